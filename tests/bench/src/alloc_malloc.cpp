// General-purpose allocators. All but glibc's are loaded with
// RTLD_LOCAL | RTLD_DEEPBIND, so that they live in one process and glibc's
// stays the process's malloc. One that is not installed is left out. Each is
// asked for 64-byte alignment where it can give that.
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>

#include "alloc_cases.h"

namespace bench {
namespace {

template <class F>
F symbol(void* library, const char* name) {
  return library ? reinterpret_cast<F>(dlsym(library, name)) : nullptr;
}

void* open_library(const char* file) {
  void* library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!library) std::fprintf(stderr, "alloc: left out: %s\n", dlerror());
  return library;
}

struct Glibc {
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = std::malloc(nbytes);
  }
  void release(const Block& block, std::size_t) const { std::free(block.data); }
};

struct GlibcAligned {
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = std::aligned_alloc(64, nbytes);
  }
  void release(const Block& block, std::size_t) const { std::free(block.data); }
};

// Size and alignment, in the order of aligned_alloc or the other way round.
using TwoSizes = void* (*)(std::size_t, std::size_t);
using FreeOne = void (*)(void*);

struct SizeThenAlignment {
  TwoSizes give;
  FreeOne take;
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = give(nbytes, 64);
  }
  void release(const Block& block, std::size_t) const { take(block.data); }
};

struct AlignmentThenSize {
  TwoSizes give;
  FreeOne take;
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = give(64, nbytes);
  }
  void release(const Block& block, std::size_t) const { take(block.data); }
};

struct JemallocSized {
  static constexpr int kAlign64 = 6;  // the binary logarithm
  void* (*give)(std::size_t, int);
  void (*take)(void*, std::size_t, int);
  void allocate(std::size_t nbytes, Block& block) const {
    block.data = give(nbytes, kAlign64);
  }
  void release(const Block& block, std::size_t nbytes) const {
    take(block.data, nbytes, kAlign64);
  }
};

void add_mimalloc() {
  void* library = open_library("libmimalloc.so.2");
  const SizeThenAlignment peer{symbol<TwoSizes>(library, "mi_malloc_aligned"),
                               symbol<FreeOne>(library, "mi_free")};
  if (!peer.give || !peer.take) return;
  add_alloc_cases("mimalloc", peer);
  if (const auto version = symbol<int (*)()>(library, "mi_version")) {
    benchmark::AddCustomContext("mimalloc", std::to_string(version()));
  }
}

void add_jemalloc() {
  void* library = open_library("libjemalloc.so.2");
  const AlignmentThenSize plain{symbol<TwoSizes>(library, "aligned_alloc"),
                                symbol<FreeOne>(library, "free")};
  if (plain.give && plain.take) add_alloc_cases("jemalloc", plain);
  const JemallocSized sized{
      symbol<decltype(JemallocSized::give)>(library, "mallocx"),
      symbol<decltype(JemallocSized::take)>(library, "sdallocx")};
  if (sized.give && sized.take) add_alloc_cases("jemalloc sized", sized);
  using Control = int (*)(const char*, void*, std::size_t*, void*, std::size_t);
  const char* version = nullptr;
  std::size_t length = sizeof version;
  if (const auto control = symbol<Control>(library, "mallctl");
      control && control("version", &version, &length, nullptr, 0) == 0) {
    benchmark::AddCustomContext("jemalloc", version);
  }
}

void add_tcmalloc() {
  void* library = open_library("libtcmalloc_minimal.so.4");
  const AlignmentThenSize peer{symbol<TwoSizes>(library, "tc_memalign"),
                               symbol<FreeOne>(library, "tc_free")};
  if (!peer.give || !peer.take) return;
  add_alloc_cases("tcmalloc", peer);
  using Version = const char* (*)(int*, int*, const char**);
  if (const auto version = symbol<Version>(library, "tc_version")) {
    int major = 0, minor = 0;
    const char* patch = nullptr;
    benchmark::AddCustomContext("tcmalloc", version(&major, &minor, &patch));
  }
}

}  // namespace

void add_malloc_peers() {
  add_alloc_cases("glibc malloc", Glibc{});
  add_alloc_cases("glibc aligned_alloc", GlibcAligned{});
  add_mimalloc();
  add_jemalloc();
  add_tcmalloc();
}

}  // namespace bench
