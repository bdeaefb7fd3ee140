// rapidjson's reader as this library uses it.
//
// Note [JSON reader]: the text is parsed in place, so that strings need no
// memory and stay where they are, each with a zero byte behind. The reader's
// own stack holds the open brackets alone. It is iterative: depth costs two
// numbers on that stack, not a frame of the program's. Its memory comes through
// core/memory.h, and a failure, like every fault that a handler finds, leaves
// as an exception: the reader holds nothing but that stack, which its
// destructor frees.
#pragma once

#include <cstddef>
#include <cstring>

#include "core/error.h"
#include "core/memory.h"

// A broken promise inside the reader must not end the program.
#define RAPIDJSON_ASSERT(condition)   \
  ((condition) ? static_cast<void>(0) \
               : ::tp::fail(TP_ERROR_INTERNAL, "JSON: %s", #condition))
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>

namespace tp {

// The interface is rapidjson's.
class JsonStackAllocator {
 public:
  static constexpr bool kNeedFree = true;
  void* Malloc(size_t size) { return allocate_or_fail(size); }
  void* Realloc(void* data, size_t old_size, size_t new_size) {
    void* grown = allocate_or_fail(new_size);
    if (data != nullptr) std::memcpy(grown, data, old_size);
    system_free(data);
    return grown;
  }
  static void Free(void* data) noexcept { system_free(data); }
};

// Returns where the text breaks the grammar, if it does.
template <class Handler>
rapidjson::ParseResult read_json(char* text, Handler& handler) {
  JsonStackAllocator allocator;
  rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>,
                           JsonStackAllocator>
      reader(&allocator);
  rapidjson::InsituStringStream stream(text);
  constexpr unsigned kFlags = rapidjson::kParseInsituFlag |
                              rapidjson::kParseIterativeFlag |
                              rapidjson::kParseValidateEncodingFlag;
  return reader.Parse<kFlags>(stream, handler);
}

}  // namespace tp
