/* Memory that runs out in the middle of gradients: in a recorded call, in a
 * recorded write, anywhere in a backward pass through every operator. The
 * failure is told, nothing is left behind, and what was there still works. */
#include <math.h>

#include "c/support/formula_case.h"
#include "c/support/gradients.h"
#include "c/support/writes.h"

enum { kMostRequests = 2000, kTextSize = 2048 };

/* Leaves, a node before the operator, the operator, a node behind it. */
typedef struct Graph {
  FormulaCase formula;
  tp_tensor_t* leaves[kFormulaMaxTensors];
  tp_tensor_t* loss; /* NULL if the operator has no derivative */
} Graph;

/* Calls the operator on products of the leaves. */
static tp_status_t call(Graph* graph, tp_tensor_t** results) {
  return formula_case_call(&graph->formula, results);
}

static int graph_make(Graph* graph, int32_t op, FormulaRoute route) {
  FormulaCase* const formula = &graph->formula;
  graph->loss = NULL;
  if (!formula_case_make(formula, (FormulaCall){op, route}, kFormulaPlain)) {
    return 0;
  }
  for (size_t i = 0; i < formula->input_count; ++i) {
    tp_tensor_t* const leaf = formula->inputs[i];
    assert_ok(tp_tensor_set_requires_grad(leaf, 1));
    assert_ok(tp_mul_scalar(leaf, F64(1), &formula->inputs[i]));
    graph->leaves[i] = leaf;
    for (size_t k = 0; k < formula->info.argument_count; ++k) {
      if (formula->arguments[k].tensor == leaf) {
        formula->arguments[k].tensor = formula->inputs[i];
      }
    }
    for (size_t k = 0; k < TT_COUNT(formula->list); ++k) {
      if (formula->list[k] == leaf) formula->list[k] = formula->inputs[i];
    }
  }
  return 1;
}

static void graph_close(Graph* graph) {
  tp_tensor_t* results[kFormulaMaxResults];
  if (call(graph, results) != TP_OK) return;
  if (tp_tensor_requires_grad(results[0])) {
    tp_tensor_t* squares;
    assert_ok(tp_square(results[0], &squares));
    graph->loss = sum_of(squares);
    DROP(squares);
  }
  tt_drop(results, kFormulaMaxResults);
}

static void graph_drop(Graph* graph) {
  DROP(graph->loss);
  tt_drop(graph->leaves, graph->formula.input_count);
  formula_case_drop(&graph->formula);
}

static double sum_of_gradients(const Graph* graph) {
  double sum = 0;
  for (size_t i = 0; i < graph->formula.input_count; ++i) {
    tp_tensor_t* gradient;
    assert_ok(tp_tensor_grad_get(graph->leaves[i], &gradient));
    const int64_t n = gradient == NULL ? 0 : tp_tensor_numel(gradient);
    for (int64_t e = 0; e < n; ++e) {
      sum += (double)(e + 1 + (int64_t)i) * tt_number(gradient, e);
    }
    DROP(gradient);
  }
  return sum;
}

static void forget_gradients(const Graph* graph) {
  for (size_t i = 0; i < graph->formula.input_count; ++i) {
    assert_ok(tp_tensor_grad_set(graph->leaves[i], NULL));
  }
}

static uint64_t g_injected;

/* Runs a pass with the n-th allocation failing; whether it got that far. */
static int fails_at(const Graph* graph, uint64_t n, uint32_t flags,
                    tp_status_t* status) {
  tp_debug_fail_allocations(n);
  *status = backward(graph->loss, flags);
  const uint64_t failed = tp_debug_failed_allocations();
  tp_debug_fail_allocations(0);
  g_injected += failed;
  return failed != 0;
}

static void assert_near(double is, double want) {
  assert_true(fabs(is - want) <= 1e-9 * (1 + fabs(want)));
}

/* A pass that keeps its graph can be run again after any failure. */
static void check_retained(const Graph* graph, double want) {
  const int64_t objects = tp_debug_live_objects();
  const int64_t bytes = tp_debug_live_bytes();
  tp_status_t status;
  for (uint64_t n = 1; fails_at(graph, n, TP_BACKWARD_RETAIN_GRAPH, &status);
       ++n) {
    assert_true(n < kMostRequests);
    assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
    assert_int_equal(tp_modes_get(), 0);
    forget_gradients(graph);
    assert_int_equal(tp_debug_live_objects(), objects);
    assert_int_equal(tp_debug_live_bytes(), bytes);
    assert_ok(backward(graph->loss, TP_BACKWARD_RETAIN_GRAPH));
    assert_near(sum_of_gradients(graph), want);
    forget_gradients(graph);
  }
  assert_ok(status);
  assert_near(sum_of_gradients(graph), want);
  forget_gradients(graph);
}

/* Gradients that have a history themselves: none is given after a failure. */
static void check_created(const Graph* graph) {
  const size_t n = graph->formula.input_count;
  const int64_t objects = tp_debug_live_objects();
  const tp_tensor_t* const roots[] = {graph->loss};
  for (uint64_t at = 1;; ++at) {
    assert_true(at < kMostRequests);
    tp_tensor_t* found[kFormulaMaxTensors];
    tp_debug_fail_allocations(at);
    const tp_status_t status = tp_gradients(
        roots, 1, NULL, (const tp_tensor_t* const*)graph->leaves, n,
        TP_BACKWARD_CREATE_GRAPH | TP_BACKWARD_ALLOW_UNUSED, found);
    const uint64_t failed = tp_debug_failed_allocations();
    tp_debug_fail_allocations(0);
    g_injected += failed;
    for (size_t i = 0; i < n && failed != 0; ++i) assert_null(found[i]);
    tt_drop(found, n);
    assert_int_equal(tp_debug_live_objects(), objects);
    if (failed == 0) {
      assert_ok(status);
      return;
    }
    assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
  }
}

/* One that gives its graph back can, or says that it has done so. */
static int check_given_back(int32_t op, double want) {
  for (uint64_t n = 1;; ++n) {
    assert_true(n < kMostRequests);
    Graph graph;
    tp_status_t status;
    graph_make(&graph, op, kFormulaByName);
    graph_close(&graph);
    const int failed = fails_at(&graph, n, 0, &status);
    if (failed) {
      assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
      forget_gradients(&graph);
      status = backward(graph.loss, 0);
      if (status != TP_OK) {
        assert_fails(status, TP_ERROR_STATE);
        assert_error_says("a second time");
      }
    }
    if (status == TP_OK) assert_near(sum_of_gradients(&graph), want);
    graph_drop(&graph);
    if (!failed) return (int)n;
  }
}

TEST(a_backward_pass_survives_every_failing_allocation) {
  int operators = 0;
  g_injected = 0;
  tp_debug_set_caching(0);
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    Graph graph;
    if (!graph_make(&graph, op, kFormulaByName)) continue;
    graph_close(&graph);
    if (graph.loss != NULL) {
      assert_ok(backward(graph.loss, TP_BACKWARD_RETAIN_GRAPH));
      const double want = sum_of_gradients(&graph);
      forget_gradients(&graph);
      check_retained(&graph, want);
      if (formula_case_goes_on(&graph.formula)) check_created(&graph);
      check_given_back(op, want);
      ++operators;
    }
    graph_drop(&graph);
  }
  tp_debug_set_caching(1);
  print_message("%d operators, %llu failures injected\n", operators,
                (unsigned long long)g_injected);
  assert_true(operators >= 100);
}

static int check_calls(FormulaRoute route) {
  int calls = 0;
  tp_debug_set_caching(0);
  for (int32_t op = 1; op <= tp_operator_count(); ++op) {
    Graph graph;
    if (!graph_make(&graph, op, route)) continue;
    const int64_t objects = tp_debug_live_objects();
    for (uint64_t n = 1;; ++n) {
      assert_true(n < kMostRequests);
      tp_tensor_t* results[kFormulaMaxResults];
      tp_debug_fail_allocations(n);
      const tp_status_t status = call(&graph, results);
      const uint64_t failed = tp_debug_failed_allocations();
      tp_debug_fail_allocations(0);
      if (failed != 0) {
        assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
        assert_null(results[0]);
      }
      tt_drop(results, kFormulaMaxResults);
      assert_int_equal(tp_debug_live_objects(), objects);
      if (failed == 0) break;
    }
    graph_drop(&graph);
    ++calls;
  }
  tp_debug_set_caching(1);
  return calls;
}

TEST(a_recorded_call_survives_every_failing_allocation) {
  assert_true(check_calls(kFormulaByName) >= 100);
  assert_true(check_calls(kFormulaByFunction) >= 90);
}

static void graph_text(const tp_tensor_t* tensor, char* text) {
  text[0] = '\0';
  tp_graph_format(tensor, TP_GRAPH_TEXT, text, kTextSize);
}

/* A part of a result with a history, whose base is another view of it. */
typedef struct Target {
  tp_tensor_t *leaf, *base, *part, *before;
  char base_graph[kTextSize], part_graph[kTextSize];
} Target;

static void target_make(Target* target) {
  target->leaf = LEAF(4, 0.2, 0.3, 0.4, 0.5);
  assert_ok(tp_mul_scalar(target->leaf, F64(1), &target->base));
  assert_ok(tp_narrow(target->base, 0, 1, 2, &target->part));
  tp_tensor_t* apart;
  assert_ok(tp_detach(target->base, &apart));
  assert_ok(tp_clone(apart, 0, &target->before));
  DROP(apart);
  graph_text(target->base, target->base_graph);
  graph_text(target->part, target->part_graph);
}

static void target_assert_untouched(const Target* target) {
  char text[kTextSize];
  assert_int_equal(tp_tensor_version(target->base), 0);
  assert_same_values(target->base, target->before);
  graph_text(target->base, text);
  assert_string_equal(text, target->base_graph);
  graph_text(target->part, text);
  assert_string_equal(text, target->part_graph);
}

TEST(a_recorded_write_that_fails_changes_nothing) {
  uint64_t injected = 0;
  int writes = 0;
  tp_debug_set_caching(0);
  for (size_t write = 0; write < write_count(); ++write) {
    for (uint64_t n = 1;; ++n) {
      assert_true(n < kMostRequests);
      Target target;
      target_make(&target);
      writes_fail_at(n);
      const tp_status_t status = write_by(write, target.part);
      const uint64_t failed = write_failures();
      writes_fail_at(0);
      if (status != TP_OK) target_assert_untouched(&target);
      if (failed != 0) assert_fails(status, TP_ERROR_OUT_OF_MEMORY);
      if (failed == 0) writes += status == TP_OK;
      injected += failed;
      DROP(target.leaf, target.base, target.part, target.before);
      assert_int_equal(tp_debug_live_objects(), 0);
      if (failed == 0) break;
    }
  }
  tp_debug_set_caching(1);
  print_message("%d writes, %llu failures injected\n", writes,
                (unsigned long long)injected);
  assert_true(writes >= 80);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      T(a_backward_pass_survives_every_failing_allocation),
      T(a_recorded_call_survives_every_failing_allocation),
      T(a_recorded_write_that_fails_changes_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
