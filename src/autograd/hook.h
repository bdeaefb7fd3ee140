// What is done with the gradient of a result before its node runs.
#pragma once

#include <cstdint>

#include "core/tensor_impl.h"

namespace tp::grad {

class Hook {
 public:
  Hook(uint32_t result, uint64_t id) noexcept : result_(result), id_(id) {}
  Hook(const Hook&) = delete;
  Hook& operator=(const Hook&) = delete;
  virtual ~Hook() = default;

  // May replace the gradient, which is not null.
  virtual void run(Tensor& gradient) = 0;
  virtual size_t nbytes() const noexcept = 0;

  uint32_t result() const noexcept { return result_; }
  // For one that moves to another node.
  void set_result(uint32_t result) noexcept { result_ = result; }
  uint64_t id() const noexcept { return id_; }

  Hook* next = nullptr;

 private:
  uint32_t result_;
  const uint64_t id_;
};

// Hooks come from the cache of objects.
template <class T, class... Args>
T* make_hook(Args&&... args) {
  void* const memory = allocate_object(sizeof(T));
  return new (memory) T(static_cast<Args&&>(args)...);
}
inline void free_hook(Hook* hook) noexcept {
  const size_t nbytes = hook->nbytes();
  hook->~Hook();
  free_object(hook, nbytes);
}

}  // namespace tp::grad
