# Bytes that are lent to code of Julia stay where they are.

# How often the bytes of a storage are lent; -1 while they may be moving.
const LENT = Dict{Ptr{Raw.tp_storage_t},Int}()
# Held for a look only; finalisers never take it.
const LENT_LOCK = Threads.SpinLock()

@noinline refuse_lent() = throw(ArgumentError(
    "the storage is lent by `withdata`, or changes its size at this moment"))

"Runs `f()` while the bytes of a tensor or an array stay where they are."
function lending(f, t)
    kept = storage(t)
    key = kept.handle
    lent = lock(LENT_LOCK) do
        count = get(LENT, key, 0)
        count >= 0 && (LENT[key] = count + 1)
        count >= 0
    end
    lent || refuse_lent()
    try
        return GC.@preserve kept f()
    finally
        lock(() -> LENT[key] == 1 ? delete!(LENT, key) : (LENT[key] -= 1), LENT_LOCK)
        release!(kept)
    end
end

"Runs `f()`, which may move the bytes of a storage, unless they are lent."
function moving(f, key::Ptr{Raw.tp_storage_t})
    free = lock(() -> get!(LENT, key, -1) == -1, LENT_LOCK)
    free || refuse_lent()
    try
        return f()
    finally
        lock(() -> delete!(LENT, key), LENT_LOCK)
    end
end
