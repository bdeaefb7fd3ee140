/* grad.tsv: programs with gradients. Those that are good give values, first
 * and second gradients; the others are refused, where the data says. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support/conformance.h"
#include "support/grad_program.h"

/* 1e-10 for values and first gradients, 1e-8 for second ones. */
static void check_near(const char* what, double got, double want,
                       double tolerance) {
  conf_check(fabs(got - want) <= tolerance * (1 + fabs(want)),
             "%s is %.17g, not %.17g", what, got, want);
}

/* Elements of a gradient against a list of the file; "none" wants NULL. */
static void check_gradient(const char* what, const tp_tensor_t* got,
                           const char* want, double tolerance) {
  if (conf_is(want, "none")) {
    conf_check(got == NULL, "%s: there is a gradient", what);
    return;
  }
  if (!conf_check(got != NULL, "%s: there is no gradient", what)) return;
  const int64_t numel = tp_tensor_numel(got);
  double* const elements = malloc((size_t)(numel + 1) * sizeof(double));
  conf_check_status(
      tp_tensor_copy_to(got, elements, (size_t)numel * sizeof(double)), what);
  double list[kGradMaxElements];
  const int64_t count = (int64_t)grad_doubles(want, list);
  if (conf_check(count == numel, "%s has %lld elements, not %lld", what,
                 (long long)numel, (long long)count)) {
    for (int64_t i = 0; i < numel; ++i) {
      check_near(what, elements[i], list[i], tolerance);
    }
  }
  free(elements);
}

static void drop(tp_tensor_t** tensors, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    tp_tensor_release(tensors[i]);
    tensors[i] = NULL;
  }
}

/* The sum of the squares of all gradients that there are. */
static tp_tensor_t* sum_of_squares(tp_tensor_t* const* gradients, size_t n) {
  tp_tensor_t* total = NULL;
  for (size_t i = 0; i < n; ++i) {
    if (gradients[i] == NULL) continue;
    tp_tensor_t *square = NULL, *sum = NULL, *both = NULL;
    conf_check_status(tp_square(gradients[i], &square), "square");
    conf_check_status(tp_sum(square, NULL, 0, 0, &sum), "sum");
    tp_tensor_release(square);
    if (total == NULL) {
      total = sum;
      continue;
    }
    conf_check_status(tp_add(total, sum, &both), "add");
    tp_tensor_release(total);
    tp_tensor_release(sum);
    total = both;
  }
  return total;
}

static void check_second(const GradProgram* program, tp_tensor_t* const* leaves,
                         size_t n, tp_tensor_t* const* first) {
  tp_tensor_t* second[kGradMaxInputs] = {NULL};
  tp_tensor_t* total = sum_of_squares(first, n);
  if (total != NULL && tp_tensor_requires_grad(total)) {
    const tp_tensor_t* roots[] = {total};
    conf_check_status(
        tp_gradients(roots, 1, NULL, (const tp_tensor_t* const*)leaves, n,
                     TP_BACKWARD_ALLOW_UNUSED | TP_BACKWARD_RETAIN_GRAPH,
                     second),
        "second gradients");
  }
  for (size_t i = 0; i < n; ++i) {
    const char* want = grad_program_line(program, "grad2", leaves[i]);
    if (want != NULL) check_gradient("grad2", second[i], want, 1e-8);
  }
  drop(second, n);
  tp_tensor_release(total);
}

/* By tp_gradients with a graph, and again by tp_backward without. */
static void check_good(GradProgram* program) {
  const tp_tensor_t* loss = grad_program_tensor(program, "loss");
  double value = 0;
  conf_check_status(tp_tensor_copy_to(loss, &value, sizeof value), "loss");
  check_near("loss", value, program->loss, 1e-10);
  tp_tensor_t *leaves[kGradMaxInputs], *first[kGradMaxInputs] = {NULL};
  const size_t n = grad_program_leaves(program, leaves);
  const tp_tensor_t* roots[] = {loss};
  if (n == 0 || !tp_tensor_requires_grad(loss)) {
    for (size_t i = 0; i < n; ++i) {
      check_gradient("grad", NULL,
                     grad_program_line(program, "grad", leaves[i]), 0);
    }
    return;
  }
  conf_check_status(
      tp_gradients(roots, 1, NULL, (const tp_tensor_t* const*)leaves, n,
                   TP_BACKWARD_CREATE_GRAPH | TP_BACKWARD_ALLOW_UNUSED, first),
      "gradients");
  for (size_t i = 0; i < n; ++i) {
    check_gradient("grad", first[i],
                   grad_program_line(program, "grad", leaves[i]), 1e-10);
  }
  check_second(program, leaves, n, first);
  drop(first, n);
  conf_check_status(tp_backward(roots, 1, NULL, 0), "backward");
  for (size_t i = 0; i < n; ++i) {
    conf_check_status(tp_tensor_grad_get(leaves[i], &first[i]), "grad");
    check_gradient("gathered", first[i],
                   grad_program_line(program, "grad", leaves[i]), 1e-10);
  }
  drop(first, n);
}

static void check_case(GradProgram* program) {
  if (program->outcome == kGradRefusedOperation) {
    conf_check(program->failed_at_error, "the write was not refused");
    return;
  }
  if (!conf_good()) return;
  if (program->outcome == kGradGood) {
    check_good(program);
    return;
  }
  const tp_tensor_t* roots[] = {grad_program_tensor(program, "loss")};
  const tp_status_t status = tp_backward(roots, 1, NULL, 0);
  conf_check(status == TP_ERROR_VERSION, "backward gave status %d, not %d",
             status, TP_ERROR_VERSION);
}

int main(void) {
  conf_begin("grad.tsv");
  GradFile file;
  grad_file_open(&file);
  GradProgram program;
  while (grad_program_next(&file, &program)) {
    conf_case("%s", program.name);
    grad_program_run(&program);
    if (program.unknown != NULL) {
      grad_program_end(&program);
      conf_leave_out(program.unknown);
      continue;
    }
    check_case(&program);
    grad_program_end(&program);
    conf_end();
  }
  grad_file_close(&file);
  return conf_finish();
}
