# Operators by name, those of programs too.

"""
    operators()

The names of all operators of the library and of the program.
"""
operators() = [operator(i).name for i in 1:Raw.tp_operator_count()]

"""
    operator(name)

What the library says of an operator: its id, arguments and element types.
"""
function operator(name::AbstractString)
    id = Ref(Int32(0))
    check(Raw.tp_operator_find(name, id))
    return operator(id[])
end

function operator(id::Integer)
    row = Ref(Raw.tp_operator_info_t())
    check(Raw.tp_operator_info(id, row))
    info = row[]
    arguments = map(1:info.argument_count) do i
        argument = unsafe_load(info.arguments, i)
        (name=unsafe_string(argument.name), kind=argument.kind,
         is_optional=argument.is_optional != 0)
    end
    types = [T for (T, code) in DTYPES if info.dtypes >> code & 1 == 1]
    return (id=Int(info.op), name=unsafe_string(info.name),
            is_registered=info.is_registered != 0, arguments=arguments,
            types=types, results=Int(info.result_count))
end

"""
    call(name, arguments...)

Calls an operator by name, with all of its arguments in order; `nothing` leaves
out what is optional. Gives its result, or a tuple of several.
"""
function call(name::AbstractString, arguments...)
    row = operator(name)
    length(arguments) == length(row.arguments) || throw(ArgumentError(
        "$name takes $(length(row.arguments)) arguments: " *
        join((a.name for a in row.arguments), ", ")))
    # Lists that the library reads while it runs.
    held = Any[lasting(a) for a in arguments]
    out = fill(Ptr{Raw.tp_tensor_t}(C_NULL), row.results)
    GC.@preserve held arguments begin
        given = [argument(a.kind, value, from) for (a, value, from) in
                 zip(row.arguments, arguments, held)]
        check(Raw.tp_operator_call(row.id, given, length(given), out, length(out)))
    end
    found = map(Tensor, out)
    settle()
    return length(found) == 1 ? found[1] : (found...,)
end

"""
    kernel_exists(name, T, device_type = Raw.TP_DEVICE_CPU)

Whether an operator has a kernel that computes in an element type.
"""
kernel_exists(name::AbstractString, T::Type, device_type=Raw.TP_DEVICE_CPU) =
    Raw.tp_kernel_exists(operator(name).id, device_type, dtype_code(T)) == 1

"""
    missing_kernels(device_type)

What a device type has no kernel for, in words.
"""
function missing_kernels(device_type::Integer)
    count = Ref(Csize_t(0))
    check(Raw.tp_kernel_missing(device_type, C_NULL, 0, count))
    found = Vector{Raw.tp_missing_kernel_t}(undef, count[])
    check(Raw.tp_kernel_missing(device_type, found, length(found), count))
    return map(found) do entry
        formatted((b, n) -> Raw.tp_missing_kernel_format(Ref(entry), b, n))
    end
end

lasting(value) = value
lasting(value::Union{Tuple{Vararg{Integer}},AbstractVector{<:Integer}}) = list(value)
lasting(value::Union{Tuple{TensorLike,Vararg{TensorLike}},
                     AbstractVector{<:TensorLike}}) = handles(value)

argument(kind, ::Nothing, held) = Raw.tp_argument_t(kind=Raw.TP_ARGUMENT_NONE)
# Values say what they are, and the library refuses what does not fit.
argument(kind, x::TensorLike, held) = Raw.tp_argument_t(
    kind=Raw.TP_ARGUMENT_TENSOR, tensor=optional_handle(x))
argument(kind, x::Generator, held) = Raw.tp_argument_t(
    kind=Raw.TP_ARGUMENT_GENERATOR, other=Base.unsafe_convert(Ptr{Raw.tp_generator_t}, x))
argument(kind, x::Type, held) = Raw.tp_argument_t(
    kind=Raw.TP_ARGUMENT_DTYPE, integer=dtype_code(x))
function argument(kind, x::Number, held)
    kind in (Raw.TP_ARGUMENT_INTEGER, Raw.TP_ARGUMENT_BOOL) && x isa Integer &&
        return Raw.tp_argument_t(kind=kind, integer=x)
    return Raw.tp_argument_t(kind=Raw.TP_ARGUMENT_SCALAR, scalar=scalar(x))
end
argument(kind, x, held) = list_argument(held)
list_argument(held::Vector{Int64}) = Raw.tp_argument_t(
    kind=Raw.TP_ARGUMENT_INTEGERS, integers=pointer(held), count=length(held))
list_argument(held::Vector{Ptr{Raw.tp_tensor_t}}) = Raw.tp_argument_t(
    kind=Raw.TP_ARGUMENT_TENSORS, tensors=pointer(held), count=length(held))
