// The product through its C API: the allocator and strided copies. Objects and
// views are in tensorplay_object.cpp.
#include "alloc_cases.h"
#include "copy_cases.h"
#include "tensorplay_use.h"

namespace bench {
namespace {

struct Caching {
  tp_allocator_t* allocator;
  void allocate(std::size_t nbytes, Block& block) const {
    if (tp_allocator_allocate(allocator, nbytes, &block.data, &block.ctx) !=
        TP_OK) {
      give_up("tp_allocator_allocate");
    }
  }
  void release(const Block& block, std::size_t nbytes) const {
    tp_allocator_free(allocator, block.data, block.ctx, nbytes);
  }
};

// Whether a pair costs the same with many free blocks of its size at hand.
void add_bucket_depth(const Caching& peer, const BlockSize& size,
                      std::size_t depth) {
  add("alloc",
      std::string("pair ") + size.label + ", " + std::to_string(depth) +
          " free blocks",
      "tensorplay", 1,
      [peer, nbytes = size.nbytes, depth](benchmark::State& state) {
        tp_allocator_empty_cache(peer.allocator);
        std::vector<Block> blocks(depth);
        for (Block& block : blocks) peer.allocate(nbytes, block);
        for (const Block& block : blocks) peer.release(block, nbytes);
        for (auto _ : state) {
          Block block;
          peer.allocate(nbytes, block);
          benchmark::DoNotOptimize(block.data);
          peer.release(block, nbytes);
        }
        tp_allocator_empty_cache(peer.allocator);
      });
}

void add_allocator() {
  Caching peer{};
  if (tp_allocator_get(TP_DEVICE_CPU, &peer.allocator) != TP_OK) {
    give_up("tp_allocator_get");
  }
  add_alloc_cases("tensorplay", peer);
  const BlockSize small{"64 B", 64}, large{"128 KiB", 128 << 10};
  add_bucket_depth(peer, small, 1);
  add_bucket_depth(peer, small, 100000);
  add_bucket_depth(peer, large, 1);
  add_bucket_depth(peer, large, 10000);
}

Tensor wrap(float* data, const std::vector<std::int64_t>& sizes) {
  Tensor t;
  if (tp_tensor_from_blob(data, sizes.data(), nullptr, sizes.size(),
                          TP_DTYPE_F32, TP_DEVICE_CPU, 0, nullptr, nullptr, 0,
                          t.out()) != TP_OK) {
    give_up("tp_tensor_from_blob");
  }
  return t;
}

Tensor permuted_source(const CopyCase& c) {
  const Tensor whole = wrap(buffer(0, c.numel()), c.sizes);
  Tensor t;
  if (tp_permute(whole.get(), c.order.data(), c.order.size(), t.out()) !=
      TP_OK) {
    give_up("tp_permute");
  }
  return t;
}

void add_copies() {
  for (const CopyCase& c : copy_cases()) {
    add("copy", c.name, "tensorplay-out", 1, [c](benchmark::State& state) {
      const Tensor from = permuted_source(c);
      const std::int64_t* sizes = tp_tensor_sizes(from.get());
      const Tensor to =
          wrap(buffer(1, c.numel()), {sizes, sizes + c.sizes.size()});
      tp_copy_inplace(to.get(), from.get());
      for (auto _ : state) {
        if (tp_copy_inplace(to.get(), from.get()) != TP_OK) {
          return give_up(state);
        }
      }
    });
    add("copy", c.name, "tensorplay-new", 1, [c](benchmark::State& state) {
      const Tensor from = permuted_source(c);
      for (auto _ : state) {
        tp_tensor_t* out;
        if (tp_clone(from.get(), TP_FORMAT_CONTIGUOUS, &out) != TP_OK) {
          return give_up(state);
        }
        tp_tensor_release(out);
      }
    });
  }
}

}  // namespace

void add_tensorplay() {
  // As the peers, whose cases are measured by the time of one thread.
  tp_set_num_threads(1);
  benchmark::AddCustomContext("tensorplay", tp_version());
  add_allocator();
  add_tensorplay_objects();
  add_copies();
  add_tensorplay_matrices();
}

}  // namespace bench
