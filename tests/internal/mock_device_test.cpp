// Devices that register at run time: their own allocator, copies and kernels,
// and one that cannot address strides. Their memory is the host's.
#include <cstdlib>
#include <cstring>

#include "core/allocator.h"
#include "core/device.h"
#include "core/tensor_impl.h"
#include "dispatch/dispatch.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

namespace tp {
namespace {

constexpr int32_t kPlain = 5;
constexpr int32_t kDense = 6;   // cannot address strides
constexpr int32_t kIsland = 7;  // no copies to or from it

struct Counts {
  int taken, given_back, moved, gathered, kernels;
} g_counts;

void give_back(void* context) {
  ++g_counts.given_back;
  std::free(context);
}

DataPtr take(Allocator& self, size_t nbytes) {
  void* data = nullptr;
  if (posix_memalign(&data, 64, nbytes == 0 ? 1 : nbytes) != 0) {
    fail_out_of_memory(nbytes);
  }
  ++g_counts.taken;
  return DataPtr(data, data, give_back, self.device());
}

constexpr AllocatorMethods kMethods = {take,    give_back, nullptr, nullptr,
                                       nullptr, nullptr,   nullptr, nullptr,
                                       nullptr, nullptr};
Allocator g_plain_allocator(&kMethods, {kPlain, 0});
Allocator g_dense_allocator(&kMethods, {kDense, 0});
Allocator g_island_allocator(&kMethods, {kIsland, 0});

void move_bytes(void* to, const void* from, size_t nbytes, Device) {
  ++g_counts.moved;
  if (nbytes != 0) std::memcpy(to, from, nbytes);
}

void gather(void* to, const void* base, const int64_t* sizes,
            const int64_t* strides, size_t rank, size_t itemsize, Device) {
  ++g_counts.gathered;
  int64_t numel = 1;
  for (size_t d = 0; d < rank; ++d) numel *= sizes[d];
  for (int64_t i = 0; i < numel; ++i) {
    int64_t rest = i;
    int64_t place = 0;
    for (size_t d = rank; d-- > 0;) {
      place += rest % sizes[d] * strides[d];
      rest /= sizes[d];
    }
    const auto size = static_cast<int64_t>(itemsize);
    std::memcpy(static_cast<char*>(to) + i * size,
                static_cast<const char*>(base) + place * size, itemsize);
  }
}

constexpr DeviceBackend kPlainBackend = {
    "device5",  1,          true,       [](int32_t) -> Allocator* { return &g_plain_allocator; },
    move_bytes, move_bytes, move_bytes, nullptr};
constexpr DeviceBackend kDenseBackend = {
    "device6",  1,          false,      [](int32_t) -> Allocator* { return &g_dense_allocator; },
    move_bytes, move_bytes, move_bytes, gather};
constexpr DeviceBackend kIslandBackend = {
    "device7",  1,       true,    [](int32_t) -> Allocator* { return &g_island_allocator; },
    move_bytes, nullptr, nullptr, nullptr};

void add_f32(KernelCall& call) {
  ++g_counts.kernels;
  assert_true(call.path == KernelPath::kLinear);
  const KernelOperand* operands = call.operands;
  int64_t numel = 1;
  for (int32_t d = 0; d < operands[0].rank; ++d) numel *= operands[0].sizes[d];
  for (int64_t i = 0; i < numel; ++i) {
    static_cast<float*>(operands[0].data)[i] =
        static_cast<const float*>(operands[1].data)[i] +
        static_cast<const float*>(operands[2].data)[i];
  }
}

int register_all(void**) {
  initialize();
  register_device(kPlain, &kPlainBackend);
  register_device(kDense, &kDenseBackend);
  register_device(kIsland, &kIslandBackend);
  register_kernel(Op::kAdd, kPlain, DType::kF32, add_f32);
  return 0;
}

int setup(void**) {
  g_counts = {};
  return 0;
}

int nothing_lives(void**) {
  assert_int_equal(tp_debug_live_objects(), 0);
  assert_int_equal(tp_debug_live_bytes(), 0);
  assert_int_equal(g_counts.taken, g_counts.given_back);
  return 0;
}

void assert_ok(tp_status_t status) {
  if (status != TP_OK) print_error("%s\n", tp_error_message(nullptr));
  assert_int_equal(status, TP_OK);
}

void assert_says(const char* text) {
  if (std::strstr(tp_error_message(nullptr), text) == nullptr) {
    print_error("%s\n", tp_error_message(nullptr));
  }
  assert_non_null(std::strstr(tp_error_message(nullptr), text));
}

// 0, 1, 2, ... as (rows, columns) on a device.
tp_tensor_t* counted(int32_t device, int64_t rows, int64_t columns) {
  tp_scalar_t zero, end, one;
  tp_scalar_set_i64(&zero, 0);
  tp_scalar_set_i64(&end, rows * columns);
  tp_scalar_set_i64(&one, 1);
  tp_tensor_t* line = nullptr;
  tp_tensor_t* host = nullptr;
  tp_tensor_t* out = nullptr;
  assert_ok(tp_arange(&zero, &end, &one, TP_DTYPE_F32, 0, 0, &line));
  const int64_t sizes[] = {rows, columns};
  assert_ok(tp_view(line, sizes, 2, &host));
  assert_ok(tp_to(host, 0, device, 0, 0, 0, &out));
  tp_tensor_release(line);
  tp_tensor_release(host);
  return out;
}

void assert_elements(tp_tensor_t* tensor, std::initializer_list<float> want) {
  tp_tensor_t* host = nullptr;
  assert_ok(tp_to(tensor, 0, TP_DEVICE_CPU, 0, TP_FORMAT_CONTIGUOUS, 0, &host));
  assert_int_equal(tp_tensor_numel(host), want.size());
  assert_memory_equal(tp_tensor_data(host), want.begin(),
                      want.size() * sizeof(float));
  tp_tensor_release(host);
}

void a_registered_device_brings_its_own_allocator_and_kernels(void**) {
  tp_tensor_t* a = counted(kPlain, 2, 3);
  assert_int_equal(tp_tensor_device_type(a), kPlain);
  assert_int_equal(g_counts.taken, 1);
  assert_ptr_equal(tp_storage_allocator(tp_tensor_storage(a)),
                   &g_plain_allocator);
  tp_tensor_t* sum = nullptr;
  assert_ok(tp_add(a, a, &sum));
  assert_int_equal(g_counts.kernels, 1);
  assert_string_equal(tp_debug_last_kernel(), "add/f32/linear");
  assert_int_equal(tp_tensor_device_type(sum), kPlain);
  assert_int_equal(g_counts.taken, 2);
  assert_elements(sum, {0, 2, 4, 6, 8, 10});
  assert_ok(tp_add_inplace(sum, a));
  assert_int_equal(tp_tensor_version(sum), 1);
  assert_elements(sum, {0, 3, 6, 9, 12, 15});
  tp_tensor_release(a);
  tp_tensor_release(sum);
}

void a_kernel_that_nobody_registered_is_named(void**) {
  tp_tensor_t* a = counted(kPlain, 2, 2);
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_mul(a, a, &out), TP_ERROR_MISSING_KERNEL);
  assert_null(out);
  assert_says("mul");
  assert_says("device5");
  assert_says("f32");
  const size_t missing = list_missing_kernels(kPlain, nullptr, 0);
  assert_int_equal(list_missing_kernels(kDense, nullptr, 0), missing + 1);
  assert_int_equal(list_missing_kernels(TP_DEVICE_CPU, nullptr, 0), 0);
  tp_tensor_release(a);
}

void operands_on_two_devices_are_refused_with_both_names(void**) {
  tp_tensor_t* a = counted(kPlain, 2, 2);
  tp_tensor_t* b = counted(TP_DEVICE_CPU, 2, 2);
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_add(a, b, &out), TP_ERROR_DEVICE);
  assert_says("device5");
  assert_says("cpu");
  assert_int_equal(tp_add_out(b, b, a), TP_ERROR_DEVICE);
  assert_int_equal(g_counts.kernels, 0);
  tp_tensor_release(a);
  tp_tensor_release(b);
}

void views_and_empty_tensors_keep_their_device(void**) {
  tp_tensor_t* a = counted(kPlain, 2, 3);
  tp_tensor_t* none = counted(kPlain, 0, 3);
  const int taken = g_counts.taken;
  tp_tensor_t* sources[] = {a, none};
  for (tp_tensor_t* source : sources) {
    tp_tensor_t* view = nullptr;
    tp_tensor_t* copy = nullptr;
    assert_ok(tp_t(source, &view));
    assert_int_equal(tp_tensor_device_type(view), kPlain);
    assert_true(
        tp_storage_same(tp_tensor_storage(view), tp_tensor_storage(source)));
    assert_ok(tp_clone(source, 0, &copy));
    assert_int_equal(tp_tensor_device_type(copy), kPlain);
    tp_tensor_release(view);
    tp_tensor_release(copy);
  }
  assert_int_equal(g_counts.taken, taken + 2);
  assert_int_equal(g_counts.gathered, 0);
  tp_tensor_release(a);
  tp_tensor_release(none);
}

void the_allocator_of_a_device_can_be_replaced_by_one_of_the_same(void**) {
  tp_allocator_t* cpu = nullptr;
  assert_ok(tp_allocator_get(TP_DEVICE_CPU, &cpu));
  assert_int_equal(tp_allocator_set(kPlain, cpu), TP_ERROR_DEVICE);
  assert_says("device5");
  tp_allocator_release(cpu);

  tp_allocator_callbacks_t callbacks{};
  callbacks.struct_size = sizeof(callbacks);
  callbacks.device_type = kPlain;
  callbacks.allocate = [](void*, size_t nbytes, size_t align, void*,
                          void** data, void** context) -> tp_status_t {
    if (posix_memalign(data, align, nbytes == 0 ? 1 : nbytes) != 0) {
      return TP_ERROR_OUT_OF_MEMORY;
    }
    *context = *data;
    return TP_OK;
  };
  callbacks.deallocate = [](void*, void* data, void*, size_t, void*) {
    std::free(data);
  };
  tp_allocator_t* own = nullptr;
  assert_ok(tp_allocator_new(&callbacks, &own));
  assert_int_equal(tp_allocator_device_type(own), kPlain);
  assert_int_equal(tp_allocator_set(TP_DEVICE_CPU, own), TP_ERROR_DEVICE);
  assert_ok(tp_allocator_set(kPlain, own));
  tp_tensor_t* a = counted(kPlain, 2, 2);
  assert_int_equal(g_counts.taken, 0);
  assert_ptr_equal(tp_storage_allocator(tp_tensor_storage(a)), own);
  assert_ok(tp_allocator_set(kPlain, nullptr));
  tp_allocator_release(own);
  assert_elements(a, {0, 1, 2, 3});
  tp_tensor_release(a);
}

void a_device_without_strides_gives_copies_for_views(void**) {
  tp_tensor_t* a = counted(kDense, 2, 3);
  tp_tensor_t* t = nullptr;
  assert_ok(tp_t(a, &t));
  assert_int_equal(g_counts.gathered, 1);
  assert_false(tp_storage_same(tp_tensor_storage(t), tp_tensor_storage(a)));
  assert_false(tp_debug_shares_counter(t, a));
  assert_int_equal(tp_tensor_size(t, 0), 3);
  assert_true(tp_tensor_is_contiguous(t, TP_FORMAT_CONTIGUOUS));
  assert_int_equal(tp_tensor_flags(t) & TP_TENSOR_VIEW, 0);
  assert_elements(t, {0, 3, 1, 4, 2, 5});
  tp_tensor_t* back = nullptr;
  assert_ok(tp_slice(a, 1, TP_SLICE_OPEN, TP_SLICE_OPEN, -2, &back));
  assert_elements(back, {2, 0, 5, 3});
  const int64_t sizes[] = {2, 2, 3};
  tp_tensor_t* wide = nullptr;
  assert_ok(tp_expand(a, sizes, 3, &wide));
  assert_int_equal(tp_tensor_flags(wide) & TP_TENSOR_SELF_OVERLAPPING, 0);
  assert_elements(wide, {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5});
  const int64_t outside[] = {7};
  const int64_t stride[] = {1};
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_as_strided(a, outside, stride, 1, 0, &out),
                   TP_ERROR_RANGE);
  assert_null(out);
  tp_tensor_release(a);
  tp_tensor_release(t);
  tp_tensor_release(back);
  tp_tensor_release(wide);
}

void a_pair_without_a_copy_is_refused_with_both_names(void**) {
  const int64_t size = 2;
  tp_tensor_t* host = counted(TP_DEVICE_CPU, 1, 2);
  tp_tensor_t* island = nullptr;
  tp_tensor_t* out = nullptr;
  assert_ok(tp_empty(&size, 1, TP_DTYPE_F32, kIsland, 0, 0, &island));
  assert_int_equal(tp_to(host, 0, kIsland, 0, 0, 0, &out),
                   TP_ERROR_UNSUPPORTED);
  assert_says("cpu");
  assert_says("device7");
  assert_int_equal(tp_to(island, 0, TP_DEVICE_CPU, 0, 0, 0, &out),
                   TP_ERROR_UNSUPPORTED);
  assert_says("cpu");
  assert_says("device7");
  assert_int_equal(tp_to(island, 0, kPlain, 0, 0, 0, &out),
                   TP_ERROR_UNSUPPORTED);
  assert_says("device5");
  assert_null(out);
  tp_tensor_release(host);
  tp_tensor_release(island);
}

void copies_go_between_any_two_devices_that_can(void**) {
  tp_tensor_t* a = counted(kPlain, 2, 3);
  tp_tensor_t* b = nullptr;
  tp_tensor_t* c = nullptr;
  assert_ok(tp_to(a, 0, kDense, 0, 0, 0, &b));
  assert_int_equal(tp_tensor_device_type(b), kDense);
  assert_elements(b, {0, 1, 2, 3, 4, 5});
  assert_ok(tp_to(b, TP_DTYPE_I64, TP_DEVICE_CPU, 0, 0, 0, &c));
  assert_int_equal(tp_tensor_dtype(c), TP_DTYPE_I64);
  assert_int_equal(static_cast<const int64_t*>(tp_tensor_data(c))[5], 5);
  tp_tensor_release(a);
  tp_tensor_release(b);
  tp_tensor_release(c);
}

void a_device_registers_once_and_has_the_indices_it_says(void**) {
  assert_int_equal(status_of([] { register_device(kPlain, &kDenseBackend); }),
                   TP_ERROR_STATE);
  assert_int_equal(status_of([] { register_device(kPlain, &kPlainBackend); }),
                   TP_OK);
  assert_int_equal(status_of([] { register_device(9, &kPlainBackend); }),
                   TP_ERROR_ARGUMENT);
  assert_int_equal(status_of([] { check_device(kPlain, 1, 0); }),
                   TP_ERROR_DEVICE);
  assert_int_equal(status_of([] { check_device(kPlain, -1, 0); }),
                   TP_ERROR_DEVICE);
  assert_int_equal(status_of([] { check_device(8, 0, 0); }),
                   TP_ERROR_NOT_BUILT);
  assert_true(check_device(kPlain, 0, 0) == (Device{kPlain, 0}));
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(a_registered_device_brings_its_own_allocator_and_kernels),
      TEST(a_kernel_that_nobody_registered_is_named),
      TEST(operands_on_two_devices_are_refused_with_both_names),
      TEST(views_and_empty_tensors_keep_their_device),
      TEST(the_allocator_of_a_device_can_be_replaced_by_one_of_the_same),
      TEST(a_device_without_strides_gives_copies_for_views),
      TEST(a_pair_without_a_copy_is_refused_with_both_names),
      TEST(copies_go_between_any_two_devices_that_can),
      TEST(a_device_registers_once_and_has_the_indices_it_says),
  };
#undef TEST
  return cmocka_run_group_tests(tests, register_all, nullptr);
}
