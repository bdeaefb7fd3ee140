// Kernels of index_select.
#include "backend/cpu/gather.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/register.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"
#include "core/parallel.h"

namespace tp {

namespace {

// Result and source in dimensions `first` to `end` - 1 without the indexed one,
// merged where both allow it.
class SlicePair {
 public:
  SlicePair(const KernelCall& call, int32_t first, int32_t end)
      : pair_{call.operands[0], call.operands[1]} {
    int32_t kept = 0;
    for (int32_t d = first; d < end; ++d) {
      const int64_t size = call.operands[0].sizes[d];
      if (d == call.attribute() || size == 1) continue;
      const bool merges = kept > 0 && merges_with(kept - 1, d, size);
      if (!merges) ++kept;
      sizes_[kept - 1] = merges ? sizes_[kept - 1] * size : size;
      for (int k = 0; k < 2; ++k) {
        strides_[k][kept - 1] = pair_[k].strides[d];
      }
    }
    for (int k = 0; k < 2; ++k) {
      pair_[k].rank = kept;
      pair_[k].sizes = sizes_;
      pair_[k].strides = strides_[k];
    }
  }
  SlicePair(const SlicePair&) = delete;
  SlicePair& operator=(const SlicePair&) = delete;

  bool is_element() const { return pair_[0].rank == 0; }
  // Elements of one run of memory in both, or 0.
  int64_t run(int64_t item) const {
    if (is_element()) return 1;
    const bool is_run =
        pair_[0].rank == 1 && strides_[0][0] == item && strides_[1][0] == item;
    return is_run ? sizes_[0] : 0;
  }

  int64_t numel() const { return numel_of(pair_[0]); }

  // Calls visit(place, to, from) for pairs of elements in row-major order.
  template <class Visit>
  void for_each(int64_t begin, int64_t end, Visit visit) const {
    for_each_row_between<2>(
        pair_, begin, end,
        [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
          for (int64_t i = 0; i < n; ++i) {
            visit(begin++, data[0] + i * strides[0], data[1] + i * strides[1]);
          }
        });
  }

  // Moves elements at two distances from the first ones.
  void move(RowLoop loop, int64_t to, int64_t from, int64_t begin,
            int64_t end) const {
    KernelOperand pair[] = {pair_[0], pair_[1]};
    pair[0].data = static_cast<unsigned char*>(pair[0].data) + to;
    pair[1].data = static_cast<unsigned char*>(pair[1].data) + from;
    for_each_row_between<2>(
        pair, begin, end,
        [loop](unsigned char* const* data, int64_t n, const int64_t* strides) {
          loop(n, data, strides);
        });
  }

 private:
  bool merges_with(int32_t outer, int32_t d, int64_t size) const {
    return strides_[0][outer] == pair_[0].strides[d] * size &&
           strides_[1][outer] == pair_[1].strides[d] * size;
  }

  KernelOperand pair_[2];
  int64_t sizes_[TP_MAX_RANK];
  int64_t strides_[2][TP_MAX_RANK];
};

// Steps along the indexed dimension, in bytes.
struct Steps {
  int64_t to;
  int64_t from;
};

// How far copying is ahead of itself.
constexpr int64_t kPrefetched = 4096;
constexpr int64_t kAsked = 1024;  // of a run at most
constexpr int64_t kLine = 64;

// kBytes: of each run, or 0 if `nbytes` says it.
template <class I, size_t kBytes, bool kStreams = false>
void copy_runs(const KernelOperand& index, int64_t begin, int64_t end,
               Steps steps, size_t nbytes, unsigned char* to,
               const unsigned char* from) {
  const auto* place = static_cast<const unsigned char*>(index.data);
  const int64_t stride = index.strides[0];
  const auto length = static_cast<int64_t>(kBytes == 0 ? nbytes : kBytes);
  // Runs lie anywhere: their lines are asked for before it is their turn.
  const int64_t ahead = length >= kPrefetched ? 1 : kPrefetched / length;
  const int64_t asked = length < kAsked ? length : kAsked;
  for (int64_t i = begin; i < end; ++i) {
    if (i + ahead < end) {
      const int64_t next = load<I>(place + (i + ahead) * stride);
      for (int64_t byte = 0; byte < asked; byte += kLine) {
        __builtin_prefetch(from + next * steps.from + byte);
      }
    }
    const int64_t chosen = load<I>(place + i * stride);
    unsigned char* const target = to + i * steps.to;
    const unsigned char* const source = from + chosen * steps.from;
    if constexpr (kStreams) {
      stream_bytes(target, source, static_cast<size_t>(length));
    } else {
      std::memcpy(target, source, static_cast<size_t>(length));
    }
  }
}

template <class I>
auto copier_of(size_t nbytes, bool streams) {
  if (streams) return copy_runs<I, 0, true>;
  switch (nbytes) {
    case 8:
      return copy_runs<I, 8>;
    case 16:
      return copy_runs<I, 16>;
    case 32:
      return copy_runs<I, 32>;
    case 64:
      return copy_runs<I, 64>;
    default:
      return copy_runs<I, 0>;
  }
}

// Calls visit(begin, end, to, from) for runs of indices, each time for one
// element of the dimensions before; `each`: elements that an index moves then.
template <class Visit>
void for_each_list(const SlicePair& outer, int64_t n, int64_t each,
                   bool streams, Visit visit) {
  const int64_t grain = each < kCheapGrain ? kCheapGrain / each : 1;
  parallel_for(outer.numel() * n, grain, [&](int64_t begin, int64_t end) {
    outer.for_each(begin / n, (end + n - 1) / n,
                   [&](int64_t place, unsigned char* to, unsigned char* from) {
                     const int64_t first = place * n;
                     visit(begin > first ? begin - first : 0,
                           end - first < n ? end - first : n, to, from);
                   });
    if (streams) end_streaming();
  });
}

// Index by index, for slices that are not one run.
template <class I>
void move_slices(const KernelCall& call, Steps steps) {
  const KernelOperand& index = call.operands[2];
  const auto* place = static_cast<const unsigned char*>(index.data);
  const SlicePair slices(call, 0, call.operands[0].rank);
  const RowLoop loop =
      convert_loop(call.operands[0].dtype, call.operands[1].dtype);
  // Elements of all slices in order; a thread may begin and end within one.
  const int64_t each = slices.numel();
  parallel_for(index.sizes[0] * each, kCheapGrain,
               [&](int64_t begin, int64_t end) {
                 for (int64_t i = begin / each; i * each < end; ++i) {
                   const int64_t first = i * each;
                   const int64_t chosen = load<I>(place + i * index.strides[0]);
                   slices.move(loop, i * steps.to, chosen * steps.from,
                               begin > first ? begin - first : 0,
                               end - first < each ? end - first : each);
                 }
               });
}

// T has the width of the elements.
template <class T, class I>
void select(const KernelCall& call, Steps steps) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  const KernelOperand& index = call.operands[2];
  const int64_t n = index.sizes[0];
  const auto dim = static_cast<int32_t>(call.attribute());
  const SlicePair inner(call, dim + 1, call.operands[0].rank);
  const int64_t run = inner.run(kItem);
  // With fewer, a list is too short to be walked for each element.
  constexpr int64_t kFew = 8;
  if (run == 0 || (run == 1 && n < kFew)) {
    move_slices<I>(call, steps);
    return;
  }
  const SlicePair outer(call, 0, dim);
  const bool streams = streams_result(call);
  if (run == 1) {
    const auto* place = static_cast<const unsigned char*>(index.data);
    for_each_list(outer, n, 1, streams,
                  [&](int64_t begin, int64_t end, unsigned char* to,
                      unsigned char* from) {
                    unsigned char* const target = to + begin * steps.to;
                    const unsigned char* const chosen =
                        place + begin * index.strides[0];
                    const ChosenRun elements = {from, 0, steps.from};
                    if (streams && steps.to == kItem) {
                      gather_streamed<T, I>(end - begin, target, chosen,
                                            index.strides[0], elements);
                    } else {
                      gather_chosen<T, I>(end - begin, target, steps.to, chosen,
                                          index.strides[0], elements);
                    }
                  });
    return;
  }
  const size_t nbytes = static_cast<size_t>(run) * sizeof(T);
  const auto copy = copier_of<I>(nbytes, streams);
  for_each_list(
      outer, n, run, streams,
      [&](int64_t begin, int64_t end, unsigned char* to, unsigned char* from) {
        copy(index, begin, end, steps, nbytes, to, from);
      });
}

template <class T>
void index_select_kernel(KernelCall& call) {
  const auto dim = static_cast<size_t>(call.attribute());
  check_indices(call.operands[2], {0, call.operands[1].sizes[dim]},
                call.attribute());
  for (int32_t d = 0; d < call.operands[0].rank; ++d) {
    if (call.operands[0].sizes[d] == 0) return;
  }
  const Steps steps = {call.operands[0].strides[dim],
                       call.operands[1].strides[dim]};
  if (is_narrow_index(call.operands[2])) {
    select<T, int32_t>(call, steps);
  } else {
    select<T, int64_t>(call, steps);
  }
}

}  // namespace

void register_index_kernels(RegisterKernelFn add) {
#define TP_ADD_KERNEL(id, type, name, kind)           \
  add(Op::kIndexSelect, TP_DEVICE_CPU, TP_DTYPE_##id, \
      index_select_kernel<Width<type>>);
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace tp
