#include "io/named_tensors.h"

#include <algorithm>
#include <cstring>

#include "io/excerpt.h"
#include "io/pod_array.h"
#include "io/utf8.h"

namespace tp {

void check_names(const ByteSink& sink, const char* what,
                 const char* const* names, size_t count) {
  PodArray<const char*> sorted;
  sorted.resize(count);
  for (size_t i = 0; i < count; ++i) {
    sorted[i] = names[i];
    if (!is_utf8(names[i], std::strlen(names[i]))) {
      sink.refuse(TP_ERROR_ARGUMENT, "the %s %zu is not UTF-8", what, i);
    }
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const char* a, const char* b) { return std::strcmp(a, b) < 0; });
  for (size_t i = 1; i < count; ++i) {
    if (std::strcmp(sorted[i - 1], sorted[i]) == 0) {
      sink.refuse(TP_ERROR_ARGUMENT, "the %s '%s' is there twice", what,
                  excerpt(sorted[i]).text);
    }
  }
}

}  // namespace tp
