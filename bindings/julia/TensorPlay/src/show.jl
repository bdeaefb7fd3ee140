# How objects look.

Base.summary(io::IO, t::Tensor) =
    print(io, join(size(t), "x"), ndims(t) == 0 ? "0-dimensional" : "", " Tensor of ",
          eltype(t))

function Base.show(io::IO, t::Tensor)
    t.handle == C_NULL && return print(io, "Tensor(released)")
    print(io, "Tensor(", eltype(t), ", ", size(t), ")")
end

function Base.show(io::IO, ::MIME"text/plain", t::Tensor)
    t.handle == C_NULL && return show(io, t)
    summary(io, t)
    println(io, ":")
    print(io, formatted((b, n) -> Raw.tp_tensor_format(t, b, n)))
end

function Base.show(io::IO, s::Storage)
    s.handle == C_NULL && return print(io, "Storage(released)")
    print(io, "Storage(", sizeof(s), " bytes, version ", version(s), ")")
end

function Base.show(io::IO, g::Generator)
    g.handle == C_NULL && return print(io, "Generator(released)")
    print(io, "Generator(seed ", seed(g), ", offset ", offset(g), ")")
end

function Base.show(io::IO, file::Union{NpzFile,SafetensorsFile})
    name = nameof(typeof(file))
    file.handle == C_NULL && return print(io, name, "(released)")
    print(io, name, "(", join(keys(file), ", "), ")")
end

function Base.show(io::IO, x::Handle)
    print(io, nameof(typeof(x)), x.handle == C_NULL ? "(released)" : "(...)")
end

# Without the history, of which elements would be refused.
Base.show(io::IO, a::TPArray) = show(io, Array(a))
Base.show(io::IO, mime::MIME"text/plain", a::TPArray) =
    invoke(show, Tuple{IO,MIME"text/plain",AbstractArray}, io, mime, detached(a))
