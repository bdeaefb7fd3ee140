/* Reads hand-written digits with a trained network, from plain C.
 *
 *   digits FOLDER [WEIGHTS]     for example: digits tests/data/digits
 *
 * The weights are mapped: every tensor made of them is a view of the file's
 * pages. Fails unless the network reads as well as where it was trained. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <tensorplay/tensorplay.h>

enum { kExpectedCorrect = 393, kExpectedRows = 397 };
static const double kLargestDifference = 2e-4;
/* Runs one call; on failure its status is kept and the clean-up follows. */
#define TRY(call) \
  if ((status = (call)) != TP_OK) goto done

typedef struct figures_t {
  int64_t rows, correct;
  double difference;    /* from the logits that were computed in float64 */
  uint64_t mapped;      /* bytes read where the file's pages lie */
  int32_t views, alike; /* views made, and those with their base's bytes */
  tp_allocator_stats_t memory;
} figures_t;

static void release(tp_tensor_t* a, tp_tensor_t* b, tp_tensor_t* c) {
  tp_tensor_release(a);
  tp_tensor_release(b);
  tp_tensor_release(c);
}

static void count_view(const tp_tensor_t* base, const tp_tensor_t* view,
                       figures_t* figures) {
  figures->views++;
  figures->alike +=
      tp_storage_same(tp_tensor_storage(base), tp_tensor_storage(view)) &&
      tp_tensor_data(base) == tp_tensor_data(view);
}

static tp_status_t load_npy(const char* folder, const char* name,
                            tp_tensor_t** out) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return tp_npy_load(path, TP_LOAD_READ, out);
}

/* A tensor of the weights' file, counted if its bytes are mapped. */
static tp_status_t weight(const tp_safetensors_t* file, const char* layer,
                          const char* part, figures_t* figures,
                          tp_tensor_t** out) {
  char name[64];
  snprintf(name, sizeof name, "%s.%s", layer, part);
  tp_status_t status = tp_safetensors_get(file, name, out);
  if (!status &&
      (tp_storage_flags(tp_tensor_storage(*out)) & TP_STORAGE_MAPPED))
    figures->mapped += tp_tensor_nbytes(*out);
  return status;
}

/* The test rows as 64 floats each, normalised. */
static tp_status_t test_pixels(const char* folder, const tp_tensor_t* rows,
                               const tp_safetensors_t* file, figures_t* figures,
                               tp_tensor_t** out) {
  const int64_t flat[] = {-1, 64};
  tp_tensor_t *images = NULL, *chosen = NULL, *floats = NULL;
  tp_tensor_t *mean = NULL, *deviation = NULL;
  tp_status_t status = TP_OK;
  TRY(load_npy(folder, "digits_images.npy", &images));
  TRY(tp_index_select(images, 0, rows, &chosen));
  TRY(tp_to(chosen, TP_DTYPE_F32, 0, 0, 0, 0, &floats));
  TRY(tp_reshape(floats, flat, 2, out));
  count_view(floats, *out, figures);
  TRY(weight(file, "input", "mean", figures, &mean));
  TRY(weight(file, "input", "std", figures, &deviation));
  TRY(tp_sub_inplace(*out, mean)); /* 64 numbers, broadcast over the rows */
  TRY(tp_div_inplace(*out, deviation));
done:
  release(images, chosen, floats);
  release(mean, deviation, NULL);
  return status;
}

/* Replaces x by x @ weight.T + bias. */
static tp_status_t linear(const tp_safetensors_t* file, const char* layer,
                          figures_t* figures, tp_tensor_t** x) {
  tp_tensor_t *w = NULL, *turned = NULL, *bias = NULL, *product = NULL;
  tp_status_t status = TP_OK;
  TRY(weight(file, layer, "weight", figures, &w));
  TRY(weight(file, layer, "bias", figures, &bias));
  TRY(tp_t(w, &turned));
  count_view(w, turned, figures);
  TRY(tp_matmul(*x, turned, &product));
  TRY(tp_add_inplace(product, bias));
  tp_tensor_release(*x);
  *x = tp_tensor_retain(product);
done:
  tp_tensor_release(product);
  release(w, turned, bias);
  return status;
}

/* How many rows have their largest logit at their label. */
static tp_status_t count_correct(const tp_tensor_t* logits,
                                 const tp_tensor_t* labels,
                                 figures_t* figures) {
  tp_tensor_t *guesses = NULL, *right = NULL, *sum = NULL;
  tp_scalar_t number;
  tp_status_t status = TP_OK;
  TRY(tp_argmax(logits, 1, 0, &guesses));
  TRY(tp_eq(guesses, labels, &right));
  TRY(tp_sum(right, NULL, 0, 0, &sum));
  TRY(tp_tensor_item(sum, &number));
  figures->correct = number.integer;
  figures->rows = tp_tensor_numel(right);
done:
  release(guesses, right, sum);
  return status;
}

/* The largest |a - b|, found where the square is largest. */
static tp_status_t largest_difference(const tp_tensor_t* a,
                                      const tp_tensor_t* b, double* out) {
  tp_tensor_t *square = NULL, *place = NULL, *flat = NULL;
  tp_scalar_t number, largest;
  tp_status_t status = TP_OK;
  TRY(tp_sub(a, b, &square)); /* f32 and f64 meet in f64 */
  TRY(tp_mul_inplace(square, square));
  TRY(tp_argmax(square, TP_DIM_ALL, 0, &place));
  TRY(tp_tensor_item(place, &number));
  TRY(tp_flatten(square, 0, -1, &flat));
  TRY(tp_tensor_get(flat, &number.integer, 1, &largest));
  *out = sqrt(largest.real);
done:
  release(square, place, flat);
  return status;
}

static tp_status_t classify(const char* folder, const char* weights,
                            figures_t* figures) {
  tp_safetensors_t* file = NULL;
  tp_allocator_t* allocator = NULL;
  tp_tensor_t *rows = NULL, *labels = NULL, *wanted = NULL;
  tp_tensor_t *x = NULL, *reference = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_safetensors_open(weights, TP_LOAD_MAP, &file));
  TRY(load_npy(folder, "digits_test_rows.npy", &rows));
  TRY(test_pixels(folder, rows, file, figures, &x));
  TRY(linear(file, "layer0", figures, &x));
  TRY(tp_relu_inplace(x));
  TRY(linear(file, "layer1", figures, &x));
  TRY(tp_relu_inplace(x));
  TRY(linear(file, "layer2", figures, &x));
  TRY(load_npy(folder, "digits_labels.npy", &labels));
  TRY(tp_index_select(labels, 0, rows, &wanted));
  TRY(count_correct(x, wanted, figures));
  TRY(load_npy(folder, "digits_test_logits_f64.npy", &reference));
  TRY(largest_difference(x, reference, &figures->difference));
  TRY(tp_allocator_get(TP_DEVICE_CPU, &allocator));
  TRY(tp_allocator_stats(allocator, &figures->memory));
done:
  release(rows, labels, wanted);
  release(x, reference, NULL);
  tp_allocator_release(allocator);
  tp_safetensors_release(file);
  return status;
}

static void print_figures(const figures_t* f) {
  printf("correct                    %" PRId64 " of %" PRId64 " (%.2f %%)\n",
         f->correct, f->rows, 100.0 * (double)f->correct / (double)f->rows);
  printf("largest difference         %.2e from float64\n", f->difference);
  printf("bytes mapped               %" PRIu64 "\n", f->mapped);
  printf("bytes allocated            %" PRIu64 " (at most %" PRIu64 ")\n",
         f->memory.live_bytes, f->memory.peak_bytes);
  printf("bytes cached               %" PRIu64 "\n", f->memory.cached_bytes);
  printf("views without a copy       %" PRId32 " of %" PRId32 "\n", f->alike,
         f->views);
}

int main(int argc, char** argv) {
  char text[1024];
  figures_t figures = {0};
  figures.memory.struct_size = sizeof figures.memory;
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: %s FOLDER [WEIGHTS]\n", argv[0]);
    return 2;
  }
  snprintf(text, sizeof text, "%s/digits_mlp.safetensors", argv[1]);
  if (classify(argv[1], argc == 3 ? argv[2] : text, &figures) ||
      tp_shutdown()) { /* which tells whether an object was left behind */
    tp_error_format(NULL, text, sizeof text);
    fprintf(stderr, "digits: %s\n", text);
    return 1;
  }
  print_figures(&figures);
  printf("objects left at shutdown   none\n");
  return figures.correct != kExpectedCorrect || figures.rows != kExpectedRows ||
         figures.alike != figures.views ||
         !(figures.difference <= kLargestDifference);
}
