// The tensor record: budgets, copies, layout bits.
#include "core/tensor_impl.h"

#include <type_traits>

#include "core/views.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"

namespace tp {
namespace {

int setup(void**) {
  initialize();
  return 0;
}

int nothing_lives(void**) {
  assert_int_equal(tp_debug_live_objects(), 0);
  assert_int_equal(tp_debug_live_bytes(), 0);
  return 0;
}

void records_keep_to_their_budgets(void**) {
  assert_true(sizeof(TensorImpl) <= 208 + kGrownBytes);
  assert_true(sizeof(StorageImpl) <= 112 + kGrownBytes);
  assert_int_equal(sizeof(Tensor), sizeof(void*));
  assert_int_equal(sizeof(Storage), sizeof(void*));
  assert_int_equal(sizeof(WeakPtr<TensorImpl>), sizeof(void*));
  assert_int_equal(sizeof(SizesAndStrides), 88);
  assert_false(std::is_polymorphic_v<TensorImpl>);
}

int g_destroyed = 0;

struct TestHistory : AutogradMeta {};

void give_history(const Tensor& tensor, TestHistory& history) {
  history.destroy = [](AutogradMeta*) noexcept { ++g_destroyed; };
  tensor->storage().track();
  tensor->set_autograd(&history);
}

void a_copy_shares_bytes_and_version_and_has_no_history(void**) {
  TestHistory history;
  g_destroyed = 0;
  {
    const Tensor base = make_empty(dims({2, 3, 4}), DType::kF32, Device());
    const Tensor source = transpose(*base, 0, 2);
    give_history(source, history);
    const Tensor copy = copy_record(*source);
    assert_null(copy->autograd());
    assert_ptr_equal(&copy->storage(), &base->storage());
    assert_true(copy->sizes() == source->sizes());
    assert_true(copy->strides() == source->strides());
    assert_int_equal(copy->offset(), source->offset());
    assert_int_equal(copy->numel(), source->numel());
    assert_true(copy->dtype() == source->dtype());
    assert_true(copy->device() == source->device());
    assert_int_equal(copy->is_view(), source->is_view());
    assert_int_equal(copy->flags(), source->flags());
    base->storage().bump_version();
    assert_int_equal(copy->version(), 1);
    assert_int_equal(g_destroyed, 0);
  }
  assert_int_equal(g_destroyed, 1);
}

void assigning_leaves_the_history_of_both_sides_behind(void**) {
  TestHistory of_target;
  TestHistory of_source;
  g_destroyed = 0;
  {
    const Tensor source = make_empty(dims({2, 3}), DType::kF32, Device());
    const Tensor target = make_empty(dims({7}), DType::kI64, Device());
    give_history(source, of_source);
    give_history(target, of_target);
    target->assign(*source);
    assert_int_equal(g_destroyed, 1);
    assert_null(target->autograd());
    assert_ptr_equal(source->autograd(), &of_source);
    assert_ptr_equal(&target->storage(), &source->storage());
    assert_true(target->dtype() == DType::kF32);
    source->assign(*source);
    assert_null(source->autograd());
    assert_int_equal(g_destroyed, 2);
    assert_true(source->sizes() == Dims(dims({2, 3})));
  }
  assert_int_equal(g_destroyed, 2);
}

void copying_metadata_leaves_the_storage_alone(void**) {
  const Tensor source = make_empty(dims({2, 3}), DType::kF32, Device());
  const Tensor target = make_empty(dims({6}), DType::kF32, Device());
  const StorageImpl* before = &target->storage();
  target->copy_metadata(*source);
  assert_ptr_equal(&target->storage(), before);
  assert_true(target->sizes() == source->sizes());
}

// The bits computed by the definitions, from scratch.
uint32_t expected_bits(Dims sizes, Dims strides) {
  uint32_t bits = 0;
  if (is_contiguous(sizes, strides)) bits |= TP_TENSOR_CONTIGUOUS;
  if (is_non_overlapping_and_dense(sizes, strides)) {
    bits |= TP_TENSOR_NON_OVERLAPPING_AND_DENSE;
  }
  if (is_self_overlapping(sizes, strides)) bits |= TP_TENSOR_SELF_OVERLAPPING;
  if (sizes.size() == 4) {
    if (is_channels_last_order(sizes, strides)) bits |= TP_TENSOR_CHANNELS_LAST;
    if (is_channels_last_contiguous(sizes, strides)) {
      bits |= TP_TENSOR_CHANNELS_LAST_CONTIGUOUS;
    }
  }
  if (sizes.size() == 5) {
    if (is_channels_last_order(sizes, strides)) {
      bits |= TP_TENSOR_CHANNELS_LAST_3D;
    }
    if (is_channels_last_contiguous(sizes, strides)) {
      bits |= TP_TENSOR_CHANNELS_LAST_3D_CONTIGUOUS;
    }
  }
  return bits;
}

Tensor random_view(const Tensor& base, Random& random) {
  const auto rank = static_cast<int64_t>(base->rank());
  const int64_t a = random.below(rank);
  const int64_t b = random.below(rank);
  switch (random.below(8)) {
    case 0:
      return transpose(*base, a, b);
    case 1:
      return base->size(static_cast<size_t>(a)) == 0
                 ? unsqueeze(*base, a)
                 : narrow(*base, a, 0,
                          random.below(base->size(static_cast<size_t>(a))) + 1);
    case 2:
      return slice(*base, a, TP_SLICE_OPEN, TP_SLICE_OPEN, random.below(3) + 1);
    case 3:
      return slice(*base, a, TP_SLICE_OPEN, TP_SLICE_OPEN, -1);
    case 4:
      return rank < 7 ? unsqueeze(*base, a) : squeeze(*base, Dims());
    case 5:
      return squeeze(*base, Dims());
    case 6: {
      DimsBuffer sizes(base->sizes());
      for (size_t d = 0; d < sizes.size(); ++d) {
        if (sizes[d] == 1 && random.below(2) == 0) sizes[d] = 3;
      }
      return expand(*base, sizes);
    }
    default: {
      const int64_t reversed[] = {a};
      return flip(*base, Dims(reversed, 1));
    }
  }
}

void cached_layout_bits_are_what_recomputing_gives(void**) {
  Random random;
  int views = 0;
  for (int chain = 0; chain < 2000; ++chain) {
    DimsBuffer sizes(static_cast<size_t>(random.below(6)) + 1);
    for (size_t d = 0; d < sizes.size(); ++d) sizes[d] = random.below(5);
    Tensor tensor = make_empty(sizes, DType::kU8, Device());
    for (int step = 0; step < 6 && tensor->rank() > 0; ++step) {
      // Reading a bit at times lets views inherit it, at others not.
      if (random.below(2) == 0) tensor->is_non_overlapping_and_dense();
      if (random.below(2) == 0) tensor->is_self_overlapping();
      tensor = random_view(tensor, random);
      ++views;
      assert_int_equal(tensor->flags() & TensorImpl::kLayoutBits,
                       expected_bits(tensor->sizes(), tensor->strides()));
    }
  }
  assert_true(views > 5000);
}

// Whether two indices reach one element, by visiting them all.
bool overlaps_by_counting(Dims sizes, Dims strides) {
  bool seen[512] = {};
  const int64_t numel = numel_of(sizes);
  for (int64_t i = 0; i < numel; ++i) {
    int64_t rest = i;
    int64_t at = 256;
    for (size_t d = sizes.size(); d-- > 0;) {
      at += rest % sizes[d] * strides[d];
      rest /= sizes[d];
    }
    if (seen[at]) return true;
    seen[at] = true;
  }
  return false;
}

void self_overlap_is_found_exactly(void**) {
  Random random;
  int overlapping = 0;
  for (int i = 0; i < 20000; ++i) {
    DimsBuffer sizes(static_cast<size_t>(random.below(4)));
    DimsBuffer strides(sizes.size());
    for (size_t d = 0; d < sizes.size(); ++d) {
      sizes[d] = random.below(5);
      strides[d] = random.below(33) - 16;
    }
    const bool want = overlaps_by_counting(sizes, strides);
    assert_int_equal(is_self_overlapping(sizes, strides), want);
    overlapping += want;
  }
  assert_true(overlapping > 1000);
}

void the_reach_of_strides_is_both_ends(void**) {
  int64_t lowest = 1;
  int64_t highest = 1;
  assert_true(reach_of(dims({3, 4}), dims({-4, 1}), &lowest, &highest));
  assert_int_equal(lowest, -8);
  assert_int_equal(highest, 3);
  assert_true(reach_of(dims({0, 4}), dims({1, INT64_MAX}), &lowest, &highest));
  assert_int_equal(lowest, 0);
  assert_int_equal(highest, 0);
  assert_false(reach_of(dims({3}), dims({INT64_MAX}), &lowest, &highest));
}

void expand_and_unfold_refuse_counts_that_overflow(void**) {
  const Tensor one = make_empty(dims({1, 1}), DType::kF32, Device());
  assert_int_equal(status_of([&] {
                     expand(*one, dims({int64_t{1} << 40, int64_t{1} << 40}));
                   }),
                   TP_ERROR_OVERFLOW);
  assert_int_equal(status_of([&] {
                     expand(*one, dims({int64_t{1} << 30, int64_t{1} << 32}));
                   }),
                   TP_ERROR_OVERFLOW);
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(records_keep_to_their_budgets),
      TEST(a_copy_shares_bytes_and_version_and_has_no_history),
      TEST(assigning_leaves_the_history_of_both_sides_behind),
      TEST(copying_metadata_leaves_the_storage_alone),
      TEST(cached_layout_bits_are_what_recomputing_gives),
      TEST(self_overlap_is_found_exactly),
      TEST(the_reach_of_strides_is_both_ends),
      TEST(expand_and_unfold_refuse_counts_that_overflow),
  };
#undef TEST
  return cmocka_run_group_tests(tests, nullptr, nullptr);
}
