#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "bench.h"

int main(int argc, char** argv) {
  // A second live thread: without one, glibc and libstdc++ take the short cuts
  // of single-threaded programs, which no user of a tensor library sees.
  std::mutex mutex;
  std::condition_variable wake;
  bool stop = false;
  std::thread parked([&] {
    std::unique_lock lock(mutex);
    wake.wait(lock, [&] { return stop; });
  });

  bench::add_limits();
  bench::add_malloc_peers();
  bench::add_matrix_peers();
  bench::add_traffic_limits();
  bench::add_compute_limits();
#ifdef BENCH_HAVE_TORCH
  bench::add_torch();
  bench::add_traffic_torch();
  bench::add_torch_reductions();
  bench::add_torch_functions();
  bench::add_torch_choices();
  bench::add_torch_training();
#endif
#ifdef BENCH_HAVE_TENSORPLAY
  bench::add_tensorplay();
  bench::add_traffic_tensorplay();
  bench::add_tensorplay_reductions();
  bench::add_tensorplay_functions();
  bench::add_tensorplay_choices();
  bench::add_tensorplay_training();
  bench::add_operators_tensorplay();
#ifdef BENCH_HAVE_TORCH
  bench::add_operators_torch();
#endif
#endif
  const char* reverse = std::getenv("BENCH_REVERSE");
  bench::register_all(reverse && *reverse == '1');
  benchmark::Initialize(&argc, argv);
  const bool bad = benchmark::ReportUnrecognizedArguments(argc, argv);
  if (!bad) benchmark::RunSpecifiedBenchmarks();
  {
    std::lock_guard lock(mutex);
    stop = true;
  }
  wake.notify_all();
  parked.join();
  return bad;
}
