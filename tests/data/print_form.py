#!/usr/bin/env python3
"""Writes print_form.txt: how PyTorch prints tensors.

Needs python3-torch. Each case of the file is a line `case DTYPE SIZES VALUES`
(SIZES and VALUES comma-separated, `-` for none; VALUES `arange` counts up),
the printed lines, and a line `end`. The library's short names stand for
PyTorch's names of element types.
"""
import pathlib

import torch
from torch._tensor_str import _add_suffixes, _tensor_str

DTYPES = {
    "bool": torch.bool, "u8": torch.uint8, "i8": torch.int8,
    "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32,
    "f64": torch.float64, "c64": torch.complex64, "c128": torch.complex128,
}
UNNAMED = ("bool", "i64", "f32")
INF, NAN = float("inf"), float("nan")

CASES = [
    ("f32", (), [3.5]), ("f32", (), [2.0]), ("i64", (), [7]),
    ("bool", (), [1]), ("f64", (), [0.1]), ("f32", (), [NAN]),
    ("f32", (), [1e20]), ("f32", (), [1e-8]),
    ("f32", (3,), [1, 2, 3]), ("f32", (3,), [1.5, 2, 3]),
    ("f32", (1,), [0.0]), ("f32", (2,), [-0.0, 0.0]),
    ("f32", (3,), [0.1, 0.25, 1 / 3]), ("f64", (3,), [0.1, 0.25, 1 / 3]),
    ("f32", (4,), [-1, 10, -100, 1000]),
    ("f32", (3,), [-1.5, 10, -100.25]),
    ("f32", (3,), [1e-5, 1, 2]), ("f32", (3,), [1e-4, 1, 2.5]),
    ("f32", (2,), [99999, 100000]), ("f32", (2,), [1e8, 1]),
    ("f32", (2,), [1e9, 1]), ("f32", (2,), [123456789, 0]),
    ("f32", (2,), [1.5e8, 1.25]), ("f32", (2,), [1e5, 1e-5]),
    ("f32", (2,), [1001.5, 1]), ("f32", (2,), [1000.5, 1]),
    ("f32", (3,), [1e38, -1e-38, 0]), ("f64", (2,), [1e300, 1e-300]),
    ("f32", (3,), [INF, -INF, NAN]), ("f32", (4,), [INF, 1, NAN, -2]),
    ("f32", (3,), [INF, 1.5, -2.25]), ("f32", (3,), [NAN, 1e10, 1.5]),
    ("f32", (5,), [1e-3, 1e-2, 1e-1, 1, 10]),
    ("f32", (2,), [0.00005, 0.5]), ("f32", (2,), [9.99999, 0.5]),
    ("f32", (2,), [0.99999999, 12345.678]),
    ("f16", (3,), [1, 2.5, -65504]), ("f16", (2,), [1, 2]),
    ("bf16", (3,), [1, 2.5, 3e38]), ("bf16", (2,), [0.1, 1e-20]),
    ("i64", (4,), [1, -20, 300, 0]), ("i32", (3,), [1, 2, 3]),
    ("i16", (2,), [-32768, 32767]), ("u8", (3,), [0, 9, 255]),
    ("i8", (3,), [-128, 0, 127]),
    ("i64", (2,), [-9223372036854775808, 9223372036854775807]),
    ("bool", (2, 2), [1, 0, 0, 1]), ("bool", (3,), [1, 1, 1]),
    ("c64", (2,), [1 + 2j, -3.5 - 0.25j]), ("c64", (), [1j]),
    ("c64", (2,), [1 + 2j, 3 - 4j]), ("c128", (2,), [1e10 + 1j, 0.5j]),
    ("c64", (2,), [complex(NAN, 1), complex(INF, -INF)]),
    ("f32", (0,), []), ("f32", (2, 0), []), ("f32", (0, 3), []),
    ("i64", (0,), []), ("i64", (0, 2), []), ("bool", (0,), []),
    ("f64", (3, 0, 2), []),
    ("f32", (2, 3), "arange"), ("i64", (2, 3), "arange"),
    ("f32", (2, 2, 3), "arange"), ("i64", (2, 1, 2, 2), "arange"),
    ("i32", (1, 1, 1, 1), "arange"), ("f64", (2, 3), "arange"),
    ("f32", (40,), "arange"), ("i64", (40,), "arange"),
    ("i64", (30,), "arange"), ("i32", (25,), "arange"),
    ("f32", (2, 25), "arange"), ("i64", (2, 2, 30), "arange"),
    ("f64", (13,), "arange"), ("bool", (20,), "arange"),
    ("i64", (1000,), "arange"), ("f32", (1000,), "arange"),
    ("i64", (1001,), "arange"), ("f32", (1001,), "arange"),
    ("i64", (2000,), "arange"), ("f64", (1200,), "arange"),
    ("i64", (40, 40), "arange"), ("f32", (3, 500), "arange"),
    ("f32", (500, 3), "arange"), ("i32", (7, 8, 30), "arange"),
    ("i64", (12, 10, 10), "arange"), ("f32", (2, 2, 2, 200), "arange"),
    ("u8", (1001,), "arange"), ("f32", (1, 1001), "arange"),
    ("i64", (6, 1, 200), "arange"), ("c64", (12,), "arange"),
    ("f32", (1001, 1), "arange"), ("i64", (11, 11, 11), "arange"),
    ("f64", (1001, 2), "arange"),
]


def text_of(value):
    if isinstance(value, complex):
        return "%s:%s" % (text_of(value.real), text_of(value.imag))
    return value.hex() if isinstance(value, float) else str(value)


def values_of(name, sizes, values):
    dtype = DTYPES[name]
    if values == "arange":
        numel = 1
        for size in sizes:
            numel *= size
        return torch.arange(numel, dtype=torch.int64).to(dtype).reshape(sizes)
    return torch.tensor(values, dtype=dtype).reshape(sizes)


def printed(name, tensor):
    suffixes = []
    if tensor.numel() == 0:
        if tensor.dim() != 1:
            suffixes.append("size=" + str(tuple(tensor.shape)))
        if name != "f32":
            suffixes.append("dtype=" + name)
        text = "[]"
    else:
        if name not in UNNAMED:
            suffixes.append("dtype=" + name)
        text = _tensor_str(tensor, len("tensor("))
    return _add_suffixes("tensor(" + text, suffixes, len("tensor("),
                         force_newline=False)


def main():
    lines = []
    for name, sizes, values in CASES:
        tensor = values_of(name, sizes, values)
        lines.append("case %s %s %s" % (
            name, ",".join(map(str, sizes)) or "-",
            values if values == "arange"
            else ",".join(map(text_of, values)) or "-"))
        lines += printed(name, tensor).split("\n")
        lines.append("end")
    path = pathlib.Path(__file__).with_suffix(".txt")
    path.write_text("\n".join(lines) + "\n")
    print("%d cases in %s" % (len(CASES), path.name))


if __name__ == "__main__":
    main()
