// Kernels of mse_loss and nll_loss, a loss for each element.
#include "backend/cpu/families.h"
#include "backend/cpu/indices.h"
#include "backend/cpu/register.h"
#include "core/error.h"
#include "core/parallel.h"

namespace tp {

namespace {

struct Classes {
  int64_t count;
  int64_t ignored;  // a target that counts for nothing
  int64_t place;    // of the first target
};

void check_targets(const KernelOperand& target, Classes classes) {
  const bool is_narrow = is_narrow_index(target);
  int64_t place = classes.place;
  for_each_row<1>(&target, [&](unsigned char* const* data, int64_t n,
                               const int64_t* strides) {
    for (int64_t i = 0; i < n; ++i, ++place) {
      const int64_t value = load_index(data[0] + i * strides[0], is_narrow);
      if ((value >= 0 && value < classes.count) || value == classes.ignored) {
        continue;
      }
      fail(TP_ERROR_RANGE,
           "target %lld at position %lld is out of range for %lld classes",
           static_cast<long long>(value), static_cast<long long>(place),
           static_cast<long long>(classes.count));
    }
  });
}

struct NllLoss {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    const Classes classes = {call.attribute(0), call.attribute(3),
                             call.attribute(4)};
    check_targets(call.operands[2], classes);
    const int64_t step = call.attribute(1);
    const bool is_narrow = is_narrow_index(call.operands[2]);
    const KernelOperand& weight = call.operands[3];
    const bool is_number = (call.host_operands >> 3 & 1) != 0;
    const int64_t weight_step = is_number ? 0 : weight.strides[0];
    const auto* weights = static_cast<const unsigned char*>(weight.data);
    const bool rounds = call.operands[0].dtype == call.operands[1].dtype;
    const auto run = [&](unsigned char* const* data, int64_t n,
                         const int64_t* strides) {
      for (int64_t i = 0; i < n; ++i) {
        const int64_t target = load_index(data[2] + i * strides[2], is_narrow);
        L loss = 0;
        if (target != classes.ignored) {
          const T x = load<T>(data[1] + i * strides[1] + target * step);
          const T w = load<T>(weights + target * weight_step);
          loss = -convert<L>(x) * convert<L>(w);
        }
        unsigned char* const out = data[0] + i * strides[0];
        if (rounds) {
          store<T>(out, convert<T>(loss));
        } else {
          store<L>(out, loss);
        }
      }
    };
    parallel_for(numel_of(call.operands[0]), kCheapGrain,
                 [&](int64_t begin, int64_t end) {
                   for_each_row_between<3>(call.operands, begin, end, run);
                 });
  }
};

}  // namespace

void register_loss_kernels(RegisterKernelFn add) {
  put_kernels<Op::kMseLoss, Binary<MseLossFunctor>>(add);
  put_kernels<Op::kNllLoss, NllLoss>(add);
}

}  // namespace tp
