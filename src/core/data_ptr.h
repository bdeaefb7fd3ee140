// Who frees the bytes: a move-only owner of data with its context and deleter.
#pragma once

#include <utility>

#include "core/device.h"

namespace tp {

using Deleter = void (*)(void* context);

// What release() hands over: whoever takes it owes the call of the deleter.
struct ReleasedData {
  void* data;
  void* context;
  Deleter deleter;
};

// Calls deleter(context), never deleter(data), exactly once: at destruction, at
// clear(), or never after release(). A null deleter borrows the bytes.
class DataPtr {
 public:
  DataPtr() noexcept = default;
  DataPtr(void* bytes, void* its_context, Deleter its_deleter,
          Device on) noexcept
      : data_(bytes),
        context_(its_context),
        deleter_(its_deleter),
        device_(on) {}
  DataPtr(const DataPtr&) = delete;
  DataPtr& operator=(const DataPtr&) = delete;
  DataPtr(DataPtr&& other) noexcept
      : data_(std::exchange(other.data_, nullptr)),
        context_(std::exchange(other.context_, nullptr)),
        deleter_(std::exchange(other.deleter_, nullptr)),
        device_(other.device_) {}
  DataPtr& operator=(DataPtr&& other) noexcept {
    if (this != &other) {
      clear();
      data_ = std::exchange(other.data_, nullptr);
      context_ = std::exchange(other.context_, nullptr);
      deleter_ = std::exchange(other.deleter_, nullptr);
      device_ = other.device_;
    }
    return *this;
  }
  ~DataPtr() { clear(); }

  // Frees the bytes. Fields are emptied first, so that a deleter that comes
  // back here finds nothing to free again.
  void clear() noexcept {
    data_ = nullptr;
    void* const argument = std::exchange(context_, nullptr);
    const Deleter free_bytes = std::exchange(deleter_, nullptr);
    if (free_bytes != nullptr) free_bytes(argument);
  }

  [[nodiscard]] ReleasedData release() noexcept {
    return {std::exchange(data_, nullptr), std::exchange(context_, nullptr),
            std::exchange(deleter_, nullptr)};
  }

  void* data() const noexcept { return data_; }
  void* context() const noexcept { return context_; }
  Deleter deleter() const noexcept { return deleter_; }
  Device device() const noexcept { return device_; }

 private:
  void* data_ = nullptr;
  void* context_ = nullptr;
  Deleter deleter_ = nullptr;
  Device device_;
};

}  // namespace tp
