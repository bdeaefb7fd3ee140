"""
Tensors of libtensorplay: `Tensor`, a counted handle that speaks the library's
language, and `TPArray`, an array on the same bytes that speaks Julia's.

A `Tensor` has sizes in row-major order and counts dimensions from 0, as the C
interface does; the functions of `TensorPlay.Operators` take and give tensors. A
`TPArray{T,N}` is an `AbstractArray{T,N}` whose dimensions are those of its
tensor in reverse: a contiguous tensor of sizes (2, 3) is a 3x2 matrix in
column-major order. Nothing is copied between the two.
"""
module TensorPlay

import Libdl
import Serialization

include("raw.jl")
include("library.jl")
include("errors.jl")
include("dtypes.jl")
include("scalars.jl")
include("handles.jl")
include("roots.jl")
include("tensor.jl")
include("storage.jl")
include("lending.jl")
include("allocators.jl")
include("array.jl")
include("wrap.jl")
include("random.jl")
include("operators.jl")
include("views.jl")
include("reductions.jl")
include("broadcast.jl")
include("modes.jl")
include("autograd.jl")
include("copies.jl")
include("callbacks.jl")
include("functions.jl")
include("runtime.jl")
include("files.jl")
include("dispatch.jl")
include("show.jl")

export Operators
export TensorPlayError, library_path, library_version
export BFloat16, Float8E4M3FN, Float8E5M2
export Tensor, TPArray, wrap, item, release!, use_count, retained_bytes
export version, same_storage, is_contiguous, withdata, mark_written!
export resize_tensor!, assign!, set_storage!, layout, promote_dtypes
export Storage, storage, map_file, read_file, shared, open_shared
export shared_descriptor, device, device_count
export WeakTensor, WeakStorage
export Allocator, allocator, pinned_allocator, use_allocator!, statistics
export reset_peak!, limits, limits!
export Generator, seed, offset, reseed!
export requires_grad, requires_grad!, is_leaf, grad, grad!, zero_grad!
export retain_grad!, retains_grad, backward, gradients, graph
export no_grad, enable_grad, inference, modes
export Saved, unpack, record, add_hook!, remove_hook!
export set_log, set_collect, set_anomaly_dump, num_threads, num_threads!
export streaming_limit, streaming_limit!, has_feature
export run_deferred, shutdown
export npy_load, npy_save, npy_write, NpzFile, npz_save, npz_write
export SafetensorsFile, metadata, safetensors_save, safetensors_write
export operator, operators, call, kernel_exists, missing_kernels

# To compile a call of the library is to open it, in Julia's way: nothing that
# has one may be compiled before `open_library` has opened it in the other.
function __init__()
    open_library()
    Base.invokelatest(prepare)
end

function prepare()
    check_abi()
    prepare_handles()
    prepare_callbacks()
end

end # module
