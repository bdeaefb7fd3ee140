#!/usr/bin/python3
"""Writes matrix.tsv: what PyTorch gives for products of matrices and vectors.

  generate_matrix.py           needs python3-torch; writes beside itself

PyTorch's CPU build has no products of f16, and rounds those of bf16 more than
once: both are computed in f32 and rounded once. Terms are such that the sums of
floats are exact. Floating factors of integers and an input of another dtype,
which it takes in some operators, are refused by the library and not in here.
"""
import random

import torch

import generate_join as join

SMALL = ("f16", "bf16")
NAMES = [name for name in join.DTYPES if name != "bool"]
LAYOUTS = ["plain", "plain", "permuted", "gaps", "expanded"]


def factors(name):
    """beta and alpha as text and number; '-' is left out."""
    integers = [0, 1, 1, 2, -1, 3]
    choice = integers if name[0] in "iu" else [*integers, 0.5, -2.25]
    for _ in range(2):
        value = random.choice(choice)
        if value == 1 and random.random() < 0.5:
            yield "-", 1
        elif isinstance(value, int) and random.random() < 0.7:
            yield f"i:{value}", value
        elif name[0] in "iu":
            yield f"i:{value}", value
        else:
            yield f"f:{float(value).hex()}", float(value)


def row(op, call, made, texts=("-", "-")):
    """`made` has tensors and their texts, None for one that is left out."""
    tensors = [None if one is None else one[0] for one in made]
    names = {join.NAMES[t.dtype] for t in tensors if t is not None}
    small = len(names) == 1 and names <= set(SMALL)
    if small:
        tensors = [None if t is None else t.float() for t in tensors]
    try:
        out = call(*tensors)
        if small:
            out = out.to(join.DTYPES[names.pop()])
        result = [join.NAMES[out.dtype], join.integers(out.shape),
                  join.values(out)]
    except (RuntimeError, IndexError):
        result = ["error", "-", "-"]
    return "\t".join([op, *("-" if one is None else one[1] for one in made),
                      *texts, *result])


def made(name, sizes, special=0.0):
    return join.strided(name, sizes, random.choice(LAYOUTS), special)


def size():
    return random.choice([0, 1, 1, 2, 3, 4, 5])


def vector_rows(op):
    call = getattr(torch, op)

    def dot(_, a, b):
        # Debian's build gives 0 for complex numbers.
        return (a * b).sum() if a.is_complex() else torch.dot(a, b)

    for number in range(40):
        name = NAMES[number % len(NAMES)]
        k, n = size(), size()
        yield row(op, dot if op == "dot" else lambda _, a, b: call(a, b),
                  [None, made(name, [k]),
                   made(name, [k if op == "dot" else n])])
    for sizes in (([2], [3]), ([2, 2], [2]), ([], [2]), ([3], [3, 1])):
        if op == "dot" or len(sizes[0]) != 1 or len(sizes[1]) != 1:
            yield row(op, lambda _, a, b: call(a, b),
                      [None, made("f32", sizes[0]), made("f32", sizes[1])])
    others = ("i32", "f64") if op == "outer" else ("i32", "f32")
    yield row(op, lambda _, a, b: call(a, b),
              [None, made(others[0], [3]), made(others[1], [3])])


def added_rows(op, batch):
    call = getattr(torch, op)
    for number in range(80):
        name = NAMES[number % len(NAMES)]
        b = [random.randint(1, 3)] if batch else []
        m, k, n = size(), size(), size()
        full = [*b, m, n]
        inputs = random.choice([full, full, [n], [1], [], [m, 1], [1, n]])
        (beta_text, beta), (alpha_text, alpha) = factors(name)
        special = 1.0 if beta == 0 and name[0] in "fbc" else 0.0
        # With beta 0, PyTorch 1.13 may give NaN that lay in fresh memory.
        yield row(op, lambda i, x, y: call(i if beta else torch.zeros_like(i),
                                           x, y, beta=beta or 1, alpha=alpha),
                  [made(name, inputs, special), made(name, [*b, m, k]),
                   made(name, [*b, k, n])], (beta_text, alpha_text))
    one = [2] if batch else []
    for inputs, left, right in (
            ([2, 2], [2, 3], [2, 3]), ([3, 2], [2, 3], [3, 2]),
            ([*one, 2, 3], [2, 3], [3, 2]), ([2], [3], [3, 2]),
            ([1, *one, 2, 2], [2, 3], [3, 2])):
        yield row(op, lambda i, x, y: call(i, x, y),
                  [made("f32", inputs), made("f32", [*one, *left]),
                   made("f32", [*one, *right])])
    if batch:
        yield row(op, lambda i, x, y: call(i, x, y),
                  [made("f32", [2, 2, 2]), made("f32", [2, 2, 3]),
                   made("f32", [1, 3, 2])])


def linear_rows():
    call = torch.nn.functional.linear
    for number in range(60):
        name = NAMES[number % len(NAMES)]
        k, n = size(), size()
        leading = [random.randint(1, 3) for _ in range(random.randint(0, 3))]
        bias = made(name, [n]) if random.random() < 0.6 else None
        yield row("linear", lambda b, x, w: call(x, w, b),
                  [bias, made(name, [*leading, k]), made(name, [n, k])])
    for _ in range(6):
        leading = [random.randint(1, 3) for _ in range(random.randint(1, 2))]
        k = random.randint(1, 4)
        yield row("linear", lambda b, x, w: call(x, w),
                  [None, made("f32", [*leading, k]), made("f32", [k])])
    for sizes, weight in (([2, 3], [3, 2]), ([4], [2, 3]), ([2, 3], [4])):
        yield row("linear", lambda b, x, w: call(x, w),
                  [None, made("f32", sizes), made("f32", weight)])


def matmul_rows():
    for number in range(60):
        name = NAMES[number % len(NAMES)]
        m, k, n = size(), size(), size()
        left = random.choice([[k], [m, k], [m, k], [2, m, k], [1, 2, m, k]])
        right = random.choice([[k], [k, n], [k, n], [2, k, n], [3, 1, k, n]])
        yield row("matmul", lambda _, a, b: torch.matmul(a, b),
                  [None, made(name, left), made(name, right)])


def main():
    torch.set_num_threads(1)
    random.seed("matrix")
    join.write("matrix.tsv", [
        " op, input (for linear the bias), a, b (tensors as in join.tsv), beta,",
        " alpha (i: integer, f: floating, - for none), dtype or error, sizes,",
        " values"],
        [*matmul_rows(), *vector_rows("dot"), *vector_rows("outer"),
         *added_rows("addmm", False), *added_rows("baddbmm", True),
         *linear_rows()], "generate_matrix.py")


if __name__ == "__main__":
    main()
