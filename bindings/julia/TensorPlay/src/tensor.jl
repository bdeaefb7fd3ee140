# Tensors: making, asking, changing what a handle is.

"""
    TPArray{T,N} <: AbstractArray{T,N}

An array on the bytes of a tensor, without a copy. Dimension `d` of the array is
dimension `N - d` (counted from 0) of the tensor: sizes and strides are in
reverse, so a contiguous tensor of sizes (2, 3) is a 3x2 matrix in column-major
order, and what Julia broadcasts the library broadcasts alike.

`TPArray(tensor)` has a handle of its own: what is done to the handle `tensor`
(resizing it, giving it other bytes) does not reach the array; what is written to
the bytes does. `TPArray{T}(undef, sizes...)`, `TPArray(array)` make new ones.
"""
struct TPArray{T,N} <: AbstractArray{T,N}
    tensor::Tensor
    size::NTuple{N,Int}
    strides::NTuple{N,Int}
end

"What operators read and `out` forms write: a tensor or an array on one."
const TensorLike = Union{Tensor,TPArray}

@inline Base.unsafe_convert(T::Type{Ptr{Raw.tp_tensor_t}}, a::TPArray) =
    Base.unsafe_convert(T, a.tensor)

release!(a::TPArray) = release!(a.tensor)

tensor_list(list) = Tensor[t isa TPArray ? t.tensor : t for t in list]

"""
    Tensor(array)

A new tensor with the elements of an array, whose dimensions it has in reverse.
`Tensor(x::Number)` has none, `Tensor(a::TPArray)` shares the bytes of `a`.
"""
Tensor(a::TPArray) = made(out -> Raw.tp_alias(a, out), Tensor)

function Tensor(array::AbstractArray{T}) where {T<:Element}
    dense = array isa Array ? array : collect(array)
    sizes = list(reverse(size(dense)))
    bytes = sizeof(T) * length(dense)
    return made(Tensor) do out
        Raw.tp_tensor_from_data(dense, bytes, sizes, length(sizes),
                                dtype_code(T), out)
    end
end

function Tensor(x::Number)
    number = scalar(x)
    code = x isa Element ? dtype_code(typeof(x)) : number.dtype
    return made(Tensor) do out
        Raw.tp_scalar_tensor(Ref(number), code, 0, 0, out)
    end
end

Base.ndims(t::Tensor) = Int(Raw.tp_tensor_rank(t))
Base.length(t::Tensor) = Int(Raw.tp_tensor_numel(t))
Base.eltype(t::Tensor) = julia_type(Raw.tp_tensor_dtype(t))
Base.sizeof(t::Tensor) = Int(Raw.tp_tensor_nbytes(t))

function numbers(get, t)
    GC.@preserve t begin
        from = get(t)
        return ntuple(i -> Int(unsafe_load(from, i)), ndims(t))
    end
end

# In the library's order: the last dimension is the innermost.
Base.size(t::Tensor) = numbers(Raw.tp_tensor_sizes, t)
Base.strides(t::Tensor) = numbers(Raw.tp_tensor_strides, t)
Base.size(t::Tensor, dim::Integer) =
    Int(getter(Raw.tp_tensor_size, t, dim))

"""
    item(t)

The only element of a tensor or an array, as a number.
"""
function item(t::TensorLike)
    out = Ref(Scalar())
    check(Raw.tp_tensor_item(t, out))
    return julia_number(out[])
end

"""
    version(t)

How often the bytes were written. -1 for what was made in inference mode.
"""
version(t::TensorLike) = Int(Raw.tp_tensor_version(t))

"""
    use_count(x)

The number of references to a tensor or a storage.
"""
use_count(t::TensorLike) = Int(Raw.tp_tensor_use_count(t))

"""
    retained_bytes(t)

The bytes that a tensor keeps alive: all of its storage.
"""
retained_bytes(t::TensorLike) = Int(Raw.tp_tensor_retained_bytes(t))

flags(t::TensorLike) = Raw.tp_tensor_flags(t)
overlaps_itself(t) = flags(t) & Raw.TP_TENSOR_SELF_OVERLAPPING != 0
device_type(t::TensorLike) = Raw.tp_tensor_device_type(t)

"""
    is_contiguous(t, format = Raw.TP_FORMAT_CONTIGUOUS)

Whether the elements lie without gaps in the order of a memory format.
"""
is_contiguous(t::TensorLike, format=Raw.TP_FORMAT_CONTIGUOUS) =
    getter(Raw.tp_tensor_is_contiguous, t, format) == 1

"""
    mark_written!(t)

Tells that the bytes were written behind the library's back, as through the
array that was given to [`wrap`](@ref).
"""
mark_written!(t::TensorLike) = (done(Raw.tp_tensor_mark_written(t)); t)

"""
    layout(t, name = "tensor")

Sizes, strides and offset as one line.
"""
layout(t::TensorLike, name::AbstractString="tensor") =
    formatted((b, n) -> Raw.tp_tensor_format_layout(t, name, b, n))

"""
    promote_dtypes(a, b...)

The element type in which the library computes with tensors, numbers and types.
"""
function promote_dtypes(first::TensorLike, more::TensorLike...)
    operands = (first, more...)
    out = Ref(Raw.tp_dtype_t(0))
    check(Raw.tp_result_dtype(tensor_list(operands), length(operands),
                              Ptr{Ptr{Scalar}}(C_NULL), 0, out))
    return julia_type(out[])
end
function promote_dtypes(first::Type{<:Element}, more::Type{<:Element}...)
    codes, out = [map(dtype_code, (first, more...))...], Ref(Raw.tp_dtype_t(0))
    check(Raw.tp_dtype_promote_list(codes, length(codes), out))
    return julia_type(out[])
end

"""
    resize_tensor!(t, sizes)

Gives a handle other sizes; bytes that are missing are added to its storage.
"""
function resize_tensor!(t::Tensor, sizes)
    sizes = list(sizes)
    moving(Raw.tp_tensor_storage(t)) do
        done(Raw.tp_tensor_resize(t, sizes, length(sizes)))
    end
    return t
end

"""
    set_storage!(t, storage, sizes; strides = nothing, offset = 0)

Makes a handle a view of a storage.
"""
function set_storage!(t::Tensor, s, sizes; strides=nothing, offset=0)
    sizes = list(sizes)
    strides = strides_for(sizes, strides)
    done(Raw.tp_tensor_set_storage(t, s, sizes, strides, length(sizes), offset))
    return t
end

"""
    assign!(t, source)

Makes a handle what `source` is, bytes included.
"""
assign!(t::Tensor, source::TensorLike) =
    (done(Raw.tp_tensor_assign(t, source)); t)

WeakTensor(t::TensorLike) = made(out -> Raw.tp_tensor_weak(t, out), WeakTensor)

function Base.getindex(weak::WeakTensor)
    handle = Raw.tp_weak_tensor_lock(weak)
    return handle == C_NULL ? nothing : Tensor(handle)
end

# Helpers of the generated operators.

"Two results of one call."
@inline function adopt_both(status, first, second)
    check(status)
    both = (Tensor(first[]), Tensor(second[]))
    settle()
    return both
end

"An operand that may be left out, as the raw function takes it."
optional(::Nothing) = C_NULL
optional(t) = t

"""
A handle that is no array's own, for functions that may give it back or keep it:
what is done to it must not reach the array.
"""
apart(t::Tensor) = t
apart(a::TPArray) = Tensor(a)
apart(::Nothing) = nothing

"""
What is written in place: an array that overlaps itself would be given bytes of
its own, with other strides than it knows.
"""
written(t::Tensor) = t
written(a::TPArray) = writable(a).tensor
written(::Nothing) = nothing

"A struct of numbers with the library's defaults, but for those given by name."
function settings(::Type{T}, init, given) where {T}
    start = Ref{T}()
    check(init(start, sizeof(T)))
    names = filter(name -> !(name in (:struct_size, :reserved)), fieldnames(T))
    for name in keys(given)
        name in names || throw(ArgumentError(
            "no option `$name`; there are $(join(names, ", "))"))
    end
    return Ref(T(; (name => get(given, name, getfield(start[], name))
                    for name in fieldnames(T))...))
end

"Results whose number the call tells: `cut(out, capacity, count)`."
function made_each(cut)
    count = Ref(Csize_t(0))
    check(cut(Ptr{Ptr{Raw.tp_tensor_t}}(C_NULL), 0, count))
    out = fill(Ptr{Raw.tp_tensor_t}(C_NULL), count[])
    check(cut(out, length(out), count))
    found = map(Tensor, out)
    settle()
    return found
end
