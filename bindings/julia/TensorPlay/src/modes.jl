# Modes of the calling thread, for the length of a block.

"""
    modes()

The modes of the calling thread: an OR of `Raw.TP_MODE_NO_GRAD` and
`Raw.TP_MODE_INFERENCE`.
"""
modes() = Raw.tp_modes_get()

"Runs `f()` with its task bound to the thread that it is on."
function staying(f)
    task = current_task()
    sticky = task.sticky
    task.sticky = true
    try
        return f()
    finally
        task.sticky = sticky
    end
end

# The mode is the thread's.
within(f, push, pop, value) = staying() do
    check(push(value))
    try
        f()
    finally
        check(pop())
    end
end

"""
    no_grad(f)

Runs `f()` while operators record no history. The mode is the thread's: a task
that runs on it while `f` waits for something has it too.
"""
no_grad(f) = within(f, Raw.tp_grad_mode_push, Raw.tp_grad_mode_pop, 0)

"""
    enable_grad(f)

Runs `f()` while operators record history, inside a block that turned that off.
"""
enable_grad(f) = within(f, Raw.tp_grad_mode_push, Raw.tp_grad_mode_pop, 1)

"""
    inference(f)

Runs `f()` in inference mode: nothing is recorded, and new tensors count no
versions.
"""
inference(f) =
    within(f, Raw.tp_inference_mode_push, Raw.tp_inference_mode_pop, 1)
