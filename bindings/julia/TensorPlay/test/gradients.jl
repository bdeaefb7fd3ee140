@testset "leaves" begin
    w = requires_grad!(TPArray([1.0, 2.0, 3.0]))
    @test requires_grad(w) && is_leaf(w) && grad(w) === nothing
    backward(Operators.sum(w .* w .* 3))
    @test grad(w) isa TPArray && grad(w) == [6, 12, 18]
    backward(Operators.sum(w .* 2))
    @test grad(w) == [8, 14, 20]
    zero_grad!(w)
    @test grad(w) == zeros(3)
    grad!(w, TPArray(ones(3)))
    @test grad(w) == ones(3)
    grad!(w, nothing)
    @test grad(w) === nothing
    requires_grad!(w, false)
    @test !requires_grad(w)
    @test refused(() -> requires_grad!(TPArray([1]))).code == Raw.TP_ERROR_DTYPE
end

@testset "against differences" begin
    x = [0.3 0.5; 0.7 0.9]
    f(a) = @. sin(a) * exp(a) / (1 + a^2) + sqrt(a) - log(a) * tanh(a)
    w = requires_grad!(TPArray(x))
    backward(Operators.sum(f(w)))
    h = 1e-6
    @test grad(w) ≈ (f(x .+ h) .- f(x .- h)) ./ 2h rtol = 1e-6
end

@testset "chosen inputs" begin
    a, b = (requires_grad!(Tensor([2.0])) for _ in 1:2)
    y = Operators.mul(Operators.square(a), b)
    da, db = gradients(y, (a, b); retain_graph=true)
    @test item(da) == 8 && item(db) == 4
    @test grad(a) === nothing
    first_order = gradients(y, a; create_graph=true)[1]
    @test item(gradients(first_order, a)[1]) == 4
    c = requires_grad!(Tensor([1.0]))
    @test gradients(Operators.square(a), (a, c); allow_unused=true)[2] === nothing
    @test refused(() -> gradients(Operators.square(a), c)).code == Raw.TP_ERROR_STATE
    weighted = Operators.mul(a, 3)
    @test item(gradients(weighted, a; gradients=Tensor([10.0]))[1]) == 30
    @test_throws ArgumentError backward(weighted; gradients=[a, a])
end

@testset "modes" begin
    w = requires_grad!(Tensor([1.0]))
    @test requires_grad(Operators.neg(w))
    @test !no_grad(() -> requires_grad(Operators.neg(w)))
    @test no_grad(() -> enable_grad(() -> requires_grad(Operators.neg(w))))
    @test_throws ErrorException no_grad(() -> error("out"))
    @test modes() == 0
    @test version(inference(() -> Operators.neg(w))) == -1
    no_grad() do
        @test modes() == Raw.TP_MODE_NO_GRAD
        Operators.sub!(w, 0.5)
    end
    @test item(w) == 0.5
end

@testset "modes of tasks that take turns" begin
    w = requires_grad!(TPArray([1.0]))
    in_turns(f, g) = @sync for task in (f, g)
        @async task()
    end
    for (f, g) in ((no_grad, no_grad), (no_grad, inference), (inference, no_grad),
                   (enable_grad, no_grad)), (long, short) in ((0.03, 0.01), (0.01, 0.03))
        in_turns(() -> f(() -> sleep(long)), () -> g(() -> sleep(short)))
        @test modes() == 0 && requires_grad(w .* 2)
    end
    y = Operators.sum(w .^ 2)
    hook = add_hook!(g -> (yield(); nothing), w)
    back() = backward(y; retain_graph=true)
    chosen() = gradients(y, w; retain_graph=true)
    for (f, g) in ((back, back), (back, chosen), (back, () -> no_grad(yield)),
                   (() -> no_grad(back), back), (back, () -> no_grad(back)))
        in_turns(f, g)
        @test modes() == 0 && requires_grad(w .* 2)
    end
    remove_hook!(w, hook)
    # A callback that leaves another mode does not change the pass's.
    add_hook!(g -> (Raw.tp_modes_set(0); nothing), w)
    back()
    @test !requires_grad(grad(w)) && modes() == 0
    # A failing block ends too, and what was set outside of blocks stays.
    Raw.tp_modes_set(Raw.TP_MODE_ANOMALY)
    @test_throws ErrorException no_grad(() -> error("out"))
    @test modes() == Raw.TP_MODE_ANOMALY
    Raw.tp_modes_set(0)
end

@testset "what is guarded" begin
    w = requires_grad!(TPArray([1.0, 2.0]))
    y = w .* 1.0
    z = Operators.sum(y .* y)
    Operators.zero!(Tensor(y))
    e = refused(() -> backward(z))
    @test e.code == Raw.TP_ERROR_VERSION
    @test refused(() -> w .= 0).code == Raw.TP_ERROR_STATE
    saved = Saved(y)
    @test Array(unpack(saved)) == [0, 0]
    y[1] = 5
    @test refused(() -> unpack(saved)).code == Raw.TP_ERROR_VERSION
end

@testset "gradients kept and shown" begin
    w = requires_grad!(Tensor([3.0]))
    y = Operators.square(w)
    @test !retains_grad(y)
    retain_grad!(y)
    @test retains_grad(y)
    @test occursin("square", graph(y))
    @test occursin("digraph", graph(y; style=Raw.TP_GRAPH_DOT))
    @test graph(Tensor([1.0])) == ""
    backward(Operators.mul(y, 2))
    @test item(grad(y)) == 2 && item(grad(w)) == 12
end

@testset "no history is lost in silence" begin
    w = requires_grad!(TPArray([1.0, 2.0]))
    for f in (x -> x[1], x -> x[end], x -> map(sin, x), sort, x -> accumulate(+, x),
              x -> mapreduce(abs2, +, x; dims=1), x -> sum(abs2, x), x -> x .* x',
              x -> repeat(x; inner=2), x -> x[CartesianIndex(1)],
              x -> view(x, [2, 1])[1], x -> mapslices(sum, x; dims=1), x -> [y for y in x],
              x -> first(x), x -> copyto!(zeros(3), 2, x, 1, 1))
        @test_throws ArgumentError f(w)
        @test_throws ArgumentError f(w .* 1)
        f(TPArray(Operators.detach(w)))
        no_grad(() -> f(w))
    end
    # In the mode that keeps call stacks histories are recorded too.
    Raw.tp_modes_set(Raw.TP_MODE_ANOMALY)
    @test_throws ArgumentError w[1]
    @test_throws ArgumentError (x -> 2x).(w)
    Raw.tp_modes_set(0)
    # To look is no computation.
    @test w == [1, 2] && [1, 2] == w && isequal(w, [1.0, 2.0])
    @test sprint(show, w) == "[1.0, 2.0]" && hash(w) == hash([1.0, 2.0])
    @test occursin("2-element TPArray", repr("text/plain", w))
end

@testset "what Julia's functions record" begin
    A = [1.0 2.0; 3.0 4.0]
    weights = [1.0 10.0; 100.0 1000.0]
    difference(f, x, i) = (h = 1e-5; up = copy(x); up[i] += h; down = copy(x);
                           down[i] -= h; (f(up) - f(down)) / 2h)
    for f in (x -> x[[2, 1], :], x -> x[:, [2, 1, 2]], x -> x[[1, 1], [2, 1]],
              x -> x[2, [2, 1]], x -> x[[true, false], :], x -> x[[2], 1:2],
              x -> circshift(x, 1), x -> circshift(x, (1, -1)),
              x -> weights * x, x -> x * weights, x -> x * [1.0, 2.0],
              x -> x' * weights, x -> weights * x[:, 1], x -> Float32[1 2; 3 4] * x,
              x -> x * [1 2; 3 4], x -> x' * x)
        wanted = f(A)
        factors = reshape(collect(1.0:length(wanted)), size(wanted))
        w = requires_grad!(TPArray(A))
        found = f(w)
        @test found isa TPArray && size(found) == size(wanted) && found == wanted
        backward(Operators.sum(found .* factors))
        slopes = [difference(x -> sum(f(x) .* factors), A, i) for i in 1:4]
        @test vec(Array(grad(w))) ≈ slopes rtol = 1e-6
    end
    @test requires_grad(TPArray{Float32}(requires_grad!(TPArray(A))))
    a = TPArray(A)
    @test_throws BoundsError a[[3], 1]
    @test_throws BoundsError a[[0], 1]
    @test_throws BoundsError a[[true], 1]
    @test size(a[Int[], :]) == (0, 2)
end
