// Kernels of bernoulli and dropout: one word an element decides.
#include "backend/cpu/draws.h"
#include "backend/cpu/families.h"
#include "backend/cpu/register.h"
#include "core/error.h"

namespace tp {

namespace {

constexpr double kTwo32 = 4294967296.0;

using Words = ElementWords<1>;

void check_probabilities(const KernelOperand& p) {
  const ElementLoad<double> load_p(p.dtype);
  parallel_for(numel_of(p), kCheapGrain, [&](int64_t begin, int64_t end) {
    double values[Words::kMost];
    for_each_block<1>(&p, begin, end, Words::kMost,
                      [&](int64_t first, unsigned char* const* data, int64_t n,
                          const int64_t* strides) {
                        load_p(data[0], n, strides[0], values);
                        for (int64_t i = 0; i < n; ++i) {
                          if (values[i] >= 0 && values[i] <= 1) continue;
                          fail(TP_ERROR_ARGUMENT,
                               "bernoulli: the probability at position %lld "
                               "is not from 0 to 1",
                               static_cast<long long>(first + i));
                        }
                      });
  });
}

// Calls visit(words, data, n, strides) for runs of elements with a word each.
template <class Visit>
void for_each_word(const KernelCall& call, Visit visit) {
  parallel_for(numel_of(call.operands[0]), kCostlyGrain,
               [&](int64_t begin, int64_t end) {
                 Words words(call);
                 for_each_block<2>(
                     call.operands, begin, end, Words::kMost,
                     [&](int64_t first, unsigned char* const* data, int64_t n,
                         const int64_t* strides) {
                       int64_t skipped = 0;
                       const uint32_t* drawn = words.read(first, n, &skipped);
                       visit(drawn + skipped, data, n, strides);
                     });
               });
}

void bernoulli_kernel(KernelCall& call) {
  check_probabilities(call.operands[1]);
  const ElementLoad<double> load_p(call.operands[1].dtype);
  const ElementStore<Bool> store(call.operands[0].dtype);
  for_each_word(call, [&](const uint32_t* words, unsigned char* const* data,
                          int64_t n, const int64_t* strides) {
    double p[Words::kMost];
    Bool truths[Words::kMost];
    load_p(data[1], n, strides[1], p);
    for (int64_t i = 0; i < n; ++i) {
      // Exact: a word is below 2^32 always, and never below 0.
      truths[i].byte = static_cast<double>(words[i]) < p[i] * kTwo32;
    }
    store(truths, n, data[0], strides[0]);
  });
}

struct Bernoulli {
  template <class T>
  static void kernel(KernelCall& call) {
    bernoulli_kernel(call);
  }
};

// Attributes: the probability that an element stays.
struct Dropout {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    const double stays = call.attributes[2].real;
    const double limit = stays * kTwo32;
    const L scale = stays > 0 ? static_cast<L>(1 / stays) : L{0};
    const ElementLoad<L> load_a(call.operands[1].dtype);
    const ElementStore<L> store(call.operands[0].dtype);
    for_each_word(call, [&](const uint32_t* words, unsigned char* const* data,
                            int64_t n, const int64_t* strides) {
      alignas(64) L a[Words::kMost];
      load_a(data[1], n, strides[1], a);
      for (int64_t i = 0; i < n; ++i) {
        const bool is_kept = static_cast<double>(words[i]) < limit;
        a[i] *= is_kept ? scale : L{0};
      }
      store(a, n, data[0], strides[0]);
    });
  }
};

}  // namespace

void register_bernoulli_kernels(RegisterKernelFn add) {
  put_kernels<Op::kBernoulli, Bernoulli>(add);
  put_kernels<Op::kDropout, Dropout>(add);
}

}  // namespace tp
