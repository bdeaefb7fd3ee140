@testset "the same memory" begin
    for data in ([1.0 2.0; 3.0 4.0], Int8[1, 2, 3], reshape(collect(1:24), 2, 3, 4),
                 fill(2.0f0), zeros(0, 3))
        a = wrap(data)
        @test a == data && size(a) == size(data)
        isempty(data) || @test pointer(a) == pointer(data)
    end
    data = [1.0 2.0; 3.0 4.0]
    a = wrap(data)
    a[1, 1] = 9
    @test data[1, 1] == 9
    data[2, 2] = 8
    mark_written!(a)
    @test a[2, 2] == 8 && version(a) == 3
    part = view(data, 2, :)
    @test wrap(part) == [3.0, 8.0]
    a .+= 1
    @test data == [10.0 3.0; 4.0 9.0]
    @test wrap(reshape(data, 4)) == vec(data)
end

@testset "memory that must not change" begin
    text = string("ab", "cde")
    units = codeunits(text)
    for data in (units, view(units, 1:3), reinterpret(Int8, units), reshape(units, 5, 1),
                 view(reshape(units, 5, 1), :, 1), view(1:6, 2:3))
        @test_throws ArgumentError wrap(data)
    end
    @test text == "abcde"
    @test wrap(reinterpret(Float64, view(ComplexF64[1+2im, 3], 1:2))) == [1, 2, 3, 0]
end

# In a function of its own, so that nothing on the stack keeps the array.
@noinline function wrapped(died)
    data = collect(1.0:1000.0)
    finalizer(_ -> died[] = true, data)
    return wrap(data)
end
@noinline function rows_of(died)
    a = wrapped(died)
    return Operators.select(a, 0, 3)
end

@testset "an array lives as long as its bytes are used" begin
    died = Ref(false)
    view = rows_of(died)
    GC.gc()
    run_deferred()
    GC.gc()
    @test !died[]
    @test item(view) == 4.0
    release!(view)
    GC.gc()            # the array that was wrapped, by its finaliser
    @test run_deferred() == 1
    GC.gc()
    @test died[]
    @test run_deferred() == 0
end

@testset "bytes that are taken back by C" begin
    died = Ref(false)
    a = wrapped(died)
    s = storage(a)
    release!(a.tensor)
    data, deleter, ctx = Ref{Ptr{Cvoid}}(), Ref{Ptr{Cvoid}}(), Ref{Ptr{Cvoid}}()
    @test Raw.tp_storage_take(s, data, deleter, ctx) == Raw.TP_OK
    release!(s)
    GC.gc()
    @test run_deferred() == 0 && !died[]
    @test unsafe_load(Ptr{Float64}(data[]), 2) == 2.0
    ccall(deleter[], Cvoid, (Ptr{Cvoid},), ctx[])
    @test run_deferred() == 1
end

@noinline function many_at_once()
    kept = [wrap([Float64(i)]) for i in 1:500]
    @test all(kept[i][1] == i for i in 1:500)
    @test length(TensorPlay.ROOTS) == 500
end

@testset "many" begin
    many_at_once()
    # Wrapping more lets the dead ones go without being asked.
    GC.gc()
    foreach(_ -> (wrap([1.0]); nothing), 1:600)
    @test length(TensorPlay.ROOTS) <= 1100
    @test live_objects() == 0
    @test isempty(TensorPlay.ROOTS)
end

@testset "a call that fails keeps nothing" begin
    failures = with_failing_allocations(() -> release!(wrap([1.0, 2.0]).tensor))
    @test failures > 0
    @test live_objects() == 0
    @test isempty(TensorPlay.ROOTS)
end
