/* Gradients on two threads: graphs of their own, a leaf that they share, a
 * graph that both go back over, and one that outlives the thread that made it.
 */
#include <pthread.h>

#include "c/support/gradients.h"

enum { kThreads = 2, kTurns = 400 };

/* What a thread works on. It tells the line on which something was wrong. */
typedef struct Work {
  int number;
  const tp_tensor_t *leaf, *loss;
  tp_tensor_t* made;
  int line;
} Work;

#define EXPECT(condition)    \
  do {                       \
    if (!(condition)) {      \
      work->line = __LINE__; \
      return NULL;           \
    }                        \
  } while (0)

typedef void* Body(void* work);

static void on_all_threads(Body* body, Work* works) {
  pthread_t threads[kThreads];
  for (int i = 0; i < kThreads; ++i) {
    works[i].number = i;
    assert_int_equal(pthread_create(&threads[i], NULL, body, &works[i]), 0);
  }
  for (int i = 0; i < kThreads; ++i) {
    assert_int_equal(pthread_join(threads[i], NULL), 0);
  }
  for (int i = 0; i < kThreads; ++i) {
    if (works[i].line != 0) fail_msg("line %d of thread %d", works[i].line, i);
  }
}

static int turns(void) { return TT_ROUNDS(kTurns); }

/* The first element of a gradient of one dimension; -1 if there is none. */
static double first_of(const tp_tensor_t* gradient) {
  tp_scalar_t value;
  const int64_t zero = 0;
  if (gradient == NULL || tp_tensor_get(gradient, &zero, 1, &value) != TP_OK) {
    return -1;
  }
  return value.real;
}

static void* with_own_graph(void* argument) {
  Work* const work = argument;
  const int64_t size = 3;
  for (int turn = 0; turn < turns(); ++turn) {
    tp_tensor_t *x, *y, *part, *sum, *first = NULL;
    EXPECT(tp_ones(&size, 1, TP_DTYPE_F64, 0, 0, &x) == TP_OK);
    EXPECT(tp_tensor_set_requires_grad(x, 1) == TP_OK);
    EXPECT(tp_mul_scalar(x, F64(work->number + 2), &y) == TP_OK);
    EXPECT(tp_narrow(y, 0, 0, 2, &part) == TP_OK);
    EXPECT(tp_square_inplace(part) == TP_OK);
    EXPECT(tp_sum(y, NULL, 0, 0, &sum) == TP_OK);
    const tp_tensor_t *const roots[] = {sum}, *const inputs[] = {x};
    EXPECT(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                        &first) == TP_OK);
    const double factor = work->number + 2;
    EXPECT(first_of(first) == 2 * factor * factor);
    EXPECT(tp_tensor_requires_grad(first) == 1);
    EXPECT(tp_zero_inplace(y) == TP_OK);
    EXPECT(tp_backward(roots, 1, NULL, 0) == TP_OK);
    DROP(x, y, part, sum, first);
  }
  return NULL;
}

TEST(two_threads_have_graphs_of_their_own) {
  Work works[kThreads] = {{0}};
  on_all_threads(with_own_graph, works);
}

static void* with_shared_leaf(void* argument) {
  Work* const work = argument;
  for (int turn = 0; turn < turns(); ++turn) {
    tp_tensor_t *view, *y, *sum;
    EXPECT(tp_unsqueeze((tp_tensor_t*)work->leaf, 0, &view) == TP_OK);
    EXPECT(tp_mul(view, work->leaf, &y) == TP_OK);
    EXPECT(tp_sum(y, NULL, 0, 0, &sum) == TP_OK);
    EXPECT(backward(sum, 0) == TP_OK);
    DROP(view, y, sum);
  }
  return NULL;
}

TEST(two_threads_gather_in_one_leaf) {
  tp_tensor_t* x = LEAF(2, 1, 2);
  Work works[kThreads] = {{0}};
  for (int i = 0; i < kThreads; ++i) works[i].leaf = x;
  on_all_threads(with_shared_leaf, works);
  const double times = 2.0 * kThreads * turns();
  assert_grad(x, times, 2 * times);
  DROP(x);
}

static void* with_shared_graph(void* argument) {
  Work* const work = argument;
  for (int turn = 0; turn < turns(); ++turn) {
    tp_tensor_t* gradient;
    const tp_tensor_t *const roots[] = {work->loss}, *const inputs[] = {
                                                         work->leaf};
    const uint32_t flags =
        work->number == 0 ? TP_BACKWARD_RETAIN_GRAPH : TP_BACKWARD_CREATE_GRAPH;
    EXPECT(tp_gradients(roots, 1, NULL, inputs, 1, flags, &gradient) == TP_OK);
    EXPECT(first_of(gradient) == 2);
    DROP(gradient);
  }
  return NULL;
}

TEST(two_threads_go_back_over_one_graph) {
  tp_tensor_t *x = LEAF(2, 1, 2), *y;
  assert_ok(tp_square(x, &y));
  tp_tensor_t* sum = sum_of(y);
  Work works[kThreads] = {{0}};
  for (int i = 0; i < kThreads; ++i) {
    works[i].leaf = x;
    works[i].loss = sum;
  }
  on_all_threads(with_shared_graph, works);
  DROP(x, y, sum);
}

/* Both hang graphs on one tensor, and drop them while the other goes on. */
static void* on_shared_part(void* argument) {
  Work* const work = argument;
  for (int turn = 0; turn < turns(); ++turn) {
    tp_tensor_t *view, *y, *sum, *gradient;
    EXPECT(tp_unsqueeze((tp_tensor_t*)work->loss, 0, &view) == TP_OK);
    EXPECT(tp_mul(view, work->loss, &y) == TP_OK);
    EXPECT(tp_sum(y, NULL, 0, 0, &sum) == TP_OK);
    DROP(view, y);
    const tp_tensor_t *const roots[] = {sum}, *const inputs[] = {work->leaf};
    if (turn % 2 == 0) {
      EXPECT(tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_RETAIN_GRAPH,
                          &gradient) == TP_OK);
      EXPECT(first_of(gradient) == 4);
      DROP(gradient);
    }
    DROP(sum);
  }
  return NULL;
}

TEST(graphs_of_two_threads_share_a_part) {
  tp_tensor_t *x = LEAF(2, 1, 2), *y;
  assert_ok(tp_square(x, &y));
  Work works[kThreads] = {{0}};
  for (int i = 0; i < kThreads; ++i) {
    works[i].leaf = x;
    works[i].loss = y;
  }
  on_all_threads(on_shared_part, works);
  DROP(x, y);
}

static void* makes_and_ends(void* argument) {
  Work* const work = argument;
  EXPECT(tp_modes_set(TP_MODE_ANOMALY) == TP_OK);
  EXPECT(tp_exp(work->leaf, &work->made) == TP_OK);
  return NULL;
}

TEST(a_graph_outlives_the_thread_that_made_it) {
  tp_tensor_t* x = LEAF(2, 0, 0);
  Work works[kThreads] = {{0}};
  for (int i = 0; i < kThreads; ++i) works[i].leaf = x;
  on_all_threads(makes_and_ends, works);
  for (int i = 0; i < kThreads; ++i) {
    assert_ok(sum_backward(works[i].made));
    DROP(works[i].made);
  }
  assert_grad(x, 2, 2);
  DROP(x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(two_threads_have_graphs_of_their_own),
      T(two_threads_gather_in_one_leaf),
      T(two_threads_go_back_over_one_graph),
      T(graphs_of_two_threads_share_a_part),
      T(a_graph_outlives_the_thread_that_made_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
