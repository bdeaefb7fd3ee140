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
// The reader adds to a null pointer to see that its stack is not there yet,
// which UndefinedBehaviorSanitizer must let pass.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((no_sanitize("pointer-overflow"))), \
                             apply_to = function)
#endif
#include <rapidjson/error/en.h>
#include <rapidjson/reader.h>
#if defined(__clang__)
#pragma clang attribute pop
#endif

namespace tp {

// NOLINTBEGIN(readability-identifier-naming): the names are rapidjson's.
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

// Passes the reader's events on to a handler, whose functions give no verdict:
// they throw.
template <class Handler>
class JsonEvents {
 public:
  explicit JsonEvents(Handler& handler) noexcept : handler_(handler) {}
  bool Null() { return handler_.on_other("null"), true; }
  bool Bool(bool) { return handler_.on_other("a truth value"), true; }
  bool Int(int value) { return Int64(value); }
  bool Int64(int64_t value) {
    if (value < 0) return handler_.on_negative(value), true;
    return Uint64(static_cast<uint64_t>(value));
  }
  bool Uint(unsigned value) { return Uint64(value); }
  bool Uint64(uint64_t value) { return handler_.on_integer(value), true; }
  bool Double(double) {
    handler_.on_other("a fraction or a number beyond 64 bits");
    return true;
  }
  bool RawNumber(const char*, rapidjson::SizeType, bool) {
    return handler_.on_other("a number"), true;
  }
  bool String(const char* text, rapidjson::SizeType length, bool) {
    return handler_.on_string(text, length), true;
  }
  bool Key(const char* text, rapidjson::SizeType length, bool) {
    return handler_.on_key(text, length), true;
  }
  bool StartObject() { return handler_.on_object(), true; }
  bool EndObject(rapidjson::SizeType) { return handler_.on_object_end(), true; }
  bool StartArray() { return handler_.on_array(), true; }
  bool EndArray(rapidjson::SizeType count) {
    return handler_.on_array_end(count), true;
  }

 private:
  Handler& handler_;
};
// NOLINTEND(readability-identifier-naming)

// Returns where the text breaks the grammar, if it does. More zero bytes than
// one must follow the text, see kJsonPadding.
template <class Handler>
rapidjson::ParseResult read_json(char* text, Handler& handler) {
  JsonEvents<Handler> events(handler);
  JsonStackAllocator allocator;
  rapidjson::GenericReader<rapidjson::UTF8<>, rapidjson::UTF8<>,
                           JsonStackAllocator>
      reader(&allocator);
  rapidjson::InsituStringStream stream(text);
  constexpr unsigned kFlags = rapidjson::kParseInsituFlag |
                              rapidjson::kParseIterativeFlag |
                              rapidjson::kParseValidateEncodingFlag;
  return reader.Parse<kFlags>(stream, events);
}

}  // namespace tp
