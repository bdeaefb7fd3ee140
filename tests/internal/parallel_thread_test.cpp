// Chunks and the threads that run them, behind the C API.
#include <pthread.h>
#include <signal.h>

#include <atomic>
#include <cstring>
#include <new>

#include "core/error.h"
#include "core/parallel.h"
#include "core/thread_pool.h"
#include "support/internal_test.h"

namespace tp {
namespace {

constexpr int32_t kCounts[] = {1, 2, 3, 8};

int end(void**) {
  set_parallel_for(nullptr, nullptr, nullptr);
  stop_workers();
  set_thread_count(0);
  return 0;
}

void each_item_is_visited_once_in_runs_of_whole_chunks(void**) {
  constexpr int64_t kItems = 10'007;
  static std::atomic<int> visits[kItems];
  for (const int32_t count : kCounts) {
    set_thread_count(count);
    for (const int64_t grain : {1, 7, 1000, 10'006, 10'007, 20'000}) {
      for (auto& visit : visits) visit = 0;
      std::atomic<bool> is_whole{true};
      parallel_for(kItems, grain, [&](int64_t begin, int64_t end) {
        if (begin % grain != 0 || (end % grain != 0 && end != kItems)) {
          is_whole = false;
        }
        for (int64_t i = begin; i < end; ++i) ++visits[i];
      });
      assert_true(is_whole);
      for (const auto& visit : visits) assert_int_equal(visit, 1);
    }
  }
}

void nothing_is_called_for_no_items(void**) {
  parallel_for(0, 10, [](int64_t, int64_t) { fail(TP_ERROR_INTERNAL, "run"); });
}

void a_slot_belongs_to_one_thread_at_a_time(void**) {
  constexpr int64_t kItems = 5000;
  for (const int32_t count : kCounts) {
    set_thread_count(count);
    const int32_t slots = parallel_slots(kItems, 1);
    assert_int_equal(slots, count);
    std::atomic<int> inside[8] = {};
    std::atomic<bool> is_right{true};
    parallel_for(kItems, 1, slots, [&](int64_t, int64_t, int32_t slot) {
      if (slot < 0 || slot >= slots || inside[slot]++ != 0) is_right = false;
      --inside[slot];
    });
    assert_true(is_right);
  }
  assert_int_equal(parallel_slots(4, 2), 2);
  assert_int_equal(parallel_slots(3, 2), 1);
}

// As a kernel that finds something wrong with an element.
void fail_from(int64_t first_bad, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i) {
    if (i >= first_bad) {
      fail_at(3, TP_ERROR_RANGE, "item %lld", static_cast<long long>(i));
    }
  }
}

void the_first_error_in_order_is_the_callers(void**) {
  for (const int32_t count : kCounts) {
    set_thread_count(count);
    for (int round = 0; round < 200; ++round) {
      last_error().clear();
      const tp_status_t code = status_of([&] {
        parallel_for(1000, 1, [&](int64_t begin, int64_t end) {
          fail_from(round * 5, begin, end);
        });
      });
      char expected[32];
      snprintf(expected, sizeof expected, "item %d", round * 5);
      assert_int_equal(code, TP_ERROR_RANGE);
      assert_int_equal(last_error().code, TP_ERROR_RANGE);
      assert_int_equal(last_error().argument, 3);
      assert_string_equal(last_error().message, expected);
    }
  }
}

void exceptions_of_any_kind_arrive(void**) {
  set_thread_count(3);
  bool has_arrived = false;
  try {
    parallel_for(100, 1, [](int64_t begin, int64_t) {
      if (begin == 99) throw std::bad_alloc();
    });
  } catch (const std::bad_alloc&) {
    has_arrived = true;
  }
  assert_true(has_arrived);
  // And the workers are as good as before.
  std::atomic<int64_t> sum{0};
  parallel_for(100, 1, [&](int64_t begin, int64_t) { sum += begin; });
  assert_int_equal(sum, 4950);
}

void what_a_body_calls_runs_serially(void**) {
  set_thread_count(4);
  std::atomic<bool> is_serial{true};
  std::atomic<int64_t> items{0};
  assert_false(is_in_parallel());
  parallel_for(64, 1, [&](int64_t, int64_t) {
    const pthread_t outer = pthread_self();
    if (!is_in_parallel() || parallel_slots(100, 1) != 1) is_serial = false;
    parallel_for(100, 1, [&](int64_t begin, int64_t end) {
      if (!pthread_equal(outer, pthread_self())) is_serial = false;
      items += end - begin;
    });
  });
  assert_false(is_in_parallel());
  assert_true(is_serial);
  assert_int_equal(items, 6400);
}

constexpr int kCallers = 6;
constexpr int kRounds = 300;

void* sum_again_and_again(void* argument) {
  const auto own = static_cast<int64_t>(reinterpret_cast<intptr_t>(argument));
  for (int round = 0; round < kRounds; ++round) {
    std::atomic<int64_t> sum{0};
    parallel_for(500, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) sum += i * own;
    });
    if (sum != 124'750 * own) return argument;
  }
  return nullptr;
}

void many_callers_at_once_each_get_their_own_done(void**) {
  set_thread_count(3);
  pthread_t callers[kCallers];
  for (int64_t i = 0; i < kCallers; ++i) {
    assert_int_equal(pthread_create(&callers[i], nullptr, sum_again_and_again,
                                    reinterpret_cast<void*>(i + 1)),
                     0);
  }
  for (const pthread_t caller : callers) {
    void* wrong = nullptr;
    assert_int_equal(pthread_join(caller, &wrong), 0);
    assert_null(wrong);
  }
}

// Waits until two threads are inside, so there must be two.
void meet(std::atomic<int>& inside) {
  ++inside;
  while (inside < 2) sched_yield();
}

void workers_take_no_signals(void**) {
  set_thread_count(2);
  std::atomic<int> inside{0};
  std::atomic<int> blocked{0};
  parallel_for(2, 1, [&](int64_t, int64_t) {
    sigset_t mask;
    pthread_sigmask(SIG_SETMASK, nullptr, &mask);
    if (sigismember(&mask, SIGUSR1) && sigismember(&mask, SIGINT)) ++blocked;
    meet(inside);
  });
  assert_int_equal(blocked, 1);
}

void workers_are_found_again_after_they_slept_and_after_they_ended(void**) {
  set_thread_count(2);
  for (int round = 0; round < 10; ++round) {
    std::atomic<int> inside{0};
    parallel_for(2, 1, [&](int64_t, int64_t) { meet(inside); });
    const timespec pause = {0, 2'000'000};
    nanosleep(&pause, nullptr);
    if (round % 3 == 2) stop_workers();
  }
}

// A host that calls as often as it is asked, on threads of its own.
int32_t run_on_new_threads(void* calls, int32_t count, HostTask task,
                           void* context) {
  struct Order {
    HostTask task;
    void* context;
  } order{task, context};
  pthread_t threads[8];
  for (int32_t i = 0; i < count; ++i) {
    const auto run = [](void* of) -> void* {
      static_cast<Order*>(of)->task(static_cast<Order*>(of)->context);
      return nullptr;
    };
    assert_int_equal(pthread_create(&threads[i], nullptr, run, &order), 0);
  }
  for (int32_t i = 0; i < count; ++i) pthread_join(threads[i], nullptr);
  *static_cast<int*>(calls) += count;
  return TP_OK;
}

int32_t run_nothing(void* calls, int32_t, HostTask, void*) {
  ++*static_cast<int*>(calls);
  return TP_ERROR_STATE;
}

int32_t run_too_often(void* calls, int32_t count, HostTask task,
                      void* context) {
  for (int32_t i = 0; i < 3 * count; ++i) task(context);
  ++*static_cast<int*>(calls);
  return TP_OK;
}

void a_host_may_run_chunks_on_its_threads_well_or_badly(void**) {
  set_thread_count(4);
  for (const HostParallelFor host :
       {run_on_new_threads, run_nothing, run_too_often}) {
    int calls = 0;
    set_parallel_for(host, &calls, nullptr);
    std::atomic<int64_t> sum{0};
    parallel_for(1000, 1, [&](int64_t begin, int64_t end) {
      for (int64_t i = begin; i < end; ++i) sum += i;
      parallel_for(10, 1, [](int64_t, int64_t) {});  // not the host's
    });
    assert_int_equal(sum, 499'500);
    assert_int_equal(calls, host == run_on_new_threads ? 4 : 1);
    const tp_status_t code = status_of([] {
      parallel_for(1000, 1, [](int64_t begin, int64_t end) {
        fail_from(500, begin, end);
      });
    });
    assert_int_equal(code, TP_ERROR_RANGE);
    assert_string_equal(last_error().message, "item 500");
  }
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(name) cmocka_unit_test_teardown(name, end)
  const CMUnitTest tests[] = {
      TEST(each_item_is_visited_once_in_runs_of_whole_chunks),
      TEST(nothing_is_called_for_no_items),
      TEST(a_slot_belongs_to_one_thread_at_a_time),
      TEST(the_first_error_in_order_is_the_callers),
      TEST(exceptions_of_any_kind_arrive),
      TEST(what_a_body_calls_runs_serially),
      TEST(many_callers_at_once_each_get_their_own_done),
      TEST(workers_take_no_signals),
      TEST(workers_are_found_again_after_they_slept_and_after_they_ended),
      TEST(a_host_may_run_chunks_on_its_threads_well_or_badly),
  };
#undef TEST
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
