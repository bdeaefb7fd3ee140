# Counted objects of the library, each held by one reference of a Julia object.

"""
Anything of the library that is counted. The collector gives the reference back
at some time, [`release!`](@ref) at once.
"""
abstract type Handle end

const HANDLES = (
    (:Tensor, :tp_tensor_t, :tp_tensor_release,
     "A tensor: `sizes`, strides and an offset over the bytes of a storage, in the\n" *
     "library's row-major order. `Tensor(array)` copies, [`wrap`](@ref) does not;\n" *
     "`TPArray(tensor)` is an array on the same bytes."),
    (:Storage, :tp_storage_t, :tp_storage_release,
     "Bytes, and how they are freed. `Storage(nbytes)` makes one; `storage(tensor)`\n" *
     "is that of a tensor."),
    (:Allocator, :tp_allocator_t, :tp_allocator_release,
     "Where a device's memory comes from."),
    (:Generator, :tp_generator_t, :tp_generator_release,
     "A source of random numbers: `Generator(seed)`. Draws depend on its seed and\n" *
     "offset alone."),
    (:WeakTensor, :tp_weak_tensor_t, :tp_weak_tensor_release,
     "A reference that does not keep its tensor: `WeakTensor(t)[]` is the tensor, or\n" *
     "`nothing` when it has died."),
    (:WeakStorage, :tp_weak_storage_t, :tp_weak_storage_release,
     "A reference that does not keep its storage: `WeakStorage(s)[]` is the storage,\n" *
     "or `nothing` when it has died."),
    (:Saved, :tp_saved_t, :tp_saved_release,
     "A tensor kept for later with the version of its bytes: `Saved(t)`,\n" *
     "[`unpack`](@ref)."),
    (:NpzFile, :tp_npz_t, :tp_npz_release,
     "An open archive of arrays: `NpzFile(path)`, then `keys(file)` and\n" *
     "`file[name]`."),
    (:SafetensorsFile, :tp_safetensors_t, :tp_safetensors_release,
     "An open safetensors file: `SafetensorsFile(path)`, then `keys(file)`,\n" *
     "`file[name]` and [`metadata`](@ref)."))

@noinline released(x) =
    throw(ArgumentError("this $(nameof(typeof(x))) was released"))

# One instruction, so that of several threads that release one object a single
# one has its handle. Julia has it for fields from 1.7 on.
@static if isdefined(Core.Intrinsics, :atomic_pointerswap)
    swap_zero(place::Ptr{UInt}) = Core.Intrinsics.atomic_pointerswap(
        place, UInt(0), :acquire_release)
else
    const SWAP = Sys.WORD_SIZE == 64 ? "i64" : "i32"
    @eval swap_zero(place::Ptr{UInt}) = Base.llvmcall(
        $("""%place = inttoptr $SWAP %0 to $SWAP*
             %before = atomicrmw xchg $SWAP* %place, $SWAP 0 acq_rel
             ret $SWAP %before"""), UInt, Tuple{Ptr{UInt}}, place)
end

"Takes the handle out of an object; NULL if that was done before."
@inline function taken(x, ::Type{P}) where {P}
    GC.@preserve x begin
        return P(swap_zero(Ptr{UInt}(pointer_from_objref(x))))
    end
end

for (name, raw, release, text) in HANDLES
    @eval begin
        mutable struct $name <: Handle
            handle::Ptr{Raw.$raw}

            # Takes over an owned reference.
            function $name(owned::Ptr{Raw.$raw})
                x = new(owned)
                finalizer(FINALISERS.$name[], x)
                return x
            end
        end
        @doc $text $name

        @inline function Base.unsafe_convert(::Type{Ptr{Raw.$raw}}, x::$name)
            x.handle == C_NULL && released(x)
            return x.handle
        end

        # No lock, no allocation, no yield: a collection runs this in whatever
        # task it interrupts. What the release leads to is C code.
        function give_back(x::$name)
            Raw.$release(taken(x, Ptr{Raw.$raw}))
            return nothing
        end
        $(Symbol(:finalise_, name))(x::$name) = give_back(x)

        slot(::Type{$name}) = Ref{Ptr{Raw.$raw}}(C_NULL)
    end
end

# C pointers as finalisers cost half of what closures do.
const FINALISERS = NamedTuple{map(first, HANDLES)}(
    map(_ -> Ref{Ptr{Cvoid}}(C_NULL), HANDLES))

@eval function prepare_handles()
    $((:(FINALISERS.$name[] =
             @cfunction($(Symbol(:finalise_, name)), Cvoid, (Ref{$name},)))
       for (name, _, _, _) in HANDLES)...)
    return nothing
end

"""
    release!(x)

Gives the reference that `x` holds back now instead of at some collection. `x`
cannot be used afterwards; doing it twice is harmless, in several threads too.
An array gives back the handle that it has; its views have their own.
"""
release!(x::Handle) = give_back(x)

"The object that a call has made, or what went wrong."
@inline function adopt(::Type{T}, status, slot) where {T<:Handle}
    check(status)
    x = T(slot[])
    settle()
    return x
end

"Calls `make(slot)` and adopts what it made."
@inline function made(make, ::Type{T}) where {T<:Handle}
    place = slot(T)
    return adopt(T, make(place), place)
end
