// From the JSON text of a safetensors header to its lists.
#pragma once

#include "io/safetensors_header.h"

namespace tp {

// Parses `header.text`, which ends with a zero byte, in place: fills entries,
// sizes and metadata. Checks each entry by itself, not the entries together.
void parse_safetensors_json(const File& file, SafetensorsHeader& header);

}  // namespace tp
