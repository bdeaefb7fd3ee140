# Nothing of the library lives when Julia has dropped everything: after every
# operator, and after every operator with each of its allocations failing once.

"Calls with their operands, which make objects too."
function other_calls(folder)
    at(name) = joinpath(folder, name)
    w() = requires_grad!(TPArray([0.5, 1.5]))
    entries(v) = ["x" => v.x, "y" => v.y]
    return [
        :wrap => v -> wrap([1.0 2.0]) .+ 1,
        :array => v -> TPArray(v.x)[:, 1] .* 2,
        :parts => v -> (a = TPArray(v.x); a[1:2, 1] = [1, 2]; view(a, 1, :)),
        :fused => v -> (a = TPArray(v.x); a .= a .* 2 .+ sin.(a) .^ 2),
        :fallback => v -> (x -> 2x).(TPArray(v.x)),
        :reductions => v -> (a = TPArray(v.x); [sum(a; dims=1), maximum(a), a * a']),
        :weak => v -> (WeakTensor(v.x)[], WeakStorage(storage(v.x))[]),
        :storage => v -> Tensor(Storage(Storage(64), 0, 32), Float32, (8,)),
        :shared => v -> open_shared(shared_descriptor(shared(64))),
        :allocator => v -> Storage(8; allocator=allocator()),
        :saved => v -> unpack(Saved(v.x)),
        :backward => v -> (a = w(); backward(Operators.sum(a .* a)); grad(a)),
        :gradients => v -> (a = w(); gradients(Operators.sum(a .^ 3), a;
                                               create_graph=true)),
        :record => v -> begin
            a = w()
            y = no_grad(() -> a .* 2)
            record((g, s) -> g[1] .* 2, y, a; saved=a)
            gradients(Operators.sum(y), a)
        end,
        :hook => v -> begin
            a = w()
            add_hook!(g -> g .* 2, a)
            backward(Operators.sum(a .* 3))
        end,
        :log => v -> (set_log((l, m) -> nothing); Operators.exp(v.x); set_log(nothing)),
        :npy => v -> (npy_save(at("a.npy"), v.x); npy_load(at("a.npy"); map=true)),
        :npz => v -> (npz_save(at("a.npz"), entries(v); compress=true);
                      NpzFile(at("a.npz"))["y"]),
        :safetensors => v -> (safetensors_save(at("a.st"), entries(v));
                              SafetensorsFile(at("a.st"))["x"]),
        :streams => v -> (npy_write(IOBuffer(), v.x); npz_write(IOBuffer(), entries(v));
                          safetensors_write(IOBuffer(), entries(v))),
        :by_name => v -> call("cat", (v.x, v.y), 0),
        :show => v -> (repr("text/plain", v.x), layout(v.x), string(v.generator)),
    ]
end

# In functions, so that the operands are gone when they return; compiled once
# for all calls.
@noinline call_once(@nospecialize(f)) = (f(stand_ins()); nothing)
@noinline function call_failing(@nospecialize(f))
    operands = stand_ins()
    return with_failing_allocations(() -> f(operands))
end

function leaks(rows)
    calls, failing = 0, 0
    for (name, fs) in rows
        foreach(call_once, fs)
        calls += length(fs)
        @test (name, live_objects()) == (name, 0)
        for f in fs
            failing += call_failing(f)
        end
        @test (name, live_objects()) == (name, 0)
    end
    @test isempty(TensorPlay.ROOTS)
    return calls, failing
end

@testset "operators" begin
    rows = Dict{Symbol,Vector{Any}}()
    for (operator, name, f) in OPERATOR_CALLS
        push!(get!(rows, operator, []), f)
    end
    calls, failing = leaks(rows)
    @test length(rows) > 150 && calls >= 500 && failing >= calls
    println("leaks: ", length(rows), " operators in ", calls, " forms, ", failing,
            " failed allocations, no object left")
end

@testset "the rest" begin
    mktempdir() do folder
        rows = [name => [f] for (name, f) in other_calls(folder)]
        calls, failing = leaks(rows)
        @test calls > 20 && failing > calls
        println("leaks: ", calls, " other calls, ", failing,
                " failed allocations, no object left")
    end
end
