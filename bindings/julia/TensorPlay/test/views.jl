const DATA = reshape(collect(1:24), 2, 3, 4)

@testset "parts share bytes" begin
    a = TPArray(DATA)
    for index in ((:, 2, 3), (1, :, :), (2, 1:2, 2:2:4), (:, 3:-1:1, 4:-2:1),
                  (1, 2, 3), (:, 2:1, :), (Base.OneTo(2), 1:3, 1))
        part = view(a, index...)
        @test part isa TPArray
        @test part == view(DATA, index...)
        @test isempty(part) || same_storage(part, a)
        if !all(i -> i isa Int, index)
            @test a[index...] == DATA[index...]
            @test a[index...] isa TPArray && !same_storage(a[index...], a)
        end
    end
    @test_throws BoundsError view(a, 3, 1:2, 1)
    @test_throws BoundsError view(a, :, 1:4, 1)
    @test view(a, [1, 2], 1, 1) isa SubArray
    @test a[[2, 1], 1, 1] == [2, 1]
    @test a[a .> 20] == [21, 22, 23, 24]
end

@testset "writing parts" begin
    a, b = TPArray(copy(DATA)), copy(DATA)
    a[:, 1, 1] = [100, 200]
    b[:, 1, 1] = [100, 200]
    a[1, :, :] .= 5
    b[1, :, :] .= 5
    a[2, 3:-1:2, 4] = [7, 8]
    b[2, 3:-1:2, 4] = [7, 8]
    a[:, :, 2] .*= 2
    b[:, :, 2] .*= 2
    a[2, :, 3] = 1:3
    b[2, :, 3] = 1:3
    @test a == b
    @test_throws DimensionMismatch (a[:, 1, 1] = [1, 2, 3])
end

@testset "other forms" begin
    a = TPArray(DATA)
    @test reshape(a, 6, 4) == reshape(DATA, 6, 4)
    @test reshape(a, :) == vec(DATA) && same_storage(reshape(a, :), a)
    @test reshape(a, 4, :) == reshape(DATA, 4, 6)
    @test_throws DimensionMismatch reshape(a, (5, 5))
    @test_throws DimensionMismatch reshape(a, 5, :)
    turned = PermutedDimsArray(a, (3, 1, 2))
    @test turned == permutedims(DATA, (3, 1, 2)) && same_storage(turned, a)
    @test reshape(turned, 4, 6) == reshape(permutedims(DATA, (3, 1, 2)), 4, 6)
    @test permutedims(a, (2, 3, 1)) == permutedims(DATA, (2, 3, 1))
    @test !same_storage(permutedims(a, (1, 2, 3)), a)
    m, plain = TPArray(DATA[:, :, 1]), DATA[:, :, 1]
    @test transpose(m) == transpose(plain) && same_storage(transpose(m), m)
    @test m' == plain'
    @test permutedims(m) == permutedims(plain)
    @test reverse(m; dims=2) == reverse(plain; dims=2)
    z = plain .+ 2.0im
    @test TPArray(z)' == z'
    complex = TPArray(z)
    @test real(complex) == plain && imag(complex) == fill(2, 2, 3)
    @test !same_storage(real(complex), complex)
    @test same_storage(TPArray(Operators.real(complex)), complex)
    pieces = Operators.split(m, 1, 0)
    @test length(pieces) == 3 && Array(pieces[2]) == plain[:, 2:2]
end
