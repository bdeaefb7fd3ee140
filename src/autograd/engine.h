// Running a graph backwards.
//
// Note [Backward pass]: one queue, in the calling thread. Nodes that the roots
// lead to are counted first, with how many edges lead to each; a node runs when
// all of them have been served. Of those that could run leaves go first, which
// gives memory back early, and then the latest recorded one, so that the order
// is the same every time. But the first gradient of a leaf that others still
// hold waits for the end of the pass: where they are done with it by then, the
// leaf takes it over, and needs no copy. A gradient belongs to a result of a
// node: several are added up as they come, in that order. What is known of the
// pass lies beside the graph, so that other threads may go through the same
// nodes.
#pragma once

#include <cstddef>

#include "autograd/node.h"

namespace tp::grad {

struct BackwardOptions {
  bool retain_graph;
  bool create_graph;
};

// From roots, with a gradient for each, to the leaves, which gather theirs. The
// caller's roots keep all nodes alive.
// With `wanted` (of results of nodes) nothing gathers: `found` gets a gradient
// for each, null where the roots do not depend on it.
void run_backward(const Edge* roots, const Tensor* gradients, size_t count,
                  const Edge* wanted, Tensor* found, size_t wanted_count,
                  const BackwardOptions& options);

}  // namespace tp::grad
