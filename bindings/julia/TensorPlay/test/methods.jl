@testset "no two methods are equally near" begin
    ours(m) = m.module in (TensorPlay, Operators, Raw)
    found = filter(pair -> any(ours, pair), detect_ambiguities(TensorPlay, Base))
    @test isempty(found)
    foreach(println, found)
end

@testset "what is computed has a type that Julia knows" begin
    t, a = Tensor([1.0 2.0]), TPArray([1.0 2.0])
    @test @inferred(Operators.add(t, t)) isa Tensor
    @test @inferred(Operators.add!(t, 1)) isa Tensor
    @test @inferred(Operators.sum(t; dims=(0,))) isa Tensor
    @test @inferred(Operators.max_dim(t, 0)) isa Tuple{Tensor,Tensor}
    @test @inferred(a[1, 2]) === 2.0
    @test @inferred(TPArray{Float64,2}(t)) isa TPArray{Float64,2}
    @test @inferred(copy(a)) isa TPArray{Float64,2}
    @test @inferred(size(a)) === (1, 2)
end
