const A = Float64[0.2 0.4 0.6; 0.3 0.5 0.7]
const B = Float64[0.9 0.8 0.7; 0.6 0.5 0.4]
const ROW, COLUMN = reshape(B[1, :], 1, 3), B[:, 1]

same(found, wanted) =
    found isa TPArray && size(found) == size(wanted) && Array(found) ≈ wanted

@testset "each function is the library's" begin
    a, b = TPArray(A), TPArray(B)
    # A call by Julia would not run a kernel of the library.
    kernel() = first(split(unsafe_string(Raw.tp_debug_last_kernel()), '/'))
    computed = 0
    for (name, op) in TensorPlay.UNARY
        name in (:!, :~, :identity, :+, :acosh) && continue
        f = getfield(Base, name)
        @test same(f.(a), f.(A))
        op in (:conj, :alias) || @test kernel() == string(op)
        computed += 1
    end
    for (name, op, swapped) in TensorPlay.BINARY
        name in (:<<, :>>, :&, :|, :xor) && continue
        f = getfield(Base, name)
        @test same(f.(a, b), f.(A, B))
        @test same(f.(a, 0.5), f.(A, 0.5))
        @test same(f.(0.5, a), f.(0.5, A))
        @test kernel() in string.((op, swapped))
        computed += 1
    end
    @test computed > 50
    @test same(acosh.(a .+ 1), acosh.(A .+ 1))
end

@testset "integers and truth values" begin
    i, j = Int64[5 6; 7 8], Int64[1 2; 3 1]
    a, b = TPArray(i), TPArray(j)
    for f in (<<, >>, &, |, xor, +, -, *, div, fld, mod, rem, max, min)
        @test same(f.(a, b), f.(i, j))
        @test same(f.(a, 2), f.(i, 2))
        @test same(f.(100, b), f.(100, j))
    end
    @test same(.~a, .~i)
    @test same(.!(a .> 6), .!(i .> 6))
    @test eltype(a ./ 2) === Float32
    @test eltype(2 ./ a) === Float32
    @test eltype(0.5 .- a) === Float32
    @test eltype(TPArray(Float32[1]) .+ 0.5) === Float32
    @test eltype(0.5 .- TPArray(Float32[1])) === Float32
end

@testset "sizes" begin
    a = TPArray(A)
    @test same(a .+ TPArray(ROW), A .+ ROW)
    @test same(a .- TPArray(COLUMN), A .- COLUMN)
    @test same(TPArray(COLUMN) .* TPArray(ROW), COLUMN .* ROW)
    @test same(a .+ TPArray(ones(2, 3, 4)), A .+ ones(2, 3, 4))
    @test same(TPArray(zeros(0, 3)) .+ TPArray(ROW), zeros(0, 3))
    @test_throws DimensionMismatch a .+ TPArray(ones(3, 3))
    @test same(transpose(a) .+ transpose(a), transpose(A) .+ transpose(A))
    none = TPArray(Tensor(2.0))
    @test same(none .+ 1, fill(3.0))
    @test same(none .+ TPArray(ROW), 2 .+ ROW)
    none .= none .* 5
    @test none[] == 10
    plain = fill(0.0)
    plain .= none .+ 1
    @test plain[] == 11
end

@testset "fused expressions" begin
    a, b = TPArray(A), TPArray(B)
    @test same(@.(sin(a)^2 + cos(a)^2 - a * b / 2), @.(sin(A)^2 + cos(A)^2 - A * B / 2))
    @test same(a .^ 3 .+ a .^ -1, A .^ 3 .+ A .^ -1)
    @test same(a .+ b .+ a .+ 1, A .+ B .+ A .+ 1)
    @test same((+).(a, b, a, 1), (+).(A, B, A, 1))
    @test same(ifelse.(a .> 0.4, a, b), ifelse.(A .> 0.4, A, B))
    @test same(ifelse.(a .> 0.4, 1.0, b), ifelse.(A .> 0.4, 1.0, B))
    @test same(ifelse.(a .> 0.4, a, 0.0), ifelse.(A .> 0.4, A, 0.0))
    @test same(ifelse.(a .> 0.4, 1, 2), ifelse.(A .> 0.4, 1, 2))
    @test same(clamp.(a, 0.3, 0.5), clamp.(A, 0.3, 0.5))
    @test same(muladd.(a, b, 1), muladd.(A, B, 1))
    @test eltype(Float32.(a)) === Float32
    @test same(Operators.relu.(a .- 0.5), max.(A .- 0.5, 0))
    @test same(a .+ B, A .+ B)
    @test same(a .+ (1:2), A .+ (1:2))
    @test same(a .+ (1.0, 2.0), A .+ [1.0, 2.0])
    @test same(a .+ Ref(2.0), A .+ 2.0)
    @test same((2 .* 3) .+ a, 6 .+ A)
    @test same(real.(a) .+ imag.(a), A)
    z = A .+ im .* B
    @test same(abs.(TPArray(z)), abs.(z))
    @test same(conj.(TPArray(z)) .* z, conj.(z) .* z)
    @test same(real.(TPArray(z)), A)
end

@testset "results have bytes of their own" begin
    a, z = TPArray(A), TPArray(A .+ im .* B)
    checked = 0
    for (name, _) in TensorPlay.UNARY
        name in (:!, :~) && continue
        @test !same_storage(getfield(Base, name).(a), a)
        checked += 1
    end
    for f in (Float64, x -> x, real, imag, conj, abs)
        @test !same_storage(f.(a), a)
        @test f === Float64 || !same_storage(f.(z), z)
    end
    @test !same_storage(convert.(Float64, a), a)
    @test checked > 30
    @test !same_storage(a .^ 1, a) && !same_storage(a .+ 0, a)
    @test !same_storage(clamp.(a, 0, 1), a)
end

@testset "into an array" begin
    a, b = TPArray(A), TPArray(zeros(2, 3))
    b .= a .* 2
    @test same(b, A .* 2)
    b .+= a
    @test same(b, A .* 3)
    b .= 1
    @test same(b, ones(2, 3))
    b .= TPArray(ROW)
    @test same(b, repeat(ROW, 2))
    b .= B
    @test same(b, B)
    i = TPArray(zeros(Int32, 2, 3))
    i .= a .* 10
    @test same(i, trunc.(Int32, A .* 10))
    plain = zeros(2, 3)
    plain .= a .+ 1
    @test plain ≈ A .+ 1
    # What is read is read before it is written.
    c = TPArray([1.0, 2.0, 3.0])
    c .= reverse(c) .+ c
    @test c == [4, 4, 4]
    before = version(c)
    c .*= 2
    @test version(c) > before
    @test_throws DimensionMismatch b .= TPArray(ones(3, 3))
end

@testset "functions that the library lacks" begin
    a = TPArray(A)
    @test same((x -> 2x + 1).(a), 2A .+ 1)
    @test same((x -> 2x).(a .+ 1) .- 1, 2 .* (A .+ 1) .- 1)
    @test string.(TPArray([1, 2])) == ["1", "2"]
    @test (x -> x > 0.4 ? :big : :small).(a) isa Matrix{Symbol}
    @test same(map(x -> x^2, a), A .^ 2) || map(x -> x^2, a) ≈ A .^ 2
    w = requires_grad!(TPArray(A))
    @test_throws ArgumentError (x -> 2x).(w)
    @test same(no_grad(() -> (x -> 2x).(w)), 2A)
end

@testset "complex numbers" begin
    c = [1 + 2im, 3.0 + 0im, -1 - 1im]
    a = TPArray(c)
    @test abs2.(a) isa TPArray{Float64,1} && abs2.(a) == [5, 9, 2]
    @test abs2.(TPArray([-3])) == [9]
    for f in (abs, real, imag, conj, angle, inv, sqrt, exp, log, x -> x^2, -)
        @test Array(f.(a)) ≈ f.(c)
    end
    @test refused(() -> sign.(a)).code == Raw.TP_ERROR_DTYPE
end
