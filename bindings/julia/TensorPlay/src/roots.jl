# Julia objects that the library holds: arrays that were wrapped, functions that
# are called back.
#
# The library lets go of them on any thread, in the middle of anything, also
# inside a finaliser, so no Julia code may run then. Each object has a guard: an
# empty storage of the library, whose only reference the library gets, together
# with `tp_storage_release` as deleter. The object is kept until its guard is
# dead, which a weak handle tells. A weak handle keeps the guard's address from
# being used again, so the address also names the object to callbacks.

struct Root
    object::Any
    guard::Ptr{Raw.tp_weak_storage_t}
end

const ROOTS = Dict{Ptr{Cvoid},Root}()
# Finalisers never take it, so it can be held while a collection runs.
const ROOTS_LOCK = Threads.SpinLock()
# So few are looked through each time; then only when their number doubles.
const ALWAYS_SWEPT = 32
const SWEEP_AT = Ref(0)
# The deleter that goes with a guard, and the destroy function of callbacks.
const LET_GO = Ref{Ptr{Cvoid}}(C_NULL)

"Keeps an object until the guard that is returned has been released."
function keep(object)
    lock(() -> length(ROOTS) >= SWEEP_AT[], ROOTS_LOCK) && sweep()
    guard, weak = slot(Storage), slot(WeakStorage)
    check(Raw.tp_storage_new(0, 0, 0, guard))
    status = Raw.tp_storage_weak(guard[], weak)
    if status != Raw.TP_OK
        Raw.tp_storage_release(guard[])
        check(status)
    end
    name = Ptr{Cvoid}(guard[])
    lock(() -> ROOTS[name] = Root(object, weak[]), ROOTS_LOCK)
    return name
end

"For when the call that was given a guard failed, and so did not take it."
function forget(name::Ptr{Cvoid})
    Raw.tp_storage_release(Ptr{Raw.tp_storage_t}(name))
    sweep()
    return nothing
end

"The object of a guard that lives."
kept(name::Ptr{Cvoid}) = lock(() -> ROOTS[name].object, ROOTS_LOCK)

"Runs `use(guard)`; the guard stays ours if that fails."
function with_guard(use, object)
    name = keep(object)
    try
        return use(name)
    catch
        forget(name)
        rethrow()
    end
end

function is_dead(root::Root)
    alive = Raw.tp_weak_storage_lock(root.guard)
    Raw.tp_storage_release(alive)
    return alive == C_NULL
end

"Lets go of the objects whose guards are dead; gives their number."
function sweep()
    dead = lock(ROOTS_LOCK) do
        names = [name for (name, root) in ROOTS if is_dead(root)]
        roots = [pop!(ROOTS, name) for name in names]
        live = length(ROOTS)
        SWEEP_AT[] = live < ALWAYS_SWEPT ? 0 : 2 * live
        roots
    end
    foreach(root -> Raw.tp_weak_storage_release(root.guard), dead)
    return length(dead)
end

"""
    run_deferred()

Does what was put off: lets go of wrapped arrays and of callbacks that the
library has released, and runs what other hosts of the process wait for. Arrays
also go when the next one is wrapped. Returns how many objects went.
"""
run_deferred() = Int(Raw.tp_run_deferred()) + sweep()
