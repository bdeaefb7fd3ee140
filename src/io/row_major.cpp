#include "io/row_major.h"

#include <algorithm>
#include <cstring>

#include "io/pod_array.h"

namespace tp {

namespace {

constexpr size_t kRoom = size_t{1} << 15;

struct Run {
  const unsigned char* from;
  int64_t stride;  // in bytes
  size_t count;
};

template <size_t kSize>
void copy_elements(unsigned char* to, const Run& run) noexcept {
  const unsigned char* from = run.from;
  for (size_t i = 0; i < run.count; ++i) {
    std::memcpy(to + i * kSize, from, kSize);
    from += run.stride;
  }
}

void copy_truth(unsigned char* to, const Run& run) noexcept {
  const unsigned char* from = run.from;
  for (size_t i = 0; i < run.count; ++i) {
    to[i] = *from != 0 ? 1 : 0;
    from += run.stride;
  }
}

void copy_run(unsigned char* to, const Run& run, DType dtype) noexcept {
  if (dtype == DType::kBOOL) return copy_truth(to, run);
  switch (itemsize(dtype)) {
    case 1:
      return copy_elements<1>(to, run);
    case 2:
      return copy_elements<2>(to, run);
    case 4:
      return copy_elements<4>(to, run);
    case 8:
      return copy_elements<8>(to, run);
    default:
      return copy_elements<16>(to, run);
  }
}

// Walks over a tensor that has elements, along its last dimension.
class Walk {
 public:
  explicit Walk(const TensorImpl& tensor) noexcept
      : tensor_(tensor),
        outer_(tensor.rank() == 0 ? 0 : tensor.rank() - 1),
        index_(tensor.rank()),
        at_(tensor.data()) {
    for (size_t i = 0; i < index_.size(); ++i) index_[i] = 0;
    if (tensor.rank() == 0) return;
    row_ = static_cast<size_t>(tensor.size(outer_));
    stride_ = byte_stride(outer_);
  }

  // The next elements of the row, `limit` at most.
  Run next(size_t limit) noexcept {
    const Run run = {at_, stride_, std::min(limit, row_ - column_)};
    column_ += run.count;
    at_ += stride_ * static_cast<int64_t>(run.count);
    if (column_ == row_) next_row();
    return run;
  }

 private:
  int64_t byte_stride(size_t dim) const noexcept {
    return tensor_.stride(dim) * static_cast<int64_t>(tensor_.itemsize());
  }

  void next_row() noexcept {
    at_ -= stride_ * static_cast<int64_t>(row_);
    column_ = 0;
    for (size_t dim = outer_; dim-- > 0;) {
      at_ += byte_stride(dim);
      if (++index_[dim] < tensor_.size(dim)) return;
      at_ -= byte_stride(dim) * index_[dim];
      index_[dim] = 0;
    }
  }

  const TensorImpl& tensor_;
  const size_t outer_;  // dimensions before the last
  DimsBuffer index_;
  const unsigned char* at_;
  size_t row_ = 1;
  int64_t stride_ = 0;
  size_t column_ = 0;
};

}  // namespace

void write_row_major(ByteSink& sink, const TensorImpl& tensor) {
  const DType dtype = tensor.dtype();
  if (tensor.numel() == 0) return;
  if (tensor.is_contiguous() && dtype != DType::kBOOL) {
    return sink.write(tensor.data(), tensor.nbytes());
  }
  const size_t item = tensor.itemsize();
  PodArray<unsigned char> room;
  room.resize(std::min(kRoom, tensor.nbytes()));
  Walk walk(tensor);
  auto left = static_cast<size_t>(tensor.numel());
  while (left != 0) {
    const size_t count = std::min(left, room.size() / item);
    for (size_t done = 0; done < count;) {
      const Run run = walk.next(count - done);
      copy_run(room.data() + done * item, run, dtype);
      done += run.count;
    }
    sink.write(room.data(), count * item);
    left -= count;
  }
}

}  // namespace tp
