#!/usr/bin/python3
"""Writes activations.tsv: what mpmath gives for activations of real numbers, and
PyTorch, with which it is compared, for those of complex ones; slopes by results
and fractions are PyTorch's.

  generate_activations.py      needs python3-torch and python3-mpmath; writes
                               beside itself
"""
import math
import random

import mpmath
import torch

from generate_parametric import (COMPLEX, EPSILON, FLOATS, INF, NAN, Nothing,
                                 Number, REALS, Tensor, any_layout, any_sizes,
                                 in_f64, partner, row, write)

NEAR_ZERO = [2.0 ** -20, -2.0 ** -24, 2.0 ** -12, -2.0 ** -7]
# Of tanh and sigmoid, and numbers that they do not give.
RESULTS = [0.0, -0.0, 2.0 ** -20, 0.125, -0.25, 0.3, 0.5, -0.7, 0.9, -0.99,
           1 - 2.0 ** -7, 2.0 ** -7 - 1, 1.0, -1.0, 1.5, -3.0]


def activation_rows(op, function, given, names, loose):
    """A function in f64 of a tensor and of numbers."""
    for name in names:
        pool = REALS if name in COMPLEX else REALS + NEAR_ZERO
        for numbers in given:
            a = Tensor(name, random.choice([[37], [3, 7], [2, 3, 4], [], [0]]),
                       any_layout(), pool,
                       0.1 if name in FLOATS else 0)
            yield row(op, [a, *[Nothing if x is None else Number(x)
                                for x in numbers]],
                      in_f64(name, function), loose * EPSILON[name],
                      # Products with 1 - e^x of a complex x cancel.
                      64 * EPSILON[name] if name in COMPLEX else 0.0)
    for name in ("i64", "bool"):
        yield row(op, [Tensor(name, [3]), *[Nothing for _ in given[0]]],
                  lambda x, *n: getattr(torch.nn.functional,
                                        op.removesuffix("_tanh"))(x))


def exactly(function):
    """A function of tensors from one of mpmath's numbers and of numbers."""
    def call(x, *numbers):
        def of(value):
            if math.isnan(value):
                return NAN
            return float(function(mpmath.mpf(value),
                                  *[None if n is None else mpmath.mpf(n)
                                    for n in numbers]))
        return torch.tensor([of(v) for v in x.flatten().tolist()],
                            dtype=x.dtype).reshape(x.shape)
    return call


@exactly
def elu(x, alpha, scale, input_scale):
    alpha, scale, input_scale = (1 if n is None else n
                                 for n in (alpha, scale, input_scale))
    if x > 0:
        return x * scale
    return scale * alpha * mpmath.expm1(x * input_scale)


@exactly
def softplus(x, beta, threshold):
    beta = 1 if beta is None else beta
    z = x * beta
    if z > (20 if threshold is None else threshold):
        return x
    return mpmath.log1p(mpmath.exp(z)) / beta


@exactly
def gelu(x):
    return NAN if x == -INF else x * mpmath.ncdf(x)


@exactly
def gelu_tanh(x):
    z = 2 * mpmath.sqrt(2 / mpmath.pi) * (
        x + mpmath.mpf("0.044715") * x ** 3)
    return NAN if x == -INF else x / (1 + mpmath.exp(-z))


@exactly
def real_silu(x):
    return NAN if x == -INF else x / (1 + mpmath.exp(-x))


def silu(x):
    return torch.nn.functional.silu(x) if x.is_complex() else real_silu(x)


def check_against_peer():
    """What is computed in more digits are the peer's functions."""
    x = torch.linspace(-6, 6, 97, dtype=torch.float64)
    peer = torch.nn.functional
    for got, want in ((gelu(x), peer.gelu(x)),
                      (gelu_tanh(x), peer.gelu(x, approximate="tanh")),
                      (silu(x), peer.silu(x)),
                      (elu(x, 1.5, 2.0, 0.5),
                       torch.ops.aten.elu(x, 1.5, 2.0, 0.5)),
                      (softplus(x, 2.0, 5.0), peer.softplus(x, 2.0, 5.0))):
        assert torch.allclose(got, want, rtol=1e-12, atol=1e-14)


def all_activation_rows():
    none = [[]] * 6
    yield from activation_rows("silu", silu, none, (*FLOATS, *COMPLEX), 8)
    yield from activation_rows("gelu", gelu, none, FLOATS, 8)
    yield from activation_rows("gelu_tanh", gelu_tanh, none, FLOATS, 8)
    yield from activation_rows(
        "elu", elu, [[None] * 3, [1.6732632423543772, 1.0507009873554805, None],
                     [0.5, None, 2.0], [None, -1.5, 0.25], [0, 1, 1],
                     [2, 3, -1]], FLOATS, 8)
    yield from activation_rows(
        "softplus", softplus,
        [[None, None], [2, 5], [0.5, 10.0], [-1.0, None], [0.1, 20], [3, -1]],
        FLOATS, 8)


def slope_rows(op, function):
    """A gradient times a slope, by the function's result."""
    for name in FLOATS:
        # The difference from 1 is rounded; factors beside it are below 32.
        loose = (4 * EPSILON[name], 128 * EPSILON[name])
        for _ in range(7):
            sizes = any_sizes()
            a = Tensor(name, sizes, any_layout())
            b = Tensor(name, partner(sizes), any_layout(), RESULTS)
            if random.random() < 0.5:
                a, b = Tensor(name, b.value.shape, any_layout()), \
                    Tensor(name, sizes, any_layout(), RESULTS)
            yield row(op, [a, b], in_f64(name, function), *loose)
        number = Number(random.choice(RESULTS))
        yield row(op, [Tensor(name, [37]), number],
                  in_f64(name, lambda x, y: function(x, torch.tensor(
                      y, dtype=x.dtype))), *loose)
        yield row(op, [Tensor(name, [9], specials=0.4),
                       Tensor(name, [9], "plain", RESULTS, 0.4)],
                  in_f64(name, function), *loose)
    yield row(op, [Tensor("f32", [3]), Tensor("f32", [4])], function)


def fraction_rows():
    for name in FLOATS:
        for sizes in ([37], [3, 7], [2, 3, 4], [], [0], [9]):
            a = Tensor(name, sizes, any_layout(), REALS + NEAR_ZERO, 0.2)
            yield row("frac", [a], in_f64(name, torch.frac), 0.0)


def main():
    torch.set_num_threads(1)
    mpmath.mp.prec = 300
    random.seed("activations")
    check_against_peer()
    rows = list(all_activation_rows())
    random.seed("slopes")
    rows += [*slope_rows("tanh_backward", torch.ops.aten.tanh_backward),
             *slope_rows("sigmoid_backward", torch.ops.aten.sigmoid_backward)]
    random.seed("fractions")
    rows += fraction_rows()
    write("activations.tsv", rows)


if __name__ == "__main__":
    main()
