// The operators of the library with boxed arguments.
#include "ops/builtin_calls.h"

#include <utility>

#include "core/error.h"
#include "core/scalar.h"
#include "dispatch/arguments.h"
#include "ops/copy.h"
#include "ops/elementwise.h"
#include "ops/factories.h"
#include "ops/fill.h"
#include "ops/join.h"
#include "ops/matmul.h"
#include "ops/output.h"
#include "ops/parametric.h"
#include "ops/reduce.h"
#include "ops/scan.h"

namespace tp {

namespace {

void call_with_number(Call call) {
  const tp_scalar_t& number = call.arguments[1].scalar;
  TensorImpl& a = call.tensor(0);
  if (call.is_inplace()) {
    binary_scalar_inplace(call.op, a, number);
    return;
  }
  deliver(
      call, [&] { return binary_scalar(call.op, a, number); },
      [&](TensorImpl& out) { binary_scalar_out(call.op, a, number, out); });
}

void call_binary(Call call) {
  if (call.is_number(1)) {
    call_with_number(call);
    return;
  }
  TensorImpl& a = call.tensor(0);
  const TensorImpl& b = call.tensor(1);
  if (call.is_inplace()) {
    binary_inplace(call.op, a, b);
    return;
  }
  deliver(
      call, [&] { return binary(call.op, a, b); },
      [&](TensorImpl& out) { binary_out(call.op, a, b, out); });
}

void call_unary(Call call) {
  TensorImpl& a = call.tensor(0);
  if (call.is_inplace()) {
    unary_inplace(call.op, a);
    return;
  }
  deliver(
      call, [&] { return unary(call.op, a); },
      [&](TensorImpl& out) { unary_out(call.op, a, out); });
}

void call_parametric(Call call) {
  const ArgumentList list = arguments_of(call.op);
  ParametricArgument arguments[kMaxParameters] = {};
  for (size_t i = 0; i < list.size; ++i) {
    if (call.is_number(i)) {
      arguments[i].number = &call.arguments[i].scalar;
    } else if (call.arguments[i].kind != TP_ARGUMENT_NONE) {
      arguments[i].tensor = &call.tensor(i);
    }
  }
  if (call.is_inplace()) {
    parametric_inplace(call.op, call.tensor(0), arguments);
    return;
  }
  deliver(
      call, [&] { return parametric(call.op, arguments); },
      [&](TensorImpl& out) { parametric_out(call.op, arguments, out); });
}

void call_where(Call call) {
  const TensorImpl& condition = call.tensor(0);
  const TensorImpl& a = call.tensor(1);
  const TensorImpl& b = call.tensor(2);
  deliver(
      call, [&] { return where(condition, a, b); },
      [&](TensorImpl& out) { where_out(condition, a, b, out); });
}

void call_fill(Call call) {
  TensorImpl& a = call.tensor(0);
  const tp_scalar_t& value = call.arguments[1].scalar;
  deliver(
      call,
      [&] {
        Tensor out = empty_like(a, TP_FORMAT_PRESERVE);
        fill_fresh(*out, value);
        return out;
      },
      [&](TensorImpl& out) {
        if (&out != &a) {
          check_out(call.op, out, a.sizes(), out.dtype(), a.device());
        }
        fill_inplace(out, value);
      });
}

void call_copy(Call call) {
  TensorImpl& a = call.tensor(0);
  deliver(
      call, [&] { return clone(a, TP_FORMAT_PRESERVE); },
      [&](TensorImpl& out) { store_result(call.op, a, out); });
}

void call_reduction(Call call) {
  const tp_argument_t& list = call.arguments[1];
  const Dims dims(list.integers, list.count);
  const bool keepdim = call.arguments[2].integer != 0;
  deliver(
      call, [&] { return reduce(call.op, call.tensor(0), dims, keepdim); },
      [&](TensorImpl& out) {
        reduce_out(call.op, call.tensor(0), dims, keepdim, out);
      });
}

void call_reduction(Call call, size_t list_at, size_t number_at) {
  const tp_argument_t& list = call.arguments[list_at];
  const Dims dims(list.integers, list.count);
  const double number = real_of(call.arguments[number_at].scalar);
  const bool keepdim = call.arguments[3].integer != 0;
  deliver(
      call,
      [&] { return reduce(call.op, call.tensor(0), dims, keepdim, number); },
      [&](TensorImpl& out) {
        reduce_out(call.op, call.tensor(0), dims, keepdim, out, number);
      });
}

void call_reduction_to_index(Call call) {
  const int64_t dim = call.arguments[1].integer;
  const bool keepdim = call.arguments[2].integer != 0;
  deliver(
      call,
      [&] { return reduce_to_index(call.op, call.tensor(0), dim, keepdim); },
      [&](TensorImpl& out) {
        reduce_to_index_out(call.op, call.tensor(0), dim, keepdim, out);
      });
}

// Both results of an operator that has two are given, or neither.
template <class Make, class Write>
void deliver_two(Call call, Make make, Write write) {
  if (call.given[0] != nullptr && call.given[1] != nullptr) {
    write(*call.given[0], *call.given[1]);
    return;
  }
  if (call.given[0] != nullptr || call.given[1] != nullptr) {
    fail(TP_ERROR_ARGUMENT, "%s: one of two results is given",
         op_info(call.op).name);
  }
  TwoResults both = make();
  call.made[0] = std::move(both.first);
  call.made[1] = std::move(both.second);
}

void call_reduction_to_two(Call call) {
  const int64_t dim = call.arguments[1].integer;
  const bool keepdim = call.arguments[2].integer != 0;
  deliver_two(
      call,
      [&] { return reduce_to_two(call.op, call.tensor(0), dim, keepdim); },
      [&](TensorImpl& first, TensorImpl& second) {
        reduce_to_two_out(call.op, call.tensor(0), dim, keepdim, first, second);
      });
}

void call_scan(Call call) {
  TensorImpl& a = call.tensor(0);
  const int64_t dim = call.arguments[1].integer;
  const auto dtype = static_cast<int32_t>(call.arguments[2].integer);
  if (op_info(call.op).kind == OpKind::kScan && call.is_inplace() &&
      dtype == 0) {
    scan_inplace(call.op, a, dim);
    return;
  }
  deliver(
      call, [&] { return scan(call.op, a, dim, dtype); },
      [&](TensorImpl& out) { scan_out(call.op, a, dim, dtype, out); });
}

void call_scan_to_two(Call call) {
  const int64_t dim = call.arguments[1].integer;
  deliver_two(
      call, [&] { return scan_to_two(call.op, call.tensor(0), dim); },
      [&](TensorImpl& values, TensorImpl& indices) {
        scan_to_two_out(call.op, call.tensor(0), dim, values, indices);
      });
}

TensorList list_of(const tp_argument_t& argument) {
  return {argument.tensors, argument.count};
}

void call_join(Call call) {
  const TensorList tensors = list_of(call.arguments[0]);
  const int64_t dim = call.arguments[1].integer;
  const bool is_cat = call.op == Op::kCat;
  deliver(
      call, [&] { return is_cat ? cat(tensors, dim) : stack(tensors, dim); },
      [&](TensorImpl& out) {
        is_cat ? cat_out(tensors, dim, out) : stack_out(tensors, dim, out);
      });
}

void call_product(Call call) {
  const TensorImpl& a = call.tensor(0);
  const TensorImpl& b = call.tensor(1);
  deliver(
      call, [&] { return product(call.op, a, b); },
      [&](TensorImpl& out) { product_out(call.op, a, b, out); });
}

void call_added_product(Call call) {
  const TensorImpl& a = call.tensor(1);
  const TensorImpl& b = call.tensor(2);
  const ProductTerm term = {&call.tensor(0), call.arguments[3].scalar,
                            call.arguments[4].scalar};
  if (call.is_inplace()) {
    added_product_inplace(call.op, term, a, b, call.tensor(0));
    return;
  }
  deliver(
      call, [&] { return added_product(call.op, term, a, b); },
      [&](TensorImpl& out) { added_product_out(call.op, term, a, b, out); });
}

void call_linear(Call call) {
  const TensorImpl& a = call.tensor(0);
  const TensorImpl& weight = call.tensor(1);
  const tp_argument_t& list = call.arguments[2];
  if (list.count > 1) {
    fail(TP_ERROR_ARGUMENT, "linear: %zu tensors as bias: one or none",
         list.count);
  }
  const TensorImpl* const bias =
      list.count == 0 ? nullptr : &OperatorCall::tensor_of(list.tensors[0]);
  deliver(
      call, [&] { return linear(a, weight, bias); },
      [&](TensorImpl& out) { linear_out(a, weight, bias, out); });
}

}  // namespace

void call_builtin(Call call) {
  switch (op_info(call.op).kind) {
    case OpKind::kBinary:
      return call_binary(call);
    case OpKind::kUnary:
      return call_unary(call);
    case OpKind::kParametric:
      return call_parametric(call);
    case OpKind::kReduction:
      return call_reduction(call);
    case OpKind::kIndexReduction:
      return call_reduction_to_index(call);
    case OpKind::kPairReduction:
    case OpKind::kRangeReduction:
      return call_reduction_to_two(call);
    case OpKind::kVariance:
      return call_reduction(call, 1, 2);
    case OpKind::kNorm:
      return call_reduction(call, 2, 1);
    case OpKind::kScan:
    case OpKind::kSoftmax:
      return call_scan(call);
    case OpKind::kPairScan:
      return call_scan_to_two(call);
    case OpKind::kWhere:
      return call_where(call);
    case OpKind::kFill:
      return call_fill(call);
    case OpKind::kCopy:
      return call_copy(call);
    case OpKind::kJoin:
      return call_join(call);
    case OpKind::kProduct:
    case OpKind::kVectorProduct:
      return call_product(call);
    case OpKind::kAddedProduct:
    case OpKind::kAddedProducts:
      return call_added_product(call);
    case OpKind::kLinear:
      return call_linear(call);
    case OpKind::kSelection:
      return call_index_select(call);
    case OpKind::kGather:
      return call_gather(call);
    case OpKind::kScatter:
      return call_scatter(call);
    case OpKind::kMaskedSelect:
      return call_masked_select(call);
    case OpKind::kTake:
      return call_take(call);
    case OpKind::kTriangle:
      return call_triangle(call);
    case OpKind::kRoll:
      return call_roll(call);
    case OpKind::kRepeat:
      return call_repeat(call);
    case OpKind::kOneHot:
      return call_one_hot(call);
    case OpKind::kEmbedding:
      return call_embedding(call);
    case OpKind::kUniform:
      return call_uniform(call);
    case OpKind::kNormal:
      return call_normal(call);
    case OpKind::kRandint:
      return call_randint(call);
    case OpKind::kBernoulli:
      return call_bernoulli(call);
    case OpKind::kDropout:
      return call_dropout(call);
    case OpKind::kLayerNorm:
      return call_layer_norm(call);
    case OpKind::kMseLoss:
      return call_mse_loss(call);
    case OpKind::kNllLoss:
      return call_nll_loss(call);
    case OpKind::kCrossEntropy:
      return call_cross_entropy(call);
    case OpKind::kSgd:
    case OpKind::kAdam:
      return take_step(call);
  }
}

}  // namespace tp
