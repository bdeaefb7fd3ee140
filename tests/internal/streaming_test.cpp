// Which results are written past the caches.
#include "backend/cpu/streaming.h"

#include "core/dtype.h"
#include "support/internal_test.h"

namespace tp {
namespace {

constexpr int64_t kLimit = 1 << 20;

int setup(void**) {
  set_streaming_limit(kLimit);
  return 0;
}
int teardown(void**) {
  set_streaming_limit(0);
  return 0;
}

alignas(kCacheLine) unsigned char g_result[64];
alignas(kCacheLine) unsigned char g_a[64];
alignas(kCacheLine) unsigned char g_b[64];

// f32 operands of one shape with strides of their own, in elements.
class Call {
 public:
  explicit Call(std::initializer_list<int64_t> sizes)
      : call_(Op::kAdd, TP_DTYPE_F32, TP_DEVICE_CPU, 0) {
    for (int64_t size : sizes) sizes_[rank_++] = size;
  }
  Call& operand(unsigned char* data, std::initializer_list<int64_t> strides) {
    const uint32_t k = call_.operand_count++;
    int32_t d = 0;
    for (int64_t stride : strides) {
      strides_[k][d++] = stride * static_cast<int64_t>(sizeof(float));
    }
    call_.room[k] = {data, sizes_, strides_[k], rank_, TP_DTYPE_F32};
    return *this;
  }
  bool streams() const { return streams_result(call_); }

 private:
  KernelCall call_;
  int64_t sizes_[4];
  int64_t strides_[kMaxOperands][4];
  int32_t rank_ = 0;
};

bool sum_streams(int64_t n, unsigned char* result) {
  return Call({n})
      .operand(result, {1})
      .operand(g_a, {1})
      .operand(g_b, {1})
      .streams();
}

void all_operands_count(void**) {
  const int64_t n = kLimit / 12;
  assert_false(sum_streams(n, g_result));
  assert_true(sum_streams(n + 1, g_result));
  assert_false(
      Call({n + 1}).operand(g_result, {1}).operand(g_a, {1}).streams());
  assert_true(
      Call({kLimit / 8}).operand(g_result, {1}).operand(g_a, {1}).streams());
}

void what_repeats_counts_once(void**) {
  const int64_t rows = 64, columns = kLimit / 8 / rows;
  assert_false(Call({rows, columns})
                   .operand(g_result, {columns, 1})
                   .operand(g_a, {0, 1})
                   .operand(g_b, {1, 0})
                   .streams());
  assert_true(Call({rows, columns})
                  .operand(g_result, {columns, 1})
                  .operand(g_a, {0, 1})
                  .operand(g_b, {columns, 1})
                  .streams());
}

void in_place_nothing_is_streamed(void**) {
  assert_false(sum_streams(kLimit, g_a));
  assert_false(sum_streams(kLimit, g_b));
}

void what_only_writes_is_streamed_from_twice_as_many_bytes(void**) {
  const int64_t n = kLimit / 4;
  assert_false(Call({n}).operand(g_result, {1}).operand(g_a, {0}).streams());
  assert_true(Call({2 * n}).operand(g_result, {1}).operand(g_a, {0}).streams());
}

void a_result_in_pieces_is_not_streamed(void**) {
  const int64_t n = kLimit;
  assert_false(Call({n}).operand(g_result, {2}).operand(g_a, {1}).streams());
  // Rows of 40 bytes, of 64 and, at another address, of 64.
  assert_false(
      Call({n, 10}).operand(g_result, {10, 1}).operand(g_a, {1, n}).streams());
  assert_true(
      Call({n, 16}).operand(g_result, {16, 1}).operand(g_a, {1, n}).streams());
  assert_false(Call({n, 16})
                   .operand(g_result + 4, {16, 1})
                   .operand(g_a, {1, n})
                   .streams());
  assert_false(
      Call({n, 16}).operand(g_result, {17, 1}).operand(g_a, {1, n}).streams());
  // Long ones, wherever they begin.
  assert_true(Call({n, 1100})
                  .operand(g_result + 4, {1101, 1})
                  .operand(g_a, {1, n})
                  .streams());
}

void elements_to_the_next_line_are_counted(void**) {
  assert_int_equal(elements_to_line(g_result, 4), 0);
  assert_int_equal(elements_to_line(g_result + 4, 4), 15);
  assert_int_equal(elements_to_line(g_result + 60, 4), 1);
  assert_int_equal(elements_to_line(g_result + 2, 4), -1);
  assert_int_equal(elements_to_line(g_result + 8, 16), -1);
  assert_int_equal(elements_to_line(g_result + 3, 1), 61);
}

void bytes_are_streamed_as_they_are(void**) {
  alignas(kCacheLine) unsigned char from[512], to[512];
  for (size_t i = 0; i < sizeof(from); ++i) {
    from[i] = static_cast<unsigned char>(i * 7 + 1);
  }
  for (size_t shift = 0; shift < 2 * kCacheLine; ++shift) {
    for (size_t n = 0; n + shift < 300; n += 1 + n / 7) {
      std::memset(to, 0, sizeof(to));
      stream_bytes(to + shift, from + shift / 3, n);
      end_streaming();
      for (size_t i = 0; i < sizeof(to); ++i) {
        const bool is_inside = i >= shift && i < shift + n;
        assert_int_equal(to[i], is_inside ? from[shift / 3 + i - shift] : 0);
      }
    }
  }
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
  const CMUnitTest tests[] = {
      cmocka_unit_test(all_operands_count),
      cmocka_unit_test(what_repeats_counts_once),
      cmocka_unit_test(in_place_nothing_is_streamed),
      cmocka_unit_test(what_only_writes_is_streamed_from_twice_as_many_bytes),
      cmocka_unit_test(a_result_in_pieces_is_not_streamed),
      cmocka_unit_test(elements_to_the_next_line_are_counted),
      cmocka_unit_test(bytes_are_streamed_as_they_are),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
