// dispatch.h: enumerating, calling and registering operators.
#include "autograd/record.h"
#include "capi/dispatch_arguments.h"
#include "capi/dispatch_checks.h"
#include "capi/structs.h"
#include "dispatch/arguments.h"
#include "tensorplay/dispatch.h"

using namespace tp;

namespace {

constexpr size_t kSmallestInfo = offsetof(tp_operator_info_t, form);
constexpr size_t kSmallestDefinition =
    offsetof(tp_operator_definition_t, composite);

Op checked_name(const char* name) {
  const Op op = find_op(&checked_out(name, 1));
  if (op == Op::kNone) {
    fail_at(1, TP_ERROR_ARGUMENT, "there is no operator \"%s\"", name);
  }
  return op;
}

tp_operator_info_t info_of(Op op) noexcept {
  const OpInfo& row = op_info(op);
  const ArgumentList arguments = arguments_of(op);
  tp_operator_info_t info = {};
  info.op = static_cast<int32_t>(op);
  info.name = row.name;
  info.is_registered = find_added(op) != nullptr;
  info.form = arguments.form;
  info.compute = static_cast<int32_t>(row.compute);
  info.result = static_cast<int32_t>(row.result);
  info.dtypes = row.legal;
  info.result_count = result_count_of(op);
  info.arguments = arguments.data;
  info.argument_count = arguments.size;
  return info;
}

void call(Op op, const tp_argument_t* arguments, size_t argument_count,
          tp_tensor_t** results, size_t result_count) {
  const OpInfo& row = op_info(op);
  check_arguments(op, arguments, argument_count);
  if (result_count != result_count_of(op)) {
    fail_at(5, TP_ERROR_ARGUMENT, "%s has %u results, not %zu", row.name,
            result_count_of(op), result_count);
  }
  checked_out(results, 4);
  TensorImpl* given[kMaxResults];
  Tensor made[kMaxResults];
  for (size_t i = 0; i < result_count; ++i) {
    given[i] = results[i] == nullptr ? nullptr : &checked(results[i], 4);
  }
  const OperatorCall boxed = {op,    arguments, argument_count,
                              given, made,      result_count};
  grad::call(boxed);
  for (size_t i = 0; i < result_count; ++i) {
    if (given[i] == nullptr) give(&results[i], std::move(made[i]));
  }
}

AddedOperator checked_definition(const tp_operator_definition_t* given) {
  const auto definition =
      checked_struct(given, kSmallestDefinition, 1, "definition");
  check_definition(definition);
  AddedOperator row = {};
  row.info.name = definition.name;
  row.form = definition.form;
  row.result_count = definition.result_count == 0 ? 1 : definition.result_count;
  row.arguments = definition.arguments;
  row.argument_count = definition.argument_count;
  row.shape = definition.shape;
  row.composite = definition.composite;
  row.user_data = definition.user_data;
  row.destroy = definition.destroy;
  row.info.legal = definition.dtypes;
  row.info.compute = static_cast<ComputeRule>(definition.compute);
  row.info.result = static_cast<ResultRule>(definition.result);
  return row;
}

}  // namespace

tp_status_t tp_operator_info_init(tp_operator_info_t* info,
                                  size_t struct_size) {
  return init_struct("tp_operator_info_init", info, struct_size, kSmallestInfo);
}

tp_status_t tp_operator_definition_init(tp_operator_definition_t* definition,
                                        size_t struct_size) {
  return init_struct("tp_operator_definition_init", definition, struct_size,
                     kSmallestDefinition);
}

int32_t tp_operator_count(void) { return static_cast<int32_t>(op_count()); }

tp_status_t tp_operator_find(const char* name, int32_t* op) {
  if (op != nullptr) *op = 0;
  return border("tp_operator_find", [&] {
    checked_out(op, 2);
    *op = static_cast<int32_t>(checked_name(name));
  });
}

tp_status_t tp_operator_info(int32_t op, tp_operator_info_t* info) {
  return border("tp_operator_info", [&] {
    fill_struct(info, info_of(checked_op(op, 1)), kSmallestInfo, 2);
  });
}

tp_status_t tp_operator_call(int32_t op, const tp_argument_t* arguments,
                             size_t argument_count, tp_tensor_t** results,
                             size_t result_count) {
  return border("tp_operator_call", [&] {
    initialize();
    call(checked_op(op, 1), arguments, argument_count, results, result_count);
  });
}

tp_status_t tp_operator_call_name(const char* name,
                                  const tp_argument_t* arguments,
                                  size_t argument_count, tp_tensor_t** results,
                                  size_t result_count) {
  return border("tp_operator_call_name", [&] {
    initialize();
    call(checked_name(name), arguments, argument_count, results, result_count);
  });
}

tp_status_t tp_operator_register(const tp_operator_definition_t* definition,
                                 int32_t* op) {
  if (op != nullptr) *op = 0;
  return border("tp_operator_register", [&] {
    initialize();
    check_not_shutting_down();
    checked_out(op, 2);
    *op = static_cast<int32_t>(add_operator(checked_definition(definition)));
  });
}
