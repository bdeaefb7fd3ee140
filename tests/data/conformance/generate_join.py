#!/usr/bin/python3
"""Writes join.tsv and reduce_dim.tsv: what PyTorch gives for joined tensors and
for the largest and smallest along a dimension with their indices.

  generate_join.py             needs python3-torch; writes beside itself
"""
import pathlib
import random
import re

import torch

DTYPES = {
    "bool": torch.bool, "u8": torch.uint8, "i8": torch.int8,
    "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32,
    "f64": torch.float64, "c64": torch.complex64, "c128": torch.complex128,
}
NAMES = {dtype: name for name, dtype in DTYPES.items()}
REAL = [name for name in DTYPES if not name.startswith("c")]
# PyTorch has no max or min of these along a dimension.
COMPARED = [name for name in REAL if name != "bf16"]
HERE = pathlib.Path(__file__).parent
random.seed("join")


def integers(values):
    return ",".join(map(str, values)) or "-"


def number(value):
    return re.sub(r"\.?0*p", "p", value.hex())


def text(value):
    if isinstance(value, complex):
        return f"{number(value.real)}:{number(value.imag)}"
    return number(value) if isinstance(value, float) else str(int(value))


def values(tensor):
    return ",".join(text(x) for x in tensor.flatten().tolist()) or "-"


def element(name, special):
    if name == "bool":
        return random.randint(0, 1)
    if name[0] == "u":
        return random.choice([0, 1, 2, 3, 5, 200, 255])
    if name[0] == "i":
        bits = int(name[1:])
        return random.choice([-3, -1, 0, 1, 2, 7, 100, -2 ** (bits - 1),
                              2 ** (bits - 1) - 1])
    if special and random.random() < special:
        return random.choice([float("nan"), float("inf"), float("-inf")])
    real = random.choice([-2.5, -1.0, 0.0, 0.25, 0.5, 1.0, 1.5, 3.0])
    return complex(real, random.choice([0.0, 0.5, -1.0])) \
        if name[0] == "c" else real


def strided(name, sizes, layout, special=0.0):
    """A tensor of the sizes in a storage of its own, and how to make it."""
    rank = len(sizes)
    order = list(range(rank))
    if layout == "permuted":
        random.shuffle(order)
    elif layout == "channels_last":
        order = [0, *range(2, rank), 1]
    strides, stride = [0] * rank, 1
    for dim in reversed(order):
        strides[dim] = stride
        stride *= max(sizes[dim], 1)
        if layout == "gaps":
            stride += random.randint(0, 2)
    if layout == "expanded" and rank:
        strides[random.randrange(rank)] = 0
    offset = random.randint(0, 3) if layout == "gaps" else 0
    count = offset + 1 + sum(max(size - 1, 0) * step
                             for size, step in zip(sizes, strides))
    storage = torch.tensor([element(name, special) for _ in range(count)],
                           dtype=DTYPES[name])
    view = storage.as_strided(sizes, strides, offset)
    return view, " ".join([name, integers(sizes), integers(strides),
                           str(offset), values(storage)])


def any_layout():
    return random.choice(["plain", "plain", "permuted", "gaps", "expanded"])


def join_row(op, dim, made):
    tensors = [tensor for tensor, _ in made]
    try:
        out = getattr(torch, op)(tensors, dim)
        result = [NAMES[out.dtype], integers(out.shape),
                  integers(out.stride()), values(out)]
    except (RuntimeError, IndexError):
        result = ["error", "-", "-", "-"]
    return "\t".join([op, str(dim), ";".join(m for _, m in made) or "-",
                      *result])


def cat_rows():
    for _ in range(70):
        rank = random.randint(1, 4)
        dim = random.randrange(rank)
        sizes = [random.randint(1, 3) for _ in range(rank)]
        if random.random() < 0.15:
            sizes[random.randrange(rank)] = 0
        name = random.choice(list(DTYPES))
        mixed = random.random() < 0.4
        made = []
        for _ in range(random.randint(1, 4)):
            sizes[dim] = random.randint(0, 3)
            made.append(strided(random.choice(list(DTYPES)) if mixed else name,
                                sizes, any_layout()))
            if random.random() < 0.15:
                made.append(strided(random.choice(list(DTYPES)) if mixed
                                    else name, [0], "plain"))
        yield join_row("cat", dim - random.choice([0, rank]), made)
    for rank in (4, 5):
        for layouts in (["channels_last"] * 2, ["channels_last", "plain"],
                        ["plain", "channels_last"], ["permuted"] * 2,
                        ["channels_last"] * 3):
            dim = random.randrange(rank)
            sizes = [random.randint(2, 3) for _ in range(rank)]
            made = []
            for layout in layouts:
                sizes[dim] = random.randint(1, 2)
                made.append(strided("f32", sizes, layout))
            yield join_row("cat", dim, made)
    plain = [strided("f32", sizes, "plain") for sizes in
             ([2, 3], [2, 2], [3, 3], [], [3], [0], [0], [2, 0], [1, 2, 3])]
    for dim, places in ((0, (0, 1)), (1, (0, 1)), (1, (0, 2)), (0, (0, 2)),
                        (0, (3, 4)), (0, (3,)), (2, (0, 1)), (-3, (0, 2)),
                        (0, (5, 6)), (-1, (5,)), (1, (5, 0)), (0, (5, 4)),
                        (0, (0, 4)), (1, (0, 7)), (0, (0, 7)), (0, (0, 8)),
                        (0, ())):
        yield join_row("cat", dim, [plain[place] for place in places])


def stack_rows():
    for _ in range(50):
        rank = random.randint(0, 3)
        dim = random.randrange(rank + 1)
        sizes = [random.randint(1, 3) for _ in range(rank)]
        if rank and random.random() < 0.15:
            sizes[random.randrange(rank)] = 0
        name = random.choice(list(DTYPES))
        mixed = random.random() < 0.4
        made = [strided(random.choice(list(DTYPES)) if mixed else name, sizes,
                        any_layout())
                for _ in range(random.randint(1, 4))]
        yield join_row("stack", dim - random.choice([0, rank + 1]), made)
    for rank in (3, 4, 5):
        for layout in ("channels_last", "permuted"):
            for dim in range(rank + 1):
                sizes = [random.randint(2, 3) for _ in range(rank)]
                yield join_row("stack", dim, [strided("f32", sizes, layout),
                                              strided("f32", sizes, layout)])
    plain = [strided("f32", sizes, "plain") for sizes in
             ([2, 3], [2, 2], [], [3], [0], [0], [3, 2])]
    for dim, places in ((0, (0, 1)), (3, (0, 0)), (-4, (0, 0)), (2, (0, 0)),
                        (0, (2, 3)), (0, (2, 2)), (-1, (2, 2)), (1, (2, 2)),
                        (0, (4, 5)), (1, (4, 5)), (0, (0, 6)), (0, ()),
                        (0, (3, 4))):
        yield join_row("stack", dim, [plain[place] for place in places])


def reduce_rows():
    for op in ("max", "min"):
        for _ in range(60):
            name = random.choice(COMPARED)
            rank = random.randint(0, 4)
            sizes = [random.randint(1, 6) for _ in range(rank)]
            if rank and random.random() < 0.1:
                sizes[random.randrange(rank)] = 0
            dim = random.randint(-rank - (rank == 0), rank)
            keepdim = random.randint(0, 1)
            tensor, made = strided(name, sizes, any_layout(),
                                   random.choice([0.0, 0.1, 0.4]))
            try:
                out = getattr(torch, op)(tensor, dim, keepdim=bool(keepdim))
                result = [integers(out.values.shape), values(out.values),
                          values(out.indices)]
            except (RuntimeError, IndexError):
                result = ["error", "-", "-"]
            yield "\t".join([f"{op}_dim", made, str(dim), str(keepdim),
                             *result])


def write(name, comments, rows, by="generate_join.py"):
    lines = [f"# By {by} with PyTorch {torch.__version__}.",
             *(f"#{comment}" for comment in comments)]
    (HERE / name).write_text("\n".join([*lines, *rows, ""]))


def main():
    torch.set_num_threads(1)
    write("join.tsv", [
        " tensors: separated by `;`, each DTYPE SIZES STRIDES OFFSET STORAGE.",
        "columns\top\tdim\ttensors\tout_dtype\tout_sizes\tout_strides"
        "\tout_values"], [*cat_rows(), *stack_rows()])
    write("reduce_dim.tsv", [
        " tensor: DTYPE SIZES STRIDES OFFSET STORAGE.",
        "columns\top\ttensor\tdim\tkeepdim\tout_sizes\tout_values"
        "\tout_indices"], list(reduce_rows()))


if __name__ == "__main__":
    main()
