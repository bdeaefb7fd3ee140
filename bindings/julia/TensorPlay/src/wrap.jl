# Memory of Julia as a tensor.

"""
    wrap(array)

A `TPArray` on the memory of an `Array`, or of a view, reshape or reinterpretation
of one that has strides, without a copy; other memory is refused. `array` lives as
long as anything of the library does that shares its bytes, in whichever language;
it must not be resized meanwhile.
Tell the library of writes through `array` by [`mark_written!`](@ref).
"""
wrap(array::Array{T,N}) where {T<:Element,N} = blob(array, array)
wrap(array::Union{Base.ReinterpretArray,Base.ReshapedArray,SubArray}) =
    is_of_array(array) ? blob(array, array) : refuse_memory(array)
wrap(array::AbstractArray) = refuse_memory(array)
wrap(array::TPArray) = TPArray(array)

@noinline refuse_memory(array) = throw(ArgumentError(
    "only the memory of an `Array` of numbers is shared; `TPArray(array)` copies"))

# Of anything else, as of the bytes of a string, nobody knows that they may change.
is_of_array(::Array) = true
is_of_array(::AbstractArray) = false
is_of_array(a::Union{Base.ReinterpretArray,Base.ReshapedArray,SubArray}) =
    is_of_array(parent(a))

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
