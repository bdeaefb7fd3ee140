# Functions of programs in histories, and hooks.

"""
    add_hook!(f, t)

Calls `f(gradient)` in each backward pass when the gradient of `t` is complete.
What it returns replaces the gradient; `nothing` leaves it. Gives the number for
[`remove_hook!`](@ref).
"""
function add_hook!(f, t::TensorLike)
    # Not to name `t` here: the hook would keep the tensor that keeps the hook.
    hook = t isa Tensor ? f : gradient -> f(array(gradient))
    return with_guard(hook) do guard
        id = Ref(UInt64(0))
        check(Raw.tp_tensor_hook_add(t, TRAMPOLINES.hook[], guard, LET_GO[], id))
        id[]
    end
end

"""
    remove_hook!(t, id)

Removes a hook from the tensor that it was added to.
"""
remove_hook!(t::TensorLike, id::Integer) =
    (done(Raw.tp_tensor_hook_remove(t, id)); t)

"""
    record(backward, outputs, inputs; saved = (), name = "julia")

Gives `outputs`, which the program computed from `inputs` with recording turned
off ([`no_grad`](@ref)), a history. In a backward pass `backward(gradients,
saved)` is called with the gradients of the outputs (`nothing` is zero) and the
tensors that were saved, and returns those of the inputs, each a tensor, an array
or `nothing`. Arrays are given where `outputs` are arrays.
"""
function record(backward, outputs, inputs; saved=(), name::AbstractString="julia")
    outputs, inputs = several(outputs), several(inputs)
    kept_tensors, name = several(saved), String(name)
    number, arrays = length(kept_tensors), any(t -> t isa TPArray, outputs)
    form(t) = t === nothing || !arrays ? t : array(t)
    function back(gradients, handles)
        values = [form(unpack(unsafe_load(handles, i))) for i in 1:number]
        found = backward(map(form, gradients), values)
        return found isa Union{Tuple,Vector} ? found : (found,)
    end
    with_guard(back) do guard
        GC.@preserve outputs inputs kept_tensors name begin
            saved_handles = handles(kept_tensors)
            GC.@preserve saved_handles begin
                description = Raw.tp_function_t(
                    name=Base.unsafe_convert(Cstring, name),
                    backward=TRAMPOLINES.backward[], user_data=guard,
                    destroy=LET_GO[], saved=pointer(saved_handles),
                    saved_count=number)
                check(Raw.tp_function_record(
                    Ref(description), handles(inputs), length(inputs),
                    handles(outputs), length(outputs)))
            end
        end
    end
    settle()
    return nothing
end
