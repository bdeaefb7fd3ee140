#include "bench.h"

#include <sys/mman.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <utility>

namespace bench {
namespace {

constexpr int kClockedIterations = 40;

struct Case {
  std::string area, name, peer;
  int threads;
  Body body;
};

std::vector<Case>& cases() {
  static std::vector<Case> list;
  return list;
}

struct Buffer {
  float* base = nullptr;
  std::size_t nbytes = 0;
};

std::uint32_t next_random(std::uint32_t& state) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

}  // namespace

void add(const std::string& area, const std::string& name,
         const std::string& peer, int threads, Body body) {
  cases().push_back({area, name, peer, threads, std::move(body)});
}

void register_all(bool reverse) {
  std::vector<std::string> order;
  const auto place = [&order](const Case& c) {
    const std::string key = c.area + "/" + c.name;
    const auto at = std::find(order.begin(), order.end(), key);
    if (at != order.end()) return at - order.begin();
    order.push_back(key);
    return std::ptrdiff_t(order.size()) - 1;
  };
  std::vector<std::pair<std::ptrdiff_t, Case>> sorted;
  for (const Case& c : cases()) sorted.emplace_back(place(c), c);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& a, auto& b) { return a.first < b.first; });
  if (reverse) std::reverse(sorted.begin(), sorted.end());
  for (const auto& [at, c] : sorted) {
    const std::string name =
        c.area + "/" + c.name + "/" + c.peer + "/t" + std::to_string(c.threads);
    auto* b = benchmark::RegisterBenchmark(name.c_str(), c.body);
    if (c.threads > 1) b->UseRealTime()->Iterations(kClockedIterations);
  }
}

void record_percentiles(benchmark::State& state, std::vector<double>& ns,
                        double per) {
  if (ns.empty()) return;
  std::sort(ns.begin(), ns.end());
  state.counters["p10"] = ns[ns.size() / 10] / per;
  state.counters["p50"] = ns[ns.size() / 2] / per;
}

double now_ns() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) * 1e9 + double(t.tv_nsec);
}

void wait_quiet() {
  static double budget_ms = [] {
    const char* text = std::getenv("BENCH_QUIET_MS");
    return text ? std::atof(text) : 8000.0;
  }();
  for (int calm = 0; calm < 3 && budget_ms > 0; budget_ms -= 2) {
    int running = 1;
    if (std::FILE* f = std::fopen("/proc/loadavg", "r")) {
      if (std::fscanf(f, "%*f %*f %*f %d", &running) != 1) running = 1;
      std::fclose(f);
    }
    calm = running <= 1 ? calm + 1 : 0;  // 1 is this thread
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

float* buffer(int slot, std::size_t n) {
  static Buffer slots[8];
  Buffer& b = slots[slot];
  if (b.nbytes < n * sizeof(float)) {
    if (b.base) munmap(b.base, b.nbytes);
    b.nbytes = (n * sizeof(float) + 4095) & ~std::size_t(4095);
    void* p = mmap(nullptr, b.nbytes, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) {
      std::perror("mmap");
      std::exit(1);
    }
    madvise(p, b.nbytes, MADV_NOHUGEPAGE);
    b.base = static_cast<float*>(p);
    std::uint32_t state = 2463534242u + std::uint32_t(slot) * 7919u;
    for (std::size_t i = 0; i < b.nbytes / sizeof(float); ++i) {
      b.base[i] = 0.25f + float(next_random(state) >> 8) / 16777216.0f;
    }
  }
  return b.base;
}

}  // namespace bench
