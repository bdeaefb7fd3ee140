#include "autograd/program_hook.h"

#include <atomic>

#include "autograd/hook.h"
#include "autograd/leaf.h"
#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

std::atomic<uint64_t> g_last_id{0};

class ProgramHook final : public Hook {
 public:
  ProgramHook(uint32_t result, uint64_t id, tp_gradient_hook_fn hook,
              void* user_data, tp_destroy_fn destroy) noexcept
      : Hook(result, id),
        hook_(hook),
        user_data_(user_data),
        destroy_(destroy) {}
  ~ProgramHook() override {
    if (destroy_ == nullptr) return;
    const ErrorKeeper keeper;
    destroy_(user_data_);
  }

  void run(Tensor& gradient) override {
    tp_tensor_t* handle = nullptr;
    const CallbackMark mark;
    const tp_status_t status =
        hook_(reinterpret_cast<const tp_tensor_t*>(gradient.get()), &handle,
              user_data_);
    auto* const object = reinterpret_cast<TensorImpl*>(handle);
    const bool is_tensor =
        object != nullptr && object->type() == &TensorImpl::kType;
    Tensor replacement = is_tensor ? Tensor::reclaim(object) : Tensor();
    if (status != TP_OK) {
      fail_as_callback(mark, status, "a hook on a gradient reported status %d",
                       static_cast<int>(status));
    }
    if (object == nullptr) return;
    if (!is_tensor) {
      fail(TP_ERROR_CALLBACK, "a hook gave something that is no tensor");
    }
    if (!(replacement->sizes() == gradient->sizes()) ||
        replacement->dtype() != gradient->dtype()) {
      fail(TP_ERROR_SHAPE,
           "a hook replaced a gradient of shape %s, %s, by one of shape %s, %s",
           shape_text(gradient->sizes()).text, dtype_name(gradient->dtype()),
           shape_text(replacement->sizes()).text,
           dtype_name(replacement->dtype()));
    }
    gradient = std::move(replacement);
  }
  size_t nbytes() const noexcept override { return sizeof(*this); }

 private:
  tp_gradient_hook_fn const hook_;
  void* const user_data_;
  tp_destroy_fn const destroy_;
};

}  // namespace

uint64_t add_program_hook(TensorImpl& tensor, tp_gradient_hook_fn hook,
                          void* user_data, tp_destroy_fn destroy) {
  const Edge edge = settle_history(tensor);
  if (!edge) {
    fail_at(1, TP_ERROR_STATE,
            "a tensor that requires no gradients has none for a hook: shape %s",
            shape_text(tensor.sizes()).text);
  }
  const uint64_t id = g_last_id.fetch_add(1, std::memory_order_relaxed) + 1;
  edge.node->add_hook(
      make_hook<ProgramHook>(edge.index, id, hook, user_data, destroy));
  return id;
}

bool remove_program_hook(TensorImpl& tensor, uint64_t id) {
  const Edge edge = gradient_edge(tensor);
  if (edge && edge.node->runs_hooks()) {
    fail_at(1, TP_ERROR_STATE, "hooks of the tensor run: none can be removed");
  }
  return edge && id != 0 && edge.node->remove_hook(id);
}

}  // namespace tp::grad
