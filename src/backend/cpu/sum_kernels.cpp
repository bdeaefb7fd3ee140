// Kernels of sum, prod and mean.
#include "backend/cpu/register.h"
#include "backend/cpu/tree_kernels.h"

namespace tp {

namespace {

// Products of f32 are made in f64: each rounding of f32 would stay in the
// result, and two factors could overflow that a third would bring back.
template <class Functor, class F32>
void add_all(RegisterKernelFn add, Op op) {
  const auto put = [add, op](int32_t dtype, Kernel kernel) {
    if (contains(op_info(op).legal, dtype)) {
      add(op, TP_DEVICE_CPU, dtype, kernel);
    }
  };
  put(TP_DTYPE_I64, tree_kernel<Functor, uint64_t>);
  put(TP_DTYPE_U64, tree_kernel<Functor, uint64_t>);
  put(TP_DTYPE_F16, tree_kernel<Functor, float>);
  put(TP_DTYPE_BF16, tree_kernel<Functor, float>);
  put(TP_DTYPE_F32, tree_kernel<Functor, F32>);
  put(TP_DTYPE_F8_E4M3FN, tree_kernel<Functor, float>);
  put(TP_DTYPE_F8_E5M2, tree_kernel<Functor, float>);
  put(TP_DTYPE_F64, tree_kernel<Functor, double>);
  put(TP_DTYPE_C64, tree_kernel<Functor, Complex<float>>);
  put(TP_DTYPE_C128, tree_kernel<Functor, Complex<double>>);
}

}  // namespace

void register_sum_kernels(RegisterKernelFn add) {
  add_all<SumReduction, float>(add, Op::kSum);
  add_all<ProdReduction, double>(add, Op::kProd);
  add_all<MeanReduction, float>(add, Op::kMean);
}

}  // namespace tp
