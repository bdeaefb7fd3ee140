// Counted pointers: what converts, who may be adopted, counts at their ends.
#include "core/intrusive_ptr.h"

#include <type_traits>
#include <utility>

#include "core/tensor_impl.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"

namespace tp {

// Puts a count where no program could bring it.
struct CountAccess {
  static void set(Counted& object, uint64_t word) {
    object.word_.store(word, std::memory_order_relaxed);
  }
};

namespace {

int g_released = 0;

class Node : public Counted {
 public:
  static const ObjectType kType;
  explicit Node(FactoryKey) noexcept : Counted(&kType) {}
  void release_resources() noexcept { ++g_released; }
};
const ObjectType Node::kType = {"node"};

class Leaf final : public Node {
 public:
  explicit Leaf(FactoryKey key) noexcept : Node(key) {}
};

using NodePtr = IntrusivePtr<Node>;
using LeafPtr = IntrusivePtr<Leaf>;

static_assert(std::is_convertible_v<LeafPtr, NodePtr>);
static_assert(!std::is_convertible_v<NodePtr, LeafPtr>);
static_assert(!std::is_constructible_v<LeafPtr, NodePtr>);
static_assert(!std::is_convertible_v<Tensor, Storage>);
static_assert(!std::is_convertible_v<Storage, Tensor>);
static_assert(!std::is_convertible_v<Node*, NodePtr>);  // not by accident
static_assert(!std::is_constructible_v<NodePtr, Node*>);

// Only the factory has a key, so nothing counted is made on a stack.
static_assert(!std::is_default_constructible_v<Node>);
static_assert(!std::is_copy_constructible_v<Node>);
static_assert(!std::is_copy_assignable_v<Node>);
static_assert(!std::is_copy_constructible_v<TensorImpl>);
static_assert(!std::is_copy_constructible_v<StorageImpl>);

constexpr uint64_t kFresh = Counted::kStrongOne | Counted::kWeakOne;

int setup(void**) {
  initialize();
  g_released = 0;
  return 0;
}

int nothing_lives(void**) {
  assert_int_equal(tp_debug_live_objects(), 0);
  return 0;
}

void pointers_convert_to_compatible_types_only(void**) {
  assert_int_equal(sizeof(NodePtr), sizeof(void*));
  LeafPtr leaf = LeafPtr::make();
  Leaf* const raw = leaf.get();
  NodePtr node = std::move(leaf);
  assert_ptr_equal(node.get(), raw);
  assert_null(leaf.get());
  assert_int_equal(node->count_word(), kFresh);
  // Back again, since a node's destruction does not know of leaves.
  leaf = LeafPtr::reclaim(static_cast<Leaf*>(node.detach()));
}

void only_the_factory_makes_and_adopts_counted_objects(void**) {
  const NodePtr node = NodePtr::make();
  assert_int_equal(status_of([&] { NodePtr::adopt_new(node.get()); }),
                   TP_ERROR_STATE);
  assert_int_equal(node->count_word(), kFresh);
  const NodePtr other = node;
  assert_int_equal(status_of([&] { NodePtr::adopt_new(node.get()); }),
                   TP_ERROR_STATE);
  assert_int_equal(node->strong_count(), 2);
}

void copies_moves_and_swaps_keep_the_count(void**) {
  NodePtr a = NodePtr::make();
  {
    NodePtr b = a;
    assert_int_equal(a->strong_count(), 2);
    NodePtr c = std::move(b);
    assert_int_equal(a->strong_count(), 2);
    NodePtr& same = a;
    a = same;
    assert_int_equal(a->strong_count(), 2);
    b = c;
    assert_int_equal(a->strong_count(), 3);
  }
  assert_int_equal(a->count_word(), kFresh);
  a = nullptr;
  assert_int_equal(g_released, 1);
}

void resources_go_with_the_strong_count_and_memory_with_the_weak(void**) {
  NodePtr node = NodePtr::make();
  WeakPtr<Node> weak(node);
  assert_int_equal(node->count_word(), kFresh + Counted::kWeakOne);
  assert_true(weak.lock() == node);
  node = nullptr;
  assert_int_equal(g_released, 1);
  assert_int_equal(tp_debug_live_objects(), 1);
  assert_true(weak.lock() == nullptr);
  const WeakPtr<Node> second = weak;
  assert_true(second.lock() == nullptr);
}

// Sets the word, works on the node, and gives back its one reference.
template <class F>
void with_word(uint64_t word, F&& work) {
  NodePtr node = NodePtr::make();
  CountAccess::set(*node, word);
  work(node.get());
  assert_int_equal(g_released, 0);
  CountAccess::set(*node, kFresh);
  node = nullptr;
  assert_int_equal(g_released, 1);
  g_released = 0;
}

void a_full_strong_count_sticks_and_keeps_the_object(void**) {
  with_word(
      Counted::kWeakOne | (Counted::kStrongSaturated - 1), [](Node* node) {
        NodePtr::retain(node);  // the last that is counted
        NodePtr::retain(node);
        const uint64_t stuck = node->count_word();
        assert_int_equal(stuck, Counted::kWeakOne | Counted::kStrongStuck);
        for (int i = 0; i < 1000; ++i) NodePtr::release(node);
        assert_int_equal(node->count_word(), stuck);
        for (int i = 0; i < 1000; ++i) NodePtr::retain(node);
        assert_true((node->count_word() & Counted::kStrongMask) >=
                    Counted::kStrongSaturated);
        assert_int_equal(node->count_word() & Counted::kWeakMask,
                         Counted::kWeakOne);
      });
}

void a_count_raised_from_zero_sticks_and_keeps_the_object(void**) {
  with_word(Counted::kWeakOne, [](Node* node) {
    NodePtr::retain(node);
    assert_int_equal(node->count_word(),
                     Counted::kWeakOne | Counted::kStrongStuck);
    NodePtr::release(node);
    NodePtr::release(node);
    assert_int_equal(node->count_word(),
                     Counted::kWeakOne | Counted::kStrongStuck);
  });
}

void a_full_weak_count_sticks_and_leaves_the_strong_one_alone(void**) {
  with_word(Counted::kStrongOne | (Counted::kWeakSaturated - Counted::kWeakOne),
            [](Node* node) {
              WeakPtr<Node>::retain(node);
              WeakPtr<Node>::retain(node);
              const uint64_t stuck = node->count_word();
              assert_int_equal(stuck,
                               Counted::kStrongOne | Counted::kWeakStuck);
              NodePtr::release_weak(node);
              assert_int_equal(node->count_word(), stuck);
              NodePtr::retain(node);
              assert_int_equal(node->strong_count(), 2);
            });
}

void a_stuck_object_can_still_be_locked(void**) {
  with_word(Counted::kWeakOne * 2 | Counted::kStrongStuck, [](Node* node) {
    assert_ptr_equal(WeakPtr<Node>::lock(node).detach(), node);
    assert_int_equal(node->count_word(),
                     Counted::kWeakOne * 2 | Counted::kStrongStuck);
  });
}

void a_handle_of_the_c_api_survives_a_full_count(void**) {
  Tensor tensor = make_empty(dims({2}), DType::kF32, Device());
  tp_tensor_t* handle = reinterpret_cast<tp_tensor_t*>(tensor.get());
  CountAccess::set(*tensor, Counted::kWeakOne | Counted::kStrongStuck);
  for (int i = 0; i < 10; ++i) tp_tensor_release(handle);
  assert_int_equal(tp_tensor_numel(handle), 2);
  assert_ptr_equal(tp_tensor_retain(handle), handle);
  CountAccess::set(*tensor, kFresh);
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(pointers_convert_to_compatible_types_only),
      TEST(only_the_factory_makes_and_adopts_counted_objects),
      TEST(copies_moves_and_swaps_keep_the_count),
      TEST(resources_go_with_the_strong_count_and_memory_with_the_weak),
      TEST(a_full_strong_count_sticks_and_keeps_the_object),
      TEST(a_count_raised_from_zero_sticks_and_keeps_the_object),
      TEST(a_full_weak_count_sticks_and_leaves_the_strong_one_alone),
      TEST(a_stuck_object_can_still_be_locked),
      TEST(a_handle_of_the_c_api_survives_a_full_count),
  };
#undef TEST
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
