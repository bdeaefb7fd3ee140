@testset "dimensions are in reverse" begin
    t = Operators.reshape(Operators.arange(0, 6, 1, Float64), (2, 3))
    a = TPArray(t)
    @test a isa TPArray{Float64,2}
    @test size(a) == (3, 2) && strides(a) == (1, 3) && stride(a, 2) == 3
    @test a == [0 3; 1 4; 2 5]
    @test pointer(a) == Ptr{Float64}(Raw.tp_tensor_data(t))
    @test TPArray{Float64,2}(t) == a
    @test_throws ArgumentError TPArray{Float32,2}(t)
    @test_throws ArgumentError TPArray{Float64,3}(t)
end

@testset "making" begin
    @test size(TPArray{Int32}(undef, 2, 3)) == (2, 3)
    @test size(TPArray{Int32,2}(undef, (2, 3))) == (2, 3)
    @test TPArray([1 2; 3 4]) == [1 2; 3 4]
    @test TPArray{Float32}([1 2; 3 4]) isa TPArray{Float32,2}
    @test TPArray(view([1 2; 3 4], :, 2)) == [2, 4]
    a = TPArray([1.0])
    b = TPArray(a)
    @test same_storage(a, b)
    @test similar(a) isa TPArray{Float64,1}
    @test similar(a, Int8, (2, 2)) isa TPArray{Int8,2}
    @test similar(a, String) isa Vector{String}
    @test !same_storage(a, copy(a)) && copy(a) == a
end

@testset "elements" begin
    for (T, _) in TensorPlay.DTYPES
        values = T === Bool ? Bool[0 1; 1 1] : T[1 2; 3 4]
        a = TPArray(values)
        @test a[2, 1] === values[2, 1] && a[3] === values[3]
        before = version(a)
        a[1, 2] = values[1, 1]
        @test a[1, 2] === values[1, 1]
        @test version(a) == before + 2
    end
    a = TPArray([1.0 2.0; 3.0 4.0])
    @test_throws BoundsError a[3, 1]
    @test_throws BoundsError a[0, 1]
    @test_throws BoundsError (a[1, 3] = 1)
    @test_throws InexactError (TPArray([1])[1] = 1.5)
    @test [x for x in a] == [1.0 2.0; 3.0 4.0]
    @test TPArray(Tensor(3.0))[] === 3.0
    @test isempty(TPArray{Float32}(undef, 0, 3))
    @test sprint(show, TPArray([1, 2])) == "[1, 2]"
end

@testset "a byte that is not 0 is true" begin
    bytes = TPArray(UInt8[0, 1, 2, 255])
    truths = TPArray(Operators.view_dtype(bytes, Bool))
    @test truths == [false, true, true, true]
    @test reinterpret(UInt8, Array(truths)) == [0, 1, 1, 1]
    @test reinterpret(UInt8, copyto!(fill(true, 4), truths)) == [0, 1, 1, 1]
end

@testset "layouts" begin
    t = Tensor([1 2 3; 4 5 6])
    @test TPArray(Operators.t(t)) == [1 4; 2 5; 3 6]
    @test TPArray(Operators.flip(t, (0,))) == [3 2 1; 6 5 4]
    wide = TPArray(Operators.expand(Tensor([1, 2]), (3, 2)))
    @test wide == [1 1 1; 2 2 2]
    @test_throws ArgumentError fill!(wide, 3)
    @test_throws ArgumentError wide .= 3
    @test refused(() -> wide[1, 1] = 3).code == Raw.TP_ERROR_OVERLAP
    @test wide == [1 1 1; 2 2 2]
end

@testset "copying" begin
    a = TPArray{Float32}(undef, 2, 2)
    copyto!(a, [1 2; 3 4])
    @test a == [1 2; 3 4]
    b = zeros(Float32, 2, 2)
    copyto!(b, transpose(a))
    @test b == [1 3; 2 4]
    @test Array(a) == collect(a) == Float32[1 2; 3 4]
    @test copyto!(similar(a), a) == a
    copyto!(a, 1, [9.0f0], 1, 1)
    @test a[1] == 9
    @test copyto!(TPArray(zeros(5)), TPArray([1.0, 2.0]))[1:2] == [1, 2]
    fill!(a, 7)
    @test all(==(7), a)
end

@testset "data" begin
    a = TPArray([1.0 2.0; 3.0 4.0])
    @test withdata(sum, a) == 10
    before = version(a)
    withdata(data -> data .*= 2, a; write=true)
    @test a == [2 4; 6 8] && version(a) == before + 2
    @test_throws ArgumentError withdata(sum, transpose(a))
    @test_throws ErrorException withdata(_ -> error("no"), a; write=true)
    fill!(a, 1)
    @test a == ones(2, 2)
end

@testset "lent data stays where it is" begin
    for write in (false, true)
        a = TPArray(ones(1000))
        t = Tensor(a)
        withdata(a; write=write) do data
            @test_throws ArgumentError resize!(storage(a), 10^6)
            @test_throws ArgumentError resize_tensor!(t, (10^6,))
            @test_throws ArgumentError withdata(_ -> resize!(storage(a), 10^6), a)
            @test_throws ArgumentError resize!(storage(a), 10^6)
            foreach(release!, (a, t))
            GC.gc()
            others = [TPArray(fill(7.0, 1000)) for _ in 1:10]
            @test all(==(1), data)
        end
        @test isempty(TensorPlay.LENT)
    end
    a = TPArray(ones(1000))
    @test_throws ErrorException withdata(_ -> error("no"), a)
    resize!(storage(a), 10^6)
    @test sizeof(storage(a)) == 10^6
end

@testset "an array's handle stays its own" begin
    a = TPArray([1.0 2.0; 3.0 4.0])
    for t in (Operators.contiguous(a), Operators.to(a), Tensor(a),
              Operators.dropout(a, 0.5, Generator(1); training=false))
        @test t.handle != a.tensor.handle
        @test same_storage(t, a)
    end
    @test Operators.zero!(a) === a && a == zeros(2, 2)
    wide = TPArray(Operators.expand(Tensor([1.0, 2.0]), (3, 2)))
    @test_throws ArgumentError Operators.zero!(wide)
    @test wide == [1 1 1; 2 2 2]
end
