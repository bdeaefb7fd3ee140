// The operators of the table in libtorch: by name, with boxed arguments, on the
// same memory.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <c10/core/InferenceMode.h>

#include <sstream>

#include "operator_cases.h"

namespace bench {
namespace {

at::Tensor alias_of(const tp_tensor_t* tensor) {
  const auto rank = std::size_t(tp_tensor_rank(tensor));
  const auto scalar = [dtype = tp_tensor_dtype(tensor)] {
    switch (dtype) {
      case TP_DTYPE_F32:
        return at::kFloat;
      case TP_DTYPE_I64:
        return at::kLong;
      case TP_DTYPE_BOOL:
        return at::kBool;
      default:
        give_up("a dtype that no case has");
    }
  }();
  return at::from_blob(const_cast<void*>(tp_tensor_data(tensor)),
                       {tp_tensor_sizes(tensor), rank}, at::dtype(scalar));
}

c10::IValue number_of(const tp_argument_t& ours, const c10::Type& type) {
  const tp_scalar_t& scalar = ours.scalar;
  const bool is_real =
      ours.kind == TP_ARGUMENT_SCALAR && scalar.dtype == TP_DTYPE_F64;
  const std::int64_t integer =
      ours.kind == TP_ARGUMENT_SCALAR ? scalar.integer : ours.integer;
  switch (type.kind()) {
    case c10::TypeKind::BoolType:
      return integer != 0;
    case c10::TypeKind::FloatType:
      return is_real ? scalar.real : double(integer);
    default:
      return is_real ? c10::IValue(scalar.real) : c10::IValue(integer);
  }
}

c10::IValue value_of(const tp_argument_t& ours, const c10::Type& type) {
  const bool is_list = type.kind() == c10::TypeKind::ListType;
  switch (ours.kind) {
    case TP_ARGUMENT_TENSOR:
    case TP_ARGUMENT_INDEX:
      return alias_of(ours.tensor);
    case TP_ARGUMENT_TENSORS: {
      if (!is_list) return alias_of(ours.tensors[0]);
      std::vector<at::Tensor> list;
      for (std::size_t i = 0; i < ours.count; ++i) {
        list.push_back(alias_of(ours.tensors[i]));
      }
      return list;
    }
    case TP_ARGUMENT_INTEGERS:
      if (!is_list) return ours.integers[0];
      return std::vector<std::int64_t>(ours.integers,
                                       ours.integers + ours.count);
    default:
      return number_of(ours, type);
  }
}

// A word of a peer's row: an argument of ours, a text or an integer.
c10::IValue value_of(const OperatorCall& call, const std::string& word,
                     const c10::Type& type) {
  for (std::size_t i = 0; i < call.info.argument_count; ++i) {
    if (word == call.info.arguments[i].name) {
      return value_of(call.arguments[i], type);
    }
  }
  if (word[0] == '\'') return word.substr(1, word.size() - 2);
  return std::int64_t(std::stoll(word));
}

const c10::Type& without_optional(const c10::Type& type) {
  const auto* const optional = type.castRaw<c10::OptionalType>();
  return optional ? *optional->getElementType() : type;
}

struct Peer {
  c10::OperatorHandle op;
  std::vector<c10::IValue> arguments;

  std::vector<c10::IValue> run() const {
    std::vector<c10::IValue> stack = arguments;
    op.callBoxed(stack);
    return stack;
  }
};

c10::OperatorHandle find(const OperatorPeer& row) {
  const std::string name = row.aten;
  const std::size_t dot = name.find('.');
  return c10::Dispatcher::singleton().findSchemaOrThrow(
      ("aten::" + name.substr(0, dot)).c_str(),
      dot == name.npos ? "" : name.substr(dot + 1).c_str());
}

Peer make_peer(const OperatorPeer& row, const OperatorCall& call) {
  Peer peer{find(row), {}};
  std::istringstream words(row.arguments);
  for (const c10::Argument& argument : peer.op.schema().arguments()) {
    const c10::Type& type = without_optional(*argument.type());
    std::string word;
    if (words >> word) {
      peer.arguments.push_back(value_of(call, word, type));
    } else {
      peer.arguments.push_back(argument.default_value().value());
    }
  }
  return peer;
}

// Both mean the same, or it is no peer.
void compare(const OperatorPeer& row, OperatorCall& call, const Peer& peer) {
  const std::string op = row.op;
  const bool is_random = call.generator != nullptr;
  Tensor results[kCallResults];
  if (is_random) return;
  const std::vector<c10::IValue> theirs = peer.run();
  if (run_operator(call, false, results) != TP_OK) give_up(row.op);
  for (std::size_t i = 0; i < theirs.size(); ++i) {
    const at::Tensor ours = alias_of(results[i].get());
    const at::Tensor other = theirs[i].toTensor();
    if (ours.sizes() != other.sizes() || ours.dtype() != other.dtype() ||
        !at::allclose(ours.to(at::kDouble), other.to(at::kDouble), 1e-3, 1e-4,
                      true)) {
      std::fprintf(stderr, "%s and %s differ\n", row.op, row.aten);
      std::exit(1);
    }
  }
}

}  // namespace

void add_operators_torch() {
  for (const OperatorPeer& row : kOperatorPeers) {
    std::int32_t op;
    if (row.aten == nullptr) continue;
    if (tp_operator_find(row.op, &op) != TP_OK) give_up(row.op);
    add("operators", row.op, "libtorch", 1,
        [op, &row](benchmark::State& state) {
          at::set_num_threads(1);
          const c10::InferenceMode mode;
          const SharedCall call = make_operator_call(op);
          const Peer peer = make_peer(row, *call);
          compare(row, *call, peer);
          for (auto _ : state) benchmark::DoNotOptimize(peer.run());
        });
  }
}

}  // namespace bench
