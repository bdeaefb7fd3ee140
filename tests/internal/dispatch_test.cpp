// The dispatch table, and which loop of a kernel runs.
#include "dispatch/dispatch.h"

#include <cstring>
#include <iterator>

#include "core/thread_state.h"
#include "core/views.h"
#include "ops/elementwise.h"
#include "ops/overlap.h"
#include "support/internal_test.h"
#include "tensorplay/tensorplay.h"

namespace tp {
namespace {

int setup(void**) {
  initialize();
  return 0;
}

int nothing_lives(void**) {
  const CounterSums sums = sum_counters();
  assert_int_equal(sums.objects_made, sums.objects_dropped);
  assert_int_equal(sums.bytes_given, sums.bytes_taken_back);
  return 0;
}

constexpr int32_t kDevice = 8;  // never registered as a device
void first_kernel(KernelCall&) {}
void second_kernel(KernelCall&) {}

void the_cpu_has_every_kernel_that_the_operators_declare(void**) {
  assert_int_equal(list_missing_kernels(TP_DEVICE_CPU, nullptr, 0), 0);
}

void a_kernel_is_registered_once_unless_it_replaces(void**) {
  register_kernel(Op::kAdd, kDevice, DType::kF32, first_kernel);
  assert_true(find_kernel(Op::kAdd, kDevice, DType::kF32) == first_kernel);
  register_kernel(Op::kAdd, kDevice, DType::kF32, first_kernel);
  assert_int_equal(status_of([] {
                     register_kernel(Op::kAdd, kDevice, DType::kF32,
                                     second_kernel);
                   }),
                   TP_ERROR_STATE);
  assert_true(find_kernel(Op::kAdd, kDevice, DType::kF32) == first_kernel);
  register_kernel(Op::kAdd, kDevice, DType::kF32, second_kernel,
                  OnDuplicate::kReplace);
  assert_true(find_kernel(Op::kAdd, kDevice, DType::kF32) == second_kernel);
  assert_true(unregister_kernel(Op::kAdd, kDevice, DType::kF32) ==
              second_kernel);
  assert_null(find_kernel(Op::kAdd, kDevice, DType::kF32));
}

void what_no_operator_declares_is_refused(void**) {
  assert_int_equal(status_of([] {
                     register_kernel(Op::kRelu, kDevice, DType::kBOOL,
                                     first_kernel);
                   }),
                   TP_ERROR_DTYPE);
  assert_int_equal(status_of([] {
                     register_kernel(Op::kAdd, 9, DType::kF32, first_kernel);
                   }),
                   TP_ERROR_ARGUMENT);
  assert_int_equal(status_of([] {
                     register_kernel(Op::kAdd, 0, DType::kF32, first_kernel);
                   }),
                   TP_ERROR_ARGUMENT);
}

void a_missing_kernel_names_operator_device_and_dtype(void**) {
  assert_int_equal(
      status_of([] { get_kernel(Op::kMatmul, kDevice, DType::kBF16); }),
      TP_ERROR_MISSING_KERNEL);
  const char* text = last_error().message;
  assert_non_null(std::strstr(text, "matmul"));
  assert_non_null(std::strstr(text, "device8"));
  assert_non_null(std::strstr(text, "bf16"));
}

// The kernels that the rows ask a device for.
size_t wanted_kernels() {
  size_t count = 0;
  for (size_t id = 1; id <= kOpCount; ++id) {
    if (is_composite(static_cast<Op>(id))) continue;
    count += static_cast<size_t>(__builtin_popcountll(kOps[id].legal));
  }
  return count;
}

void what_is_missing_is_listed(void**) {
  static tp_missing_kernel_t all[kOpCount * TP_DTYPE_COUNT];
  const size_t before = list_missing_kernels(kDevice, all, std::size(all));
  assert_int_equal(before, wanted_kernels());
  assert_true(static_cast<Op>(all[0].op) == Op::kAdd);
  assert_int_equal(all[0].dtype, TP_DTYPE_U8);
  register_kernel(Op::kAdd, kDevice, DType::kU8, first_kernel);
  assert_int_equal(list_missing_kernels(kDevice, all, std::size(all)),
                   before - 1);
  assert_int_equal(all[0].dtype, TP_DTYPE_U16);
  tp_missing_kernel_t one[2] = {{7, 7, 7, 7}, {7, 7, 7, 7}};
  assert_int_equal(list_missing_kernels(kDevice, one, 1), before - 1);
  assert_true(one[0].op != 7 && one[1].op == 7 && one[1].dtype == 7);
  unregister_kernel(Op::kAdd, kDevice, DType::kU8);
}

// A kernel that notes its call.
tp_kernel_call_t g_seen;
KernelOperand g_seen_operands[3];
int64_t g_seen_sizes[4];
void noting_kernel(KernelCall& call) {
  g_seen = call;
  for (uint32_t i = 0; i < call.operand_count; ++i) {
    g_seen_operands[i] = call.operands[i];
  }
  for (int32_t d = 0; d < call.operands[0].rank; ++d) {
    g_seen_sizes[d] = call.operands[0].sizes[d];
  }
}

void a_kernel_sees_the_merged_operands_of_its_call(void**) {
  const Kernel before = unregister_kernel(Op::kSub, TP_DEVICE_CPU, DType::kF64);
  register_kernel(Op::kSub, TP_DEVICE_CPU, DType::kF64, noting_kernel);
  {
    const Tensor a = make_empty(dims({2, 3, 4}), DType::kF64, {});
    const Tensor b = make_empty(dims({3, 4}), DType::kF32, {});
    const Tensor out = binary(Op::kSub, *a, *b);
    assert_int_equal(g_seen.struct_size, sizeof(tp_kernel_call_t));
    assert_true(static_cast<Op>(g_seen.op) == Op::kSub);
    assert_int_equal(g_seen.device_type, TP_DEVICE_CPU);
    assert_int_equal(g_seen.result_count, 1);
    assert_true(g_seen.path == KernelPath::kRows);
    assert_int_equal(g_seen.compute_dtype, TP_DTYPE_F64);
    assert_int_equal(g_seen.operand_count, 3);
    assert_int_equal(g_seen.host_operands, 0);
    assert_int_equal(g_seen_operands[0].rank, 2);
    assert_int_equal(g_seen_sizes[0], 2);
    assert_int_equal(g_seen_sizes[1], 12);
    assert_int_equal(g_seen_operands[2].dtype, TP_DTYPE_F32);
    assert_ptr_equal(g_seen_operands[0].data, out->data());
    assert_string_equal(last_kernel_text(), "sub/f64/rows+convert");
    tp_scalar_t number;
    tp_scalar_set_f64(&number, 2);
    binary_scalar(Op::kSub, *a, number);
    assert_int_equal(g_seen.host_operands, 1 << 2);
    assert_true(g_seen.path == KernelPath::kScalar);
  }
  register_kernel(Op::kSub, TP_DEVICE_CPU, DType::kF64, before,
                  OnDuplicate::kReplace);
}

Tensor counted(Dims sizes, DType dtype) {
  Tensor tensor = make_empty(sizes, dtype, {});
  std::memset(tensor->data(), 0, tensor->nbytes());
  return tensor;
}

void the_spy_tells_the_path_that_ran(void**) {
  const Tensor a = counted(dims({6, 8}), DType::kF32);
  const Tensor b = counted(dims({6, 8}), DType::kF32);
  const Tensor row = counted(dims({8}), DType::kF32);
  const Tensor number = counted({}, DType::kF32);
  const Tensor ints = counted(dims({6, 8}), DType::kI16);
  binary(Op::kAdd, *a, *b);
  assert_string_equal(last_kernel_text(), "add/f32/linear");
  binary(Op::kAdd, *a, *number);
  assert_string_equal(last_kernel_text(), "add/f32/scalar");
  binary(Op::kAdd, *a, *row);
  assert_string_equal(last_kernel_text(), "add/f32/rows");
  binary(Op::kMul, *transpose(*a, 0, 1), *transpose(*b, 0, 1));
  assert_string_equal(last_kernel_text(), "mul/f32/linear");
  binary(Op::kAdd, *a, *flip(*b, dims({1})));
  assert_string_equal(last_kernel_text(), "add/f32/strided");
  binary(Op::kAdd, *slice(*a, 1, 0, 4, 1), *slice(*b, 1, 2, 6, 1));
  assert_string_equal(last_kernel_text(), "add/f32/rows");
  binary(Op::kAdd, *a, *ints);
  assert_string_equal(last_kernel_text(), "add/f32/linear+convert");
  binary(Op::kEq, *a, *b);
  assert_string_equal(last_kernel_text(), "eq/f32/linear");
  binary(Op::kDiv, *ints, *ints);
  assert_string_equal(last_kernel_text(), "div/f32/linear+convert");
  unary(Op::kRelu, *a);
  assert_string_equal(last_kernel_text(), "relu/f32/linear");
}

void overlap_is_told_exactly(void**) {
  const Tensor a = counted(dims({8, 6}), DType::kF32);
  const Tensor even = slice(*a, 1, 0, 6, 2);
  const Tensor odd = slice(*a, 1, 1, 6, 2);
  assert_true(overlap_of(*even, *odd) == Overlap::kNone);
  assert_true(overlap_of(*even, *a) == Overlap::kPartial);
  assert_true(overlap_of(*a, *a) == Overlap::kExact);
  assert_true(overlap_of(*a, *view(*a, dims({48}))) == Overlap::kPartial);
  assert_true(overlap_of(*flip(*even, dims({0})), *odd) == Overlap::kNone);
  assert_true(overlap_of(*select(*a, 1, 2), *select(*a, 1, 3)) ==
              Overlap::kNone);
  assert_true(overlap_of(*select(*a, 1, 2), *select(*a, 0, 3)) ==
              Overlap::kPartial);
  assert_true(overlap_of(*select(*a, 0, 2), *select(*a, 0, 3)) ==
              Overlap::kNone);
  // Upper left and lower right quarters, with the range of bytes in common.
  const Tensor left = slice(*slice(*a, 1, 0, 3, 1), 0, 0, 5, 1);
  const Tensor right = slice(*slice(*a, 1, 3, 6, 1), 0, 3, 8, 1);
  assert_true(overlap_of(*left, *right) == Overlap::kNone);
  const Tensor bytes = view_dtype(*a, DType::kU8);
  const Tensor high = slice(*bytes, 1, 0, 24, 4);
  const Tensor low = slice(*bytes, 1, 3, 24, 4);
  assert_true(overlap_of(*high, *low) == Overlap::kNone);
  assert_true(overlap_of(*high, *even) == Overlap::kPartial);
  assert_true(overlap_of(*slice(*bytes, 1, 4, 8, 1), *even) == Overlap::kNone);
  assert_true(overlap_of(*a, *counted(dims({8, 6}), DType::kF32)) ==
              Overlap::kNone);
}

// Against sets of bytes.
void overlap_agrees_with_counting(void**) {
  Random random;
  const Tensor base = counted(dims({64}), DType::kI16);
  for (int round = 0; round < 4000; ++round) {
    Tensor tensors[2];
    bool bytes[2][128] = {};
    for (int k = 0; k < 2; ++k) {
      DimsBuffer sizes = dims({1 + random.below(4), 1 + random.below(4)});
      DimsBuffer strides = dims({random.below(15) - 7, random.below(9) - 4});
      int64_t lowest = 0;
      int64_t highest = 0;
      assert_true(reach_of(sizes, strides, &lowest, &highest));
      const int64_t offset = -lowest + random.below(64 - (highest - lowest));
      tensors[k] = as_strided(*base, sizes, strides, offset);
      for (int64_t i = 0; i < sizes[0]; ++i) {
        for (int64_t j = 0; j < sizes[1]; ++j) {
          const int64_t at = (offset + i * strides[0] + j * strides[1]) * 2;
          bytes[k][at] = bytes[k][at + 1] = true;
        }
      }
    }
    bool meet = false;
    for (int i = 0; i < 128; ++i) meet = meet || (bytes[0][i] && bytes[1][i]);
    assert_true((overlap_of(*tensors[0], *tensors[1]) != Overlap::kNone) ==
                meet);
  }
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_teardown(f, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(the_cpu_has_every_kernel_that_the_operators_declare),
      TEST(a_kernel_is_registered_once_unless_it_replaces),
      TEST(what_no_operator_declares_is_refused),
      TEST(a_missing_kernel_names_operator_device_and_dtype),
      TEST(what_is_missing_is_listed),
      TEST(a_kernel_sees_the_merged_operands_of_its_call),
      TEST(the_spy_tells_the_path_that_ran),
      TEST(overlap_is_told_exactly),
      TEST(overlap_agrees_with_counting),
  };
#undef TEST
  return cmocka_run_group_tests(tests, setup, nullptr);
}
