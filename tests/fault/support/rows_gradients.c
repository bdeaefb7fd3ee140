/* autograd.h. A failure leaves no history behind and no gradient changed. */
#include <string.h>

#include "fault/support/rows.h"
#include "support/check.h"

/* A leaf of its own, apart from the scene's tensors, and what is made of it. */
static void leaf(Scene* scene) {
  CHECK_EQUAL(tp_clone(scene->a, 0, &scene->view), TP_OK);
  CHECK_EQUAL(tp_tensor_set_requires_grad(scene->view, 1), TP_OK);
}

static tp_status_t set_requires_grad(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_set_requires_grad(scene->a, 1);
}

static tp_status_t getters(Scene* scene, Results* results) {
  (void)results;
  return right(tp_tensor_requires_grad(scene->view) == 1 &&
               tp_tensor_is_leaf(scene->view) == 1 &&
               tp_tensor_retains_grad(scene->view) == 0);
}

static tp_status_t grad_get(Scene* scene, Results* results) {
  const tp_status_t status = tp_tensor_grad_get(scene->view, &results->tensor);
  return status != TP_OK ? status : right(results->tensor == NULL);
}

static tp_status_t grad_set(Scene* scene, Results* results) {
  (void)results;
  tp_status_t status = tp_tensor_grad_set(scene->view, scene->like);
  if (status == TP_OK) status = tp_tensor_grad_set(scene->view, NULL);
  return status;
}

static tp_status_t grad_zero(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_grad_zero(scene->view);
}

static tp_status_t operator_new(Scene* scene, Results* results) {
  return tp_mul(scene->view, scene->view, &results->tensor);
}

static tp_status_t view_new(Scene* scene, Results* results) {
  return tp_select(scene->view, 0, 0, &results->tensor);
}

static tp_status_t retain_grad(Scene* scene, Results* results) {
  tp_tensor_t* square = NULL;
  tp_status_t status = tp_square(scene->view, &square);
  if (status == TP_OK) status = tp_tensor_retain_grad(square);
  tp_tensor_release(square);
  (void)results;
  return status;
}

/* In place on a part of a result, whose base follows. */
static tp_status_t rewrite(Scene* scene, Results* results) {
  tp_tensor_t *square = NULL, *part = NULL;
  tp_status_t status = tp_mul_scalar(scene->view, &scene->number, &square);
  if (status == TP_OK) status = tp_select(square, 0, 0, &part);
  if (status == TP_OK) status = tp_exp_inplace(part);
  if (status == TP_OK) status = tp_sum(square, NULL, 0, 0, &results->tensor);
  tp_tensor_release(square);
  tp_tensor_release(part);
  return status;
}

static tp_status_t make_loss(Scene* scene, tp_tensor_t** loss) {
  tp_tensor_t* square = NULL;
  tp_status_t status = tp_square(scene->view, &square);
  if (status == TP_OK) status = tp_sum(square, NULL, 0, 0, loss);
  tp_tensor_release(square);
  return status;
}

static tp_status_t backward(Scene* scene, Results* results) {
  (void)results;
  tp_tensor_t* loss = NULL;
  tp_status_t status = make_loss(scene, &loss);
  const tp_tensor_t* roots[] = {loss};
  if (status == TP_OK) status = tp_backward(roots, 1, NULL, 0);
  tp_tensor_release(loss);
  return status;
}

static tp_status_t gradients(Scene* scene, Results* results) {
  tp_tensor_t* loss = NULL;
  tp_status_t status = make_loss(scene, &loss);
  const tp_tensor_t *roots[] = {loss}, *inputs[] = {scene->view};
  if (status == TP_OK) {
    status = tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                          &results->tensor);
  }
  tp_tensor_release(loss);
  return status;
}

static tp_status_t leave_alone(const tp_tensor_t* gradient,
                               tp_tensor_t** replacement, void* user_data) {
  (void)gradient;
  (void)replacement;
  ++*(int*)user_data;
  return TP_OK;
}

static int g_hooked;

static tp_status_t hook(Scene* scene, Results* results) {
  (void)results;
  uint64_t id;
  tp_status_t status =
      tp_tensor_hook_add(scene->view, leave_alone, &g_hooked, NULL, &id);
  if (status == TP_OK) status = tp_tensor_hook_remove(scene->view, id);
  return status;
}

static tp_status_t grad_mode(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_status_t status = tp_grad_mode_push(0);
  if (status == TP_OK) status = tp_grad_mode_pop();
  return status;
}

static tp_status_t inference_mode(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_status_t status = tp_inference_mode_push(1);
  if (status == TP_OK) status = tp_inference_mode_pop();
  return status;
}

static tp_status_t saved(Scene* scene, Results* results) {
  tp_saved_t* kept = NULL;
  tp_status_t status = tp_saved_new(scene->view, &kept);
  if (status == TP_OK) status = tp_saved_unpack(kept, &results->tensor);
  tp_saved_release(kept);
  return status;
}

static tp_status_t pass_on(const tp_tensor_t* const* given, size_t m,
                           const tp_saved_t* const* kept, tp_tensor_t** out,
                           size_t n, void* user_data) {
  (void)m;
  (void)n;
  (void)user_data;
  tp_tensor_t* factor = NULL;
  tp_status_t status = tp_saved_unpack(kept[0], &factor);
  if (status == TP_OK) status = tp_mul(given[0], factor, &out[0]);
  tp_tensor_release(factor);
  return status;
}

static tp_status_t function(Scene* scene, Results* results) {
  (void)results;
  tp_function_t definition;
  tp_status_t status = tp_function_init(&definition, sizeof definition);
  if (status != TP_OK) return kWrong;
  const tp_tensor_t* inputs[] = {scene->view};
  definition.name = "identity";
  definition.backward = pass_on;
  definition.saved = inputs;
  definition.saved_count = 1;
  tp_tensor_t *out = NULL, *apart = NULL, *loss = NULL;
  status = tp_detach(scene->view, &apart);
  if (status == TP_OK) status = tp_clone(apart, 0, &out);
  if (status == TP_OK) {
    status = tp_function_record(&definition, inputs, 1, &out, 1);
  }
  if (status == TP_OK) status = tp_sum(out, NULL, 0, 0, &loss);
  const tp_tensor_t* roots[] = {loss};
  if (status == TP_OK) status = tp_backward(roots, 1, NULL, 0);
  tp_tensor_release(apart);
  tp_tensor_release(out);
  tp_tensor_release(loss);
  return status;
}

static tp_status_t graph(Scene* scene, Results* results) {
  const size_t length = tp_graph_format(scene->view, TP_GRAPH_DOT,
                                        results->text, sizeof results->text);
  if (length == 0) return TP_ERROR_OUT_OF_MEMORY;
  return right(strstr(results->text, "digraph") != NULL);
}

static tp_status_t styles(Scene* scene, Results* results) {
  (void)scene;
  const tp_status_t status =
      tp_graph_style_parse(tp_graph_style_name(TP_GRAPH_DOT), &results->number);
  return status != TP_OK ? status : right(results->number == TP_GRAPH_DOT);
}

#define ON_LEAF .prepare = leaf

static const Row kRows[] = {
    {"tp_tensor_set_requires_grad", set_requires_grad, ROW_IN_PLACE},
    {"tp_tensor_requires_grad", getters, ROW_IN_PLACE, ROW_QUIET, ON_LEAF},
    {"tp_tensor_is_leaf", getters, ROW_IN_PLACE, ROW_QUIET, ON_LEAF},
    {"tp_tensor_retains_grad", getters, ROW_IN_PLACE, ROW_QUIET, ON_LEAF},
    {"tp_tensor_grad_get", grad_get, ROW_TENSOR, ROW_QUIET, ON_LEAF},
    {"tp_tensor_grad_set", grad_set, ROW_IN_PLACE, ROW_QUIET, ON_LEAF},
    {"tp_tensor_grad_zero", grad_zero, ROW_IN_PLACE, ROW_QUIET, ON_LEAF},
    {"tp_tensor_retain_grad", retain_grad, ROW_IN_PLACE, ON_LEAF},
    {"tp_mul", operator_new, ROW_TENSOR, ON_LEAF},
    {"tp_select", view_new, ROW_TENSOR, ON_LEAF},
    {"tp_exp_inplace", rewrite, ROW_TENSOR, ON_LEAF},
    {"tp_backward", backward, ROW_IN_PLACE, ON_LEAF},
    {"tp_gradients", gradients, ROW_TENSOR, ON_LEAF},
    {"tp_tensor_hook_add", hook, ROW_IN_PLACE, ON_LEAF},
    {"tp_tensor_hook_remove", hook, ROW_IN_PLACE, ON_LEAF},
    {"tp_grad_mode_push", grad_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_grad_mode_pop", grad_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_inference_mode_push", inference_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_inference_mode_pop", inference_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_saved_new", saved, ROW_TENSOR, ON_LEAF},
    {"tp_saved_unpack", saved, ROW_TENSOR, ON_LEAF},
    {"tp_saved_release", saved, ROW_TENSOR, ON_LEAF},
    {"tp_function_init", function, ROW_IN_PLACE, ON_LEAF},
    {"tp_function_record", function, ROW_IN_PLACE, ON_LEAF},
    {"tp_graph_format", graph, ROW_OUTPUT(text), ON_LEAF},
    {"tp_graph_style_name", styles, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_graph_style_parse", styles, ROW_OUTPUT(number), ROW_QUIET},
};

RowGroup rows_gradients(void) { return ROW_GROUP(kRows); }
