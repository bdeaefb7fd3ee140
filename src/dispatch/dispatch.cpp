#include "dispatch/dispatch.h"

#include <atomic>
#include <cstdio>

#include "backend/cpu/kernels.h"
#include "core/error.h"
#include "core/thread_state.h"

namespace tp {

namespace {

// Ids of operators, devices and dtypes begin at 1.
std::atomic<Kernel> g_kernels[kOpCount + 1][TP_DEVICE_COUNT + 1]
                             [TP_DTYPE_COUNT + 1];

bool is_known_device(int32_t type) noexcept {
  return type >= 1 && type <= TP_DEVICE_COUNT;
}

std::atomic<Kernel>& place_of(Op op, int32_t device_type,
                              DType dtype) noexcept {
  return g_kernels[static_cast<size_t>(op)][device_type]
                  [static_cast<size_t>(dtype)];
}

void register_builtin(Op op, int32_t device_type, int32_t dtype,
                      Kernel kernel) {
  register_kernel(op, device_type, static_cast<DType>(dtype), kernel);
}

}  // namespace

void register_kernel(Op op, int32_t device_type, DType dtype, Kernel kernel,
                     OnDuplicate on_duplicate) {
  if (!is_known_device(device_type)) {
    fail(TP_ERROR_ARGUMENT, "unknown device type %d",
         static_cast<int>(device_type));
  }
  check_legal(op, dtype);
  // Release, so that whoever finds the kernel sees what its maker prepared.
  std::atomic<Kernel>& place = place_of(op, device_type, dtype);
  if (on_duplicate == OnDuplicate::kReplace) {
    place.store(kernel, std::memory_order_release);
    return;
  }
  Kernel before = nullptr;
  if (!place.compare_exchange_strong(before, kernel, std::memory_order_release,
                                     std::memory_order_relaxed) &&
      before != kernel) {
    fail(TP_ERROR_STATE, "there is a kernel for %s on %s in %s already",
         op_info(op).name, device_type_name(device_type), dtype_name(dtype));
  }
}

Kernel unregister_kernel(Op op, int32_t device_type, DType dtype) noexcept {
  return place_of(op, device_type, dtype)
      .exchange(nullptr, std::memory_order_acq_rel);
}

Kernel find_kernel(Op op, int32_t device_type, DType dtype) noexcept {
  return place_of(op, device_type, dtype).load(std::memory_order_acquire);
}

Kernel get_kernel(Op op, int32_t device_type, DType dtype) {
  Kernel kernel = find_kernel(op, device_type, dtype);
  if (__builtin_expect(kernel == nullptr, 0)) {
    check_legal(op, dtype);
    fail(TP_ERROR_MISSING_KERNEL, "no kernel for %s on %s in %s",
         op_info(op).name, device_type_name(device_type), dtype_name(dtype));
  }
  return kernel;
}

size_t list_missing_kernels(int32_t device_type, MissingKernel* out,
                            size_t capacity) noexcept {
  size_t count = 0;
  for (size_t op = 1; op <= kOpCount; ++op) {
    for (int32_t id = 1; id <= TP_DTYPE_COUNT; ++id) {
      const MissingKernel entry{static_cast<Op>(op), static_cast<DType>(id)};
      if (!contains(kOps[op].legal, id) ||
          find_kernel(entry.op, device_type, entry.dtype) != nullptr) {
        continue;
      }
      if (count < capacity) out[count] = entry;
      ++count;
    }
  }
  return count;
}

void register_builtin_kernels() { register_cpu_kernels(register_builtin); }

void check_legal(Op op, DType compute) {
  const OpInfo& info = op_info(op);
  if (!contains(info.legal, static_cast<int32_t>(compute))) {
    fail(TP_ERROR_DTYPE, "%s is not defined for %s", info.name,
         dtype_name(compute));
  }
}

namespace {

// Whether an operand is in another type than the operator's row says.
bool converts(const KernelCall& call) noexcept {
  const auto op = static_cast<Op>(call.op);
  const OpInfo& info = op_info(op);
  const DType result =
      result_of(info.result, static_cast<DType>(call.compute_dtype));
  bool mixed = call.operands[0].dtype != static_cast<int32_t>(result);
  const uint32_t first =
      call.result_count + (info.compute == ComputeRule::kCondition ? 1 : 0);
  // The index of index_select is not a value that is computed with.
  const uint32_t values = op == Op::kIndexSelect ? 2 : call.operand_count;
  for (uint32_t i = first; i < values; ++i) {
    mixed = mixed || call.operands[i].dtype != call.compute_dtype;
  }
  return mixed;
}

}  // namespace

DType result_of(ResultRule rule, DType compute) noexcept {
  switch (rule) {
    case ResultRule::kBool:
      return DType::kBOOL;
    case ResultRule::kIndex:
      return DType::kI64;
    case ResultRule::kReal:
      return compute == DType::kC64    ? DType::kF32
             : compute == DType::kC128 ? DType::kF64
                                       : compute;
    case ResultRule::kTruth:
      return compute == DType::kU8 ? compute : DType::kBOOL;
    default:
      return compute;
  }
}

void run_kernel(Kernel kernel, KernelCall& call) {
  thread_state().last_kernel_code = kernel_code(call, converts(call));
  kernel(call);
}

const char* last_kernel_text() noexcept {
  constexpr const char* kPaths[] = {"", "linear", "scalar", "rows", "strided"};
  ThreadState& state = thread_state();
  const uint64_t code = state.last_kernel_code;
  if (code == 0) return "";
  std::snprintf(state.last_kernel, sizeof(state.last_kernel), "%s/%s/%s%s",
                op_info(static_cast<Op>(code & 0xffff)).name,
                dtype_name(static_cast<DType>(code >> 16 & 0xff)),
                kPaths[code >> 24 & 0xff],
                (code >> 32 & 1) != 0 ? "+convert" : "");
  return state.last_kernel;
}

}  // namespace tp
