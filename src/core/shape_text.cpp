#include "core/shape_text.h"

#include <cstring>

#include "core/text.h"

namespace tp {

ShapeText shape_text(Dims sizes) noexcept {
  ShapeText out;
  constexpr size_t kRoom = sizeof(out.text);
  TextWriter text(out.text, kRoom);
  if (text.put_shape(sizes).finish() >= kRoom) {
    // Between two numbers.
    constexpr char kCut[] = "...)";
    char* end = out.text + kRoom - sizeof(kCut);
    while (end[-1] != ' ') --end;
    std::memcpy(end, kCut, sizeof(kCut));
  }
  return out;
}

}  // namespace tp
