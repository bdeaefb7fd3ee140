// Steps that compute a result from tensors: a new one, or into a given one.
#include <cstring>
#include <functional>
#include <iterator>

#include "fuzz/program/arithmetic.h"
#include "fuzz/program/machine.h"

namespace fuzz {

namespace {

// False where two shapes do not meet.
bool meet(const List& a, const List& b, List& sizes) {
  sizes = a.size() < b.size() ? b : a;
  const List& shorter = a.size() < b.size() ? a : b;
  const size_t added = sizes.size() - shorter.size();
  for (size_t d = 0; d < shorter.size(); ++d) {
    int64_t& size = sizes[added + d];
    if (size == 1) size = shorter[d];
    if (shorter[d] != 1 && shorter[d] != size) return false;
  }
  return true;
}

Bytes sums(const Tensor& a, const Tensor& b, const List& sizes) {
  const Bytes left = broadcast(a, sizes)->gather();
  Bytes elements = broadcast(b, sizes)->gather();
  const auto size = static_cast<size_t>(a.item());
  for (size_t i = 0; i < elements.size(); i += size) {
    add_elements(a.dtype, left.data() + i, elements.data() + i,
                 elements.data() + i);
  }
  return elements;
}

// Operands of one dtype, few elements together; how two dtypes meet, and bool
// with bool, which gives another dtype, are for other tests.
bool may_add(const Slot& a, const Slot& b, List& sizes) {
  return a.handle != nullptr && b.handle != nullptr &&
         a.model->dtype == b.model->dtype && a.model->dtype != TP_DTYPE_BOOL &&
         (!meet(a.model->sizes, b.model->sizes, sizes) ||
          numel_of(sizes) <= Machine::kMaxNumel);
}

void add(Machine& machine, Input& input) {
  const Slot& a = machine.slot(input);
  const Slot& b = machine.partner(input, a);
  List sizes;
  if (!may_add(a, b, sizes)) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_add(a.handle, b.handle, &out);
  Slot made = {out, nullptr};
  if (meet(a.model->sizes, b.model->sizes, sizes)) {
    HOLDS(status == TP_OK);
    made.model =
        lay_out(out, a.model->dtype, sizes, sums(*a.model, *b.model, sizes));
    settle_nans(made);
  }
  machine.keep(input, status, out, made.model);
}

enum class Overlap { kNone, kExact, kPartial };

// How a destination and an operand that is broadcast to it share bytes.
Overlap overlap_of(const Tensor& out, const Tensor& operand) {
  const Made wide = broadcast(operand, out.sizes);
  bool exact = out.item() == wide->item();
  bool shared = false;
  for (size_t i = 0; i < out.places.size(); ++i) {
    const uint8_t* here = out.element(i);
    exact = exact && here == wide->element(i);
    for (size_t k = 0; k < wide->places.size() && !shared; ++k) {
      const uint8_t* there = wide->element(k);
      // Of two buffers, neither begins inside the other.
      const std::less<const uint8_t*> before;
      shared = before(here, there + wide->item()) &&
               before(there, here + out.item());
    }
  }
  if (!shared) return Overlap::kNone;
  return exact ? Overlap::kExact : Overlap::kPartial;
}

void add_out(Machine& machine, Input& input) {
  const Slot& a = machine.slot(input);
  const Slot& b = machine.partner(input, a);
  const Slot& out = machine.partner(input, a);
  List sizes;
  if (!may_add(a, b, sizes) || out.model->dtype != a.model->dtype) return;
  const bool fits = meet(a.model->sizes, b.model->sizes, sizes) &&
                    sizes == out.model->sizes &&
                    !out.model->storage->read_only &&
                    !out.model->overlaps_itself() &&
                    overlap_of(*out.model, *a.model) != Overlap::kPartial &&
                    overlap_of(*out.model, *b.model) != Overlap::kPartial;
  Bytes elements;
  if (fits) elements = sums(*a.model, *b.model, sizes);
  const tp_status_t status = tp_add_out(a.handle, b.handle, out.handle);
  if (fits) {
    HOLDS(status == TP_OK);
    out.model->scatter(elements);
    ++out.model->storage->version;
    settle_nans(out);
  } else {
    check_refused(status, nullptr);
  }
  machine.check_all();
}

constexpr Step kSteps[] = {add, add_out, add_out};

}  // namespace

const Steps kOperatorSteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
