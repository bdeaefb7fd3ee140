/* Trains a network that reads hand-written digits, from plain C.
 *
 *   train_digits FOLDER [WEIGHTS]   for example: train_digits tests/data/digits
 *
 * The weights are written as safetensors, which digits.c reads too. Fails
 * unless the network reads at least 97 of 100 digits that it was not trained
 * on, and unless a gradient that would be wrong is refused. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tensorplay/tensorplay.h>
#include <time.h>

enum { kLayers = 3, kParameters = 2 * kLayers, kEpochs = 30, kBatch = 50 };
enum { kMoments = 2 };
static const int64_t kSizes[kLayers + 1] = {64, 128, 64, 10};
static const char* const kNames[kParameters] = {"layer0.weight", "layer0.bias",
                                                "layer1.weight", "layer1.bias",
                                                "layer2.weight", "layer2.bias"};
static const double kRate = 0.02, kDecay = 0.1, kLeastAccuracy = 0.97;
static const double kLargest = 16; /* pixel */
/* Runs one call; on failure its status is kept and the clean-up follows. */
#define TRY(call) \
  if ((status = (call)) != TP_OK) goto done

typedef struct network_t {
  tp_tensor_t* parameters[kParameters];
  tp_tensor_t* moments[kParameters][kMoments]; /* what AdamW remembers */
  int64_t steps;
} network_t;

typedef struct digits_t {
  tp_tensor_t *pixels, *labels; /* f32 (n, 64) and i64 (n) */
} digits_t;

static void release(tp_tensor_t* a, tp_tensor_t* b, tp_tensor_t* c) {
  tp_tensor_release(a);
  tp_tensor_release(b);
  tp_tensor_release(c);
}

static tp_scalar_t number(double value) {
  tp_scalar_t scalar;
  tp_scalar_set_f64(&scalar, value);
  return scalar;
}

static double item(const tp_tensor_t* tensor) {
  tp_scalar_t scalar;
  if (tp_tensor_item(tensor, &scalar) != TP_OK) return NAN;
  return scalar.dtype == TP_DTYPE_I64 ? (double)scalar.integer : scalar.real;
}

static tp_status_t load_npy(const char* folder, const char* name,
                            tp_tensor_t** out) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return tp_npy_load(path, TP_LOAD_READ, out);
}

/* The rows that a file names, as numbers from 0 to 1. */
static tp_status_t load_digits(const char* folder, const char* rows_name,
                               digits_t* digits) {
  const int64_t flat[] = {-1, 64};
  const tp_scalar_t largest = number(kLargest);
  tp_tensor_t *images = NULL, *labels = NULL, *rows = NULL, *chosen = NULL;
  tp_tensor_t* floats = NULL;
  tp_status_t status = TP_OK;
  TRY(load_npy(folder, "digits_images.npy", &images));
  TRY(load_npy(folder, "digits_labels.npy", &labels));
  TRY(load_npy(folder, rows_name, &rows));
  TRY(tp_index_select(labels, 0, rows, &digits->labels));
  TRY(tp_index_select(images, 0, rows, &chosen));
  TRY(tp_to(chosen, TP_DTYPE_F32, 0, 0, 0, 0, &floats));
  TRY(tp_div_scalar_inplace(floats, &largest));
  TRY(tp_reshape(floats, flat, 2, &digits->pixels));
done:
  release(images, labels, rows);
  release(chosen, floats, NULL);
  return status;
}

static tp_status_t make_network(tp_generator_t* generator, network_t* network) {
  tp_status_t status = TP_OK;
  for (int i = 0; i < kParameters; ++i) {
    const int64_t from = kSizes[i / 2], to = kSizes[i / 2 + 1];
    const int64_t sizes[] = {to, from};
    const size_t rank = i % 2 == 0 ? 2 : 1;
    const double bound = 1 / sqrt((double)from);
    tp_tensor_t** const p = &network->parameters[i];
    TRY(tp_empty(sizes, rank, TP_DTYPE_F32, 0, 0, 0, p));
    for (int k = 0; k < kMoments; ++k) {
      TRY(tp_empty_like(*p, 0, &network->moments[i][k]));
    }
    TRY(tp_uniform_inplace(*p, -bound, bound, generator));
    TRY(tp_tensor_set_requires_grad(*p, 1));
  }
done:
  return status;
}

/* What the network makes of rows of pixels: ten numbers for each. */
static tp_status_t forward(const network_t* network, const tp_tensor_t* pixels,
                           tp_tensor_t** out) {
  tp_status_t status = TP_OK;
  tp_tensor_t *x = NULL, *next = NULL;
  for (int i = 0; i < kLayers; ++i) {
    TRY(tp_linear(i == 0 ? pixels : x, network->parameters[2 * i],
                  network->parameters[2 * i + 1], &next));
    tp_tensor_release(x);
    x = next;
    next = NULL;
    if (i + 1 < kLayers) TRY(tp_relu_inplace(x));
  }
  *out = tp_tensor_retain(x);
done:
  tp_tensor_release(x);
  return status;
}

/* A step of AdamW for each parameter; forgets the gradients. */
static tp_status_t step(network_t* network, double rate) {
  tp_adam_options_t options;
  tp_tensor_t* gradient = NULL;
  tp_status_t status = tp_adam_options_init(&options, sizeof options);
  options.lr = rate;
  options.weight_decay = kDecay;
  ++network->steps;
  tp_grad_mode_push(0);
  for (int i = 0; i < kParameters && status == TP_OK; ++i) {
    tp_tensor_t* const p = network->parameters[i];
    tp_tensor_t** const moments = network->moments[i];
    TRY(tp_tensor_grad_get(p, &gradient));
    TRY(tp_adamw_inplace(p, gradient, moments[0], moments[1], NULL,
                         network->steps, &options));
    TRY(tp_tensor_grad_set(p, NULL));
    tp_tensor_release(gradient);
    gradient = NULL;
  }
done:
  tp_grad_mode_pop();
  tp_tensor_release(gradient);
  return status;
}

static tp_status_t train_batch(network_t* network, const digits_t* digits,
                               const tp_tensor_t* rows, double rate,
                               double* loss) {
  tp_tensor_t *pixels = NULL, *labels = NULL, *logits = NULL, *mean = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_index_select(digits->pixels, 0, rows, &pixels));
  TRY(tp_index_select(digits->labels, 0, rows, &labels));
  TRY(forward(network, pixels, &logits));
  TRY(tp_cross_entropy(logits, labels, NULL, TP_TARGET_IGNORED, TP_LOSS_MEAN,
                       &mean));
  const tp_tensor_t* roots[] = {mean};
  TRY(tp_backward(roots, 1, NULL, 0));
  TRY(step(network, rate));
  *loss += item(mean);
done:
  release(pixels, labels, logits);
  tp_tensor_release(mean);
  return status;
}

static tp_status_t accuracy(const network_t* network, const digits_t* digits,
                            double* out) {
  tp_tensor_t *logits = NULL, *guesses = NULL, *right = NULL, *sum = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_inference_mode_push(1));
  TRY(forward(network, digits->pixels, &logits));
  TRY(tp_argmax(logits, 1, 0, &guesses));
  TRY(tp_eq(guesses, digits->labels, &right));
  TRY(tp_sum(right, NULL, 0, 0, &sum));
  *out = item(sum) / (double)tp_tensor_numel(right);
done:
  tp_inference_mode_pop();
  release(logits, guesses, right);
  tp_tensor_release(sum);
  return status;
}

/* As digits.c reads them, which moves and scales pixels first: the saved
 * numbers make that the division that was trained with. */
static tp_status_t save(const network_t* network, const char* path) {
  const int64_t sizes[] = {kSizes[0]};
  const tp_scalar_t largest = number(kLargest);
  const char* names[kParameters + 2] = {"input.mean", "input.std"};
  const tp_tensor_t* tensors[kParameters + 2];
  tp_tensor_t *mean = NULL, *deviation = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_zeros(sizes, 1, TP_DTYPE_F32, 0, 0, &mean));
  TRY(tp_full(sizes, 1, &largest, TP_DTYPE_F32, 0, 0, &deviation));
  tensors[0] = mean;
  tensors[1] = deviation;
  for (int i = 0; i < kParameters; ++i) {
    names[2 + i] = kNames[i];
    tensors[2 + i] = network->parameters[i];
  }
  TRY(tp_safetensors_save(path, names, tensors, kParameters + 2, NULL, NULL,
                          0));
done:
  release(mean, deviation, NULL);
  return status;
}

/* Of the processor. */
static double seconds_since(clock_t start) {
  return (double)(clock() - start) / CLOCKS_PER_SEC;
}

static tp_status_t train(network_t* network, const digits_t* train_digits,
                         const digits_t* test_digits, tp_generator_t* generator,
                         double* reached) {
  const int64_t n = tp_tensor_sizes(train_digits->labels)[0];
  tp_tensor_t *order = NULL, *rows = NULL;
  tp_status_t status = TP_OK;
  const clock_t start = clock();
  for (int epoch = 1; epoch <= kEpochs; ++epoch) {
    const double rate = kRate * (1 - (epoch - 1.0) / kEpochs);
    double loss = 0;
    TRY(tp_randperm(n, TP_DTYPE_I64, 0, 0, generator, &order));
    for (int64_t at = 0; at < n; at += kBatch) {
      TRY(tp_slice(order, 0, at, at + kBatch, 1, &rows));
      TRY(train_batch(network, train_digits, rows, rate, &loss));
      tp_tensor_release(rows);
      rows = NULL;
    }
    tp_tensor_release(order);
    order = NULL;
    TRY(accuracy(network, test_digits, reached));
    if (epoch % 5 == 0) {
      printf("epoch %2d   loss %.4f   accuracy %.2f %%   %.2f s\n", epoch,
             loss * kBatch / (double)n, 100 * *reached, seconds_since(start));
    }
  }
done:
  release(order, rows, NULL);
  return status;
}

/* exp needs its result to go back; writing over that result is told. */
static tp_status_t show_guard(int* refused) {
  const double values[] = {0, 1, 2};
  const int64_t sizes[] = {3};
  const tp_scalar_t one = number(1);
  tp_tensor_t *x = NULL, *h = NULL, *sum = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_tensor_from_data(values, sizeof values, sizes, 1, TP_DTYPE_F64, &x));
  TRY(tp_tensor_set_requires_grad(x, 1));
  TRY(tp_exp(x, &h));
  TRY(tp_add_scalar_inplace(h, &one));
  TRY(tp_sum(h, NULL, 0, 0, &sum));
  const tp_tensor_t* roots[] = {sum};
  *refused = tp_backward(roots, 1, NULL, 0) == TP_ERROR_VERSION;
  printf("refused: %s\n", tp_error_message(NULL));
done:
  release(x, h, sum);
  return status;
}

int main(int argc, char** argv) {
  network_t network;
  digits_t digits[2] = {{NULL, NULL}, {NULL, NULL}};
  tp_generator_t* generator = NULL;
  double reached = 0;
  int refused = 0;
  tp_status_t status = TP_OK;
  char text[1024];
  memset(&network, 0, sizeof network);
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: %s FOLDER [WEIGHTS]\n", argv[0]);
    return 2;
  }
  TRY(load_digits(argv[1], "digits_train_rows.npy", &digits[0]));
  TRY(load_digits(argv[1], "digits_test_rows.npy", &digits[1]));
  TRY(tp_generator_new(1, &generator));
  TRY(make_network(generator, &network));
  TRY(train(&network, &digits[0], &digits[1], generator, &reached));
  if (argc == 3) TRY(save(&network, argv[2]));
  TRY(show_guard(&refused));
done:
  for (int i = 0; i < kParameters; ++i) {
    release(network.parameters[i], network.moments[i][0],
            network.moments[i][1]);
  }
  for (int i = 0; i < 2; ++i) {
    release(digits[i].pixels, digits[i].labels, NULL);
  }
  tp_generator_release(generator);
  if (status != TP_OK || tp_shutdown() != TP_OK) {
    tp_error_format(NULL, text, sizeof text);
    fprintf(stderr, "train_digits: %s\n", text);
    return 1;
  }
  printf("objects left at shutdown: none\n");
  return !(reached >= kLeastAccuracy && refused);
}
