// Types that stand for all element types of one width, where elements only
// move.
#pragma once

#include <cstdint>
#include <type_traits>

#include "kernels/element.h"

namespace tp {

template <class T>
using Width = std::conditional_t<
    sizeof(T) == 1, uint8_t,
    std::conditional_t<
        sizeof(T) == 2, uint16_t,
        std::conditional_t<
            sizeof(T) == 4, uint32_t,
            std::conditional_t<sizeof(T) == 8, uint64_t, Complex<double>>>>>;

}  // namespace tp
