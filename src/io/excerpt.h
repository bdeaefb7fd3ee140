// Names from outside (paths, entries) as error texts show them.
#pragma once

#include <cstddef>

namespace tp {

struct Excerpt {
  char text[256];
};

// The beginning, with "..." where it was cut; control characters become '?'.
Excerpt excerpt(const char* text, size_t length) noexcept;
Excerpt excerpt(const char* text) noexcept;
// The end, which tells more of a path than its beginning does.
Excerpt excerpt_end(const char* text) noexcept;

}  // namespace tp
