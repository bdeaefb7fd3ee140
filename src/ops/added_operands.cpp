#include "ops/added_operands.h"

#include "core/error.h"
#include "core/scalar.h"
#include "ops/copy.h"
#include "ops/output.h"
#include "ops/result_dtype.h"

namespace tp {

namespace {

// Visits the operands in order: on_tensor(tensor, keeps its dtype), or
// on_number(argument).
template <class OnTensor, class OnNumber>
void visit(const AddedOperator& row, const OperatorCall& call,
           OnTensor on_tensor, OnNumber on_number) {
  for (size_t i = 0; i < call.argument_count; ++i) {
    switch (row.arguments[i].kind) {
      case TP_ARGUMENT_OPERAND:
        if (call.is_number(i)) {
          on_number(i);
          break;
        }
        [[fallthrough]];
      case TP_ARGUMENT_TENSOR:
        on_tensor(call.tensor(i), false);
        break;
      case TP_ARGUMENT_INDEX:
        on_tensor(call.tensor(i), true);
        break;
      case TP_ARGUMENT_TENSORS:
        for (size_t k = 0; k < call.arguments[i].count; ++k) {
          on_tensor(OperatorCall::tensor_of(call.arguments[i].tensors[k]),
                    false);
        }
        break;
      default:
        break;
    }
  }
}

}  // namespace

AddedOperands::AddedOperands(const AddedOperator& row, const OperatorCall& call)
    : row_(row) {
  reserve(call);
  find_device(call);
  find_compute(call);
  visit(
      row, call,
      [this](const TensorImpl& tensor, bool keeps) { add(tensor, keeps); },
      [&](size_t i) {
        make_number(i, call.arguments[i].scalar);
        add(*numbers_[i], false);
      });
}

void AddedOperands::add(const TensorImpl& tensor, bool keeps) noexcept {
  tensors_[count_] = &tensor;
  keeps_[count_++] = keeps;
}

void AddedOperands::reserve(const OperatorCall& call) {
  size_t wanted = call.argument_count;
  for (size_t i = 0; i < call.argument_count; ++i) {
    if (row_.arguments[i].kind == TP_ARGUMENT_TENSORS) {
      wanted += call.arguments[i].count;
    }
  }
  if (wanted <= kRoom) return;
  tensors_ = static_cast<const TensorImpl**>(
      block_.allocate(wanted * (sizeof(TensorImpl*) + sizeof(bool))));
  keeps_ = reinterpret_cast<bool*>(tensors_ + wanted);
}

void AddedOperands::find_device(const OperatorCall& call) {
  const TensorImpl* first = nullptr;
  visit(
      row_, call,
      [&](const TensorImpl& tensor, bool) {
        if (first == nullptr) first = &tensor;
        check_same_device(call.op, *first, tensor);
      },
      [](size_t) {});
  if (first == nullptr) {
    fail(TP_ERROR_ARGUMENT, "%s: no argument is a tensor", row_.info.name);
  }
  device_ = first->device();
}

void AddedOperands::find_compute(const OperatorCall& call) {
  DTypeMeeting meeting;
  DType kept = DType::kBOOL;
  bool any = false;
  visit(
      row_, call,
      [&](const TensorImpl& tensor, bool keeps) {
        if (keeps) {
          kept = tensor.dtype();
        } else {
          meeting.add(tensor);
          any = true;
        }
      },
      [&](size_t i) {
        check_scalar(call.arguments[i].scalar);
        meeting.add(call.arguments[i].scalar);
        any = true;
      });
  DType met = kept;
  if (any) {
    const bool is_exact = row_.info.compute == ComputeRule::kComparison;
    met = is_exact ? meeting.exact_result() : meeting.result();
    if (met == DTypeMeeting::kNothing) {
      fail(TP_ERROR_UNSUPPORTED,
           "%s: no dtype holds what u64 and a signed one hold", row_.info.name);
    }
  }
  compute_ = compute_dtype(call.op, met);
}

void AddedOperands::make_number(size_t i, const tp_scalar_t& number) {
  check_scalar_fits(number, compute_);
  const Tensor host = make_empty({}, compute_, Device());
  store_scalar(number, compute_, host->data());
  numbers_[i] =
      to(*host, compute_, device_, TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

}  // namespace tp
