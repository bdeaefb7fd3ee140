#include "ops/roll.h"

#include "core/error.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/join.h"

namespace tp {

namespace {

// How far each dimension is rolled: from 0 to its size - 1.
DimsBuffer places_of(const TensorImpl& a, Dims shifts, Dims dims) {
  if (shifts.size() != dims.size()) {
    fail(TP_ERROR_ARGUMENT, "roll: %zu shifts for %zu dimensions",
         shifts.size(), dims.size());
  }
  DimsBuffer places(a.rank());
  for (size_t d = 0; d < a.rank(); ++d) places[d] = 0;
  for (size_t i = 0; i < dims.size(); ++i) {
    const size_t d = wrap_dim(dims[i], a.rank());
    const int64_t size = a.size(d);
    if (size == 0) continue;
    const int64_t forward = (shifts[i] % size + size) % size;
    const int64_t room = size - places[d];
    places[d] = forward >= room ? forward - room : places[d] + forward;
  }
  return places;
}

// A block that moves as a whole: in each dimension that is rolled, what stays
// inside or what comes in at the start.
class Piece {
 public:
  Piece(const TensorImpl& a, TensorImpl& out, const DimsBuffer& places) noexcept
      : a_(a), out_(out), places_(places) {}

  // Bit i: in the i-th rolled dimension it is what comes in.
  void move(Kernel kernel, uint64_t entering) {
    DimsBuffer sizes(a_.sizes());
    int64_t from = 0;
    int64_t to = 0;
    size_t rolled = 0;
    for (size_t d = 0; d < a_.rank(); ++d) {
      if (places_[d] == 0) continue;
      if ((entering >> rolled++ & 1) != 0) {
        sizes[d] = places_[d];
        from += (a_.size(d) - places_[d]) * a_.stride(d);
      } else {
        sizes[d] = a_.size(d) - places_[d];
        to += places_[d] * out_.stride(d);
      }
    }
    ElementwisePlan plan(sizes);
    plan.add(out_.element_at(out_.offset() + to), out_.dtype(), sizes,
             out_.strides());
    plan.add(a_.element_at(a_.offset() + from), a_.dtype(), sizes,
             a_.strides());
    plan.build();
    KernelCall call = make_call(Op::kCopy, out_.dtype(), out_.device());
    plan.describe(call);
    run_kernel(kernel, call);
  }

 private:
  const TensorImpl& a_;
  TensorImpl& out_;
  const DimsBuffer& places_;
};

// The pieces are at most as many as there are elements.
Tensor roll_pieces(const TensorImpl& a, const DimsBuffer& places) {
  const Kernel kernel = get_kernel(Op::kCopy, a.device().type, a.dtype());
  Tensor out = make_row_major_like(a);
  if (out->numel() == 0) return out;
  size_t rolled = 0;
  for (size_t d = 0; d < a.rank(); ++d) rolled += places[d] != 0;
  Piece piece(a, *out, places);
  for (uint64_t entering = 0; entering >> rolled == 0; ++entering) {
    piece.move(kernel, entering);
  }
  return out;
}

// Where views are copies, one dimension after the other.
Tensor roll_by_cat(const TensorImpl& a, const DimsBuffer& places) {
  Tensor rolled = clone(a, TP_FORMAT_CONTIGUOUS);
  for (size_t d = 0; d < a.rank(); ++d) {
    if (places[d] == 0) continue;
    const auto dim = static_cast<int64_t>(d);
    const int64_t kept = a.size(d) - places[d];
    const Tensor entering = narrow(*rolled, dim, kept, places[d]);
    const Tensor staying = narrow(*rolled, dim, 0, kept);
    const tp_tensor_t* const parts[] = {
        reinterpret_cast<const tp_tensor_t*>(entering.get()),
        reinterpret_cast<const tp_tensor_t*>(staying.get())};
    rolled = cat(TensorList(parts, 2), dim);
  }
  return rolled;
}

Tensor roll_dims(const TensorImpl& a, Dims shifts, Dims dims) {
  const DimsBuffer places = places_of(a, shifts, dims);
  return device_backend(a.device().type).addresses_strides
             ? roll_pieces(a, places)
             : roll_by_cat(a, places);
}

}  // namespace

Tensor roll(const TensorImpl& a, Dims shifts, Dims dims) {
  if (dims.size() != 0) return roll_dims(a, shifts, dims);
  if (shifts.size() != 1) {
    fail(TP_ERROR_ARGUMENT, "roll: %zu shifts without dimensions",
         shifts.size());
  }
  const int64_t numel = a.numel();
  const int64_t first = 0;
  const Tensor list = reshape(const_cast<TensorImpl&>(a), Dims(&numel, 1));
  const Tensor rolled = roll_dims(*list, shifts, Dims(&first, 1));
  DimsBuffer strides(a.rank());
  contiguous_strides(a.sizes(), strides.data());
  rolled->set_geometry(a.sizes(), strides, 0);
  return rolled;
}

}  // namespace tp
