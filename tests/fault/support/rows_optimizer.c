/* Steps of optimisers. */
#include "fault/support/rows.h"
#include "support/check.h"

/* A gradient that lies across the parameter has to be copied. */
static void overlapping(Scene* scene) {
  CHECK_EQUAL(tp_flip(scene->a, (int64_t[]){-1}, 1, &scene->view), TP_OK);
}

static tp_status_t options(Scene* scene, Results* results) {
  (void)scene;
  (void)results;
  tp_sgd_options_t sgd;
  tp_adam_options_t adam;
  const tp_status_t status = tp_sgd_options_init(&sgd, sizeof sgd);
  if (status != TP_OK) return status;
  CHECK_EQUAL(tp_adam_options_init(&adam, sizeof adam), TP_OK);
  return right(sgd.lr == 1e-3 && sgd.momentum == 0 && adam.beta2 == 0.999);
}

static tp_status_t sgd_of(tp_tensor_t* parameter, const tp_tensor_t* gradient,
                          tp_tensor_t* buffer) {
  tp_sgd_options_t options;
  const tp_status_t status = tp_sgd_options_init(&options, sizeof options);
  if (status != TP_OK) return status;
  options.momentum = buffer == NULL ? 0 : 0.5;
  return tp_sgd_inplace(parameter, gradient, buffer, 2, &options);
}

static tp_status_t sgd(Scene* scene, Results* results) {
  (void)results;
  return sgd_of(scene->a, scene->view, scene->like);
}

static tp_status_t sgd_overlapping(Scene* scene, Results* results) {
  (void)results;
  return sgd_of(scene->expanded, scene->expanded, NULL);
}

typedef tp_status_t (*Adam)(tp_tensor_t*, const tp_tensor_t*, tp_tensor_t*,
                            tp_tensor_t*, tp_tensor_t*, int64_t,
                            const tp_adam_options_t*);

static tp_status_t adam(Scene* scene, Results* results) {
  (void)results;
  tp_adam_options_t options;
  const tp_status_t status = tp_adam_options_init(&options, sizeof options);
  if (status != TP_OK) return status;
  return ((Adam)scene->function)(scene->a, scene->view, scene->like, scene->out,
                                 NULL, 2, &options);
}

static const Row kRows[] = {
    {"tp_sgd_options_init", options, ROW_IN_PLACE, ROW_QUIET},
    {"tp_adam_options_init", options, ROW_IN_PLACE, ROW_QUIET},
    {"tp_sgd_inplace", sgd, ROW_IN_PLACE, .prepare = overlapping},
    {"tp_sgd_inplace", sgd_overlapping, ROW_IN_PLACE},
    {"tp_adam_inplace", adam, ROW_IN_PLACE, .prepare = overlapping,
     .function = (RowFunction)tp_adam_inplace},
    {"tp_adamw_inplace", adam, ROW_IN_PLACE, .prepare = overlapping,
     .function = (RowFunction)tp_adamw_inplace},
};

RowGroup rows_optimizer(void) { return ROW_GROUP(kRows); }
