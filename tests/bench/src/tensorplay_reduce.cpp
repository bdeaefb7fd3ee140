// The product's reductions, scans and softmax.
#include <memory>
#include <string>

#include "reduce_cases.h"
#include "tensorplay_use.h"

namespace bench {
namespace {

tp_status_t run(const ReduceCase& c, const tp_tensor_t* a) {
  const std::string op = c.op;
  const std::size_t n = c.dim < 0 ? 0 : 1;
  Tensor out, second;
  if (op == "sum") return tp_sum(a, &c.dim, n, 0, out.out());
  if (op == "amax") return tp_max(a, &c.dim, n, 0, out.out());
  if (op == "argmax") return tp_argmax(a, c.dim, 0, out.out());
  if (op == "max") return tp_max_dim(a, c.dim, 0, out.out(), second.out());
  if (op == "softmax") return tp_softmax(a, c.dim, 0, out.out());
  if (op == "log_softmax") return tp_log_softmax(a, c.dim, 0, out.out());
  if (op == "logsumexp") return tp_logsumexp(a, &c.dim, n, 0, out.out());
  if (op == "var") return tp_var(a, &c.dim, n, 1, 0, out.out());
  return tp_cumsum(a, c.dim, 0, out.out());
}

}  // namespace

void add_tensorplay_reductions() {
  for (const ReduceCase& c : kReduceCases) {
    add_op("reduce", c.name, "tensorplay", [&c] {
      const auto a = std::make_shared<Tensor>();
      if (tp_set_num_threads(1) != TP_OK ||
          tp_tensor_from_blob(buffer(0, c.numel()), c.sizes, nullptr, 2,
                              TP_DTYPE_F32, TP_DEVICE_CPU, 0, nullptr, nullptr,
                              0, a->out()) != TP_OK) {
        give_up("a matrix");
      }
      return [&c, a] {
        if (run(c, a->get()) != TP_OK) give_up(c.name);
      };
    });
  }
}

}  // namespace bench
