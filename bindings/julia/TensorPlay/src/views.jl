# Parts and other forms of arrays, on the same bytes where Julia's function
# promises that.

const Part = Union{Colon,Integer,OrdinalRange{<:Integer}}

# Dimensions of the tensor, in the order in which the index names those of the
# array. A number takes its dimension away, so the later ones are counted anew.
function part(t::Tensor, index::Tuple)
    left = length(index)
    for i in index
        left -= 1
        i isa Colon && continue
        if i isa Integer
            t = Operators.select(t, left, i - 1)
        elseif step(i) > 0 || isempty(i)
            t = Operators.slice(t, left, first(i) - 1,
                                isempty(i) ? first(i) - 1 : last(i);
                                step=max(step(i), 1))
        else
            low = Operators.slice(t, left, last(i) - 1, first(i); step=-step(i))
            t = Operators.flip(low, (left,))
        end
    end
    return t
end

"""
    view(a::TPArray, index...)

The part of an array that numbers, ranges and colons name, as a `TPArray` on the
same bytes. Other indices give Julia's `SubArray`.
"""
function Base.view(a::TPArray{T,N}, index::Vararg{Part,N}) where {T,N}
    checkbounds(a, index...)
    return array(part(a.tensor, index))
end
Base.view(a::TPArray{T,0}) where {T} = TPArray(a)

# An index with a range takes a copy, as for any array.
function Base.getindex(a::TPArray{T,N}, index::Vararg{Part,N}) where {T,N}
    checkbounds(a, index...)
    return array(Operators.clone(part(a.tensor, index);
                                 format=Raw.TP_FORMAT_CONTIGUOUS))
end

# A list of places, or of which ones to take, too.
const Picked = Union{Part,AbstractVector{<:Integer}}
places(list::AbstractVector{Bool}) = findall(list)
places(list) = list

function Base.getindex(a::TPArray{T,N}, index::Vararg{Picked,N}) where {T,N}
    checkbounds(a, index...)
    t = part(a.tensor, map(i -> i isa Part ? i : Colon(), index))
    kept = filter(i -> !(i isa Integer), collect(Any, index))
    for (d, i) in enumerate(kept)
        i isa Part && continue
        at = Tensor(Int64[place - 1 for place in places(i)])
        t = Operators.index_select(t, length(kept) - d, at)
    end
    return array(t)
end

function Base.setindex!(a::TPArray{T,N}, value, index::Vararg{Part,N}) where {T,N}
    target = view(a, index...)
    value isa Number ? fill!(target, value) : assign_part!(target, value)
    return a
end

function assign_part!(target::TPArray, value::AbstractArray)
    Base.setindex_shape_check(value, size(target)...)
    return copyto!(target, TPArray(reshape(value, size(target))))
end

function Base.reshape(a::TPArray, sizes::Dims)
    prod(sizes) == length(a) || throw(DimensionMismatch(
        "an array of the size $(size(a)) has not the elements of $sizes"))
    at, out = list(reverse(sizes)), slot(Tensor)
    status = Raw.tp_view(a, at, length(at), out)
    # Strides that no others can express: Julia's own form of a reshape.
    status == Raw.TP_ERROR_LAYOUT && return invoke(
        reshape, Tuple{AbstractArray,Dims}, a, sizes)
    return array(adopt(Tensor, status, out))
end

function Base.reshape(a::TPArray, sizes::Tuple{Vararg{Union{Int,Colon}}})
    given = prod(Int[n for n in sizes if n isa Int])
    count(n -> n isa Colon, sizes) == 1 && given > 0 && length(a) % given == 0 ||
        throw(DimensionMismatch("$(length(a)) elements do not fit $sizes"))
    return reshape(a, map(n -> n isa Colon ? length(a) ÷ given : n, sizes))
end

"The dimensions of a tensor for those of its array."
tensor_dims(N, dims) = Int64[N - d for d in dims]
tensor_dims(N, dim::Integer) = Int64[N - dim]

function turned(a::TPArray{T,N}, dims) where {T,N}
    isperm(dims) && length(dims) == N || throw(ArgumentError(
        "$dims are no permutation of the dimensions"))
    return Operators.permute(a, reverse(tensor_dims(N, collect(dims))))
end

Base.permutedims(a::TPArray, dims) =
    array(Operators.clone(turned(a, dims); format=Raw.TP_FORMAT_CONTIGUOUS))
Base.permutedims(a::TPArray{T,2}) where {T} = permutedims(a, (2, 1))
Base.PermutedDimsArray(a::TPArray, dims) = array(turned(a, dims))
Base.transpose(a::TPArray{T,2}) where {T} = array(Operators.t(a))
Base.adjoint(a::TPArray{T,2}) where {T<:Real} = transpose(a)
Base.adjoint(a::TPArray{T,2}) where {T<:Complex} =
    array(Operators.conj(Operators.t(a)))
Base.reverse(a::TPArray{T,N}; dims=1:N) where {T,N} = array(Operators.clone(
    Operators.flip(a, tensor_dims(N, dims)); format=Raw.TP_FORMAT_CONTIGUOUS))
# Its own way writes the slices of a copy.
function Base.mapslices(f, a::TPArray; dims)
    records(a) && refuse_reading()
    return invoke(mapslices, Tuple{Any,AbstractArray}, f, a; dims=dims)
end

function Base.circshift(a::TPArray{T,N}, by::Union{Integer,Dims}) where {T,N}
    isempty(by) && return copy(a)
    return array(Operators.roll(a, list(by);
                                dims=tensor_dims(N, 1:length(by))))
end
Base.real(a::TPArray{<:Complex}) = real.(a)
Base.imag(a::TPArray{<:Complex}) = imag.(a)
