#!/usr/bin/python3
"""Writes f8.tsv: conversions to and from f8 and bf16 as ml_dtypes does them.

  generate_f8.py > f8.tsv      needs numpy and ml_dtypes (written with 0.6.0)

Bit patterns are hexadecimal. To each small type go all midpoints between
neighbours with the f32 on either side, and what lies beyond the largest.
"""
import sys

import ml_dtypes
import numpy as np

SMALL = {"f8_e4m3fn": ml_dtypes.float8_e4m3fn, "f8_e5m2": ml_dtypes.float8_e5m2,
         "bf16": ml_dtypes.bfloat16}
WIDE = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
PER_ROW = 64


def bits(array):
    width = array.dtype.itemsize
    codes = array.view(f"u{width}")
    return [f"{int(code):0{2 * width}x}" for code in codes]


def rows(source, values, target, results):
    a, b = bits(values), bits(results)
    for i in range(0, len(a), PER_ROW):
        print("\t".join([source, ",".join(a[i:i + PER_ROW]), target,
                         ",".join(b[i:i + PER_ROW])]))


def codes(dtype, step=1):
    width = np.dtype(dtype).itemsize
    return np.arange(0, 1 << (8 * width), step, f"u{width}").view(dtype)


def around_midpoints(dtype, step):
    finite = np.sort(np.unique(codes(dtype).astype(np.float64)[
        np.isfinite(codes(dtype).astype(np.float64))]))
    gap = finite[-1] - finite[-2]
    ends = np.concatenate([finite[::step], finite[-2:], [finite[-1] + gap]])
    with np.errstate(over="ignore"):
        middle = ((ends[:-1] + ends[1:]) / 2 if step == 1 else
                  finite[:-1:step] + np.diff(finite)[::step] / 2)
        middle = np.float32(middle)
        middle = middle[np.isfinite(middle)]
        values = np.concatenate([
            middle, np.nextafter(middle, np.float32(np.inf)),
            np.nextafter(middle, np.float32(-np.inf))])
    values = np.concatenate([values, -values])
    extra = np.float32([np.inf, -np.inf, np.nan, 0.0, -0.0, 1e-45, 3e38,
                        finite[-1], -finite[-1], 1e30, -1e30])
    return np.concatenate([np.unique(values), extra])


def main():
    print("# Conversions to and from f8 and bf16 by ml_dtypes "
          f"{ml_dtypes.__version__}; bit patterns in hexadecimal.")
    print("# Any nan stands for any nan.")
    print("#columns\tfrom\tbits\tto\tout_bits")
    with np.errstate(all="ignore"):
        for name, dtype in SMALL.items():
            every = codes(dtype, 1 if np.dtype(dtype).itemsize == 1 else 97)
            for target, wide in WIDE.items():
                rows(name, every, target, every.astype(wide))
            values = around_midpoints(dtype, 1 if name != "bf16" else 151)
            rows("f32", values, name, values.astype(dtype))
            halves = codes(np.float16, 29)
            rows("f16", halves, name, halves.astype(dtype))


if __name__ == "__main__":
    sys.exit(main())
