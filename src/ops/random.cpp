#include "ops/random.h"

#include <cmath>
#include <limits>
#include <utility>

#include "core/error.h"
#include "core/scalar.h"
#include "core/views.h"
#include "dispatch/dispatch.h"
#include "kernels/philox.h"
#include "ops/copy.h"
#include "ops/elementwise_plan.h"
#include "ops/output.h"
#include "ops/overlap.h"

namespace tp {

namespace {

// Words for each element: what an f64, or an integer of 64 bits, needs.
uint64_t words_of(DType dtype) noexcept { return dtype == DType::kF64 ? 2 : 1; }

uint64_t blocks_of(int64_t numel, uint64_t words) noexcept {
  const auto total = static_cast<uint64_t>(numel) * words;
  return (total + philox::kWords - 1) / philox::kWords;
}

// A call of an operator that draws: its blocks come first among the attributes.
class DrawCall {
 public:
  DrawCall(Op op, DType compute, const TensorImpl& target, uint64_t words,
           Generator& generator) noexcept
      : call_(make_call(op, compute, target.device())), plan_(target.sizes()) {
    const RandomBlocks blocks =
        generator.take(blocks_of(target.numel(), words));
    call_.set_attributes({static_cast<int64_t>(blocks.seed),
                          static_cast<int64_t>(blocks.first)});
    plan_.add(target);
  }

  KernelCall& call() noexcept { return call_; }
  ElementwisePlan& plan() noexcept { return plan_; }

  template <class... Tensors>
  void run(Kernel kernel, const Tensors&... tensors) {
    plan_.build_in_order();
    plan_.describe(call_);
    run_kernel(kernel, call_, tensors...);
  }

 private:
  KernelCall call_;
  ElementwisePlan plan_;
};

// Draws into a whole tensor, with two numbers that say how.
void fill_randomly(Op op, TensorImpl& a, uint64_t words, tp_scalar_t first,
                   tp_scalar_t second, Generator& generator) {
  a.storage().check_writable();
  const DType dtype = part_of(a.dtype());
  const Kernel kernel = get_kernel(op, a.device().type, dtype);
  const auto fill = [&](TensorImpl& out) {
    DrawCall draw(op, dtype, out, words, generator);
    draw.call().add_attribute(first);
    draw.call().add_attribute(second);
    draw.run(kernel, out);
  };
  write_in_place(a, [&](TensorImpl& out) {
    if (out.numel() == 0) return;
    if (out.dtype() == dtype) return fill(out);
    // The two parts of a complex number are one dimension more, the last.
    fill(*view_dtype(*unsqueeze(out, -1), dtype));
  });
}

// A number as the dtype has it.
double rounded(double value, DType dtype) noexcept {
  alignas(16) unsigned char element[sizeof(Complex<double>)];
  store_scalar(scalar_of(value), dtype, element);
  return load_scalar(dtype, element).real;
}

// The most that every integer up to it is a value of the dtype.
uint64_t exact_up_to(DType dtype) noexcept {
  return visit_dtype(dtype, [](auto zero) -> uint64_t {
    using T = decltype(zero);
    if constexpr (element::kIsBool<T>) {
      return 1;
    } else if constexpr (element::kIsInteger<T>) {
      return static_cast<uint64_t>(std::numeric_limits<T>::max());
    } else if constexpr (std::is_same_v<T, double>) {
      return uint64_t{1} << 53;
    } else if constexpr (std::is_same_v<T, float>) {
      return uint64_t{1} << 24;
    } else if constexpr (std::is_same_v<T, F16>) {
      return uint64_t{1} << 11;
    } else if constexpr (std::is_same_v<T, BF16>) {
      return uint64_t{1} << 8;
    } else if constexpr (std::is_same_v<T, F8E4M3FN>) {
      return uint64_t{1} << 4;
    } else {
      return uint64_t{1} << 3;
    }
  });
}

void check_holds(DType dtype, int64_t value) {
  const uint64_t most = exact_up_to(dtype);
  const bool is_signed =
      is_signed_integer(dtype) || dtype_kind(dtype) == TP_KIND_FLOAT;
  const uint64_t beyond_zero =
      is_signed ? most + (dtype_kind(dtype) == TP_KIND_INTEGER ? 1 : 0) : 0;
  const bool holds =
      value >= 0 ? static_cast<uint64_t>(value) <= most
                 : uint64_t{0} - static_cast<uint64_t>(value) <= beyond_zero;
  if (holds) return;
  fail(TP_ERROR_RANGE, "randint: %s does not hold all integers to %lld",
       dtype_name(dtype), static_cast<long long>(value));
}

void check_probability(const char* name, double p) {
  if (p >= 0 && p <= 1) return;
  fail_at(2, TP_ERROR_ARGUMENT, "%s: the probability is not from 0 to 1", name);
}

void draw_truths(Kernel kernel, TensorImpl& out, const TensorImpl& p,
                 Generator& generator) {
  if (out.numel() == 0) return;
  DrawCall draw(Op::kBernoulli, p.dtype(), out, 1, generator);
  draw.plan().add(p);
  draw.run(kernel, out, p);
}

Kernel bernoulli_kernel(const TensorImpl& p) {
  return get_kernel(Op::kBernoulli, p.device().type, p.dtype());
}

class Dropout {
 public:
  Dropout(const TensorImpl& a, double p, Generator& generator)
      : stays_(1 - p),
        kernel_(get_kernel(Op::kDropout, a.device().type, a.dtype())),
        generator_(generator) {}

  void run(TensorImpl& out, const TensorImpl& from) const {
    if (out.numel() == 0) return;
    DrawCall draw(Op::kDropout, out.dtype(), out, 1, generator_);
    draw.call().add_attribute(scalar_of(stays_));
    draw.plan().add(from);
    draw.run(kernel_, out, from);
  }

 private:
  double stays_;
  Kernel kernel_;
  Generator& generator_;
};

// The numbers below n: each place in turn, from the last on, gets one of those
// that are not yet given away.
void shuffle(int64_t* numbers, int64_t n, RandomBlocks blocks) noexcept {
  constexpr int64_t kPerFill = philox::kLanes * philox::kWords / 2;
  uint32_t words[philox::kLanes * philox::kWords];
  for (int64_t i = 0; i < n; ++i) numbers[i] = i;
  int64_t filled = -1;
  for (int64_t i = n - 1; i > 0; --i) {
    if (i / kPerFill != filled) {
      filled = i / kPerFill;
      philox::fill(
          blocks.seed,
          blocks.first + static_cast<uint64_t>(filled) * philox::kLanes, words);
    }
    const uint64_t chosen =
        philox::below(words + i % kPerFill * 2, static_cast<uint64_t>(i) + 1);
    std::swap(numbers[i], numbers[chosen]);
  }
}

}  // namespace

void uniform_inplace(TensorImpl& a, double from, double to,
                     Generator& generator) {
  const DType dtype = part_of(a.dtype());
  check_legal(Op::kUniform, dtype);
  const double low = rounded(from, dtype);
  const double high = rounded(to, dtype);
  const bool is_f64 = dtype == DType::kF64;
  const double length = is_f64 ? high - low
                               : static_cast<double>(static_cast<float>(high) -
                                                     static_cast<float>(low));
  if (!(low <= high) || !std::isfinite(length)) {
    fail(TP_ERROR_ARGUMENT,
         "uniform: no interval of %s that has finite ends and length",
         dtype_name(dtype));
  }
  fill_randomly(Op::kUniform, a, words_of(dtype), scalar_of(from),
                scalar_of(to), generator);
}

void normal_inplace(TensorImpl& a, double mean, double deviation,
                    Generator& generator) {
  if (!(deviation >= 0)) {
    fail_at(3, TP_ERROR_ARGUMENT, "normal: the deviation is below 0");
  }
  const DType dtype = part_of(a.dtype());
  // Half of a complex number's variance is that of either part.
  const double of_part =
      dtype == a.dtype() ? deviation : deviation * 0.70710678118654752;
  fill_randomly(Op::kNormal, a, words_of(dtype), scalar_of(mean),
                scalar_of(of_part), generator);
}

void randint_inplace(TensorImpl& a, int64_t low, int64_t high,
                     Generator& generator) {
  check_legal(Op::kRandint, a.dtype());
  if (low >= high) {
    fail(TP_ERROR_ARGUMENT, "randint: no integers from %lld to below %lld",
         static_cast<long long>(low), static_cast<long long>(high));
  }
  check_holds(a.dtype(), low);
  check_holds(a.dtype(), high - 1);
  fill_randomly(Op::kRandint, a, 2, scalar_of(low), scalar_of(high), generator);
}

Tensor bernoulli(const TensorImpl& p, Generator& generator) {
  const Kernel kernel = bernoulli_kernel(p);
  const TensorImpl* const inputs[] = {&p};
  Tensor out = make_output(p.sizes(), p.dtype(), inputs, 1);
  draw_truths(kernel, *out, p, generator);
  return out;
}

void bernoulli_out(const TensorImpl& p, Generator& generator, TensorImpl& out) {
  const Kernel kernel = bernoulli_kernel(p);
  check_out(Op::kBernoulli, out, p.sizes(), out.dtype(), p.device());
  check_out_overlap(Op::kBernoulli, out, p, ExactAlias::kAllow);
  draw_truths(kernel, out, p, generator);
  out.storage().bump_version();
}

void bernoulli_inplace(TensorImpl& a, const TensorImpl& p,
                       Generator& generator) {
  const Kernel kernel = bernoulli_kernel(p);
  check_same_device(Op::kBernoulli, a, p);
  a.storage().check_writable();
  const Tensor whole = expand(p, a.sizes());
  Tensor held;
  write_in_place(a, [&](TensorImpl& out) {
    const TensorImpl* from = whole.get();
    if (overlap_of(out, *from) == Overlap::kPartial) {
      held = clone(*from, TP_FORMAT_PRESERVE);
      from = held.get();
    }
    draw_truths(kernel, out, *from, generator);
  });
}

void bernoulli_inplace(TensorImpl& a, double p, Generator& generator) {
  check_probability("bernoulli", p);
  a.storage().check_writable();
  const Kernel kernel =
      get_kernel(Op::kBernoulli, a.device().type, DType::kF64);
  write_in_place(a, [&](TensorImpl& out) {
    if (out.numel() == 0) return;
    DrawCall draw(Op::kBernoulli, DType::kF64, out, 1, generator);
    draw.plan().add_element(&p, DType::kF64);
    draw.call().host_operands = 1u << 1;
    draw.run(kernel, out);
  });
}

Tensor dropout(TensorImpl& a, double p, bool training, Generator& generator) {
  check_probability("dropout", p);
  const Dropout drop(a, p, generator);
  if (!training) return Tensor::borrow(&a);
  const TensorImpl* const inputs[] = {&a};
  Tensor out = make_output(a.sizes(), a.dtype(), inputs, 1);
  drop.run(*out, a);
  return out;
}

void dropout_inplace(TensorImpl& a, double p, bool training,
                     Generator& generator) {
  check_probability("dropout", p);
  const Dropout drop(a, p, generator);
  a.storage().check_writable();
  if (!training) return;
  write_in_place(a, [&](TensorImpl& out) { drop.run(out, out); });
}

Tensor randperm(int64_t n, DType dtype, Device device, Generator& generator) {
  if (n < 0) {
    fail_at(1, TP_ERROR_ARGUMENT, "randperm of %lld numbers",
            static_cast<long long>(n));
  }
  if (!contains(op_info(Op::kRandint).legal, static_cast<int32_t>(dtype))) {
    fail(TP_ERROR_DTYPE, "randperm is not defined for %s", dtype_name(dtype));
  }
  if (n > 0) check_holds(dtype, n - 1);
  const Tensor numbers = make_empty(Dims(&n, 1), DType::kI64, Device());
  shuffle(reinterpret_cast<int64_t*>(numbers->data()), n,
          generator.take(blocks_of(n, 2)));
  return to(*numbers, dtype, device, TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

}  // namespace tp
