# What the tests share.

import TensorPlay: Raw

# Every operator has operands that it takes; the rows of operator_calls.jl name
# them. New ones for each call, so that nothing of one outlives it.
stand_ins() = (
    x=Tensor(Float32[0.2 0.3; 0.4 0.5; 0.6 0.7]),
    y=Tensor(Float32[0.9 0.8; 0.7 0.6; 0.5 0.4]),
    z=Tensor(Float32[1.5 1.4; 1.3 1.2; 1.1 1.0]),
    ints=Tensor(Int64[1 2; 3 4; 5 6]),
    mask=Tensor(Bool[1 0; 0 1; 1 1]),
    places=Tensor(Int64[0 1; 2 1; 1 0]),
    row=Tensor(Float32[0.1, 0.2, 0.3]),
    pair=Tensor(Float32[0.1, 0.2]),
    columns=Tensor(Int64[0, 1, 1]),
    square=Tensor(Float32[1 2; 3 4]),
    squares=Tensor(ones(Float32, 2, 2, 2)),
    batch=Tensor(ones(Float32, 3, 2, 2)),
    turned=Tensor(Float32[1 2 3; 4 5 6]),
    turned_batch=Tensor(ones(Float32, 2, 3, 2)),
    classes=Tensor(Int64[2, 0]),
    number=Tensor(2.0),
    complex=Tensor(ComplexF32[1+2im 2; 3 4im; 5 6]),
    generator=Generator(7))

"Objects of the library that live when Julia has collected what it can."
function live_objects()
    for full in (false, true)
        GC.gc(full)
        run_deferred()
        Raw.tp_debug_live_objects() == 0 && break
    end
    return Int(Raw.tp_debug_live_objects())
end

"The exception that `f` throws, which must be one of the library."
function refused(f)
    try
        f()
    catch exception
        exception isa TensorPlayError || rethrow()
        return exception
    end
    error("nothing was refused")
end

"""
Runs `f` with the first request for memory failing, then the second, until it
gets all that it asks for. Gives the number of failures; each must be reported.
"""
function with_failing_allocations(@nospecialize(f))
    failures = 0
    Raw.tp_debug_set_caching(0)
    try
        while true
            Raw.tp_debug_fail_allocations(failures + 1)
            refusal = try
                f()
                nothing
            catch exception
                exception
            end
            happened = Raw.tp_debug_failed_allocations()
            Raw.tp_debug_fail_allocations(0)
            refusal === nothing && happened == 0 && return failures
            refusal isa TensorPlayError &&
                refusal.code == Raw.TP_ERROR_OUT_OF_MEMORY ||
                error("request $(failures + 1) failed and gave $(repr(refusal))")
            failures += 1
            failures < 1000 || error("no end of failures")
        end
    finally
        Raw.tp_debug_fail_allocations(0)
        Raw.tp_debug_set_caching(1)
    end
end
