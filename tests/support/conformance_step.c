#include "conformance_step.h"

#include <stdlib.h>

typedef tp_status_t (*Apply)(tp_tensor_t* tensor, const ConfParts* args,
                             ConfStep* step, tp_tensor_t** out);

static int64_t bound(const char* text) {
  return conf_is(text, "none") ? TP_SLICE_OPEN : conf_int(text);
}

static tp_status_t apply_select(tp_tensor_t* tensor, const ConfParts* args,
                                ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_select(tensor, conf_int(args->at[0]), conf_int(args->at[1]), out);
}

static tp_status_t apply_slice(tp_tensor_t* tensor, const ConfParts* args,
                               ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_slice(tensor, conf_int(args->at[0]), bound(args->at[1]),
                  bound(args->at[2]), conf_int(args->at[3]), out);
}

static tp_status_t apply_narrow(tp_tensor_t* tensor, const ConfParts* args,
                                ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_narrow(tensor, conf_int(args->at[0]), conf_int(args->at[1]),
                   conf_int(args->at[2]), out);
}

static tp_status_t apply_transpose(tp_tensor_t* tensor, const ConfParts* args,
                                   ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_transpose(tensor, conf_int(args->at[0]), conf_int(args->at[1]),
                      out);
}

static tp_status_t apply_t(tp_tensor_t* tensor, const ConfParts* args,
                           ConfStep* step, tp_tensor_t** out) {
  (void)args;
  (void)step;
  return tp_t(tensor, out);
}

static tp_status_t apply_permute(tp_tensor_t* tensor, const ConfParts* args,
                                 ConfStep* step, tp_tensor_t** out) {
  const ConfList dims = conf_list(args->at[0]);
  (void)step;
  return tp_permute(tensor, dims.at, dims.count, out);
}

static tp_status_t apply_movedim(tp_tensor_t* tensor, const ConfParts* args,
                                 ConfStep* step, tp_tensor_t** out) {
  const ConfList source = conf_list(args->at[0]);
  const ConfList destination = conf_list(args->at[1]);
  if (source.count != destination.count) {
    step->inexpressible = "one count for both lists";
    return TP_OK;
  }
  return tp_movedim(tensor, source.at, destination.at, source.count, out);
}

static tp_status_t apply_expand(tp_tensor_t* tensor, const ConfParts* args,
                                ConfStep* step, tp_tensor_t** out) {
  const ConfList sizes = conf_list(args->at[0]);
  (void)step;
  return tp_expand(tensor, sizes.at, sizes.count, out);
}

static tp_status_t apply_view(tp_tensor_t* tensor, const ConfParts* args,
                              ConfStep* step, tp_tensor_t** out) {
  const ConfList sizes = conf_list(args->at[0]);
  (void)step;
  return tp_view(tensor, sizes.at, sizes.count, out);
}

static tp_status_t apply_reshape(tp_tensor_t* tensor, const ConfParts* args,
                                 ConfStep* step, tp_tensor_t** out) {
  const ConfList sizes = conf_list(args->at[0]);
  (void)step;
  return tp_reshape(tensor, sizes.at, sizes.count, out);
}

static tp_status_t apply_squeeze(tp_tensor_t* tensor, const ConfParts* args,
                                 ConfStep* step, tp_tensor_t** out) {
  (void)args;
  (void)step;
  return tp_squeeze(tensor, NULL, 0, out);
}

static tp_status_t apply_squeeze_dim(tp_tensor_t* tensor, const ConfParts* args,
                                     ConfStep* step, tp_tensor_t** out) {
  const int64_t dim = conf_int(args->at[0]);
  (void)step;
  return tp_squeeze(tensor, &dim, 1, out);
}

static tp_status_t apply_unsqueeze(tp_tensor_t* tensor, const ConfParts* args,
                                   ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_unsqueeze(tensor, conf_int(args->at[0]), out);
}

static tp_status_t apply_flatten(tp_tensor_t* tensor, const ConfParts* args,
                                 ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_flatten(tensor, conf_int(args->at[0]), conf_int(args->at[1]), out);
}

static tp_status_t apply_unflatten(tp_tensor_t* tensor, const ConfParts* args,
                                   ConfStep* step, tp_tensor_t** out) {
  const ConfList sizes = conf_list(args->at[1]);
  (void)step;
  return tp_unflatten(tensor, conf_int(args->at[0]), sizes.at, sizes.count,
                      out);
}

static tp_status_t apply_diagonal(tp_tensor_t* tensor, const ConfParts* args,
                                  ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_diagonal(tensor, conf_int(args->at[0]), conf_int(args->at[1]),
                     conf_int(args->at[2]), out);
}

static tp_status_t apply_unfold(tp_tensor_t* tensor, const ConfParts* args,
                                ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_unfold(tensor, conf_int(args->at[0]), conf_int(args->at[1]),
                   conf_int(args->at[2]), out);
}

static tp_status_t apply_as_strided(tp_tensor_t* tensor, const ConfParts* args,
                                    ConfStep* step, tp_tensor_t** out) {
  const ConfList sizes = conf_list(args->at[0]);
  const ConfList strides = conf_list(args->at[1]);
  const int64_t offset = conf_int(args->at[2]);
  if (sizes.count != strides.count) {
    step->inexpressible = "one rank for sizes and strides";
    return TP_OK;
  }
  /* A negative offset must fail wherever the base begins. */
  return tp_as_strided(tensor, sizes.at, strides.at, sizes.count,
                       offset < 0 ? offset : offset + step->shift, out);
}

static tp_status_t apply_view_dtype(tp_tensor_t* tensor, const ConfParts* args,
                                    ConfStep* step, tp_tensor_t** out) {
  (void)step;
  return tp_view_dtype(tensor, conf_dtype(args->at[0]), out);
}

static tp_status_t apply_flip(tp_tensor_t* tensor, const ConfParts* args,
                              ConfStep* step, tp_tensor_t** out) {
  const ConfList dims = conf_list(args->at[0]);
  (void)step;
  return tp_flip(tensor, dims.at, dims.count, out);
}

/* split and chunk: size or number; dim; piece taken; number of pieces. */
static tp_status_t apply_pieces(tp_tensor_t* tensor, const ConfParts* args,
                                ConfStep* step, tp_tensor_t** out) {
  const int64_t amount = conf_int(args->at[0]);
  const int64_t dim = conf_int(args->at[1]);
  const size_t taken = (size_t)conf_int(args->at[2]);
  const size_t want = (size_t)conf_int(args->at[3]);
  const int is_split = conf_is(step->op, "split");
  size_t count = 0;
  *out = NULL;
  tp_status_t status = is_split
                           ? tp_split(tensor, amount, dim, NULL, 0, &count)
                           : tp_chunk(tensor, amount, dim, NULL, 0, &count);
  if (status != TP_OK) return status;
  tp_tensor_t** pieces = calloc(count + 1, sizeof *pieces);
  if (pieces == NULL) return TP_ERROR_OUT_OF_MEMORY;
  status = is_split ? tp_split(tensor, amount, dim, pieces, count, &count)
                    : tp_chunk(tensor, amount, dim, pieces, count, &count);
  if (status == TP_OK) {
    conf_check(count == want, "%s gives %zu pieces want %zu", step->op, count,
               want);
    for (size_t i = 0; i < count; ++i) {
      if (i == taken) {
        *out = pieces[i];
      } else {
        tp_tensor_release(pieces[i]);
      }
    }
  }
  free(pieces);
  return status;
}

static const struct {
  const char* op;
  Apply apply;
} kSteps[] = {{"select", apply_select},
              {"slice", apply_slice},
              {"narrow", apply_narrow},
              {"transpose", apply_transpose},
              {"swapaxes", apply_transpose},
              {"t", apply_t},
              {"permute", apply_permute},
              {"movedim", apply_movedim},
              {"expand", apply_expand},
              {"view", apply_view},
              {"reshape", apply_reshape},
              {"squeeze", apply_squeeze},
              {"squeeze_dim", apply_squeeze_dim},
              {"unsqueeze", apply_unsqueeze},
              {"flatten", apply_flatten},
              {"unflatten", apply_unflatten},
              {"diagonal", apply_diagonal},
              {"unfold", apply_unfold},
              {"as_strided", apply_as_strided},
              {"split", apply_pieces},
              {"chunk", apply_pieces},
              {"view_dtype", apply_view_dtype},
              {"flip", apply_flip}};

tp_status_t conf_step(tp_tensor_t* tensor, ConfStep* step, tp_tensor_t** out) {
  ConfParts args;
  conf_split(step->args, ';', &args);
  step->inexpressible = NULL;
  for (size_t i = 0; i < sizeof kSteps / sizeof kSteps[0]; ++i) {
    if (conf_is(step->op, kSteps[i].op)) {
      return kSteps[i].apply(tensor, &args, step, out);
    }
  }
  *out = NULL;
  step->inexpressible = "no such operation";
  return TP_OK;
}
