/* No operator of the table takes more memory than its results and a workspace
 * that does not grow with them: every request of the library to the system is
 * counted, with all caches off. Operands are contiguous, lie apart, or have
 * dtypes that are converted; a copy of one would show. */
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "c/support/call_layouts.h"

static atomic_llong live, peak;

#if !TT_SANITIZED
extern void* __libc_malloc(size_t);
extern void* __libc_calloc(size_t, size_t);
extern void* __libc_realloc(void*, size_t);
extern void* __libc_memalign(size_t, size_t);
extern void __libc_free(void*);

static void count(long long change) {
  const long long now = atomic_fetch_add(&live, change) + change;
  long long seen = atomic_load(&peak);
  while (now > seen && !atomic_compare_exchange_weak(&peak, &seen, now)) {
  }
}
static void* counted(void* p) {
  if (p != NULL) count((long long)malloc_usable_size(p));
  return p;
}

void* malloc(size_t n) { return counted(__libc_malloc(n)); }
void* calloc(size_t n, size_t size) { return counted(__libc_calloc(n, size)); }
void* realloc(void* p, size_t n) {
  const long long before = p == NULL ? 0 : (long long)malloc_usable_size(p);
  void* const moved = __libc_realloc(p, n);
  if (moved != NULL || n == 0) count(-before);
  return counted(moved);
}
void* aligned_alloc(size_t align, size_t n) {
  return counted(__libc_memalign(align, n));
}
int posix_memalign(void** out, size_t align, size_t n) {
  *out = counted(__libc_memalign(align, n));
  return *out ? 0 : ENOMEM;
}
void free(void* p) {
  if (p != NULL) count(-(long long)malloc_usable_size(p));
  __libc_free(p);
}
void* mmap(void* at, size_t n, int protection, int flags, int file,
           off_t place) {
  const long p = syscall(SYS_mmap, at, n, protection, flags, file, place);
  if (p != -1) count((long long)n);
  return (void*)p;
}
int munmap(void* p, size_t n) {
  count(-(long long)n);
  return (int)syscall(SYS_munmap, p, n);
}
#endif

/* The record of a result and the pages that its block is rounded up to. */
enum { kRecord = 16 << 10 };

/* What an operator may take beyond its results; nothing for all others,
 * whatever the layout and the dtypes. */
typedef struct Bound {
  const char* op;
  long long workspace; /* bytes */
  int stores;          /* makes results before it stores them in given ones */
} Bound;

static const Bound kBounds[] = {
    /* What is packed of the factors, for each thread. */
    {"matmul", 4 << 20, 0},
    {"addmm", 4 << 20, 0},
    {"baddbmm", 4 << 20, 0},
    {"linear", 4 << 20, 0},
    {"dot", 256 << 10, 0},
    {"roll", 0, 1},
    {"repeat", 0, 1},
    {"one_hot", 0, 1},
    {"embedding", 0, 1},
    {"dropout", 0, 1},
    /* The losses of some elements, or the logarithms of some rows. */
    {"nll_loss", 1100 << 10, 1},
    {"mse_loss", 1100 << 10, 1},
    {"cross_entropy", 1100 << 10, 1},
    {"layer_norm", 0, 1},
};

static long long bound_of(const OperatorCall* call, long long given) {
  for (size_t i = 0; i < TT_COUNT(kBounds); ++i) {
    const Bound* const bound = &kBounds[i];
    if (strcmp(bound->op, call->info.name) != 0) continue;
    return bound->workspace + bound->stores * given;
  }
  return 0;
}

typedef enum Case {
  kPlain,
  kStrided,
  kPermuted,
  kMixed, /* the second tensor and those after it of another dtype */
  kGiven, /* into results that lie apart */
  kCaseCount
} Case;
static const char* const kCaseNames[] = {"contiguous", "strided", "permuted",
                                         "mixed", "given"};
static size_t measured;

static void lay_out(OperatorCall* call, PlainTensors* plain, Case what) {
  static const Layout kLayouts[] = {kLayoutContiguous, kLayoutStrided,
                                    kLayoutPermuted, kLayoutContiguous,
                                    kLayoutContiguous};
  lay_out_call(call, plain, kLayouts[what], SIZE_MAX);
  for (size_t i = 1; what == kMixed && i < call->tensor_count; ++i) {
    tp_tensor_t* made;
    if (tp_tensor_dtype(call->tensors[i]) == TP_DTYPE_BOOL) continue;
    assert_ok(tp_to(call->tensors[i],
                    call->is_index[i] ? TP_DTYPE_I32 : TP_DTYPE_I16, 0, 0, 0, 0,
                    &made));
    replace_in_call(call, i, made);
  }
}

/* Whether a case takes more than it may. `like` are results of another case. */
static int takes_more(OperatorCall* call, Case what, tp_tensor_t* const* like) {
  const size_t n = call->info.result_count;
  tp_tensor_t* results[kCallResults] = {NULL};
  for (size_t i = 0; what == kGiven && i < n; ++i) {
    results[i] = layout_of(like[i], kLayoutStrided);
  }
  const long long before = atomic_load(&live);
  atomic_store(&peak, before);
  const tp_status_t status = operator_call_run(call, results);
  const long long taken = atomic_load(&peak) - before - kRecord * (long long)n;
  if (status != TP_OK && what == kMixed) { /* which few of them take */
    tp_error_clear();
    return 0;
  }
  assert_ok(status);
  long long nbytes = 0;
  for (size_t i = 0; i < n; ++i) {
    nbytes += (long long)tp_tensor_nbytes(results[i]);
  }
  tt_drop(results, n);
  ++measured;
  const long long more = what == kGiven ? taken : taken - nbytes;
  if (more <= bound_of(call, what == kGiven ? nbytes : 0)) return 0;
  print_error("%s of %s (%s, variant %d) takes %lld bytes beyond its results\n",
              call->info.name, tp_dtype_name(call->plan.dtype),
              kCaseNames[what], call->plan.variant, more);
  return 1;
}

/* How many cases of a call take more than they may. */
static int check(const CallPlan* plan, int* has_variants) {
  int found = 0;
  OperatorCall call;
  tp_tensor_t* like[kCallResults] = {NULL};
  assert_ok(operator_call_make(plan, &call));
  *has_variants = call.has_variants;
  /* Not counted: what is made once for good. */
  if (operator_call_run(&call, like) == TP_OK) {
    for (int what = 0; what < kCaseCount; ++what) {
      PlainTensors plain;
      lay_out(&call, &plain, (Case)what);
      found += takes_more(&call, (Case)what, like);
      restore_call(&call, &plain);
    }
  }
  tp_error_clear(); /* of dtypes that it does not take */
  tt_drop(like, kCallResults);
  operator_call_drop(&call);
  return found;
}

/* Operands are larger than what products pack of them, and losses make. */
static int check_operator(int32_t op) {
  int found = 0, has_variants = 1;
  tp_operator_info_t info;
  assert_ok(tp_operator_info_init(&info, sizeof info));
  assert_ok(tp_operator_info(op, &info));
  const int is_large = operator_is_product(&info) ||
                       strstr(info.name, "loss") != NULL ||
                       strcmp(info.name, "cross_entropy") == 0;
  const int64_t columns = is_large ? 4096 : 512;
  const tp_dtype_t dtypes[] = {operator_call_dtype(&info), TP_DTYPE_I32};
  for (size_t d = 0; d < TT_COUNT(dtypes); ++d) {
    for (int v = 0; v < (has_variants ? 2 : 1); ++v) {
      const CallPlan plan = {op, dtypes[d], 512, columns, v, 0};
      found += check(&plan, &has_variants);
    }
  }
  return found;
}

TEST(no_operator_takes_more_than_its_results_and_a_bounded_workspace) {
  if (TT_SANITIZED) {
    print_message("sanitizers give the memory that is counted here\n");
    skip();
  }
  int found = 0;
  assert_ok(tp_set_num_threads(1));
  tp_debug_set_caching(0);
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    found += check_operator(op);
  }
  tp_debug_set_caching(1);
  assert_ok(tp_set_num_threads(0));
  print_message("%zu calls\n", measured);
  assert_true(measured > 1000);
  assert_int_equal(found, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(no_operator_takes_more_than_its_results_and_a_bounded_workspace),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
