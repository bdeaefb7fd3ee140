// Training by the product.
#include <utility>

#include "tensorplay_use.h"
#include "training_cases.h"

namespace bench {
namespace {

void check(tp_status_t status, const char* what) {
  if (status != TP_OK) give_up(what);
}

Tensor zeros(std::initializer_list<std::int64_t> sizes, tp_dtype_t dtype) {
  Tensor made;
  check(tp_zeros(sizes.begin(), sizes.size(), dtype, TP_DEVICE_CPU, 0,
                 made.out()),
        "zeros");
  return made;
}

class Network {
 public:
  Network() {
    check(tp_generator_new(1, &generator_), "a generator");
    for (int i = 0; i < 2 * kLayers; ++i) {
      const std::int64_t from = kWidths[i / 2], to = kWidths[i / 2 + 1];
      parameters_[i] = i % 2 == 0 ? zeros({to, from}, TP_DTYPE_F32)
                                  : zeros({to}, TP_DTYPE_F32);
      tp_tensor_t* const p = parameters_[i].get();
      check(tp_uniform_inplace(p, -0.1, 0.1, generator_), "uniform");
      check(tp_tensor_set_requires_grad(p, 1), "requires_grad");
      for (Tensor& moment : moments_[i]) {
        check(tp_empty_like(p, 0, moment.out()), "a moment");
      }
    }
    pixels_ = zeros({kRows, kWidths[0]}, TP_DTYPE_F32);
    labels_ = zeros({kRows}, TP_DTYPE_I64);
    check(tp_uniform_inplace(pixels_.get(), 0, 1, generator_), "pixels");
    check(tp_randint_inplace(labels_.get(), 0, 10, generator_), "labels");
    check(tp_adam_options_init(&options_, sizeof options_), "options");
    options_.lr = kRate;
    options_.weight_decay = kDecay;
  }
  ~Network() { tp_generator_release(generator_); }
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  void train_epoch() {
    Tensor order;
    check(tp_randperm(kRows, TP_DTYPE_I64, TP_DEVICE_CPU, 0, generator_,
                      order.out()),
          "randperm");
    for (std::int64_t at = 0; at < kRows; at += kBatch) {
      Tensor rows;
      check(tp_slice(order.get(), 0, at, at + kBatch, 1, rows.out()), "slice");
      train_batch(rows);
    }
  }

 private:
  void train_batch(const Tensor& rows) {
    Tensor x, labels, loss;
    check(tp_index_select(pixels_.get(), 0, rows.get(), x.out()), "pixels");
    check(tp_index_select(labels_.get(), 0, rows.get(), labels.out()),
          "labels");
    for (int i = 0; i < kLayers; ++i) {
      Tensor next;
      check(tp_linear(x.get(), parameters_[2 * i].get(),
                      parameters_[2 * i + 1].get(), next.out()),
            "linear");
      x = std::move(next);
      if (i + 1 < kLayers) check(tp_relu_inplace(x.get()), "relu");
    }
    check(tp_cross_entropy(x.get(), labels.get(), nullptr, TP_TARGET_IGNORED,
                           TP_LOSS_MEAN, loss.out()),
          "cross_entropy");
    const tp_tensor_t* const roots[] = {loss.get()};
    check(tp_backward(roots, 1, nullptr, 0), "backward");
    step();
    tp_scalar_t item;
    check(tp_tensor_item(loss.get(), &item), "item");
    benchmark::DoNotOptimize(item.real);
  }

  void step() {
    ++steps_;
    check(tp_grad_mode_push(0), "grad mode");
    for (int i = 0; i < 2 * kLayers; ++i) {
      tp_tensor_t* const p = parameters_[i].get();
      Tensor gradient;
      check(tp_tensor_grad_get(p, gradient.out()), "grad");
      check(tp_adamw_inplace(p, gradient.get(), moments_[i][0].get(),
                             moments_[i][1].get(), nullptr, steps_, &options_),
            "adamw");
      check(tp_tensor_grad_set(p, nullptr), "no grad");
    }
    check(tp_grad_mode_pop(), "grad mode");
  }

  tp_generator_t* generator_ = nullptr;
  Tensor parameters_[2 * kLayers];
  Tensor moments_[2 * kLayers][2];
  Tensor pixels_, labels_;
  tp_adam_options_t options_;
  std::int64_t steps_ = 0;
};

class Chain {
 public:
  explicit Chain(std::size_t n) {
    const auto size = std::int64_t(n);
    for (int i = 0; i < 3; ++i) {
      check(tp_tensor_from_data(buffer(i, n), n * sizeof(float), &size, 1,
                                TP_DTYPE_F32, inputs_[i].out()),
            "an input");
      if (i > 0) {
        check(tp_tensor_set_requires_grad(inputs_[i].get(), 1), "w, b");
      }
    }
  }

  Tensor forward() const {
    Tensor product, sum, tanh, loss;
    check(tp_mul(inputs_[0].get(), inputs_[1].get(), product.out()), "mul");
    check(tp_add(product.get(), inputs_[2].get(), sum.out()), "add");
    check(tp_tanh(sum.get(), tanh.out()), "tanh");
    check(tp_sum(tanh.get(), nullptr, 0, 0, loss.out()), "sum");
    return loss;
  }

  void there_and_back() const {
    const Tensor loss = forward();
    const tp_tensor_t* const roots[] = {loss.get()};
    check(tp_backward(roots, 1, nullptr, 0), "backward");
    for (int i = 1; i < 3; ++i) {
      check(tp_tensor_grad_set(inputs_[i].get(), nullptr), "no grad");
    }
  }

 private:
  Tensor inputs_[3];
};

}  // namespace

void add_tensorplay_training() {
  add("training", kEpoch, "tensorplay", 1, [](benchmark::State& state) {
    tp_set_num_threads(1);
    Network network;
    for (auto _ : state) network.train_epoch();
  });
  for (const std::size_t n : kChainSizes) {
    add("training", chain_name(n, kThereAndBack), "tensorplay", 1,
        [n](benchmark::State& state) {
          tp_set_num_threads(1);
          const Chain chain(n);
          for (auto _ : state) chain.there_and_back();
        });
    add("training", chain_name(n, kRecording), "tensorplay", 1,
        [n](benchmark::State& state) {
          tp_set_num_threads(1);
          const Chain chain(n);
          for (auto _ : state) benchmark::DoNotOptimize(chain.forward());
        });
  }
}

}  // namespace bench
