// Registration of cases and the buffers that all peers share. No peer headers.
//
// A case is named area/case/peer/tN, N being the threads it uses. Peers of one
// case use the same string, and run next to each other in time.
#pragma once
#include <benchmark/benchmark.h>

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace bench {

using Body = std::function<void(benchmark::State&)>;

// Adds a case; `body` sets up and then runs the state's loop. With one thread
// the calling thread's CPU time counts, so that other work on the machine
// counts little; with two, the percentiles that clocked_loop records.
void add(const std::string& area, const std::string& name,
         const std::string& peer, int threads, Body body);

// Hands all cases to the benchmark library, the peers of a case side by side;
// `reverse` turns the order round, so that no peer always goes first.
void register_all(bool reverse);

// A plain callable, called once an iteration. `make` resolves what it needs.
template <class Make>
void add_op(const std::string& area, const std::string& name,
            const std::string& peer, Make make) {
  add(area, name, peer, 1, [make](benchmark::State& state) {
    auto f = make();
    f();
    for (auto _ : state) {
      f();
      benchmark::ClobberMemory();
    }
  });
}

// Iterations of a two-thread case are clocked one by one: an average would
// mostly measure how often the scheduler took a core away. `per` is the number
// of operations an iteration does.
void record_percentiles(benchmark::State& state, std::vector<double>& ns,
                        double per);
double now_ns();
// Waits, within a small total budget, until nothing else runs on the machine.
void wait_quiet();

template <class F>
void clocked_loop(benchmark::State& state, double per, F&& f) {
  std::vector<double> ns;
  wait_quiet();
  for (auto _ : state) {
    const double start = now_ns();
    f();
    ns.push_back(now_ns() - start);
  }
  record_percentiles(state, ns, per);
}

// Page-aligned f32 buffers that live until exit, the same for every peer, so
// that alignment, page backing and cache state are too. Filled once with
// values in (0.25, 1.25).
float* buffer(int slot, std::size_t n);

// One a source file; called by main.
void add_limits();
void add_malloc_peers();
void add_matrix_peers();
void add_torch();
void add_tensorplay();
void add_traffic_limits();
void add_compute_limits();
void add_traffic_torch();
void add_traffic_tensorplay();
void add_torch_reductions();
void add_torch_functions();
void add_torch_choices();
void add_torch_training();
void add_tensorplay_reductions();
void add_tensorplay_functions();
void add_tensorplay_choices();
void add_tensorplay_training();
// Of libtorch's beside the library's, whose table tells which there are.
void add_operators_torch();
void add_operators_tensorplay();

}  // namespace bench
