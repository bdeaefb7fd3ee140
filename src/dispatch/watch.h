// The place from which every kernel of an operator starts, so that it can be
// watched.
#pragma once

#include <atomic>
#include <cstddef>

#include "core/tensor_impl.h"
#include "kernels/kernel_call.h"

namespace tp {

// The tensors of a call where its inputs are in an array.
struct CallTensors {
  const TensorImpl* result;
  const TensorImpl* const* inputs;
  size_t count;
};

// Runs the kernel itself. `count` is 0 if the tensors are not known.
using WatchFn = void (*)(Kernel kernel, KernelCall& call,
                         const TensorImpl* const* tensors, size_t count);

// Null unless somebody watches; relaxed, because what a watcher reads of others
// has its own order.
extern std::atomic<WatchFn> g_watch;

// Out of line, for the usual launch is a load, a test and the call.
[[gnu::noinline, gnu::cold]] inline void launch_watched(
    WatchFn watch, Kernel kernel, KernelCall& call,
    const CallTensors& tensors) {
  const TensorImpl* list[kMaxCallOperands] = {tensors.result};
  for (size_t i = 0; i < tensors.count; ++i) list[1 + i] = tensors.inputs[i];
  watch(kernel, call, list, 1 + tensors.count);
}

template <class... Tensors>
[[gnu::noinline, gnu::cold]] void launch_watched(WatchFn watch, Kernel kernel,
                                                 KernelCall& call,
                                                 const Tensors&... tensors) {
  const TensorImpl* const list[] = {&tensors..., nullptr};
  watch(kernel, call, list, sizeof...(tensors));
}

template <class... Tensors>
inline void launch(Kernel kernel, KernelCall& call, const Tensors&... tensors) {
  const WatchFn watch = g_watch.load(std::memory_order_relaxed);
  if (__builtin_expect(watch != nullptr, 0)) {
    return launch_watched(watch, kernel, call, tensors...);
  }
  kernel(call);
}

}  // namespace tp
