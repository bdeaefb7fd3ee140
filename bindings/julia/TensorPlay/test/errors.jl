@testset "what an exception tells" begin
    e = refused(() -> Operators.add(Tensor([1.0 2.0]), Tensor([1.0 2.0 3.0])))
    @test e.code == Raw.TP_ERROR_SHAPE
    @test e.name == "TP_ERROR_SHAPE"
    @test e.function_name == "tp_add"
    @test e.message ==
          "cannot broadcast (2, 1) with (3, 1): dimension 2 from the right is 2 and 3"
    @test occursin("tp_add: cannot broadcast", sprint(showerror, e))
    e = refused(() -> num_threads!(-1))
    @test e.code == Raw.TP_ERROR_ARGUMENT && e.argument == 1
    @test occursin("argument 1", sprint(showerror, e))
end

@testset "the system's reason" begin
    e = refused(() -> npy_load("/nowhere/a.npy"))
    @test e.code == Raw.TP_ERROR_IO
    @test e.native_code == 2
    @test !isempty(e.cause)
    @test occursin(e.cause, sprint(showerror, e))
end

@testset "getters" begin
    t = Tensor([1.0])
    @test refused(() -> size(t, 3)).code == Raw.TP_ERROR_RANGE
    @test refused(() -> TensorPlay.operator("nothing like it")).code ==
          Raw.TP_ERROR_ARGUMENT
end

@testset "released handles" begin
    t = Tensor([1.0])
    release!(t)
    release!(t)
    @test_throws ArgumentError size(t)
    @test_throws ArgumentError Operators.neg(t)
    @test sprint(show, t) == "Tensor(released)"
end

@testset "an error of another task stays there" begin
    errors = map(1:8) do i
        @async begin
            found = refused(() -> Operators.select(Tensor([1.0]), 0, 10i))
            yield()
            found.message
        end
    end
    messages = map(fetch, errors)
    @test length(unique(messages)) == 8
end
