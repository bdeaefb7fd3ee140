#include "ops/triangle.h"

#include <algorithm>

#include "core/error.h"
#include "core/overflow.h"
#include "core/shape_text.h"
#include "dispatch/dispatch.h"
#include "ops/copy.h"
#include "ops/output.h"

namespace tp {

namespace {

class Triangle {
 public:
  Triangle(Op op, const TensorImpl& a, int64_t diagonal)
      : op_(op), a_(a), kernel_(get_kernel(op, a.device().type, a.dtype())) {
    if (a.rank() < 2) {
      fail(TP_ERROR_SHAPE, "%s of shape %s, which has no matrices",
           op_info(op).name, shape_text(a.sizes()).text);
    }
    // Beyond the corners nothing changes any more, and the kernel may add.
    diagonal_ =
        std::clamp(diagonal, -a.size(a.rank() - 2), a.size(a.rank() - 1));
  }
  Triangle(const Triangle&) = delete;
  Triangle& operator=(const Triangle&) = delete;

  Tensor to_new() {
    Tensor out = make_row_major_like(a_);
    run(*out, a_);
    return out;
  }

  void to_given(TensorImpl& out) {
    check_out(op_, out, a_.sizes(), out.dtype(), a_.device());
    check_out_dtype(op_, a_.dtype(), out.dtype());
    check_out_overlap(op_, out, a_, ExactAlias::kAllow);
    run(out, a_);
    out.storage().bump_version();
  }

  void to_first(TensorImpl& target) {
    target.storage().check_writable();
    write_in_place(target, [&](TensorImpl& out) { run(out, out); });
  }

 private:
  void run(TensorImpl& out, const TensorImpl& from) {
    if (out.numel() == 0) return;
    KernelCall call = make_call(op_, out.dtype(), out.device());
    call.set_attribute(diagonal_);
    call.operand_count = 2;
    describe(call, 0, out);
    describe(call, 1, from);
    if (out.is_contiguous() && from.is_contiguous()) {
      call.path = KernelPath::kRows;
    }
    run_kernel(kernel_, call, out, from);
  }

  void describe(KernelCall& call, size_t k, const TensorImpl& tensor) {
    const auto item = static_cast<int64_t>(tensor.itemsize());
    for (size_t d = 0; d < tensor.rank(); ++d) {
      strides_[k][d] = wrapping_mul(tensor.stride(d), item);
    }
    call.room[k] = {tensor.data(), tensor.sizes().data(), strides_[k],
                    static_cast<int32_t>(tensor.rank()),
                    static_cast<int32_t>(tensor.dtype())};
  }

  Op op_;
  const TensorImpl& a_;
  int64_t diagonal_;
  Kernel kernel_;
  int64_t strides_[2][TP_MAX_RANK];
};

}  // namespace

Tensor triangle(Op op, const TensorImpl& a, int64_t diagonal) {
  return Triangle(op, a, diagonal).to_new();
}

void triangle_out(Op op, const TensorImpl& a, int64_t diagonal,
                  TensorImpl& out) {
  Triangle(op, a, diagonal).to_given(out);
}

void triangle_inplace(Op op, TensorImpl& a, int64_t diagonal) {
  Triangle(op, a, diagonal).to_first(a);
}

}  // namespace tp
