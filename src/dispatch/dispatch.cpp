#include "dispatch/dispatch.h"

#include <atomic>
#include <cstdio>

#include "backend/cpu/kernels.h"
#include "core/error.h"
#include "core/thread_state.h"
#include "dispatch/added_operators.h"
#include "dispatch/arguments.h"
#include "dispatch/foreign_kernels.h"

namespace tp {

namespace {

// Ids of operators, devices and dtypes begin at 1.
std::atomic<Kernel> g_kernels[kOpCapacity][TP_DEVICE_COUNT + 1]
                             [TP_DTYPE_COUNT + 1];

bool is_known_device(int32_t type) noexcept {
  return type >= 1 && type <= TP_DEVICE_COUNT;
}

std::atomic<Kernel>& place_of(Op op, int32_t device_type,
                              DType dtype) noexcept {
  return g_kernels[static_cast<size_t>(op)][device_type]
                  [static_cast<size_t>(dtype)];
}

// What has a kernel keeps it: a device registers its best ones first, and a
// program may have replaced one.
void register_builtin(Op op, int32_t device_type, int32_t dtype,
                      Kernel kernel) {
  Kernel none = nullptr;
  place_of(op, device_type, static_cast<DType>(dtype))
      .compare_exchange_strong(none, kernel, std::memory_order_release,
                               std::memory_order_relaxed);
}

}  // namespace

void check_place(Op op, int32_t device_type, DType dtype) {
  if (!is_known_device(device_type)) {
    fail(TP_ERROR_ARGUMENT, "unknown device type %d",
         static_cast<int>(device_type));
  }
  check_legal(op, dtype);
  if (is_composite(op)) {
    fail(TP_ERROR_UNSUPPORTED, "%s is made of other operators, not of kernels",
         op_info(op).name);
  }
}

void fail_taken(Op op, int32_t device_type, DType dtype) {
  fail(TP_ERROR_STATE, "there is a kernel for %s on %s in %s already",
       op_info(op).name, device_type_name(device_type), dtype_name(dtype));
}

void register_kernel(Op op, int32_t device_type, DType dtype, Kernel kernel,
                     OnDuplicate on_duplicate) {
  check_place(op, device_type, dtype);
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
    fail_taken(op, device_type, dtype);
  }
}

Kernel unregister_kernel(Op op, int32_t device_type, DType dtype) noexcept {
  return place_of(op, device_type, dtype)
      .exchange(nullptr, std::memory_order_acq_rel);
}

Kernel find_kernel(Op op, int32_t device_type, DType dtype) noexcept {
  return place_of(op, device_type, dtype).load(std::memory_order_acquire);
}

Kernel get_kernel(Op op, int32_t device_type, DType dtype, Op asked) {
  Kernel kernel = find_kernel(op, device_type, dtype);
  if (__builtin_expect(kernel == nullptr, 0)) {
    check_legal(asked, dtype);
    fail_missing(op, device_type, dtype);
  }
  return kernel;
}

void fail_missing(Op op, int32_t device_type, DType dtype) {
  fail(TP_ERROR_MISSING_KERNEL, "no kernel for %s on %s in %s",
       op_info(op).name, device_type_name(device_type), dtype_name(dtype));
}

// Whether an operator is made of others where it has no kernel.
static bool has_composite(Op op) noexcept {
  const AddedOperator* added = find_added(op);
  return added != nullptr ? added->composite != nullptr : is_composite(op);
}

size_t list_missing_kernels(int32_t device_type, tp_missing_kernel_t* out,
                            size_t capacity) noexcept {
  size_t count = 0;
  const size_t ops = op_count();
  for (size_t id = 1; id <= ops; ++id) {
    const Op op = static_cast<Op>(id);
    if (has_composite(op)) continue;
    for (int32_t dtype = 1; dtype <= TP_DTYPE_COUNT; ++dtype) {
      if (!contains(op_info(op).legal, dtype) ||
          find_kernel(op, device_type, static_cast<DType>(dtype)) != nullptr) {
        continue;
      }
      if (count < capacity) {
        out[count] = {static_cast<int32_t>(op), device_type, dtype, 0};
      }
      ++count;
    }
  }
  return count;
}

void register_builtin_kernels() { use_best_cpu_kernels(register_builtin); }

void use_simd_level(const SimdLevel* level) {
  forget_foreign_kernels(TP_DEVICE_CPU);
  for (size_t op = 0; op < kOpCapacity; ++op) {
    for (auto& place : g_kernels[op][TP_DEVICE_CPU]) {
      place.store(nullptr, std::memory_order_release);
    }
  }
  if (level == nullptr) return register_builtin_kernels();
  register_cpu_kernels(register_builtin, *level);
}

void check_legal(Op op, DType compute) {
  const OpInfo& info = op_info(op);
  if (!contains(info.legal, static_cast<int32_t>(compute))) {
    fail(TP_ERROR_DTYPE, "%s is not defined for %s", info.name,
         dtype_name(compute));
  }
}

// Whether the second result is the place of the first.
static bool gives_index(Op op) noexcept {
  const OpKind kind = op_info(op).kind;
  return kind == OpKind::kPairReduction || kind == OpKind::kPairScan;
}

int32_t dtype_by_row(const KernelCall& call, uint32_t operand) noexcept {
  const Op op = static_cast<Op>(call.op);
  if (operand >= call.result_count) {
    const uint32_t input = operand - call.result_count;
    const bool is_kept = input < 32 && (kept_inputs(op) >> input & 1) != 0;
    return is_kept ? call.operands[operand].dtype : call.compute_dtype;
  }
  if (operand > 0 && find_added(op) == nullptr && gives_index(op)) {
    return TP_DTYPE_I64;
  }
  return static_cast<int32_t>(
      result_of(op_info(op).result, static_cast<DType>(call.compute_dtype)));
}

// Most calls are of one dtype, and give it.
static bool is_of_one_dtype(const KernelCall& call) noexcept {
  bool is = op_info(static_cast<Op>(call.op)).result == ResultRule::kCompute;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    is = is && call.operands[k].dtype == call.compute_dtype;
  }
  return is;
}

bool converts(const KernelCall& call) noexcept {
  if (is_of_one_dtype(call)) return false;
  bool mixed = false;
  for (uint32_t k = 0; k < call.operand_count; ++k) {
    mixed = mixed || call.operands[k].dtype != dtype_by_row(call, k);
  }
  return mixed;
}

DType result_of(ResultRule rule, DType compute) noexcept {
  switch (rule) {
    case ResultRule::kBool:
      return DType::kBOOL;
    case ResultRule::kIndex:
      return DType::kI64;
    case ResultRule::kReal:
      return part_of(compute);
    case ResultRule::kTruth:
      return compute == DType::kU8 ? compute : DType::kBOOL;
    default:
      return compute;
  }
}

std::atomic<WatchFn> g_watch{nullptr};

void note_kernel(const KernelCall& call) noexcept {
  thread_state().last_kernel_code = kernel_code(call, converts(call));
}

const char* last_kernel_text() noexcept {
  constexpr const char* kPaths[] = {"", "linear", "scalar", "rows", "strided"};
  ThreadState& state = thread_state();
  const uint64_t code = state.last_kernel_code;
  if (code == 0) return "";
  std::snprintf(state.last_kernel, sizeof(state.last_kernel), "%s/%s/%s%s",
                op_info(static_cast<Op>(code & 0xffff)).name,
                dtype_name(static_cast<DType>(code >> 16 & 0xff)),
                kPaths[code >> 24 & 7],
                (code >> 32 & 1) != 0 ? "+convert" : "");
  return state.last_kernel;
}

}  // namespace tp
