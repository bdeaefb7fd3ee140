#include "autograd/written.h"

#include "autograd/views.h"
#include "core/views.h"

namespace tp::grad {

namespace {

// One element as a view; a wrong index is left to the write itself.
Tensor element_of(const TensorImpl& target, Dims index) {
  Tensor element = copy_record(target);
  for (size_t i = 0; i < index.size() && element->rank() != 0; ++i) {
    element = tp::select(*element, 0, index[i]);
  }
  return element;
}

// The target leaves what it overlapped with: its history is that of a copy
// which is written.
void set_in_own_bytes(TensorImpl& target, Dims index,
                      const tp_scalar_t& value) {
  const Tensor copy = grad::clone(target, TP_FORMAT_CONTIGUOUS);
  set_element_recorded(*copy, index, value);
  Edge edge = gradient_edge(*copy);
  Rewrite rewrite(target);
  tp::set_element(target, index, value);
  rewrite.commit(std::move(edge));
}

}  // namespace

void set_element_recorded(TensorImpl& target, Dims index,
                          const tp_scalar_t& value) {
  if (!is_recording()) return tp::set_element(target, index, value);
  check_not_leaf(target);
  // Without a history of its own there may be that of its family.
  const AliasGroup* const group = find_group(target);
  const bool is_followed =
      has_history(target) || (group != nullptr && group->edge);
  if (!is_followed || index.size() != target.rank()) {
    return tp::set_element(target, index, value);
  }
  if (target.is_self_overlapping()) {
    return set_in_own_bytes(target, index, value);
  }
  target.ensure_family();
  ensure_group(target);
  const Tensor element = element_of(target, index);
  Rewrite rewrite(*element);
  tp::set_element(target, index, value);
  rewrite.commit({});
}

}  // namespace tp::grad
