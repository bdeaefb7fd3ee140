/* Random numbers, and what training needs beside arithmetic. */
#include <string.h>

#include "fault/support/rows.h"
#include "support/check.h"

static tp_status_t generator_new(Scene* scene, Results* results) {
  (void)scene;
  return tp_generator_new(7, &results->generator);
}

static tp_status_t generator_handle(Scene* scene, Results* results) {
  (void)results;
  tp_generator_t* same = tp_generator_retain(scene->generator);
  tp_generator_release(same);
  return right(same == scene->generator);
}

static tp_status_t generator_state(Scene* scene, Results* results) {
  (void)results;
  const tp_status_t status = tp_generator_set(scene->generator, 5, 6);
  return status != TP_OK ? status
                         : right(tp_generator_seed(scene->generator) == 5 &&
                                 tp_generator_offset(scene->generator) == 6);
}

static tp_status_t uniform(Scene* scene, Results* results) {
  (void)results;
  return tp_uniform_inplace(scene->a, -1, 1, scene->generator);
}

static tp_status_t uniform_overlapping(Scene* scene, Results* results) {
  (void)results;
  return tp_uniform_inplace(scene->expanded, -1, 1, scene->generator);
}

static tp_status_t normal(Scene* scene, Results* results) {
  (void)results;
  return tp_normal_inplace(scene->a, 0, 1, scene->generator);
}

static tp_status_t randint_inplace(Scene* scene, Results* results) {
  (void)results;
  return tp_randint_inplace(scene->a, 0, 10, scene->generator);
}

static tp_status_t bernoulli(Scene* scene, Results* results) {
  return tp_bernoulli(scene->total, scene->generator, &results->tensor);
}

static tp_status_t bernoulli_out(Scene* scene, Results* results) {
  (void)results;
  return tp_bernoulli_out(scene->total, scene->generator, scene->total);
}

static tp_status_t bernoulli_inplace(Scene* scene, Results* results) {
  (void)results;
  return tp_bernoulli_inplace(scene->a, scene->total, scene->generator);
}

static tp_status_t bernoulli_scalar(Scene* scene, Results* results) {
  (void)results;
  return tp_bernoulli_scalar_inplace(scene->expanded, 0.5, scene->generator);
}

static tp_status_t dropout(Scene* scene, Results* results) {
  return tp_dropout(scene->a, 0.5, 1, scene->generator, &results->tensor);
}

static tp_status_t dropout_inplace(Scene* scene, Results* results) {
  (void)results;
  return tp_dropout_inplace(scene->a, 0.5, 1, scene->generator);
}

static tp_status_t make_rand(Scene* scene, Results* results) {
  return tp_rand(scene->sizes, scene->rank, TP_DTYPE_F32, 0, 0,
                 scene->generator, &results->tensor);
}

static tp_status_t make_randn(Scene* scene, Results* results) {
  return tp_randn(scene->sizes, scene->rank, TP_DTYPE_F64, 0, 0,
                  scene->generator, &results->tensor);
}

static tp_status_t make_randint(Scene* scene, Results* results) {
  return tp_randint(0, 5, scene->sizes, scene->rank, TP_DTYPE_U8, 0, 0,
                    scene->generator, &results->tensor);
}

static tp_status_t make_randperm(Scene* scene, Results* results) {
  return tp_randperm(20, TP_DTYPE_I32, 0, 0, scene->generator,
                     &results->tensor);
}

static tp_status_t names(Scene* scene, Results* results) {
  (void)scene;
  const tp_status_t status = tp_loss_reduction_parse(
      tp_loss_reduction_name(TP_LOSS_MEAN), &results->number);
  return status != TP_OK ? status : right(results->number == TP_LOSS_MEAN);
}

static tp_status_t layer_norm(Scene* scene, Results* results) {
  return tp_layer_norm(scene->a, scene->sizes + scene->rank - 1, 1, NULL, NULL,
                       1e-5, &results->tensor);
}

static tp_status_t layer_norm_affine(Scene* scene, Results* results) {
  return tp_layer_norm(scene->a, scene->sizes, scene->rank, scene->like,
                       scene->like, 1e-5, &results->tensor);
}

static tp_status_t mse_loss(Scene* scene, Results* results) {
  return tp_mse_loss(scene->a, scene->like, TP_LOSS_MEAN, &results->tensor);
}

static void matrix(Scene* scene) {
  const int64_t sizes[2] = {2, -1};
  CHECK_EQUAL(tp_reshape(scene->a, sizes, 2, &scene->view), TP_OK);
}

static tp_status_t nll_loss(Scene* scene, Results* results) {
  return tp_nll_loss(scene->view, scene->index, NULL, TP_TARGET_IGNORED,
                     TP_LOSS_MEAN, &results->tensor);
}

static tp_status_t cross_entropy(Scene* scene, Results* results) {
  return tp_cross_entropy(scene->view, scene->index, NULL, TP_TARGET_IGNORED,
                          TP_LOSS_MEAN, &results->tensor);
}

/* Of the three classes of a matrix. */
static void weights_of_classes(Scene* scene) {
  tp_tensor_t* row;
  CHECK_EQUAL(tp_select(scene->square, 0, 0, &row), TP_OK);
  CHECK_EQUAL(tp_narrow(row, 0, 0, 3, &scene->view), TP_OK);
  tp_tensor_release(row);
}

static tp_status_t nll_loss_weighted(Scene* scene, Results* results) {
  return tp_nll_loss(scene->matrices[0], scene->index, scene->view,
                     TP_TARGET_IGNORED, TP_LOSS_MEAN, &results->tensor);
}

static tp_status_t cross_entropy_weighted(Scene* scene, Results* results) {
  return tp_cross_entropy(scene->matrices[0], scene->index, scene->view,
                          TP_TARGET_IGNORED, TP_LOSS_MEAN, &results->tensor);
}

static const Row kRows[] = {
    {"tp_generator_new", generator_new, ROW_OUTPUT(generator)},
    {"tp_generator_retain", generator_handle, ROW_IN_PLACE, ROW_QUIET},
    {"tp_generator_release", generator_handle, ROW_IN_PLACE, ROW_QUIET},
    {"tp_generator_set", generator_state, ROW_IN_PLACE, ROW_QUIET},
    {"tp_generator_seed", generator_state, ROW_IN_PLACE, ROW_QUIET},
    {"tp_generator_offset", generator_state, ROW_IN_PLACE, ROW_QUIET},
    {"tp_uniform_inplace", uniform, ROW_IN_PLACE},
    {"tp_uniform_inplace", uniform_overlapping, ROW_IN_PLACE},
    {"tp_normal_inplace", normal, ROW_IN_PLACE},
    {"tp_randint_inplace", randint_inplace, ROW_IN_PLACE},
    {"tp_bernoulli", bernoulli, ROW_TENSOR},
    {"tp_bernoulli_out", bernoulli_out, ROW_IN_PLACE},
    {"tp_bernoulli_inplace", bernoulli_inplace, ROW_IN_PLACE},
    {"tp_bernoulli_scalar_inplace", bernoulli_scalar, ROW_IN_PLACE},
    {"tp_dropout", dropout, ROW_TENSOR},
    {"tp_dropout_inplace", dropout_inplace, ROW_IN_PLACE},
    {"tp_rand", make_rand, ROW_TENSOR},
    {"tp_randn", make_randn, ROW_TENSOR},
    {"tp_randint", make_randint, ROW_TENSOR},
    {"tp_randperm", make_randperm, ROW_TENSOR},
    {"tp_loss_reduction_name", names, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_loss_reduction_parse", names, ROW_OUTPUT(number), ROW_QUIET},
    {"tp_layer_norm", layer_norm, ROW_TENSOR},
    {"tp_layer_norm", layer_norm_affine, ROW_TENSOR},
    {"tp_mse_loss", mse_loss, ROW_TENSOR},
    {"tp_nll_loss", nll_loss, ROW_TENSOR, .prepare = matrix},
    {"tp_cross_entropy", cross_entropy, ROW_TENSOR, .prepare = matrix},
    {"tp_nll_loss", nll_loss_weighted, ROW_TENSOR,
     .prepare = weights_of_classes},
    {"tp_cross_entropy", cross_entropy_weighted, ROW_TENSOR,
     .prepare = weights_of_classes},
};

RowGroup rows_training(void) { return ROW_GROUP(kRows); }
