// Kernels of max, min and aminmax, of any and all, and of count_nonzero.
#include "backend/cpu/extreme_kernel.h"
#include "backend/cpu/read_as.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

// Both ends.
template <class T>
struct RangeFamily {
  using Term = T;
  template <int64_t kWidth>
  struct State {
    using Smallest = Extreme<MinReduction, T, kWidth>;
    using Largest = Extreme<MaxReduction, T, kWidth>;
    static constexpr int64_t kPartTerms = Smallest::kPartTerms;
    static constexpr bool kStops = false;
    struct Part {
      typename Smallest::Part smallest;
      typename Largest::Part largest;
    };

    State(const Terms& terms, int64_t width)
        : smallest(terms, width), largest(terms, width) {}
    void add_run(const unsigned char* data, int64_t n, int64_t stride) {
      smallest.add_run(data, n, stride);
      largest.add_run(data, n, stride);
    }
    void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                  int64_t column_stride) {
      smallest.add_rows(data, n, stride, column_stride);
      largest.add_rows(data, n, stride, column_stride);
    }
    void get_part(Part& part) const {
      smallest.get_part(part.smallest);
      largest.get_part(part.largest);
    }
    void add_part(const Part& part) {
      smallest.add_part(part.smallest);
      largest.add_part(part.largest);
    }

    Smallest smallest;
    Largest largest;
  };
};

struct RangeKernel {
  template <class T>
  static void run(KernelCall& call) {
    const int32_t compute = call.compute_dtype;
    const ResultWriter<T> smallest(call.operands[0].dtype, compute);
    const ResultWriter<T> largest(call.operands[1].dtype, compute);
    reduce<RangeFamily<T>, 2>(
        call, [&](unsigned char* const* data, const int64_t* strides,
                  const auto& state, int64_t width) {
          T results[kColumns<T>];
          state.smallest.finish(results);
          smallest.write(results, width, data[0], strides[0]);
          state.largest.finish(results);
          largest.write(results, width, data[1], strides[1]);
        });
  }
};

template <class KernelOf>
void add_choice(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)        \
  if constexpr (!element::kIsComplex<type>) {      \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,          \
        KernelOf::template run<ComparedAs<type>>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

// Terms of any type are read as bool.
template <bool kSought>
struct SearchFamily {
  using Term = Bool;
  template <int64_t kWidth>
  using State = Search<kSought, kWidth>;
};

// any seeks a true term, all a false one.
template <bool kSought>
void search_kernel(KernelCall& call) {
  const ResultWriter<Bool> writer(call.operands[0].dtype, TP_DTYPE_BOOL);
  reduce<SearchFamily<kSought>, 1>(
      call, [&](unsigned char* const* data, const int64_t* strides,
                const auto& state, int64_t width) {
        Bool results[kColumns<Bool>];
        state.finish(results);
        writer.write(results, width, data[0], strides[0]);
      });
}

struct CountFamily {
  using Term = Bool;
  template <int64_t kWidth>
  using State = TrueCount<kWidth>;
};

void count_kernel(KernelCall& call) {
  const ResultWriter<int64_t> writer(call.operands[0].dtype, TP_DTYPE_I64);
  reduce<CountFamily, 1>(
      call, [&](unsigned char* const* data, const int64_t* strides,
                const auto& state, int64_t width) {
        writer.write(state.counts(), width, data[0], strides[0]);
      });
}

void add_truth(RegisterKernelFn add, Op op, Kernel kernel) {
  for (int32_t id = 1; id <= TP_DTYPE_COUNT; ++id) {
    add(op, TP_DEVICE_CPU, id, kernel);
  }
}

}  // namespace

void register_max_kernels(RegisterKernelFn add) {
  add_choice<ExtremeKernel<MaxReduction>>(add, Op::kMax);
  add_choice<ExtremeKernel<MinReduction>>(add, Op::kMin);
  add_choice<RangeKernel>(add, Op::kAminmax);
  add_truth(add, Op::kAny, search_kernel<true>);
  add_truth(add, Op::kAll, search_kernel<false>);
  add_truth(add, Op::kCountNonzero, count_kernel);
}

}  // namespace tp
