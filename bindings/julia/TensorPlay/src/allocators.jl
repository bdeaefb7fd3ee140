# Where bytes come from, and where they may lie.

"""
    allocator(device_type = Raw.TP_DEVICE_CPU)

The allocator of a device type.
"""
allocator(device_type=Raw.TP_DEVICE_CPU) =
    made(out -> Raw.tp_allocator_get(device_type, out), Allocator)

"""
    pinned_allocator(device_type)

The allocator of page-locked host memory of a device type.
"""
pinned_allocator(device_type) =
    made(out -> Raw.tp_allocator_pinned(device_type, out), Allocator)

"""
    statistics(a::Allocator)

Live, cached and peak bytes and numbers of blocks, as a named tuple.
"""
function statistics(a::Allocator)
    out = Ref(Raw.tp_allocator_stats_t())
    check(Raw.tp_allocator_stats(a, out))
    names = fieldnames(Raw.tp_allocator_stats_t)[3:end]
    return NamedTuple{names}(map(name -> Int(getfield(out[], name)), names))
end

Base.empty!(a::Allocator) = (done(Raw.tp_allocator_empty_cache(a)); a)

"""
    allocator(s::Storage)

The allocator that a storage's bytes come from, or `nothing`.
"""
function allocator(s::Storage)
    GC.@preserve s begin
        borrowed = Raw.tp_storage_allocator(s)
        return borrowed == C_NULL ? nothing :
               Allocator(Raw.tp_allocator_retain(borrowed))
    end
end

"""
    use_allocator!(device_type, a)

Makes an allocator that of a device type; `nothing` goes back to the library's.
"""
use_allocator!(device_type::Integer, a::Union{Allocator,Nothing}) =
    done(Raw.tp_allocator_set(device_type, a === nothing ? C_NULL : a))

"""
    reset_peak!(a)

Lets `peak_bytes` begin at what lives now.
"""
reset_peak!(a::Allocator) = (done(Raw.tp_allocator_reset_peak(a)); a)

"""
    limits(a)

How many bytes are kept for reuse (`cap`, 0 for any number), and from how many
on a block is not kept (`bypass`).
"""
limits(a::Allocator) = (cap=Int(Raw.tp_allocator_cap(a)),
                        bypass=Int(Raw.tp_allocator_bypass_threshold(a)))

"""
    limits!(a; cap, bypass)

Sets what [`limits`](@ref) tells.
"""
function limits!(a::Allocator; cap=nothing, bypass=nothing)
    cap === nothing || done(Raw.tp_allocator_set_cap(a, cap))
    bypass === nothing || done(Raw.tp_allocator_set_bypass_threshold(a, bypass))
    return a
end

"""
    device(x)

Type and index of the device on which the bytes of a tensor or a storage lie.
"""
device(t::TensorLike) =
    (Raw.tp_tensor_device_type(t), Int(Raw.tp_tensor_device_index(t)))
device(s::Storage) =
    (Raw.tp_storage_device_type(s), Int(Raw.tp_storage_device_index(s)))
device(a::Allocator) = (Raw.tp_allocator_device_type(a), 0)

"""
    device_count(type = Raw.TP_DEVICE_CPU)

How many devices of a type there are.
"""
device_count(type::Integer=Raw.TP_DEVICE_CPU) = Int(Raw.tp_device_count(type))
