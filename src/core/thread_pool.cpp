#include "core/thread_pool.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include <atomic>

#include "core/futex.h"
#include "core/lock.h"
#include "core/thread_state.h"

namespace tp {

namespace {

// Note [Gate]: one word says who may help and who does. A caller opens the gate
// with a number of seats; a worker takes a seat and is inside by one exchange.
// When nothing is left to be begun the caller closes the gate and waits for
// those inside alone: one that wakes late finds it closed and has touched
// nothing of the caller's. What the work is, is read inside the gate only, so a
// worker that was late for one caller may well enter for the next.
constexpr uint32_t kInside = 0x7fff;
constexpr uint32_t kCallerSleeps = 0x8000;
constexpr uint32_t kSeat = 0x10000;
constexpr uint32_t kSeats = ~(kSeat - 1);

// Zeroed and never destroyed. What is not atomic belongs to who has `taken`.
struct Pool {
  alignas(64) std::atomic<uint32_t> gate;
  // Counts the openings of the gate; idle workers sleep on it.
  alignas(64) std::atomic<uint32_t> round;
  std::atomic<uint32_t> sleepers;
  std::atomic<bool> ending;
  alignas(64) std::atomic<uint32_t> taken;
  WorkFn work;
  void* context;
  int32_t started;
  pid_t process;  // that the workers were started in
  void* library;
  pthread_t threads[kMaxThreads - 1];
};
Pool g_pool;

// How long an idle worker looks for work before it sleeps, and a caller for the
// end of the others': what it costs to fall asleep and be woken.
constexpr int64_t kIdleNanoseconds = 100'000;
constexpr int64_t kJoinNanoseconds = 20'000;

int64_t now() noexcept {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

// Spins while the word is as it was, for a time; returns what it is then.
template <class IsSettled>
uint32_t watch(const std::atomic<uint32_t>& word, int64_t nanoseconds,
               IsSettled is_settled) noexcept {
  constexpr int kLooksPerTime = 16;
  uint32_t value = word.load(std::memory_order_acquire);
  if (is_settled(value)) return value;
  const int64_t end = now() + nanoseconds;
  do {
    for (int i = 0; i < kLooksPerTime; ++i) {
      pause_processor();
      value = word.load(std::memory_order_acquire);
      if (is_settled(value)) return value;
    }
  } while (now() < end);
  return value;
}

bool enter() noexcept {
  uint32_t gate = g_pool.gate.load(std::memory_order_relaxed);
  while ((gate & kSeats) != 0) {
    // Acquire: what the work is was written before the gate was opened.
    if (g_pool.gate.compare_exchange_weak(gate, gate - kSeat + 1,
                                          std::memory_order_acquire,
                                          std::memory_order_relaxed)) {
      return true;
    }
  }
  return false;
}

void leave() noexcept {
  // Release: the caller, who sees nobody inside, sees what was done there.
  const uint32_t before = g_pool.gate.fetch_sub(1, std::memory_order_acq_rel);
  if ((before & (kInside | kCallerSleeps)) == (1 | kCallerSleeps)) {
    futex_wake(g_pool.gate, 1);
  }
}

void* be_worker(void*) noexcept {
  pthread_setname_np(pthread_self(), "tensorplay");
  ThreadState& state = thread_state();
  // The host's collect callback is not for this thread to run.
  state.reclaiming = true;
  int64_t patience = 0;
  for (;;) {
    const uint32_t round = g_pool.round.load(std::memory_order_acquire);
    if (g_pool.ending.load(std::memory_order_relaxed)) return nullptr;
    if (enter()) {
      g_pool.work(g_pool.context);
      leave();
      patience = kIdleNanoseconds;
    }
    const auto is_new = [round](uint32_t value) { return value != round; };
    if (is_new(watch(g_pool.round, patience, is_new))) continue;
    patience = 0;
    // Sequentially consistent, as are round and sleepers in wake_workers(): if
    // the caller sees no sleeper, the kernel sees the new round.
    g_pool.sleepers.fetch_add(1);
    futex_wait(g_pool.round, round);
    g_pool.sleepers.fetch_sub(1);
  }
}

void wake_workers(int32_t count) noexcept {
  g_pool.round.fetch_add(1);
  if (g_pool.sleepers.load() != 0) futex_wake(g_pool.round, count);
}

// The program itself is never unloaded.
bool hold_library() noexcept {
  if (g_pool.library != nullptr) return true;
  Dl_info info;
  link_map* map = nullptr;
  if (dladdr1(&g_pool, &info, reinterpret_cast<void**>(&map),
              RTLD_DL_LINKMAP) == 0 ||
      map == nullptr) {
    return false;
  }
  if (map->l_name[0] == '\0') return true;
  g_pool.library = dlopen(map->l_name, RTLD_LAZY | RTLD_NOLOAD);
  return g_pool.library != nullptr;
}

// Returns how many of the wanted workers there are.
int32_t start_workers(int32_t wanted) noexcept {
  if (wanted > kMaxThreads - 1) wanted = kMaxThreads - 1;
  if (g_pool.started < wanted && hold_library()) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    g_pool.process = getpid();
    while (g_pool.started < wanted &&
           pthread_create(&g_pool.threads[g_pool.started], nullptr, be_worker,
                          nullptr) == 0) {
      ++g_pool.started;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  return g_pool.started < wanted ? g_pool.started : wanted;
}

void open_gate(int32_t seats, WorkFn work, void* context) noexcept {
  g_pool.work = work;
  g_pool.context = context;
  g_pool.gate.store(static_cast<uint32_t>(seats) * kSeat,
                    std::memory_order_release);
  wake_workers(seats);
}

// Nobody enters any more; returns when nobody is inside.
void close_gate() noexcept {
  std::atomic<uint32_t>& gate = g_pool.gate;
  gate.fetch_and(~kSeats, std::memory_order_acq_rel);
  const auto is_empty = [](uint32_t value) { return (value & kInside) == 0; };
  uint32_t value = watch(gate, kJoinNanoseconds, is_empty);
  while (!is_empty(value)) {
    if ((value & kCallerSleeps) != 0 ||
        gate.compare_exchange_weak(value, value | kCallerSleeps,
                                   std::memory_order_relaxed)) {
      futex_wait(gate, value | kCallerSleeps);
    }
    value = gate.load(std::memory_order_acquire);
  }
}

}  // namespace

void run_with_workers(int32_t helpers, WorkFn work, void* context) noexcept {
  if (g_pool.taken.load(std::memory_order_relaxed) != 0 ||
      g_pool.taken.exchange(1, std::memory_order_acquire) != 0) {
    work(context);
    return;
  }
  const int32_t ready = start_workers(helpers);
  if (ready > 0) open_gate(ready, work, context);
  work(context);
  if (ready > 0) close_gate();
  g_pool.taken.store(0, std::memory_order_release);
}

void stop_workers() noexcept {
  // A child made behind the back of fork's handlers has no workers.
  if (g_pool.started != 0 && g_pool.process != getpid()) forget_workers();
  g_pool.ending.store(true, std::memory_order_relaxed);
  wake_workers(g_pool.started);
  for (int32_t i = 0; i < g_pool.started; ++i) {
    pthread_join(g_pool.threads[i], nullptr);
  }
  g_pool.started = 0;
  g_pool.ending.store(false, std::memory_order_relaxed);
  if (g_pool.library != nullptr) dlclose(g_pool.library);
  g_pool.library = nullptr;
}

void forget_workers() noexcept {
  g_pool.gate.store(0, std::memory_order_relaxed);
  g_pool.sleepers.store(0, std::memory_order_relaxed);
  g_pool.started = 0;
  g_pool.taken.store(0, std::memory_order_relaxed);
}

}  // namespace tp
