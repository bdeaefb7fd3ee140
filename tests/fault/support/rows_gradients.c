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

/* The leaf is `like` where a row needs it beside what is made of it. */
static void other_leaf(Scene* scene) {
  CHECK_EQUAL(tp_tensor_set_requires_grad(scene->like, 1), TP_OK);
}

static void square(Scene* scene) {
  other_leaf(scene);
  CHECK_EQUAL(tp_square(scene->like, &scene->view), TP_OK);
}

static tp_status_t retain_grad(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_retain_grad(scene->view);
}

/* A part of a result, which is written: its base has to follow. */
static void part(Scene* scene) {
  tp_tensor_t* whole;
  other_leaf(scene);
  CHECK_EQUAL(tp_mul_scalar(scene->like, &scene->number, &whole), TP_OK);
  CHECK_EQUAL(tp_select(whole, 0, 0, &scene->view), TP_OK);
  tp_tensor_release(whole);
}

static tp_status_t rewrite(Scene* scene, Results* results) {
  (void)results;
  return tp_exp_inplace(scene->view);
}

static void loss(Scene* scene) {
  square(scene);
  tp_tensor_t* const terms = scene->view;
  CHECK_EQUAL(tp_sum(terms, NULL, 0, 0, &scene->view), TP_OK);
  tp_tensor_release(terms);
}

static tp_status_t backward(Scene* scene, Results* results) {
  (void)results;
  const tp_tensor_t* roots[] = {scene->view};
  return tp_backward(roots, 1, NULL, 0);
}

static tp_status_t gradients(Scene* scene, Results* results) {
  const tp_tensor_t *roots[] = {scene->view}, *inputs[] = {scene->like};
  return tp_gradients(roots, 1, NULL, inputs, 1, TP_BACKWARD_CREATE_GRAPH,
                      &results->tensor);
}

static tp_status_t leave_alone(const tp_tensor_t* gradient,
                               tp_tensor_t** replacement, void* user_data) {
  (void)gradient;
  (void)replacement;
  ++*(int*)user_data;
  return TP_OK;
}

static int g_hooked;
static uint64_t g_hook;

static tp_status_t add_hook(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_hook_add(scene->view, leave_alone, &g_hooked, NULL, &g_hook);
}

static void hooked(Scene* scene) {
  leaf(scene);
  CHECK_EQUAL(add_hook(scene, NULL), TP_OK);
}

static tp_status_t remove_hook(Scene* scene, Results* results) {
  (void)results;
  return tp_tensor_hook_remove(scene->view, g_hook);
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

static tp_status_t save(Scene* scene, Results* results) {
  (void)results;
  tp_saved_t* kept = NULL;
  const tp_status_t status = tp_saved_new(scene->view, &kept);
  tp_saved_release(kept);
  return status;
}

static void saved(Scene* scene) {
  leaf(scene);
  CHECK_EQUAL(tp_saved_new(scene->view, &scene->saved), TP_OK);
}

static tp_status_t unpack(Scene* scene, Results* results) {
  return tp_saved_unpack(scene->saved, &results->tensor);
}

static tp_status_t release(Scene* scene, Results* results) {
  (void)results;
  tp_saved_release(scene->saved);
  scene->saved = NULL;
  return TP_OK;
}

static tp_status_t pass_on(const tp_tensor_t* const* given, size_t m,
                           const tp_saved_t* const* kept, tp_tensor_t** out,
                           size_t n, void* user_data) {
  (void)m;
  (void)n;
  (void)kept;
  (void)user_data;
  return tp_neg(given[0], &out[0]);
}

static tp_status_t function_init(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_function_t definition;
  const tp_status_t status = tp_function_init(&definition, sizeof definition);
  return status != TP_OK ? status
                         : right(definition.struct_size == sizeof definition);
}

static void output(Scene* scene) {
  other_leaf(scene);
  CHECK_EQUAL(tp_clone(scene->a, 0, &scene->view), TP_OK);
}

static tp_status_t record(Scene* scene, Results* results) {
  (void)results;
  const tp_tensor_t* inputs[] = {scene->like};
  const tp_tensor_t* kept[] = {scene->like, scene->view};
  tp_function_t definition = {0};
  definition.struct_size = sizeof definition;
  definition.name = "negative";
  definition.backward = pass_on;
  definition.saved = kept;
  definition.saved_count = 2;
  return tp_function_record(&definition, inputs, 1, &scene->view, 1);
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
    {"tp_tensor_retain_grad", retain_grad, ROW_IN_PLACE, .prepare = square},
    {"tp_mul", operator_new, ROW_TENSOR, ON_LEAF},
    {"tp_select", view_new, ROW_TENSOR, ON_LEAF},
    {"tp_exp_inplace", rewrite, ROW_IN_PLACE, .prepare = part},
    {"tp_backward", backward, ROW_IN_PLACE, .prepare = loss},
    {"tp_gradients", gradients, ROW_TENSOR, .prepare = loss},
    {"tp_tensor_hook_add", add_hook, ROW_IN_PLACE, ON_LEAF},
    {"tp_tensor_hook_remove", remove_hook, ROW_IN_PLACE, ROW_QUIET,
     .prepare = hooked},
    {"tp_grad_mode_push", grad_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_grad_mode_pop", grad_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_inference_mode_push", inference_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_inference_mode_pop", inference_mode, ROW_IN_PLACE, ROW_QUIET},
    {"tp_saved_new", save, ROW_IN_PLACE, ON_LEAF},
    {"tp_saved_unpack", unpack, ROW_TENSOR, .prepare = saved},
    {"tp_saved_release", release, ROW_IN_PLACE, ROW_QUIET, .prepare = saved},
    {"tp_function_init", function_init, ROW_IN_PLACE, ROW_QUIET},
    {"tp_function_record", record, ROW_IN_PLACE, .prepare = output},
    {"tp_graph_format", graph, ROW_OUTPUT(text), ON_LEAF},
    {"tp_graph_style_name", styles, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_graph_style_parse", styles, ROW_OUTPUT(number), ROW_QUIET},
};

RowGroup rows_gradients(void) { return ROW_GROUP(kRows); }
