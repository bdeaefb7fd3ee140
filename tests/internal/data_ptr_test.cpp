// The owner of bytes: moves, never copies, and calls its deleter once.
#include "core/data_ptr.h"

#include <type_traits>
#include <utility>

#include "support/internal_test.h"

namespace tp {
namespace {

static_assert(!std::is_copy_constructible_v<DataPtr>);
static_assert(!std::is_copy_assignable_v<DataPtr>);
static_assert(std::is_nothrow_move_constructible_v<DataPtr>);
static_assert(std::is_nothrow_move_assignable_v<DataPtr>);
static_assert(std::is_nothrow_destructible_v<DataPtr>);

struct Context {
  int calls = 0;
  void* argument = nullptr;
};

void count(void* context) {
  ++static_cast<Context*>(context)->calls;
  static_cast<Context*>(context)->argument = context;
}

constexpr Device kSomewhere = {5, 3};

void assert_empty(const DataPtr& owner) {
  assert_null(owner.data());
  assert_null(owner.context());
  assert_true(owner.deleter() == nullptr);
}

void an_owner_moves_and_never_copies(void**) {
  char bytes[8];
  Context context;
  {
    DataPtr a(bytes, &context, count, kSomewhere);
    DataPtr b(std::move(a));
    assert_ptr_equal(b.data(), bytes);
    assert_ptr_equal(b.context(), &context);
    assert_empty(a);
    assert_int_equal(context.calls, 0);
  }
  assert_int_equal(context.calls, 1);
  assert_ptr_equal(context.argument, &context);  // never the data
}

void the_device_goes_with_the_bytes(void**) {
  DataPtr a(nullptr, nullptr, nullptr, kSomewhere);
  DataPtr b(std::move(a));
  assert_true(b.device() == kSomewhere);
  DataPtr c;
  assert_true(c.device() == Device());
  c = std::move(b);
  assert_true(c.device() == kSomewhere);
}

void assigning_frees_what_the_target_held_first(void**) {
  char bytes[2];
  Context first, second;
  DataPtr a(&bytes[0], &first, count, Device());
  DataPtr b(&bytes[1], &second, count, Device());
  a = std::move(b);
  assert_int_equal(first.calls, 1);
  assert_int_equal(second.calls, 0);
  assert_ptr_equal(a.data(), &bytes[1]);
  assert_empty(b);
  a = DataPtr();
  assert_int_equal(second.calls, 1);
  assert_empty(a);
}

void moving_an_owner_to_itself_changes_nothing(void**) {
  char byte = 0;
  Context context;
  {
    DataPtr a(&byte, &context, count, Device());
    DataPtr& same = a;
    a = std::move(same);
    assert_ptr_equal(a.data(), &byte);
    assert_int_equal(context.calls, 0);
  }
  assert_int_equal(context.calls, 1);
}

void clearing_twice_frees_once(void**) {
  char byte = 0;
  Context context;
  {
    DataPtr a(&byte, &context, count, Device());
    a.clear();
    assert_int_equal(context.calls, 1);
    assert_empty(a);
    a.clear();
  }
  assert_int_equal(context.calls, 1);
}

void releasing_hands_over_and_leaves_an_empty_owner(void**) {
  char byte = 0;
  Context context;
  {
    DataPtr a(&byte, &context, count, Device());
    const ReleasedData released = a.release();
    assert_ptr_equal(released.data, &byte);
    assert_ptr_equal(released.context, &context);
    assert_true(released.deleter == count);
    assert_empty(a);
  }
  assert_int_equal(context.calls, 0);
}

void an_owner_without_a_deleter_borrows(void**) {
  char byte = 7;
  {
    const DataPtr a(&byte, nullptr, nullptr, Device());
    assert_ptr_equal(a.data(), &byte);
  }
  assert_int_equal(byte, 7);
}

struct Returning {
  DataPtr* owner;
  int calls = 0;
};

void come_back(void* context) {
  Returning* returning = static_cast<Returning*>(context);
  ++returning->calls;
  assert_empty(*returning->owner);
  returning->owner->clear();
}

void a_deleter_that_comes_back_finds_nothing_to_free(void**) {
  char byte = 0;
  Returning returning = {nullptr};
  DataPtr a(&byte, &returning, come_back, Device());
  returning.owner = &a;
  a.clear();
  assert_int_equal(returning.calls, 1);
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
  const CMUnitTest tests[] = {
      cmocka_unit_test(an_owner_moves_and_never_copies),
      cmocka_unit_test(the_device_goes_with_the_bytes),
      cmocka_unit_test(assigning_frees_what_the_target_held_first),
      cmocka_unit_test(moving_an_owner_to_itself_changes_nothing),
      cmocka_unit_test(clearing_twice_frees_once),
      cmocka_unit_test(releasing_hands_over_and_leaves_an_empty_owner),
      cmocka_unit_test(an_owner_without_a_deleter_borrows),
      cmocka_unit_test(a_deleter_that_comes_back_finds_nothing_to_free),
  };
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
