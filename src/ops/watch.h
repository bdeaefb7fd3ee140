// What the host sees of kernels as they run: a line for each, and a dump of a
// result with a NaN or an infinity that no input had.
//
// Note [Watching]: nothing is kept between calls, and nothing that goes wrong
// here reaches the operator: it is told to the log. What a watcher runs itself,
// and what the host's log callback runs, is not watched.
#pragma once

#include <cstddef>

namespace tp {

// Applies what is wanted, and again if another thread changed that in between.
// Both must be sequentially consistent.
template <class Wanted, class Apply>
void follow(Wanted wanted, Apply apply) noexcept {
  bool applied;
  do {
    applied = wanted();
    apply(applied);
  } while (applied != wanted());
}

enum class Switch { kOff, kOn };

// Lines of the level for layouts, to the log.
void watch_layouts(Switch layouts) noexcept;

// Receives the text of each dump; null turns it off.
using DumpFn = void (*)(const char* text, size_t length) noexcept;
void watch_anomalies(DumpFn dump) noexcept;

}  // namespace tp
