// Graphs as text.
#pragma once

#include "core/tensor_impl.h"
#include "core/text.h"

namespace tp::grad {

// style: a TP_GRAPH_ value.
void write_graph(const TensorImpl& tensor, int32_t style, TextWriter& text);

}  // namespace tp::grad
