#include "ops/attributes.h"

#include "core/scalar.h"

namespace tp {

Attributes::Attributes(const tp_argument_info_t* infos,
                       const tp_argument_t* arguments, size_t count) {
  size_t wanted = 0;
  for (size_t i = 0; i < count; ++i) {
    wanted +=
        infos[i].kind == TP_ARGUMENT_INTEGERS ? 1 + arguments[i].count : 1;
  }
  if (wanted > kRoom) {
    values_ = static_cast<tp_scalar_t*>(
        block_.allocate(wanted * sizeof(tp_scalar_t)));
  }
  for (size_t i = 0; i < count; ++i) add(infos[i], arguments[i]);
}

void Attributes::add(const tp_argument_info_t& info,
                     const tp_argument_t& argument) {
  switch (info.kind) {
    case TP_ARGUMENT_SCALAR:
      add(argument.scalar);
      return;
    case TP_ARGUMENT_INTEGER:
    case TP_ARGUMENT_BOOL:
    case TP_ARGUMENT_DTYPE:
      add(scalar_of(argument.integer));
      return;
    case TP_ARGUMENT_INTEGERS:
      add(scalar_of(static_cast<int64_t>(argument.count)));
      for (size_t i = 0; i < argument.count; ++i) {
        add(scalar_of(argument.integers[i]));
      }
      return;
    default:
      return;
  }
}

void Attributes::describe(KernelCall& call) const noexcept {
  call.attributes = values_;
  call.attribute_count = static_cast<uint32_t>(count_);
}

}  // namespace tp
