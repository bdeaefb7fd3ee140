@testset "every operator takes what it should" begin
    @test length(OPERATOR_CALLS) >= 500
    for (_, name, f) in OPERATOR_CALLS
        found = f(stand_ins())
        # Random and uninitialised elements apart, every form gives a tensor.
        for t in (found isa Tensor ? (found,) : found)
            @test t isa Tensor && length(t) >= 0
        end
    end
end

@testset "forms of one operator agree" begin
    values(@nospecialize(found)) = map(t -> Array(t), found isa Tensor ? (found,) : (found...,))
    by_operator = Dict{Any,Any}()
    for (operator, name, f) in OPERATOR_CALLS
        occursin(r"^tp_(empty|rand|bernoulli|dropout|uniform|normal)", string(name)) &&
            continue
        stem = replace(string(name), r"_(out|inplace)$" => "")
        push!(get!(by_operator, stem, []), name => values(f(stand_ins())))
    end
    compared = 0
    for (stem, forms) in by_operator, (name, found) in forms
        first_form = last(forms[1])
        @test all(isequal.(map(size, found), map(size, first_form)))
        # In place a truth value becomes a number of the target's type.
        @test all(all(isapprox.(x, y; nans=true, atol=1e-6))
                  for (x, y) in zip(found, first_form))
        compared += 1
    end
    @test compared > 450
end

@testset "keywords and lists" begin
    t = Tensor(Float64[1 2 3; 4 5 6])
    @test item(Operators.sum(t)) == 21
    @test Array(Operators.sum(t; dims=1)) == [5, 7, 9]
    @test Array(Operators.sum(t; dims=[0, 1])) == fill(21.0)
    @test size(Operators.sum(t; dims=(1,), keepdim=true)) == (3, 1)
    @test eltype(Operators.to(t; dtype=Float32)) === Float32
    @test eltype(Operators.softmax(t, 1; dtype=Float32)) === Float32
    @test item(Operators.var(t)) ≈ 3.5
    @test item(Operators.var(t; correction=0)) ≈ 35 / 12
    @test Array(Operators.clamp(t, 2, nothing)) == max.(Array(t), 2)
    @test Array(Operators.clamp(t, nothing, Tensor(4.0))) == min.(Array(t), 4)
    @test Array(Operators.addcmul(t, t, t; value=2)) == Array(t) .+ 2 .* Array(t) .^ 2
    @test size(Operators.slice(t, 0, 0, Raw.TP_SLICE_OPEN; step=2)) == (2, 2)
    @test length(Operators.unbind(t, 0)) == 3
    values, indices = Operators.max_dim(t, 1)
    @test Array(values) == [4, 5, 6] && Array(indices) == [1, 1, 1]
    out = Operators.zeros((3, 2), Float64)
    @test Operators.add!(out, t, 1) === out
    @test Array(out) == Array(t) .+ 1
    same = Operators.add!(out, t)
    @test same === out && Array(out) == 2 .* Array(t) .+ 1
end

@testset "options" begin
    w, g = TPArray([1.0, 2.0]), TPArray([0.5, 0.5])
    Operators.sgd!(w, g, 1; lr=0.1)
    @test w ≈ [0.95, 1.95]
    first, second = TPArray(zeros(2)), TPArray(zeros(2))
    @test Operators.adam!(w, g, first, second, 1; lr=0.01) === w
    @test w ≈ [0.94, 1.94] && first ≈ [0.05, 0.05]
    @test_throws ArgumentError Operators.sgd!(w, g, 1; speed=1)
    @test_throws ArgumentError Operators.sgd!(w, g, 1; struct_size=1)
    @test refused(() -> Operators.adam!(w, g, first, second, 0)).code ==
          Raw.TP_ERROR_ARGUMENT
end

@testset "random numbers" begin
    g = Generator(42)
    first_draw = Array(Operators.rand((1000,), Float64, g))
    @test all(0 .<= first_draw .< 1) && seed(g) == 42 && offset(g) > 0
    reseed!(g, 42)
    @test Array(Operators.rand((1000,), Float64, g)) == first_draw
    reseed!(g, 1, 100)
    @test seed(g) == 1 && offset(g) == 100
    t = Operators.uniform!(Operators.empty((1000,), Float32), g; from=2, to=3)
    @test all(2 .<= Array(t) .< 3)
    @test sort(Array(Operators.randperm(10, Int64, g))) == 0:9
end

@testset "by name" begin
    t = Tensor(Float64[1 2 3; 4 5 6])
    @test length(operators()) > 100 && "add" in operators()
    row = operator("sum")
    @test map(a -> a.name, row.arguments) == ["a", "dims", "keepdim"]
    @test Array(call("add", t, t)) == 2 .* Array(t)
    @test Array(call("add", t, 1.5)) == Array(t) .+ 1.5
    @test item(call("sum", t, (0, 1), false)) == 21
    @test size(call("cat", [t, t], 0)) == (6, 2)
    values, indices = call("max_dim", t, 1, false)
    @test Array(values) == [4, 5, 6]
    @test_throws ArgumentError call("add", t)
    @test refused(() -> call("sum", t, 1.5, false)).code == Raw.TP_ERROR_ARGUMENT
end
