// Kernels of index_select.
#include "backend/cpu/elementwise.h"
#include "backend/cpu/moves.h"
#include "backend/cpu/register.h"
#include "core/dtype.h"
#include "core/error.h"
#include "core/parallel.h"

namespace tp {

namespace {

// The index as i64, element by element.
class IndexReader {
 public:
  explicit IndexReader(const KernelOperand& index)
      : data_(static_cast<const unsigned char*>(index.data)),
        stride_(index.strides[0]),
        narrow_(index.dtype == TP_DTYPE_I32) {}
  int64_t operator[](int64_t i) const {
    const unsigned char* element = data_ + i * stride_;
    return narrow_ ? load<int32_t>(element) : load<int64_t>(element);
  }

 private:
  const unsigned char* data_;
  int64_t stride_;
  bool narrow_;
};

// All of them before anything is written.
void check_indices(const KernelCall& call, const IndexReader& index) {
  const int64_t n = call.operands[2].sizes[0];
  const int64_t size = call.operands[1].sizes[call.attribute()];
  parallel_for(n, kCheapGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const int64_t value = index[i];
      if (value >= 0 && value < size) continue;
      fail(TP_ERROR_RANGE,
           "index %lld at position %lld is out of range for dimension %lld of "
           "size %lld",
           static_cast<long long>(value), static_cast<long long>(i),
           static_cast<long long>(call.attribute()),
           static_cast<long long>(size));
    }
  });
}

// Result and source without the indexed dimension, with dimensions merged where
// both allow it.
class SlicePair {
 public:
  explicit SlicePair(const KernelCall& call)
      : pair_{call.operands[0], call.operands[1]} {
    int32_t kept = 0;
    for (int32_t d = 0; d < call.operands[0].rank; ++d) {
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

  int64_t numel() const { return numel_of(pair_[0]); }

  // Moves elements of the slice at two distances from the operands' first.
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

void index_select_kernel(KernelCall& call) {
  const IndexReader index(call.operands[2]);
  check_indices(call, index);
  const int64_t dim = call.attribute();
  const int64_t n = call.operands[2].sizes[0];
  for (int32_t d = 0; d < call.operands[0].rank; ++d) {
    if (call.operands[0].sizes[d] == 0) return;
  }
  const SlicePair slices(call);
  const int64_t to_stride = call.operands[0].strides[dim];
  const int64_t from_stride = call.operands[1].strides[dim];
  const RowLoop loop =
      convert_loop(call.operands[0].dtype, call.operands[1].dtype);
  // Elements of all slices in order; a thread may begin and end within one.
  const int64_t each = slices.numel();
  parallel_for(n * each, kCheapGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin / each; i * each < end; ++i) {
      const int64_t first = i * each;
      slices.move(loop, i * to_stride, index[i] * from_stride,
                  begin > first ? begin - first : 0,
                  end - first < each ? end - first : each);
    }
  });
}

}  // namespace

void register_index_kernels(RegisterKernelFn add) {
  for (int32_t id = 1; id <= TP_DTYPE_COUNT; ++id) {
    add(Op::kIndexSelect, TP_DEVICE_CPU, id, index_select_kernel);
  }
}

}  // namespace tp
