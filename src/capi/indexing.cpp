#include "capi/border.h"
#include "ops/index_select.h"
#include "tensorplay/ops_indexing.h"

using namespace tp;

tp_status_t tp_index_select(const tp_tensor_t* a, int64_t dim,
                            const tp_tensor_t* index, tp_tensor_t** out) {
  return make_into("tp_index_select", out, 4, [&] {
    return index_select(checked(a, 1), dim, checked(index, 3));
  });
}

tp_status_t tp_index_select_out(const tp_tensor_t* a, int64_t dim,
                                const tp_tensor_t* index, tp_tensor_t* out) {
  return border("tp_index_select_out", [&] {
    index_select_out(checked(a, 1), dim, checked(index, 3), checked(out, 4));
  });
}
