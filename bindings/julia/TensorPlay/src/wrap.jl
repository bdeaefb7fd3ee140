# Memory of Julia as a tensor.

"""
    wrap(array)

A `TPArray` on the memory of an `Array`, or of a view or reshape of one that has
strides, without a copy. `array` lives as long as anything of the library does
that shares its bytes, in whichever language; it must not be resized meanwhile.
Tell the library of writes through `array` by [`mark_written!`](@ref).
"""
wrap(array::Array{T,N}) where {T<:Element,N} = blob(array, array)
wrap(array::Union{Base.ReinterpretArray,Base.ReshapedArray,SubArray}) =
    blob(array, array)
wrap(array::TPArray) = TPArray(array)

function blob(array::AbstractArray{T,N}, owner) where {T<:Element,N}
    sizes, strides = list(reverse(size(array))), list(reverse(Base.strides(array)))
    handle = with_guard(owner) do guard
        out = slot(Tensor)
        status = GC.@preserve owner Raw.tp_tensor_from_blob(
            pointer(array), sizes, strides, N, dtype_code(T), 0, 0, LET_GO[],
            guard, 0, out)
        check(status)
        out[]
    end
    return array_of(T, Val(N), handle)
end

array_of(T, N, handle) = array(T, N, Tensor(handle))
