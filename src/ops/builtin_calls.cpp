// The operators of the library with boxed arguments.
#include "ops/builtin_calls.h"

#include <utility>

#include "core/error.h"
#include "ops/copy.h"
#include "ops/elementwise.h"
#include "ops/factories.h"
#include "ops/fill.h"
#include "ops/join.h"
#include "ops/matmul.h"
#include "ops/output.h"
#include "ops/reduce.h"

namespace tp {

namespace {

void call_with_number(Call call) {
  const tp_scalar_t& number = call.arguments[1].scalar;
  const auto make = [&] {
    return binary_scalar(call.op, call.tensor(0), number);
  };
  if (call.is_inplace()) {
    binary_scalar_inplace(call.op, call.tensor(0), number);
    return;
  }
  deliver(call, make,
          [&](TensorImpl& out) { store_result(call.op, *make(), out); });
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

void call_reduction_with_index(Call call) {
  const int64_t dim = call.arguments[1].integer;
  const bool keepdim = call.arguments[2].integer != 0;
  if (call.given[0] != nullptr && call.given[1] != nullptr) {
    reduce_with_index_out(call.op, call.tensor(0), dim, keepdim, *call.given[0],
                          *call.given[1]);
    return;
  }
  if (call.given[0] != nullptr || call.given[1] != nullptr) {
    fail(TP_ERROR_ARGUMENT, "%s: one of two results is given",
         op_info(call.op).name);
  }
  ValuesAndIndices both =
      reduce_with_index(call.op, call.tensor(0), dim, keepdim);
  call.made[0] = std::move(both.values);
  call.made[1] = std::move(both.indices);
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

void call_matmul(Call call) {
  deliver(
      call, [&] { return matmul(call.tensor(0), call.tensor(1)); },
      [&](TensorImpl& out) {
        matmul_out(call.tensor(0), call.tensor(1), out);
      });
}

}  // namespace

void call_builtin(Call call) {
  switch (op_info(call.op).kind) {
    case OpKind::kBinary:
      return call_binary(call);
    case OpKind::kUnary:
      return call_unary(call);
    case OpKind::kReduction:
      return call_reduction(call);
    case OpKind::kIndexReduction:
      return call_reduction_to_index(call);
    case OpKind::kPairReduction:
      return call_reduction_with_index(call);
    case OpKind::kWhere:
      return call_where(call);
    case OpKind::kFill:
      return call_fill(call);
    case OpKind::kCopy:
      return call_copy(call);
    case OpKind::kJoin:
      return call_join(call);
    case OpKind::kProduct:
      return call_matmul(call);
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
  }
}

}  // namespace tp
