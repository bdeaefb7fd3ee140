// Steps that copy, where they must: clone, contiguous, to.
#include <algorithm>
#include <iterator>

#include "fuzz/program/machine.h"
extern "C" {
#include "support/values.h"
}

namespace fuzz {

namespace {

// Dimensions from the outermost in, as a format has them; none for another
// rank.
List order_of(tp_memory_format_t format, size_t rank) {
  if (format == TP_FORMAT_CHANNELS_LAST && rank == 4) return {0, 2, 3, 1};
  if (format == TP_FORMAT_CHANNELS_LAST_3D && rank == 5) return {0, 2, 3, 4, 1};
  return {};
}

bool suits(tp_memory_format_t format, const Tensor& tensor) {
  return format <= TP_FORMAT_PRESERVE ||
         !order_of(format, tensor.rank()).empty();
}

// Whether a tensor lies in a format without gaps. Where there are no elements
// the library says.
bool lies_in(const tp_tensor_t* handle, const Tensor& model,
             tp_memory_format_t format) {
  const bool said = tp_tensor_is_contiguous(handle, format) != 0;
  if (model.numel() == 0) return said;
  if (format == TP_FORMAT_CONTIGUOUS) return model.is_contiguous();
  const List order = order_of(format, model.rank());
  if (order.empty()) return false;
  const bool lies = permuted(model, order)->is_contiguous();
  HOLDS(lies == said);
  return lies;
}

// Whether a tensor is a permuted block without gaps, all strides positive.
bool is_dense(const Tensor& tensor, const int64_t* strides) {
  for (size_t d = 0; d < tensor.rank(); ++d) {
    if (tensor.sizes[d] > 1 && strides[d] <= 0) return false;
  }
  List sorted = tensor.places;
  std::sort(sorted.begin(), sorted.end());
  for (size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i] != sorted[i - 1] + tensor.item()) return false;
  }
  return true;
}

// A copy of a slot's tensor in a format, of elements that were converted.
void keep_copy(Machine& machine, Input& input, const Slot& slot,
               tp_memory_format_t format, tp_status_t status, tp_tensor_t* out,
               tp_dtype_t dtype, const Bytes& elements) {
  const Tensor& base = *slot.model;
  if (!suits(format, base)) {
    machine.keep(input, status, out, nullptr);
    return;
  }
  HOLDS(status == TP_OK);
  const Slot made = {out, lay_out(out, dtype, base.sizes, elements)};
  if (format != TP_FORMAT_PRESERVE) {
    HOLDS(lies_in(out, *made.model, format));
  } else if (base.numel() != 0 &&
             is_dense(base, tp_tensor_strides(slot.handle))) {
    for (size_t d = 0; d < base.rank(); ++d) {
      HOLDS(base.sizes[d] == 1 ||
            tp_tensor_strides(out)[d] == tp_tensor_strides(slot.handle)[d]);
    }
  }
  settle_nans(made);
  machine.keep(input, status, out, made.model);
}

void clone(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const auto format = static_cast<tp_memory_format_t>(
      input.between(TP_FORMAT_CONTIGUOUS, TP_FORMAT_CHANNELS_LAST_3D));
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_clone(slot.handle, format, &out);
  keep_copy(machine, input, slot, format, status, out, slot.model->dtype,
            slot.model->gather());
}

void contiguous(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const auto format = static_cast<tp_memory_format_t>(
      input.between(TP_FORMAT_CONTIGUOUS, TP_FORMAT_CHANNELS_LAST_3D));
  if (slot.handle == nullptr || format == TP_FORMAT_PRESERVE) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status = tp_contiguous(slot.handle, format, &out);
  if (suits(format, *slot.model) && lies_in(slot.handle, *slot.model, format)) {
    machine.keep_again(input, out, slot);
    return;
  }
  keep_copy(machine, input, slot, format, status, out, slot.model->dtype,
            slot.model->gather());
}

Bytes converted(const Tensor& base, tp_dtype_t dtype) {
  const Bytes source = base.gather();
  if (dtype == base.dtype) return source;
  const size_t item = tp_dtype_size(dtype);
  const auto size = static_cast<size_t>(base.item());
  Bytes elements(base.places.size() * item);
  for (size_t i = 0; i < base.places.size(); ++i) {
    value_convert(base.dtype, source.data() + i * size, dtype,
                  elements.data() + i * item);
  }
  return elements;
}

void to(Machine& machine, Input& input) {
  const Slot& slot = machine.slot(input);
  const auto asked = static_cast<tp_dtype_t>(input.between(0, TP_DTYPE_COUNT));
  const auto format = static_cast<tp_memory_format_t>(
      input.between(TP_FORMAT_CONTIGUOUS, TP_FORMAT_CHANNELS_LAST_3D));
  const bool always = input.flag();
  if (slot.handle == nullptr) return;
  tp_tensor_t* out = nullptr;
  const tp_status_t status =
      tp_to(slot.handle, asked, 0, 0, format, always, &out);
  const tp_dtype_t dtype = asked == 0 ? slot.model->dtype : asked;
  if (dtype == slot.model->dtype && !always && suits(format, *slot.model) &&
      (format == TP_FORMAT_PRESERVE ||
       lies_in(slot.handle, *slot.model, format))) {
    machine.keep_again(input, out, slot);
    return;
  }
  keep_copy(machine, input, slot, format, status, out, dtype,
            converted(*slot.model, dtype));
}

constexpr Step kSteps[] = {clone, contiguous, to, to};

}  // namespace

const Steps kCopySteps = {kSteps, std::size(kSteps)};

}  // namespace fuzz
