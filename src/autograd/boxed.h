// Arguments of an operator, put into the form that calls by name have.
#pragma once

#include <span>

#include "core/tensor_impl.h"
#include "tensorplay/dispatch.h"

namespace tp::grad {

inline const tp_tensor_t* handle_of(const TensorImpl& tensor) noexcept {
  return reinterpret_cast<const tp_tensor_t*>(&tensor);
}

using ArgumentSpan = std::span<const tp_argument_t>;

// Only what counts for its kind is set in an argument: nothing else is read.
class Boxed {
 public:
  Boxed() noexcept = default;
  // It has room for the longest list: it is filled where it is read.
  Boxed(const Boxed&) = delete;
  Boxed& operator=(const Boxed&) = delete;

  Boxed& tensor(const TensorImpl& tensor) noexcept {
    next(TP_ARGUMENT_TENSOR).tensor = handle_of(tensor);
    return *this;
  }
  Boxed& index(const TensorImpl& tensor) noexcept {
    next(TP_ARGUMENT_INDEX).tensor = handle_of(tensor);
    return *this;
  }
  Boxed& optional(const TensorImpl* tensor) noexcept {
    if (tensor != nullptr) return this->tensor(*tensor);
    return none();
  }
  Boxed& tensors(const tp_tensor_t* const* handles, size_t count) noexcept {
    tp_argument_t& argument = next(TP_ARGUMENT_TENSORS);
    argument.tensors = handles;
    argument.count = count;
    return *this;
  }
  Boxed& scalar(const tp_scalar_t& number) noexcept {
    next(TP_ARGUMENT_SCALAR).scalar = number;
    return *this;
  }
  Boxed& integer(int64_t number) noexcept {
    next(TP_ARGUMENT_INTEGER).integer = number;
    return *this;
  }
  Boxed& flag(bool flag) noexcept {
    next(TP_ARGUMENT_BOOL).integer = flag ? 1 : 0;
    return *this;
  }
  Boxed& dtype(int32_t dtype) noexcept {
    next(TP_ARGUMENT_DTYPE).integer = dtype;
    return *this;
  }
  Boxed& integers(Dims list) noexcept {
    tp_argument_t& argument = next(TP_ARGUMENT_INTEGERS);
    argument.integers = list.data();
    argument.count = list.size();
    return *this;
  }
  Boxed& other(const void* object) noexcept {
    next(TP_ARGUMENT_GENERATOR).other = object;
    return *this;
  }
  Boxed& none() noexcept {
    next(TP_ARGUMENT_NONE);
    return *this;
  }

  operator ArgumentSpan() const noexcept { return {list_, size_}; }
  const tp_argument_t* data() const noexcept { return list_; }
  size_t size() const noexcept { return size_; }

 private:
  tp_argument_t& next(int32_t kind) noexcept {
    tp_argument_t& argument = list_[size_++];
    argument.kind = kind;
    argument.reserved = 0;
    argument.count = 0;
    return argument;
  }

  static constexpr size_t kMaxBoxed = 12;

  size_t size_ = 0;
  tp_argument_t list_[kMaxBoxed];
};

}  // namespace tp::grad
