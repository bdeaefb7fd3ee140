/* Looks at one photo in several layouts, copying only where it says so.
 *
 *   photo FOLDER OUTPUT     for example: photo tests/data/photo mirror.ppm
 *
 * OUTPUT becomes a picture of the photo beside its mirror image. Fails unless
 * the figures are those that another program computed. */
#include <math.h>
#include <stdio.h>
#include <tensorplay/tensorplay.h>

static const double kTolerance = 1e-6;

/* Runs one call; on failure its status is kept and the clean-up follows. */
#define TRY(call) \
  if ((status = (call)) != TP_OK) goto done

static void release(tp_tensor_t* a, tp_tensor_t* b, tp_tensor_t* c) {
  tp_tensor_release(a);
  tp_tensor_release(b);
  tp_tensor_release(c);
}

static tp_status_t load_npy(const char* folder, const char* name,
                            tp_tensor_t** out) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  return tp_npy_load(path, TP_LOAD_READ, out);
}

/* Says how a tensor is laid out and whether its bytes are those of base. */
static void describe(const char* name, const tp_tensor_t* tensor,
                     const tp_tensor_t* base) {
  char text[160];
  int view =
      tp_storage_same(tp_tensor_storage(tensor), tp_tensor_storage(base));
  tp_tensor_format_layout(tensor, name, text, sizeof text);
  printf("%s  %s\n", view ? "view" : "copy", text);
}

/* NaN stays, so that it cannot be taken for a small difference. */
static void raise_to(double difference, double* worst) {
  if (difference > *worst || isnan(difference)) *worst = difference;
}

/* Raises worst to the largest |a - b|, found where the square is largest. */
static tp_status_t compare(const tp_tensor_t* a, const tp_tensor_t* b,
                           double* worst) {
  tp_tensor_t *square = NULL, *place = NULL, *flat = NULL;
  tp_scalar_t index, largest;
  tp_status_t status = TP_OK;
  TRY(tp_sub(a, b, &square));
  TRY(tp_mul_inplace(square, square));
  TRY(tp_argmax(square, TP_DIM_ALL, 0, &place));
  TRY(tp_tensor_item(place, &index));
  TRY(tp_flatten(square, 0, -1, &flat));
  TRY(tp_tensor_get(flat, &index.integer, 1, &largest));
  raise_to(sqrt(largest.real), worst);
done:
  release(square, place, flat);
  return status;
}

/* Mean and deviation of each channel, beside what they should be. */
static tp_status_t check_channels(const char* folder, const tp_tensor_t* photo,
                                  double* worst) {
  const int64_t pixels[] = {1, 2};
  const int64_t channels = tp_tensor_size(photo, 0);
  const double n = (double)(tp_tensor_numel(photo) / channels);
  tp_tensor_t *mean = NULL, *square = NULL, *variance = NULL;
  tp_tensor_t *expected_mean = NULL, *expected_deviation = NULL;
  tp_scalar_t divisor, m, v, em, ed;
  tp_status_t status = TP_OK;
  TRY(load_npy(folder, "channel_mean.npy", &expected_mean));
  TRY(load_npy(folder, "channel_std.npy", &expected_deviation));
  TRY(tp_scalar_set_f64(&divisor, n));
  TRY(tp_sum(photo, pixels, 2, 1, &mean));
  TRY(tp_div_scalar_inplace(mean, &divisor));
  TRY(tp_sub(photo, mean, &square)); /* (3, 427, 640) - (3, 1, 1) */
  TRY(tp_mul_inplace(square, square));
  TRY(tp_scalar_set_f64(&divisor, n - 1));
  TRY(tp_sum(square, pixels, 2, 1, &variance));
  TRY(tp_div_scalar_inplace(variance, &divisor));
  for (int64_t c = 0; c < channels; c++) {
    const int64_t place[] = {c, 0, 0};
    TRY(tp_tensor_get(mean, place, 3, &m));
    TRY(tp_tensor_get(variance, place, 3, &v));
    TRY(tp_tensor_get(expected_mean, &c, 1, &em));
    TRY(tp_tensor_get(expected_deviation, &c, 1, &ed));
    printf("channel %d: mean %.6f (expected %.6f), deviation %.6f (%.6f)\n",
           (int)c, m.real, em.real, sqrt(v.real), ed.real);
    raise_to(fabs(m.real - em.real), worst);
    raise_to(fabs(sqrt(v.real) - ed.real), worst);
  }
done:
  release(mean, square, variance);
  release(expected_mean, expected_deviation, NULL);
  return status;
}

/* A 64 x 64 piece, mirrored: three views, one of a negative stride, then two
 * copies in other layouts that must hold the same elements. */
static tp_status_t check_crop(const char* folder, tp_tensor_t* photo,
                              double* worst) {
  const int64_t width[] = {2};
  tp_tensor_t *rows = NULL, *crop = NULL, *mirrored = NULL, *batch = NULL;
  tp_tensor_t *rowmajor = NULL, *interleaved = NULL, *expected = NULL;
  tp_status_t status = TP_OK;
  TRY(load_npy(folder, "crop_flip.npy", &expected));
  TRY(tp_narrow(photo, 1, 100, 64, &rows));
  TRY(tp_slice(rows, 2, 200, 264, 1, &crop));
  TRY(tp_flip(crop, width, 1, &mirrored));
  TRY(tp_unsqueeze(mirrored, 0, &batch));
  describe("crop", crop, photo);
  describe("mirrored", mirrored, photo);
  TRY(compare(mirrored, expected, worst));

  TRY(tp_contiguous(batch, TP_FORMAT_CONTIGUOUS, &rowmajor));
  TRY(tp_contiguous(batch, TP_FORMAT_CHANNELS_LAST, &interleaved));
  describe("contiguous", rowmajor, photo);
  describe("channels last", interleaved, photo);
  TRY(compare(rowmajor, expected, worst));
  TRY(compare(interleaved, expected, worst));
done:
  release(rows, crop, mirrored);
  release(batch, rowmajor, interleaved);
  tp_tensor_release(expected);
  return status;
}

/* Paints the photo and its mirror image side by side. The canvas is channels
 * last, so its bytes are in the order in which a PPM wants them. */
static tp_status_t paint(tp_tensor_t* photo, tp_tensor_t** out) {
  const int64_t width[] = {2};
  const int64_t h = tp_tensor_size(photo, 1), w = tp_tensor_size(photo, 2);
  const int64_t sizes[] = {1, 3, h, 2 * w};
  tp_tensor_t *mirrored = NULL, *left = NULL, *right = NULL;
  tp_status_t status = TP_OK;
  TRY(tp_empty(sizes, 4, TP_DTYPE_U8, 0, 0, TP_FORMAT_CHANNELS_LAST, out));
  TRY(tp_flip(photo, width, 1, &mirrored));
  TRY(tp_narrow(*out, 3, 0, w, &left));
  TRY(tp_narrow(*out, 3, w, w, &right));
  TRY(tp_copy_inplace(left, photo));
  TRY(tp_copy_inplace(right, mirrored));
done:
  release(mirrored, left, right);
  return status;
}

static int write_ppm(const char* path, const tp_tensor_t* canvas) {
  FILE* file = fopen(path, "wb");
  size_t nbytes = tp_tensor_nbytes(canvas);
  int good;
  if (!file) return 0;
  fprintf(file, "P6\n%d %d\n255\n", (int)tp_tensor_size(canvas, 3),
          (int)tp_tensor_size(canvas, 2));
  good = fwrite(tp_tensor_data(canvas), 1, nbytes, file) == nbytes;
  return (fclose(file) == 0) && good;
}

static tp_status_t look(const char* folder, double* worst,
                        tp_tensor_t** canvas) {
  const int64_t channels_first[] = {2, 0, 1};
  tp_tensor_t *bytes = NULL, *photo = NULL, *floats = NULL;
  tp_scalar_t white;
  tp_status_t status = TP_OK;
  TRY(load_npy(folder, "photo_hwc.npy", &bytes));
  TRY(tp_permute(bytes, channels_first, 3, &photo));
  describe("channels first", photo, bytes);
  TRY(tp_to(photo, TP_DTYPE_F32, 0, 0, TP_FORMAT_PRESERVE, 0, &floats));
  TRY(tp_scalar_set_f64(&white, 255));
  TRY(tp_div_scalar_inplace(floats, &white));
  describe("as floats", floats, bytes);
  TRY(check_crop(folder, floats, worst));
  TRY(check_channels(folder, floats, worst));
  TRY(paint(photo, canvas));
done:
  release(bytes, photo, floats);
  return status;
}

int main(int argc, char** argv) {
  char text[1024];
  double worst = 0;
  tp_tensor_t* canvas = NULL;
  int painted;
  if (argc != 3) {
    fprintf(stderr, "usage: %s FOLDER OUTPUT\n", argv[0]);
    return 2;
  }
  if (look(argv[1], &worst, &canvas)) {
    tp_error_format(NULL, text, sizeof text);
    fprintf(stderr, "photo: %s\n", text);
    tp_tensor_release(canvas);
    return 1;
  }
  painted = write_ppm(argv[2], canvas);
  if (!painted) perror(argv[2]);
  tp_tensor_release(canvas);
  printf("largest difference %.1e\n", worst);
  return tp_shutdown() || !painted || !(worst <= kTolerance);
}
