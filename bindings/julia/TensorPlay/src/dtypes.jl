# Element types: those of the library that Julia lacks, and the mapping.

"Abstract type of the small floats that exist for storage: they compute in Float32."
abstract type SmallFloat <: AbstractFloat end

"""
    BFloat16

The upper half of a Float32. Arithmetic is done in Float32 and rounded once.
"""
primitive type BFloat16 <: SmallFloat 16 end

"""
    Float8E4M3FN

Eight bits: 4 of exponent, 3 of mantissa, no infinity.
"""
primitive type Float8E4M3FN <: SmallFloat 8 end

"""
    Float8E5M2

Eight bits: 5 of exponent, 2 of mantissa.
"""
primitive type Float8E5M2 <: SmallFloat 8 end

const DTYPES = (
    (Bool, Raw.TP_DTYPE_BOOL), (UInt8, Raw.TP_DTYPE_U8),
    (UInt16, Raw.TP_DTYPE_U16), (UInt32, Raw.TP_DTYPE_U32),
    (UInt64, Raw.TP_DTYPE_U64), (Int8, Raw.TP_DTYPE_I8),
    (Int16, Raw.TP_DTYPE_I16), (Int32, Raw.TP_DTYPE_I32),
    (Int64, Raw.TP_DTYPE_I64), (Float16, Raw.TP_DTYPE_F16),
    (BFloat16, Raw.TP_DTYPE_BF16), (Float32, Raw.TP_DTYPE_F32),
    (Float64, Raw.TP_DTYPE_F64), (ComplexF32, Raw.TP_DTYPE_C64),
    (ComplexF64, Raw.TP_DTYPE_C128), (Float8E4M3FN, Raw.TP_DTYPE_F8_E4M3FN),
    (Float8E5M2, Raw.TP_DTYPE_F8_E5M2))

"Types that a tensor's elements can have."
const Element = Union{map(first, DTYPES)...}

for (type, code) in DTYPES
    @eval dtype_code(::Type{$type}) = $code
end
dtype_code(::Nothing) = Raw.tp_dtype_t(0)
dtype_code(type::Type) =
    throw(ArgumentError("a tensor cannot have elements of the type $type"))

const TYPES = let types = Vector{DataType}(undef, length(DTYPES))
    for (type, code) in DTYPES
        types[code] = type
    end
    (types...,)
end

"The Julia type of a dtype of the library."
julia_type(code::Integer) =
    1 <= code <= length(TYPES) ? TYPES[code] :
    throw(ArgumentError("$code is no dtype"))

# Bits of a small float: exponent, mantissa, bias, and whether the largest
# exponent holds numbers too, but for one NaN.
exponent_bits(::Type{BFloat16}) = 8
exponent_bits(::Type{Float8E4M3FN}) = 4
exponent_bits(::Type{Float8E5M2}) = 5
bits_type(::Type{BFloat16}) = UInt16
bits_type(::Type{<:SmallFloat}) = UInt8
mantissa_bits(T::Type{<:SmallFloat}) = 8 * sizeof(T) - 1 - exponent_bits(T)
bias(T::Type{<:SmallFloat}) = (1 << (exponent_bits(T) - 1)) - 1
is_finite_only(T::Type{<:SmallFloat}) = T === Float8E4M3FN

bits(x::T) where {T<:SmallFloat} = reinterpret(bits_type(T), x)

function Base.Float32(x::T) where {T<:SmallFloat}
    pattern, mantissa = UInt32(bits(x)), mantissa_bits(T)
    negative = pattern >> (8 * sizeof(T) - 1) == 1
    exponent = Int(pattern >> mantissa) & ((1 << exponent_bits(T)) - 1)
    fraction = Int(pattern & ((UInt32(1) << mantissa) - 1))
    largest = (1 << exponent_bits(T)) - 1
    if exponent == largest &&
       (!is_finite_only(T) || fraction == (1 << mantissa) - 1)
        value = fraction == 0 ? Inf32 : NaN32
    elseif exponent == 0
        value = ldexp(Float32(fraction), 1 - bias(T) - mantissa)
    else
        value = ldexp(Float32(fraction + (1 << mantissa)),
                      exponent - bias(T) - mantissa)
    end
    return negative ? -value : value
end

# Rounds to nearest, ties to even; what is too large becomes an infinity, or
# NaN where there is none.
function (::Type{T})(x::Float64) where {T<:SmallFloat}
    mantissa, widest = mantissa_bits(T), (1 << exponent_bits(T)) - 1
    sign = signbit(x) ? UInt32(1) << (8 * sizeof(T) - 1) : UInt32(0)
    from_bits(pattern) = reinterpret(T, (sign | UInt32(pattern)) % bits_type(T))
    not_a_number = (widest << mantissa) |
                   (is_finite_only(T) ? (1 << mantissa) - 1 : 1 << (mantissa - 1))
    isnan(x) && return from_bits(not_a_number)
    beyond = is_finite_only(T) ? not_a_number : widest << mantissa
    isinf(x) && return from_bits(beyond)
    x == 0 && return from_bits(0)
    power = max(exponent(x), 1 - bias(T))
    steps = Int(round(ldexp(abs(x), mantissa - power), RoundNearest))
    pattern = steps + (power + bias(T) - 1) << mantissa
    return from_bits(min(pattern, beyond))
end
(::Type{T})(x::Union{Float16,Float32}) where {T<:SmallFloat} = T(Float64(x))
(::Type{T})(x::Integer) where {T<:SmallFloat} = T(Float64(x))
(::Type{T})(x::Rational) where {T<:SmallFloat} = T(Float64(x))
(::Type{T})(x::T) where {T<:SmallFloat} = x
(::Type{T})(x::SmallFloat) where {T<:SmallFloat} = T(Float64(Float32(x)))
Base.Float64(x::SmallFloat) = Float64(Float32(x))
Base.Float16(x::SmallFloat) = Float16(Float32(x))
(::Type{T})(x::SmallFloat) where {T<:Integer} = T(Float32(x))
Base.Bool(x::SmallFloat) = Bool(Float32(x))

Base.promote_rule(::Type{T}, ::Type{<:Integer}) where {T<:SmallFloat} = T
Base.promote_rule(::Type{<:SmallFloat}, ::Type{T}) where {T<:Union{Float32,Float64}} = T
Base.promote_rule(::Type{<:SmallFloat}, ::Type{Float16}) = Float32
Base.promote_rule(::Type{<:SmallFloat}, ::Type{<:SmallFloat}) = Float32
for f in (:+, :-, :*, :/, :^, :min, :max)
    @eval Base.$f(a::T, b::T) where {T<:SmallFloat} =
        T($f(Float32(a), Float32(b)))
end
for f in (:(==), :<, :<=, :isless)
    @eval Base.$f(a::T, b::T) where {T<:SmallFloat} =
        $f(Float32(a), Float32(b))
end
for f in (:-, :abs, :sqrt, :exp, :log)
    @eval Base.$f(a::T) where {T<:SmallFloat} = T($f(Float32(a)))
end
for f in (:isnan, :isinf, :isfinite, :signbit)
    @eval Base.$f(a::SmallFloat) = $f(Float32(a))
end
Base.zero(::Type{T}) where {T<:SmallFloat} = T(0)
Base.one(::Type{T}) where {T<:SmallFloat} = T(1)
Base.eps(::Type{T}) where {T<:SmallFloat} = T(ldexp(1.0, -mantissa_bits(T)))
Base.show(io::IO, x::SmallFloat) = print(io, nameof(typeof(x)), "(", Float32(x), ")")
