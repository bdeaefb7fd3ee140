@testset "making" begin
    t = Tensor(Float32[1 2 3; 4 5 6])
    @test size(t) == (3, 2)
    @test strides(t) == (2, 1)
    @test ndims(t) == 2 && length(t) == 6 && sizeof(t) == 24
    @test eltype(t) === Float32
    @test size(t, 0) == 3 && size(t, -1) == 2
    @test Array(t) == Float32[1 2 3; 4 5 6]
    @test item(Tensor(2.5)) === 2.5
    @test item(Tensor(true)) === true
    @test item(Tensor(typemax(UInt64))) === typemax(UInt64)
    @test item(Tensor(1.0f0 + 2im)) === 1.0 + 2.0im
    @test Array(Tensor(1:3)) == [1, 2, 3]
    @test Array(Tensor(reshape(Int8[], 0, 3))) == reshape(Int8[], 0, 3)
    @test_throws MethodError Tensor(["text"])
end

@testset "every element type" begin
    for (T, _) in TensorPlay.DTYPES
        values = T === Bool ? [true, false] : T[1, 2]
        @test eltype(Tensor(values)) === T
        @test Array(Tensor(values)) == values
    end
end

@testset "what is shared" begin
    t = Tensor([1.0, 2.0])
    alias = Operators.alias(t)
    @test same_storage(t, alias)
    @test !same_storage(t, Operators.clone(t))
    @test use_count(t) == 1
    @test retained_bytes(Operators.select(t, 0, 1)) == 16
    before = version(t)
    Operators.zero!(alias)
    @test version(t) == before + 1
    mark_written!(t)
    @test version(t) == before + 2
end

@testset "handles that change" begin
    t = Tensor([1.0 2.0; 3.0 4.0])
    array = TPArray(t)
    resize_tensor!(t, (3, 2))
    @test size(t) == (3, 2) && size(array) == (2, 2)
    @test array == [1.0 2.0; 3.0 4.0]
    other = Tensor([7.0])
    assign!(t, other)
    @test same_storage(t, other)
    set_storage!(t, storage(array), (2,); strides=(2,), offset=1)
    @test Array(t) == [2.0, 4.0] || Array(t) == [3.0, 4.0]
    @test Array(t) == array[2, :]
end

# A function, so that nothing on the stack keeps what it has locked.
@noinline finds(weak, t) = same_storage(weak[], t)

@testset "weak handles" begin
    t = Tensor([1.0])
    weak = WeakTensor(t)
    @test finds(weak, t)
    release!(t)
    GC.gc()
    @test weak[] === nothing
end

@testset "text" begin
    t = Tensor(Float32[1 2; 3 4])
    @test layout(t, "t") == "t: shape=(2, 2), strides=(2, 1), offset=0, contiguous=1"
    shown = sprint(show, MIME("text/plain"), t)
    @test occursin("2x2 Tensor of Float32", shown) && occursin("[1., 3.]", shown)
    @test sprint(show, t) == "Tensor(Float32, (2, 2))"
    @test occursin("TPArray{Float32,2}", replace(summary(TPArray(t)), ", " => ","))
    @test sprint(show, Generator(3)) == "Generator(seed 3, offset 0)"
    @test sprint(show, WeakTensor(t)) == "WeakTensor(...)"
end
