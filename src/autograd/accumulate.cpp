#include "autograd/accumulate.h"

#include "autograd/elementwise.h"
#include "autograd/mode.h"
#include "autograd/views.h"
#include "ops/elementwise.h"

namespace tp::grad {

namespace {

bool is_held_once(const Tensor& tensor) noexcept {
  return tensor->strong_count() == 1 && tensor->storage().strong_count() == 1;
}

bool could_be_ours(const Tensor& tensor) noexcept {
  return tensor->is_non_overlapping_and_dense() &&
         tensor->storage().is_writable();
}

bool is_ours_alone(const Tensor& tensor) noexcept {
  return is_held_once(tensor) && could_be_ours(tensor);
}

bool are_alike(const TensorImpl& a, const TensorImpl& b) noexcept {
  return a.dtype() == b.dtype() && a.sizes() == b.sizes();
}

}  // namespace

Tensor sum_of(const Tensor& a, const Tensor& b) {
  return grad::binary(Op::kAdd, *a, *b);
}

Tensor add_up(Tensor a, Tensor b) {
  if (!is_recording() && are_alike(*a, *b)) {
    const auto may_be_written = [](const Tensor& tensor) {
      return is_ours_alone(tensor) && tensor->autograd() == nullptr;
    };
    if (!may_be_written(a)) std::swap(a, b);
    if (may_be_written(a)) {
      tp::binary_inplace(Op::kAdd, *a, *b);
      return a;
    }
  }
  return sum_of(a, b);
}

Tensor add_to_kept(const Tensor& kept, const Tensor& more) {
  if (!are_alike(*kept, *more) || kept->autograd() != nullptr ||
      kept->is_self_overlapping() || !kept->storage().is_writable()) {
    return tp::binary(Op::kAdd, *kept, *more);
  }
  tp::binary_inplace(Op::kAdd, *kept, *more);
  return kept;
}

bool is_held_by_others(const Tensor& gradient) noexcept {
  return !is_held_once(gradient) && could_be_ours(gradient);
}

Tensor own_gradient(Tensor gradient) {
  if (is_ours_alone(gradient)) return gradient;
  return grad::clone(*gradient, TP_FORMAT_PRESERVE);
}

}  // namespace tp::grad
