#include "ops/not_finite.h"

#include <algorithm>
#include <cmath>

#include "core/scalar.h"

namespace tp {

namespace {

class Counter {
 public:
  explicit Counter(const TensorImpl& tensor) noexcept : tensor_(tensor) {}

  // `index` counts elements in front in row-major order, `place` in memory.
  void count(size_t dim, int64_t index, int64_t place) noexcept {
    if (dim == tensor_.rank()) return look(index, place);
    const int64_t size = tensor_.size(dim);
    const int64_t stride = tensor_.stride(dim);
    const int64_t looked_at = stride == 0 ? std::min<int64_t>(size, 1) : size;
    for (int64_t i = 0; i < looked_at; ++i) {
      count(dim + 1, index * size + i, place + i * stride);
    }
  }

  NotFinite result() const noexcept { return found_; }

 private:
  void look(int64_t index, int64_t place) noexcept {
    const tp_scalar_t value =
        load_scalar(tensor_.dtype(), tensor_.element_at(place));
    if (std::isnan(value.real) || std::isnan(value.imag)) {
      add(found_.nans, index);
    }
    if (std::isinf(value.real) || std::isinf(value.imag)) {
      add(found_.infinities, index);
    }
  }

  static void add(Sightings& seen, int64_t index) noexcept {
    if (seen.count++ == 0) seen.first = index;
  }

  const TensorImpl& tensor_;
  NotFinite found_ = {};
};

}  // namespace

NotFinite count_not_finite(const TensorImpl& tensor) noexcept {
  Counter counter(tensor);
  if (dtype_kind(tensor.dtype()) >= TP_KIND_FLOAT && tensor.numel() != 0) {
    counter.count(0, 0, tensor.offset());
  }
  return counter.result();
}

}  // namespace tp
