// libtorch's reductions, scans and softmax.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <string>

#include "bench.h"
#include "reduce_cases.h"

namespace bench {
namespace {

void run(const ReduceCase& c, const at::Tensor& a) {
  const std::string op = c.op;
  at::Tensor out;
  if (op == "sum") {
    out = c.dim < 0 ? a.sum() : a.sum(c.dim);
  } else if (op == "amax") {
    out = a.amax(c.dim);
  } else if (op == "argmax") {
    out = a.argmax(c.dim);
  } else if (op == "max") {
    out = std::get<0>(a.max(c.dim));
  } else if (op == "softmax") {
    out = a.softmax(c.dim);
  } else if (op == "log_softmax") {
    out = a.log_softmax(c.dim);
  } else if (op == "logsumexp") {
    out = a.logsumexp(c.dim);
  } else if (op == "var") {
    out = a.var();
  } else {
    out = a.cumsum(c.dim);
  }
  benchmark::DoNotOptimize(out);
}

}  // namespace

void add_torch_reductions() {
  for (const ReduceCase& c : kReduceCases) {
    add_op("reduce", c.name, "libtorch", [&c] {
      at::set_num_threads(1);
      const at::Tensor a =
          at::from_blob(buffer(0, c.numel()), {c.sizes[0], c.sizes[1]});
      return [&c, a] { run(c, a); };
    });
  }
}

}  // namespace bench
