// Every functor as a device function, for a device compiler to take: nothing
// here runs. What the compiler would refuse or spill shows up in the build.
#include "kernels/complex_math.h"
#include "kernels/functors.h"

namespace tp {

template <class Functor, class T, class Out>
__global__ void binary(const T* a, const T* b, Out* out, int n) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) {
    out[i] = Out(Functor::template apply<ScalarMath<T>>(a[i], b[i]));
  }
}

template <class Functor, class T>
__global__ void unary(const T* a, T* out, int n) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) out[i] = Functor::template apply<ScalarMath<T>>(a[i]);
}

template <class Functor, class T, class... Numbers>
__global__ void ternary(const T* a, const T* b, const T* c, T* out, int n,
                        Numbers... numbers) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) {
    out[i] =
        Functor::template apply<ScalarMath<T>>(a[i], b[i], c[i], numbers...);
  }
}

template <class Functor, class T, class... Numbers>
__global__ void with_numbers(const T* a, T* out, int n, Numbers... numbers) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i < n) {
    out[i] = Functor::template apply<ScalarMath<T>>(a[i], numbers...);
  }
}

// In place, in f64: the parameter and its states.
template <class Functor, class Numbers, size_t kStates>
__global__ void step(const Numbers numbers, const float* gradient,
                     float* const* x, int n) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (i >= n) return;
  double values[kStates + 1];
  for (size_t k = 0; k <= kStates; ++k) values[k] = x[k][i];
  Functor::template apply<ScalarMath<double>, kStates>(numbers, gradient[i],
                                                       values);
  for (size_t k = 0; k <= kStates; ++k) x[k][i] = static_cast<float>(values[k]);
}

#define TP_BINARY(functor, type, out)                              \
  template __global__ void binary<functor, type, out>(const type*, \
                                                      const type*, out*, int);
#define TP_UNARY(functor, type) \
  template __global__ void unary<functor, type>(const type*, type*, int);

#define TP_FOR_EACH_INTEGER(_, functor, out)                                \
  _(functor, int8_t, out(int8_t))                                           \
  _(functor, uint8_t, out(uint8_t))                                         \
  _(functor, int16_t, out(int16_t)) _(functor, uint16_t, out(uint16_t))     \
      _(functor, int32_t, out(int32_t)) _(functor, uint32_t, out(uint32_t)) \
          _(functor, int64_t, out(int64_t))                                 \
              _(functor, uint64_t, out(uint64_t))
#define TP_FOR_EACH_FLOAT(_, functor, out) \
  _(functor, float, out(float)) _(functor, double, out(double))
#define TP_SAME(type) type
#define TP_MASK(type) bool

#define TP_REAL(functor, out)                  \
  TP_FOR_EACH_INTEGER(TP_BINARY, functor, out) \
  TP_FOR_EACH_FLOAT(TP_BINARY, functor, out)
#define TP_COMPLEX(functor)                          \
  TP_BINARY(functor, Complex<float>, Complex<float>) \
  TP_BINARY(functor, Complex<double>, Complex<double>)

TP_REAL(AddFunctor, TP_SAME)
TP_REAL(SubFunctor, TP_SAME)
TP_REAL(MulFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_BINARY, DivFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_BINARY, TanhBackwardFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_BINARY, SigmoidBackwardFunctor, TP_SAME)
TP_COMPLEX(AddFunctor)
TP_COMPLEX(SubFunctor)
TP_COMPLEX(MulFunctor)
TP_COMPLEX(DivFunctor)
TP_REAL(MaximumFunctor, TP_SAME)
TP_REAL(MinimumFunctor, TP_SAME)
TP_REAL(EqFunctor, TP_MASK)
TP_REAL(NeFunctor, TP_MASK)
TP_REAL(LtFunctor, TP_MASK)
TP_REAL(LeFunctor, TP_MASK)
TP_FOR_EACH_INTEGER(TP_BINARY, BitAndFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_BINARY, BitOrFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_BINARY, BitXorFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_BINARY, ShiftLeftFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_BINARY, ShiftRightFunctor, TP_SAME)

#define TP_UNARY_OF(functor, type, out) TP_UNARY(functor, type)
TP_FOR_EACH_INTEGER(TP_UNARY_OF, NegFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_UNARY_OF, AbsFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_UNARY_OF, BitNotFunctor, TP_SAME)
TP_FOR_EACH_INTEGER(TP_UNARY_OF, ReluFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, NegFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AbsFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, ReluFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, SqrtFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, ExpFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, Exp2Functor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, Expm1Functor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, SigmoidFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, LogFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, Log2Functor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, Log10Functor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, Log1pFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, CbrtFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, SinhFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, SinFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, CosFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, TanFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AsinFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AcosFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AtanFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, ErfFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, ErfcFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, LgammaFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, DigammaFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_BINARY, Atan2Functor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, CoshFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, TanhFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AsinhFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AcoshFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_UNARY_OF, AtanhFunctor, TP_SAME)
TP_FOR_EACH_FLOAT(TP_BINARY, HypotFunctor, TP_SAME)
TP_REAL(PowFunctor, TP_SAME)

#define TP_OF_COMPLEX(functor)      \
  TP_UNARY(functor, Complex<float>) \
  TP_UNARY(functor, Complex<double>)
TP_OF_COMPLEX(ExpFunctor)
TP_OF_COMPLEX(LogFunctor)
TP_OF_COMPLEX(SqrtFunctor)
TP_OF_COMPLEX(TanhFunctor)
TP_OF_COMPLEX(AcoshFunctor)
TP_COMPLEX(PowFunctor)

#define TP_TERNARY(functor, type, ...)                                        \
  template __global__ void ternary<functor, type __VA_OPT__(, ) __VA_ARGS__>( \
      const type*, const type*, const type*, type*,                           \
      int __VA_OPT__(, ) __VA_ARGS__);
#define TP_NUMBERS(functor, type, ...)                               \
  template __global__ void with_numbers<functor, type, __VA_ARGS__>( \
      const type*, type*, int, __VA_ARGS__);

TP_TERNARY(ClampFunctor, int32_t)
TP_TERNARY(ClampFunctor, float)
TP_TERNARY(ClampFunctor, double)
TP_TERNARY(LerpFunctor, float)
TP_TERNARY(LerpFunctor, Complex<float>)
TP_TERNARY(AddcmulFunctor, uint64_t, uint64_t)
TP_TERNARY(AddcmulFunctor, float, float)
TP_TERNARY(AddcdivFunctor, double, double)
TP_TERNARY(AddcdivFunctor, Complex<double>, Complex<double>)
TP_NUMBERS(NanToNumFunctor, float, float, float, float)
TP_NUMBERS(LeakyReluFunctor, float, float)

#define TP_STEP(functor, numbers, states)                          \
  template __global__ void step<functor, numbers, states>(         \
      const numbers, const float*, float* const*, int);

TP_STEP(SgdFunctor, SgdNumbers, 0)
TP_STEP(SgdFunctor, SgdNumbers, 1)
TP_STEP(AdamFunctor, AdamNumbers, 2)
TP_STEP(AdamFunctor, AdamNumbers, 3)

}  // namespace tp
