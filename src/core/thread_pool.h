// The library's own threads: workers that help one caller at a time.
//
// None is started before there is work for it. A worker that has nothing to do
// looks for a moment whether more comes, then sleeps. Nothing ends the workers
// when the process exits. They hold a reference on the library, so that closing
// it does not take the code from under them; stop_workers() gives it back.
#pragma once

#include <cstdint>

namespace tp {

// The most threads that work on one call, the calling one included.
inline constexpr int32_t kMaxThreads = 256;

using WorkFn = void (*)(void* context) noexcept;

// Runs work(context) on the calling thread and at the same time on up to
// `helpers` workers; returns when all of them have left it. Where the workers
// help another caller, or none can be started, the calling thread is alone: who
// comes never waits, and a worker does nothing but this work. On workers all
// signals are blocked and no code of the host may run.
void run_with_workers(int32_t helpers, WorkFn work, void* context) noexcept;

// Ends the workers and waits until they are gone. No other thread may be inside
// the library.
void stop_workers() noexcept;

// In a forked child, which has none of them.
void forget_workers() noexcept;

}  // namespace tp
