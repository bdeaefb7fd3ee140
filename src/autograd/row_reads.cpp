#include "autograd/row_reads.h"

#include <utility>

namespace tp::grad {

bool RowReads::Read::is_of(const TensorImpl& other) const noexcept {
  return tensor == &other && node->shape(0).dtype() == other.dtype() &&
         place.offset == other.offset() && place.sizes() == other.sizes() &&
         place.strides() == other.strides();
}

const RowReads::Read* RowReads::find(const Read* from,
                                     const TensorImpl& tensor) noexcept {
  while (from != nullptr && !from->is_of(tensor)) from = from->next;
  return from;
}

NodePtr RowReads::find(const TensorImpl& tensor) const noexcept {
  const Read* const read = find(first_.load(std::memory_order_acquire), tensor);
  return read == nullptr ? NodePtr() : read->node;
}

NodePtr RowReads::keep(const TensorImpl& tensor, NodePtr node) {
  Read* const read = new (allocate_object(sizeof(Read))) Read();
  try {
    read->place.set(tensor);
  } catch (...) {
    free(read);
    throw;
  }
  read->tensor = &tensor;
  read->node = node;
  // Release: who finds it reads what it is.
  Read* first = first_.load(std::memory_order_acquire);
  do {
    const Read* const other = find(first, tensor);
    const bool is_full = first != nullptr && first->place_in_list + 1 >= kMost;
    if (other != nullptr || is_full) {
      free(read);
      return other != nullptr ? other->node : node;
    }
    read->next = first;
    read->place_in_list = first == nullptr ? 0 : first->place_in_list + 1;
  } while (!first_.compare_exchange_weak(first, read, std::memory_order_release,
                                         std::memory_order_acquire));
  return node;
}

void RowReads::free(Read* read) noexcept {
  read->~Read();
  free_object(read, sizeof(Read));
}

void RowReads::clear() noexcept {
  Read* read = first_.exchange(nullptr, std::memory_order_acquire);
  while (read != nullptr) {
    Read* const next = read->next;
    free(read);
    read = next;
  }
}

}  // namespace tp::grad
