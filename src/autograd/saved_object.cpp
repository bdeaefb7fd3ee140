#include "autograd/saved_object.h"

#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/error.h"

namespace tp::grad {

namespace {
constexpr ObjectType kDeadSaved = {"released saved value"};
}  // namespace

const ObjectType SavedObject::kType = {"saved value", &kDeadSaved};

void SavedObject::save(const TensorImpl& tensor, const char* saver) {
  edge_ = gradient_edge(tensor);
  saver_ = saver;
  value_.save(tensor, SavedValue::Role::kOfInput, 0, saver);
}

void SavedObject::save_output(const TensorImpl& tensor, uint32_t index,
                              const char* saver) {
  is_output_ = true;
  saver_ = saver;
  value_.save(tensor, SavedValue::Role::kOfResult, index, saver);
}

void SavedObject::clear() noexcept {
  value_.clear();
  edge_ = Edge();
  owner_ = nullptr;
}

Tensor SavedObject::unpack() const {
  if (value_.is_empty()) {
    fail(TP_ERROR_STATE,
         "%s kept a value that was given back after a backward pass: retain "
         "the graph to use it again",
         saver_);
  }
  Tensor tensor = copy_record(*value_.get(saver_));
  tensor->leave_family();
  if (!is_recording()) return tensor;
  if (is_output_ && owner_ != nullptr) {
    set_history(*tensor, {NodePtr(owner_), value_.index()});
  } else if (!is_output_) {
    set_history(*tensor, Edge(edge_));
  }
  return tensor;
}

}  // namespace tp::grad
