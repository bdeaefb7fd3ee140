#!/usr/bin/python3
"""Writes functions.tsv: functions of elements, rounded from 60 digits.

  generate_functions.py > functions.tsv      needs numpy and mpmath

mpmath (1.2) gives finite results of ordinary arguments. Zeros, infinities, NaN
and branch cuts are NumPy's (1.24), which has the C library's functions; powers
of integers are Python's. The columns are those of elementwise.tsv.
"""
import math
import random
import sys

import mpmath
import numpy as np

mpmath.mp.dps = 60

INF, NAN = float("inf"), float("nan")
REAL = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
COMPLEX = {"c64": np.complex64, "c128": np.complex128}
INTEGER = {"u8": np.uint8, "i8": np.int8, "i16": np.int16, "i32": np.int32,
           "i64": np.int64}
# A unit in the last place of f32, two of f64, half of one of the small dtypes
# where the f32 result lies between two of them.
REAL_RTOL = {"f16": "0x1p-10", "bf16": "0x1p-7", "f32": "0x1p-23",
             "f64": "0x1p-51"}
COMPLEX_RTOL = {"c64": "0x1p-22", "c128": "0x1p-49"}
PER_ROW = 8
SPECIAL = [0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 0.5, -0.5, 2.0, -2.0]


def bf16(value):
    """Rounds an f64 that is no subnormal bf16 to bf16, once."""
    if value == 0 or value != value or abs(value) == INF:
        return value
    mantissa, exponent = np.frexp(value)
    return float(np.ldexp(np.rint(mantissa * 256), exponent - 8))


def rounded(value, dtype):
    return bf16(value) if dtype == "bf16" else float(REAL[dtype](value))


def exact(value):
    """mpmath's number as the nearest f64, also a subnormal one."""
    if mpmath.isnan(value) or mpmath.isinf(value):
        return float(value)
    return float(value)


def log_to(base):
    return lambda x: mpmath.log(x) / mpmath.log(base)


def real_cbrt(x):
    return mpmath.sign(x) * mpmath.cbrt(abs(x))


# name: (mpmath's, NumPy's, least and largest ordinary argument)
UNARY = {
    "exp": (mpmath.exp, np.exp, -80, 80),
    "exp2": (lambda x: mpmath.power(2, x), np.exp2, -120, 120),
    "expm1": (mpmath.expm1, np.expm1, -20, 80),
    "log": (mpmath.log, np.log, 0, 1e6),
    "log2": (log_to(2), np.log2, 0, 1e6),
    "log10": (log_to(10), np.log10, 0, 1e6),
    "log1p": (mpmath.log1p, np.log1p, -1, 1e6),
    "cbrt": (real_cbrt, np.cbrt, -1e6, 1e6),
    "tanh": (mpmath.tanh, np.tanh, -10, 10),
    "sinh": (mpmath.sinh, np.sinh, -80, 80),
    "cosh": (mpmath.cosh, np.cosh, -80, 80),
    "asinh": (mpmath.asinh, np.arcsinh, -1e6, 1e6),
    "acosh": (mpmath.acosh, np.arccosh, 1, 1e6),
    "atanh": (mpmath.atanh, np.arctanh, -1, 1),
}
OF_COMPLEX = {
    "exp": (mpmath.exp, np.exp), "expm1": (mpmath.expm1, np.expm1),
    "log": (mpmath.log, np.log), "log2": (log_to(2), np.log2),
    "log10": (log_to(10), np.log10), "log1p": (mpmath.log1p, np.log1p),
    "sqrt": (mpmath.sqrt, np.sqrt), "tanh": (mpmath.tanh, np.tanh),
    "sinh": (mpmath.sinh, np.sinh), "cosh": (mpmath.cosh, np.cosh),
    "asinh": (mpmath.asinh, np.arcsinh), "acosh": (mpmath.acosh, np.arccosh),
    "atanh": (mpmath.atanh, np.arctanh),
}


def gamma_peer(value):
    return INF if value == 0 or value == -INF else math.lgamma(value)


def log_gamma(value):
    if value <= 0 and value == mpmath.floor(value):
        return mpmath.inf
    return mpmath.log(abs(mpmath.gamma(value)))


def digamma_peer(value):
    return -INF * np.copysign(1, value) if value == 0 else (
        value if value == INF else NAN)


def digamma(value):
    if value <= 0 and value == mpmath.floor(value):
        return None
    return mpmath.digamma(value)


# What came later has numbers of its own, so that the others keep theirs.
ANGLES = {
    "sin": (mpmath.sin, np.sin, -100, 100),
    "cos": (mpmath.cos, np.cos, -100, 100),
    "tan": (mpmath.tan, np.tan, -100, 100),
    "asin": (mpmath.asin, np.arcsin, -1, 1),
    "acos": (mpmath.acos, np.arccos, -1, 1),
    "atan": (mpmath.atan, np.arctan, -1e6, 1e6),
    "erf": (mpmath.erf, math.erf, -5, 5),
    "erfc": (mpmath.erfc, math.erfc, -5, 9),
    "lgamma": (log_gamma, gamma_peer, 0, 1e3),
}
SLOPES = {"digamma": (digamma, digamma_peer, -20, 1e3)}
OF_COMPLEX_ANGLES = {
    "sin": (mpmath.sin, np.sin), "cos": (mpmath.cos, np.cos),
    "tan": (mpmath.tan, np.tan), "asin": (mpmath.asin, np.arcsin),
    "acos": (mpmath.acos, np.arccos), "atan": (mpmath.atan, np.arctan),
}
COMPLEX_SPECIAL = [
    complex(0.0, 0.0), complex(-0.0, 0.0), complex(0.0, -0.0),
    complex(1.0, 0.0), complex(1.0, -0.0), complex(-1.0, 0.0),
    complex(-1.0, -0.0), complex(2.0, 0.0), complex(2.0, -0.0),
    complex(-2.0, 0.0), complex(-2.0, -0.0), complex(0.0, 2.0),
    complex(-0.0, -2.0), complex(0.5, 0.0), complex(-0.5, -0.0),
    complex(INF, 0.0), complex(-INF, 0.0), complex(INF, 1.0),
    complex(-INF, 1.0), complex(-INF, -1.0), complex(INF, INF),
    complex(-INF, INF), complex(1.0, INF), complex(-1.0, -INF),
    complex(NAN, 0.0), complex(NAN, 1.0), complex(1.0, NAN),
    complex(INF, NAN), complex(-INF, NAN), complex(NAN, INF),
    complex(NAN, NAN), complex(1e300, 1e300), complex(-1e300, 1.0),
    complex(1e-300, -1e-300), complex(1.0, 1e-200)]


def text(value):
    if isinstance(value, complex):
        return f"{text(value.real)}:{text(value.imag)}"
    if isinstance(value, int):
        return str(value)
    if value != value:
        return "nan"
    if abs(value) == INF:
        return "inf" if value > 0 else "-inf"
    return value.hex()


def row(name, operands, dtype, results, rtol):
    columns = [name]
    for kind, values in operands:
        columns += [kind, str(len(values)), ",".join(map(text, values))]
    columns += ["-"] * (7 - len(columns))
    columns += [dtype, str(len(results)), ",".join(map(text, results)), rtol,
                "mpmath", "-"]
    print("\t".join(columns))


def in_rows(values):
    for i in range(0, len(values), PER_ROW):
        yield values[i:i + PER_ROW]


def ordinary(source, low, high, count, dtype):
    values = []
    while len(values) < count:
        kind = len(values) % 3
        if kind == 0:
            value = source.uniform(low, high)
        elif kind == 1:
            value = source.uniform(max(low, -2), min(high, 2))
        else:
            value = 2.0 ** -source.randint(1, 13) * source.uniform(1, 2)
            value = max(low + value, 0) if low > -1e-9 else value
        value = rounded(value, dtype)
        if low < value < high and value != 0 and abs(value) != INF:
            values.append(value)
    return values


def of_real(function, peer, value):
    if value == 0 or value != value or abs(value) == INF:
        return float(peer(np.float64(value)))
    result = function(mpmath.mpf(value))
    if not isinstance(result, mpmath.mpf):  # complex: no real number
        return NAN
    return exact(result)


def without_value(name, value):
    """Arguments that mpmath answers with a complex number, or not at all."""
    return (name.startswith("log") and name != "log1p" and value < 0 or
            name == "log1p" and value <= -1 or
            name == "acosh" and value < 1 or
            name == "atanh" and abs(value) >= 1)


def unary(source, table):
    for name, (function, peer, low, high) in table.items():
        def call(value):
            if without_value(name, value):
                return float(peer(np.float64(value)))
            return of_real(function, peer, value)
        for dtype in ("f32", "f64", "f16", "bf16"):
            limit = 9.0 if dtype == "f16" else 1e30
            values = ordinary(source, max(low, -limit), min(high, limit),
                              40 if dtype in ("f32", "f64") else 16, dtype)
            for part in in_rows(SPECIAL) if dtype != "bf16" else ():
                row(name, [(dtype, part)], dtype,
                    [rounded(call(x), dtype) for x in part], REAL_RTOL[dtype])
            for part in in_rows(values):
                row(name, [(dtype, part)], dtype,
                    [rounded(call(x), dtype) for x in part], REAL_RTOL[dtype])
        for dtype, kind in INTEGER.items():
            values = [0, 1, 2, 3, 7, 20]
            if np.issubdtype(kind, np.signedinteger):
                values += [-1, -5]
            row(name, [(dtype, values)], "f32",
                [rounded(call(float(x)), "f32") for x in values],
                REAL_RTOL["f32"])
        row(name, [("bool", [0, 1])], "f32",
            [rounded(call(float(x)), "f32") for x in (0, 1)],
            REAL_RTOL["f32"])


def subnormal():
    """What is below the normal numbers, to half of the lowest one."""
    for name, arguments in {
            "exp": (-88.0, -95.5, -103.0, -103.9), "exp2": (-127.5, -149.0),
            "cbrt": (1e-45, -1e-40, 1e-39), "sinh": (1e-45, -1e-39),
            "asinh": (1e-45, -1e-39), "atanh": (1e-45, -1e-39),
            "expm1": (1e-45, -1e-39), "log1p": (1e-45, -1e-39),
            "log": (1e-45, 1e-39), "log2": (1e-45, 1e-39),
            "log10": (1e-45, 1e-39), "tanh": (1e-45, -1e-39)}.items():
        function, peer = UNARY[name][:2]
        for value in arguments:
            value = rounded(value, "f32")
            result = rounded(of_real(function, peer, value), "f32")
            row(name, [("f32", [value])], "f32", [result],
                (2.0 ** -149 / abs(result)).hex()
                if 0 < abs(result) < 2.0 ** -126 else REAL_RTOL["f32"])


def large_angles():
    for name in ("sin", "cos", "tan"):
        function, peer = ANGLES[name][:2]
        for dtype, values in {
                "f32": (524288.0, 524289.0, 1e9, -3e20, 1e30, -3.4e38),
                "f64": (524288.0, 524289.5, 1e9, -1e22, 1e100, -1e200, 1e300,
                        1.7e308)}.items():
            values = [rounded(x, dtype) for x in values]
            row(name, [(dtype, values)], dtype,
                [rounded(of_real(function, peer, x), dtype) for x in values],
                REAL_RTOL[dtype])


def complex_values(source, count, dtype):
    values = []
    for i in range(count):
        size = (1, 3, 0.05, 12)[i % 4]
        values.append(complex(COMPLEX[dtype](complex(
            source.uniform(-size, size), source.uniform(-size, size)))))
    return values


def is_sign_open(name, value):
    """C leaves the sign of an infinite part open there."""
    return (name == "sinh" and value.real == -INF and
            not -INF < value.imag < INF or
            name == "asin" and abs(value.real) == INF and
            value.imag != value.imag)


def narrow(value, dtype):
    with np.errstate(all="ignore"):
        return complex(COMPLEX[dtype](value))


def of_complex(source, table):
    for name, (function, peer) in table.items():
        for dtype in COMPLEX:
            for part in in_rows(complex_values(source, 40, dtype)):
                row(name, [(dtype, part)], dtype,
                    [narrow(complex(function(mpmath.mpc(z))), dtype)
                     for z in part], COMPLEX_RTOL[dtype])
        if name in ("expm1", "log1p"):
            continue  # NumPy's own formulas lose infinities and small parts
        for part in in_rows([z for z in COMPLEX_SPECIAL
                             if not is_sign_open(name, z)]):
            with np.errstate(all="ignore"):
                row(name, [("c128", part)], "c128",
                    [complex(peer(np.complex128(z))) for z in part],
                    COMPLEX_RTOL["c128"])


def binary(source, name, function, peer):
    edges = SPECIAL + [3.0, -3.0, 1e30, -1e30, 1e-30, 2.5, -2.5]
    for dtype in ("f32", "f64", "f16"):
        for a in edges:
            for part in in_rows(edges):
                firsts = [rounded(a, dtype)] * len(part)
                seconds = [rounded(x, dtype) for x in part]
                with np.errstate(all="ignore"):
                    results = [
                        rounded(float(peer(np.float64(x), np.float64(y))),
                                dtype) for x, y in zip(firsts, seconds)]
                row(name, [(dtype, firsts), (dtype, seconds)], dtype, results,
                    REAL_RTOL[dtype])
        for _ in range(20):
            firsts = [rounded(source.uniform(0.01, 40), dtype)
                      for _ in range(PER_ROW)]
            seconds = [rounded(source.uniform(-3, 3), dtype)
                       for _ in range(PER_ROW)]
            row(name, [(dtype, firsts), (dtype, seconds)], dtype,
                [rounded(exact(function(mpmath.mpf(x), mpmath.mpf(y))), dtype)
                 for x, y in zip(firsts, seconds)], REAL_RTOL[dtype])


def integer_powers(source):
    for dtype, kind in INTEGER.items():
        width = 8 * np.dtype(kind).itemsize
        low = 0 if dtype == "u8" else -(1 << (width - 1))
        high = low + (1 << width)
        for _ in range(4):
            bases = [source.choice([source.randint(low, high - 1), 3, 2, 1, 0,
                                    low, high - 1]) for _ in range(PER_ROW)]
            exponents = [source.choice([0, 1, 2, 3, 5, 7, 31, 63, 64, 100])
                         for _ in range(PER_ROW)]
            results = [(pow(x, y) - low) % (1 << width) + low
                       for x, y in zip(bases, exponents)]
            row("pow", [(dtype, bases), (dtype, exponents)], dtype, results,
                "0")


def whole_quotients(source):
    """Of floats the rounded quotient without its fraction; small ones divide in
    f32."""
    divisors = [3, -3, 0.5, -0.5, 2.5, 7, -0.125]
    for dtype in (*REAL, "bf16"):
        wide = np.float64 if dtype == "f64" else np.float32
        pairs = [(x, y) for x in SPECIAL for y in SPECIAL]
        pairs += [(source.uniform(-100, 100), source.choice(divisors))
                  for _ in range(3 * PER_ROW)]
        pairs += [(divisor * source.randint(-40, 40), divisor)
                  for divisor in divisors]
        for at in range(0, len(pairs), PER_ROW):
            firsts, seconds = ([rounded(x, dtype) for x in numbers]
                               for numbers in zip(*pairs[at:at + PER_ROW]))
            quotients = np.trunc(np.divide(wide(firsts), wide(seconds)))
            row("trunc_divide", [(dtype, firsts), (dtype, seconds)], dtype,
                [rounded(float(q), dtype) for q in quotients], "0")
    for dtype, kind in INTEGER.items():
        info = np.iinfo(kind)
        for _ in range(4):
            firsts = [source.choice([source.randint(info.min, info.max),
                                     info.min, info.max, 0, 7])
                      for _ in range(PER_ROW)]
            seconds = [source.choice([1, 2, 3, 7, info.max] +
                                     [-1, -2, -3, info.min] * (info.min < 0))
                       for _ in range(PER_ROW)]
            results = [(abs(x) // abs(y)) * (1 if (x < 0) == (y < 0) else -1)
                       for x, y in zip(firsts, seconds)]
            row("trunc_divide", [(dtype, firsts), (dtype, seconds)], dtype,
                [info.min if q > info.max else q for q in results], "0")


def main():
    source = random.Random("functions")
    np.seterr(all="ignore")
    print("# Functions of elements by generate_functions.py: mpmath "
          f"{mpmath.__version__}, NumPy {np.__version__}.")
    print("#columns\top\ta_dtype\ta_sizes\ta_values\tb_dtype\tb_sizes\t"
          "b_values\tout_dtype\tout_sizes\tout_values\trtol\torigin\tnumpy")
    unary(source, UNARY)
    subnormal()
    of_complex(source, OF_COMPLEX)
    binary(source, "pow", mpmath.power, np.power)
    binary(source, "hypot", mpmath.hypot, np.hypot)
    integer_powers(source)
    source = random.Random("angles")
    unary(source, ANGLES)
    large_angles()
    of_complex(source, OF_COMPLEX_ANGLES)
    binary(source, "atan2", mpmath.atan2, np.arctan2)
    whole_quotients(random.Random("quotients"))
    unary(random.Random("slopes"), SLOPES)


if __name__ == "__main__":
    sys.exit(main())
