// What reductions have in common, whatever becomes of their terms.
#include "backend/cpu/reduction.h"

#include <cstdlib>

namespace tp {

namespace {

// An integer's sign is of no account where the widths are equal and it only
// wraps; any byte but 0 is true.
bool reads_as_it_is(DType terms, DType dtype) {
  if (dtype == terms) return true;
  if (terms == DType::kU64) return dtype == DType::kI64;
  if (terms == DType::kBOOL) {
    return dtype == DType::kU8 || dtype == DType::kI8;
  }
  return false;
}

// Whether what a reduction computes in holds less than the type that its terms
// are read in.
bool is_rounded_to(DType computed, DType terms) {
  return dtype_kind(computed) >= TP_KIND_FLOAT &&
         itemsize(computed) < itemsize(terms);
}

}  // namespace

Reduction::Reduction(const KernelCall& call, size_t results)
    : Terms{1, call.number()},
      computed(call.compute_dtype),
      operand(results),
      inner(call.operands[results]) {
  const auto reduced = static_cast<int32_t>(call.attribute());
  const int32_t rank = inner.rank - reduced;
  for (size_t k = 0; k <= results; ++k) {
    kept[k] = call.operands[k];
    kept[k].rank = rank;
  }
  inner.sizes += rank;
  inner.strides += rank;
  inner.rank = reduced;
  for (int32_t d = 0; d < reduced; ++d) count *= inner.sizes[d];
}

bool Reduction::has_columns() const {
  constexpr int64_t kFewTerms = 16;
  const KernelOperand& in = kept[operand];
  if (in.rank == 0 || in.sizes[in.rank - 1] == 1) return false;
  return count <= kFewTerms || std::abs(in.strides[in.rank - 1]) <
                                   std::abs(inner.strides[inner.rank - 1]);
}

RunReader::RunReader(DType terms, int32_t computed, int32_t dtype)
    : convert_(nullptr), item_(item_of(terms)) {
  const auto middle = static_cast<DType>(computed);
  auto target = static_cast<int32_t>(terms);
  if (is_rounded_to(middle, terms) && computed != dtype) {
    round_ = convert_loop(computed, dtype);
    rounded_item_ = item_of(middle);
    dtype = computed;
  } else if (reads_as_it_is(terms, static_cast<DType>(dtype))) {
    return;
  } else if (terms == DType::kU64 && middle == DType::kI64) {
    target = computed;
  }
  convert_ = convert_loop(target, dtype);
}

void RunReader::convert(int64_t n, unsigned char* to, unsigned char* from,
                        int64_t stride) {
  if (round_ != nullptr) {
    unsigned char* const round[] = {rounded_, from};
    const int64_t strides[] = {rounded_item_, stride};
    round_(n, round, strides);
    from = rounded_;
    stride = rounded_item_;
  }
  unsigned char* const pair[] = {to, from};
  const int64_t strides[] = {item_, stride};
  convert_(n, pair, strides);
}

ResultStore::ResultStore(DType results, int32_t stored_as, int32_t rounds_to)
    : round_(nullptr), item_(item_of(results)), step_(item_) {
  auto from = static_cast<int32_t>(results);
  if (rounds_to != from && rounds_to != stored_as) {
    round_ = convert_loop(rounds_to, from);
    step_ = item_of(rounds_to);
    from = rounds_to;
  }
  store_ = convert_loop(stored_as, from);
}

void ResultStore::put(const void* results, int64_t n, unsigned char* to,
                      int64_t stride) const {
  alignas(64) unsigned char rounded[kColumnBytes * sizeof(Complex<double>)];
  // Loops only read what is behind the first.
  unsigned char* from = static_cast<unsigned char*>(const_cast<void*>(results));
  if (round_ != nullptr) {
    unsigned char* const round[] = {rounded, from};
    const int64_t strides[] = {step_, item_};
    round_(n, round, strides);
    from = rounded;
  }
  unsigned char* const store[] = {to, from};
  const int64_t strides[] = {stride, step_};
  store_(n, store, strides);
}

}  // namespace tp
