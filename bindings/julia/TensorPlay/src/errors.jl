# Statuses become exceptions.

"""
    TensorPlayError

What the library refused: `code` (`Raw.TP_ERROR_SHAPE`, ...) and its `name`,
`message`, the C `function_name`, the `argument` at fault (from 1; 0 for none),
and what the system or a callback said: `native_code` and `cause`.
"""
struct TensorPlayError <: Exception
    code::Int32
    name::String
    message::String
    function_name::String
    argument::Int
    native_code::Int64
    cause::String
end

text(string::Cstring) = string == C_NULL ? "" : unsafe_string(string)

# The record belongs to the thread: nothing here lets the task leave it. A
# finaliser that runs meanwhile only releases, which leaves the record alone.
function TensorPlayError(code::Integer)
    code = Int32(code)
    return TensorPlayError(code, text(Raw.tp_status_name(code)),
                           text(Raw.tp_error_message(C_NULL)),
                           text(Raw.tp_error_function(C_NULL)),
                           Raw.tp_error_argument(C_NULL),
                           Raw.tp_error_native_code(C_NULL),
                           text(Raw.tp_error_cause(C_NULL)))
end

function Base.showerror(io::IO, e::TensorPlayError)
    print(io, e.function_name, ": ", e.message, " (", e.name)
    e.argument > 0 && print(io, ", argument ", e.argument)
    print(io, ")")
    isempty(e.cause) || print(io, ": ", e.cause)
    e.native_code != 0 && print(io, " [", e.native_code, "]")
end

# Exceptions of callbacks may not cross C: they wait here for the call that led
# to the callback to return, in the same task. The count says without a look at
# the task whether any waits anywhere.
const WAITING = Threads.Atomic{Int}(0)
const WAITING_KEY = :TensorPlay_exception

function keep_exception(exception, trace)
    store = task_local_storage()
    haskey(store, WAITING_KEY) && return nothing
    store[WAITING_KEY] = CapturedException(exception, trace)
    Threads.atomic_add!(WAITING, 1)
    return nothing
end

@noinline function throw_waiting()
    store = task_local_storage()
    haskey(store, WAITING_KEY) || return nothing
    captured = pop!(store, WAITING_KEY)
    Threads.atomic_sub!(WAITING, 1)
    throw(captured.ex)
end

"Throws what a callback threw inside the call that has just returned."
@inline settle() = WAITING[] == 0 ? nothing : throw_waiting()

@noinline function fail(status::Integer)
    settle()
    throw(TensorPlayError(status))
end

"Throws unless a status is that of success."
@inline check(status::Integer) = status == Raw.TP_OK ? nothing : fail(status)

"`check`, and what callbacks without a status threw."
@inline function done(status::Integer)
    check(status)
    return settle()
end

"For getters whose default can be a real value: throws if they left an error."
function getter(get, arguments...)
    Raw.tp_error_clear()
    value = get(arguments...)
    code = Raw.tp_error_code(C_NULL)
    code == Raw.TP_OK || throw(TensorPlayError(code))
    return value
end

"The text that a function of the library writes into a buffer."
function formatted(format)
    length = Raw.tp_error_clear() === nothing ? format(Ptr{Cchar}(C_NULL), 0) : 0
    if length == 0
        code = Raw.tp_error_code(C_NULL)
        code == Raw.TP_OK || throw(TensorPlayError(code))
        return ""
    end
    buffer = Vector{UInt8}(undef, length + 1)
    GC.@preserve buffer format(Ptr{Cchar}(pointer(buffer)), length + 1)
    return String(resize!(buffer, length))
end
