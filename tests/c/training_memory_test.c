/* A step of training takes what it must, counted by hand: parameters,
 * gradients, what the optimiser remembers, and what the forward pass saved. */
#include "c/support/gradients.h"

enum { kMostLayers = 16, kClasses = 10, kFloat = 4, kIndex = 8 };

/* Fully connected, with relu between layers. */
typedef struct Network {
  int layers;
  int64_t sizes[kMostLayers + 1];
  int64_t batch;
  tp_tensor_t* parameters[2 * kMostLayers]; /* weight, bias, weight, ... */
  tp_tensor_t* moments[2 * kMostLayers][2];
  tp_tensor_t *rows, *labels;
} Network;

static void make(Network* network) {
  tp_generator_t* generator;
  assert_ok(tp_generator_new(1, &generator));
  for (int i = 0; i < 2 * network->layers; ++i) {
    const int64_t from = network->sizes[i / 2], to = network->sizes[i / 2 + 1];
    tp_tensor_t* const p = i % 2 == 0 ? tt_zeros(TP_DTYPE_F32, DIMS(to, from))
                                      : tt_zeros(TP_DTYPE_F32, DIMS(to));
    assert_ok(tp_uniform_inplace(p, -0.1, 0.1, generator));
    assert_ok(tp_tensor_set_requires_grad(p, 1));
    network->parameters[i] = p;
    for (int k = 0; k < 2; ++k) {
      assert_ok(tp_empty_like(p, 0, &network->moments[i][k]));
    }
  }
  network->rows =
      tt_zeros(TP_DTYPE_F32, DIMS(network->batch, network->sizes[0]));
  network->labels = tt_zeros(TP_DTYPE_I64, DIMS(network->batch));
  assert_ok(tp_uniform_inplace(network->rows, 0, 1, generator));
  assert_ok(tp_randint_inplace(network->labels, 0, kClasses, generator));
  tp_generator_release(generator);
}

static void drop(Network* network) {
  for (int i = 0; i < 2 * network->layers; ++i) {
    DROP(network->parameters[i], network->moments[i][0],
         network->moments[i][1]);
  }
  DROP(network->rows, network->labels);
}

static tp_tensor_t* loss_of(const Network* network) {
  tp_tensor_t *x = tp_tensor_retain(network->rows), *next, *loss;
  for (int i = 0; i < network->layers; ++i) {
    assert_ok(tp_linear(x, network->parameters[2 * i],
                        network->parameters[2 * i + 1], &next));
    DROP(x);
    x = next;
    if (i + 1 < network->layers) assert_ok(tp_relu_inplace(x));
  }
  assert_ok(tp_cross_entropy(x, network->labels, NULL, TP_TARGET_IGNORED,
                             TP_LOSS_MEAN, &loss));
  DROP(x);
  return loss;
}

static void train(Network* network, int64_t step) {
  tp_adam_options_t options;
  assert_ok(tp_adam_options_init(&options, sizeof options));
  tp_tensor_t *loss = loss_of(network), *gradient;
  assert_ok(backward(loss, 0));
  DROP(loss);
  assert_ok(tp_grad_mode_push(0));
  for (int i = 0; i < 2 * network->layers; ++i) {
    tp_tensor_t* const p = network->parameters[i];
    assert_ok(tp_tensor_grad_get(p, &gradient));
    assert_ok(tp_adam_inplace(p, gradient, network->moments[i][0],
                              network->moments[i][1], NULL, step, &options));
    assert_ok(tp_tensor_grad_set(p, NULL));
    DROP(gradient);
  }
  assert_ok(tp_grad_mode_pop());
}

/* Bytes by the sizes alone. */
static int64_t counted(const Network* network) {
  int64_t parameters = 0, saved = 0;
  for (int i = 0; i < network->layers; ++i) {
    const int64_t from = network->sizes[i], to = network->sizes[i + 1];
    parameters += (to * from + to) * kFloat;
    /* Each layer saves what comes in; relu saves the same bytes. */
    saved += network->batch * from * kFloat;
  }
  /* cross_entropy saves the logarithms of softmax, and the labels. */
  saved += network->batch * (kClasses * kFloat + kIndex);
  const int64_t gradients = parameters, moments = 2 * parameters;
  return parameters + gradients + moments + saved;
}

static void check(Network network) {
  tp_allocator_t* const cpu = tt_cpu();
  make(&network);
  train(&network, 1);
  assert_ok(tp_allocator_reset_peak(cpu));
  train(&network, 2);
  const double peak = (double)tt_stats(cpu).peak_bytes;
  tp_allocator_release(cpu);
  const double ratio = peak / (double)counted(&network);
  print_message("%d layers, batch %d: %.0f bytes, %.3f of what is counted\n",
                network.layers, (int)network.batch, peak, ratio);
  assert_true(ratio < 1.1);
  assert_true(ratio > 0.9);
  drop(&network);
}

TEST(training_the_digits_takes_what_it_must) {
  tp_debug_set_caching(0);
  check((Network){.layers = 3, .sizes = {64, 128, 64, kClasses}, .batch = 50});
  tp_debug_set_caching(1);
}

TEST(training_a_wide_network_takes_what_it_must) {
  check(
      (Network){.layers = 3, .sizes = {256, 1024, 512, kClasses}, .batch = 64});
}

TEST(training_a_deep_network_takes_what_it_must) {
  Network network = {.layers = kMostLayers, .batch = 1024};
  for (int i = 0; i < kMostLayers; ++i) network.sizes[i] = 128;
  network.sizes[kMostLayers] = kClasses;
  check(network);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(training_the_digits_takes_what_it_must),
      T(training_a_wide_network_takes_what_it_must),
      T(training_a_deep_network_takes_what_it_must),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
