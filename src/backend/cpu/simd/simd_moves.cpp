// Moves, transposes and conversions of elements, compiled for each instruction
// set: the compiler turns the loops of kernels/element.h into its vectors, so
// that all give the same bits. Some are written by hand (simd_casts.inc).
#include "backend/cpu/simd/simd_moves.h"

#include <utility>

#include "backend/cpu/streaming.h"
#include "backend/cpu/widths.h"
#include "core/dtype.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "backend/cpu/simd/simd_moves.cpp"
#include "backend/cpu/simd/simd_targets.inc"

HWY_BEFORE_NAMESPACE();
namespace tp {
namespace HWY_NAMESPACE {
namespace {

#include "backend/cpu/loops.inc"

// From elements that lie kStep apart, a constant, so that vectors can be
// shuffled.
template <class T, int64_t kStep>
inline void gather(int64_t n, unsigned char* to, const unsigned char* from) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  TP_INDEPENDENT_ITERATIONS
  for (int64_t i = 0; i < n; ++i) {
    store<T>(to + i * kItem, load<T>(from + i * kStep * kItem));
  }
}

// T is any type of the elements' width.
template <class T>
void move_loop(int64_t n, unsigned char* const* data, const int64_t* strides) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  unsigned char* to = data[0];
  const unsigned char* from = data[1];
  const int64_t step = strides[0] == kItem ? strides[1] : 5 * kItem;
  switch (step) {
    case kItem:
      std::memcpy(to, from, static_cast<size_t>(n) * sizeof(T));
      return;
    case 0:
      return gather<T, 0>(n, to, from);
    case 2 * kItem:
      return gather<T, 2>(n, to, from);
    case 3 * kItem:
      return gather<T, 3>(n, to, from);
    case -kItem:
      return gather<T, -1>(n, to, from);
    default:
      for (int64_t i = 0; i < n; ++i) {
        store<T>(to + i * strides[0], load<T>(from + i * strides[1]));
      }
  }
}

// Vectors by an extension that the compilers share. Rows of a source lie 16
// bytes at a time in the parts of a vector, in which items change places.
constexpr size_t kPartBytes = 16;
constexpr size_t kVectorBytes = HWY_TARGET <= HWY_AVX2 ? 32 : kPartBytes;
template <class T, size_t kBytes>
struct VectorOf {
  typedef T Type __attribute__((vector_size(kBytes)));
};
template <class T, size_t kBytes>
using Vector = typename VectorOf<T, kBytes>::Type;

// In each part of so many items: those of a and b in turn, from `kFirst` on.
template <class V, size_t kPart, size_t kFirst, size_t... kLane>
inline V interleave(V a, V b, std::index_sequence<kLane...>) {
  constexpr size_t kLanes = sizeof...(kLane);
  return __builtin_shufflevector(a, b,
                                 (kLane / kPart * kPart + kLane % kPart / 2 +
                                  kFirst + kLane % 2 * kLanes)...);
}

template <class V, class Part, size_t... kLane>
inline V join(Part low, Part high, std::index_sequence<kLane...>) {
  return __builtin_shufflevector(low, high, kLane...);
}

// Parts that lie `stride` apart.
template <class T>
inline Vector<T, kVectorBytes> load_parts(const unsigned char* from,
                                          int64_t stride) {
  Vector<T, kPartBytes> part;
  std::memcpy(&part, from, sizeof(part));
  if constexpr (kVectorBytes == kPartBytes) {
    return part;
  } else {
    Vector<T, kPartBytes> high;
    std::memcpy(&high, from + stride, sizeof(high));
    return join<Vector<T, kVectorBytes>>(
        part, high, std::make_index_sequence<kVectorBytes / sizeof(T)>());
  }
}

// The transpose of as many items of each source row as a part has, in a vector
// each. Each of the log2 steps brings two rows together that are half of them
// apart.
template <class T, size_t... kRow>
HWY_INLINE void load_transposed(Vector<T, kVectorBytes>* rows,
                                const unsigned char* from, int64_t from_stride,
                                std::index_sequence<kRow...>) {
  constexpr size_t kRows = sizeof...(kRow);
  constexpr auto kAll = std::make_index_sequence<kVectorBytes / sizeof(T)>();
  using V = Vector<T, kVectorBytes>;
  // Without loops, so that all stays in registers.
  ((rows[kRow] = load_parts<T>(from + static_cast<int64_t>(kRow) * from_stride,
                               static_cast<int64_t>(kRows) * from_stride)),
   ...);
  for (size_t step = kRows; step > 1; step /= 2) {
    V mixed[] = {interleave<V, kRows, kRow % 2 * (kRows / 2)>(
        rows[kRow / 2], rows[(kRow + kRows) / 2], kAll)...};
    ((rows[kRow] = mixed[kRow]), ...);
  }
}

template <class T, size_t... kRow>
inline void transpose_block(unsigned char* to, int64_t to_stride,
                            const unsigned char* from, int64_t from_stride,
                            std::index_sequence<kRow...> all) {
  Vector<T, kVectorBytes> rows[sizeof...(kRow)];
  load_transposed<T>(rows, from, from_stride, all);
  (std::memcpy(to + static_cast<int64_t>(kRow) * to_stride, &rows[kRow],
               kVectorBytes),
   ...);
}

template <class T>
inline void transpose_items(unsigned char* to, int64_t to_stride,
                            const unsigned char* from, int64_t from_stride,
                            int64_t rows, int64_t columns) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  for (int64_t column = 0; column < columns; ++column) {
    for (int64_t row = 0; row < rows; ++row) {
      std::memcpy(to + row * to_stride + column * kItem,
                  from + column * from_stride + row * kItem, sizeof(T));
    }
  }
}

template <class T>
void transpose(unsigned char* to, int64_t to_stride, const unsigned char* from,
               int64_t from_stride, int64_t rows, int64_t columns) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  int64_t whole_rows = 0, whole_columns = 0;
  if constexpr (sizeof(T) < kPartBytes) {
    constexpr size_t kRows = kPartBytes / sizeof(T);
    constexpr auto kStep = static_cast<int64_t>(kRows);
    constexpr auto kColumns = static_cast<int64_t>(kVectorBytes / sizeof(T));
    whole_rows = rows / kStep * kStep;
    whole_columns = columns / kColumns * kColumns;
    for (int64_t column = 0; column < whole_columns; column += kColumns) {
      for (int64_t row = 0; row < whole_rows; row += kStep) {
        transpose_block<T>(to + row * to_stride + column * kItem, to_stride,
                           from + column * from_stride + row * kItem,
                           from_stride, std::make_index_sequence<kRows>());
      }
    }
  }
  transpose_items<T>(to + whole_rows * to_stride, to_stride,
                     from + whole_rows * kItem, from_stride, rows - whole_rows,
                     whole_columns);
  transpose_items<T>(to + whole_columns * kItem, to_stride,
                     from + whole_columns * from_stride, from_stride, rows,
                     columns - whole_columns);
}

// The sign bit of what is gathered: without branches and comparisons, which not
// all instruction sets have for vectors of 64 bits.
template <class I>
bool any_outside(const unsigned char* data, int64_t n, int64_t low,
                 int64_t high) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(I));
  const auto first = static_cast<uint64_t>(-low);
  const auto last = static_cast<uint64_t>(high - 1);
  uint64_t signs = 0;
  TP_INDEPENDENT_ITERATIONS
  for (int64_t i = 0; i < n; ++i) {
    const auto index =
        static_cast<uint64_t>(int64_t{load<I>(data + i * kItem)});
    // A large negative index may wrap in the difference: it shows in the sum.
    signs |= (index + first) | (last - index);
  }
  return static_cast<int64_t>(signs) < 0;
}

// Integers convert by width and the source's sign alone, so u32 and i32 share
// the loops that write them, and equal widths are copies.
template <class To, class From>
struct Pair {
  static constexpr bool kIntegers =
      element::kIsInteger<To> && element::kIsInteger<From>;
  using Target = typename std::conditional_t<kIntegers, std::make_unsigned<To>,
                                             std::type_identity<To>>::type;
  using Source =
      typename std::conditional_t<kIntegers && sizeof(To) <= sizeof(From),
                                  std::make_unsigned<From>,
                                  std::type_identity<From>>::type;
};

template <class To, class From>
struct ConvertFunctor {
  static To apply(From value) { return convert<To>(value); }
};

// What has no vector form is compiled for the lowest instruction set alone.
template <class T>
constexpr bool kHasVectors =
    !element::kIsComplex<T> && !(element::kIsSmallFloat<T> && sizeof(T) == 1);

template <class To, class From>
constexpr RowLoop convert_loop_of() {
  if constexpr (HWY_TARGET == HWY_STATIC_TARGET ||
                (kHasVectors<To> && kHasVectors<From>)) {
    using P = Pair<To, From>;
    return unary_loop<ConvertFunctor<typename P::Target, typename P::Source>,
                      typename P::Target, typename P::Source>;
  } else {
    return nullptr;
  }
}

template <class To>
constexpr void put_conversions(Moves& moves, int32_t to) {
#define TP_PUT_CONVERSION(id, type, name, kind) \
  moves.convert[to][TP_DTYPE_##id] = convert_loop_of<To, type>();
  TP_FOR_EACH_DTYPE(TP_PUT_CONVERSION)
#undef TP_PUT_CONVERSION
}

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3
#include "backend/cpu/simd/simd_casts.inc"
#else
constexpr void put_casts(Moves&) {}
#endif

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3
#include "backend/cpu/simd/simd_lines.inc"
#else
constexpr void put_line_transposes(Moves&) {}
#endif

// Twice as wide vectors save nothing on the way to memory, but where they
// compute or hold a line: of AVX-512 there are casts and transposes of lines
// alone.
#if HWY_TARGET != HWY_AVX3

constexpr Moves make_moves() {
  Moves moves = {{move_loop<uint8_t>, move_loop<uint16_t>, move_loop<uint32_t>,
                  move_loop<uint64_t>, move_loop<Complex<double>>},
                 {transpose<uint8_t>, transpose<uint16_t>, transpose<uint32_t>,
                  transpose<uint64_t>, transpose<Complex<double>>},
                 {},
                 {},
                 {},
                 any_outside<int32_t>,
                 any_outside<int64_t>};
#define TP_PUT_CONVERSIONS(id, type, name, kind) \
  put_conversions<type>(moves, TP_DTYPE_##id);
  TP_FOR_EACH_DTYPE(TP_PUT_CONVERSIONS)
#undef TP_PUT_CONVERSIONS
  put_casts(moves);
  put_line_transposes(moves);
  return moves;
}

constexpr Moves kMoves = make_moves();

#endif

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace tp
HWY_AFTER_NAMESPACE();

#if HWY_ONCE

namespace tp {

constexpr Moves kBaselineMoves = HWY_NAMESPACE::kMoves;

#if HWY_TARGETS & HWY_AVX3
constexpr Moves make_avx512_moves() {
  Moves moves = N_AVX2::kMoves;
  N_AVX3::put_casts(moves);
  N_AVX3::put_line_transposes(moves);
  return moves;
}
static constexpr Moves kAvx512Moves = make_avx512_moves();
#endif

const Moves& moves_of([[maybe_unused]] SimdLevel level) noexcept {
#if HWY_TARGETS & HWY_AVX3
  if (level == SimdLevel::kAvx512) return kAvx512Moves;
#endif
#if HWY_TARGETS & HWY_AVX2
  if (level == SimdLevel::kAvx2) return N_AVX2::kMoves;
#endif
  return kBaselineMoves;
}

}  // namespace tp

#endif
