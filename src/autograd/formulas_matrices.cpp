// Derivatives of products of matrices.
#include "autograd/formulas.h"
#include "autograd/math.h"

namespace tp::grad::formulas {

namespace {

using grad::matmul;

// A vector as a row, or as a column.
Tensor row_of_vector(const Tensor& v) {
  return v->rank() == 1 ? grad::unsqueeze(*v, 0) : v;
}
Tensor column_of_vector(const Tensor& v) {
  return v->rank() == 1 ? grad::unsqueeze(*v, 1) : v;
}

// The gradient of a product with the dimensions that vectors lack.
Tensor whole_gradient(const Tensor& g, size_t a_rank, size_t b_rank) {
  Tensor whole = g;
  if (a_rank == 1) {
    whole = grad::unsqueeze(*whole, b_rank == 1 ? -1 : -2);
  }
  if (b_rank == 1) whole = grad::unsqueeze(*whole, -1);
  return whole;
}

// Summed over the batch, a vector's gradient is a matrix of one row or column.
Tensor fit_vector(const Tensor& gradient, Dims sizes, int64_t extra) {
  if (sizes.size() != 1) return gradient;
  const Tensor flat = grad::squeeze(*gradient, Dims(&extra, 1));
  return sum_to(flat, sizes);
}

double factor_of(const Backward& call, size_t argument) {
  return call.number(argument);
}

}  // namespace

void matmul(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) {
    const Tensor b = call.input(1);
    const size_t a_rank = call.sizes(0).size();
    const Tensor whole = whole_gradient(g, a_rank, b->rank());
    const Tensor back = matmul(whole, swapped(column_of_vector(b)));
    call.give(0, fit_vector(back, call.sizes(0), -2));
  }
  if (call.needs(1)) {
    const Tensor a = call.input(0);
    const size_t b_rank = call.sizes(1).size();
    const Tensor whole = whole_gradient(g, a->rank(), b_rank);
    const Tensor back = matmul(swapped(row_of_vector(a)), whole);
    call.give(1, fit_vector(back, call.sizes(1), -1));
  }
}

void dot(Backward& call) {
  if (call.needs(0)) call.give(0, call.grad() * call.input(1));
  if (call.needs(1)) call.give(1, call.grad() * call.input(0));
}

void outer(Backward& call) {
  if (call.needs(0)) call.give(0, matmul(call.grad(), call.input(1)));
  if (call.needs(1)) call.give(1, matmul(call.input(0), call.grad()));
}

// Of (input, a, b, beta, alpha).
void addmm(Backward& call) {
  const Tensor& g = call.grad();
  if (call.needs(0)) call.give(0, g * factor_of(call, 3));
  const double alpha = factor_of(call, 4);
  if (call.needs(1)) {
    call.give(1, matmul(g, swapped(call.input(2))) * alpha);
  }
  if (call.needs(2)) {
    call.give(2, matmul(swapped(call.input(1)), g) * alpha);
  }
}

// Of (a, weight, bias): a @ weight.T + bias.
void linear(Backward& call) {
  const Tensor& g = call.grad();
  // A vector of weights gives one result for each row.
  const auto weight_is_vector = [](size_t rank) { return rank == 1; };
  if (call.needs(0)) {
    const Tensor weight = call.input(1);
    call.give(0, weight_is_vector(weight->rank())
                     ? grad::unsqueeze(*g, -1) * weight
                     : matmul(g, weight));
  }
  if (call.needs(1)) {
    const Tensor a = call.input(0);
    const Dims sizes = call.sizes(1);
    const int64_t rows = -1;
    const int64_t columns = a->size(a->rank() - 1);
    const int64_t a_sizes[] = {rows, columns};
    const Tensor flat_a = grad::reshape(*a, Dims(a_sizes, 2));
    if (weight_is_vector(sizes.size())) {
      const Tensor flat_g = grad::reshape(*g, Dims(&rows, 1));
      call.give(1, matmul(flat_g, flat_a));
    } else {
      const int64_t g_sizes[] = {rows, sizes[0]};
      const Tensor flat_g = grad::reshape(*g, Dims(g_sizes, 2));
      call.give(1, matmul(swapped(flat_g), flat_a));
    }
  }
  if (call.inputs() > 2 && call.needs(2)) call.give(2, g);
}

}  // namespace tp::grad::formulas
