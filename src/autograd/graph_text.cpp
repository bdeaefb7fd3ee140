#include "autograd/graph_text.h"

#include "autograd/array.h"
#include "autograd/history.h"
#include "autograd/task_map.h"
#include "tensorplay/autograd.h"

namespace tp::grad {

namespace {

void put_shape(const ResultShape& shape, TextWriter& text) {
  text.put(dtype_name(shape.dtype())).put(' ').put_shape(shape.sizes());
}

// "0: mul f64 (3,) <- 1 2", an edge to another result than the first as "1.1".
void put_line(const Node& node, size_t number, const TaskMap& numbers,
              TextWriter& text) {
  text.put(static_cast<uint64_t>(number)).put(": ").put(node.name());
  for (size_t i = 0; i < node.result_count(); ++i) {
    text.put(' ');
    put_shape(node.shape(i), text);
  }
  if (node.edge_count() != 0) text.put(" <-");
  for (size_t i = 0; i < node.edge_count(); ++i) {
    const Edge& edge = node.edge(i);
    if (!edge) {
      text.put(" -");
      continue;
    }
    text.put(' ').put(static_cast<uint64_t>(numbers.find(edge.node.get())));
    if (edge.index != 0) text.put('.').put(static_cast<uint64_t>(edge.index));
  }
  if (const CallSite* const site = node.call_site()) {
    text.put(" at ");
    site->put(text);
  }
  text.put('\n');
}

void put_dot(const Node& node, size_t number, const TaskMap& numbers,
             TextWriter& text) {
  text.put("  n").put(static_cast<uint64_t>(number)).put(" [label=\"");
  for (const char* c = node.name(); *c != '\0'; ++c) {
    if (*c == '"' || *c == '\\') text.put('\\');
    text.put(*c);
  }
  for (size_t i = 0; i < node.result_count(); ++i) {
    text.put("\\n");
    put_shape(node.shape(i), text);
  }
  text.put("\"];\n");
  for (size_t i = 0; i < node.edge_count(); ++i) {
    const Node* const next = node.edge(i).node.get();
    if (next == nullptr) continue;
    text.put("  n").put(static_cast<uint64_t>(number)).put(" -> n");
    text.put(static_cast<uint64_t>(numbers.find(next))).put(";\n");
  }
}

}  // namespace

void write_graph(const TensorImpl& tensor, int32_t style, TextWriter& text) {
  const Edge root = gradient_edge(tensor);
  if (!root) return;
  TaskMap numbers;
  Array<const Node*, 64> nodes;
  // Breadth first: the list is the queue.
  numbers.find_or_insert(root.node.get(), 0);
  nodes.push(root.node.get());
  for (size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = *nodes[i];
    for (size_t k = 0; k < node.edge_count(); ++k) {
      const Node* const next = node.edge(k).node.get();
      if (next != nullptr &&
          numbers.find_or_insert(next, nodes.size()) == nodes.size()) {
        nodes.push(next);
      }
    }
  }
  const bool is_dot = style == TP_GRAPH_DOT;
  if (is_dot) text.put("digraph {\n");
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (is_dot) {
      put_dot(*nodes[i], i, numbers, text);
    } else {
      put_line(*nodes[i], i, numbers, text);
    }
  }
  if (is_dot) text.put("}\n");
}

}  // namespace tp::grad
