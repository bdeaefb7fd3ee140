#include "core/error.h"
#include "core/scalar.h"
#include "core/shape_text.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/layers.h"
#include "ops/output.h"

namespace tp {

namespace {

// Weight or bias: as long as a row, in one run of memory; or a number of the
// host where there is none.
class RowOperand {
 public:
  RowOperand(const TensorImpl& a, Dims sizes, const TensorImpl* tensor,
             const char* name, int64_t number)
      : item_(static_cast<int64_t>(a.itemsize())) {
    store_scalar(scalar_of(number), a.dtype(), number_);
    if (tensor == nullptr) return;
    check_same_device(Op::kLayerNorm, a, *tensor);
    if (tensor->dtype() != a.dtype()) {
      fail(TP_ERROR_DTYPE, "layer_norm: the %s is %s, the tensor %s", name,
           dtype_name(tensor->dtype()), dtype_name(a.dtype()));
    }
    if (!(tensor->sizes() == sizes)) {
      fail(TP_ERROR_SHAPE, "layer_norm: the %s has shape %s, not %s", name,
           shape_text(tensor->sizes()).text, shape_text(sizes).text);
    }
    tensor_ =
        contiguous(const_cast<TensorImpl&>(*tensor), TP_FORMAT_CONTIGUOUS);
  }
  RowOperand(const RowOperand&) = delete;
  RowOperand& operator=(const RowOperand&) = delete;

  void describe(KernelCall& call, uint32_t k, const int64_t* length) {
    const bool is_number = !tensor_;
    if (is_number) call.host_operands |= 1u << k;
    call.room[k] = {is_number ? number_ : tensor_->data(), length,
                    is_number ? &kNoStride : &item_, 1, call.compute_dtype};
  }
  const TensorImpl* tensor() const noexcept { return tensor_.get(); }

 private:
  static constexpr int64_t kNoStride = 0;

  int64_t item_;
  Tensor tensor_;
  alignas(16) unsigned char number_[sizeof(Complex<double>)];
};

void check_sizes(const TensorImpl& a, Dims sizes) {
  const size_t n = sizes.size();
  if (n != 0 && n <= a.rank() && Dims(a.sizes().end() - n, n) == sizes) {
    return;
  }
  fail(TP_ERROR_SHAPE,
       "layer_norm over sizes %s of a tensor of shape %s: they must be its "
       "last ones",
       shape_text(sizes).text, shape_text(a.sizes()).text);
}

}  // namespace

Tensor layer_norm(const TensorImpl& a, Dims sizes, const TensorImpl* weight,
                  const TensorImpl* bias, double epsilon) {
  const Kernel kernel = get_kernel(Op::kLayerNorm, a.device().type, a.dtype());
  check_sizes(a, sizes);
  RowOperand weights(a, sizes, weight, "weight", 1);
  RowOperand biases(a, sizes, bias, "bias", 0);
  Tensor out = make_row_major_like(a);
  if (out->numel() == 0) return out;
  // What does not lie in one run of memory is normalized where the result is.
  const bool is_run = a.is_contiguous(TP_FORMAT_CONTIGUOUS);
  if (!is_run) copy_into_fresh(*out, a);
  const TensorImpl& from = is_run ? a : *out;
  const int64_t length = numel_of(sizes);
  const int64_t rows[] = {a.numel() / length, length};
  const auto item = static_cast<int64_t>(a.itemsize());
  const int64_t strides[] = {length * item, item};
  KernelCall call = make_call(Op::kLayerNorm, a.dtype(), a.device());
  call.path = KernelPath::kRows;
  call.operand_count = 4;
  call.add_attribute(scalar_of(epsilon));
  call.room[0] = {out->data(), rows, strides, 2, call.compute_dtype};
  call.room[1] = {from.data(), rows, strides, 2, call.compute_dtype};
  weights.describe(call, 2, &length);
  biases.describe(call, 3, &length);
  const TensorImpl* inputs[3] = {&a};
  size_t count = 1;
  for (const TensorImpl* tensor : {weights.tensor(), biases.tensor()}) {
    if (tensor != nullptr) inputs[count++] = tensor;
  }
  run_kernel(kernel, call, CallTensors{out.get(), inputs, count});
  return out;
}

}  // namespace tp
