#include "autograd/written.h"

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

}  // namespace

void set_element_recorded(TensorImpl& target, Dims index,
                          const tp_scalar_t& value) {
  if (!is_recording()) return tp::set_element(target, index, value);
  check_not_leaf(target);
  if (!has_history(target) || index.size() != target.rank() ||
      target.is_self_overlapping()) {
    // Without a history of its own there may be that of its family.
    const AliasGroup* const group = find_group(target);
    if (group == nullptr || !group->edge || index.size() != target.rank()) {
      return tp::set_element(target, index, value);
    }
  }
  ensure_group(target);
  const Tensor element = element_of(target, index);
  Rewrite rewrite(*element);
  tp::set_element(target, index, value);
  rewrite.commit({});
}

}  // namespace tp::grad
