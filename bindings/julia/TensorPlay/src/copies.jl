# What Julia makes of any object by copying its fields, which for a handle would
# be a second object on one reference.

"""
    deepcopy(t::Tensor)
    deepcopy(a::TPArray)

A copy with bytes of its own, a leaf where `t` is one. What has a history is
refused (`Operators.detach` ends it), and so is any other handle.
"""
function Base.deepcopy_internal(t::Tensor, copies::IdDict)
    haskey(copies, t) && return copies[t]
    followed = requires_grad(t)
    followed && !is_leaf(t) && throw(ArgumentError(
        "a tensor with a history has no deep copy; `Operators.detach` ends it"))
    own = Operators.clone(Operators.detach(t))
    followed && requires_grad!(own)
    copies[t] = own
    return own
end

function Base.deepcopy_internal(a::TPArray{T,N}, copies::IdDict) where {T,N}
    # Other strides perhaps: those of an array that overlaps itself.
    return array(T, Val(N), Base.deepcopy_internal(a.tensor, copies))
end

Base.deepcopy_internal(x::Handle, copies::IdDict) = throw(ArgumentError(
    "there is no deep copy of the type $(nameof(typeof(x)))"))

# A pointer means nothing where it is read again.
Serialization.serialize(::Serialization.AbstractSerializer, x::Handle) =
    throw(ArgumentError(
        "a handle of the type $(nameof(typeof(x))) cannot be serialized; " *
        "serialize `Array(x)` of a tensor, or write it with `npy_write`"))
Serialization.serialize(s::Serialization.AbstractSerializer, a::TPArray) =
    Serialization.serialize(s, a.tensor)
