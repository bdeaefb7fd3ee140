#include "capi/private.h"

#include "core/object.h"

namespace tp {

struct CountAccess {
  static void set(Counted& object, uint64_t word) noexcept {
    object.word_.store(word, std::memory_order_relaxed);
  }
};

}  // namespace tp

void tp_private_set_count_word(void* handle, uint64_t word) {
  tp::CountAccess::set(*static_cast<tp::Counted*>(handle), word);
}
