// cat and stack on devices that have nothing but copies, with strides and
// without. Their memory is the host's.
#include <cstdlib>
#include <cstring>

#include "backend/cpu/cpu_backend.h"
#include "core/device.h"
#include "dispatch/dispatch.h"
#include "support/internal_test.h"
#include "tensorplay/debug.h"
#include "tensorplay/tensorplay.h"

namespace tp {
namespace {

constexpr int32_t kStrided = 5;
constexpr int32_t kDense = 6;

int g_copies = 0;

void* allocate(size_t nbytes) { return std::malloc(nbytes == 0 ? 1 : nbytes); }

DataPtr take(Allocator& self, size_t nbytes) {
  void* data = allocate(nbytes);
  return DataPtr(data, data, std::free, self.device());
}

constexpr AllocatorMethods kMethods = {take,    std::free, nullptr, nullptr,
                                       nullptr, nullptr,   nullptr, nullptr,
                                       nullptr, nullptr};
Allocator g_strided_allocator(&kMethods, {kStrided, 0});
Allocator g_dense_allocator(&kMethods, {kDense, 0});

void move_bytes(void* to, const void* from, size_t nbytes, Device) {
  ++g_copies;
  std::memcpy(to, from, nbytes);
}

void gather(void*, const void*, const int64_t*, const int64_t*, size_t, size_t,
            Device) {
  ++g_copies;
  std::abort();  // joining needs no view
}

constexpr DeviceBackend kStridedBackend = {
    "device5",  1,          true,       [] { return &g_strided_allocator; },
    move_bytes, move_bytes, move_bytes, nullptr};
constexpr DeviceBackend kDenseBackend = {
    "device6",  1,          false,      [] { return &g_dense_allocator; },
    move_bytes, move_bytes, move_bytes, gather};

// A device without strides is never asked for anything but one run.
void copy_dense(KernelCall& call) {
  assert_true(call.path == KernelPath::kLinear);
  find_kernel(Op::kCopy, TP_DEVICE_CPU, DType::kF32)(call);
}

int register_all(void**) {
  initialize();
  register_device(kStrided, &kStridedBackend);
  register_device(kDense, &kDenseBackend);
  register_kernel(Op::kCopy, kStrided, DType::kF32,
                  find_kernel(Op::kCopy, TP_DEVICE_CPU, DType::kF32));
  register_kernel(Op::kCopy, kDense, DType::kF32, copy_dense);
  return 0;
}

int nothing_lives(void**) {
  assert_int_equal(tp_debug_live_objects(), 0);
  assert_int_equal(tp_debug_live_bytes(), 0);
  return 0;
}

tp_tensor_t* on_device(int32_t device, tp_dtype_t dtype, const void* values,
                       size_t nbytes, std::initializer_list<int64_t> sizes) {
  tp_tensor_t* host = nullptr;
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_tensor_from_data(values, nbytes, sizes.begin(),
                                       sizes.size(), dtype, &host),
                   TP_OK);
  assert_int_equal(tp_to(host, 0, device, 0, 0, 0, &out), TP_OK);
  tp_tensor_release(host);
  return out;
}

void assert_floats(tp_tensor_t* tensor, std::initializer_list<float> want) {
  tp_tensor_t* host = nullptr;
  assert_int_equal(tp_to(tensor, 0, TP_DEVICE_CPU, 0, 0, 0, &host), TP_OK);
  assert_int_equal(tp_tensor_numel(host), want.size());
  assert_memory_equal(tp_tensor_data(host), want.begin(),
                      want.size() * sizeof(float));
  tp_tensor_release(host);
}

void join_on(int32_t device) {
  const float counted[] = {0, 1, 2, 3, 4, 5};
  const int32_t ints[] = {8, 9};
  tp_tensor_t* a =
      on_device(device, TP_DTYPE_F32, counted, sizeof(counted), {2, 3});
  tp_tensor_t* b = on_device(device, TP_DTYPE_I32, ints, sizeof(ints), {2, 1});
  const tp_tensor_t* mixed[] = {a, b};
  const tp_tensor_t* twice[] = {a, a};
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_cat(mixed, 2, 1, &out), TP_OK);
  assert_int_equal(tp_tensor_device_type(out), device);
  assert_floats(out, {0, 1, 2, 8, 3, 4, 5, 9});
  tp_tensor_release(out);
  assert_int_equal(tp_cat(twice, 2, 0, &out), TP_OK);
  assert_floats(out, {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5});
  assert_int_equal(tp_cat_out(mixed, 2, 0, out), TP_ERROR_SHAPE);
  tp_tensor_release(out);
  assert_int_equal(tp_stack(twice, 2, 1, &out), TP_OK);
  assert_floats(out, {0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5});
  tp_tensor_release(out);
  assert_int_equal(tp_stack(twice, 2, 2, &out), TP_OK);
  assert_floats(out, {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5});
  tp_tensor_release(out);
  tp_tensor_release(a);
  tp_tensor_release(b);
}

void a_device_with_strides_joins_by_its_copy_kernel(void**) {
  join_on(kStrided);
}

void a_device_without_strides_joins_by_copies_of_bytes(void**) {
  g_copies = 0;
  join_on(kDense);
  assert_true(g_copies > 0);
}

void tensors_of_two_devices_are_not_joined(void**) {
  const float one = 1;
  tp_tensor_t* a = on_device(kStrided, TP_DTYPE_F32, &one, sizeof(one), {1});
  tp_tensor_t* b =
      on_device(TP_DEVICE_CPU, TP_DTYPE_F32, &one, sizeof(one), {1});
  const tp_tensor_t* both[] = {a, b};
  tp_tensor_t* out = nullptr;
  assert_int_equal(tp_cat(both, 2, 0, &out), TP_ERROR_DEVICE);
  assert_int_equal(tp_stack(both, 2, 0, &out), TP_ERROR_DEVICE);
  assert_null(out);
  assert_non_null(std::strstr(tp_error_message(nullptr), "device5:0 and cpu"));
  tp_tensor_release(a);
  tp_tensor_release(b);
}

}  // namespace
}  // namespace tp

int main() {
  using namespace tp;
#define TEST(name) cmocka_unit_test_setup_teardown(name, nullptr, nothing_lives)
  const CMUnitTest tests[] = {
      TEST(a_device_with_strides_joins_by_its_copy_kernel),
      TEST(a_device_without_strides_joins_by_copies_of_bytes),
      TEST(tensors_of_two_devices_are_not_joined),
  };
  return cmocka_run_group_tests(tests, register_all, nullptr);
}
