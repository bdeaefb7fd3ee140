// Operators on operands of any strides, against index-by-index references.
#include <algorithm>
#include <array>
#include <utility>

#include "core/views.h"
#include "ops/copy.h"
#include "ops/elementwise.h"
#include "ops/index_select.h"
#include "ops/matmul.h"
#include "ops/reduce.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"
#include "tensorplay/ops.h"

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

Random g_random;

int64_t& element(const TensorImpl& tensor, const int64_t* index) {
  int64_t place = 0;
  for (size_t d = 0; d < tensor.rank(); ++d)
    place += index[d] * tensor.stride(d);
  return reinterpret_cast<int64_t*>(tensor.data())[place];
}

// Calls visit(index) for every index, the last dimension fastest.
template <class Visit>
void for_each_index(Dims sizes, Visit visit) {
  int64_t index[TP_MAX_RANK];
  for (int64_t i = 0; i < numel_of(sizes); ++i) {
    int64_t rest = i;
    for (size_t d = sizes.size(); d-- > 0;) {
      index[d] = rest % sizes[d];
      rest /= sizes[d];
    }
    visit(static_cast<const int64_t*>(index));
  }
}

// Random numbers behind strides of a random order, with gaps and reversed
// dimensions.
Tensor make(Dims sizes) {
  const size_t rank = sizes.size();
  size_t order[TP_MAX_RANK];
  for (size_t d = 0; d < rank; ++d) {
    order[d] = d;
    std::swap(order[d], order[g_random.below(static_cast<int64_t>(d) + 1)]);
  }
  DimsBuffer strides(rank);
  int64_t stride = 1 + g_random.below(2);
  for (size_t i = 0; i < rank; ++i) {
    strides[order[i]] = g_random.below(4) == 0 ? -stride : stride;
    stride = stride * sizes[order[i]] + g_random.below(2);
  }
  Tensor tensor = make_empty_strided(sizes, strides, DType::kI64, {});
  for_each_index(sizes, [&](const int64_t* index) {
    element(*tensor, index) = g_random.below(2001) - 1000;
  });
  return tensor;
}

DimsBuffer random_sizes(size_t rank, int64_t most) {
  DimsBuffer sizes(rank);
  for (size_t d = 0; d < rank; ++d) sizes[d] = 1 + g_random.below(most);
  return sizes;
}

// The index of an operand that broadcasts to a result.
std::array<int64_t, TP_MAX_RANK> broadcast_index(const TensorImpl& operand,
                                                 const int64_t* index,
                                                 size_t rank) {
  std::array<int64_t, TP_MAX_RANK> out{};
  for (size_t d = 0; d < operand.rank(); ++d) {
    out[d] = operand.size(d) == 1 ? 0 : index[rank - operand.rank() + d];
  }
  return out;
}

DimsBuffer some_ones(Dims sizes) {
  const auto missing = static_cast<size_t>(
      g_random.below(static_cast<int64_t>(sizes.size()) + 1));
  DimsBuffer out;
  for (size_t d = missing; d < sizes.size(); ++d) {
    out.push_back(g_random.below(3) == 0 ? 1 : sizes[d]);
  }
  return out;
}

void elementwise_operators_follow_any_strides(void**) {
  for (int round = 0; round < 400; ++round) {
    const DimsBuffer sizes =
        random_sizes(static_cast<size_t>(g_random.below(6)), 4);
    const Tensor out = make(sizes);
    const Tensor a = make(some_ones(sizes));
    const Tensor b = make(sizes);
    binary_out(Op::kSub, *a, *b, *out);
    const Tensor fresh = binary(Op::kSub, *a, *b);
    for_each_index(sizes, [&](const int64_t* index) {
      const int64_t want =
          element(*a, broadcast_index(*a, index, sizes.size()).data()) -
          element(*b, index);
      assert_int_equal(element(*out, index), want);
      assert_int_equal(element(*fresh, index), want);
    });
    copy_inplace(*out, *a);
    for_each_index(sizes, [&](const int64_t* index) {
      assert_int_equal(
          element(*out, index),
          element(*a, broadcast_index(*a, index, sizes.size()).data()));
    });
  }
}

void copies_through_tiles_move_every_element(void**) {
  for (int round = 0; round < 20; ++round) {
    const DimsBuffer sizes =
        dims({1 + g_random.below(3), 1 + g_random.below(90),
              1 + g_random.below(90)});
    const Tensor a =
        make_empty(dims({sizes[0], sizes[2], sizes[1]}), DType::kI64, {});
    for_each_index(a->sizes(), [&](const int64_t* index) {
      element(*a, index) = g_random.below(1000000);
    });
    const Tensor turned = transpose(*a, 1, 2);
    const Tensor copy = clone(*turned, TP_FORMAT_CONTIGUOUS);
    for_each_index(sizes, [&](const int64_t* index) {
      assert_int_equal(element(*copy, index), element(*turned, index));
    });
  }
}

void sums_follow_any_strides(void**) {
  for (int round = 0; round < 400; ++round) {
    const auto rank = static_cast<size_t>(1 + g_random.below(5));
    const Tensor a = make(random_sizes(rank, 5));
    DimsBuffer reduced;
    DimsBuffer kept_sizes;
    for (size_t d = 0; d < rank; ++d) {
      if (g_random.below(2) == 0) {
        reduced.push_back(static_cast<int64_t>(d));
        kept_sizes.push_back(1);
      } else {
        kept_sizes.push_back(a->size(d));
      }
    }
    if (reduced.size() == 0) continue;
    const Tensor out = make(kept_sizes);
    reduce_out(Op::kSum, *a, reduced, true, *out);
    const Tensor want = make(kept_sizes);
    for_each_index(kept_sizes,
                   [&](const int64_t* index) { element(*want, index) = 0; });
    for_each_index(a->sizes(), [&](const int64_t* index) {
      element(*want, broadcast_index(*want, index, rank).data()) +=
          element(*a, index);
    });
    for_each_index(kept_sizes, [&](const int64_t* index) {
      assert_int_equal(element(*out, index), element(*want, index));
    });
  }
}

void argmax_follows_any_strides(void**) {
  for (int round = 0; round < 200; ++round) {
    const auto rank = static_cast<size_t>(1 + g_random.below(4));
    const Tensor a = make(random_sizes(rank, 6));
    const auto dim =
        static_cast<size_t>(g_random.below(static_cast<int64_t>(rank)));
    const Tensor out =
        reduce_to_index(Op::kArgmax, *a, static_cast<int64_t>(dim), true);
    for_each_index(out->sizes(), [&](const int64_t* index) {
      int64_t at[TP_MAX_RANK];
      std::copy(index, index + rank, at);
      int64_t best = 0;
      for (int64_t i = 1; i < a->size(dim); ++i) {
        at[dim] = i;
        const int64_t value = element(*a, at);
        at[dim] = best;
        if (value > element(*a, at)) best = i;
      }
      assert_int_equal(element(*out, index), best);
    });
  }
}

void products_follow_any_strides(void**) {
  for (int round = 0; round < 150; ++round) {
    const int64_t most = round % 10 == 0 ? 110 : 9;
    const int64_t m = 1 + g_random.below(most);
    const int64_t n = 1 + g_random.below(most);
    const int64_t k = 1 + g_random.below(most);
    const DimsBuffer batch =
        random_sizes(static_cast<size_t>(g_random.below(3)), 3);
    DimsBuffer sizes_a = some_ones(batch);
    DimsBuffer sizes_b(batch);
    DimsBuffer sizes_out(batch);
    for (int64_t size : {m, k}) sizes_a.push_back(size);
    for (int64_t size : {k, n}) sizes_b.push_back(size);
    for (int64_t size : {m, n}) sizes_out.push_back(size);
    const Tensor a = make(sizes_a);
    const Tensor b = make(sizes_b);
    const Tensor out = make(sizes_out);
    product_out(Op::kMatmul, *a, *b, *out);
    const size_t rank = sizes_out.size();
    for_each_index(sizes_out, [&](const int64_t* index) {
      int64_t at_a[TP_MAX_RANK];
      int64_t at_b[TP_MAX_RANK];
      const size_t skipped = rank - a->rank();
      for (size_t d = 0; d < a->rank(); ++d) {
        at_a[d] = a->size(d) == 1 ? 0 : index[skipped + d];
      }
      std::copy(index, index + rank, at_b);
      int64_t want = 0;
      for (int64_t p = 0; p < k; ++p) {
        at_a[a->rank() - 1] = p;
        at_b[rank - 2] = p;
        want += element(*a, at_a) * element(*b, at_b);
      }
      assert_int_equal(element(*out, index), want);
    });
  }
}

void selections_follow_any_strides(void**) {
  for (int round = 0; round < 200; ++round) {
    const auto rank = static_cast<size_t>(1 + g_random.below(4));
    const Tensor a = make(random_sizes(rank, 5));
    const auto dim =
        static_cast<size_t>(g_random.below(static_cast<int64_t>(rank)));
    const Tensor index = make(dims({1 + g_random.below(6)}));
    for_each_index(index->sizes(), [&](const int64_t* i) {
      element(*index, i) = g_random.below(a->size(dim));
    });
    DimsBuffer sizes(a->sizes());
    sizes[dim] = index->numel();
    const Tensor out = make(sizes);
    index_select_out(*a, static_cast<int64_t>(dim), *index, *out);
    for_each_index(sizes, [&](const int64_t* at) {
      int64_t from[TP_MAX_RANK];
      std::copy(at, at + rank, from);
      from[dim] = element(*index, at + dim);
      assert_int_equal(element(*out, at), element(*a, from));
    });
  }
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_teardown(f, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(elementwise_operators_follow_any_strides),
      TEST(copies_through_tiles_move_every_element),
      TEST(sums_follow_any_strides),
      TEST(argmax_follows_any_strides),
      TEST(products_follow_any_strides),
      TEST(selections_follow_any_strides),
  };
#undef TEST
  return cmocka_run_group_tests(tests, setup, nullptr);
}
