#include "backend/cpu/convert.h"

#include "core/dtype.h"

namespace tp {

namespace {

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

template <class To, class From>
constexpr RowLoop loop_of() {
  using P = Pair<To, From>;
  return unary_loop<ConvertFunctor<typename P::Target, typename P::Source>,
                    typename P::Target, typename P::Source>;
}

struct ConvertTable {
  RowLoop loops[TP_DTYPE_COUNT + 1][TP_DTYPE_COUNT + 1];
};

template <class To>
constexpr void fill_row(ConvertTable& table, int32_t to) {
#define TP_CONVERT_ENTRY(id, type, name, kind) \
  table.loops[to][TP_DTYPE_##id] = loop_of<To, type>();
  TP_FOR_EACH_DTYPE(TP_CONVERT_ENTRY)
#undef TP_CONVERT_ENTRY
}

constexpr ConvertTable make_table() {
  ConvertTable table{};
#define TP_CONVERT_ROW(id, type, name, kind) \
  fill_row<type>(table, TP_DTYPE_##id);
  TP_FOR_EACH_DTYPE(TP_CONVERT_ROW)
#undef TP_CONVERT_ROW
  return table;
}

constexpr ConvertTable kTable = make_table();

}  // namespace

RowLoop convert_loop(int32_t to, int32_t from) noexcept {
  return kTable.loops[to][from];
}

}  // namespace tp
