// Every operator of the table by its id, with boxed arguments.
#include "operator_cases.h"

namespace bench {

void add_operators_tensorplay() {
  for (std::int32_t op = 1; op <= tp_operator_count(); ++op) {
    tp_operator_info_t info;
    if (tp_operator_info_init(&info, sizeof info) != TP_OK ||
        tp_operator_info(op, &info) != TP_OK) {
      give_up("tp_operator_info");
    }
    const OperatorPeer* const peer = peer_of(info.name);
    if (peer == nullptr) {
      std::fprintf(stderr, "operator_peers.h has no row for %s\n", info.name);
      std::exit(1);
    }
    add_op("operators", info.name, "tensorplay", [op, peer] {
      tp_set_num_threads(1);
      return [call = make_operator_call(op), inplace = is_inplace(*peer)] {
        Tensor results[kCallResults];
        if (run_operator(*call, inplace, results) != TP_OK) {
          give_up(call->info.name);
        }
      };
    });
  }
}

}  // namespace bench
