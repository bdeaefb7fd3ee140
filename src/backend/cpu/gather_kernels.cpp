// Kernels of gather and take.
#include "backend/cpu/gather.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"
#include "core/parallel.h"

namespace tp {

namespace {

// As for_each_row, by several threads, which may stream the result.
template <size_t kCount, class Row>
void for_each_part(const KernelOperand* operands, bool streams, Row row) {
  parallel_for(numel_of(operands[0]), kCheapGrain,
               [&](int64_t begin, int64_t end) {
                 for_each_row_between<kCount>(operands, begin, end, row);
                 if (streams) end_streaming();
               });
}

// A result that nobody sees if this fails need not wait for all indices to be
// checked: each block of them is while it is near.
template <class T, class I>
void gather_rows(const KernelCall& call, IndexBounds bounds, bool is_fresh) {
  constexpr int64_t kBlock = 1024;
  constexpr bool kIsNarrow = sizeof(I) == sizeof(int32_t);
  const int64_t step = call.attribute(1);
  const bool streams = streams_result(call);
  for_each_part<3>(
      call.operands, streams,
      [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
        const int64_t most = is_fresh ? kBlock : n;
        for (int64_t done = 0; done < n; done += most) {
          const int64_t block = n - done < most ? n - done : most;
          const unsigned char* const index = data[2] + done * strides[2];
          if (is_fresh &&
              any_outside(index, block, strides[2], kIsNarrow, bounds)) {
            check_indices(call.operands[2], bounds, call.attribute(2));
          }
          const ChosenRun run = {data[1] + done * strides[1], strides[1], step};
          unsigned char* const to = data[0] + done * strides[0];
          if (streams) {
            gather_streamed<T, I>(block, to, index, strides[2], run);
          } else {
            gather_chosen<T, I>(block, to, strides[0], index, strides[2], run);
          }
        }
      });
}

template <class T>
void gather_kernel(KernelCall& call) {
  const IndexBounds bounds = {0, call.attribute(0)};
  const bool is_fresh = call.attribute(3) != 0;
  if (!is_fresh) check_indices(call.operands[2], bounds, call.attribute(2));
  if (is_narrow_index(call.operands[2])) {
    gather_rows<T, int32_t>(call, bounds, is_fresh);
  } else {
    gather_rows<T, int64_t>(call, bounds, is_fresh);
  }
}

// Where an element is that is counted in row-major order.
class RowMajorPlace {
 public:
  explicit RowMajorPlace(const KernelOperand& a) : a_(a), numel_(numel_of(a)) {}
  int64_t numel() const { return numel_; }

  const unsigned char* operator()(int64_t, int64_t index) const {
    int64_t rest = index < 0 ? index + numel_ : index;
    const auto* place = static_cast<const unsigned char*>(a_.data);
    for (int32_t d = a_.rank; d-- > 1;) {
      place += rest % a_.sizes[d] * a_.strides[d];
      rest /= a_.sizes[d];
    }
    return a_.rank == 0 ? place : place + rest * a_.strides[0];
  }

 private:
  const KernelOperand& a_;
  int64_t numel_;
};

template <class T, class I>
void take_rows(const KernelCall& call, const RowMajorPlace& place) {
  const KernelOperand& a = call.operands[1];
  const KernelOperand pair[] = {call.operands[0], call.operands[2]};
  const int64_t numel = place.numel();
  const int64_t step = a.rank == 0 ? 0 : a.strides[0];
  const auto* first = static_cast<const unsigned char*>(a.data);
  for_each_part<2>(
      pair, false,
      [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
        if (a.rank <= 1) {
          gather_run<T, I>(n, data[0], strides[0], data[1], strides[1],
                           [first, step, numel](int64_t, int64_t index) {
                             return first +
                                    (index + (index >> 63 & numel)) * step;
                           });
        } else {
          gather_run<T, I>(n, data[0], strides[0], data[1], strides[1], place);
        }
      });
}

template <class T>
void take_kernel(KernelCall& call) {
  const RowMajorPlace place(call.operands[1]);
  check_indices(call.operands[2], {-place.numel(), place.numel()}, -1);
  if (is_narrow_index(call.operands[2])) {
    take_rows<T, int32_t>(call, place);
  } else {
    take_rows<T, int64_t>(call, place);
  }
}

}  // namespace

void register_gather_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNELS(id, type, name, kind)                                  \
  add(Op::kGather, TP_DEVICE_CPU, TP_DTYPE_##id, gather_kernel<Width<type>>); \
  add(Op::kTake, TP_DEVICE_CPU, TP_DTYPE_##id, take_kernel<Width<type>>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNELS)
#undef TP_ADD_KERNELS
}

}  // namespace tp
