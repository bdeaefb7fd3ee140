// Where in a program the library was called: return addresses, taken without
// memory and told as text later.
//
// Note [Call sites]: what is kept are the innermost addresses outside of the
// library, so that a binding's own frames do not hide the program's. Where the
// library is part of the program itself, its frames cannot be told from the
// others' and come before them. Functions are named where the dynamic linker
// knows them; otherwise there is the place in the file, as addr2line takes it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/text.h"

namespace tp {

class CallSite {
 public:
  // Of the calling thread, now.
  void take() noexcept;
  // "prog(main+0x2f), libc.so.6+0x2724a": innermost first.
  void put(TextWriter& text) const noexcept;

 private:
  static constexpr size_t kMost = 15;

  size_t count_;
  const void* addresses_[kMost];
};

}  // namespace tp
