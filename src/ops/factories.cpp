#include "ops/factories.h"

#include <cmath>

#include "core/error.h"
#include "core/scalar.h"
#include "core/views.h"
#include "ops/copy.h"
#include "ops/fill.h"

namespace tp {

namespace {

// Wide enough for every difference of two 64-bit integers.
__extension__ typedef __int128 Wide;

void refuse_dtype(DType dtype, const char* what) {
  const int32_t kind = dtype_kind(dtype);
  if (kind == TP_KIND_BOOL || kind == TP_KIND_COMPLEX) {
    fail(TP_ERROR_DTYPE, "%s cannot count in %s", what, dtype_name(dtype));
  }
}

Wide integer_of(const tp_scalar_t& scalar) {
  return scalar.dtype == TP_DTYPE_U64
             ? static_cast<Wide>(static_cast<uint64_t>(scalar.integer))
             : static_cast<Wide>(scalar.integer);
}

// Numbers from `first` on, `pace` apart. Where the distance of the two ends
// overflows, all is counted in halves.
struct Ramp {
  double scale;
  double first;
  double last;

  Ramp(double start, double end) noexcept
      : scale(std::isfinite(end - start) ? 1 : 0.5),
        first(start * scale),
        last(end * scale) {}
  double distance() const noexcept { return last - first; }
  double up(double steps, double pace) const noexcept {
    return (first + pace * steps) / scale;
  }
  double down(double steps, double pace) const noexcept {
    return (last - pace * steps) / scale;
  }
};

// A vector whose elements value(i) gives, made on the host and sent to the
// device.
template <class Value>
Tensor make_vector(int64_t n, DType dtype, Device device, Value value) {
  Tensor host = make_empty(Dims(&n, 1), dtype, Device());
  visit_dtype(dtype, [&](auto zero) {
    using T = decltype(zero);
    T* elements = reinterpret_cast<T*>(host->data());
    for (int64_t i = 0; i < n; ++i) elements[i] = value(i, T{});
  });
  return to(*host, dtype, device, TP_FORMAT_PRESERVE, CopyWhen::kNeeded);
}

}  // namespace

Tensor empty_like(const TensorImpl& like, int32_t format) {
  DimsBuffer strides(like.rank());
  if (format == TP_FORMAT_PRESERVE) {
    preserved_strides(like.sizes(), like.strides(), strides.data());
  } else {
    format_strides(like.sizes(), format, strides.data());
  }
  return make_empty_strided(like.sizes(), strides, like.dtype(), like.device());
}

Tensor scalar_tensor(const tp_scalar_t& value, DType dtype, Device device) {
  Tensor tensor = make_empty(Dims(), dtype, device);
  fill_fresh(*tensor, value);
  return tensor;
}

Tensor arange(const tp_scalar_t& start, const tp_scalar_t& end,
              const tp_scalar_t& step, DType dtype, Device device) {
  refuse_dtype(dtype, "arange");
  bool integers = true;
  for (const tp_scalar_t* scalar : {&start, &end, &step}) {
    check_scalar(*scalar);
    if (scalar->dtype == TP_DTYPE_C128) {
      fail(TP_ERROR_DTYPE, "arange takes no complex numbers");
    }
    integers = integers && scalar->dtype != TP_DTYPE_F64;
  }
  if (integers) {
    const Wide first = integer_of(start);
    const Wide pace = integer_of(step);
    const Wide distance = integer_of(end) - first;
    if (pace == 0) fail_at(3, TP_ERROR_ARGUMENT, "arange needs a step, not 0");
    const Wide n = (distance > 0) == (pace > 0) && distance != 0
                       ? (distance + pace - (pace > 0 ? 1 : -1)) / pace
                       : 0;
    if (n > INT64_MAX) {
      fail(TP_ERROR_OVERFLOW, "arange has more than 2^63 elements");
    }
    return make_vector(
        static_cast<int64_t>(n), dtype, device, [&](int64_t i, auto zero) {
          using T = decltype(zero);
          const Wide value = first + pace * i;
          return value > INT64_MAX ? convert<T>(static_cast<uint64_t>(value))
                                   : convert<T>(static_cast<int64_t>(value));
        });
  }
  const double first = real_of(start);
  const double pace = real_of(step);
  const double last = real_of(end);
  if (pace == 0 || std::isnan(pace) || !std::isfinite(first) ||
      !std::isfinite(last)) {
    fail(TP_ERROR_ARGUMENT,
         "arange needs finite bounds and a step other than 0");
  }
  const Ramp ramp(first, last);
  const double scaled = pace * ramp.scale;
  const double n = std::ceil(ramp.distance() / scaled);
  if (n >= 0x1p63) {
    fail(TP_ERROR_OVERFLOW, "arange has more than 2^63 elements");
  }
  return make_vector(
      n > 0 ? static_cast<int64_t>(n) : 0, dtype, device,
      [&](int64_t i, auto zero) {
        return convert<decltype(zero)>(ramp.up(static_cast<double>(i), scaled));
      });
}

Tensor linspace(double start, double end, int64_t n, DType dtype,
                Device device) {
  refuse_dtype(dtype, "linspace");
  if (n < 0) {
    fail_at(3, TP_ERROR_ARGUMENT, "linspace cannot make %lld values",
            static_cast<long long>(n));
  }
  const Ramp ramp(start, end);
  const double pace = n > 1 ? ramp.distance() / static_cast<double>(n - 1) : 0;
  // From both ends to the middle: equal distances give equal values, and the
  // ends are what was asked for, whatever the pace.
  const auto value_at = [&](int64_t i) {
    if (i == 0) return start;
    if (i == n - 1) return end;
    return i < n / 2 ? ramp.up(static_cast<double>(i), pace)
                     : ramp.down(static_cast<double>(n - 1 - i), pace);
  };
  return make_vector(n, dtype, device, [&](int64_t i, auto zero) {
    return convert<decltype(zero)>(value_at(i));
  });
}

Tensor eye(int64_t rows, int64_t columns, DType dtype, Device device) {
  const int64_t sizes[] = {rows, columns};
  Tensor matrix = make_empty(Dims(sizes, 2), dtype, device);
  zero_fresh(*matrix);
  const Tensor ones = diagonal(*matrix, 0, 0, 1);
  fill_fresh(*ones, scalar_of(int64_t{1}));
  return matrix;
}

}  // namespace tp
