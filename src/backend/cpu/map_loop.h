// The innermost loop of elementwise kernels of up to three operands of one type
// and some numbers.
#pragma once

#include <cstddef>
#include <utility>

#include "backend/cpu/elementwise.h"
#include "backend/cpu/families.h"
#include "core/scalar.h"

namespace tp {

// The numbers of a call as elements of the type that its loop computes in.
template <class T, size_t kCount>
struct Numbers {
  explicit Numbers(const KernelCall& call) noexcept {
    for (size_t i = 0; i < kCount; ++i) {
      store_scalar(call.attributes[i], DTypeOf<T>::kValue, &at[i]);
    }
  }
  T at[kCount == 0 ? 1 : kCount];
};

// A ParametricLoop's function.
using NumbersLoop = void (*)(const void* numbers, int64_t n,
                             unsigned char* const* data,
                             const int64_t* strides);

template <class F, class T, class Inputs, class Places>
class MapLoop;

template <class F, class T, size_t... kIn, size_t... kPlace>
class MapLoop<F, T, std::index_sequence<kIn...>,
              std::index_sequence<kPlace...>> {
 public:
  static void run(const void* numbers, int64_t n, unsigned char* const* data,
                  const int64_t* strides) {
    const T* const given = static_cast<const T*>(numbers);
    const T number[] = {given[kPlace]..., T{}};
    const uint32_t repeated = repeated_operands(strides);
    if (repeated == 0) {
      run_of<0>(number, n, data);
    } else if (repeated == kAllButFirst) {
      run_of<kAllButFirst>(number, n, data);
    } else if (repeated == kLast) {
      run_of<kLast>(number, n, data);
    } else {
      for (int64_t i = 0; i < n; ++i) {
        store<T>(data[0] + i * strides[0],
                 F::apply(load<T>(data[1 + kIn] + i * strides[1 + kIn])...,
                          number[kPlace]...));
      }
    }
  }

 private:
  static constexpr auto kItem = static_cast<int64_t>(sizeof(T));
  static constexpr uint32_t kCount = sizeof...(kIn);
  static constexpr uint32_t kAllButFirst = (1u << kCount) - 2;
  static constexpr uint32_t kLast = kCount > 1 ? 1u << (kCount - 1) : 0;
  static constexpr uint32_t kOtherStrides = ~0u;

  // Bit k: input k repeats, and the others are runs.
  static uint32_t repeated_operands(const int64_t* strides) noexcept {
    const bool fits =
        strides[0] == kItem &&
        (... && (strides[1 + kIn] == kItem || strides[1 + kIn] == 0));
    return fits ? (0u | ... | (strides[1 + kIn] == 0 ? 1u << kIn : 0))
                : kOtherStrides;
  }

  template <uint32_t kRepeated>
  static void run_of(const T* number, int64_t n, unsigned char* const* data) {
    unsigned char* const out = data[0];
    const unsigned char* const in[] = {data[1 + kIn]...};
    const T first[] = {load<T>(in[kIn])...};
    const T numbers[] = {number[kPlace]..., T{}};
    TP_INDEPENDENT_ITERATIONS
    for (int64_t i = 0; i < n; ++i) {
      store<T>(out + i * kItem, F::apply((kRepeated >> kIn & 1) != 0
                                             ? first[kIn]
                                             : load<T>(in[kIn] + i * kItem)...,
                                         numbers[kPlace]...));
    }
  }
};

template <class Functor, class T, size_t kIn, size_t kNumbers>
using MapLoopOf =
    MapLoop<OnElements<Functor, T>, T, std::make_index_sequence<kIn>,
            std::make_index_sequence<kNumbers>>;

// kIn operands of T and kNumbers numbers give T; the loop sees As<T>.
template <class Functor, size_t kIn, size_t kNumbers,
          template <class> class As = AsItIs>
struct Map {
  template <class T>
  static void kernel(KernelCall& call) {
    using L = LoopType<T>;
    using E = As<L>;
    Numbers<E, kNumbers> numbers(call);
    run_elementwise(
        call,
        ParametricLoop{MapLoopOf<Functor, E, kIn, kNumbers>::run, numbers.at},
        {{id_of<L>(), id_of<L>(), kIn > 1 ? id_of<L>() : 0,
          kIn > 2 ? id_of<L>() : 0},
         rounds_to<T>()});
  }
};

}  // namespace tp
