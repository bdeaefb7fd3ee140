// Calls whose maker names no tensors are watched all the same.
#include "ops/watch.h"

#include <cmath>
#include <cstring>
#include <string>

#include "core/log.h"
#include "dispatch/dispatch.h"
#include "support/internal_test.h"

namespace tp {
namespace {

std::string g_line;
std::string g_dump;

void hear(void*, int32_t, const char* message) { g_line = message; }
void keep(const char* text, size_t length) noexcept {
  g_dump.assign(text, length);
}

void make_nan(KernelCall& call) {
  static_cast<float*>(call.operands[0].data)[1] = std::nanf("");
}
void refuse(KernelCall&) { fail(TP_ERROR_RANGE, "no"); }

int end(void**) {
  set_log(nullptr, nullptr, nullptr, LogLevel::kError);
  watch_layouts(Switch::kOff);
  watch_anomalies(nullptr);
  assert_true(g_watch.load() == nullptr);
  const CounterSums sums = sum_counters();
  assert_int_equal(sums.objects_made, sums.objects_dropped);
  g_line.clear();
  g_dump.clear();
  return 0;
}

void watch_all() {
  set_log(hear, nullptr, nullptr, LogLevel::kLayout);
  watch_layouts(Switch::kOn);
  watch_anomalies(keep);
}

// result[3], a[3] backwards, a number.
struct SubCall {
  float result[3] = {0, 0, 0};
  float a[3] = {3, 2, 1};
  double number = 2.5;
  int64_t size = 3;
  int64_t forth = 4;
  int64_t back = -4;
  KernelCall call{Op::kSub, TP_DTYPE_F32, TP_DEVICE_CPU, 0};

  SubCall() {
    call.operand_count = 3;
    call.host_operands = 1u << 2;
    call.room[0] = {result, &size, &forth, 1, TP_DTYPE_F32};
    call.room[1] = {&a[2], &size, &back, 1, TP_DTYPE_F32};
    call.room[2] = {&number, nullptr, nullptr, 0, TP_DTYPE_F64};
  }
};

void operands_stand_for_tensors_that_are_not_told(void**) {
  SubCall sub;
  watch_all();
  run_kernel(make_nan, sub.call);
  assert_string_equal(
      g_line.c_str(),
      "sub/f32/strided+convert: result f32 shape=(3,), strides=(1,), offset=0, "
      "contiguous=1; input 0 f32 shape=(3,), strides=(-1,), offset=2, "
      "contiguous=0; input 1 f64 shape=(), strides=(), offset=0, contiguous=1");
  assert_string_equal(
      g_dump.c_str(),
      "operator: sub/f32/strided+convert\n"
      "anomaly: result has NaN (1 times, first at element 1), no input has\n"
      "input 0: f32 shape=(3,), strides=(-1,), offset=2, contiguous=0\n"
      "tensor([1., 2., 3.])\n"
      "input 1: f64 shape=(), strides=(), offset=0, contiguous=1\n"
      "tensor(2.5000, dtype=f64)\n"
      "result: f32 shape=(3,), strides=(1,), offset=0, contiguous=1\n"
      "tensor([0., nan, 0.])\n");
}

void several_results_are_numbered(void**) {
  SubCall sub;
  sub.call.result_count = 2;
  watch_all();
  run_kernel(make_nan, sub.call);
  assert_non_null(strstr(g_line.c_str(), "result 0 f32"));
  assert_non_null(strstr(g_line.c_str(), "result 1 f32"));
  assert_non_null(strstr(g_line.c_str(), "input 0 f64"));
  assert_non_null(strstr(g_dump.c_str(), "anomaly: result 0 has NaN"));
}

void a_kernel_that_fails_is_not_told(void**) {
  SubCall sub;
  watch_all();
  assert_int_equal(status_of([&] { run_kernel(refuse, sub.call); }),
                   TP_ERROR_RANGE);
  assert_true(g_line.empty() && g_dump.empty());
}

void more_dimensions_than_a_tensor_has_are_told_to_the_log(void**) {
  SubCall sub;
  int64_t sizes[TP_MAX_RANK + 2];
  int64_t strides[TP_MAX_RANK + 2];
  for (int d = 0; d < TP_MAX_RANK + 2; ++d) {
    sizes[d] = 1;
    strides[d] = 0;
  }
  sub.call.room[1] = {sub.a, sizes, strides, TP_MAX_RANK + 2, TP_DTYPE_F32};
  watch_all();
  run_kernel(make_nan, sub.call);
  assert_true(std::isnan(sub.result[1]));
  assert_string_equal(
      g_line.c_str(),
      "sub/f32/strided+convert could not be watched: operand 1 has rank 66");
  assert_true(g_dump.empty());
}

void a_call_of_many_operands_is_told_whole(void**) {
  constexpr uint32_t kMany = 40;
  KernelOperand operands[kMany];
  SubCall sub;
  for (KernelOperand& operand : operands) operand = sub.call.room[0];
  sub.call.operands = operands;
  sub.call.operand_count = kMany;
  sub.call.host_operands = 0;
  watch_all();
  run_kernel(make_nan, sub.call);
  assert_non_null(strstr(g_line.c_str(), "; input 38 f32 shape=(3,)"));
  assert_null(strstr(g_line.c_str(), "input 39"));
  assert_non_null(strstr(g_dump.c_str(), "input 38: f32"));
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_teardown(f, end)
  const CMUnitTest tests[] = {
      TEST(operands_stand_for_tensors_that_are_not_told),
      TEST(several_results_are_numbered),
      TEST(a_kernel_that_fails_is_not_told),
      TEST(a_call_of_many_operands_is_told_whole),
      TEST(more_dimensions_than_a_tensor_has_are_told_to_the_log),
  };
#undef TEST
  return cmocka_run_group_tests(
      tests,
      [](void**) {
        initialize();
        return 0;
      },
      nullptr);
}
