// runtime.h: large results.
#include "backend/cpu/streaming.h"

#include "capi/border.h"
#include "tensorplay/runtime.h"

using namespace tp;

tp_status_t tp_set_streaming_limit(int64_t nbytes) {
  return border("tp_set_streaming_limit", [&] {
    if (nbytes < 0) {
      fail_at(1, TP_ERROR_ARGUMENT, "%lld bytes are negative",
              static_cast<long long>(nbytes));
    }
    set_streaming_limit(nbytes);
  });
}

int64_t tp_get_streaming_limit(void) { return streaming_limit(); }
