const M = Float64[1 5 3; 4 2 6]

@testset "reductions" begin
    a = TPArray(M)
    for f in (sum, prod, maximum, minimum)
        @test f(a) === f(M)
        for dims in (1, 2, (1, 2), 3)
            @test f(a; dims=dims) == f(M; dims=dims)
            @test f(a; dims=dims) isa TPArray
        end
    end
    truths = M .> 3
    t = TPArray(Array{Bool}(truths))
    for f in (any, all)
        @test f(t) === f(truths)
        @test f(t; dims=1) == f(truths; dims=1)
    end
    @test sum(TPArray(Int8[100, 100])) == 200
    @test sum(TPArray(Float64[])) == 0
    @test cumsum(a; dims=2) == cumsum(M; dims=2)
    @test cumprod(a; dims=1) == cumprod(M; dims=1)
    @test cumsum(TPArray([1, 2, 3])) == [1, 3, 6]
    @test_throws ArgumentError cumsum(a)
    @test argmax(a) == argmax(M)
end

@testset "products and joining" begin
    a, b = TPArray(M), TPArray([1.0 2; 3 4; 5 6])
    @test a * b == M * [1.0 2; 3 4; 5 6]
    @test a * TPArray([1.0, 2, 3]) == M * [1.0, 2, 3]
    @test a * transpose(a) ≈ M * M'
    @test vcat(a, a) == vcat(M, M) && hcat(a, a) == hcat(M, M)
    @test cat(a, a; dims=1) == cat(M, M; dims=1)
    @test a == TPArray(M) && a != TPArray(M .+ 1) && a != TPArray([1.0])
end
