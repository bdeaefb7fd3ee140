# Storages.

"""
    Storage(nbytes; device_type = 0, device_index = 0, allocator = nothing)

New bytes, uninitialised.
"""
function Storage(nbytes::Integer; device_type=0, device_index=0, allocator=nothing)
    return made(Storage) do out
        allocator === nothing ?
            Raw.tp_storage_new(nbytes, device_type, device_index, out) :
            Raw.tp_storage_new_from_allocator(nbytes, allocator, out)
    end
end

"""
    Storage(parent::Storage, offset, nbytes)

A piece of the bytes of another storage, with a version of its own.
"""
Storage(parent::Storage, offset::Integer, nbytes::Integer) =
    made(out -> Raw.tp_storage_new_part(parent, offset, nbytes, out), Storage)

"""
    storage(t)

The storage of a tensor or an array.
"""
function storage(t::TensorLike)
    GC.@preserve t begin
        borrowed = Raw.tp_tensor_storage(t)
        return Storage(Raw.tp_storage_retain(borrowed))
    end
end

"""
    Tensor(s::Storage, T, sizes; strides = nothing, offset = 0)

A tensor on the bytes of a storage.
"""
function Tensor(s::Storage, T::Type, sizes; strides=nothing, offset=0)
    sizes = list(sizes)
    strides = strides_for(sizes, strides)
    return made(Tensor) do out
        Raw.tp_tensor_from_storage(s, sizes, strides, length(sizes), offset,
                                   dtype_code(T), out)
    end
end

"""
    map_file(path; offset = 0, nbytes)

A storage on the pages of a file, read-only.
"""
map_file(path::AbstractString; offset=0, nbytes=filesize(path) - offset) =
    made(out -> Raw.tp_storage_map_file(path, offset, nbytes, out), Storage)

"""
    read_file(path; offset = 0, nbytes)

A storage with bytes of a file.
"""
read_file(path::AbstractString; offset=0, nbytes=filesize(path) - offset) =
    made(out -> Raw.tp_storage_read_file(path, offset, nbytes, out), Storage)

"""
    shared(nbytes; name = nothing)

A storage that other processes can open, by name or by its
[`shared_descriptor`](@ref).
"""
shared(nbytes::Integer; name=nothing) = made(Storage) do out
    Raw.tp_storage_new_shared(name === nothing ? C_NULL : name, nbytes, out)
end

"""
    open_shared(name_or_descriptor; readonly = false)

A storage on memory that [`shared`](@ref) made, here or in another process.
"""
open_shared(name::AbstractString; readonly=false) = made(Storage) do out
    Raw.tp_storage_open_shared(name, readonly * Raw.TP_STORAGE_READ_ONLY, out)
end
open_shared(descriptor::Integer; readonly=false) = made(Storage) do out
    Raw.tp_storage_open_shared_descriptor(
        descriptor, readonly * Raw.TP_STORAGE_READ_ONLY, out)
end

"""
    shared_descriptor(s)

The descriptor of shared memory, to send to another process; the storage keeps
it.
"""
shared_descriptor(s::Storage) = getter(Raw.tp_storage_shared_descriptor, s)

Base.sizeof(s::Storage) = Int(Raw.tp_storage_nbytes(s))
version(s::Storage) = Int(Raw.tp_storage_version(s))
use_count(s::Storage) = Int(Raw.tp_storage_use_count(s))
flags(s::Storage) = Raw.tp_storage_flags(s)
function Base.resize!(s::Storage, nbytes::Integer)
    key = Base.unsafe_convert(Ptr{Raw.tp_storage_t}, s)
    moving(() -> done(Raw.tp_storage_resize(s, nbytes)), key)
    return s
end

"""
    same_storage(a, b)

Whether two tensors, arrays or storages share their bytes.
"""
same_storage(a::Storage, b::Storage) = Raw.tp_storage_same(a, b) == 1
same_storage(a::TensorLike, b::TensorLike) = same_storage(storage(a), storage(b))

WeakStorage(s::Storage) = made(out -> Raw.tp_storage_weak(s, out), WeakStorage)

function Base.getindex(weak::WeakStorage)
    handle = Raw.tp_weak_storage_lock(weak)
    return handle == C_NULL ? nothing : Storage(handle)
end
