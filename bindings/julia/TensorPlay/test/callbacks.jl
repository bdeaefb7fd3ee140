struct Unusual <: Exception end

@testset "a function of Julia in a history" begin
    function cube(x)
        y = no_grad(() -> x .^ 3)
        record(y, x; saved=x, name="cube") do gradients, saved
            3 .* saved[1] .^ 2 .* gradients[1]
        end
        return y
    end
    w = requires_grad!(TPArray([1.0, 2.0]))
    y = cube(w)
    @test requires_grad(y) && occursin("cube", graph(y))
    backward(Operators.sum(y .* 2))
    @test grad(w) == [6, 24]
    # The way back is recorded too, if asked for.
    first_order = gradients(Operators.sum(cube(w)), w; create_graph=true)[1]
    @test gradients(Operators.sum(first_order), w)[1] == [6, 12]
end

@testset "several inputs and outputs" begin
    a, b = (requires_grad!(Tensor([x])) for x in (2.0, 5.0))
    p, q = no_grad(() -> (Operators.mul(a, b), Operators.add(a, b)))
    record((p, q), (a, b); saved=(a, b)) do gradients, saved
        dp, dq = gradients
        @test dq === nothing
        (Operators.mul(dp, saved[2]), Operators.mul(dp, saved[1]))
    end
    @test map(item, gradients(p, (a, b))) == [5, 2]
end

@testset "exceptions come back" begin
    w = requires_grad!(TPArray([1.0]))
    y = no_grad(() -> w .* 1)
    record((gradients, saved) -> throw(Unusual()), y, w)
    @test_throws Unusual backward(y)
    z = no_grad(() -> w .* 1)
    record((gradients, saved) -> (nothing, nothing), z, w)
    @test_throws DimensionMismatch backward(z)
    @test TensorPlay.WAITING[] == 0
    # The library was told too.
    @test Raw.tp_error_code(C_NULL) == Raw.TP_ERROR_CALLBACK
    backward(w .* 2)
    @test grad(w) == [2]
end

@testset "hooks" begin
    w = requires_grad!(TPArray([1.0, 2.0]))
    seen = []
    y = w .* 3
    id = add_hook!(g -> (push!(seen, Array(g)); g .* 10), y)
    other = add_hook!(g -> (push!(seen, Array(g)); nothing), w)
    backward(Operators.sum(y))
    @test seen == [[1, 1], [30, 30]]
    @test grad(w) == [30, 30]
    remove_hook!(w, other)
    @test refused(() -> remove_hook!(w, other)).code == Raw.TP_ERROR_ARGUMENT
    t = requires_grad!(Tensor([1.0]))
    add_hook!(g -> (@test g isa Tensor; throw(Unusual())), t)
    @test_throws Unusual backward(Operators.mul(t, 2))
    @test refused(() -> add_hook!(identity, Tensor([1.0]))).code == Raw.TP_ERROR_STATE
    # Garbage of a backward pass inside a callback is collected there.
    collected = requires_grad!(TPArray([1.0]))
    add_hook!(g -> (GC.gc(); run_deferred(); g .+ 1), collected)
    backward(collected .* 2)
    @test grad(collected) == [3]
end

@testset "the log" begin
    lines = String[]
    set_log((level, message) -> push!(lines, message))
    Operators.relu(Tensor([1.0]))
    @test length(lines) == 1 && startswith(lines[1], "layout: ") ||
          startswith(lines[1], "relu/f64")
    set_log((level, message) -> throw(Unusual()))
    @test_throws Unusual Operators.relu(Tensor([1.0]))
    @test_throws Unusual Operators.relu!(Tensor([1.0]))
    set_log(nothing)
    before = length(lines)
    Operators.relu(Tensor([1.0]))
    @test length(lines) == before && TensorPlay.WAITING[] == 0
end

@testset "collecting when memory runs out" begin
    calls = Ref(0)
    set_collect(() -> (calls[] += 1; false))
    failures = with_failing_allocations(() -> release!(Operators.zeros((4,), Float32)))
    @test failures > 0 && calls[] >= failures
    # Another try once Julia has dropped what it no longer reaches.
    garbage() = foreach(_ -> (Operators.zeros((4,), Float32); nothing), 1:100)
    before = live_objects()
    garbage()
    set_collect() do
        TensorPlay.collect_garbage()
        Raw.tp_debug_fail_allocations(0)
        true
    end
    Raw.tp_debug_fail_allocations(1)
    t = Operators.zeros((2^20,), Float64)
    @test length(t) == 2^20
    @test Raw.tp_debug_live_objects() < before + 100
    # One that throws: the allocation has failed, and the exception comes out.
    set_collect(() -> throw(Unusual()))
    Raw.tp_debug_fail_allocations(1)
    @test_throws Unusual Operators.zeros((2^21,), Float64)
    Raw.tp_debug_fail_allocations(0)
    # The library's own choice of what to do: collect.
    set_collect()
    failures = with_failing_allocations(() -> release!(Operators.zeros((4,), Float32)))
    @test failures > 0
    set_collect(nothing)
end

@testset "streams" begin
    t = Tensor(Float32[1 2; 3 4])
    closed = IOBuffer()
    close(closed)
    @test_throws Exception npy_write(closed, t)
    @test TensorPlay.WAITING[] == 0 && isempty(TensorPlay.ROOTS)
end
