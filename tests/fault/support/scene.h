/* What the functions under test are given, and where their results go. */
#ifndef TESTS_FAULT_SUPPORT_SCENE_H
#define TESTS_FAULT_SUPPORT_SCENE_H

#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

/* The same calls take different paths for different inputs. */
typedef enum Shape {
  SHAPE_PLAIN, /* (2, 3), contiguous, one dtype */
  SHAPE_DEEP,  /* (1, 1, 1, 1, 1, 2, 3): geometry in a block of its own */
  SHAPE_MIXED, /* (2, 3), transposed in memory, several dtypes */
  SHAPE_LARGE, /* (2, 30000) */
  SHAPE_COUNT
} Shape;

enum { kMaxRank = 8, kHostBytes = 64, kMaxPieces = 4 };

extern const char* const kShapeNames[SHAPE_COUNT];

typedef struct Scene {
  size_t rank;              /* of a, 2 at least */
  int64_t sizes[kMaxRank];  /* of a: 1s, then 2 and a multiple of 3 */
  tp_tensor_t* a;           /* f32; nobody else holds it or its bytes */
  tp_tensor_t* b;           /* second operand, f32 or i16 */
  tp_tensor_t* out;         /* takes a result of a and b, f32 or f64 */
  tp_tensor_t* like;        /* takes a copy of a, f32 */
  tp_tensor_t* m;           /* a times it is a matrix product, f32 */
  tp_tensor_t* product;     /* takes that product */
  tp_tensor_t* matrices[3]; /* f32 (2, 3), (3, 2) and (2, 2) */
  tp_tensor_t* batches[3];  /* one each: (1, 2, 3), (1, 3, 2), (1, 2, 2) */
  tp_tensor_t* square;      /* f32 (5, 5) */
  tp_tensor_t* total;       /* f32 of rank 0 */
  tp_tensor_t* place;       /* i64 of rank 0 */
  tp_tensor_t* index;       /* i64 [1, 0] */
  tp_tensor_t* truth;       /* bool of rank 0 */
  tp_tensor_t* expanded;    /* f32 (5), all one element of another tensor */
  tp_tensor_t* complex;     /* c64 (2) */
  tp_tensor_t* view;        /* of a, where a row prepares one */
  tp_storage_t* storage;    /* large enough for a */
  tp_storage_t* foreign;    /* on `host` */
  tp_weak_tensor_t* weak_tensor;   /* of b */
  tp_weak_storage_t* weak_storage; /* of `storage` */
  tp_allocator_t* allocator;       /* the CPU's */
  tp_allocator_t* host_allocator;  /* of callbacks */
  tp_generator_t* generator;
  tp_safetensors_t* file;
  tp_npz_t* archive;
  tp_saved_t* saved;  /* where a row prepares one */
  tp_scalar_t number; /* 2.5 */
  char host[kHostBytes];
  int wrapped;            /* whether a has a wrapper, which holds a */
  void (*function)(void); /* of the row that is called */
} Scene;

/* Where a call puts what it makes. What it declares as its output is filled
 * with other bytes before the call and must be all 0 after a failure. */
typedef struct Results {
  tp_tensor_t* tensor;
  struct {
    tp_tensor_t* tensors[kMaxPieces];
    size_t count;
  } pieces;
  tp_storage_t* storage;
  tp_weak_tensor_t* weak_tensor;
  tp_weak_storage_t* weak_storage;
  tp_allocator_t* allocator;
  tp_safetensors_t* file;
  tp_npz_t* archive;
  tp_error_t* error;
  tp_generator_t* generator;
  struct {
    void* data;
    void* ctx;
  } block; /* kBlockBytes of scene->allocator */
  struct {
    void* data;
    tp_deleter_fn deleter;
    void* ctx;
  } taken;
  void* writable;
  tp_scalar_t scalar;
  int32_t number;
  char text[512];
} Results;

enum { kBlockBytes = 1000 };

void scene_make(Scene* scene, Shape shape);
void scene_release(Scene* scene);
void results_release(const Scene* scene, Results* results);

/* Files that scenes and rows read; made once. */
const char* scene_npy_path(void);
const char* scene_npz_path(void);
const char* scene_safetensors_path(void);
/* Where rows may write; no file is there. */
const char* scene_saved_path(void);
void scene_make_files(void);
void scene_remove_files(void);

#endif /* TESTS_FAULT_SUPPORT_SCENE_H */
