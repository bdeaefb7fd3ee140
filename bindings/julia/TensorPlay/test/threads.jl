# Also run alone, with several threads of Julia.
using Test
using TensorPlay

isdefined(@__MODULE__, :live_objects) || include("support.jl")

@testset "garbage of tasks" begin
    # Handles are made and dropped by tasks on all threads; finalisers run on
    # whichever thread collects.
    tasks = map(1:8) do i
        Threads.@spawn begin
            sum(1:2000) do k
                a = wrap(Float64[i, k])
                b = a .+ 1
                k % 500 == 0 && GC.gc(false)
                b[1] - a[1]
            end
        end
    end
    @test all(==(2000.0), map(fetch, tasks))
    @test live_objects() == 0
    @test isempty(TensorPlay.ROOTS)
end

# Another holds the tensor, so that a second release would be seen.
@testset "released by several threads" begin
    rounds = map(1:20_000) do _
        x = Tensor(1.0)
        held = Tensor(Raw.tp_tensor_retain(x.handle))
        ready = Threads.Atomic{Int}(0)
        Threads.@threads for _ in 1:Threads.nthreads()
            Threads.atomic_add!(ready, 1)
            while ready[] < Threads.nthreads() end
            release!(x)
        end
        count = use_count(held)
        release!(held)
        count
    end
    @test all(==(1), rounds)
    @test live_objects() == 0
end

@testset "one tensor, many readers" begin
    t = Operators.rand((1000,), Float64, Generator(3))
    wanted = item(Operators.sum(t))
    tasks = [Threads.@spawn item(Operators.sum(Operators.alias(t))) for _ in 1:50]
    @test all(==(wanted), map(fetch, tasks))
end

@testset "errors belong to their task" begin
    tasks = map(1:20) do i
        Threads.@spawn map(1:20) do k
            refused(() -> Operators.select(Tensor(zeros(1)), 0, 1000i + k)).message
        end
    end
    messages = map(fetch, tasks)
    @test all(occursin(string(1000i + k), messages[i][k])
              for i in 1:20 for k in 1:20)
end

@testset "callbacks in tasks" begin
    tasks = map(1:10) do i
        Threads.@spawn begin
            w = requires_grad!(TPArray([Float64(i)]))
            y = no_grad(() -> w .* 1)
            record((g, saved) -> i == 5 ? error("the fifth") : g[1] .* i, y, w)
            try
                backward(y)
                grad(w)[1]
            catch e
                e.msg
            end
        end
    end
    found = map(fetch, tasks)
    @test found == Any[i == 5 ? "the fifth" : Float64(i) for i in 1:10]
    @test TensorPlay.WAITING[] == 0
end

# A storage dies on a thread that Julia does not know: no Julia code may run
# there. The thread is one of the C library, the call is the release itself.
@testset "bytes dropped by a foreign thread" begin
    data = collect(1.0:100.0)
    a = wrap(data)
    handle = Raw.tp_tensor_retain(a.tensor.handle)
    release!(a.tensor)
    release = TensorPlay.address(:tp_tensor_release)
    thread = Ref{Culong}(0)
    @test ccall(:pthread_create, Cint,
                (Ptr{Culong}, Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}),
                thread, C_NULL, release, handle) == 0
    @test ccall(:pthread_join, Cint, (Culong, Ptr{Cvoid}), thread[], C_NULL) == 0
    @test run_deferred() == 1
    @test live_objects() == 0
end

if abspath(PROGRAM_FILE) == @__FILE__
    println("threads of Julia: ", Threads.nthreads())
end
