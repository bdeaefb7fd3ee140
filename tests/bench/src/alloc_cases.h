// The allocator cases, the same for every peer. A peer is a type with
//   void allocate(std::size_t nbytes, Block& block) const;
//   void release(const Block& block, std::size_t nbytes) const;
// A block is filled where it stays: returning the two words by value would make
// the compiler move them as one, which waits for both to be written.
#pragma once
#include <sched.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "bench.h"

namespace bench {

struct Block {
  void* data;
  void* ctx;  // what some allocators want back beside the data
};

struct BlockSize {
  const char* label;
  std::size_t nbytes;
};

inline void touch(void* data, std::size_t at = 0) {
  static_cast<volatile char*>(data)[at] = 1;
}

template <class Peer>
void add_pairs(const std::string& peer_name, Peer peer) {
  for (const BlockSize& size :
       {BlockSize{"64 B", 64}, BlockSize{"1 KiB", 1024},
        BlockSize{"64 KiB", 65536}, BlockSize{"1 MiB", 1 << 20},
        BlockSize{"64 MiB", 64 << 20}}) {
    for (const bool touched : {false, true}) {
      const std::string name =
          std::string("pair ") + size.label +
          (touched ? ", first byte touched" : ", untouched");
      add("alloc", name, peer_name, 1,
          [peer, nbytes = size.nbytes, touched](benchmark::State& state) {
            for (auto _ : state) {
              Block block;
              peer.allocate(nbytes, block);
              benchmark::DoNotOptimize(block.data);
              if (touched) touch(block.data);
              peer.release(block, nbytes);
            }
          });
    }
  }
}

// 200 blocks of 20 sizes, as a small training step asks for them.
inline std::vector<std::size_t> training_sizes() {
  constexpr std::size_t kKinds[20] = {32,     64,     128,    256,     512,
                                      1024,   2048,   3072,   4096,    6144,
                                      10240,  16384,  40960,  65536,   131072,
                                      200704, 262144, 602112, 1048576, 2359296};
  std::mt19937 random(7);
  std::vector<std::size_t> sizes;
  for (int i = 0; i < 200; ++i) sizes.push_back(kKinds[random() % 20]);
  return sizes;
}

enum class FreeOrder { kLastInFirstOut, kRandom };

template <class Peer>
void add_training(const std::string& name, const std::string& peer_name,
                  Peer peer, FreeOrder free_order, bool touched) {
  add("alloc", name, peer_name, 1,
      [peer, free_order, touched](benchmark::State& state) {
        const std::vector<std::size_t> sizes = training_sizes();
        std::vector<std::size_t> order(sizes.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
          order[i] = order.size() - 1 - i;
        }
        if (free_order == FreeOrder::kRandom) {
          std::mt19937 random(11);
          std::shuffle(order.begin(), order.end(), random);
        }
        std::vector<Block> blocks(sizes.size());
        const auto step = [&] {
          for (std::size_t i = 0; i < sizes.size(); ++i) {
            peer.allocate(sizes[i], blocks[i]);
            if (!touched) continue;
            for (std::size_t at = 0; at < sizes[i]; at += 4096) {
              touch(blocks[i].data, at);
            }
          }
          for (const std::size_t i : order) peer.release(blocks[i], sizes[i]);
        };
        step();
        step();
        for (auto _ : state) step();
        state.counters["per"] = double(sizes.size());
      });
}

// This thread allocates, another frees; between them a ring of 1024 places.
template <class Peer>
void add_hand_over(const BlockSize& size, const std::string& peer_name,
                   Peer peer) {
  add("alloc", std::string("hand-over ") + size.label, peer_name, 2,
      [peer, nbytes = size.nbytes](benchmark::State& state) {
        constexpr std::size_t kPlaces = 1024;
        constexpr std::size_t kBatch = 10000;
        static Block ring[kPlaces];
        alignas(64) static std::atomic<std::size_t> head, tail;
        alignas(64) static std::atomic<bool> done;
        head = tail = 0;
        done = false;
        const auto relax = [](int& spins) {
          if (++spins > 200) {
            sched_yield();
            spins = 0;
          } else {
            __builtin_ia32_pause();
          }
        };
        std::thread consumer([&] {
          int spins = 0;
          for (std::size_t t = 0;;) {
            const std::size_t h = head.load(std::memory_order_acquire);
            if (t == h) {
              if (done.load(std::memory_order_acquire) && t == head.load()) {
                return;
              }
              relax(spins);
              continue;
            }
            for (; t != h; ++t) {
              if (ring[t % kPlaces].data)
                peer.release(ring[t % kPlaces], nbytes);
              tail.store(t + 1, std::memory_order_release);
            }
          }
        });
        std::size_t h = 0;
        int spins = 0;
        clocked_loop(state, double(kBatch), [&] {
          for (std::size_t i = 0; i < kBatch; ++i) {
            while (h - tail.load(std::memory_order_acquire) >= kPlaces) {
              relax(spins);
            }
            Block& block = ring[h % kPlaces];
            peer.allocate(nbytes, block);
            if (block.data) touch(block.data);
            head.store(++h, std::memory_order_release);
          }
        });
        done = true;
        consumer.join();
      });
}

template <class Peer>
void add_one_thread_alloc_cases(const std::string& peer_name, Peer peer) {
  add_pairs(peer_name, peer);
  add_training("training, last in first out, untouched", peer_name, peer,
               FreeOrder::kLastInFirstOut, false);
  add_training("training, random, untouched", peer_name, peer,
               FreeOrder::kRandom, false);
  add_training("training, random, every page touched", peer_name, peer,
               FreeOrder::kRandom, true);
}

template <class Peer>
void add_alloc_cases(const std::string& peer_name, Peer peer) {
  add_one_thread_alloc_cases(peer_name, peer);
  for (const BlockSize& size :
       {BlockSize{"64 B", 64}, BlockSize{"64 KiB", 65536}}) {
    add_hand_over(size, peer_name, peer);
  }
}

}  // namespace bench
