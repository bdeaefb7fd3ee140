// Kernels of sum.
//
// Note [Summation tree]: the terms of a result, in logical order, are cut into
// chunks of 4096. Term i of a chunk goes to lane i mod 128; lanes are folded by
// halves; the sums of the chunks are added in f64 in order, and the total is
// rounded once. The tree depends on the number of terms alone, so a sum has the
// same bits for every layout and on every device. Lanes that a short chunk
// leaves empty would add zeros: they are left out, which changes no bit, since
// a lane starts at +0 and so never is -0.
#include <cstring>

#include "backend/cpu/reduction.h"
#include "backend/cpu/register.h"
#include "kernels/scalar_math.h"

namespace tp {

namespace {

constexpr int64_t kLanes = 128;
constexpr int64_t kChunk = 4096;

// What lanes of T are totalled in. Integers wrap, so their tree is of no
// account.
template <class T>
struct TotalOf {
  using Type = T;
};
template <>
struct TotalOf<float> {
  using Type = double;
};
template <>
struct TotalOf<Complex<float>> {
  using Type = Complex<double>;
};

// Lanes in use in a chunk of `terms`, as a power of two.
int64_t lanes_of(int64_t terms) {
  int64_t lanes = 1;
  while (lanes < kLanes && lanes < terms) lanes *= 2;
  return lanes;
}

// kWidth results side by side, each with its own tree.
template <class T, int64_t kWidth>
class SumTree {
 public:
  using Total = typename TotalOf<T>::Type;

  // `count` terms will come for each result.
  explicit SumTree(int64_t count) : left_(count) {
    for (int64_t w = 0; w < kWidth; ++w) totals_[w] = Total{};
    begin_chunk();
  }

  // The next n terms of a single result.
  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    static_assert(kWidth == 1);
    while (n > 0) {
      const int64_t lane = position_ % kLanes;
      const int64_t room = kLanes - lane < chunk_ - position_
                               ? kLanes - lane
                               : chunk_ - position_;
      const int64_t take = n < room ? n : room;
      T* lanes = lanes_[0] + lane;
      if (stride == static_cast<int64_t>(sizeof(T))) {
        add_contiguous(lanes, data, take);
      } else {
        for (int64_t i = 0; i < take; ++i) {
          lanes[i] = ScalarMath<T>::add(lanes[i], load<T>(data + i * stride));
        }
      }
      data += take * stride;
      n -= take;
      advance(take);
    }
  }

  // The next term of each of the first `width` results.
  void add_row(const unsigned char* data, int64_t width, int64_t stride) {
    T* lanes = lanes_[position_ % kLanes];
    if (stride == static_cast<int64_t>(sizeof(T)) && width == kWidth) {
      add_contiguous(lanes, data, kWidth);
    } else {
      for (int64_t w = 0; w < width; ++w) {
        lanes[w] = ScalarMath<T>::add(lanes[w], load<T>(data + w * stride));
      }
    }
    advance(1);
  }

  Total total(int64_t w) const { return totals_[w]; }

 private:
  static void add_contiguous(T* lanes, const unsigned char* data, int64_t n) {
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      lanes[i] = ScalarMath<T>::add(
          lanes[i], load<T>(data + i * static_cast<int64_t>(sizeof(T))));
    }
  }

  void begin_chunk() {
    position_ = 0;
    chunk_ = left_ < kChunk ? left_ : kChunk;
    left_ -= chunk_;
    used_ = lanes_of(chunk_);
    // A single result's lanes lie side by side, too: lanes_ is one array.
    std::memset(static_cast<void*>(lanes_), 0,
                static_cast<size_t>(used_ * kWidth) * sizeof(T));
  }

  void advance(int64_t n) {
    position_ += n;
    if (position_ == chunk_) end_chunk();
  }

  void end_chunk() {
    T* lanes = lanes_[0];
    for (int64_t half = used_ / 2; half > 0; half /= 2) {
      for (int64_t i = 0; i < half * kWidth; ++i) {
        lanes[i] = ScalarMath<T>::add(lanes[i], lanes[i + half * kWidth]);
      }
    }
    for (int64_t w = 0; w < kWidth; ++w) {
      totals_[w] = ScalarMath<Total>::add(totals_[w], convert<Total>(lanes[w]));
    }
    if (left_ > 0) begin_chunk();
  }

  int64_t left_;      // terms after the current chunk
  int64_t chunk_;     // terms in the current chunk
  int64_t position_;  // terms of it seen
  int64_t used_;      // lanes that the current chunk fills
  Total totals_[kWidth];
  alignas(64) T lanes_[kLanes][kWidth];
};

// Rounds a total to the result's type, and that to the type it is stored in.
template <class Total>
class Finish {
 public:
  explicit Finish(const KernelCall& call)
      : round_(convert_loop(call.compute_dtype,
                            static_cast<int32_t>(DTypeOf<Total>::kValue))),
        store_(convert_loop(call.operands[0].dtype, call.compute_dtype)) {}

  void operator()(unsigned char* out, Total total) const {
    constexpr int64_t kNone[] = {0, 0};
    unsigned char wide[sizeof(Total)];
    unsigned char rounded[sizeof(Complex<double>)];
    store<Total>(wide, total);
    unsigned char* const round[] = {rounded, wide};
    round_(1, round, kNone);
    unsigned char* const put[] = {out, rounded};
    store_(1, put, kNone);
  }

 private:
  RowLoop round_;
  RowLoop store_;
};

// Results one by one: their terms lie closer together than the results do.
template <class T>
void sum_each(const KernelCall& call, const Reduction& reduction) {
  const Finish<typename TotalOf<T>::Type> finish(call);
  RunReader<T> reader(call.operands[1].dtype);
  reduction.for_each_result([&](unsigned char* out, unsigned char* in) {
    SumTree<T, 1> tree(reduction.count);
    reduction.for_each_run(
        in, [&](unsigned char* data, int64_t n, int64_t stride) {
          reader.read(data, n, stride,
                      [&](const unsigned char* run, int64_t length,
                          int64_t step) { tree.add_run(run, length, step); });
        });
    finish(out, tree.total(0));
  });
}

// A cache line of results at a time, for results that lie closer together than
// their terms do.
template <class T>
void sum_columns(const KernelCall& call, Reduction reduction) {
  constexpr int64_t kWidth = 64 / static_cast<int64_t>(sizeof(T));
  const Finish<typename TotalOf<T>::Type> finish(call);
  RunReader<T> reader(call.operands[1].dtype);
  const int32_t last = --reduction.out.rank;
  --reduction.in.rank;
  const int64_t columns = reduction.in.sizes[last];
  const int64_t out_stride = reduction.out.strides[last];
  const int64_t in_stride = reduction.in.strides[last];
  reduction.for_each_result([&](unsigned char* out, unsigned char* in) {
    for (int64_t first = 0; first < columns; first += kWidth) {
      const int64_t width = columns - first < kWidth ? columns - first : kWidth;
      SumTree<T, kWidth> tree(reduction.count);
      reduction.for_each_run(in + first * in_stride, [&](unsigned char* data,
                                                         int64_t n,
                                                         int64_t stride) {
        for (int64_t i = 0; i < n; ++i) {
          reader.read(data + i * stride, width, in_stride,
                      [&](const unsigned char* row, int64_t length,
                          int64_t step) { tree.add_row(row, length, step); });
        }
      });
      for (int64_t w = 0; w < width; ++w) {
        finish(out + (first + w) * out_stride, tree.total(w));
      }
    }
  });
}

template <class T>
void sum_kernel(KernelCall& call) {
  const Reduction reduction(call);
  const auto magnitude = [](int64_t stride) {
    return stride < 0 ? -stride : stride;
  };
  const int32_t kept = reduction.in.rank;
  const int32_t reduced = reduction.inner.rank;
  if (kept > 0 && reduced > 0 && reduction.in.sizes[kept - 1] > 1 &&
      magnitude(reduction.in.strides[kept - 1]) <
          magnitude(reduction.inner.strides[reduced - 1])) {
    sum_columns<T>(call, reduction);
  } else {
    sum_each<T>(call, reduction);
  }
}

}  // namespace

void register_sum_kernels(RegisterKernelFn add) {
  const auto put = [add](int32_t dtype, Kernel kernel) {
    add(Op::kSum, TP_DEVICE_CPU, dtype, kernel);
  };
  put(TP_DTYPE_I64, sum_kernel<uint64_t>);
  put(TP_DTYPE_U64, sum_kernel<uint64_t>);
  put(TP_DTYPE_F16, sum_kernel<float>);
  put(TP_DTYPE_BF16, sum_kernel<float>);
  put(TP_DTYPE_F32, sum_kernel<float>);
  put(TP_DTYPE_F8_E4M3FN, sum_kernel<float>);
  put(TP_DTYPE_F8_E5M2, sum_kernel<float>);
  put(TP_DTYPE_F64, sum_kernel<double>);
  put(TP_DTYPE_C64, sum_kernel<Complex<float>>);
  put(TP_DTYPE_C128, sum_kernel<Complex<double>>);
}

}  // namespace tp
