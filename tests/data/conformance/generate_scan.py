#!/usr/bin/python3
"""Writes scan.tsv: what PyTorch gives for counts, for both ends at once, for
scans, for softmax, and for sums, products and means of a dtype.

  generate_scan.py             needs python3-torch; writes beside itself
"""
import random

import torch

from generate_join import (DTYPES, NAMES, any_layout, integers, strided,
                           values, write)

random.seed("scan")
SMALL = ("f16", "bf16")
FLOATS = ("f16", "bf16", "f32", "f64")
RTOL = {"f16": "0x1p-9", "bf16": "0x1p-6", "f32": "0x1p-20", "f64": "0x1p-48"}


class Unsupported(Exception):
    """The peer has no answer of its own."""


def ask(call):
    """What the peer gives, or None where it refuses the arguments."""
    try:
        return call()
    except IndexError:
        return None
    except RuntimeError as error:
        # Of rank 0 it converts a number, which has to fit.
        if "not implemented for" in str(error) or "overflow" in str(error):
            raise Unsupported from error
        return None


def result(outs, rtol="0"):
    if outs is None:
        return ["error", "-", "-", "-", "0"]
    second = values(outs[1]) if len(outs) > 1 else "-"
    return [NAMES[outs[0].dtype], integers(outs[0].shape), values(outs[0]),
            second, rtol]


def case(names, special):
    rank = random.choice([0, 1, 1, 2, 2, 3, 4])
    sizes = [random.randint(1, 5) for _ in range(rank)]
    if rank and random.random() < 0.1:
        sizes[random.randrange(rank)] = 0
    tensor, made = strided(random.choice(names), sizes, any_layout(), special)
    dim = random.randint(-rank - (rank == 0), rank)
    return tensor, made, dim


def count_row():
    tensor, made, dim = case(list(DTYPES), 0.2)
    rank = tensor.dim()
    if random.random() < 0.3:
        dims, out = "*", ask(lambda: torch.count_nonzero(tensor))
    elif rank > 1 and random.random() < 0.4:
        two = random.sample(range(rank), 2)
        dims = integers(two)
        out = ask(lambda: torch.count_nonzero(tensor, two))
    else:
        dims, out = str(dim), ask(lambda: torch.count_nonzero(tensor, dim))
    return ["count_nonzero", made, dims, "0",
            *result(None if out is None else [out])]


def range_row():
    names = [name for name in DTYPES if name[0] != "c"]
    tensor, made, dim = case(names, random.choice([0.0, 0.1, 0.4]))
    # Of rank 0 the peer makes rank 1.
    keepdim = random.randint(0, 1) if tensor.dim() else 0
    if random.random() < 0.3:
        outs = ask(lambda: torch.aminmax(tensor, keepdim=bool(keepdim)))
        dims = "*"
    else:
        outs = ask(lambda: torch.aminmax(tensor, dim=dim,
                                         keepdim=bool(keepdim)))
        dims = str(dim)
    return ["aminmax", made, dims, str(keepdim), *result(outs)]


def pair_row(op):
    names = [name for name in DTYPES if name[0] != "c"]
    tensor, made, dim = case(names, random.choice([0.0, 0.1, 0.4]))
    outs = ask(lambda: getattr(torch, op)(tensor, dim))
    if tensor.numel() == 0 and not -tensor.dim() <= dim < tensor.dim():
        raise Unsupported  # it takes any dimension
    return [op, made, str(dim), "-", *result(outs)]


def sum_row(op):
    tensor, made, dim = case(list(DTYPES), 0.0)
    to = random.choice(["f64", "f32", "i64", "i32", "c128"])
    if tensor.is_complex():
        to = "c128"
    elif tensor.is_floating_point():
        # Out of range, the peer's cast to an integer says nothing.
        to = random.choice(["f64", "f32", "c128"])
    outs = ask(lambda: [getattr(torch, op)(tensor, dim, dtype=DTYPES[to])])
    return [op, made, str(dim), to, *result(outs)]


def total_row(op):
    tensor, made, dim = case(list(DTYPES), 0.0)
    to = random.choice(["f64", "f32", "i64", "i32", "c128", "bool"])
    if tensor.is_complex():
        to = random.choice(["c64", "c128"])
    elif tensor.is_floating_point():
        to = random.choice(["f64", "f32", "bf16", "c128"])
    if op == "prod" and to == "bf16":
        raise Unsupported
    call, dtype = getattr(torch, op), DTYPES[to]
    if to == "bool" and op != "mean":
        outs = None  # the peer has it tell whether any element is not 0
    elif random.random() < 0.3:
        dims, outs = "*", ask(lambda: [call(tensor, dtype=dtype)])
        return [op + "_as", made, dims, to, *result(outs, RTOL.get(to, "0"))]
    else:
        outs = ask(lambda: [call(tensor, dim, dtype=dtype)])
    return [op + "_as", made, str(dim), to, *result(outs, RTOL.get(to, "0"))]


def softmax_row(op):
    tensor, made, dim = case([*FLOATS, "i32", "i64", "u8"],
                             random.choice([0.0, 0.0, 0.1]))
    to = random.choice([None, None, "f32", "f64"])
    if not tensor.is_floating_point() and to is None and random.random() < 0.5:
        to = "f32"
    call = getattr(torch, op)
    if tensor.is_floating_point() and to is None and \
            NAMES[tensor.dtype] in SMALL:
        # The peer has no kernel for f16: in f32, rounded once.
        outs = ask(lambda: [call(tensor.float(), dim).to(tensor.dtype)])
    elif not tensor.is_floating_point() and to is None:
        outs = None
    else:
        dtype = to and DTYPES[to]
        outs = ask(lambda: [call(tensor, dim, dtype=dtype)])
    rtol = RTOL[NAMES[outs[0].dtype]] if outs else "0"
    return [op, made, str(dim), to or "-", *result(outs, rtol)]


def rows():
    makers = [count_row, range_row,
              *(lambda op=op: pair_row(op) for op in ("cummax", "cummin")),
              *(lambda op=op: sum_row(op) for op in ("cumsum", "cumprod")),
              *(lambda op=op: softmax_row(op)
                for op in ("softmax", "log_softmax")),
              *(lambda op=op: total_row(op)
                for op in ("sum", "prod", "mean"))]
    for make in makers:
        made = 0
        while made < 60:
            try:
                yield "\t".join(make())
                made += 1
            except Unsupported:
                pass


def main():
    torch.set_num_threads(1)
    write("scan.tsv", [
        " tensor: DTYPE SIZES STRIDES OFFSET STORAGE. dims: one or more, `*` is",
        " all. param: keepdim of reductions, dtype of the others, or `-`.",
        " rtol: |got - want| <= rtol * (1 + |want|).",
        "columns\top\ttensor\tdims\tparam\tout_dtype\tout_sizes\tout_values"
        "\tout_second\trtol"], rows(), "generate_scan.py")


if __name__ == "__main__":
    main()
