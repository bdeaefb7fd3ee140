#include "ops/watched_operands.h"

#include <bit>
#include <new>

#include "core/error.h"
#include "core/memory.h"
#include "ops/copy.h"

namespace tp {

namespace {

bool is_number(const KernelCall& call, size_t i) noexcept {
  return i < 32 && (call.host_operands >> i & 1) != 0;
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
    strides[d] = operand.strides[d] / item_of(dtype);
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
    void* memory = allocate_or_fail(operands * sizeof(Slot));
    slots_ = static_cast<Slot*>(memory);
    for (size_t i = 0; i < operands; ++i) new (&slots_[i]) Slot();
  }
  count_ = operands;
  results_ = call.result_count;
  const auto numbers = static_cast<size_t>(std::popcount(call.host_operands));
  const bool are_known = count + numbers == operands;
  for (size_t i = 0; i < operands; ++i) {
    Slot& slot = slots_[i];
    if (are_known && !is_number(call, i)) {
      slot.tensor = *tensors++;
    } else {
      slot.made = wrap_operand(call, i);
      slot.tensor = slot.made.get();
    }
  }
}

WatchedOperands::~WatchedOperands() {
  if (slots_ == room_) return;
  for (size_t i = 0; i < count_; ++i) slots_[i].~Slot();
  system_free(slots_);
}

bool WatchedOperands::shares_result(size_t i) const noexcept {
  for (size_t k = 0; k < results_; ++k) {
    if (meet(slots_[i].tensor->storage(), slots_[k].tensor->storage())) {
      return true;
    }
  }
  return false;
}

void WatchedOperands::save_inputs() {
  for (size_t i = results_; i < count_; ++i) {
    if (shares_result(i)) {
      slots_[i].saved = clone(*slots_[i].tensor, TP_FORMAT_PRESERVE);
    }
  }
}

void WatchedOperands::put_name(size_t i, TextWriter& text) const {
  const bool is_result = i < results_;
  text.put(is_result ? "result" : "input");
  if (is_result && results_ == 1) return;
  text.put(' ').put(uint64_t{is_result ? i : i - results_});
}

}  // namespace tp
