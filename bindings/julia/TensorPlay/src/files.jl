# Files: .npy, .npz, safetensors. A list of entries is anything that iterates
# pairs of a name and a tensor or an array, as a Dict does.

load_mode(map::Bool) = map ? Raw.TP_LOAD_MAP : Raw.TP_LOAD_READ

"Names, tensors and their number."
function split_entries(entries)
    each = collect(pairs_of(entries))
    return String[string(first(e)) for e in each],
           tensor_list([last(e) for e in each]), length(each)
end
pairs_of(entries::NamedTuple) = pairs(entries)
pairs_of(entries) = entries

"Runs `write(callback, guard)` so that its bytes go to `io`."
function writing(write, io::IO)
    guard = keep(io)
    try
        done(write(TRAMPOLINES.write[], guard))
    finally
        forget(guard)
    end
    return nothing
end

"""
    npy_load(path; map = false)

The tensor of a .npy file; with `map` on the file's own pages, read-only.
"""
npy_load(path::AbstractString; map::Bool=false) =
    made(out -> Raw.tp_npy_load(path, load_mode(map), out), Tensor)

"""
    npy_save(path, t)

Writes a .npy file.
"""
npy_save(path::AbstractString, t::TensorLike) = done(Raw.tp_npy_save(path, t))

"""
    npy_write(io, t)

Writes the bytes of a .npy file to a stream.
"""
npy_write(io::IO, t::TensorLike) =
    writing((f, user) -> Raw.tp_npy_write(t, f, user), io)

NpzFile(path::AbstractString; map::Bool=false) =
    made(out -> Raw.tp_npz_open(path, load_mode(map), out), NpzFile)

"""
    npz_save(path, entries; compress = false)

Writes an archive of named arrays: `npz_save("a.npz", Dict("weight" => w))`.
"""
function npz_save(path::AbstractString, entries; compress::Bool=false)
    names, values, n = split_entries(entries)
    return done(Raw.tp_npz_save(path, names, values, n, compress))
end

"""
    npz_write(io, entries; compress = false)

Writes the bytes of an archive to a stream.
"""
function npz_write(io::IO, entries; compress::Bool=false)
    names, values, n = split_entries(entries)
    return writing(io) do f, user
        Raw.tp_npz_write(names, values, n, compress, f, user)
    end
end

SafetensorsFile(path::AbstractString; map::Bool=false) =
    made(out -> Raw.tp_safetensors_open(path, load_mode(map), out),
         SafetensorsFile)

for (file, raw) in ((:NpzFile, :npz), (:SafetensorsFile, :safetensors))
    count, name_at, get_named =
        Symbol(:tp_, raw, :_count), Symbol(:tp_, raw, :_name), Symbol(:tp_, raw, :_get)
    @eval begin
        Base.length(file::$file) = Int(Raw.$count(file))
        Base.keys(file::$file) = GC.@preserve file String[
            unsafe_string(Raw.$name_at(file, i - 1)) for i in 1:length(file)]
        Base.haskey(file::$file, name::AbstractString) = name in keys(file)
        Base.getindex(file::$file, name::AbstractString) =
            made(out -> Raw.$get_named(file, name, out), Tensor)
    end
end
Base.getindex(file::NpzFile, i::Integer) =
    made(out -> Raw.tp_npz_tensor(file, i - 1, out), Tensor)
Base.getindex(file::SafetensorsFile, i::Integer) =
    made(out -> Raw.tp_safetensors_tensor(file, i - 1, out), Tensor)
Base.sizeof(file::SafetensorsFile) = Int(Raw.tp_safetensors_nbytes(file))

"""
    metadata(file::SafetensorsFile)

The file's own text about itself, as a `Dict`.
"""
function metadata(file::SafetensorsFile)
    n = Int(Raw.tp_safetensors_metadata_count(file))
    GC.@preserve file begin
        return Dict{String,String}(
            unsafe_string(Raw.tp_safetensors_metadata_key(file, i)) =>
                unsafe_string(Raw.tp_safetensors_metadata_value(file, i))
            for i in 0:n-1)
    end
end

function split_metadata(metadata)
    each = collect(pairs_of(metadata))
    return String[string(first(e)) for e in each],
           String[string(last(e)) for e in each], length(each)
end

"""
    safetensors_save(path, entries; metadata = ())

Writes named tensors, and pairs of strings about them.
"""
function safetensors_save(path::AbstractString, entries; metadata=())
    names, values, n = split_entries(entries)
    keys, texts, m = split_metadata(metadata)
    return done(Raw.tp_safetensors_save(path, names, values, n, keys, texts, m))
end

"""
    safetensors_write(io, entries; metadata = ())

Writes the bytes of a safetensors file to a stream.
"""
function safetensors_write(io::IO, entries; metadata=())
    names, values, n = split_entries(entries)
    keys, texts, m = split_metadata(metadata)
    return writing(io) do f, user
        Raw.tp_safetensors_write(names, values, n, keys, texts, m, f, user)
    end
end
