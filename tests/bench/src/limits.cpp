// Floors: what calls, atomics, page faults and plain copies cost here, and the
// steps of the measured operations with nothing in the way. None is a peer.
#include <pthread.h>
#include <sys/mman.h>

#include <cstring>
#include <memory>

#include "alloc_cases.h"
#include "copy_cases.h"
#include "limit_calls.h"

namespace bench {
namespace {

constexpr std::size_t kHeader = 256;
constexpr std::size_t kEight = 64;  // 8 f32, rounded up to a line

struct ThreadList {
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = limit_allocate(nbytes);
  }
  void release(const Block& block, std::size_t nbytes) const {
    limit_free(block.data, nbytes);
  }
};

struct RingOnly {
  void allocate(std::size_t, Block& block) const { block.data = nullptr; }
  void release(const Block&, std::size_t) const {}
};

template <class F>
void add_limit(const std::string& name, F f) {
  add("limits", name, "limit", 1, [f](benchmark::State& state) {
    for (auto _ : state) f();
  });
}

void add_hardware() {
  // Three cycles each: tells the clock that the other figures ran at.
  add_limit("300 core cycles", [] {
    static long x = 3;
    long v = x;
    __asm__ volatile(".rept 100\n\timul %0, %0\n\t.endr" : "+r"(v));
    x = v;
  });
  add_limit("call into a library", [] {
    static long x;
    limit_call(&x);
  });
  add_limit("atomic increment and decrement", [] {
    static long count = 1;
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    benchmark::DoNotOptimize(__atomic_fetch_sub(&count, 1, __ATOMIC_ACQ_REL));
  });
  add_limit("uncontended mutex pair", [] {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&mutex);
    pthread_mutex_unlock(&mutex);
  });
  add_limit("clock read", [] { benchmark::DoNotOptimize(now_ns()); });
  for (const BlockSize& size :
       {BlockSize{"2 MiB", 2 << 20}, BlockSize{"64 MiB", 64 << 20}}) {
    for (const bool fill : {false, true}) {
      add_limit(std::string("mmap+munmap ") + size.label +
                    (fill ? ", every page touched" : ", untouched"),
                [n = size.nbytes, fill] {
                  void* p = mmap(nullptr, n, PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                  benchmark::DoNotOptimize(p);
                  for (std::size_t at = 0; fill && at < n; at += 4096) {
                    touch(p, at);
                  }
                  munmap(p, n);
                });
    }
  }
}

template <class F>
void add_object_limit(const std::string& name, F f) {
  add("object", name, "limit", 1, [f](benchmark::State& state) {
    for (auto _ : state) f();
  });
}

void add_objects() {
  static long count = 1;
  for (const char* name : {"retain+release", "contiguous, no-op"}) {
    add_object_limit(name, [] {
      limit_retain(&count);
      benchmark::DoNotOptimize(limit_release(&count));
    });
  }
  for (const char* name : {"create+destroy 8", "clone 8"}) {
    const bool copies = std::string(name) == "clone 8";
    add_object_limit(name, [copies] {
      static char source[kEight];
      void* header = limit_allocate(kHeader);
      void* data = limit_allocate(kEight);
      if (copies) std::memcpy(data, source, 8 * sizeof(float));
      benchmark::DoNotOptimize(data);
      limit_free(data, kEight);
      limit_free(header, kHeader);
    });
  }
  add_object_limit("create+destroy 64x64", [] {
    void* header = limit_allocate(kHeader);
    void* data = limit_allocate(64 * 64 * sizeof(float));
    benchmark::DoNotOptimize(data);
    limit_free(data, 64 * 64 * sizeof(float));
    limit_free(header, kHeader);
  });
  static limit_view_t* root = limit_view_root();
  for (const char* name :
       {"select", "slice", "narrow", "transpose", "permute", "expand",
        "unsqueeze", "view", "as_strided", "detach"}) {
    add_object_limit(name, [] {
      static long storage = 1;
      limit_view_t* view = limit_view_create(root, &storage, 1, 1);
      benchmark::DoNotOptimize(view);
      limit_view_destroy(view);
    });
  }
  add("object", "retain+release", "std::shared_ptr", 1,
      [](benchmark::State& state) {
        const auto p = std::make_shared<long>(1);
        for (auto _ : state) {
          auto q = p;
          benchmark::DoNotOptimize(q);
        }
      });
}

}  // namespace

void add_limits() {
  add_hardware();
  add_one_thread_alloc_cases("limit", ThreadList{});
  for (const BlockSize& size :
       {BlockSize{"64 B", 64}, BlockSize{"64 KiB", 65536}}) {
    add_hand_over(size, "limit", RingOnly{});
  }
  add_objects();
  for (const CopyCase& c : copy_cases()) {
    add_op("copy", c.name, "limit", [n = c.numel()] {
      return [to = buffer(1, n), from = buffer(0, n), n] {
        std::memcpy(to, from, n * sizeof(float));
      };
    });
  }
}

}  // namespace bench
