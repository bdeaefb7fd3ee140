#include "autograd/row_nodes.h"

#include "autograd/history.h"
#include "autograd/mode.h"
#include "core/scalar.h"
#include "core/views.h"
#include "ops/copy.h"
#include "ops/factories.h"
#include "ops/fill.h"
#include "ops/scatter.h"

namespace tp::grad {

namespace {

class RowRead final : public Node {
 public:
  RowRead(Geometry&& place, int64_t length) noexcept
      : place_(std::move(place)), length_(length) {}

  const char* name() const noexcept override { return "read of shared bytes"; }
  void run(const Gradients& gradients) override {
    if (!gradients.of_results[0] || !gradients.needed[0]) return;
    gradients.of_inputs[0] =
        write_zero_row(gradients.of_results[0], place_, length_);
  }

 private:
  Geometry place_;
  int64_t length_;
};

class RowWrite final : public Node {
 public:
  explicit RowWrite(Geometry&& place) noexcept : place_(std::move(place)) {}

  const char* name() const noexcept override { return "write in shared bytes"; }
  void run(const Gradients& gradients) override {
    const Tensor& row = gradients.of_results[0];
    if (!row) return;
    if (gradients.needed[0]) {
      gradients.of_inputs[0] = clear_in_row(row, place_);
    }
    if (gradients.needed[1]) gradients.of_inputs[1] = read_row(row, place_);
  }

 private:
  Geometry place_;
};

Geometry copy_of(const Geometry& place) {
  Geometry copy;
  copy.set(place);
  return copy;
}

Tensor zero_row(int64_t length, DType dtype, Device device) {
  Tensor row = make_empty(Dims(&length, 1), dtype, device);
  zero_fresh(*row);
  return row;
}

Tensor place_in(const Tensor& row, const Geometry& place) {
  return as_strided(*row, place.sizes(), place.strides(),
                    row->offset() + place.offset);
}

// Elements that overlap: what is written to each adds up.
void add_to_places(const Tensor& row, const TensorImpl& value,
                   const Geometry& place) {
  const Tensor numbers =
      arange(scalar_of(int64_t{0}), scalar_of(row->numel()),
             scalar_of(int64_t{1}), DType::kI64, row->device());
  const int64_t count = value.numel();
  const Tensor index = reshape(
      *clone(*place_in(numbers, place), TP_FORMAT_CONTIGUOUS), Dims(&count, 1));
  const Tensor flat = reshape(const_cast<TensorImpl&>(value), Dims(&count, 1));
  scatter_inplace(Op::kScatterAdd, *row, 0, *index, {flat.get(), nullptr});
}

// What a linear function made of a gradient, with its node where a history is
// recorded.
template <class Make>
Tensor with_history(Tensor result, const Tensor& of, Make&& make) {
  if (!is_recording()) return result;
  Edge edge = gradient_edge(*of);
  if (!edge) return result;
  set_history(*result, {make(std::move(edge)), 0});
  return result;
}

}  // namespace

NodePtr make_row_read(Edge row, const Geometry& place, DType dtype,
                      Device device) {
  const int64_t length = row.node->shape(row.index).sizes()[0];
  NodePtr node =
      NodePtr::reclaim(make_node<RowRead>(1, 1, 0, copy_of(place), length));
  node->shape(0).set(place.sizes(), dtype, device);
  node->edge(0) = std::move(row);
  return node;
}

NodePtr make_row_read(Edge row, const TensorImpl& tensor) {
  Geometry place;
  place.set(tensor);
  return make_row_read(std::move(row), place, tensor.dtype(), tensor.device());
}

NodePtr make_row_write(Edge row, Edge value, const Geometry& place,
                       const Row& shape) {
  NodePtr node = NodePtr::reclaim(make_node<RowWrite>(2, 1, 0, copy_of(place)));
  node->shape(0).set(Dims(&shape.length, 1), shape.dtype, shape.device);
  node->edge(0) = std::move(row);
  node->edge(1) = std::move(value);
  return node;
}

// The results are copies: they share no bytes with what they came from.
Tensor read_row(const Tensor& row, const Geometry& place) {
  return with_history(clone(*place_in(row, place), TP_FORMAT_CONTIGUOUS), row,
                      [&](Edge edge) {
                        return make_row_read(std::move(edge), place,
                                             row->dtype(), row->device());
                      });
}

Tensor write_zero_row(const Tensor& value, const Geometry& place,
                      int64_t length) {
  Tensor row = zero_row(length, value->dtype(), value->device());
  const Tensor target = place_in(row, place);
  if (target->is_self_overlapping()) {
    add_to_places(row, *value, place);
  } else {
    copy_into_fresh(*target, *value);
  }
  return with_history(std::move(row), value, [&](Edge edge) {
    return make_row_write({}, std::move(edge), place,
                          {length, value->dtype(), value->device()});
  });
}

Tensor clear_in_row(const Tensor& row, const Geometry& place) {
  Tensor rest = clone(*row, TP_FORMAT_CONTIGUOUS);
  zero_fresh(*place_in(rest, place));
  return with_history(std::move(rest), row, [&](Edge edge) {
    return make_row_write(std::move(edge), {}, place, row_of(*row));
  });
}

}  // namespace tp::grad
