#include "ops/watched_operands.h"

#include <bit>

#include "core/error.h"
#include "ops/copy.h"

namespace tp {

namespace {

bool is_number(const KernelCall& call, size_t i) noexcept {
  return (call.host_operands >> i & 1) != 0;
}

// A tensor on the memory that the kernel was given.
Tensor wrap_operand(const KernelCall& call, size_t i) {
  const KernelOperand& operand = call.operands[i];
  const auto dtype = static_cast<DType>(operand.dtype);
  if (is_number(call, i)) {
    return wrap_memory(operand.data, Dims(), Dims(), dtype, Device(), 0);
  }
  const auto rank = static_cast<size_t>(operand.rank);
  if (rank > TP_MAX_RANK) {
    fail(TP_ERROR_UNSUPPORTED, "operand %zu has rank %zu", i, rank);
  }
  DimsBuffer strides(rank);
  for (size_t d = 0; d < rank; ++d) {
    strides[d] = operand.strides[d] / static_cast<int64_t>(itemsize(dtype));
  }
  return wrap_memory(operand.data, Dims(operand.sizes, rank), strides, dtype,
                     Device{call.device_type, call.device_index}, 0);
}

bool meet(const StorageImpl& a, const StorageImpl& b) noexcept {
  const auto* first = static_cast<const unsigned char*>(a.data());
  const auto* second = static_cast<const unsigned char*>(b.data());
  return a.device() == b.device() && first < second + b.nbytes() &&
         second < first + a.nbytes();
}

}  // namespace

void WatchedOperands::set(const KernelCall& call,
                          const TensorImpl* const* tensors, size_t count) {
  const size_t operands = call.operand_count;
  if (operands > kMaxCallOperands) {
    fail(TP_ERROR_UNSUPPORTED, "%zu operands are more than are watched",
         operands);
  }
  const auto numbers = static_cast<size_t>(std::popcount(call.host_operands));
  const bool are_known = count + numbers == operands;
  for (size_t i = 0; i < operands; ++i) {
    if (are_known && !is_number(call, i)) {
      tensors_[i] = *tensors++;
    } else {
      made_[i] = wrap_operand(call, i);
      tensors_[i] = made_[i].get();
    }
  }
  count_ = operands;
  results_ = call.result_count;
}

bool WatchedOperands::shares_result(size_t i) const noexcept {
  for (size_t k = 0; k < results_; ++k) {
    if (meet(tensors_[i]->storage(), tensors_[k]->storage())) return true;
  }
  return false;
}

void WatchedOperands::save_inputs() {
  for (size_t i = results_; i < count_; ++i) {
    if (shares_result(i)) saved_[i] = clone(*tensors_[i], TP_FORMAT_PRESERVE);
  }
}

void WatchedOperands::put_name(size_t i, TextWriter& text) const {
  const bool is_result = i < results_;
  text.put(is_result ? "result" : "input");
  if (is_result && results_ == 1) return;
  text.put(' ').put(uint64_t{is_result ? i : i - results_});
}

}  // namespace tp
