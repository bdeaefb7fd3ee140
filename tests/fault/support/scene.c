#include "fault/support/scene.h"

#include <stdlib.h>
#include <string.h>

#include "support/check.h"

const char* const kShapeNames[SHAPE_COUNT] = {"plain", "deep", "mixed",
                                              "large"};

static tp_status_t allocate(void* user_data, size_t nbytes, size_t align,
                            void* stream, void** data, void** ctx) {
  (void)user_data;
  (void)stream;
  *data = aligned_alloc(align, (nbytes + align) / align * align);
  *ctx = *data;
  return *data ? TP_OK : TP_ERROR_OUT_OF_MEMORY;
}

static void deallocate(void* user_data, void* data, void* ctx, size_t nbytes,
                       void* stream) {
  (void)user_data;
  (void)data;
  (void)nbytes;
  (void)stream;
  free(ctx);
}

static void fill(tp_tensor_t* tensor) {
  const size_t rank = (size_t)tp_tensor_rank(tensor);
  const int64_t n = tp_tensor_numel(tensor);
  tp_tensor_t* values = NULL;
  tp_tensor_t* shaped = NULL;
  tp_scalar_t start;
  tp_scalar_t end;
  tp_scalar_t step;
  tp_scalar_set_i64(&start, 1);
  tp_scalar_set_i64(&end, n + 1);
  tp_scalar_set_i64(&step, 1);
  CHECK_EQUAL(tp_arange(&start, &end, &step, TP_DTYPE_F32, 0, 0, &values),
              TP_OK);
  CHECK_EQUAL(tp_view(values, tp_tensor_sizes(tensor), rank, &shaped), TP_OK);
  CHECK_EQUAL(tp_copy_inplace(tensor, shaped), TP_OK);
  tp_tensor_release(shaped);
  tp_tensor_release(values);
}

static tp_tensor_t* make(const int64_t* sizes, size_t rank, tp_dtype_t dtype) {
  tp_tensor_t* tensor = NULL;
  CHECK_EQUAL(tp_empty(sizes, rank, dtype, TP_DEVICE_CPU, 0, 0, &tensor),
              TP_OK);
  fill(tensor);
  return tensor;
}

/* Of the same sizes with the last two dimensions exchanged in memory. */
static tp_tensor_t* make_transposed(const int64_t* sizes, size_t rank,
                                    tp_dtype_t dtype) {
  int64_t exchanged[kMaxRank];
  memcpy(exchanged, sizes, rank * sizeof(int64_t));
  exchanged[rank - 2] = sizes[rank - 1];
  exchanged[rank - 1] = sizes[rank - 2];
  tp_tensor_t* base = make(exchanged, rank, dtype);
  tp_tensor_t* view = NULL;
  CHECK_EQUAL(tp_transpose(base, -1, -2, &view), TP_OK);
  tp_tensor_release(base);
  return view;
}

static void make_operands(Scene* scene, Shape shape) {
  const int mixed = shape == SHAPE_MIXED;
  const size_t rank = scene->rank;
  tp_tensor_t* (*layout)(const int64_t*, size_t, tp_dtype_t) =
      mixed ? make_transposed : make;
  int64_t sizes[kMaxRank];
  memcpy(sizes, scene->sizes, sizeof(sizes));
  scene->a = layout(sizes, rank, TP_DTYPE_F32);
  scene->b = make(sizes, rank, mixed ? TP_DTYPE_I16 : TP_DTYPE_F32);
  scene->out = layout(sizes, rank, mixed ? TP_DTYPE_F64 : TP_DTYPE_F32);
  scene->like = layout(sizes, rank, TP_DTYPE_F32);
  sizes[rank - 2] = scene->sizes[rank - 1];
  sizes[rank - 1] = 2;
  scene->m = layout(sizes, rank, TP_DTYPE_F32);
  sizes[rank - 2] = 2;
  scene->product = layout(sizes, rank, TP_DTYPE_F32);
}

static void make_matrices(Scene* scene) {
  const int64_t sizes[3][3] = {{1, 2, 3}, {1, 3, 2}, {1, 2, 2}};
  const int64_t fives[2] = {5, 5};
  for (int i = 0; i < 3; ++i) {
    scene->matrices[i] = make(sizes[i] + 1, 2, TP_DTYPE_F32);
    scene->batches[i] = make(sizes[i], 3, TP_DTYPE_F32);
  }
  scene->square = make(fives, 2, TP_DTYPE_F32);
}

static void make_other_tensors(Scene* scene) {
  const int64_t order[2] = {1, 0};
  const int64_t two = 2;
  const int64_t five = 5;
  scene->total = make(NULL, 0, TP_DTYPE_F32);
  scene->place = make(NULL, 0, TP_DTYPE_I64);
  scene->truth = make(NULL, 0, TP_DTYPE_BOOL);
  CHECK_EQUAL(tp_tensor_from_data(order, sizeof(order), &two, 1, TP_DTYPE_I64,
                                  &scene->index),
              TP_OK);
  tp_tensor_t* one = make(NULL, 0, TP_DTYPE_F32);
  CHECK_EQUAL(tp_expand(one, &five, 1, &scene->expanded), TP_OK);
  tp_tensor_release(one);
  scene->complex = make(&two, 1, TP_DTYPE_C64);
}

static void make_allocators(Scene* scene) {
  tp_allocator_callbacks_t callbacks;
  memset(&callbacks, 0, sizeof(callbacks));
  callbacks.struct_size = sizeof(callbacks);
  callbacks.allocate = allocate;
  callbacks.deallocate = deallocate;
  CHECK_EQUAL(tp_allocator_new(&callbacks, &scene->host_allocator), TP_OK);
  CHECK_EQUAL(tp_allocator_get(TP_DEVICE_CPU, &scene->allocator), TP_OK);
}

static void make_storages(Scene* scene) {
  CHECK_EQUAL(tp_storage_new(tp_tensor_nbytes(scene->a), TP_DEVICE_CPU, 0,
                             &scene->storage),
              TP_OK);
  CHECK_EQUAL(tp_storage_from_data(scene->host, kHostBytes, TP_DEVICE_CPU, 0,
                                   NULL, NULL, 0, &scene->foreign),
              TP_OK);
  CHECK_EQUAL(tp_storage_weak(scene->storage, &scene->weak_storage), TP_OK);
}

void scene_make(Scene* scene, Shape shape) {
  memset(scene, 0, sizeof(*scene));
  scene->rank = shape == SHAPE_DEEP ? 7 : 2;
  for (size_t d = 0; d < scene->rank; ++d) {
    scene->sizes[d] = 1;
  }
  scene->sizes[scene->rank - 2] = 2;
  scene->sizes[scene->rank - 1] = shape == SHAPE_LARGE ? 30000 : 3;
  tp_scalar_set_f64(&scene->number, 2.5);
  make_operands(scene, shape);
  make_matrices(scene);
  make_other_tensors(scene);
  make_allocators(scene);
  make_storages(scene);
  CHECK_EQUAL(tp_tensor_weak(scene->b, &scene->weak_tensor), TP_OK);
  CHECK_EQUAL(tp_generator_new(1, &scene->generator), TP_OK);
  CHECK_EQUAL(
      tp_safetensors_open(scene_safetensors_path(), TP_LOAD_READ, &scene->file),
      TP_OK);
  CHECK_EQUAL(tp_npz_open(scene_npz_path(), TP_LOAD_READ, &scene->archive),
              TP_OK);
}

void scene_release(Scene* scene) {
  if (scene->wrapped) {
    CHECK_EQUAL(tp_tensor_detach_wrapper(scene->a), TP_OK);
  }
  tp_tensor_release(scene->a);
  tp_tensor_release(scene->b);
  tp_tensor_release(scene->out);
  tp_tensor_release(scene->like);
  tp_tensor_release(scene->m);
  tp_tensor_release(scene->product);
  for (int i = 0; i < 3; ++i) {
    tp_tensor_release(scene->matrices[i]);
    tp_tensor_release(scene->batches[i]);
  }
  tp_tensor_release(scene->square);
  tp_tensor_release(scene->total);
  tp_tensor_release(scene->place);
  tp_tensor_release(scene->truth);
  tp_tensor_release(scene->index);
  tp_tensor_release(scene->expanded);
  tp_tensor_release(scene->complex);
  tp_tensor_release(scene->view);
  tp_storage_release(scene->storage);
  tp_storage_release(scene->foreign);
  tp_weak_tensor_release(scene->weak_tensor);
  tp_weak_storage_release(scene->weak_storage);
  tp_allocator_release(scene->allocator);
  tp_allocator_release(scene->host_allocator);
  tp_generator_release(scene->generator);
  tp_safetensors_release(scene->file);
  tp_npz_release(scene->archive);
  tp_saved_release(scene->saved);
}

void results_release(const Scene* scene, Results* results) {
  tp_tensor_release(results->tensor);
  for (size_t i = 0; i < kMaxPieces; ++i) {
    tp_tensor_release(results->pieces.tensors[i]);
  }
  tp_storage_release(results->storage);
  tp_weak_tensor_release(results->weak_tensor);
  tp_weak_storage_release(results->weak_storage);
  tp_allocator_release(results->allocator);
  tp_safetensors_release(results->file);
  tp_npz_release(results->archive);
  tp_error_release(results->error);
  tp_generator_release(results->generator);
  if (results->block.data) {
    tp_allocator_free(scene->allocator, results->block.data, results->block.ctx,
                      kBlockBytes);
  }
}
