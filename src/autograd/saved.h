// A value that is kept for the backward pass.
//
// Note [Saved values]: what is saved is a private copy of the record, without
// history, so that a result and the node that saved it are no cycle; the
// version of the bytes is noted, and compared when the value is used. A value
// whose history leads on, for derivatives of derivatives, gets it back then: an
// input from the node's edge, a result from the node itself.
#pragma once

#include <cstdint>

#include "core/tensor_impl.h"

namespace tp::grad {

class SavedValue {
 public:
  // What it was to the call: an input, or a result.
  enum class Role : uint8_t { kOfInput, kOfResult };

  SavedValue() noexcept = default;
  SavedValue(const SavedValue&) = delete;
  SavedValue& operator=(const SavedValue&) = delete;
  ~SavedValue() { clear(); }

  // Once. Refuses what no version is counted of, and what is open for writing.
  void save(const TensorImpl& value, Role role, uint32_t index,
            const char* saver);
  // The same in two steps: only the first can fail, and only the second looks
  // at what the value is.
  void prepare(const TensorImpl& value, Role role, uint32_t index,
               const char* saver);
  void finish(const TensorImpl& value) noexcept;
  void clear() noexcept;

  bool is_empty() const noexcept { return !copy_; }
  Role role() const noexcept { return role_; }
  uint32_t index() const noexcept { return index_; }
  // The record, if the bytes are still those that were saved. It is shared and
  // must not be written.
  const Tensor& get(const char* saver) const;

 private:
  Tensor copy_;
  uint32_t version_ = 0;
  uint16_t index_ = 0;
  Role role_ = Role::kOfInput;
  bool counted_ = false;
};

}  // namespace tp::grad
