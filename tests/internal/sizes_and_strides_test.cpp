// Sizes and strides: inline to rank 5, one heap block above.
#include "core/sizes_and_strides.h"

#include <utility>

#include "core/memory.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"

namespace tp {
namespace {

SizesAndStrides counting(size_t rank) {
  DimsBuffer sizes(rank);
  DimsBuffer strides(rank);
  for (size_t i = 0; i < rank; ++i) {
    sizes[i] = static_cast<int64_t>(i) + 1;
    strides[i] = static_cast<int64_t>(i) + 100;
  }
  SizesAndStrides out;
  out.set(sizes, strides);
  return out;
}

void assert_counting(const SizesAndStrides& s, size_t rank) {
  assert_int_equal(s.rank(), rank);
  for (size_t i = 0; i < rank; ++i) {
    assert_int_equal(s.sizes()[i], i + 1);
    assert_int_equal(s.strides()[i], i + 100);
  }
}

void rank_5_and_less_is_inline_and_asks_for_no_memory(void**) {
  const uint64_t before = system_allocation_count();
  for (size_t rank = 0; rank <= 5; ++rank) {
    SizesAndStrides s = counting(rank);
    SizesAndStrides copy;
    copy.copy_from(s);
    SizesAndStrides moved(std::move(s));
    assert_counting(copy, rank);
    assert_counting(moved, rank);
  }
  assert_int_equal(system_allocation_count(), before);
}

void rank_6_and_more_is_one_block(void**) {
  for (size_t rank : {6, 7, 64}) {
    const uint64_t before = system_allocation_count();
    const SizesAndStrides s = counting(rank);
    assert_int_equal(system_allocation_count(), before + 1);
    assert_counting(s, rank);
    assert_ptr_equal(s.strides(), s.sizes() + rank);
  }
}

void a_copy_above_the_limit_is_deep(void**) {
  SizesAndStrides s = counting(8);
  SizesAndStrides copy;
  copy.copy_from(s);
  assert_ptr_not_equal(copy.sizes(), s.sizes());
  s.sizes()[0] = 77;
  assert_counting(copy, 8);
}

void a_move_leaves_the_source_empty_and_usable(void**) {
  for (size_t rank : {3, 9}) {
    SizesAndStrides s = counting(rank);
    SizesAndStrides target = counting(7);
    target = std::move(s);
    assert_counting(target, rank);
    assert_int_equal(s.rank(), 0);
    s = counting(6);
    assert_counting(s, 6);
  }
}

SizesAndStrides row_major(Dims sizes) {
  SizesAndStrides out;
  out.init_contiguous(sizes);
  assert_int_equal(out.rank(), sizes.size());
  assert_true(out.sizes_view() == sizes);
  return out;
}

void row_major_strides_are_products_of_the_sizes_behind(void**) {
  for (size_t rank : {0, 1, 5, 6, 64}) {
    DimsBuffer sizes(rank);
    for (size_t i = 0; i < rank; ++i) sizes[i] = i % 3 == 0 ? 2 : 1;
    const SizesAndStrides s = row_major(sizes);
    int64_t stride = 1;
    for (size_t i = rank; i-- > 0;) {
      assert_int_equal(s.strides()[i], stride);
      stride *= sizes[i];
    }
  }
}

void a_size_of_0_counts_as_1_in_row_major_strides(void**) {
  assert_true(row_major(dims({3, 0, 4})).strides_view() == dims({4, 4, 1}));
  assert_true(row_major(dims({2, 3, 0, 1, 1, 5})).strides_view() ==
              dims({15, 5, 5, 5, 5, 1}));
}

void setting_from_its_own_lists_is_fine(void**) {
  for (size_t rank : {4, 8}) {
    SizesAndStrides s = counting(rank);
    s.set(s.sizes_view(), s.strides_view());
    assert_counting(s, rank);
  }
  SizesAndStrides s = counting(8);
  s.set(Dims(s.sizes() + 1, 4), Dims(s.strides() + 1, 4));
  assert_int_equal(s.rank(), 4);
  assert_int_equal(s.sizes()[0], 2);
  assert_int_equal(s.strides()[3], 104);
}

void a_failed_growth_changes_nothing(void**) {
  SizesAndStrides s = counting(7);
  inject_failures(1);
  const DimsBuffer longer(8);
  const tp_status_t status = status_of([&] { s.set(longer, longer); });
  inject_failures(0);
  assert_int_equal(status, TP_ERROR_OUT_OF_MEMORY);
  assert_counting(s, 7);
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
  const CMUnitTest tests[] = {
      cmocka_unit_test(rank_5_and_less_is_inline_and_asks_for_no_memory),
      cmocka_unit_test(rank_6_and_more_is_one_block),
      cmocka_unit_test(a_copy_above_the_limit_is_deep),
      cmocka_unit_test(a_move_leaves_the_source_empty_and_usable),
      cmocka_unit_test(row_major_strides_are_products_of_the_sizes_behind),
      cmocka_unit_test(a_size_of_0_counts_as_1_in_row_major_strides),
      cmocka_unit_test(setting_from_its_own_lists_is_fine),
      cmocka_unit_test(a_failed_growth_changes_nothing),
  };
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
