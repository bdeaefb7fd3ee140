#include "dispatch/converted_call.h"

#include "backend/cpu/elementwise.h"
#include "core/dtype.h"
#include "core/error.h"
#include "core/scalar.h"
#include "core/storage_impl.h"
#include "dispatch/arguments.h"
#include "dispatch/dispatch.h"

namespace tp {

namespace {

bool is_on_host(const tp_kernel_call_t& call, uint32_t k) noexcept {
  return (call.host_operands >> k & 1) != 0;
}

// One call of a kernel for each block.
class BlockCaller {
 public:
  BlockCaller(const ForeignKernel& kernel, const KernelCall& call,
              const LoopTypes& types) noexcept
      : kernel_(kernel), call_(call) {
    for (uint32_t k = 0; k < call.operand_count; ++k) {
      operands_[k] = {nullptr, nullptr, nullptr, 1, types.dtype[k]};
    }
    call_.operands = operands_;
  }

  static void run(void* self, int64_t n, unsigned char* const* data,
                  const int64_t* strides) {
    static_cast<BlockCaller*>(self)->run(n, data, strides);
  }

 private:
  void run(int64_t n, unsigned char* const* data, const int64_t* strides) {
    call_.path = KernelPath::kLinear;
    for (uint32_t k = 0; k < call_.operand_count; ++k) {
      operands_[k].data = data[k];
      operands_[k].sizes = &n;
      operands_[k].strides = &strides[k];
      if (strides[k] == item_of(operands_[k].dtype)) continue;
      const bool repeats = strides[k] == 0 && k >= call_.result_count;
      if (!repeats) {
        call_.path = KernelPath::kStrided;
      } else if (call_.path == KernelPath::kLinear) {
        call_.path = KernelPath::kScalar;
      }
    }
    run_foreign(kernel_, call_);
  }

  const ForeignKernel& kernel_;
  tp_kernel_call_t call_;
  KernelOperand operands_[kMaxOperands];
};

void run_blocks(const ForeignKernel& kernel, const KernelCall& call) {
  LoopTypes types = {};
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    types.dtype[k] = dtype_by_row(call, k);
  }
  BlockCaller caller(kernel, call, types);
  run_rows(call, BlockLoop{BlockCaller::run, &caller}, types);
}

// A dense operand of another dtype in the place of one of a call. Dimensions in
// which the operand repeats repeat here too.
class Copy {
 public:
  void make(const KernelCall& call, uint32_t k) {
    source_ = call.operands[k];
    dtype_ = dtype_by_row(call, k);
    device_ = {call.device_type, call.device_index};
    if (is_on_host(call, k)) {
      convert_number();
      return;
    }
    int64_t numel = 1;
    for (int32_t d = source_.rank; d-- > 0;) {
      const bool repeats = source_.strides[d] == 0;
      strides_[d] = repeats ? 0 : numel * item_of(dtype_);
      if (!repeats) numel *= source_.sizes[d];
    }
    held_ = make_storage(static_cast<size_t>(numel * item_of(dtype_)), device_);
    data_ = held_->data();
  }

  KernelOperand operand() noexcept {
    return {data_, source_.sizes, held_ ? strides_ : source_.strides,
            source_.rank, dtype_};
  }
  void read() {
    if (held_) copy(operand(), source_);
  }
  void write_back() { copy(source_, operand()); }

 private:
  void convert_number() {
    store_scalar(load_scalar(static_cast<DType>(source_.dtype), source_.data),
                 static_cast<DType>(dtype_), number_);
    data_ = number_;
  }

  // Without the dimensions in which both repeat.
  void copy(const KernelOperand& to, const KernelOperand& from) {
    int64_t sizes[TP_MAX_RANK];
    int64_t strides[2][TP_MAX_RANK];
    int32_t rank = 0;
    for (int32_t d = 0; d < to.rank; ++d) {
      if (to.strides[d] == 0) continue;
      sizes[rank] = to.sizes[d];
      strides[0][rank] = to.strides[d];
      strides[1][rank++] = from.strides[d];
    }
    const auto dtype = static_cast<DType>(to.dtype);
    const Kernel kernel = get_kernel(Op::kCopy, device_.type, dtype);
    KernelCall call = make_call(Op::kCopy, dtype, device_);
    call.operand_count = 2;
    call.room[0] = {to.data, sizes, strides[0], rank, to.dtype};
    call.room[1] = {from.data, sizes, strides[1], rank, from.dtype};
    const bool is_linear =
        rank == 0 || (rank == 1 && strides[0][0] == item_of(to.dtype) &&
                      strides[1][0] == item_of(from.dtype));
    if (is_linear) call.path = KernelPath::kLinear;
    kernel(call);
  }

  KernelOperand source_;
  int32_t dtype_;
  Device device_;
  Storage held_;
  void* data_;
  int64_t strides_[TP_MAX_RANK];
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
};

void run_on_copies(const ForeignKernel& kernel, const KernelCall& call) {
  if (call.operand_count > kMaxCallOperands) {
    fail(TP_ERROR_UNSUPPORTED, "%s: %u operands of several dtypes",
         op_info(static_cast<Op>(call.op)).name, call.operand_count);
  }
  tp_kernel_call_t changed = call;
  KernelOperand operands[kMaxCallOperands];
  Copy copies[kMaxCallOperands];
  uint32_t is_copied = 0;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    operands[k] = call.operands[k];
    if (operands[k].dtype == dtype_by_row(call, k)) continue;
    is_copied |= 1u << k;
    copies[k].make(call, k);
    if (k >= call.result_count) copies[k].read();
    operands[k] = copies[k].operand();
  }
  changed.operands = operands;
  changed.path = KernelPath::kStrided;
  run_foreign(kernel, changed);
  for (uint32_t k = 0; k < call.result_count; ++k) {
    if ((is_copied >> k & 1) != 0) copies[k].write_back();
  }
}

}  // namespace

void run_converted(const ForeignKernel& kernel, const KernelCall& call) {
  const bool is_elementwise =
      arguments_of(static_cast<Op>(call.op)).form == TP_FORM_ELEMENTWISE;
  if (call.device_type == TP_DEVICE_CPU && is_elementwise &&
      call.operand_count <= kMaxOperands) {
    run_blocks(kernel, call);
  } else {
    run_on_copies(kernel, call);
  }
}

}  // namespace tp
