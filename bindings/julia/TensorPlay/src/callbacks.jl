# Julia functions that the library calls, on the thread of the call that leads
# to them. Each is named by its guard (roots.jl). Nothing may unwind through C:
# an exception is kept, the library gets a status, and the call that has failed
# by that throws the exception.

"Runs a callback; gives its status."
function guarded(f, name::Ptr{Cvoid})
    try
        # The library's frames are this thread's: the task must not leave it.
        within_callback(() -> f(kept(name)))
        return Raw.TP_OK
    catch exception
        keep_exception(exception, catch_backtrace())
        return Raw.tp_error_set(Raw.TP_ERROR_CALLBACK, summary_of(exception))
    end
end

# Zeros would end the text.
summary_of(exception) = replace(sprint(showerror, exception), '\0' => ' ')

function call_log(name::Ptr{Cvoid}, level::Int32, message::Cstring)
    guarded(f -> f(level, unsafe_string(message)), name)
    return nothing
end

function call_collect(name::Ptr{Cvoid})
    freed = Ref(false)
    guarded(f -> (freed[] = f() !== false), name)
    return Int32(freed[])
end

function call_hook(gradient::Ptr{Raw.tp_tensor_t},
                   replacement::Ptr{Ptr{Raw.tp_tensor_t}}, name::Ptr{Cvoid})
    return guarded(name) do f
        give(replacement, 1, f(Tensor(Raw.tp_tensor_retain(gradient))))
    end
end

function call_backward(gradients::Ptr{Ptr{Raw.tp_tensor_t}}, m::Csize_t,
                       saved::Ptr{Ptr{Raw.tp_saved_t}},
                       out::Ptr{Ptr{Raw.tp_tensor_t}}, n::Csize_t,
                       name::Ptr{Cvoid})
    return guarded(name) do f
        given = map(1:m) do i
            maybe(Raw.tp_tensor_retain(unsafe_load(gradients, i)))
        end
        found = f(given, saved)
        length(found) == n || throw(DimensionMismatch(
            "$(length(found)) gradients for $n inputs"))
        foreach(i -> give(out, i, found[i]), 1:n)
    end
end

function call_write(name::Ptr{Cvoid}, data::Ptr{Cvoid}, n::Csize_t)
    return guarded(name) do io
        written = unsafe_write(io, Ptr{UInt8}(data), UInt(n))
        written == n || error("$written of $n bytes were written")
    end
end

"Puts a reference of its own into a place of the library's."
give(place, i, ::Nothing) = nothing
function give(place, i, t::TensorLike)
    own = apart(t)
    handle = GC.@preserve own Raw.tp_tensor_retain(
        Base.unsafe_convert(Ptr{Raw.tp_tensor_t}, own))
    unsafe_store!(place, handle, i)
    return nothing
end

const TRAMPOLINES = (log=Ref{Ptr{Cvoid}}(C_NULL), collect=Ref{Ptr{Cvoid}}(C_NULL),
                     hook=Ref{Ptr{Cvoid}}(C_NULL),
                     backward=Ref{Ptr{Cvoid}}(C_NULL),
                     write=Ref{Ptr{Cvoid}}(C_NULL))

function prepare_callbacks()
    LET_GO[] = address(:tp_storage_release)
    TRAMPOLINES.log[] = Raw.@tp_log_fn(call_log)
    TRAMPOLINES.collect[] = Raw.@tp_collect_fn(call_collect)
    TRAMPOLINES.hook[] = Raw.@tp_gradient_hook_fn(call_hook)
    TRAMPOLINES.backward[] = Raw.@tp_function_backward_fn(call_backward)
    TRAMPOLINES.write[] = Raw.@tp_write_fn(call_write)
    return nothing
end
