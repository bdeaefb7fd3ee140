// What is no tensor among boxed arguments, as a kernel's call has it.
#pragma once

#include <cstddef>

#include "core/memory.h"
#include "kernels/kernel_call.h"
#include "tensorplay/dispatch.h"

namespace tp {

class Attributes {
 public:
  // Throws out-of-memory.
  Attributes(const tp_argument_info_t* infos, const tp_argument_t* arguments,
             size_t count);
  Attributes() = default;
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;

  static constexpr size_t kRoom = 16;
  // One more; kRoom is enough for those of operators of the library.
  void add(const tp_scalar_t& value) noexcept { values_[count_++] = value; }

  // The call then points here.
  void describe(KernelCall& call) const noexcept;

 private:
  void add(const tp_argument_info_t& info, const tp_argument_t& argument);

  tp_scalar_t room_[kRoom];
  tp_scalar_t* values_ = room_;
  size_t count_ = 0;
  SystemBlock block_;  // for longer lists
};

}  // namespace tp
