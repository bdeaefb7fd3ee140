#include "autograd/blame.h"

#include "autograd/node.h"
#include "core/error.h"

namespace tp::grad {

void tell_call_site(const Node& node) noexcept {
  const CallSite* const site = node.call_site();
  if (site == nullptr) return;
  char* const message = last_error().message;
  const size_t length = std::strlen(message);
  TextWriter text(message + length, ErrorRecord::kMessageSize - length);
  text.put("; ").put(node.name()).put(" was called at ");
  site->put(text);
  text.finish();
}

}  // namespace tp::grad
