#include "ops/copy.h"

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "core/thread_state.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/elementwise_plan.h"
#include "ops/overlap.h"
#include "ops/transfer.h"

namespace tp {

namespace {

KernelCall copy_call(const TensorImpl& target) noexcept {
  return make_call(Op::kCopy, target.dtype(), target.device());
}

Kernel copy_kernel(const TensorImpl& target) {
  return get_kernel(Op::kCopy, target.device().type, target.dtype());
}

void run_copy(Kernel kernel, TensorImpl& target, const TensorImpl& source) {
  ElementwisePlan plan(target.sizes());
  plan.add(target);
  plan.add(source);
  plan.build();
  KernelCall call = copy_call(target);
  plan.describe(call);
  run_kernel(kernel, call, target, source);
}

// Both on one device, without overlap.
void copy_elements(TensorImpl& target, const TensorImpl& source) {
  if (target.numel() == 0) return;
  if (target.dtype() == source.dtype() && target.is_contiguous() &&
      source.is_contiguous() && target.sizes() == source.sizes()) {
    device_backend(target.device().type)
        .copy_within(target.data(), source.data(), target.nbytes(),
                     target.device());
    return;
  }
  const Kernel kernel = copy_kernel(target);
  if (!device_backend(target.device().type).addresses_strides &&
      !(target.sizes() == source.sizes())) {
    run_copy(kernel, target, *expand(source, target.sizes()));
    return;
  }
  run_copy(kernel, target, source);
}

Tensor make_in_format(const TensorImpl& source, DType dtype, int32_t format) {
  if (format != TP_FORMAT_PRESERVE) {
    return make_empty(source.sizes(), dtype, source.device(), format);
  }
  if (source.is_contiguous()) {
    const size_t nbytes = checked_nbytes(source.numel(), itemsize(dtype));
    return alias(make_storage(nbytes, source.device()), source.sizes(),
                 source.strides(), dtype, 0, Bounds::kProved);
  }
  DimsBuffer strides(source.rank());
  preserved_strides(source.sizes(), source.strides(), strides.data());
  return make_empty_strided(source.sizes(), strides, dtype, source.device());
}

// Bytes made while this lives count versions as those of another storage do,
// whatever the thread's mode.
class ModeOf {
 public:
  explicit ModeOf(const StorageImpl& storage) noexcept
      : before_(thread_state().modes) {
    uint32_t& modes = thread_state().modes;
    modes = storage.has(TP_STORAGE_INFERENCE) ? modes | TP_MODE_INFERENCE
                                              : modes & ~TP_MODE_INFERENCE;
  }
  ~ModeOf() { thread_state().modes = before_; }
  ModeOf(const ModeOf&) = delete;
  ModeOf& operator=(const ModeOf&) = delete;

 private:
  uint32_t before_;
};

void check_broadcasts_to(const TensorImpl& source, const TensorImpl& target) {
  if (source.sizes() == target.sizes()) return;
  const DimsBuffer sizes = broadcast_sizes(source.sizes(), target.sizes());
  if (!(Dims(sizes) == target.sizes())) {
    fail(TP_ERROR_SHAPE, "a source of shape %s does not broadcast to %s",
         shape_text(source.sizes()).text, shape_text(target.sizes()).text);
  }
}

}  // namespace

void copy_into_fresh(TensorImpl& target, const TensorImpl& source) {
  if (target.device() == source.device()) {
    copy_elements(target, source);
    return;
  }
  const Tensor here =
      transfer(source, target.dtype(), target.device(), TP_FORMAT_PRESERVE);
  copy_elements(target, *here);
}

void copy_to_place(TensorImpl& target, int64_t from, Dims strides,
                   const TensorImpl& source) {
  ElementwisePlan plan(source.sizes());
  plan.add(target.element_at(target.offset() + from), target.dtype(),
           source.sizes(), strides);
  plan.add(source);
  plan.build();
  if (plan.path() == KernelPath::kLinear && target.dtype() == source.dtype()) {
    device_backend(target.device().type)
        .copy_within(plan.data(0), plan.data(1), source.nbytes(),
                     target.device());
    return;
  }
  KernelCall call = copy_call(target);
  plan.describe(call);
  run_kernel(copy_kernel(target), call);
}

Tensor clone(const TensorImpl& source, int32_t format) {
  Tensor copy = make_in_format(source, source.dtype(), format);
  copy_elements(*copy, source);
  return copy;
}

Tensor contiguous(TensorImpl& source, int32_t format) {
  if (format == TP_FORMAT_PRESERVE) {
    fail(TP_ERROR_ARGUMENT, "preserve is no format to make contiguous in");
  }
  if (source.is_contiguous(format)) return Tensor::borrow(&source);
  return clone(source, format);
}

Tensor to(TensorImpl& source, DType dtype, Device device, int32_t format,
          CopyWhen when) {
  const bool laid_out =
      format == TP_FORMAT_PRESERVE || source.is_contiguous(format);
  if (source.dtype() == dtype && source.device() == device && laid_out &&
      when == CopyWhen::kNeeded) {
    return Tensor::borrow(&source);
  }
  if (!(source.device() == device)) {
    return transfer(source, dtype, device, format);
  }
  Tensor converted = make_in_format(source, dtype, format);
  copy_elements(*converted, source);
  return converted;
}

Tensor host_tensor(const TensorImpl& tensor) {
  return to(const_cast<TensorImpl&>(tensor), tensor.dtype(), Device(),
            TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

void copy_inplace(TensorImpl& target, const TensorImpl& source) {
  target.storage().check_writable();
  check_broadcasts_to(source, target);
  Tensor held;
  const TensorImpl* from = &source;
  if (!(source.device() == target.device())) {
    held =
        transfer(source, target.dtype(), target.device(), TP_FORMAT_PRESERVE);
    from = held.get();
  }
  write_in_place(target, [&](TensorImpl& to) {
    const Overlap overlap = overlap_of(to, *from);
    if (overlap == Overlap::kPartial) {
      held = clone(*from, TP_FORMAT_PRESERVE);
      from = held.get();
    }
    if (overlap != Overlap::kExact || to.dtype() != from->dtype()) {
      copy_elements(to, *from);
    }
  });
}

Tensor reshape(TensorImpl& base, Dims sizes) {
  const DimsBuffer wanted = infer_sizes(sizes, base.numel());
  if (Tensor view = try_view(base, wanted)) return view;
  Tensor copy = clone(base, TP_FORMAT_CONTIGUOUS);
  DimsBuffer strides(wanted.size());
  contiguous_strides(wanted, strides.data());
  copy->set_geometry(wanted, strides, 0);
  return copy;
}

Tensor flatten(TensorImpl& base, int64_t start_dim, int64_t end_dim) {
  const DimsBuffer sizes = flatten_sizes(base, start_dim, end_dim);
  // A run of one dimension changes nothing, strides of size 1 included.
  if (sizes.size() == base.rank()) {
    return alias_view(base, base.sizes(), base.strides(), base.dtype(),
                      base.offset(), Bounds::kProved);
  }
  return reshape(base, sizes);
}

Tensor repeat(const TensorImpl& base, Dims repeats) {
  const size_t rank = repeats.size();
  if (rank < base.rank()) {
    fail(TP_ERROR_SHAPE, "%zu repeats for a tensor of rank %zu", rank,
         base.rank());
  }
  if (rank > TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "%zu repeats are above the limit of rank %d",
         rank, TP_MAX_RANK);
  }
  const size_t missing = rank - base.rank();
  DimsBuffer sizes(rank);
  // Each dimension as two: the copies and, inside them, the tensor's own.
  int64_t pair_sizes[2 * TP_MAX_RANK];
  int64_t from_strides[2 * TP_MAX_RANK];
  for (size_t d = 0; d < rank; ++d) {
    const int64_t size = d < missing ? 1 : base.size(d - missing);
    if (repeats[d] < 0) {
      fail(TP_ERROR_ARGUMENT, "repeat %lld of dimension %zu is negative",
           static_cast<long long>(repeats[d]), d);
    }
    if (!checked_mul(size, repeats[d], &sizes[d])) {
      fail(TP_ERROR_OVERFLOW,
           "dimension %zu of size %lld overflows when repeated %lld times", d,
           static_cast<long long>(size), static_cast<long long>(repeats[d]));
    }
    pair_sizes[2 * d] = repeats[d];
    pair_sizes[2 * d + 1] = size;
    from_strides[2 * d] = 0;
    from_strides[2 * d + 1] = d < missing ? 0 : base.stride(d - missing);
  }
  Tensor out = make_empty(sizes, base.dtype(), base.device());
  if (out->numel() == 0) return out;
  int64_t to_strides[2 * TP_MAX_RANK];
  const Dims pairs(pair_sizes, 2 * rank);
  contiguous_strides(pairs, to_strides);
  ElementwisePlan plan(pairs);
  plan.add(out->data(), out->dtype(), pairs, {to_strides, 2 * rank});
  plan.add(base.data(), base.dtype(), pairs, {from_strides, 2 * rank});
  plan.build();
  KernelCall call = copy_call(*out);
  plan.describe(call);
  run_kernel(copy_kernel(*out), call, *out, base);
  return out;
}

Tensor own_bytes(const TensorImpl& tensor) {
  const ModeOf mode(tensor.storage());
  Tensor own = clone(tensor, TP_FORMAT_CONTIGUOUS);
  if (tensor.version() >= 0) own->storage().set_version(tensor.version());
  return own;
}

}  // namespace tp
