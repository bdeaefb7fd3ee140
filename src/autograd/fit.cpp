#include "autograd/fit.h"

#include "autograd/views.h"
#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

bool broadcasts(Dims from, Dims to) noexcept {
  if (from.size() > to.size()) return false;
  const size_t more = to.size() - from.size();
  for (size_t i = 0; i < from.size(); ++i) {
    if (from[i] != to[more + i] && from[i] != 1) return false;
  }
  return true;
}

}  // namespace

Tensor fit(Tensor gradient, const ResultShape& shape, const char* giver) {
  if (__builtin_expect(!(gradient->sizes() == shape.sizes()), 0)) {
    if (!broadcasts(shape.sizes(), gradient->sizes())) {
      fail(TP_ERROR_SHAPE,
           "%s: a gradient of shape %s for a tensor of shape %s", giver,
           shape_text(gradient->sizes()).text, shape_text(shape.sizes()).text);
    }
    gradient = sum_to(gradient, shape.sizes());
  }
  if (__builtin_expect(gradient->dtype() != shape.dtype() ||
                           !(gradient->device() == shape.device()),
                       0)) {
    gradient = grad::to(*gradient, shape.dtype(), shape.device(),
                        TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
  }
  return gradient;
}

}  // namespace tp::grad
