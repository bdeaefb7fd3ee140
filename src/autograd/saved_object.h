// A kept value as an object of the host.
#pragma once

#include "autograd/node.h"
#include "autograd/saved.h"
#include "core/intrusive_ptr.h"

namespace tp::grad {

class SavedObject final : public Counted {
 public:
  static const ObjectType kType;

  explicit SavedObject(FactoryKey) noexcept : Counted(&kType) {}

  // With the history that the tensor has, which it keeps.
  void save(const TensorImpl& tensor, const char* saver);
  // An output of a node that owns this, or nothing that leads on: no count, for
  // that would be a cycle.
  void save_output(const TensorImpl& tensor, uint32_t index, const char* saver);
  void set_owner(Node* owner) noexcept { owner_ = owner; }
  void clear() noexcept;

  Tensor unpack() const;

  void release_resources() noexcept { clear(); }

 private:
  SavedValue value_;
  Edge edge_;
  Node* owner_ = nullptr;
  bool is_output_ = false;
  const char* saver_ = "";
};

using SavedPtr = IntrusivePtr<SavedObject>;

}  // namespace tp::grad
