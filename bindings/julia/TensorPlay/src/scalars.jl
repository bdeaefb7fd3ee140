# Numbers on their way to the library and back.

const Scalar = Raw.tp_scalar_t

scalar(x::Bool) = Scalar(Raw.TP_DTYPE_BOOL, 0, x, 0, 0)
scalar(x::Union{Int8,Int16,Int32,Int64,UInt8,UInt16,UInt32}) =
    Scalar(Raw.TP_DTYPE_I64, 0, x, 0, 0)
scalar(x::UInt64) = Scalar(Raw.TP_DTYPE_U64, 0, reinterpret(Int64, x), 0, 0)
scalar(x::Integer) = x > typemax(Int64) ? scalar(UInt64(x)) : scalar(Int64(x))
scalar(x::Real) = Scalar(Raw.TP_DTYPE_F64, 0, 0, x, 0)
scalar(x::Complex) = Scalar(Raw.TP_DTYPE_C128, 0, 0, real(x), imag(x))

"A pointer to a number, or NULL for nothing."
number(x::Number) = Ref(scalar(x))
number(::Nothing) = Ptr{Scalar}(C_NULL)

function julia_number(s::Scalar)
    s.dtype == Raw.TP_DTYPE_BOOL && return s.integer != 0
    s.dtype == Raw.TP_DTYPE_I64 && return s.integer
    s.dtype == Raw.TP_DTYPE_U64 && return reinterpret(UInt64, s.integer)
    s.dtype == Raw.TP_DTYPE_F64 && return s.real
    return complex(s.real, s.imag)
end

"A list of integers as the library reads it."
list(x::Integer) = Int64[x]
list(x::Vector{Int64}) = x
list(x::Tuple) = Int64[i for i in x]
list(x::AbstractVector) = Int64[i for i in x]

"Refuses lists that go to the library with one count and have not one length."
@inline function of_one_length(lists...)
    length(unique(map(length, lists))) > 1 && throw(ArgumentError(
        "lists of the lengths $(join(map(length, lists), ", ")) must be of one length"))
    return nothing
end

# Strides may be left out.
strides_for(sizes, ::Nothing) = Ptr{Int64}(C_NULL)
function strides_for(sizes, strides)
    strides = list(strides)
    of_one_length(sizes, strides)
    return strides
end
