// Functions of complex numbers, on one at a time, for the CPU and devices.
//
// All are computed in f64, those of c64 too, by the functors of real numbers,
// so that results have equal bits everywhere. Branch cuts lie where C's Annex G
// has them, the sign of a zero tells their sides apart, and infinities and NaN
// give what it says; of the signs that it leaves open, the argument's are
// taken.
#pragma once

#include "kernels/functors.h"

namespace tp {

namespace complex_math {

using Z = Complex<double>;
using M = FloatMath<double>;

inline constexpr double kLn2 = 0x1.62e42fefa39efp-1;
inline constexpr double kQuarterTurn = 0x1.921fb54442d18p+0;
// Beyond, squares are near overflow.
inline constexpr double kLarge = 0x1p500;

template <class Functor>
TP_HOST_DEVICE inline double real(double x) {
  return Functor::template apply<M>(x);
}
template <class Functor>
TP_HOST_DEVICE inline double real(double x, double y) {
  return Functor::template apply<M>(x, y);
}
TP_HOST_DEVICE inline bool is_finite(double x) { return M::abs(x) < kInfinity; }
TP_HOST_DEVICE inline bool is_infinite(double x) {
  return M::abs(x) == kInfinity;
}
TP_HOST_DEVICE inline double signed_zero(double sign) {
  return M::copy_sign(0, sign);
}
TP_HOST_DEVICE inline double angle(Z z) {
  return real<Atan2Functor>(z.im, z.re);
}

TP_HOST_DEVICE inline Parts<M> product(double a, double b) {
  return exact_product<M>(a, b);
}
// a + b exactly.
TP_HOST_DEVICE inline Parts<M> sum(double a, double b) {
  return M::abs(a) < M::abs(b) ? exact_sum<M>(b, a) : exact_sum<M>(a, b);
}

// log |z|. Near |z| = 1 it is log(1 + d) / 2 with d = |z|^2 - 1, which hardly
// rounds.
TP_HOST_DEVICE inline double log_of_magnitude(Z z) {
  const double x = M::abs(z.re), y = M::abs(z.im);
  const double larger = x < y ? y : x;
  if (larger > 0.5 && larger < 2) {
    const Parts<M> re = product(z.re, z.re), im = product(z.im, z.im);
    const bool re_first = re.high > im.high;
    const double most = (re_first ? re.high : im.high) - 1;
    const Parts<M> d = sum(most, re_first ? im.high : re.high);
    return real<Log1pFunctor>(d.high + (d.low + (re.low + im.low))) * 0.5;
  }
  if (larger > kLarge) {
    return real<LogFunctor>(real<HypotFunctor>(x * 0x1p-100, y * 0x1p-100)) +
           100 * kLn2;
  }
  if (larger < 1 / kLarge) {
    return real<LogFunctor>(real<HypotFunctor>(x * 0x1p200, y * 0x1p200)) -
           200 * kLn2;
  }
  return real<LogFunctor>(real<HypotFunctor>(x, y));
}

TP_HOST_DEVICE inline Z log(Z z) { return {log_of_magnitude(z), angle(z)}; }

TP_HOST_DEVICE inline Z log1p(Z z) {
  const Z next = {z.re + 1, z.im};
  const double x = M::abs(z.re), y = M::abs(z.im);
  // |1 + z|^2 - 1 = 2 x + x^2 + y^2
  if (x < 0.5 && y < 1) {
    const Parts<M> re = product(z.re, z.re + 2), im = product(z.im, z.im);
    const Parts<M> two = sum(z.re, 2);
    const Parts<M> d = sum(re.high, im.high);
    const double low = d.low + (re.low + im.low + two.low * z.re);
    return {real<Log1pFunctor>(d.high + low) * 0.5, angle(next)};
  }
  return {log_of_magnitude(next), angle(next)};
}

// e^x times a number of the unit circle, which may keep it from overflow.
TP_HOST_DEVICE inline Z exp_times(double x, Z unit) {
  if (M::abs(x) < 700) {
    const double e = real<ExpFunctor>(x);
    return {e * unit.re, e * unit.im};
  }
  const double e = real<ExpFunctor>(x * 0.5);
  return {e * unit.re * e, e * unit.im * e};
}
TP_HOST_DEVICE inline Z unit(double y) {
  return {real<CosFunctor>(y), real<SinFunctor>(y)};
}

TP_HOST_DEVICE inline Z exp(Z z) {
  if (z.im == 0) return {real<ExpFunctor>(z.re), z.im};
  if (!is_finite(z.im)) {
    if (z.re == -kInfinity) return {0, signed_zero(z.im)};
    return {z.re == kInfinity ? kInfinity : kNan, kNan};
  }
  return exp_times(z.re, unit(z.im));
}

// e^x cos y - 1 = (e^x - 1) cos y - 2 sin^2 (y/2)
TP_HOST_DEVICE inline Z expm1(Z z) {
  if (z.im == 0) return {real<Expm1Functor>(z.re), z.im};
  if (!is_finite(z.im) || !(M::abs(z.re) < 40)) {
    const Z e = exp(z);
    return {e.re - 1, e.im};
  }
  const Z u = unit(z.im);
  const double sine = real<SinFunctor>(z.im * 0.5);
  return {real<Expm1Functor>(z.re) * u.re - 2 * sine * sine,
          real<ExpFunctor>(z.re) * u.im};
}

TP_HOST_DEVICE inline Z sqrt(Z z) {
  const double x = M::abs(z.re), y = M::abs(z.im);
  if (x == 0 && y == 0) return {0, z.im};
  if (y == kInfinity) return {kInfinity, z.im};
  if (z.re == kInfinity)
    return {z.re, is_finite(z.im) ? signed_zero(z.im) : kNan};
  if (z.re == -kInfinity) {
    return {is_finite(z.im) ? 0 : kNan, M::copy_sign(kInfinity, z.im)};
  }
  const double larger = x < y ? y : x;
  double scaled = 1, back = 1;
  if (larger > kLarge) {
    scaled = 0x1p-100;
    back = 0x1p50;
  } else if (larger < 1 / kLarge) {
    scaled = 0x1p200;
    back = 0x1p-100;
  }
  const double h = real<HypotFunctor>(x * scaled, y * scaled);
  const double root = M::sqrt((x * scaled + h) * 0.5);
  const double other = y * scaled / (root + root);
  const bool is_right = z.re >= 0;
  return {(is_right ? root : other) * back,
          M::copy_sign((is_right ? other : root) * back, z.im)};
}

TP_HOST_DEVICE inline Z times(Z a, Z b) { return ComplexMath<Z>::mul(a, b); }

TP_HOST_DEVICE inline Z pow(Z a, Z b) {
  if (b.re == 0 && b.im == 0) return {1, 0};
  if (a.re == 0 && a.im == 0) {
    return b.re > 0 ? Z{0, 0} : Z{kNan, kNan};
  }
  if (b.im == 0) {
    if (b.re == 1) return a;
    if (b.re == 2) return times(a, a);
    if (a.im == 0 && a.re > 0) {
      return {real<PowFunctor>(a.re, b.re), signed_zero(a.im) * b.re};
    }
  }
  return exp(times(b, log(a)));
}

// (s e^|x| cos y, e^|x| sin y) / 2 with the sign s of x.
TP_HOST_DEVICE inline Z half_exp_of(Z z) {
  const Z u = unit(z.im);
  return exp_times(M::abs(z.re), {M::copy_sign(0.5, z.re) * u.re, 0.5 * u.im});
}

TP_HOST_DEVICE inline Z sinh(Z z) {
  if (z.im == 0) return {real<SinhFunctor>(z.re), z.im};
  if (!is_finite(z.im)) {
    if (z.re == 0 || is_infinite(z.re)) return {z.re, kNan};
    return {kNan, kNan};
  }
  if (M::abs(z.re) > 700) return half_exp_of(z);
  const Z u = unit(z.im);
  return {real<SinhFunctor>(z.re) * u.re, real<CoshFunctor>(z.re) * u.im};
}

TP_HOST_DEVICE inline Z cosh(Z z) {
  if (z.im == 0) {
    const double sign = M::copy_sign(1, z.re);
    return {real<CoshFunctor>(z.re), z.im * sign};
  }
  if (!is_finite(z.im)) {
    if (z.re == 0) return {kNan, z.re};
    return {is_infinite(z.re) ? kInfinity : kNan, kNan};
  }
  if (M::abs(z.re) > 700) {
    const Z half = half_exp_of({M::abs(z.re), z.im});
    return {half.re, M::copy_sign(1, z.re) * half.im};
  }
  const Z u = unit(z.im);
  return {real<CoshFunctor>(z.re) * u.re, real<SinhFunctor>(z.re) * u.im};
}

// With t = tan y and s = sinh x, ((1 + t^2) s sqrt(1 + s^2) + i t) / (1 + (1 +
// t^2) s^2).
TP_HOST_DEVICE inline Z tanh(Z z) {
  if (z.im == 0) return {real<TanhFunctor>(z.re), z.im};
  if (!is_finite(z.im)) {
    if (is_infinite(z.re)) return {M::copy_sign(1, z.re), signed_zero(z.im)};
    return {z.re == 0 ? z.re : kNan, kNan};
  }
  const double x = M::abs(z.re);
  if (x > 22) {
    const Z u = unit(z.im);
    const double e = real<ExpFunctor>(-x);
    return {M::copy_sign(1, z.re), 4 * e * u.im * u.re * e};
  }
  const double t = real<TanFunctor>(z.im), s = real<SinhFunctor>(z.re);
  const double secant = 1 + t * t;
  const double divisor = 1 + secant * s * s;
  return {secant * s * M::sqrt(1 + s * s) / divisor, t / divisor};
}

// asinh z = arsinh(Im(conj(p) q)) + i atan2(y, Re(p q)) with the roots p of 1 -
// iz and q of 1 + iz, which are exact where they are small.
TP_HOST_DEVICE inline Z asinh(Z z) {
  if (z.im == 0 && z.re != z.re) return z;
  const double x = M::abs(z.re);
  if (!(x < kLarge && M::abs(z.im) < kLarge)) {
    if (z.re != z.re && is_infinite(z.im)) return {z.im, kNan};
    return {M::copy_sign(log_of_magnitude(z) + kLn2, z.re), angle({x, z.im})};
  }
  const Z p = sqrt({1 + z.im, -z.re}), q = sqrt({1 - z.im, z.re});
  return {real<AsinhFunctor>(p.re * q.im - p.im * q.re),
          real<Atan2Functor>(z.im, p.re * q.re - p.im * q.im)};
}

// The same with the roots p of z - 1 and q of z + 1.
TP_HOST_DEVICE inline Z acosh(Z z) {
  if (!(M::abs(z.re) < kLarge && M::abs(z.im) < kLarge)) {
    if (z.re == 0 && z.im != z.im) return {kNan, kQuarterTurn};
    return {log_of_magnitude(z) + kLn2, angle(z)};
  }
  const Z p = sqrt({z.re - 1, z.im}), q = sqrt({z.re + 1, z.im});
  return {real<AsinhFunctor>(p.re * q.re + p.im * q.im),
          2 * real<Atan2Functor>(p.im, q.re)};
}

// log(1 + 4x / ((1 - x)^2 + y^2)) / 4 + i atan2(2y, (1 - x)(1 + x) - y^2) / 2
// for x >= 0.
TP_HOST_DEVICE inline Z atanh(Z z) {
  const double x = M::abs(z.re), y = M::abs(z.im);
  if (is_infinite(z.im) || (x == kInfinity && y == y)) {
    return {signed_zero(z.re), M::copy_sign(kQuarterTurn, z.im)};
  }
  if (z.re == 0 && y != y) return z;
  if (x == kInfinity) return {signed_zero(z.re), z.im};
  if (x > kLarge || y > kLarge) {
    const double h = real<HypotFunctor>(x * 0.25, y * 0.25);
    return {M::copy_sign(x * 0.25 / h / h * 0.25, z.re),
            M::copy_sign(kQuarterTurn, z.im)};
  }
  double re;
  if (x == 1 && y < 1 / kLarge) {
    re = (kLn2 - real<LogFunctor>(y)) * 0.5;
  } else {
    const double rest = 1 - x;
    re = real<Log1pFunctor>(4 * x / (rest * rest + y * y)) * 0.25;
  }
  const double im = real<Atan2Functor>(2 * y, (1 - x) * (1 + x) - y * y) * 0.5;
  return {M::copy_sign(re, z.re), M::copy_sign(im, z.im)};
}

// With e^z where e^-z would overflow.
TP_HOST_DEVICE inline Z sigmoid(Z z) {
  const bool is_left = z.re < 0;
  const Z e = exp(is_left ? z : Z{-z.re, -z.im});
  return ComplexMath<Z>::div(is_left ? e : Z{1, 0}, {1 + e.re, e.im});
}

// Functions of angles are those of iz, turned back.
TP_HOST_DEVICE inline Z turned(Z z) { return {-z.im, z.re}; }
TP_HOST_DEVICE inline Z turned_back(Z z) { return {z.im, -z.re}; }
TP_HOST_DEVICE inline Z sin(Z z) { return turned_back(sinh(turned(z))); }
TP_HOST_DEVICE inline Z cos(Z z) { return cosh(turned(z)); }
TP_HOST_DEVICE inline Z tan(Z z) { return turned_back(tanh(turned(z))); }
TP_HOST_DEVICE inline Z asin(Z z) { return turned_back(asinh(turned(z))); }
TP_HOST_DEVICE inline Z atan(Z z) { return turned_back(atanh(turned(z))); }

// With the roots p of 1 - z and q of 1 + z.
TP_HOST_DEVICE inline Z acos(Z z) {
  if (!(M::abs(z.re) < kLarge && M::abs(z.im) < kLarge)) {
    if (z.re == 0 && z.im != z.im) return {kQuarterTurn, kNan};
    return {angle({z.re, M::abs(z.im)}),
            M::copy_sign(log_of_magnitude(z) + kLn2, -z.im)};
  }
  const Z p = sqrt({1 - z.re, -z.im}), q = sqrt({1 + z.re, z.im});
  return {2 * real<Atan2Functor>(p.re, q.re),
          real<AsinhFunctor>(q.re * p.im - q.im * p.re)};
}

}  // namespace complex_math

#define TP_DEFINE_COMPLEX(name)                                  \
  template <class P>                                             \
  TP_HOST_DEVICE Complex<P> ComplexMath<Complex<P>>::name(V a) { \
    const complex_math::Z z = complex_math::name(                \
        {static_cast<double>(a.re), static_cast<double>(a.im)}); \
    return {static_cast<P>(z.re), static_cast<P>(z.im)};         \
  }
TP_FOR_EACH_COMPLEX_FUNCTION(TP_DEFINE_COMPLEX)
#undef TP_DEFINE_COMPLEX

template <class P>
TP_HOST_DEVICE Complex<P> ComplexMath<Complex<P>>::pow(V a, V b) {
  const complex_math::Z z =
      complex_math::pow({static_cast<double>(a.re), static_cast<double>(a.im)},
                        {static_cast<double>(b.re), static_cast<double>(b.im)});
  return {static_cast<P>(z.re), static_cast<P>(z.im)};
}

template <class P>
TP_HOST_DEVICE P ComplexMath<Complex<P>>::abs(V a) {
  return HypotFunctor::template apply<FloatMath<P>>(a.re, a.im);
}

template <class P>
TP_HOST_DEVICE P ComplexMath<Complex<P>>::angle(V a) {
  return Atan2Functor::template apply<FloatMath<P>>(a.im, a.re);
}

}  // namespace tp
