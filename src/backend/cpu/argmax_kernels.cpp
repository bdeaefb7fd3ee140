// Kernels of the reductions that tell where the chosen term is: argmax, argmin,
// max_dim, min_dim.
#include "backend/cpu/read_as.h"
#include "backend/cpu/reduction_walk.h"
#include "backend/cpu/register.h"
#include "kernels/reductions.h"

namespace tp {

namespace {

// For kWidth results side by side the term chosen so far and its place.
template <class Choice, class T, int64_t kWidth>
class Chosen {
 public:
  static constexpr int64_t kPartTerms = 4096;
  static constexpr bool kStops = false;
  struct Part {
    T values[kWidth];
    int64_t places[kWidth];  // among the part's terms
    int64_t count;
  };

  Chosen(const Terms&, int64_t width) : width_(width) {}

  // The next n terms of a single result.
  void add_run(const unsigned char* data, int64_t n, int64_t stride) {
    T value = values_[0];
    int64_t place = places_[0];
    int64_t i = 0;
    if (seen_ == 0) {
      value = load<T>(data);
      i = 1;
    }
    for (; i < n; ++i) {
      const T later = load<T>(data + i * stride);
      if (Choice::replaces(later, value)) {
        value = later;
        place = seen_ + i;
      }
    }
    values_[0] = value;
    places_[0] = place;
    seen_ += n;
  }

  // The next term of each result.
  void add_row(const unsigned char* data, int64_t stride) {
    for (int64_t w = 0; w < width_; ++w) {
      const T later = load<T>(data + w * stride);
      if (seen_ == 0 || Choice::replaces(later, values_[w])) {
        values_[w] = later;
        places_[w] = seen_;
      }
    }
    ++seen_;
  }

  void get_part(Part& part) const {
    for (int64_t w = 0; w < width_; ++w) {
      part.values[w] = values_[w];
      part.places[w] = places_[w];
    }
    part.count = seen_;
  }
  void add_part(const Part& part) {
    for (int64_t w = 0; w < width_; ++w) {
      if (seen_ == 0 || Choice::replaces(part.values[w], values_[w])) {
        values_[w] = part.values[w];
        places_[w] = seen_ + part.places[w];
      }
    }
    seen_ += part.count;
  }

  // No term takes the place of a NaN.
  bool is_done() const {
    return kWidth == 1 && seen_ != 0 && ScalarMath<T>::is_nan(values_[0]);
  }
  const T* values() const { return values_; }
  const int64_t* places() const { return places_; }

 private:
  int64_t width_;
  int64_t seen_ = 0;
  T values_[kWidth] = {};
  int64_t places_[kWidth] = {};
};

template <class Choice, class T>
struct ChosenFamily {
  using Term = T;
  template <int64_t kWidth>
  using State = Chosen<Choice, T, kWidth>;
};

template <class Choice>
struct PlaceKernel {
  template <class T>
  static void run(KernelCall& call) {
    const ResultWriter<int64_t> places(call.operands[0].dtype, TP_DTYPE_I64);
    reduce<ChosenFamily<Choice, T>, 1>(
        call, [&](unsigned char* const* data, const int64_t* strides,
                  const auto& state, int64_t width) {
          places.write(state.places(), width, data[0], strides[0]);
        });
  }
};

template <class Choice>
struct ValueAndPlaceKernel {
  template <class T>
  static void run(KernelCall& call) {
    const ResultWriter<T> values(call.operands[0].dtype, call.compute_dtype);
    const ResultWriter<int64_t> places(call.operands[1].dtype, TP_DTYPE_I64);
    reduce<ChosenFamily<Choice, T>, 2>(
        call, [&](unsigned char* const* data, const int64_t* strides,
                  const auto& state, int64_t width) {
          values.write(state.values(), width, data[0], strides[0]);
          places.write(state.places(), width, data[1], strides[1]);
        });
  }
};

template <class KernelOf>
void add_real(RegisterKernelFn add, Op op) {
#define TP_ADD_KERNEL(id, type, name, kind)    \
  if constexpr (!element::kIsComplex<type>) {  \
    add(op, TP_DEVICE_CPU, TP_DTYPE_##id,      \
        KernelOf::template run<ReadAs<type>>); \
  }
  TP_FOR_EACH_DTYPE(TP_ADD_KERNEL)
#undef TP_ADD_KERNEL
}

}  // namespace

void register_argmax_kernels(RegisterKernelFn add) {
  add_real<PlaceKernel<MaxReduction>>(add, Op::kArgmax);
  add_real<PlaceKernel<MinReduction>>(add, Op::kArgmin);
  add_real<ValueAndPlaceKernel<MaxReduction>>(add, Op::kMaxDim);
  add_real<ValueAndPlaceKernel<MinReduction>>(add, Op::kMinDim);
}

}  // namespace tp
