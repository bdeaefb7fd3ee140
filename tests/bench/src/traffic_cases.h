// Operators that are bound by the way to memory, and conversions: what they
// read and write, described once for all peers.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bench.h"

namespace bench {

enum class Type { kF32, kF64, kI32, kU8, kI8, kBool, kBF16, kF16 };
std::size_t item_of(Type type);
const char* name_of(Type type);

// A view of a buffer: sizes of the whole, the order in which its dimensions are
// read, and the step along the last one.
struct View {
  Type type;
  std::vector<std::int64_t> sizes;
  std::vector<std::int64_t> order = {};  // empty: as they are
  std::int64_t step = 1;
  std::size_t numel() const;
};

enum class Action { kAdd, kSub, kMul, kWhere, kCopy, kFill };

struct TrafficCase {
  std::string area, name;
  Action action;
  View out;
  std::vector<View> in;
  bool huge_pages = false;
};

std::vector<TrafficCase> traffic_cases();

// A pipeline: c = a + b, then d = c + b, of so many f32.
std::vector<std::size_t> pipeline_sizes();
std::string size_name(std::size_t n);

// A buffer for a view, the same for every peer; slot 0 is the result. Small
// whole numbers in the view's type.
void* traffic_buffer(int slot, const View& view, bool huge_pages);

}  // namespace bench
