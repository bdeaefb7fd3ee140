// Kernels of matrix products: batches of them, on the blocked engine.
#include <algorithm>
#include <type_traits>
#include <utility>

#include "backend/cpu/caching_allocator.h"
#include "backend/cpu/gemm_engine.h"
#include "backend/cpu/register.h"
#include "core/dtype.h"
#include "core/parallel.h"
#include "core/scalar.h"

namespace tp {

namespace {

// Bytes of the allocator for as long as this lives.
class Scratch {
 public:
  explicit Scratch(size_t nbytes)
      : data_(nbytes != 0 ? cpu::allocate(nbytes) : nullptr) {}
  ~Scratch() {
    if (data_ != nullptr) cpu::free(data_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  void* data() const noexcept { return data_; }

 private:
  void* data_;
};

// Operands of a call: the result, maybe what is added, left and right.
template <class T>
class Products {
 public:
  Products(const KernelCall& call, const GemmKernels<T>& kernels)
      : call_(call),
        batch_rank_(call.operands[0].rank - 2),
        rows_(call.operands[0].sizes[batch_rank_]),
        columns_(call.operands[0].sizes[batch_rank_ + 1]),
        kernels_(kernels) {
    for (int32_t d = 0; d < batch_rank_; ++d) {
      batches_ *= call.operands[0].sizes[d];
    }
    like_ = operands_of(0);
    turns_ = turns(like_.out, rows_, columns_);
    if (turns_) {
      like_ = like_.transposed();
      std::swap(rows_, columns_);
    }
  }

  void run() const {
    const GemmShape<T> shape = {rows_, columns_, depth(), attribute(kAlpha, 1),
                                adds() ? attribute(kBeta, 1) : T{}};
    const GemmEngine<T> engine(
        kernels_, shape, like_,
        {is_aligned(0), is_aligned(turns_ ? right() : left()),
         is_aligned(turns_ ? left() : right())});
    const Pieces pieces = cut();
    const int64_t items = batches_ * pieces.down * pieces.across;
    const int32_t slots = parallel_slots(items, pieces.grain);
    const auto room = static_cast<size_t>(
        (engine.scratch_size(pieces.height, pieces.width) + 15) / 16 * 16);
    const Scratch scratch(room * sizeof(T) * static_cast<size_t>(slots));
    parallel_for(items, pieces.grain, slots,
                 [&](int64_t begin, int64_t end, int32_t slot) {
                   T* const own = static_cast<T*>(scratch.data()) +
                                  room * static_cast<size_t>(slot);
                   if (pieces.down * pieces.across == 1) {
                     run_whole(engine, begin, end, own);
                     return;
                   }
                   for (int64_t i = begin; i < end; ++i) {
                     run_piece(engine, pieces, i, own);
                   }
                 });
  }

 private:
  enum Attribute { kBeta, kAlpha };
  // Multiply-adds that are worth a thread's while: tens of microseconds.
  static constexpr double kChunkWork = 1 << 21;
  static constexpr double kMostChunks = 1 << 16;

  // The engine wants rows of the result to be runs: those of the transposed
  // product are, if columns are. One column is a row to it.
  static bool turns(const GemmMatrix& out, int64_t rows, int64_t columns) {
    if (rows == 1 || columns == 1) return rows > 1;
    const auto item = item_of(out.dtype);
    return out.column_stride != item && out.row_stride == item;
  }

  // How a product is cut for several threads, which changes no bit of it.
  struct Pieces {
    int64_t height, width;  // of a piece
    int64_t down, across;   // pieces
    int64_t grain;          // pieces that one thread takes at a time
  };

  Pieces cut() const {
    Pieces pieces = {rows_, columns_, 1, 1, 1};
    const double work = static_cast<double>(rows_) *
                        static_cast<double>(columns_) *
                        static_cast<double>(depth());
    const double all = work * static_cast<double>(batches_);
    const auto chunks =
        static_cast<int64_t>(std::min(all / kChunkWork, kMostChunks));
    const int64_t wanted = 4 * int64_t{parallel_slots(chunks, 1)};
    if (wanted <= 4) {
      pieces.grain = batches_;
      return pieces;
    }
    if (batches_ >= wanted) {
      pieces.grain =
          std::max<int64_t>(1, std::min(batches_ / wanted, batches_ / chunks));
      return pieces;
    }
    // Halves of the longer side, in whole tiles.
    const int64_t wide = kernels_.lanes * kernels_.tile_vectors;
    while (batches_ * pieces.down * pieces.across < std::min(wanted, chunks)) {
      const bool lies = pieces.width > pieces.height;
      const int64_t tile = lies ? wide : kernels_.tile_rows;
      int64_t& side = lies ? pieces.width : pieces.height;
      if (side <= tile) break;
      side = ((side + 1) / 2 + tile - 1) / tile * tile;
      pieces.down = (rows_ + pieces.height - 1) / pieces.height;
      pieces.across = (columns_ + pieces.width - 1) / pieces.width;
    }
    return pieces;
  }

  // Products of a batch one after the other, none of them cut.
  void run_whole(const GemmEngine<T>& engine, int64_t begin, int64_t end,
                 T* scratch) const {
    GemmOperands operands = begin == 0 ? like_ : product(begin);
    for (int64_t i = begin;;) {
      engine.run(operands, rows_, columns_, scratch);
      if (++i == end) return;
      if (batch_rank_ > 1) {
        operands = product(i);
        continue;
      }
      operands.out = next(operands.out, 0);
      operands.a = next(operands.a, turns_ ? right() : left());
      operands.b = next(operands.b, turns_ ? left() : right());
      operands.input = next(operands.input, adds() ? 1 : 0);
    }
  }

  GemmMatrix next(GemmMatrix matrix, size_t operand) const {
    const int64_t row_stride = matrix.row_stride;
    matrix.row_stride = call_.operands[operand].strides[0];
    matrix = matrix.at(1, 0);
    matrix.row_stride = row_stride;
    return matrix;
  }

  // As the engine sees its operands.
  GemmOperands product(int64_t batch) const {
    const GemmOperands operands = operands_of(batch);
    return turns_ ? operands.transposed() : operands;
  }

  void run_piece(const GemmEngine<T>& engine, const Pieces& pieces, int64_t i,
                 T* scratch) const {
    const int64_t column = i % pieces.across * pieces.width;
    i /= pieces.across;
    const int64_t row = i % pieces.down * pieces.height;
    engine.run(product(i / pieces.down).part(row, column),
               std::min(rows_ - row, pieces.height),
               std::min(columns_ - column, pieces.width), scratch);
  }

  bool adds() const { return call_.operand_count > 3; }
  size_t left() const { return adds() ? 2 : 1; }
  size_t right() const { return left() + 1; }
  int64_t depth() const { return call_.operands[right()].sizes[batch_rank_]; }

  T attribute(Attribute which, int missing) const {
    if (!adds()) return ScalarMath<T>::set(missing);
    T value;
    store_scalar(call_.attributes[which], DTypeOf<T>::kValue, &value);
    return value;
  }

  bool is_aligned(size_t operand) const {
    const KernelOperand& o = call_.operands[operand];
    uintptr_t bits = reinterpret_cast<uintptr_t>(o.data);
    for (int32_t d = 0; d < batch_rank_ + 2; ++d) {
      bits |= static_cast<uintptr_t>(o.strides[d]);
    }
    return bits % alignof(T) == 0;
  }

  GemmOperands operands_of(int64_t batch) const {
    int64_t index[TP_MAX_RANK];
    for (int32_t d = batch_rank_; d-- > 0;) {
      const int64_t size = call_.operands[0].sizes[d];
      index[d] = batch % size;
      batch /= size;
    }
    const auto matrix = [&](size_t operand) -> GemmMatrix {
      const KernelOperand& o = call_.operands[operand];
      GemmMatrix at = {static_cast<unsigned char*>(o.data), 0, 0, o.dtype};
      for (int32_t d = 0; d < batch_rank_; ++d) {
        at.row_stride = o.strides[d];
        at = at.at(index[d], 0);
      }
      return {at.data, o.strides[batch_rank_], o.strides[batch_rank_ + 1],
              o.dtype};
    };
    return {matrix(0), matrix(left()), matrix(right()), matrix(adds() ? 1 : 0)};
  }

  const KernelCall& call_;
  const int32_t batch_rank_;
  int64_t rows_, columns_;
  int64_t batches_ = 1;
  const GemmKernels<T>& kernels_;
  GemmOperands like_;  // those of the first product, as the engine sees them
  bool turns_;
};

template <class T, SimdLevel kLevel>
void product_kernel(KernelCall& call) {
  Products<T>(call, gemm_kernels<T>(kLevel)).run();
}

// Integers wrap, so the low bits of a wider product are right for every width;
// small floats accumulate in f32.
template <class T>
using Accumulator =
    std::conditional_t<element::kIsInteger<T>,
                       std::conditional_t<sizeof(T) <= 4, uint32_t, uint64_t>,
                       std::conditional_t<element::kIsSmallFloat<T>, float, T>>;

template <Op kOp, SimdLevel kLevel>
void put_products(RegisterKernelFn add) {
#define TP_PUT_PRODUCT(id, type, name, kind)                   \
  if constexpr (contains(op_info(kOp).legal, TP_DTYPE_##id)) { \
    add(kOp, TP_DEVICE_CPU, TP_DTYPE_##id,                     \
        product_kernel<Accumulator<type>, kLevel>);            \
  }
  TP_FOR_EACH_DTYPE(TP_PUT_PRODUCT)
#undef TP_PUT_PRODUCT
}

template <SimdLevel kLevel>
void put_all(RegisterKernelFn add) {
  put_products<Op::kMatmul, kLevel>(add);
  put_products<Op::kAddmm, kLevel>(add);
}

}  // namespace

void register_matmul_kernels(RegisterKernelFn add, SimdLevel level) {
  switch (level) {
    case SimdLevel::kBaseline:
      return put_all<SimdLevel::kBaseline>(add);
    case SimdLevel::kAvx2:
      return put_all<SimdLevel::kAvx2>(add);
    case SimdLevel::kAvx512:
      return put_all<SimdLevel::kAvx512>(add);
  }
}

}  // namespace tp
