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
  DataPtr(void* data, void* context, Deleter deleter, Device device) noexcept
      : data_(data), context_(context), deleter_(deleter), device_(device) {}
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

  // Frees the bytes. Fields are emptied first, so that a deleter that comes back
  // here finds nothing to free again.
  void clear() noexcept {
    data_ = nullptr;
    void* context = std::exchange(context_, nullptr);
    Deleter deleter = std::exchange(deleter_, nullptr);
    if (deleter != nullptr) deleter(context);
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
