// Training by libtorch.
#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <torch/optim/adamw.h>

#include <vector>

#include "bench.h"
#include "training_cases.h"

namespace bench {
namespace {

class Network {
 public:
  Network()
      : pixels_(at::rand({kRows, kWidths[0]})),
        labels_(at::randint(0, 10, {kRows}, at::kLong)) {
    for (int i = 0; i < 2 * kLayers; ++i) {
      const std::int64_t from = kWidths[i / 2], to = kWidths[i / 2 + 1];
      at::Tensor p = i % 2 == 0 ? at::empty({to, from}) : at::empty({to});
      p.uniform_(-0.1, 0.1);
      p.requires_grad_();
      parameters_.push_back(p);
    }
    optimizer_ = std::make_unique<torch::optim::AdamW>(
        parameters_, torch::optim::AdamWOptions(kRate).weight_decay(kDecay));
  }

  void train_epoch() {
    const at::Tensor order = at::randperm(kRows, at::kLong);
    for (std::int64_t at = 0; at < kRows; at += kBatch) {
      train_batch(order.slice(0, at, at + kBatch));
    }
  }

 private:
  void train_batch(const at::Tensor& rows) {
    at::Tensor x = pixels_.index_select(0, rows);
    const at::Tensor labels = labels_.index_select(0, rows);
    for (int i = 0; i < kLayers; ++i) {
      x = at::linear(x, parameters_[2 * i], parameters_[2 * i + 1]);
      if (i + 1 < kLayers) x.relu_();
    }
    const at::Tensor loss = at::cross_entropy_loss(x, labels);
    loss.backward();
    optimizer_->step();
    for (at::Tensor& p : parameters_) p.mutable_grad().reset();
    benchmark::DoNotOptimize(loss.item<float>());
  }

  at::Tensor pixels_, labels_;
  std::vector<at::Tensor> parameters_;
  std::unique_ptr<torch::optim::AdamW> optimizer_;
};

class Chain {
 public:
  explicit Chain(std::size_t n) {
    for (int i = 0; i < 3; ++i) {
      inputs_[i] = at::from_blob(buffer(i, n), std::int64_t(n)).clone();
      if (i > 0) inputs_[i].requires_grad_();
    }
  }

  at::Tensor forward() const {
    return at::sum(
        at::tanh(at::add(at::mul(inputs_[0], inputs_[1]), inputs_[2])));
  }

  void there_and_back() {
    forward().backward();
    for (int i = 1; i < 3; ++i) inputs_[i].mutable_grad().reset();
  }

 private:
  at::Tensor inputs_[3];
};

}  // namespace

void add_torch_training() {
  add("training", kEpoch, "libtorch", 1, [](benchmark::State& state) {
    at::set_num_threads(1);
    Network network;
    for (auto _ : state) network.train_epoch();
  });
  for (const std::size_t n : kChainSizes) {
    add("training", chain_name(n, kThereAndBack), "libtorch", 1,
        [n](benchmark::State& state) {
          at::set_num_threads(1);
          Chain chain(n);
          for (auto _ : state) chain.there_and_back();
        });
    add("training", chain_name(n, kRecording), "libtorch", 1,
        [n](benchmark::State& state) {
          at::set_num_threads(1);
          const Chain chain(n);
          for (auto _ : state) benchmark::DoNotOptimize(chain.forward());
        });
  }
}

}  // namespace bench
