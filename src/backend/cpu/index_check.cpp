// Checking indices, many at a time.
#include "backend/cpu/indices.h"
#include "core/error.h"
#include "core/parallel.h"

namespace tp {

namespace {

// Whether any index of a run is not good: the sign bit of what is gathered.
// Without branches and comparisons, which not all instruction sets have for
// vectors of 64 bits.
template <class I>
bool any_outside(const unsigned char* data, int64_t n, IndexBounds bounds) {
  constexpr auto kItem = static_cast<int64_t>(sizeof(I));
  const auto first = static_cast<uint64_t>(-bounds.low);
  const auto last = static_cast<uint64_t>(bounds.high - 1);
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

[[noreturn]] void fail_index(int64_t value, int64_t place, IndexBounds bounds,
                             int64_t dim) {
  if (dim < 0) {
    fail(TP_ERROR_RANGE,
         "index %lld at position %lld is out of range for %lld elements",
         static_cast<long long>(value), static_cast<long long>(place),
         static_cast<long long>(bounds.high));
  }
  fail(TP_ERROR_RANGE,
       "index %lld at position %lld is out of range for dimension %lld of "
       "size %lld",
       static_cast<long long>(value), static_cast<long long>(place),
       static_cast<long long>(dim), static_cast<long long>(bounds.high));
}

}  // namespace

bool any_outside(const unsigned char* data, int64_t n, int64_t stride,
                 bool is_narrow, IndexBounds bounds) {
  if (is_narrow && stride == static_cast<int64_t>(sizeof(int32_t))) {
    return any_outside<int32_t>(data, n, bounds);
  }
  if (!is_narrow && stride == static_cast<int64_t>(sizeof(int64_t))) {
    return any_outside<int64_t>(data, n, bounds);
  }
  for (int64_t i = 0; i < n; ++i) {
    if (!bounds.allows(load_index(data + i * stride, is_narrow))) return true;
  }
  return false;
}

void check_indices(const KernelOperand& index, IndexBounds bounds,
                   int64_t dim) {
  const bool is_narrow = is_narrow_index(index);
  parallel_for(numel_of(index), kCheapGrain, [&](int64_t begin, int64_t end) {
    for_each_row_between<1>(
        &index, begin, end,
        [&](unsigned char* const* data, int64_t n, const int64_t* strides) {
          if (any_outside(data[0], n, strides[0], is_narrow, bounds)) {
            for (int64_t i = 0; i < n; ++i) {
              const int64_t value =
                  load_index(data[0] + i * strides[0], is_narrow);
              if (!bounds.allows(value)) {
                fail_index(value, begin + i, bounds, dim);
              }
            }
          }
          begin += n;
        });
  });
}

}  // namespace tp
