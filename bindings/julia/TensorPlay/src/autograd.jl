# Gradients.

"What a handle becomes for a caller that gave `like`: an array for an array."
as(::Tensor, t::Tensor) = t
as(::TPArray, t::Tensor) = array(t)
as(like, ::Nothing) = nothing

"A new handle, or nothing where the library gave none."
maybe(handle::Ptr) = handle == C_NULL ? nothing : Tensor(handle)

"""
    requires_grad(t)

Whether gradients of a tensor are followed.
"""
requires_grad(t::TensorLike) = Raw.tp_tensor_requires_grad(t) == 1

"""
    requires_grad!(t, required = true)

Makes a tensor without history a leaf that gathers gradients, or ends that.
"""
requires_grad!(t::TensorLike, required::Bool=true) =
    (done(Raw.tp_tensor_set_requires_grad(t, required)); t)

"""
    is_leaf(t)

Whether no recorded operator made a tensor.
"""
is_leaf(t::TensorLike) = Raw.tp_tensor_is_leaf(t) == 1

"""
    retain_grad!(t)

Asks a tensor with a history to keep its gradient as leaves do.
"""
retain_grad!(t::TensorLike) = (done(Raw.tp_tensor_retain_grad(t)); t)

"""
    retains_grad(t)

Whether a tensor with a history keeps its gradient.
"""
retains_grad(t::TensorLike) = Raw.tp_tensor_retains_grad(t) == 1

"""
    grad(t)

The gradient that a tensor or an array has gathered, or `nothing`.
"""
function grad(t::TensorLike)
    out = slot(Tensor)
    done(Raw.tp_tensor_grad_get(t, out))
    return as(t, maybe(out[]))
end

"""
    grad!(t, gradient)

Replaces the gradient; `nothing` drops it.
"""
grad!(t::TensorLike, gradient::Union{TensorLike,Nothing}) =
    (done(Raw.tp_tensor_grad_set(t, optional(apart(gradient)))); t)

"""
    zero_grad!(t)

Writes zeros over the gradient, if there is one.
"""
zero_grad!(t::TensorLike) = (done(Raw.tp_tensor_grad_zero(t)); t)

pass_flags(retain_graph, create_graph, allow_unused) =
    UInt32(retain_graph * Raw.TP_BACKWARD_RETAIN_GRAPH |
           create_graph * Raw.TP_BACKWARD_CREATE_GRAPH |
           allow_unused * Raw.TP_BACKWARD_ALLOW_UNUSED)

# The library puts back the modes that a pass found. A hook that waits lets other
# tasks on the thread, which find those of the pass: hence the block.
passing(pass) = within(() -> check(pass()), identity)

"A list in which some places may be empty, and what keeps it alive."
handles(list) = Ptr{Raw.tp_tensor_t}[optional_handle(t) for t in list]
optional_handle(::Nothing) = Ptr{Raw.tp_tensor_t}(C_NULL)
optional_handle(t) = Base.unsafe_convert(Ptr{Raw.tp_tensor_t}, t)

several(x::Union{Tuple,AbstractVector{<:TensorLike},Vector}) = collect(Any, x)
several(x::TensorLike) = Any[x]

"""
    backward(roots; gradients = nothing, retain_graph = false, create_graph = false)

Goes back from a tensor, an array or a list of them to all leaves, and adds to
their gradients. `gradients` are of what is wanted with respect to the roots;
nothing is 1 for one element.
"""
function backward(roots; gradients=nothing, retain_graph=false, create_graph=false)
    roots = several(roots)
    given = gradients === nothing ? nothing : several(gradients)
    given === nothing || length(given) == length(roots) || throw(ArgumentError(
        "$(length(given)) gradients for $(length(roots)) roots"))
    GC.@preserve roots given begin
        wanted = given === nothing ? C_NULL : handles(given)
        flags = pass_flags(retain_graph, create_graph, false)
        passing(() -> Raw.tp_backward(handles(roots), length(roots), wanted, flags))
    end
    settle()
    return nothing
end

"""
    gradients(roots, inputs; gradients = nothing, retain_graph = false,
              create_graph = false, allow_unused = false)

Gradients with respect to chosen tensors, as a list. No gradient of a leaf is
touched. With `allow_unused` an input that does not matter gives `nothing`.
"""
function gradients(roots, inputs; gradients=nothing, retain_graph=false,
                   create_graph=false, allow_unused=false)
    roots, inputs = several(roots), several(inputs)
    given = gradients === nothing ? nothing : several(gradients)
    given === nothing || length(given) == length(roots) || throw(ArgumentError(
        "$(length(given)) gradients for $(length(roots)) roots"))
    out = fill(Ptr{Raw.tp_tensor_t}(C_NULL), length(inputs))
    GC.@preserve roots inputs given begin
        wanted = given === nothing ? C_NULL : handles(given)
        flags = pass_flags(retain_graph, create_graph, allow_unused)
        passing(() -> Raw.tp_gradients(
            handles(roots), length(roots), wanted, handles(inputs),
            length(inputs), flags, out))
    end
    found = map(maybe, out)
    settle()
    return Any[as(input, t) for (input, t) in zip(inputs, found)]
end

"""
    graph(t; style = Raw.TP_GRAPH_TEXT)

The history of a tensor as text, or for Graphviz (`Raw.TP_GRAPH_DOT`).
"""
graph(t::TensorLike; style=Raw.TP_GRAPH_TEXT) =
    formatted((b, n) -> Raw.tp_graph_format(t, style, b, n))

Saved(t::TensorLike) = made(out -> Raw.tp_saved_new(t, out), Saved)

"""
    unpack(saved)

The tensor again, if its bytes were not written since.
"""
unpack(s::Saved) = unpack(Base.unsafe_convert(Ptr{Raw.tp_saved_t}, s), s)
unpack(handle::Ptr{Raw.tp_saved_t}, owner=nothing) =
    GC.@preserve owner made(out -> Raw.tp_saved_unpack(handle, out), Tensor)
