/* paths NAME: runs one hot path again and again, the counted rounds inside
 * `counted`, for checks/counts.py to count their instructions. Paths are as
 * they are in a process of several threads: another one is parked. */
#include <pthread.h>
#include <string.h>

#include "support/check.h"
#include "tensorplay/tensorplay.h"

enum { kCalls = 16, kWarmRounds = 64, kCountedRounds = 8, kMany = 1000000 };

typedef struct Path {
  const char* name;
  void (*before)(int i); /* not counted, or NULL */
  void (*call)(int i);
  void (*after)(int i); /* not counted, or NULL */
  int long_calls;       /* one round is warming enough */
} Path;

static tp_allocator_t* allocator;
static tp_tensor_t* base;
static tp_tensor_t* other;
static tp_tensor_t* result;
static tp_tensor_t* number;
static tp_tensor_t* square;
static tp_tensor_t* square_result;
static tp_tensor_t* many[3];
static tp_tensor_t* slots[kCalls];

static void create(int i) {
  static const int64_t size = 8;
  CHECK(!tp_empty(&size, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, 0, &slots[i]));
}

static void destroy(int i) { tp_tensor_release(slots[i]); }

static void create_and_destroy(int i) {
  create(i);
  destroy(i);
}

static void view(int i) { CHECK(!tp_select(base, 0, 0, &slots[i])); }

static void view_and_release(int i) {
  view(i);
  destroy(i);
}

static void add_inplace(int i) {
  (void)i;
  CHECK(!tp_add_inplace(base, other));
}

static void add_out(int i) {
  (void)i;
  CHECK(!tp_add_out(base, other, result));
}

static void exp_out(int i) {
  (void)i;
  CHECK(!tp_exp_out(base, result));
}

static void clamp_out(int i) {
  (void)i;
  CHECK(!tp_clamp_out(base, number, NULL, result));
}

static void sum_out(int i) {
  (void)i;
  CHECK(!tp_sum_out(base, NULL, 0, 0, number));
}

static void matmul_out(int i) {
  (void)i;
  CHECK(!tp_matmul_out(square, square, square_result));
}

static void copy_inplace(int i) {
  (void)i;
  CHECK(!tp_copy_inplace(result, base));
}

static void add_new(int i) { CHECK(!tp_add(base, other, &slots[i])); }

static void transpose(int i) { CHECK(!tp_transpose(base, 0, 1, &slots[i])); }

static void slice(int i) { CHECK(!tp_slice(base, 0, 0, 1, 1, &slots[i])); }

static void add_many(int i) {
  (void)i;
  CHECK(!tp_add_out(many[0], many[1], many[2]));
}

static void retain_and_release(int i) {
  (void)i;
  tp_tensor_retain(base);
  tp_tensor_release(base);
}

static void allocate_and_free(size_t nbytes) {
  void* data;
  void* ctx;
  CHECK(!tp_allocator_allocate(allocator, nbytes, &data, &ctx));
  tp_allocator_free(allocator, data, ctx, nbytes);
}

static void allocate_and_free_64(int i) {
  (void)i;
  allocate_and_free(64);
}

static void allocate_and_free_65536(int i) {
  (void)i;
  allocate_and_free(65536);
}

static const Path kPaths[] = {
    {"create", NULL, create, destroy, 0},
    {"destroy", create, destroy, NULL, 0},
    {"create+destroy", NULL, create_and_destroy, NULL, 0},
    {"view", NULL, view, destroy, 0},
    {"view+release", NULL, view_and_release, NULL, 0},
    {"add_inplace", NULL, add_inplace, NULL, 0},
    {"add_out", NULL, add_out, NULL, 0},
    {"add", NULL, add_new, destroy, 0},
    {"exp_out", NULL, exp_out, NULL, 0},
    {"clamp_out", NULL, clamp_out, NULL, 0},
    {"sum_out", NULL, sum_out, NULL, 0},
    {"matmul_out", NULL, matmul_out, NULL, 0},
    {"copy_inplace", NULL, copy_inplace, NULL, 0},
    {"transpose", NULL, transpose, destroy, 0},
    {"slice", NULL, slice, destroy, 0},
    {"add_out 1000000", NULL, add_many, NULL, 1},
    {"retain+release", NULL, retain_and_release, NULL, 0},
    {"allocate+free 64", NULL, allocate_and_free_64, NULL, 0},
    {"allocate+free 65536", NULL, allocate_and_free_65536, NULL, 0},
};

static void for_all(void (*step)(int)) {
  for (int i = 0; step && i < kCalls; ++i) {
    step(i);
  }
}

__attribute__((noinline)) static void counted(void (*call)(int)) {
  for_all(call);
}

static void run(const Path* path) {
  const int warm_rounds = path->long_calls ? 1 : kWarmRounds;
  for (int round = 0; round < warm_rounds + kCountedRounds; ++round) {
    for_all(path->before);
    (round < warm_rounds ? for_all : counted)(path->call);
    for_all(path->after);
  }
}

static void* park(void* started) {
  pthread_barrier_wait(started);
  pause();
  return NULL;
}

/* One thread does all the work: what another did would not be counted. */
static void make_operands(void) {
  static const int64_t sizes[2] = {2, 8};
  CHECK(!tp_set_num_threads(1));
  CHECK(!tp_allocator_get(TP_DEVICE_CPU, &allocator));
  CHECK(!tp_ones(sizes, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &base));
  CHECK(!tp_ones(sizes, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &other));
  CHECK(!tp_ones(sizes, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &result));
  CHECK(!tp_ones(NULL, 0, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &number));
  static const int64_t sides[2] = {4, 4};
  CHECK(!tp_ones(sides, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &square));
  CHECK(!tp_ones(sides, 2, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &square_result));
  static const int64_t size = kMany;
  for (int i = 0; i < 3; ++i) {
    CHECK(!tp_ones(&size, 1, TP_DTYPE_F32, TP_DEVICE_CPU, 0, &many[i]));
  }
}

int main(int argc, char** argv) {
  if (argc == 1) {
    for (size_t i = 0; i < sizeof(kPaths) / sizeof(kPaths[0]); ++i) {
      printf("%s\n", kPaths[i].name);
    }
    printf("calls %d\n", kCalls * kCountedRounds);
    return 0;
  }
  pthread_t thread;
  pthread_barrier_t started;
  CHECK(pthread_barrier_init(&started, NULL, 2) == 0);
  CHECK(pthread_create(&thread, NULL, park, &started) == 0);
  pthread_barrier_wait(&started);
  make_operands();
  for (size_t i = 0; i < sizeof(kPaths) / sizeof(kPaths[0]); ++i) {
    if (strcmp(kPaths[i].name, argv[1]) == 0) {
      run(&kPaths[i]);
      return 0;
    }
  }
  fprintf(stderr, "no path %s\n", argv[1]);
  return 2;
}
