# What holds for the whole process.

"""
    num_threads()

How many threads work on one call.
"""
num_threads() = Int(Raw.tp_get_num_threads())

"""
    num_threads!(n)

Sets how many threads work on one call; 0 is the default.
"""
num_threads!(n::Integer) = done(Raw.tp_set_num_threads(n))

"""
    streaming_limit()

From how many bytes on results are written past the caches.
"""
streaming_limit() = Int(Raw.tp_get_streaming_limit())

"""
    streaming_limit!(nbytes)

Sets what [`streaming_limit`](@ref) tells.
"""
streaming_limit!(nbytes::Integer) = done(Raw.tp_set_streaming_limit(nbytes))

"""
    has_feature(name)

Whether this build of the library has a part: "cpu", "npz", ...
"""
has_feature(name::AbstractString) = Raw.tp_has_feature(name) == 1

"""
    set_log(f, level = Raw.TP_LOG_LAYOUT)
    set_log(nothing)

Calls `f(level, message)` with what the library has to tell, on the thread that
it is about; `nothing` turns the log off. What `f` throws is thrown by the call
that it interrupted. Not for processes in which threads that are not Julia's call
the library, before Julia 1.9.
"""
function set_log(f, level=Raw.TP_LOG_LAYOUT)
    with_guard(f) do guard
        check(Raw.tp_set_log(TRAMPOLINES.log[], guard, LET_GO[], level))
    end
    run_deferred()
    return nothing
end
function set_log(::Nothing)
    done(Raw.tp_set_log(C_NULL, C_NULL, C_NULL, 0))
    run_deferred()
    return nothing
end

"Drops the handles that nothing in Julia reaches."
function collect_garbage()
    GC.gc()
    run_deferred()
    return true
end

"""
    set_collect()
    set_collect(f)
    set_collect(nothing)

Before an allocation of the library fails for good, lets Julia collect its
garbage, or calls `f()`, and tries again unless that returns `false`. The same
holds for foreign threads as for [`set_log`](@ref).
"""
function set_collect(f=collect_garbage)
    with_guard(f) do guard
        check(Raw.tp_set_collect_callback(TRAMPOLINES.collect[], guard, LET_GO[]))
    end
    run_deferred()
    return nothing
end
function set_collect(::Nothing)
    done(Raw.tp_set_collect_callback(C_NULL, C_NULL, C_NULL))
    run_deferred()
    return nothing
end

"""
    set_anomaly_dump(path)

Watches every kernel for the first NaN or infinity that its inputs do not have,
and writes that to a file; `nothing` ends the watch.
"""
set_anomaly_dump(path::Union{AbstractString,Nothing}) =
    done(Raw.tp_set_anomaly_dump(path === nothing ? C_NULL : path))

"""
    shutdown()

Collects garbage, ends the library's threads and frees its caches. Fails while
objects live.
"""
function shutdown()
    collect_garbage()
    return done(Raw.tp_shutdown())
end
