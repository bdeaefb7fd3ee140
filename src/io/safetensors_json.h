// From the JSON text of a safetensors header to its lists.
#pragma once

#include "io/safetensors_header.h"

namespace tp {

// Zero bytes behind a text: one ends it, and a character that is cut there
// makes the reader look for its other bytes.
inline constexpr size_t kJsonPadding = 4;

// Parses `header.text`, which ends with kJsonPadding zero bytes, in place:
// fills entries, sizes and metadata. Checks each entry by itself, not the
// entries together.
void parse_safetensors_json(const File& file, SafetensorsHeader& header);

}  // namespace tp
