# Julia's reductions and products of arrays, computed by the library.

for (f, op) in ((:sum, :sum), (:prod, :prod), (:maximum, :max), (:minimum, :min),
                (:any, :any), (:all, :all))
    constraint = f in (:any, :all) ? :Bool : :Element
    @eval begin
        function Base.$f(a::TPArray{T,N}; dims=:) where {T<:$constraint,N}
            dims === Colon() && return result(T, $f, Operators.$op(a))
            at = tensor_dims(N, filter(d -> d <= N, collect(dims)))
            isempty(at) && return copy(a)
            return array(Operators.$op(a; dims=at, keepdim=true))
        end
    end
end

# Without dimensions a number comes out, of the array's type where Julia's
# function keeps it; the library sums small floats in wider ones.
result(::Type{T}, f, t) where {T} =
    f === sum || f === prod ? item_as(eltype(t), t) : item_as(T, t)
item_as(::Type{T}, t) where {T} = convert(T, item(t))

function Base.cumsum(a::TPArray{T,N}; dims::Integer=N == 1 ? 1 : 0) where {T,N}
    dims >= 1 || throw(ArgumentError("dims says along which dimension"))
    return array(Operators.cumsum(a, N - dims))
end
function Base.cumprod(a::TPArray{T,N}; dims::Integer=N == 1 ? 1 : 0) where {T,N}
    dims >= 1 || throw(ArgumentError("dims says along which dimension"))
    return array(Operators.cumprod(a, N - dims))
end

# The tensors are the transposes of the matrices: (AB)' is B'A'.
const MatrixOrVector{T} = Union{TPArray{T,1},TPArray{T,2}}
Base.:*(a::TPArray{<:Element,2}, b::MatrixOrVector) = array(Operators.matmul(b, a))

Base.:*(a::TPArray{<:Element,2}, b::VecOrMat{<:Element}) = product(a, Tensor(b))
Base.:*(a::Matrix{<:Element}, b::MatrixOrVector) = product(Tensor(a), b)

function product(a::TensorLike, b::TensorLike)
    T = promote_dtypes(a, b)
    return array(Operators.matmul(Operators.to(b; dtype=T), Operators.to(a; dtype=T)))
end

Base.cat(a::TPArray, more::TPArray...; dims::Integer) =
    array(Operators.cat((a, more...), ndims(a) - dims))
Base.vcat(a::TPArray, more::TPArray...) = cat(a, more...; dims=1)
Base.hcat(a::TPArray{T,2}, more::TPArray...) where {T} = cat(a, more...; dims=2)

Base.:(==)(a::TPArray, b::TPArray) =
    size(a) == size(b) && item(Operators.all(Operators.eq(a, b))) == true

# What only looks at elements needs no history.
for f in (:(==), :isequal)
    @eval begin
        Base.$f(a::TPArray, b::AbstractArray) = $f(Array(a), b)
        Base.$f(a::AbstractArray, b::TPArray) = $f(a, Array(b))
    end
end
Base.isequal(a::TPArray, b::TPArray) = isequal(Array(a), Array(b))
Base.hash(a::TPArray, h::UInt) = hash(Array(a), h)
