// Checking indices, many at a time.
#include "backend/cpu/indices.h"
#include "backend/cpu/moves.h"
#include "core/error.h"
#include "core/parallel.h"

namespace tp {

namespace {

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
  const size_t item = is_narrow ? sizeof(int32_t) : sizeof(int64_t);
  if (stride == static_cast<int64_t>(item)) {
    constexpr int64_t kBlock = 512;
    const OutsideFn outside = outside_of(is_narrow);
    bool any = false;
    for (int64_t done = 0; done < n && !any; done += kBlock) {
      const int64_t block = n - done < kBlock ? n - done : kBlock;
      const unsigned char* const part = data + done * stride;
      fetch_next_indices(part, block, stride);
      any = outside(part, block, bounds.low, bounds.high);
    }
    return any;
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
