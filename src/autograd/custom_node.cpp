#include "autograd/custom_node.h"

#include <cstring>

#include "autograd/array.h"
#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/error.h"
#include "core/shape_text.h"

namespace tp::grad {

namespace {

// A list of handles on its way to or from a callback; those that are owned are
// released here.
class Handles {
 public:
  explicit Handles(size_t count) { list_.resize(count, nullptr); }
  ~Handles() {
    for (size_t i = 0; i < list_.size(); ++i) take(i);
  }
  tp_tensor_t** data() noexcept { return list_.data(); }
  bool is_tensor(size_t i) const noexcept {
    return list_[i] == nullptr ||
           reinterpret_cast<TensorImpl*>(list_[i])->type() ==
               &TensorImpl::kType;
  }
  // What is no tensor is left alone.
  Tensor take(size_t i) noexcept {
    if (!is_tensor(i)) return nullptr;
    return Tensor::reclaim(
        reinterpret_cast<TensorImpl*>(std::exchange(list_[i], nullptr)));
  }

 private:
  Array<tp_tensor_t*, 8> list_;
};

class CustomNode final : public Node {
 public:
  static constexpr size_t kNameSize = 64;

  explicit CustomNode(const tp_function_t& function) noexcept
      : backward_(function.backward) {
    const size_t length = std::strlen(function.name);
    std::memcpy(name_, function.name, length + 1);
  }
  ~CustomNode() override {
    for (size_t i = 0; i < made_; ++i) {
      saved()[i]->set_owner(nullptr);
      saved()[i].~SavedPtr();
    }
    if (destroy_ == nullptr) return;
    const ErrorKeeper keeper;
    destroy_(user_data_);
  }

  const char* name() const noexcept override { return name_; }

  SavedPtr* saved() const noexcept { return static_cast<SavedPtr*>(tail()); }
  SavedObject& add_saved() {
    SavedPtr* const place = saved() + made_;
    new (place) SavedPtr(SavedPtr::make());
    ++made_;
    (*place)->set_owner(this);
    return **place;
  }
  // From then on this destroys it.
  void take_over(const tp_function_t& function) noexcept {
    user_data_ = function.user_data;
    destroy_ = function.destroy;
  }

  void release_saved() noexcept override {
    for (size_t i = 0; i < made_; ++i) saved()[i]->clear();
  }

  void run(const Gradients& gradients) override {
    Array<const tp_tensor_t*, 8> given;
    for (size_t i = 0; i < result_count(); ++i) {
      given.push(
          reinterpret_cast<const tp_tensor_t*>(gradients.of_results[i].get()));
    }
    Array<const tp_saved_t*, 8> kept;
    for (size_t i = 0; i < made_; ++i) {
      kept.push(reinterpret_cast<const tp_saved_t*>(saved()[i].get()));
    }
    Handles out(edge_count());
    const CallbackMark mark;
    const tp_status_t status =
        backward_(given.data(), given.size(), kept.data(), out.data(),
                  edge_count(), user_data_);
    if (status != TP_OK) {
      fail_as_callback(mark, status,
                       "the backward function of %s reported status %d", name_,
                       static_cast<int>(status));
    }
    for (size_t i = 0; i < edge_count(); ++i) {
      if (!out.is_tensor(i)) {
        fail(TP_ERROR_CALLBACK,
             "the backward function of %s gave something that is no tensor",
             name_);
      }
    }
    for (size_t i = 0; i < edge_count(); ++i) {
      Tensor gradient = out.take(i);
      if (gradients.needed[i]) gradients.of_inputs[i] = std::move(gradient);
    }
  }

 private:
  tp_function_backward_fn const backward_;
  void* user_data_ = nullptr;
  tp_destroy_fn destroy_ = nullptr;
  size_t made_ = 0;
  char name_[kNameSize];
};

void check_output(const char* name, const TensorImpl& output,
                  const TensorImpl* const* inputs, size_t n) {
  if (dtype_kind(output.dtype()) != TP_KIND_FLOAT) {
    fail(TP_ERROR_DTYPE, "%s: an output of %s cannot have a history", name,
         dtype_name(output.dtype()));
  }
  if (has_history(output)) {
    fail(TP_ERROR_STATE,
         "%s: an output of shape %s has a history already: compute it without "
         "recording",
         name, shape_text(output.sizes()).text);
  }
  for (size_t i = 0; i < n; ++i) {
    if (&inputs[i]->storage() == &output.storage()) {
      fail(TP_ERROR_OVERLAP, "%s: an output shares bytes with input %zu", name,
           i);
    }
  }
}

void save_all(CustomNode& node, const tp_function_t& function,
              TensorImpl* const* outputs, size_t m) {
  for (size_t i = 0; i < function.saved_count; ++i) {
    const auto& tensor =
        *reinterpret_cast<const TensorImpl*>(function.saved[i]);
    size_t output = 0;
    while (output < m && outputs[output] != &tensor) ++output;
    SavedObject& saved = node.add_saved();
    if (output < m) {
      saved.save_output(tensor, static_cast<uint32_t>(output), node.name());
    } else {
      saved.save(tensor, node.name());
    }
  }
}

}  // namespace

bool record_function(const tp_function_t& function,
                     const TensorImpl* const* inputs, size_t n,
                     TensorImpl* const* outputs, size_t m) {
  for (size_t i = 0; i < m; ++i) {
    check_output(function.name, *outputs[i], inputs, n);
    for (size_t k = 0; k < i; ++k) {
      if (outputs[k] != outputs[i]) continue;
      fail(TP_ERROR_ARGUMENT, "%s: outputs %zu and %zu are one tensor",
           function.name, k, i);
    }
  }
  bool any = false;
  for (size_t i = 0; i < n; ++i) any = any || has_history(*inputs[i]);
  if (!any || !is_recording()) return false;
  auto* const node = make_node<CustomNode>(
      n, m, function.saved_count * sizeof(SavedPtr), function);
  const NodePtr owner = NodePtr::reclaim(node);
  for (size_t i = 0; i < n; ++i) find_gradient_edge(*inputs[i], node->edge(i));
  for (size_t i = 0; i < m; ++i) node->shape(i).set(*outputs[i]);
  save_all(*node, function, outputs, m);
  size_t done = 0;
  try {
    for (; done < m; ++done) {
      set_history(*outputs[done], {owner, static_cast<uint32_t>(done)});
    }
  } catch (...) {
    while (done-- > 0) outputs[done]->set_autograd(nullptr);
    throw;
  }
  node->take_over(function);
  return true;
}

}  // namespace tp::grad
