#!/usr/bin/python3
"""Writes parametric.tsv: what PyTorch gives for elementwise operators that take
numbers or several operands.

  generate_parametric.py       needs python3-torch; writes beside itself

Arithmetic of f16, bf16 and f32 is done in f64 and rounded once; what only selects
is computed in the dtype, in f32 where PyTorch has no kernel.
"""
import math
import pathlib
import random

import torch

from generate_join import DTYPES, NAMES, integers, values, number

HERE = pathlib.Path(__file__).parent
SMALL = ("f16", "bf16")
FLOATS = ("f16", "bf16", "f32", "f64")
INTEGERS = ("u8", "i8", "i16", "i32", "i64")
COMPLEX = ("c64", "c128")
INF, NAN = math.inf, math.nan
REALS = [0.0, -0.0, 0.125, -0.25, 0.5, -0.5, 0.75, 1.0, -1.0, 1.5, -2.5, 3.0,
         -7.25, 12.0, -20.5]
SPECIALS = [NAN, INF, -INF]
# Rounding errors that are allowed, in units of the last place.
EPSILON = {"f16": 2.0 ** -11, "bf16": 2.0 ** -8, "f32": 2.0 ** -24,
           "f64": 2.0 ** -53, "c64": 2.0 ** -24, "c128": 2.0 ** -53}


def element(name, pool, specials):
    if name == "bool":
        return random.randint(0, 1)
    if name in INTEGERS:
        low, high = (0, 255) if name == "u8" else (-20, 100)
        return random.choice([0, 1, 2, 3, 7, low, high,
                              random.randint(low, high)])
    if specials and random.random() < specials:
        return random.choice(SPECIALS)
    real = random.choice(pool)
    if name in COMPLEX:
        return complex(real, random.choice(pool))
    return real


class Tensor:
    """A tensor in a storage of its own, and how to make it."""

    def __init__(self, name, sizes, layout="plain", pool=REALS, specials=0.0):
        order = list(range(len(sizes)))
        if layout == "permuted":
            random.shuffle(order)
        strides, stride = [0] * len(sizes), 1
        for dim in reversed(order):
            strides[dim] = stride
            stride *= max(sizes[dim], 1)
            if layout == "gaps":
                stride += random.randint(1, 2)
        if layout == "expanded" and sizes:
            strides[random.randrange(len(sizes))] = 0
        offset = random.randint(0, 3) if layout == "gaps" else 0
        count = offset + 1 + sum(max(size - 1, 0) * step
                                 for size, step in zip(sizes, strides))
        storage = torch.tensor([element(name, pool, specials)
                                for _ in range(count)], dtype=DTYPES[name])
        self.value = storage.as_strided(sizes, strides, offset)
        self.text = " ".join([name, integers(sizes), integers(strides),
                              str(offset), values(storage)])


class Number:
    def __init__(self, value):
        self.value = value
        if isinstance(value, bool):
            self.text = f"=bool {int(value)}"
        elif isinstance(value, int):
            self.text = f"=i64 {value}"
        elif isinstance(value, complex):
            self.text = f"=c128 {number(value.real)}:{number(value.imag)}"
        else:
            self.text = f"=f64 {number(value)}"


class Nothing:
    value = None
    text = "-"


def row(op, arguments, function, rtol=0.0, atol=0.0):
    """A row; the function takes the arguments' values."""
    try:
        out = function(*[argument.value for argument in arguments])
        result = [NAMES[out.dtype], integers(out.shape), values(out),
                  repr(rtol), repr(atol)]
    except (RuntimeError, IndexError, TypeError):
        result = ["error", "-", "-", "-", "-"]
    return "\t".join([op, ";".join(argument.text for argument in arguments),
                      *result])


def widened(function, wide):
    """The function of tensors made `wide`, its result rounded once."""
    def call(*arguments):
        tensors = [a for a in arguments if isinstance(a, torch.Tensor)]
        dtype = tensors[0].dtype
        out = function(*[a.to(wide) if isinstance(a, torch.Tensor) and
                         a.is_floating_point() else a for a in arguments])
        return out.to(dtype)
    return call


def in_f32(name, function):
    return widened(function, torch.float32) if name in SMALL else function


def in_f64(name, function):
    wide = torch.complex128 if name in COMPLEX else torch.float64
    return widened(function, wide) if name != "f64" else function


def any_layout():
    return random.choice(["plain", "plain", "permuted", "gaps", "expanded"])


def any_sizes():
    return random.choice([[], [1], [5], [37], [3, 7], [2, 3, 4], [0, 3]])


def partner(sizes):
    """Sizes that broadcast with others."""
    kept = sizes[random.randint(0, len(sizes)):] if random.random() < 0.4 \
        else sizes
    return [1 if random.random() < 0.2 else size for size in kept]


def clamp(x, low, high):
    """PyTorch 1.13 takes a number that is NaN for no bound; later versions,
    and tensors that are NaN, give NaN."""
    out = torch.clamp(x, low, high)
    if any(isinstance(b, float) and math.isnan(b) for b in (low, high)):
        out = torch.full_like(out, NAN)
    return out


def clamp_rows():
    for name in (*INTEGERS, *FLOATS):
        for _ in range(7):
            sizes = any_sizes()
            a = Tensor(name, sizes, any_layout(), specials=0.2)
            low, high = (Tensor(name, partner(sizes), any_layout(),
                                specials=0.15) for _ in range(2))
            which = random.choice(["both", "both", "low", "high"])
            bounds = [low if which != "high" else Nothing,
                      high if which != "low" else Nothing]
            yield row("clamp", [a, *bounds], in_f32(name, torch.clamp))
        for low, high in ((0, 2), (-1.5, 0.75), (2, -1), (None, 1), (0, None),
                          (NAN, 1.0), (0.0, NAN), (-INF, INF), (True, 3)):
            if name in INTEGERS and (low, high) != (0, 2) and \
                    random.random() < 0.4:
                continue
            if name == "u8" and low in (-1.5, 2):
                continue
            a = Tensor(name, any_sizes(), any_layout(), specials=0.2)
            bounds = [Nothing if b is None else Number(b)
                      for b in (low, high)]
            function = in_f32(name, clamp) if name in SMALL else clamp
            yield row("clamp", [a, *bounds], function)
    for name, low, high in (("c64", 0, 1), ("f32", None, None),
                            ("i64", 1j, None), ("u8", 300, None)):
        yield row("clamp", [Tensor(name, [3]),
                            *[Nothing if b is None else Number(b)
                              for b in (low, high)]], torch.clamp)
    a, b = Tensor("i32", [2, 3]), Tensor("f32", [3])
    yield row("clamp", [a, b, Nothing], torch.clamp)
    yield row("clamp", [a, Tensor("f64", []), Tensor("i64", [3])], torch.clamp)
    yield row("clamp", [a, Tensor("i32", [4]), Nothing], torch.clamp)
    yield row("clamp", [Tensor("bool", [3]), Tensor("bool", [3]),
                        Tensor("bool", [3])], torch.clamp)
    yield row("clamp", [Tensor("bool", [3]), Number(0), Number(1)],
              torch.clamp)


def lerp_rows():
    for name in (*FLOATS, *COMPLEX):
        loose = 4 * EPSILON[name]
        weights = [0.0, 0.25, 0.5, 0.75, 1.0, 0.4375, -0.5, 2.0]
        for _ in range(8):
            sizes = any_sizes()
            a, b = Tensor(name, sizes, any_layout()), \
                Tensor(name, partner(sizes), any_layout())
            weight = Tensor(name, partner(sizes), any_layout(), weights)
            if random.random() < 0.5:
                weight = Number(random.choice(weights))
                if name in COMPLEX and random.random() < 0.5:
                    weight = Number(complex(0.25, 0.5))
            yield row("lerp", [a, b, weight], in_f64(name, torch.lerp), loose,
                      loose * 32)
        a = Tensor(name, [9], specials=0.5) if name in FLOATS else \
            Tensor(name, [9])
        yield row("lerp", [a, Tensor(name, [9]), Number(0.25)],
                  in_f64(name, torch.lerp), loose, loose * 32)
    a = Tensor("f32", [3])
    yield row("lerp", [Tensor("i64", [3]), Tensor("i64", [3]), Number(0.5)],
              torch.lerp)
    yield row("lerp", [a, a, Number(0.5j)], torch.lerp)
    yield row("lerp", [a, Tensor("f32", [4]), Number(0.5)], torch.lerp)
    yield row("lerp", [Tensor("bool", [3]), Tensor("bool", [3]), Number(1)],
              torch.lerp)


def addc_rows(op, function):
    def call(a, b, c, value):
        return function(a, b, c, value=1 if value is None else value)
    product = op == "addcmul"
    names = (*INTEGERS, *FLOATS, *COMPLEX) if product else (*FLOATS, *COMPLEX)
    for name in names:
        loose = 0.0 if name in INTEGERS else 4 * EPSILON[name]
        pool = REALS if product else [x for x in REALS if x != 0]
        for _ in range(7):
            sizes = any_sizes()
            tensors = [Tensor(name, sizes, any_layout()),
                       Tensor(name, partner(sizes), any_layout()),
                       Tensor(name, partner(sizes), any_layout(), pool)]
            value = random.choice([None, 1, 2, -1, 3])
            if name not in INTEGERS and random.random() < 0.5:
                value = random.choice([0.5, -2.25, 0.0])
                if name in COMPLEX and random.random() < 0.4:
                    value = complex(0.5, -1)
            given = Nothing if value is None else Number(value)
            yield row(op, [*tensors, given],
                      call if name in INTEGERS else in_f64(name, call), loose,
                      loose * 1024)
    for name in FLOATS:
        tensors = [Tensor(name, [11], specials=0.2) for _ in range(3)]
        yield row(op, [*tensors, Number(1.0)], in_f64(name, call),
                  4 * EPSILON[name], 4096 * EPSILON[name])
    a, f = Tensor("i32", [2, 3]), Tensor("f32", [3])
    yield row(op, [f, a, f, Number(2.5)], call, 1e-6, 1e-4)
    yield row(op, [a, f, Tensor("f64", []), Nothing], call, 1e-6, 1e-4)
    yield row(op, [f, f, Tensor("f64", [3]), Number(2)], call, 1e-12, 1e-8)
    yield row(op, [f, f, Tensor("f32", [4]), Nothing], call)
    yield row(op, [f, f, f, Number(1j)], call)
    yield row(op, [Tensor("bool", [3])] * 3 + [Nothing], call)
    if not product:
        yield row(op, [a, a, a, Nothing], call)
        yield row(op, [f, a, a, Nothing], call)


def masked_fill_rows():
    for name in DTYPES:
        for _ in range(4):
            sizes = any_sizes()
            a = Tensor(name, sizes, any_layout(), specials=0.1)
            mask = Tensor("bool", partner(sizes), any_layout())
            value = random.choice([0, 1, 7, 1.5, True])
            if name in FLOATS:
                value = random.choice([value, -INF, NAN, 0.1, 70000.0])
            if name in COMPLEX:
                value = random.choice([value, 1.5 - 2j])
            given = Number(value)
            if random.random() < 0.4:
                given = Tensor(random.choice(["i64", "f32", name]), [])
                if name != "bool" and name not in FLOATS + COMPLEX:
                    given = Tensor(name, [])
            if name in SMALL and isinstance(value, float) and \
                    abs(value) == 70000:
                continue  # refused by the peer; here it overflows
            yield row("masked_fill", [a, mask, given], torch.masked_fill)
    a, mask = Tensor("f32", [2, 3]), Tensor("bool", [3])
    yield row("masked_fill", [a, Tensor("bool", [4]), Number(1)],
              torch.masked_fill)
    yield row("masked_fill", [a, mask, Tensor("f32", [1])], torch.masked_fill)
    yield row("masked_fill", [a, mask, Number(1j)], torch.masked_fill)
    yield row("masked_fill", [a, mask, Tensor("c64", [], pool=[1.5])],
              torch.masked_fill)
    yield row("masked_fill", [a, Tensor("i64", [3]), Number(1)],
              torch.masked_fill)


def nan_to_num_rows():
    numbers = [0.0, 1.5, -2.0, 1e30, NAN, INF]
    for name in ("bool", *INTEGERS, *FLOATS):
        for _ in range(3 if name[0] in "bui" and name != "bf16" else 6):
            a = Tensor(name, any_sizes(), any_layout(), specials=0.5)
            given = [Number(random.choice(numbers)) if random.random() < 0.5
                     else Nothing for _ in range(3)]
            yield row("nan_to_num", [a, *given],
                      lambda x, *n: torch.nan_to_num(x, *n))
    yield row("nan_to_num", [Tensor("c64", [3]), *[Nothing] * 3],
              lambda x, *n: torch.nan_to_num(x, *n))


def leaky_relu_rows():
    def call(x, slope):
        return torch.nn.functional.leaky_relu(
            x, 0.01 if slope is None else slope)
    for name in FLOATS:
        for slope in (None, 0.01, 0, 0.2, -1.5, 3, 1e-40):
            a = Tensor(name, any_sizes(), any_layout(), specials=0.15)
            yield row("leaky_relu",
                      [a, Nothing if slope is None else Number(slope)],
                      in_f32(name, call))
    yield row("leaky_relu", [Tensor("i64", [3]), Nothing], call)
    yield row("leaky_relu", [Tensor("c64", [3]), Nothing], call)
    yield row("leaky_relu", [Tensor("f32", [3]), Number(1j)], call)


def conj_rows():
    for name in DTYPES:
        for _ in range(5 if name in COMPLEX else 2):
            a = Tensor(name, any_sizes(), any_layout(), specials=0.1)
            yield row("conj", [a], lambda x: torch.conj(x).resolve_conj())


def angle_rows():
    for name in DTYPES:
        loose = 2 * EPSILON[name] if name in EPSILON else 2 * EPSILON["f32"]
        for _ in range(6 if name in COMPLEX else 2):
            a = Tensor(name, any_sizes(), any_layout(),
                       specials=0.1 if name in FLOATS else 0)
            yield row("angle", [a], torch.angle, loose)


def write(name, rows):
    lines = [f"# With PyTorch {torch.__version__}.",
             "# arguments: separated by `;`, each DTYPE SIZES STRIDES OFFSET "
             "STORAGE, =DTYPE NUMBER, or - for what is left out.",
             "#columns\top\targuments\tout_dtype\tout_sizes\tout_values"
             "\trtol\tatol", *rows, ""]
    (HERE / name).write_text("\n".join(lines))


def main():
    torch.set_num_threads(1)
    random.seed("parametric")
    rows = [*clamp_rows(), *lerp_rows(), *addc_rows("addcmul", torch.addcmul),
            *addc_rows("addcdiv", torch.addcdiv), *masked_fill_rows(),
            *nan_to_num_rows(), *leaky_relu_rows(), *conj_rows(),
            *angle_rows()]
    write("parametric.tsv", rows)


if __name__ == "__main__":
    main()
