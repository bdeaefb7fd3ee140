# TPArray as Julia sees an array.

"""
    TPArray(tensor)
    TPArray{T,N}(tensor)

The array on a tensor of the CPU. The second form checks type and rank, and the
compiler knows what it gives.
"""
TPArray(t::Tensor) = TPArray{eltype(t),ndims(t)}(t)

function TPArray{T,N}(t::Tensor) where {T,N}
    Raw.tp_tensor_dtype(t) == dtype_code(T) || throw(ArgumentError(
        "the tensor has elements of the type $(eltype(t)), not $T"))
    ndims(t) == N || throw(ArgumentError(
        "the tensor has $(ndims(t)) dimensions, not $N"))
    return array(T, Val(N), made(out -> Raw.tp_alias(t, out), Tensor))
end

function array(::Type{T}, ::Val{N}, own::Tensor) where {T,N}
    device_type(own) == Raw.TP_DEVICE_CPU || throw(ArgumentError(
        "the tensor is not in the host's memory; `Operators.to` copies it there"))
    GC.@preserve own begin
        sizes, strides = Raw.tp_tensor_sizes(own), Raw.tp_tensor_strides(own)
        reversed(from) = ntuple(i -> Int(unsafe_load(from, N + 1 - i)), Val(N))
        return TPArray{T,N}(own, reversed(sizes), reversed(strides))
    end
end

"The array on a tensor that nobody else has."
array(own::Tensor) = array(eltype(own), Val(ndims(own)), own)

function TPArray{T,N}(::UndefInitializer, sizes::NTuple{N,Integer}) where {T,N}
    at = list(reverse(sizes))
    return array(T, Val(N), made(Tensor) do out
        Raw.tp_empty(at, N, dtype_code(T), 0, 0, 0, out)
    end)
end
TPArray{T,N}(u::UndefInitializer, sizes::Vararg{Integer,N}) where {T,N} =
    TPArray{T,N}(u, sizes)
TPArray{T}(u::UndefInitializer, sizes::NTuple{N,Integer}) where {T,N} =
    TPArray{T,N}(u, sizes)
TPArray{T}(u::UndefInitializer, sizes::Integer...) where {T} = TPArray{T}(u, sizes)

TPArray(a::AbstractArray{T,N}) where {T<:Element,N} = array(T, Val(N), Tensor(a))
TPArray{T}(a::AbstractArray{S,N}) where {T<:Element,S,N} =
    TPArray(convert(Array{T,N}, collect(a)))
TPArray{T,N}(a::AbstractArray{S,N}) where {T<:Element,S,N} = TPArray{T}(a)
TPArray{T}(a::TPArray{S,N}) where {T<:Element,S,N} =
    array(T, Val(N), Operators.to(a; dtype=T, copy=true))
TPArray(a::TPArray{T,N}) where {T,N} = array(T, Val(N), Tensor(a))

Base.size(a::TPArray) = a.size
Base.strides(a::TPArray) = a.strides
Base.stride(a::TPArray{T,N}, d::Integer) where {T,N} =
    d <= N ? a.strides[d] : N == 0 ? 1 : a.strides[N] * a.size[N]
Base.elsize(::Type{<:TPArray{T}}) where {T} = sizeof(T)
Base.IndexStyle(::Type{<:TPArray}) = IndexCartesian()
Base.dataids(a::TPArray) = (UInt(Raw.tp_storage_data(Raw.tp_tensor_storage(a))),)

# The bytes may move when their storage grows, so their address is not kept.
@inline Base.unsafe_convert(::Type{Ptr{T}}, a::TPArray{T}) where {T} =
    Ptr{T}(Raw.tp_tensor_data(a))
Base.pointer(a::TPArray{T}) where {T} = Base.unsafe_convert(Ptr{T}, a)

@inline place(strides::Tuple{}, index::Tuple{}) = 0
@inline place(strides::Tuple, index::Tuple) =
    strides[1] * (index[1] - 1) + place(Base.tail(strides), Base.tail(index))

# Any byte but 0 is true.
@inline load(from::Ptr, at::Int) = unsafe_load(from, at + 1)
@inline load(from::Ptr{Bool}, at::Int) =
    unsafe_load(Ptr{UInt8}(from), at + 1) != 0x00

# Elements are how Julia computes what has no method here. Of an array whose
# history is recorded the result would have none, and its gradient be wrong.
@inline records(t) = Raw.tp_tensor_requires_grad(t) == 1 &&
    modes() & (Raw.TP_MODE_NO_GRAD | Raw.TP_MODE_INFERENCE) == 0

@noinline refuse_reading() = throw(ArgumentError(
    "elements have no history, and that of this array is recorded. Recorded are " *
    "broadcasts, ranges and lists as indices, `sum` and the like with `dims`, " *
    "products, `cat` and `Operators`. To go on without: `TPArray(Operators." *
    "detach(a))`, `Array(a)` or `no_grad`"))

"The array without its history, on the same bytes."
detached(a::TPArray{T,N}) where {T,N} = array(T, Val(N), Operators.detach(a))

@inline function Base.getindex(a::TPArray{T,N}, index::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(a, index...)
    records(a) && refuse_reading()
    GC.@preserve a begin
        return load(pointer(a), place(a.strides, index))
    end
end

@noinline refuse_overlap() = throw(ArgumentError(
    "the array overlaps itself: two indices name one element; write a copy"))

@inline function Base.setindex!(a::TPArray{T,N}, value,
                                index::Vararg{Int,N}) where {T,N}
    @boundscheck checkbounds(a, index...)
    converted = convert(T, value)
    data = Ref{Ptr{Cvoid}}(C_NULL)
    check(Raw.tp_tensor_begin_write(a, data))
    GC.@preserve a unsafe_store!(Ptr{T}(data[]), converted,
                                 place(a.strides, index) + 1)
    check(Raw.tp_tensor_end_write(a))
    return a
end

Base.similar(a::TPArray, ::Type{T}, sizes::Dims) where {T<:Element} =
    TPArray{T}(undef, sizes)
Base.similar(a::TPArray, ::Type{T}, sizes::Dims) where {T} = Array{T}(undef, sizes)
Base.copy(a::TPArray{T,N}) where {T,N} =
    array(T, Val(N), made(out -> Raw.tp_clone(a, 0, out), Tensor))

Base.Array{T,N}(a::TPArray{T,N}) where {T,N} =
    copy_elements!(Array{T,N}(undef, size(a)), a)

function copy_elements!(to::Array, from::TPArray)
    check(Raw.tp_tensor_copy_to(from, to, sizeof(to)))
    return to
end
# The library takes any byte but 0 for true, Julia only 1.
function copy_elements!(to::Array{Bool}, from::TPArray{Bool})
    check(Raw.tp_tensor_copy_to(from, to, sizeof(to)))
    bytes = unsafe_wrap(Array, Ptr{UInt8}(pointer(to)), length(to))
    GC.@preserve to bytes .= bytes .!= 0
    return to
end
Base.Array(a::TPArray{T,N}) where {T,N} = Array{T,N}(a)
Base.Array{T}(a::TPArray{T,N}) where {T,N} = Array{T,N}(a)
Base.collect(a::TPArray) = Array(a)

"""
    Array(t::Tensor)

A copy of the elements, with the dimensions in reverse.
"""
Base.Array(t::Tensor) = Array(TPArray(t))

is_dense(a::Array) = true
is_dense(a::TPArray) = is_contiguous(a)

function writable(a::TPArray)
    overlaps_itself(a) && refuse_overlap()
    return a
end

function Base.copyto!(to::TPArray, from::TPArray)
    size(to) == size(from) || return invoke(
        copyto!, Tuple{AbstractArray,AbstractArray}, to, from)
    done(Raw.tp_copy_inplace(writable(to), from))
    return to
end
Base.copyto!(to::TPArray{T,N}, from::Array{S,N}) where {T,N,S<:Element} =
    size(to) == size(from) ? copyto!(to, TPArray(from)) :
    invoke(copyto!, Tuple{AbstractArray,AbstractArray}, to, from)
function Base.copyto!(to::Array{T,N}, from::TPArray{T,N}) where {T,N}
    size(to) == size(from) || return invoke(
        copyto!, Tuple{AbstractArray,AbstractArray}, to, from)
    return copy_elements!(to, from)
end

function Base.fill!(a::TPArray, value)
    done(Raw.tp_fill_inplace(writable(a), number(value)))
    return a
end

"""
    withdata(f, a::TPArray; write = false)

Calls `f(array)` with an `Array` on the bytes of `a`, which must lie without
gaps in column-major order. The array must not be used after `f` returns, and is
written only with `write = true`, which counts as a write. Until then the bytes
live, also if `a` is released, and refuse to be resized.
"""
function withdata(f, a::TPArray; write::Bool=false)
    is_contiguous(a) || throw(ArgumentError(
        "the elements of the array do not lie in column-major order; copy it"))
    # A reference of its own: `f` may release that of the array.
    own = Tensor(Raw.tp_tensor_retain(a))
    return lending(own) do
        try
            write ? written_data(f, own, a) :
                f(unsafe_wrap(Array, Ptr{eltype(a)}(Raw.tp_tensor_data(own)), size(a)))
        finally
            release!(own)
        end
    end
end

function written_data(f, own, a)
    data = Ref{Ptr{Cvoid}}(C_NULL)
    check(Raw.tp_tensor_begin_write(own, data))
    try
        return f(unsafe_wrap(Array, Ptr{eltype(a)}(data[]), size(a)))
    finally
        check(Raw.tp_tensor_end_write(own))
    end
end
