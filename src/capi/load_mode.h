// The mode argument of functions that open files.
#pragma once

#include "capi/border.h"
#include "io/file.h"
#include "tensorplay/io.h"

namespace tp {

inline LoadMode checked_mode(tp_load_mode_t mode, int32_t position) {
  if (mode == TP_LOAD_READ) return LoadMode::kRead;
  if (mode == TP_LOAD_MAP) return LoadMode::kMap;
  fail_at(position, TP_ERROR_ARGUMENT,
          "mode %d is neither TP_LOAD_READ (1) nor TP_LOAD_MAP (2)",
          static_cast<int>(mode));
}

}  // namespace tp
