// Errors of a node tell where it was recorded, if that is known.
#pragma once

namespace tp::grad {

class Node;

// Adds it to the message of the thread's error.
void tell_call_site(const Node& node) noexcept;

}  // namespace tp::grad
