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

# The modes are the thread's, and its tasks may end their blocks in any order.
# What a block found when it began may so be another's; to put that back could
# leave the thread in it for ever. Instead each thread has a list of its blocks
# that are open, and is in the modes of the last one begun, and when none is
# open in those that it had before the first.
mutable struct Block
    modes::UInt32
end

mutable struct ThreadModes
    outside::UInt32
    open::Vector{Block}
end

const THREADS = Dict{Int,ThreadModes}()
const THREADS_LOCK = Threads.SpinLock()
thread_modes() = lock(THREADS_LOCK) do
    get!(() -> ThreadModes(0, Block[]), THREADS, Threads.threadid())
end

function begin_block(state, modes)
    block = Block(modes)
    push!(state.open, block)
    return block
end
end_block(state, block) = filter!(other -> other !== block, state.open)

"Runs `f()` in the modes that `change` makes of those of the thread."
within(f, change) = staying() do
    state = thread_modes()
    isempty(state.open) && (state.outside = modes())
    block = begin_block(state, change(modes()))
    try
        check(Raw.tp_modes_set(block.modes))
        return f()
    finally
        end_block(state, block)
        check(Raw.tp_modes_set(
            isempty(state.open) ? state.outside : last(state.open).modes))
    end
end

"Runs a callback and leaves the library the modes that it had set."
within_callback(f) = staying() do
    state = thread_modes()
    block = begin_block(state, modes())
    try
        return f()
    finally
        end_block(state, block)
        check(Raw.tp_modes_set(block.modes))
    end
end

"""
    no_grad(f)

Runs `f()` while operators record no history. The mode is the thread's: while `f`
waits, other tasks have it too, and after it `f` has the mode of the block that was
begun last. When all blocks of a thread have ended, it is as before the first.
"""
no_grad(f) = within(f, modes -> modes | UInt32(Raw.TP_MODE_NO_GRAD))

"""
    enable_grad(f)

Runs `f()` while operators record history, inside a block that turned that off.
"""
enable_grad(f) = within(f, modes -> modes & ~UInt32(Raw.TP_MODE_NO_GRAD))

"""
    inference(f)

Runs `f()` in inference mode: nothing is recorded, and new tensors count no
versions.
"""
inference(f) = within(f, modes -> modes | UInt32(Raw.TP_MODE_INFERENCE))
