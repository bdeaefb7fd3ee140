// Kernels of sgd, adam and adamw.
#include "backend/cpu/families.h"
#include "backend/cpu/optimizer_steps.h"
#include "backend/cpu/register.h"

namespace tp {

namespace {

struct ElementSteps {
  template <size_t kStates>
  static constexpr StepLoops sgd() {
    return {step_elements<SgdFunctor, SgdNumbers, kStates, float>,
            step_elements<SgdFunctor, SgdNumbers, kStates, double>};
  }
  template <size_t kStates>
  static constexpr StepLoops adam() {
    return {step_elements<AdamFunctor, AdamNumbers, kStates, float>,
            step_elements<AdamFunctor, AdamNumbers, kStates, double>};
  }
};

}  // namespace

void register_optimizer_kernels(RegisterKernelFn add) {
  put_kernels<Op::kSgd, SgdKernel<ElementSteps>>(add);
  put_kernels<Op::kAdam, AdamKernel<ElementSteps>>(add);
  put_kernels<Op::kAdamW, AdamKernel<ElementSteps>>(add);
}

}  // namespace tp
