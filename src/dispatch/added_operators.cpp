#include "dispatch/added_operators.h"

#include <atomic>
#include <cstring>

#include "core/device.h"
#include "core/error.h"
#include "core/lock.h"
#include "core/memory.h"
#include "dispatch/dispatch.h"

namespace tp {

namespace {

constexpr size_t kAddedCapacity = kOpCapacity - kOpCount - 1;

std::atomic<const AddedOperator*> g_added[kAddedCapacity];
std::atomic<size_t> g_added_count{0};

// A row with all that it points to, in one block.
struct Block {
  AddedOperator row;
  tp_argument_info_t arguments[kMaxArguments];
};

size_t text_size(const AddedOperator& definition) noexcept {
  size_t nbytes = std::strlen(definition.info.name) + 1;
  for (size_t i = 0; i < definition.argument_count; ++i) {
    nbytes += std::strlen(definition.arguments[i].name) + 1;
  }
  return nbytes;
}

const char* put_text(char*& to, const char* text) noexcept {
  const size_t nbytes = std::strlen(text) + 1;
  char* const copy = to;
  std::memcpy(copy, text, nbytes);
  to += nbytes;
  return copy;
}

Block* copy_of(const AddedOperator& definition) {
  Block* block = static_cast<Block*>(
      allocate_or_fail(sizeof(Block) + text_size(definition)));
  char* text = reinterpret_cast<char*>(block + 1);
  block->row = definition;
  block->row.info.name = put_text(text, definition.info.name);
  block->row.arguments = block->arguments;
  for (size_t i = 0; i < definition.argument_count; ++i) {
    block->arguments[i] = definition.arguments[i];
    block->arguments[i].name = put_text(text, definition.arguments[i].name);
  }
  return block;
}

enum class Outcome { kAdded, kNameTaken, kNoRoom };

Outcome publish(const AddedOperator& row, Op* op) noexcept {
  SpinGuard guard(registration_lock());
  if (find_op(row.info.name) != Op::kNone) return Outcome::kNameTaken;
  const size_t count = g_added_count.load(std::memory_order_relaxed);
  if (count == kAddedCapacity) return Outcome::kNoRoom;
  g_added[count].store(&row, std::memory_order_release);
  g_added_count.store(count + 1, std::memory_order_release);
  *op = static_cast<Op>(kOpCount + 1 + count);
  return Outcome::kAdded;
}

}  // namespace

size_t op_count() noexcept {
  return kOpCount + g_added_count.load(std::memory_order_acquire);
}

const AddedOperator* find_added(Op op) noexcept {
  const size_t place = static_cast<size_t>(op) - kOpCount - 1;
  return place < kAddedCapacity ? g_added[place].load(std::memory_order_acquire)
                                : nullptr;
}

const OpInfo& added_op_info(Op op) noexcept {
  static constexpr OpInfo kNobody = {"?", {}, {}, {}, 0};
  const AddedOperator* added = find_added(op);
  return added != nullptr ? added->info : kNobody;
}

Op find_op(const char* name) noexcept {
  const size_t count = op_count();
  for (size_t id = 1; id <= count; ++id) {
    const Op op = static_cast<Op>(id);
    if (std::strcmp(op_info(op).name, name) == 0) return op;
  }
  return Op::kNone;
}

Op add_operator(const AddedOperator& definition) {
  Block* block = copy_of(definition);
  Op op = Op::kNone;
  const Outcome outcome = publish(block->row, &op);
  if (outcome != Outcome::kAdded) system_free(block);
  if (outcome == Outcome::kNameTaken) {
    fail_at(1, TP_ERROR_STATE, "there is an operator %s already",
            definition.info.name);
  }
  if (outcome == Outcome::kNoRoom) {
    fail(TP_ERROR_UNSUPPORTED, "there is no room for operator %s: %zu exist",
         definition.info.name, kOpCapacity - 1);
  }
  return op;
}

void forget_added_operators() noexcept {
  const size_t count = g_added_count.exchange(0, std::memory_order_acq_rel);
  for (size_t i = 0; i < count; ++i) {
    const AddedOperator* row =
        g_added[i].exchange(nullptr, std::memory_order_acq_rel);
    if (row->destroy != nullptr) row->destroy(row->user_data);
    system_free(const_cast<AddedOperator*>(row));
  }
}

}  // namespace tp
