// Kernels of norm, in f64 by the tree.
#include <limits>

#include "backend/cpu/mapped_tree.h"
#include "backend/cpu/register.h"
#include "kernels/complex_math.h"

namespace tp {

namespace {

double magnitude_of(double x) { return ScalarMath<double>::abs(x); }
double magnitude_of(Complex<double> x) {
  return ScalarMath<Complex<double>>::abs(x);
}

// By the order p: what a term x is, how such become one, what the norm is.
struct CountNorm {
  using Functor = SumReduction;
  template <class T>
  static double term(T x, double) {
    return magnitude_of(x) != 0;
  }
  static double finish(double total, double) { return total; }
};
struct SumNorm {
  using Functor = SumReduction;
  template <class T>
  static double term(T x, double) {
    return magnitude_of(x);
  }
  static double finish(double total, double) { return total; }
};
struct SquareNorm {
  using Functor = SumReduction;
  static double term(double x, double) { return x * x; }
  static double term(Complex<double> x, double) {
    return x.re * x.re + x.im * x.im;
  }
  static double finish(double total, double) {
    return ScalarMath<double>::sqrt(total);
  }
};
struct PowerNorm {
  using Functor = SumReduction;
  template <class T>
  static double term(T x, double p) {
    return power(magnitude_of(x), p);
  }
  static double finish(double total, double p) { return power(total, 1 / p); }

 private:
  static double power(double x, double p) {
    return PowFunctor::template apply<ScalarMath<double>>(x, p);
  }
};
template <class Choice>
struct ChoiceNorm {
  using Functor = Choice;
  template <class T>
  static double term(T x, double) {
    return magnitude_of(x);
  }
  static double finish(double total, double) { return Choice::finish(total); }
};

// T is double or a complex of it.
template <class Norm, class T>
struct NormFamily {
  using Term = T;

  template <int64_t kWidth>
  class State {
    using Tree = MappedTree<typename Norm::Functor, T, double, kWidth>;

   public:
    using Part = typename Tree::Part;
    static constexpr int64_t kPartTerms = Tree::kPartTerms;
    static constexpr bool kStops = false;

    State(const Terms& terms, int64_t width)
        : p_(terms.number), tree_(terms, width) {}

    void add_run(const unsigned char* data, int64_t n, int64_t stride) {
      tree_.add_run(data, n, stride, map());
    }
    void add_rows(const unsigned char* data, int64_t n, int64_t stride,
                  int64_t column_stride) {
      tree_.add_rows(data, n, stride, column_stride, map());
    }
    void get_part(Part& part) const { tree_.get_part(part); }
    void add_part(const Part& part) { tree_.add_part(part); }
    double norm(int64_t w) const { return Norm::finish(tree_.totals()[w], p_); }

   private:
    auto map() const {
      return [p = p_](T x, int64_t) { return Norm::term(x, p); };
    }

    double p_;
    Tree tree_;
  };
};

template <class Norm, class T>
void run_norm(KernelCall& call) {
  const DType rounds_to = part_of(static_cast<DType>(call.compute_dtype));
  const ResultWriter<double> writer(call.operands[0].dtype,
                                    static_cast<int32_t>(rounds_to));
  reduce<NormFamily<Norm, T>, 1>(
      call, [&](unsigned char* const* data, const int64_t* strides,
                const auto& state, int64_t width) {
        double results[kColumns<T>];
        for (int64_t w = 0; w < width; ++w) results[w] = state.norm(w);
        writer.write(results, width, data[0], strides[0]);
      });
}

template <class T>
void norm_kernel(KernelCall& call) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const double p = call.number();
  if (p == 2) return run_norm<SquareNorm, T>(call);
  if (p == 1) return run_norm<SumNorm, T>(call);
  if (p == 0) return run_norm<CountNorm, T>(call);
  if (p == kInfinity) return run_norm<ChoiceNorm<MaxReduction>, T>(call);
  if (p == -kInfinity) return run_norm<ChoiceNorm<MinReduction>, T>(call);
  run_norm<PowerNorm, T>(call);
}

}  // namespace

void register_norm_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)                            \
  if constexpr (element::kIsComplex<type>) {                           \
    add(Op::kNorm, TP_DEVICE_CPU, TP_DTYPE_##id,                       \
        norm_kernel<Complex<double>>);                                 \
  } else if constexpr (element::kIsFloat<type>) {                      \
    add(Op::kNorm, TP_DEVICE_CPU, TP_DTYPE_##id, norm_kernel<double>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
