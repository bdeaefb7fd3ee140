# Broadcasting by the library's operators.
#
# A dotted expression is evaluated operator by operator: each function that the
# library has becomes a call of it, on tensors. Sizes are in reverse, so that
# the library broadcasts what Julia broadcasts. Element types follow the
# library's rules (an array of Float32 plus 0.5 stays Float32, integers divide to
# Float32). A function that the library lacks is computed by Julia on copies of
# its arguments, which ends a history; where one is recorded it is refused.

import Base.Broadcast: AbstractArrayStyle, Broadcasted, BroadcastStyle,
    DefaultArrayStyle, broadcasted, materialize

"The style of expressions with a `TPArray` in them."
struct TPStyle{N} <: AbstractArrayStyle{N} end
TPStyle{N}(::Val{M}) where {N,M} = TPStyle{M}()
TPStyle(::Val{M}) where {M} = TPStyle{M}()
BroadcastStyle(::Type{<:TPArray{T,N}}) where {T,N} = TPStyle{N}()

# What stands for an operand in a call: a tensor, a number, a function; anything
# else as it is, for Julia.
operand(a::TPArray) = a.tensor
operand(x::Number) = x
operand(x::Ref) = x[] isa Union{Number,Function,Val,Type} ? x[] : x
operand(a::AbstractArray{<:Element}) = Tensor(a)
operand(x::Tuple{Vararg{Element}}) = Tensor(collect(promote(x...)))
operand(x) = x
operand(b::Broadcasted) = apply(b.f, map(operand, b.args)...)

finished(t::Tensor) = array(t)
finished(x) = x

# Julia has methods of its own for results of no dimension.
for dotted in (:(Broadcasted{<:TPStyle}), :(Broadcasted{TPStyle{0}}))
    @eval Base.copy(b::$dotted) = finished(operand(b))
    @eval Base.copyto!(to::TPArray, b::$dotted) = write_into(to, operand(b))
    @eval Base.copyto!(to::AbstractArray, b::$dotted) =
        copyto!(to, finished(operand(b)))
end

write_into(to, found::Number) = fill!(to, found)
write_into(to, found::AbstractArray) =
    write_into(to, Tensor(convert_for(to, found)))
function write_into(to, found::Tensor)
    done(Raw.tp_copy_inplace(writable(to), found))
    return to
end

convert_for(to, found::AbstractArray{<:Element}) = found
convert_for(to, found) = convert(Array{eltype(to)}, found)

"""
    apply(f, operands...)

The value of `f.(operands...)`. A method for a function of Julia says which
operator of the library computes it.
"""
function apply(f, operands...)
    all(x -> x isa Number, operands) && return f(operands...)
    for x in operands
        x isa Tensor && records(x) && throw(ArgumentError(
            "the library has no operator for `$f`, so its gradient is not known; " *
            "use other functions, `record`, or `no_grad`"))
    end
    found = materialize(broadcasted(f, map(julia_operand, operands)...))
    return found isa AbstractArray{<:Element} ? Tensor(found) : found
end
julia_operand(t::Tensor) = Array(t)
julia_operand(x::Union{Function,Val,Type}) = Ref(x)
julia_operand(x) = x

# A number in front becomes a tensor of rank 0, which counts for the element
# type as a number does: by its kind. Beside integers a float is Float32.
function in_front(x::Number, t::Tensor)
    x = julia_number(scalar(x))
    return Tensor(x isa Float64 && eltype(t) <: Integer ? Float32(x) : x)
end

const UNARY = (
    (:-, :neg), (:abs, :abs), (:sqrt, :sqrt), (:cbrt, :cbrt),
    (:inv, :reciprocal), (:exp, :exp), (:exp2, :exp2), (:expm1, :expm1),
    (:log, :log), (:log2, :log2), (:log10, :log10), (:log1p, :log1p),
    (:sin, :sin), (:cos, :cos), (:tan, :tan), (:asin, :asin), (:acos, :acos),
    (:atan, :atan), (:sinh, :sinh), (:cosh, :cosh), (:tanh, :tanh),
    (:asinh, :asinh), (:acosh, :acosh), (:atanh, :atanh), (:sign, :sign),
    (:floor, :floor), (:ceil, :ceil), (:round, :round), (:trunc, :trunc),
    (:isnan, :isnan), (:isinf, :isinf), (:isfinite, :isfinite), (:conj, :conj),
    (:angle, :angle), (:!, :logical_not), (:~, :bitwise_not),
    (:identity, :clone), (:+, :clone))

# With the operator for operands that are swapped, if there is one.
const BINARY = (
    (:+, :add, :add), (:-, :sub, nothing), (:*, :mul, :mul), (:/, :div, nothing),
    (:\, nothing, :div), (:^, :pow, nothing), (:max, :maximum, :maximum),
    (:min, :minimum, :minimum), (:(==), :eq, :eq), (:!=, :ne, :ne),
    (:<, :lt, :gt), (:<=, :le, :ge), (:>, :gt, :lt), (:>=, :ge, :le),
    (:div, :trunc_divide, nothing), (:fld, :floor_divide, nothing),
    (:mod, :remainder, nothing), (:rem, :fmod, nothing), (:hypot, :hypot, :hypot),
    (:atan, :atan2, nothing), (:<<, :left_shift, nothing),
    (:>>, :right_shift, nothing), (:&, :bitwise_and, :bitwise_and),
    (:|, :bitwise_or, :bitwise_or), (:xor, :bitwise_xor, :bitwise_xor))

for (f, op) in UNARY
    @eval apply(::typeof($f), a::Tensor) = Operators.$op(a)
end
for (f, op, swapped) in BINARY
    if op !== nothing
        @eval apply(::typeof($f), a::Tensor, b::Union{Tensor,Number}) =
            Operators.$op(a, b)
    else
        @eval apply(::typeof($f), a::Tensor, b::Tensor) = Operators.$swapped(b, a)
        @eval apply(::typeof($f), a::Tensor, b::Number) =
            Operators.$swapped(in_front(b, a), a)
    end
    if swapped !== nothing
        @eval apply(::typeof($f), a::Number, b::Tensor) = Operators.$swapped(b, a)
    else
        @eval apply(::typeof($f), a::Number, b::Tensor) =
            Operators.$op(in_front(a, b), b)
    end
end

# Julia's `+`, `*`, `max`, `min` take any number of arguments.
for f in (:+, :*, :max, :min)
    @eval apply(f::typeof($f), a, b, c, more...) =
        apply(f, apply(f, a, b), c, more...)
end

function apply(::typeof(abs2), a::Tensor)
    eltype(a) <: Complex || return Operators.square(a)
    return Operators.clone(Operators.real(Operators.mul(a, Operators.conj(a))))
end

as_tensor(x::Tensor, like) = x
as_tensor(x::Number, like) = in_front(x, like)

apply(::typeof(ifelse), c::Tensor, a::Tensor, b::Union{Tensor,Number}) =
    Operators.where(c, a, as_tensor(b, a))
apply(::typeof(ifelse), c::Tensor, a::Number, b::Tensor) =
    Operators.where(c, in_front(a, b), b)
apply(::typeof(ifelse), c::Tensor, a::Number, b::Number) =
    Operators.where(c, Tensor(a), Tensor(b))
apply(::typeof(clamp), a::Tensor, low::Number, high::Number) =
    Operators.clamp(a, low, high)
apply(::typeof(clamp), a::Tensor, low::Tensor, high::Tensor) =
    Operators.clamp(a, low, high)
apply(::typeof(muladd), a, b, c) = apply(+, apply(*, a, b), c)
apply(::typeof(Base.literal_pow), ::typeof(^), a::Tensor, ::Val{P}) where {P} =
    P == 2 ? Operators.square(a) : Operators.pow(a, P)
# A result has bytes of its own, also where the library would give the operand
# again or a view of it.
apply(::Type{T}, a::Tensor) where {T<:Element} =
    Operators.to(a; dtype=T, copy=true)
apply(::typeof(convert), ::Type{T}, a::Tensor) where {T<:Element} = apply(T, a)
apply(::typeof(real), a::Tensor) =
    Operators.clone(eltype(a) <: Complex ? Operators.real(a) : a)
apply(::typeof(imag), a::Tensor) =
    eltype(a) <: Complex ? Operators.clone(Operators.imag(a)) :
    Operators.zero!(Operators.empty_like(a))

# The library's own elementwise operators broadcast too: `Operators.relu.(a)`.
for op in (:relu, :sigmoid, :silu, :gelu, :gelu_tanh, :erf, :erfc, :lgamma,
           :rsqrt, :square, :frac, :leaky_relu, :elu, :softplus, :nan_to_num,
           :reciprocal, :logical_not, :neg)
    @eval apply(f::typeof(Operators.$op), a::Tensor) = f(a)
end
for op in (:logical_and, :logical_or, :logical_xor)
    @eval apply(f::typeof(Operators.$op), a::Tensor, b::Union{Tensor,Number}) =
        f(a, b)
end
