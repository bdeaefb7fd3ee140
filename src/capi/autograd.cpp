// autograd.h: tensors with gradients, and backward passes.
#include "tensorplay/autograd.h"

#include <algorithm>

#include "autograd/graph_text.h"
#include "autograd/leaf.h"
#include "autograd/program_hook.h"
#include "autograd/room.h"
#include "capi/autograd_handles.h"
#include "capi/enums.h"
#include "ops/fill.h"

using namespace tp;

int32_t tp_tensor_requires_grad(const tp_tensor_t* tensor) {
  return border_value("tp_tensor_requires_grad", int32_t{0}, [&] {
    return int32_t{grad::has_history(checked(tensor, 1))};
  });
}

tp_status_t tp_tensor_set_requires_grad(tp_tensor_t* tensor, int32_t required) {
  return border("tp_tensor_set_requires_grad", [&] {
    grad::set_requires_grad(checked(tensor, 1), required != 0);
  });
}

int32_t tp_tensor_is_leaf(const tp_tensor_t* tensor) {
  return border_value("tp_tensor_is_leaf", int32_t{0}, [&] {
    return int32_t{grad::is_leaf(checked(tensor, 1))};
  });
}

tp_status_t tp_tensor_retain_grad(tp_tensor_t* tensor) {
  return border("tp_tensor_retain_grad",
                [&] { grad::retain_grad(checked(tensor, 1)); });
}

int32_t tp_tensor_retains_grad(const tp_tensor_t* tensor) {
  return border_value("tp_tensor_retains_grad", int32_t{0}, [&] {
    return int32_t{grad::retains_grad(checked(tensor, 1))};
  });
}

tp_status_t tp_tensor_grad_get(const tp_tensor_t* tensor, tp_tensor_t** out) {
  return make_into("tp_tensor_grad_get", out, 2,
                   [&] { return grad::gradient_of(checked(tensor, 1)); });
}

tp_status_t tp_tensor_grad_set(tp_tensor_t* tensor, tp_tensor_t* gradient) {
  return border("tp_tensor_grad_set", [&] {
    TensorImpl& target = checked(tensor, 1);
    grad::set_gradient(target, gradient == nullptr
                                   ? Tensor()
                                   : Tensor::borrow(&checked(gradient, 2)));
  });
}

tp_status_t tp_tensor_grad_zero(tp_tensor_t* tensor) {
  return border("tp_tensor_grad_zero", [&] {
    const Tensor gradient = grad::gradient_of(checked(tensor, 1));
    if (gradient) zero_inplace(*gradient);
  });
}

tp_status_t tp_tensor_hook_add(tp_tensor_t* tensor, tp_gradient_hook_fn hook,
                               void* user_data, tp_destroy_fn destroy,
                               uint64_t* id) {
  if (id != nullptr) *id = 0;
  return border("tp_tensor_hook_add", [&] {
    TensorImpl& target = checked(tensor, 1);
    if (hook == nullptr) fail_null(2);
    checked_out(id, 5) =
        grad::add_program_hook(target, hook, user_data, destroy);
  });
}

tp_status_t tp_tensor_hook_remove(tp_tensor_t* tensor, uint64_t id) {
  return border("tp_tensor_hook_remove", [&] {
    if (!grad::remove_program_hook(checked(tensor, 1), id)) {
      fail_at(2, TP_ERROR_ARGUMENT, "the tensor has no hook of id %llu",
              static_cast<unsigned long long>(id));
    }
  });
}

namespace {

void check_flags(uint32_t flags, int32_t position) {
  constexpr uint32_t kKnown = TP_BACKWARD_RETAIN_GRAPH |
                              TP_BACKWARD_CREATE_GRAPH |
                              TP_BACKWARD_ALLOW_UNUSED;
  if ((flags & ~kKnown) != 0) {
    fail_at(position, TP_ERROR_ARGUMENT, "unknown bits in flags 0x%x", flags);
  }
}

grad::TensorRange some(grad::TensorRange list, int32_t position) {
  if (list.size == 0) {
    fail_at(position, TP_ERROR_ARGUMENT, "no tensors are given");
  }
  return list;
}

}  // namespace

tp_status_t tp_backward(const tp_tensor_t* const* tensors, size_t n,
                        const tp_tensor_t* const* gradients, uint32_t flags) {
  return border("tp_backward", [&] {
    const grad::TensorRange roots = some(checked_list(tensors, n, 1), 2);
    check_flags(flags, 4);
    initialize();
    const auto first = checked_list(gradients, gradients == nullptr ? 0 : n, 3,
                                    InList::kTensorsOrNull);
    grad::backward(roots, first.data, {nullptr, 0}, nullptr, flags);
  });
}

tp_status_t tp_gradients(const tp_tensor_t* const* tensors, size_t n,
                         const tp_tensor_t* const* gradients,
                         const tp_tensor_t* const* inputs, size_t m,
                         uint32_t flags, tp_tensor_t** out) {
  if (out != nullptr) std::fill(out, out + m, nullptr);
  return border("tp_gradients", [&] {
    const grad::TensorRange roots = some(checked_list(tensors, n, 1), 2);
    const grad::TensorRange wanted = some(checked_list(inputs, m, 4), 5);
    check_flags(flags, 6);
    checked_out(out, 7);
    initialize();
    const auto first = checked_list(gradients, gradients == nullptr ? 0 : n, 3,
                                    InList::kTensorsOrNull);
    grad::Room<Tensor> found(m);
    grad::backward(roots, first.data, wanted, found.data(), flags);
    for (size_t i = 0; i < m; ++i) give(&out[i], std::move(found.data()[i]));
  });
}

namespace {

constexpr uint8_t kMostPushed = 64;

// Bits of the modes that were, one stack for each mode.
tp_status_t push_mode(const char* function, uint32_t bit, bool set,
                      uint8_t ThreadState::*depth,
                      uint64_t ThreadState::*stack) {
  return border(function, [&] {
    ThreadState& state = thread_state();
    if (state.*depth == kMostPushed) {
      fail(TP_ERROR_UNSUPPORTED, "the mode is pushed %d times already",
           int{kMostPushed});
    }
    state.*stack = state.*stack << 1 | ((state.modes & bit) != 0 ? 1 : 0);
    ++(state.*depth);
    state.modes = set ? state.modes | bit : state.modes & ~bit;
  });
}

tp_status_t pop_mode(const char* function, uint32_t bit,
                     uint8_t ThreadState::*depth,
                     uint64_t ThreadState::*stack) {
  return border(function, [&] {
    ThreadState& state = thread_state();
    if (state.*depth == 0) fail(TP_ERROR_STATE, "the mode was not pushed");
    const bool was_set = (state.*stack & 1) != 0;
    state.*stack >>= 1;
    --(state.*depth);
    state.modes = was_set ? state.modes | bit : state.modes & ~bit;
  });
}

}  // namespace

tp_status_t tp_grad_mode_push(int32_t recording) {
  return push_mode("tp_grad_mode_push", TP_MODE_NO_GRAD, recording == 0,
                   &ThreadState::pushed_grad_modes,
                   &ThreadState::grad_mode_stack);
}

tp_status_t tp_grad_mode_pop(void) {
  return pop_mode("tp_grad_mode_pop", TP_MODE_NO_GRAD,
                  &ThreadState::pushed_grad_modes,
                  &ThreadState::grad_mode_stack);
}

tp_status_t tp_inference_mode_push(int32_t inference) {
  return push_mode("tp_inference_mode_push", TP_MODE_INFERENCE, inference != 0,
                   &ThreadState::pushed_inference_modes,
                   &ThreadState::inference_mode_stack);
}

tp_status_t tp_inference_mode_pop(void) {
  return pop_mode("tp_inference_mode_pop", TP_MODE_INFERENCE,
                  &ThreadState::pushed_inference_modes,
                  &ThreadState::inference_mode_stack);
}

namespace {

const char* style_name(int32_t style) {
  switch (style) {
    case TP_GRAPH_TEXT:
      return "text";
    case TP_GRAPH_DOT:
      return "dot";
    default:
      return nullptr;
  }
}

}  // namespace

const char* tp_graph_style_name(tp_graph_style_t style) {
  return name_of("tp_graph_style_name", "style of graphs", style, style_name);
}

tp_status_t tp_graph_style_parse(const char* name, tp_graph_style_t* out) {
  return parse_name("tp_graph_style_parse", "style of graphs", name, out,
                    TP_GRAPH_TEXT, TP_GRAPH_DOT, style_name);
}

size_t tp_graph_format(const tp_tensor_t* tensor, tp_graph_style_t style,
                       char* buffer, size_t capacity) {
  return border_text(
      "tp_graph_format", buffer, capacity, [&](TextWriter& text) {
        const TensorImpl& root = checked(tensor, 1);
        if (style_name(style) == nullptr) {
          fail_at(2, TP_ERROR_ARGUMENT, "unknown style of graphs %d",
                  static_cast<int>(style));
        }
        grad::write_graph(root, style, text);
      });
}
