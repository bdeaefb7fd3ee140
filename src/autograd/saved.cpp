#include "autograd/saved.h"

#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

const char* role_name(SavedValue::Role role) noexcept {
  return role == SavedValue::Role::kOfInput ? "input" : "result";
}

}  // namespace

void SavedValue::prepare(const TensorImpl& value, Role role, uint32_t index,
                         const char* saver) {
  if (value.storage().has(TP_STORAGE_INFERENCE)) {
    fail(TP_ERROR_INFERENCE,
         "%s cannot save its %s %u of shape %s, %s, for the backward pass: it "
         "was made in inference mode, and its version is not counted; clone it "
         "outside the mode first",
         saver, role_name(role), static_cast<unsigned>(index),
         shape_text(value.sizes()).text, dtype_name(value.dtype()));
  }
  if (value.storage().is_open_for_writing()) {
    fail(TP_ERROR_STATE,
         "%s cannot save its %s %u of shape %s, %s, for the backward pass: it "
         "is open for writing",
         saver, role_name(role), static_cast<unsigned>(index),
         shape_text(value.sizes()).text, dtype_name(value.dtype()));
  }
  copy_ = copy_record(value);
  copy_->begin_family();
  role_ = role;
  index_ = static_cast<uint16_t>(index);
}

void SavedValue::finish(const TensorImpl& value) noexcept {
  if (&copy_->storage() != &value.storage()) {
    // Written in place, it got bytes of its own: of the same sizes, so that
    // the record has room for the strides.
    copy_->assign(value);
    copy_->begin_family();
  }
  copy_->storage().add_saved();
  counted_ = true;
  version_ = static_cast<uint32_t>(value.version());
}

void SavedValue::save(const TensorImpl& value, Role role, uint32_t index,
                      const char* saver) {
  prepare(value, role, index, saver);
  finish(value);
}

void SavedValue::clear() noexcept {
  if (counted_) copy_->storage().drop_saved();
  counted_ = false;
  copy_ = nullptr;
}

const Tensor& SavedValue::get(const char* saver) const {
  const auto now = static_cast<uint32_t>(copy_->version());
  if (now != version_) {
    fail(TP_ERROR_VERSION,
         "one of the variables needed for gradient computation has been "
         "modified by an inplace operation: %s saved its %s %u of shape %s, "
         "%s, at version %u and finds version %u",
         saver, role_name(role_), static_cast<unsigned>(index_),
         shape_text(copy_->sizes()).text, dtype_name(copy_->dtype()), version_,
         now);
  }
  return copy_;
}

}  // namespace tp::grad
