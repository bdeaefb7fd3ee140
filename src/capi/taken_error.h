// An error taken from its thread.
#pragma once

#include "capi/border.h"

namespace tp {

class TakenError final : public Counted {
 public:
  static const ObjectType kType;
  explicit TakenError(FactoryKey) noexcept : Counted(&kType) {}
  void release_resources() noexcept {}
  ErrorRecord record;
};

template <>
struct HandleOf<tp_error_t> {
  using Type = TakenError;
};

}  // namespace tp
