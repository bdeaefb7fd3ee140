// The plan that elementwise kernels walk by.
#include "ops/elementwise_plan.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "support/internal_test.h"

namespace tp {
namespace {

int setup(void**) {
  initialize();
  return 0;
}

unsigned char g_memory[3][1 << 16];

void assert_dims(Dims got, std::initializer_list<int64_t> want) {
  assert_int_equal(got.size(), want.size());
  size_t i = 0;
  for (int64_t value : want) assert_int_equal(got[i++], value);
}

void add(ElementwisePlan& plan, size_t k, Dims sizes, Dims strides,
         int64_t offset = 0, DType dtype = DType::kF32) {
  plan.add(g_memory[k] + offset * static_cast<int64_t>(itemsize(dtype)), dtype,
           sizes, strides);
}

void contiguous_operands_become_one_run(void**) {
  const DimsBuffer sizes = dims({2, 3, 4});
  const DimsBuffer strides = dims({12, 4, 1});
  ElementwisePlan plan(sizes);
  for (size_t k = 0; k < 3; ++k) add(plan, k, sizes, strides);
  plan.build();
  assert_dims(plan.sizes(), {24});
  for (size_t k = 0; k < 3; ++k) assert_dims(plan.strides(k), {4});
  assert_true(plan.path() == KernelPath::kLinear);
}

void operands_transposed_alike_become_one_run(void**) {
  const DimsBuffer sizes = dims({3, 4});
  const DimsBuffer strides = dims({1, 3});
  ElementwisePlan plan(sizes);
  for (size_t k = 0; k < 3; ++k) add(plan, k, sizes, strides);
  plan.build();
  assert_dims(plan.sizes(), {12});
  assert_true(plan.path() == KernelPath::kLinear);
}

void dimensions_follow_the_result(void**) {
  const DimsBuffer sizes = dims({3, 4});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({1, 3}));
  add(plan, 1, sizes, dims({4, 1}));
  plan.build();
  assert_dims(plan.sizes(), {4, 3});
  assert_dims(plan.strides(0), {12, 4});
  assert_dims(plan.strides(1), {4, 16});
  assert_true(plan.path() == KernelPath::kStrided);
}

void a_dimension_that_all_walk_backwards_is_reversed(void**) {
  const DimsBuffer sizes = dims({2, 3});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({-3, -1}), 5);
  add(plan, 1, sizes, dims({-3, -1}), 5);
  add(plan, 2, dims({3}), dims({-1}), 2);
  plan.build();
  assert_dims(plan.sizes(), {2, 3});
  for (size_t k = 0; k < 3; ++k) {
    assert_ptr_equal(plan.data(k), g_memory[k]);
    assert_int_equal(plan.strides(k)[1], 4);
  }
  assert_int_equal(plan.strides(0)[0], 12);
  assert_int_equal(plan.strides(2)[0], 0);
  assert_true(plan.path() == KernelPath::kRows);
}

void a_dimension_that_one_walks_forwards_stays(void**) {
  const DimsBuffer sizes = dims({4});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({1}));
  add(plan, 1, sizes, dims({-1}), 3);
  plan.build();
  assert_dims(plan.strides(0), {4});
  assert_dims(plan.strides(1), {-4});
  assert_ptr_equal(plan.data(1), g_memory[1] + 12);
  assert_true(plan.path() == KernelPath::kStrided);
}

void broadcasting_gives_strides_of_0(void**) {
  const DimsBuffer sizes = dims({3, 4});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({4, 1}));
  add(plan, 1, dims({3, 1}), dims({1, 1}));
  add(plan, 2, dims({4}), dims({1}));
  plan.build();
  assert_dims(plan.sizes(), {3, 4});
  assert_dims(plan.strides(1), {4, 0});
  assert_dims(plan.strides(2), {0, 4});
  assert_true(plan.path() == KernelPath::kRows);
}

void one_element_beside_a_run_is_the_scalar_path(void**) {
  const DimsBuffer sizes = dims({5, 4});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({4, 1}));
  add(plan, 1, sizes, dims({4, 1}));
  plan.add_element(g_memory[2], DType::kF32);
  plan.build();
  assert_dims(plan.sizes(), {20});
  assert_dims(plan.strides(2), {0});
  assert_true(plan.path() == KernelPath::kScalar);
}

void dimensions_of_size_1_and_rank_0_vanish(void**) {
  const DimsBuffer sizes = dims({1, 6, 1});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({77, 1, -9}));
  add(plan, 1, sizes, dims({5, 1, 1000000}));
  plan.build();
  assert_dims(plan.sizes(), {6});
  assert_true(plan.path() == KernelPath::kLinear);

  ElementwisePlan number({});
  number.add_element(g_memory[0], DType::kF64);
  number.add_element(g_memory[1], DType::kF64);
  number.build();
  assert_int_equal(number.rank(), 0);
  assert_true(number.path() == KernelPath::kLinear);
}

void items_of_different_sizes_make_runs_together(void**) {
  const DimsBuffer sizes = dims({2, 8});
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, dims({8, 1}), 0, DType::kC128);
  add(plan, 1, sizes, dims({8, 1}), 0, DType::kU8);
  plan.build();
  assert_dims(plan.sizes(), {16});
  assert_dims(plan.strides(0), {16});
  assert_dims(plan.strides(1), {1});
}

void rank_64_is_planned(void**) {
  DimsBuffer sizes(TP_MAX_RANK);
  DimsBuffer strides(TP_MAX_RANK);
  for (size_t d = 0; d < TP_MAX_RANK; ++d) {
    sizes[d] = d % 8 == 0 ? 2 : 1;
    strides[d] = 1;
  }
  contiguous_strides(sizes, strides.data());
  ElementwisePlan plan(sizes);
  add(plan, 0, sizes, strides);
  add(plan, 1, sizes, strides);
  plan.build();
  assert_dims(plan.sizes(), {256});
}

// Walks a plan and notes which addresses meet, as a multiset.
using Meetings = std::vector<std::pair<int64_t, int64_t>>;

Meetings walk(const ElementwisePlan& plan) {
  Meetings meetings;
  int64_t numel = numel_of(plan.sizes());
  for (int64_t i = 0; i < numel; ++i) {
    int64_t rest = i;
    int64_t at[2] = {static_cast<unsigned char*>(plan.data(0)) - g_memory[0],
                     static_cast<unsigned char*>(plan.data(1)) - g_memory[1]};
    for (size_t d = plan.rank(); d-- > 0;) {
      const int64_t index = rest % plan.sizes()[d];
      rest /= plan.sizes()[d];
      for (size_t k = 0; k < 2; ++k) at[k] += index * plan.strides(k)[d];
    }
    meetings.push_back({at[0], at[1]});
  }
  return meetings;
}

void whatever_the_strides_the_same_elements_meet(void**) {
  Random random;
  for (int round = 0; round < 3000; ++round) {
    const auto rank = static_cast<size_t>(random.below(5));
    DimsBuffer sizes(rank);
    DimsBuffer strides[2] = {DimsBuffer(rank), DimsBuffer(rank)};
    for (size_t d = 0; d < rank; ++d) {
      sizes[d] = 1 + random.below(4);
      strides[0][d] = random.below(21) - 10;
      strides[1][d] = random.below(21) - 10;
    }
    Meetings want;
    for (int64_t i = 0; i < numel_of(sizes); ++i) {
      int64_t rest = i;
      int64_t at[2] = {4000, 4000};
      for (size_t d = rank; d-- > 0;) {
        for (size_t k = 0; k < 2; ++k) {
          at[k] += rest % sizes[d] * strides[k][d] * 4;
        }
        rest /= sizes[d];
      }
      want.push_back({at[0], at[1]});
    }
    ElementwisePlan plan(sizes);
    for (size_t k = 0; k < 2; ++k) add(plan, k, sizes, strides[k], 1000);
    plan.build();
    Meetings got = walk(plan);
    std::sort(want.begin(), want.end());
    std::sort(got.begin(), got.end());
    assert_true(want == got);
    for (size_t d = 0; d < plan.rank(); ++d) {
      assert_true(plan.sizes()[d] > 1);
      assert_true(plan.strides(0)[d] >= 0 || plan.strides(1)[d] > 0);
    }
  }
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
  const CMUnitTest tests[] = {
      cmocka_unit_test(contiguous_operands_become_one_run),
      cmocka_unit_test(operands_transposed_alike_become_one_run),
      cmocka_unit_test(dimensions_follow_the_result),
      cmocka_unit_test(a_dimension_that_all_walk_backwards_is_reversed),
      cmocka_unit_test(a_dimension_that_one_walks_forwards_stays),
      cmocka_unit_test(broadcasting_gives_strides_of_0),
      cmocka_unit_test(one_element_beside_a_run_is_the_scalar_path),
      cmocka_unit_test(dimensions_of_size_1_and_rank_0_vanish),
      cmocka_unit_test(items_of_different_sizes_make_runs_together),
      cmocka_unit_test(rank_64_is_planned),
      cmocka_unit_test(whatever_the_strides_the_same_elements_meet),
  };
  return cmocka_run_group_tests(tests, setup, nullptr);
}
