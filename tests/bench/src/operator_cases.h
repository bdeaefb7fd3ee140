// Every operator of the table, with arguments that are made from its row: f32
// where it computes with that, 1e5 elements, matrices of 128 by 128 where it
// multiplies.
#pragma once
#include <cstring>
#include <memory>

#include "operator_peers.h"
#include "support/operator_calls.h"
#include "tensorplay_use.h"

namespace bench {

// nullptr if there is no row.
inline const OperatorPeer* peer_of(const char* op) {
  for (const OperatorPeer& peer : kOperatorPeers) {
    if (std::strcmp(peer.op, op) == 0) return &peer;
  }
  return nullptr;
}

// Peers that end in an underscore write over their first argument, and ours
// does so beside them.
inline bool is_inplace(const OperatorPeer& peer) {
  if (peer.aten == nullptr) return false;
  const char* const dot = std::strchr(peer.aten, '.');
  const char* const end = dot ? dot : peer.aten + std::strlen(peer.aten);
  return end[-1] == '_';
}

using SharedCall = std::shared_ptr<OperatorCall>;

inline SharedCall make_operator_call(std::int32_t op) {
  const SharedCall call(new OperatorCall, [](OperatorCall* made) {
    operator_call_drop(made);
    delete made;
  });
  CallPlan plan = {op, TP_DTYPE_F32, 100, 1000, 0, 1};
  tp_operator_info_init(&call->info, sizeof call->info);
  tp_operator_info(op, &call->info);
  plan.dtype = operator_call_dtype(&call->info);
  if (operator_is_product(&call->info)) plan.rows = plan.columns = 128;
  if (operator_call_make(&plan, call.get()) != TP_OK) {
    give_up(call->unknown ? call->unknown : call->info.name);
  }
  return call;
}

// New results, or what was written over.
inline tp_status_t run_operator(OperatorCall& call, bool inplace,
                                Tensor (&results)[kCallResults]) {
  tp_tensor_t* places[kCallResults] = {inplace ? call.tensors[0] : nullptr};
  const tp_status_t status =
      tp_operator_call(call.plan.op, call.arguments, call.info.argument_count,
                       places, call.info.result_count);
  if (inplace || status != TP_OK) return status;
  for (int i = 0; i < kCallResults; ++i) *results[i].out() = places[i];
  return status;
}

}  // namespace bench
