#include "autograd/node.h"

#include <memory>

#include "autograd/hook.h"

namespace tp::grad {

void Node::take_call_site() noexcept {
  has_call_site_ = true;
  (new (call_site_at_end()) CallSite)->take();
}

void Node::destroy(Node* node) noexcept {
  while (node->hooks_ != nullptr) {
    free_hook(std::exchange(node->hooks_, node->hooks_->next));
  }
  std::destroy_n(node->edges_, node->edge_count_);
  std::destroy_n(node->shapes_, node->result_count_);
  const size_t nbytes = node->nbytes_;
  node->~Node();
  free_object(node, nbytes);
}

// See Note [Freeing nodes]. Not in the thread's state: where there is no memory
// for one, threads share it.
void Node::free(Node* node) noexcept {
  thread_local Node* dead_nodes = nullptr;
  thread_local bool is_freeing = false;
  node->next_dead_ = dead_nodes;
  dead_nodes = node;
  if (is_freeing) return;
  is_freeing = true;
  while (dead_nodes != nullptr) {
    Node* const dead = dead_nodes;
    dead_nodes = dead->next_dead_;
    destroy(dead);
  }
  is_freeing = false;
}

void Node::add_hook(Hook* hook) noexcept {
  Hook** end = &hooks_;
  while (*end != nullptr) end = &(*end)->next;
  *end = hook;
}

void Node::detach_hook(Hook* hook) noexcept {
  Hook** at = &hooks_;
  while (*at != hook) at = &(*at)->next;
  *at = std::exchange(hook->next, nullptr);
}

bool Node::remove_hook(uint64_t id) noexcept {
  for (Hook** at = &hooks_; *at != nullptr; at = &(*at)->next) {
    if ((*at)->id() != id) continue;
    free_hook(std::exchange(*at, (*at)->next));
    return true;
  }
  return false;
}

}  // namespace tp::grad
