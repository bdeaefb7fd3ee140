// Kernels of var and std.
//
// Note [Variance]: the mean first, then the squares of what terms are apart
// from it, both in f64 by the tree: nothing cancels, however large the mean is.
#include "backend/cpu/mapped_tree.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

double square_of(double x) { return x * x; }
double square_of(Complex<double> x) { return x.re * x.re + x.im * x.im; }

// T is double or a complex of it.
template <class T>
struct VarianceFamily {
  using Term = T;

  template <int64_t kWidth>
  class State {
    using Sum = ReductionTree<SumReduction, T, kWidth>;
    using Squares = MappedTree<SumReduction, T, double, kWidth>;

   public:
    static constexpr int64_t kPartTerms = Sum::kPartTerms;
    static constexpr bool kStops = false;
    struct Part {
      typename Sum::Part sum;
      typename Squares::Part squares;
    };

    State(const Terms& terms, int64_t width)
        : terms_(terms),
          width_(width),
          sum_(terms, width),
          squares_(terms, width) {}

    void add_run(const unsigned char* data, int64_t n, int64_t stride) {
      if (has_means_) {
        squares_.add_run(data, n, stride, from_mean());
      } else {
        sum_.add_run(data, n, stride);
      }
    }
    void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                  int64_t column_stride) {
      if (has_means_) {
        squares_.add_rows(data, n, stride, column_stride, from_mean());
      } else {
        sum_.add_rows(data, n, stride, column_stride);
      }
    }
    bool begin_next_pass() {
      if (has_means_) return false;
      for (int64_t w = 0; w < width_; ++w) {
        means_[w] = MeanReduction::finish(sum_.totals()[w], terms_.count);
      }
      has_means_ = true;
      return true;
    }
    void join_pass(const State& whole) {
      has_means_ = whole.has_means_;
      if (has_means_) std::memcpy(means_, whole.means_, sizeof(means_));
    }
    void get_part(Part& part) const {
      if (has_means_) {
        squares_.get_part(part.squares);
      } else {
        sum_.get_part(part.sum);
      }
    }
    void add_part(const Part& part) {
      if (has_means_) {
        squares_.add_part(part.squares);
      } else {
        sum_.add_part(part.sum);
      }
    }

    double variance(int64_t w) const {
      const auto count = static_cast<double>(terms_.count);
      const double degrees = terms_.number < count ? count - terms_.number : 0;
      return squares_.totals()[w] / degrees;
    }

   private:
    auto from_mean() const {
      return [this](T term, int64_t w) {
        return square_of(ScalarMath<T>::sub(term, means_[w]));
      };
    }

    Terms terms_;
    int64_t width_;
    bool has_means_ = false;
    T means_[kWidth];
    Sum sum_;
    Squares squares_;
  };
};

template <class T, bool kIsRoot>
void variance_kernel(KernelCall& call) {
  const DType rounds_to = part_of(static_cast<DType>(call.compute_dtype));
  const ResultWriter<double> writer(call.operands[0].dtype,
                                    static_cast<int32_t>(rounds_to));
  reduce<VarianceFamily<T>, 1>(
      call, [&](unsigned char* const* data, const int64_t* strides,
                const auto& state, int64_t width) {
        double results[kColumns<T>];
        for (int64_t w = 0; w < width; ++w) {
          const double variance = state.variance(w);
          results[w] = kIsRoot ? ScalarMath<double>::sqrt(variance) : variance;
        }
        writer.write(results, width, data[0], strides[0]);
      });
}

template <bool kIsRoot>
void add_all(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)                                  \
  if constexpr (element::kIsComplex<type>) {                                 \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,                                    \
        variance_kernel<Complex<double>, kIsRoot>);                          \
  } else if constexpr (element::kIsFloat<type>) {                            \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id, variance_kernel<double, kIsRoot>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace

void register_variance_kernels(RegisterKernelFn add) {
  add_all<false>(add, Op::kVar);
  add_all<true>(add, Op::kStd);
}

}  // namespace tp
