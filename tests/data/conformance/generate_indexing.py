#!/usr/bin/python3
"""Writes shaping.tsv and layers.tsv: what PyTorch gives for operators by
indices that index.tsv lacks, for those that shape tensors, and for layers.

  generate_indexing.py         needs python3-torch; writes beside itself
"""
import random

import torch
import torch.nn.functional as F

from generate_join import (DTYPES, NAMES, any_layout, integers, strided,
                           values, write)

random.seed("indexing")
NUMBERS = [name for name in DTYPES if name != "bool"]


def any_dtype(names=tuple(DTYPES)):
    return random.choice(list(names))


def sizes_of(rank, low=1, high=4, empty=0.08):
    sizes = [random.randint(low, high) for _ in range(rank)]
    if rank and random.random() < empty:
        sizes[random.randrange(rank)] = 0
    return sizes


def row(op, made, params, index, source, call):
    try:
        out = call()
        result = [NAMES[out.dtype], integers(out.shape), values(out)]
    except (RuntimeError, IndexError):
        result = ["error", "-", "-"]
    return "\t".join([op, made, params, index, source, *result])


def triangle_rows():
    for op in ("tril", "triu"):
        for _ in range(40):
            # PyTorch's triu takes an empty list, its tril does not.
            rank = random.randint(1, 4)
            tensor, made = strided(any_dtype(),
                                   sizes_of(rank, empty=0.1 * (rank > 1)),
                                   any_layout())
            diagonal = random.randint(-5, 5)
            # PyTorch has no bf16 kernel; elements only move.
            as_bits = tensor.view(torch.int16) \
                if tensor.dtype == torch.bfloat16 else tensor
            yield row(op, made, str(diagonal), "-", "-",
                      lambda: getattr(torch, op)(as_bits, diagonal)
                      .view(tensor.dtype))


def roll_rows():
    for _ in range(60):
        rank = random.randint(0, 4)
        tensor, made = strided(any_dtype(), sizes_of(rank), any_layout())
        count = random.randint(0, min(rank, 3))
        dims = [random.randint(-rank, rank - 1) for _ in range(count)]
        shifts = [random.randint(-7, 7) for _ in range(count or 1)]
        if random.random() < 0.08:
            shifts.append(1)
        yield row("roll", made, f"{integers(shifts)};{integers(dims)}", "-",
                  "-", lambda: torch.roll(tensor, shifts, dims))


def repeat_rows():
    for _ in range(40):
        rank = random.randint(0, 3)
        tensor, made = strided(any_dtype(), sizes_of(rank), any_layout())
        repeats = [random.randint(0, 3) if random.random() < 0.2
                   else random.randint(1, 3)
                   for _ in range(rank + random.randint(-1, 2))
                   ] if rank else [random.randint(1, 3)] * random.randint(0, 2)
        yield row("repeat", made, integers(repeats), "-", "-",
                  lambda: tensor.repeat(*repeats) if repeats
                  else tensor.repeat([]))


def indices(sizes, below, wrong=0.0):
    count = 1
    for size in sizes:
        count *= size
    chosen = [random.randrange(below) for _ in range(count)]
    if chosen and random.random() < wrong:
        chosen[random.randrange(count)] = random.choice([-1, below, below + 9])
    return torch.tensor(chosen, dtype=torch.int64).reshape(sizes)


def described(index):
    return f"{integers(index.shape)} {values(index)}"


def class_rows():
    for _ in range(40):
        index = indices(sizes_of(random.randint(0, 3)), 5, 0.2)
        classes = random.choice([-1, 5, 5, 6, 4, 0])
        yield row("one_hot", "-", str(classes), described(index), "-",
                  lambda: F.one_hot(index, classes))
    for _ in range(40):
        weight, made = strided(any_dtype(), [random.randint(1, 5),
                                             random.randint(0, 4)],
                               any_layout())
        index = indices(sizes_of(random.randint(0, 3)), weight.shape[0], 0.15)
        yield row("embedding", made, "-", described(index), "-",
                  lambda: F.embedding(index, weight))


def scatter_rows():
    for op, reduce in (("scatter_mul", "multiply"), ("scatter_add", "add"),
                       ("scatter", None)):
        for number in (False, True):
            if op == "scatter_add" and not number:
                continue  # in index.tsv
            for _ in range(30):
                rank = random.randint(1, 3)
                name = any_dtype(NUMBERS if reduce else DTYPES)
                tensor, made = strided(name, sizes_of(rank, 2, 4, 0),
                                       any_layout())
                # The result is written once for each place without `reduce`.
                dim = random.randrange(rank)
                inner = [random.randint(1, size) for size in tensor.shape]
                if reduce is None:
                    inner[dim] = 1
                index = indices(inner, tensor.shape[dim], 0.15)
                keywords = {"reduce": reduce} if reduce else {}
                if number:
                    value = random.choice([2, 3, -1]) if name[0] != "u" else 2
                    value = 1 if name == "bool" else value
                    source, text = value, f"n {value}"
                else:
                    source, text = strided(
                        name, [size + random.randint(0, 1) for size in inner],
                        any_layout())
                yield row(op, made, str(dim), described(index), text,
                          lambda: torch.scatter(tensor.contiguous(), dim,
                                                index, source, **keywords))


def floats(name, sizes, scale=1.0):
    """A tensor of numbers that the dtype holds, and how to make it."""
    count = 1
    for size in sizes:
        count *= size
    tensor = torch.tensor(
        [random.gauss(0, scale) for _ in range(count)],
        dtype=torch.float64).to(DTYPES[name]).reshape(sizes)
    strides = integers(tensor.contiguous().stride())
    return tensor, f"{name} {integers(sizes)} {strides} 0 {values(tensor)}"


# What PyTorch computes in; the result is rounded to the dtype once.
WIDE = {"f16": torch.float32, "bf16": torch.float32, "f32": torch.float32,
        "f64": torch.float64}
RTOL = {"f16": 2e-3, "bf16": 2e-2, "f32": 2e-5, "f64": 1e-12}


def layer_row(op, name, made, params, call):
    try:
        out = call().to(DTYPES[name])
        result = [NAMES[out.dtype], integers(out.shape), values(out)]
    except (RuntimeError, IndexError):
        result = ["error", "-", "-"]
    return "\t".join([op, *made, params, *result, str(RTOL[name])])


def wide(tensor, name):
    return None if tensor is None else tensor.to(WIDE[name])


def norm_rows():
    for _ in range(48):
        name = any_dtype(WIDE)
        sizes = sizes_of(random.randint(1, 3), 2, 6)
        last = sizes[random.randrange(len(sizes)):]
        a, a_made = floats(name, sizes, random.choice([1.0, 30.0]))
        weight, weight_made = floats(name, last)
        bias, bias_made = floats(name, last)
        if random.random() < 0.4:
            weight, weight_made = None, "-"
        if random.random() < 0.4:
            bias, bias_made = None, "-"
        if random.random() < 0.1:
            last = [7]
        epsilon = random.choice([1e-5, 0.125])
        yield layer_row(
            "layer_norm", name, [a_made, "-", weight_made, bias_made],
            f"{integers(last)};{epsilon}",
            lambda: F.layer_norm(wide(a, name), last, wide(weight, name),
                                 wide(bias, name), epsilon))


def loss_rows():
    for reduction in ("none", "mean", "sum"):
        for _ in range(16):
            name = any_dtype(WIDE)
            sizes = sizes_of(random.randint(0, 3))
            a, a_made = floats(name, sizes)
            b, b_made = floats(name, sizes[random.randint(0, len(sizes)):]
                               if random.random() < 0.3 else sizes)
            if name in ("f16", "bf16") and reduction == "sum":
                name, (a, a_made), (b, b_made) = "f32", floats("f32", sizes), \
                    floats("f32", sizes)
            yield layer_row("mse_loss", name, [a_made, b_made, "-", "-"],
                            reduction,
                            lambda: F.mse_loss(wide(a, name), wide(b, name),
                                               reduction=reduction))
        for op in ("nll_loss", "cross_entropy"):
            for _ in range(24):
                name = any_dtype(WIDE)
                rank = random.randint(1, 4)
                classes = random.randint(1, 6)
                rest = sizes_of(rank - 1, 1, 3, 0.05)
                sizes = [*rest[:1], classes, *rest[1:]]
                a, a_made = floats(name, sizes, 2.0)
                weight, weight_made = floats(name, [classes])
                weight = weight.abs()
                strides = integers(weight.stride())
                weight_made = f"{name} {classes} {strides} 0 {values(weight)}"
                if random.random() < 0.5:
                    weight, weight_made = None, "-"
                target = indices(rest, classes, 0.06)
                ignored = -100
                if target.numel() and random.random() < 0.5:
                    ignored = random.choice([-100, 0, classes - 1])
                    target.reshape(-1)[0] = ignored
                yield layer_row(
                    op, name, [a_made, described(target), weight_made, "-"],
                    f"{ignored};{reduction}",
                    lambda: getattr(F, op)(wide(a, name), target,
                                           wide(weight, name),
                                           ignore_index=ignored,
                                           reduction=reduction))


def main():
    torch.set_num_threads(1)
    write("shaping.tsv", [
        " tensor: DTYPE SIZES STRIDES OFFSET STORAGE.",
        " params: the diagonal, SHIFTS;DIMS, the repeats, the classes, the dim.",
        " index: SIZES VALUES.  source: as the tensor, or n NUMBER.",
        "columns\top\ttensor\tparams\tindex\tsource\tout_dtype\tout_sizes"
        "\tout_values"],
        [*triangle_rows(), *roll_rows(), *repeat_rows(), *class_rows(),
         *scatter_rows()], "generate_indexing.py")
    write("layers.tsv", [
        " tensors: DTYPE SIZES STRIDES OFFSET STORAGE; a target of classes is"
        " SIZES VALUES.",
        " params: SIZES;EPSILON, REDUCTION or IGNORED;REDUCTION.",
        " f16 and bf16 are computed in f32 and rounded once.",
        "columns\top\ta\ttarget\tweight\tbias\tparams\tout_dtype\tout_sizes"
        "\tout_values\trtol"], [*norm_rows(), *loss_rows()],
        "generate_indexing.py")


if __name__ == "__main__":
    main()
