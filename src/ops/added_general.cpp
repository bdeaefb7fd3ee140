// Calls of operators of any other form that programs added.
#include <algorithm>

#include "core/error.h"
#include "core/memory.h"
#include "core/overflow.h"
#include "dispatch/dispatch.h"
#include "ops/added_operands.h"
#include "ops/attributes.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// What a program's callback says of a call.
struct Shape {
  tp_call_shape_t call = {};
  tp_result_shape_t results[kMaxResults];
  int64_t sizes[kMaxResults][TP_MAX_RANK];
};

constexpr int64_t kUnset = -1;

// The lists are the library's, to be written to, not to be exchanged.
[[noreturn]] void fail_moved(const AddedOperator& row, const char* list) {
  fail(TP_ERROR_CALLBACK,
       "%s: its shape callback replaced the list of %s, which it must fill",
       row.info.name, list);
}

void ask_for_shape(const AddedOperator& row, const OperatorCall& call,
                   DType compute, Shape& shape) {
  shape.call.struct_size = sizeof(shape.call);
  shape.call.compute_dtype = static_cast<int32_t>(compute);
  shape.call.results = shape.results;
  shape.call.result_count = call.result_count;
  for (size_t i = 0; i < call.result_count; ++i) {
    shape.results[i] = {static_cast<int32_t>(result_of(call.op, compute)), 0,
                        shape.sizes[i]};
    std::fill_n(shape.sizes[i], TP_MAX_RANK, kUnset);
  }
  const CallbackMark mark;
  const tp_status_t status = row.shape(call.arguments, call.argument_count,
                                       &shape.call, row.user_data);
  if (status != TP_OK) {
    fail_as_callback(mark, status, "%s: its shape callback reported status %d",
                     row.info.name, static_cast<int>(status));
  }
  if (shape.call.results != shape.results) fail_moved(row, "results");
  for (size_t i = 0; i < call.result_count; ++i) {
    const tp_result_shape_t& result = shape.results[i];
    if (!is_valid_dtype(result.dtype) || result.rank < 0 ||
        result.rank > TP_MAX_RANK) {
      fail(TP_ERROR_CALLBACK,
           "%s: its shape callback gave result %zu dtype %d and rank %d",
           row.info.name, i, static_cast<int>(result.dtype),
           static_cast<int>(result.rank));
    }
    if (result.sizes != shape.sizes[i]) fail_moved(row, "sizes");
    for (int32_t d = 0; d < result.rank; ++d) {
      if (result.sizes[d] >= 0) continue;
      fail(TP_ERROR_CALLBACK,
           "%s: its shape callback gave dimension %d of result %zu %s",
           row.info.name, static_cast<int>(d), i,
           result.sizes[d] == kUnset ? "no size" : "a negative size");
    }
  }
}

// A list of descriptors with their strides, in one block.
class Descriptors {
 public:
  Descriptors(size_t count, size_t ranks)
      : block_(count * sizeof(KernelOperand) + ranks * sizeof(int64_t)),
        operands_(static_cast<KernelOperand*>(block_.data())),
        strides_(reinterpret_cast<int64_t*>(operands_ + count)) {}
  Descriptors(const Descriptors&) = delete;
  Descriptors& operator=(const Descriptors&) = delete;

  void add(const TensorImpl& tensor) noexcept {
    is_linear_ = is_linear_ && tensor.is_contiguous();
    operands_[count_++] = {tensor.data(), tensor.sizes().data(), strides_,
                           static_cast<int32_t>(tensor.rank()),
                           static_cast<int32_t>(tensor.dtype())};
    for (int64_t stride : tensor.strides()) {
      *strides_++ =
          wrapping_mul(stride, static_cast<int64_t>(tensor.itemsize()));
    }
  }
  void describe(KernelCall& call) const noexcept {
    call.operands = operands_;
    call.operand_count = static_cast<uint32_t>(count_);
    call.path = is_linear_ ? KernelPath::kLinear : KernelPath::kStrided;
  }

 private:
  SystemBlock block_;
  KernelOperand* operands_;
  int64_t* strides_;
  size_t count_ = 0;
  bool is_linear_ = true;
};

class GeneralCall {
 public:
  GeneralCall(const AddedOperator& row, const OperatorCall& call,
              const AddedOperands& operands, Kernel kernel)
      : row_(row), call_(call), operands_(operands), kernel_(kernel) {
    ask_for_shape(row, call, operands.compute(), shape_);
    for (size_t i = 0; i < call.result_count; ++i) check_given(i);
  }

  void run() {
    for (size_t i = 0; i < call_.result_count; ++i) make_result(i);
    convert_inputs();
    launch();
    for (size_t i = 0; i < call_.result_count; ++i) finish(i);
  }

 private:
  Dims sizes(size_t i) const noexcept {
    return {shape_.sizes[i], static_cast<size_t>(shape_.results[i].rank)};
  }
  DType dtype(size_t i) const noexcept {
    return static_cast<DType>(shape_.results[i].dtype);
  }

  void check_given(size_t i) const {
    const TensorImpl* const out = call_.given[i];
    if (out == nullptr) return;
    check_out(call_.op, *out, sizes(i), dtype(i), operands_.device());
    // When the results are there, none of them must fail to be stored.
    if (out->dtype() != dtype(i)) {
      get_kernel(Op::kCopy, out->device().type, out->dtype());
    }
    for (size_t k = 0; k < operands_.size(); ++k) {
      check_out_overlap(call_.op, *out, operands_[k], ExactAlias::kRefuse);
    }
    for (size_t k = 0; k < i; ++k) {
      if (call_.given[k] == nullptr) continue;
      check_results_apart(call_.op, *out, *call_.given[k]);
    }
  }

  // A given result of another dtype gets what is computed by a conversion.
  bool is_direct(size_t i) const noexcept {
    return call_.given[i] != nullptr && call_.given[i]->dtype() == dtype(i);
  }
  void make_result(size_t i) {
    if (is_direct(i)) return;
    results_[i] = make_empty(sizes(i), dtype(i), operands_.device());
  }
  const TensorImpl& result(size_t i) const noexcept {
    return is_direct(i) ? *call_.given[i] : *results_[i];
  }

  void convert_inputs() {
    const size_t count = operands_.size();
    inputs_ = static_cast<Tensor*>(allocate_or_fail(count * sizeof(Tensor)));
    for (; input_count_ < count; ++input_count_) {
      auto& tensor = const_cast<TensorImpl&>(operands_[input_count_]);
      const DType wanted = operands_.keeps_dtype(input_count_)
                               ? tensor.dtype()
                               : operands_.compute();
      new (&inputs_[input_count_])
          Tensor(to(tensor, wanted, tensor.device(), TP_FORMAT_PRESERVE,
                    CopyWhen::kNeeded));
      is_mixed_ = is_mixed_ || tensor.dtype() != wanted;
    }
  }

  void launch() {
    size_t ranks = 0;
    for (size_t i = 0; i < call_.result_count; ++i) ranks += result(i).rank();
    for (size_t i = 0; i < input_count_; ++i) ranks += inputs_[i]->rank();
    Descriptors descriptors(call_.result_count + input_count_, ranks);
    for (size_t i = 0; i < call_.result_count; ++i) {
      descriptors.add(result(i));
      is_mixed_ = is_mixed_ || (call_.given[i] != nullptr && !is_direct(i));
    }
    for (size_t i = 0; i < input_count_; ++i) descriptors.add(*inputs_[i]);
    const Attributes attributes(row_.arguments, call_.arguments,
                                call_.argument_count);
    KernelCall call =
        make_call(call_.op, operands_.compute(), operands_.device());
    descriptors.describe(call);
    attributes.describe(call);
    call.result_count = static_cast<uint32_t>(call_.result_count);
    Storage workspace;
    if (shape_.call.workspace_nbytes != 0) {
      workspace =
          make_storage(shape_.call.workspace_nbytes, operands_.device());
      call.workspace = workspace->data();
      call.workspace_nbytes = workspace->nbytes();
    }
    thread_state().last_kernel_code = kernel_code(call, is_mixed_);
    tp::launch(kernel_, call);
  }

  void finish(size_t i) {
    if (call_.given[i] == nullptr) {
      call_.made[i] = std::move(results_[i]);
    } else if (is_direct(i)) {
      call_.given[i]->storage().bump_version();
    } else {
      copy_inplace(*call_.given[i], *results_[i]);
    }
  }

 public:
  ~GeneralCall() {
    while (input_count_ > 0) inputs_[--input_count_].~Tensor();
    system_free(inputs_);
  }
  GeneralCall(const GeneralCall&) = delete;
  GeneralCall& operator=(const GeneralCall&) = delete;

 private:
  const AddedOperator& row_;
  const OperatorCall& call_;
  const AddedOperands& operands_;
  Kernel kernel_;
  Shape shape_;
  Tensor results_[kMaxResults];
  Tensor* inputs_ = nullptr;
  size_t input_count_ = 0;
  bool is_mixed_ = false;
};

}  // namespace

void call_added_general(const AddedOperator& row, const OperatorCall& call) {
  const AddedOperands operands(row, call);
  const Device device = operands.device();
  const Kernel kernel = find_kernel(call.op, device.type, operands.compute());
  if (kernel == nullptr) {
    call_composite(row, call, device, operands.compute());
  } else {
    GeneralCall(row, call, operands, kernel).run();
  }
}

}  // namespace tp
