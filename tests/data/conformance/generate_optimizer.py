#!/usr/bin/python3
"""Writes optimizer.tsv: what PyTorch's optimisers make of a parameter in several
steps.

  generate_optimizer.py        needs python3-torch; writes beside itself

A row of origin `f64` is computed by PyTorch in f64 from the same elements, and
parameter and states are rounded to their dtypes after each step: a library that
rounds once gives those, but where the last bit of f64 decides. A row of origin
`own` is PyTorch's in the dtype itself, which rounds after every operation.
"""
import random

import torch

import generate_join
from generate_join import DTYPES, integers, strided, values, write

random.seed("optimizer")
generate_join.element = lambda name, special: random.gauss(0, 1)
STEPS = 4
STATES = {"sgd": ["momentum_buffer"],
          "adam": ["exp_avg", "exp_avg_sq", "max_exp_avg_sq"],
          "adamw": ["exp_avg", "exp_avg_sq", "max_exp_avg_sq"]}
CLASSES = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam,
           "adamw": torch.optim.AdamW}
RTOL = {"f64": 1e-13, "f32": 2.0 ** -23, "bf16": 2.0 ** -7, "f16": 2.0 ** -10,
        "own": 2e-5}


def sizes():
    chosen = [random.randint(1, 4) for _ in range(random.randint(0, 3))]
    if chosen and random.random() < 0.05:
        chosen[0] = 0
    return chosen


def sgd_options():
    options = {"lr": random.choice([0.1, 0.01, 1.0]),
               "momentum": random.choice([0.0, 0.9, 0.5]),
               "dampening": random.choice([0.0, 0.0, 0.25]),
               "weight_decay": random.choice([0.0, 0.01, 0.5]),
               "nesterov": False, "maximize": random.random() < 0.3}
    if options["momentum"] and not options["dampening"]:
        options["nesterov"] = random.random() < 0.5
    return options


def adam_options():
    return {"lr": random.choice([0.1, 0.001, 1.0]),
            "betas": random.choice([(0.9, 0.999), (0.5, 0.9), (0.0, 0.0)]),
            "eps": random.choice([1e-8, 1e-3]),
            "weight_decay": random.choice([0.0, 0.01, 0.5]),
            "amsgrad": random.random() < 0.4,
            "maximize": random.random() < 0.3}


def numbers(op, options):
    """As the runner reads them."""
    flat = []
    for value in options.values():
        flat += value if isinstance(value, tuple) else [value]
    return ";".join(f"{float(value)!r}" for value in flat)


def run(op, options, parameter, gradients, state_dtype, own):
    """Elements of the parameter after each step, and of the states at last."""
    wide = parameter.dtype if own else torch.float64
    tensor = parameter.clone().to(wide).requires_grad_()
    optimizer = CLASSES[op]([tensor], **options)
    after = []
    for gradient in gradients:
        tensor.grad = gradient.to(wide)
        optimizer.step()
        state = optimizer.state[tensor]
        with torch.no_grad():
            tensor.copy_(tensor.to(parameter.dtype))
            for name in STATES[op]:
                if state.get(name) is not None:
                    state[name].copy_(state[name].to(state_dtype))
        after.append(values(tensor.detach()))
    kept = [values(state[name]) if state.get(name) is not None else "absent"
            for name in STATES[op]]
    return ";".join(after), ";".join(kept)


def row(op, options, name, state_name, own=False):
    shape = sizes()
    parameter, made = strided(name, shape, random.choice(
        ["plain", "permuted", "gaps"]))
    gradients = [strided(random.choice([name, name, "f32"]), shape,
                         generate_join.any_layout()) for _ in range(STEPS)]
    after, kept = run(op, options, parameter, [g for g, _ in gradients],
                      DTYPES[state_name], own)
    rtol = RTOL["own"] if own else max(RTOL[name], RTOL[state_name])
    return "\t".join([op, "own" if own else "f64", made,
                      ";".join(text for _, text in gradients), state_name,
                      numbers(op, options), after, kept, f"{rtol!r}"])


def refused(op, options):
    """A row of options that PyTorch does not take."""
    try:
        CLASSES[op]([torch.zeros(1, requires_grad=True)], **options)
    except ValueError:
        return "\t".join([op, "error", "f32 1 1 0 0x0p+0", "f32 1 1 0 0x0p+0",
                          "f32", numbers(op, options), "-", "-", "-"])
    raise AssertionError(options)


def refused_rows():
    base = {"lr": 0.1, "momentum": 0.9, "dampening": 0.0, "weight_decay": 0.0,
            "nesterov": False, "maximize": False}
    for change in ({"lr": -0.1}, {"momentum": -0.5}, {"weight_decay": -1.0},
                   {"nesterov": True, "dampening": 0.5},
                   {"nesterov": True, "momentum": 0.0}):
        yield refused("sgd", {**base, **change})
    base = {"lr": 0.1, "betas": (0.9, 0.99), "eps": 1e-8, "weight_decay": 0.0,
            "amsgrad": False, "maximize": False}
    for change in ({"lr": -0.1}, {"betas": (1.0, 0.9)}, {"betas": (0.9, 1.0)},
                   {"betas": (-0.1, 0.9)}, {"betas": (0.9, -0.1)},
                   {"eps": -1e-8}, {"weight_decay": -1.0}):
        for op in ("adam", "adamw"):
            yield refused(op, {**base, **change})


def rows():
    pairs = [("f64", "f64"), ("f32", "f32"), ("bf16", "bf16"), ("bf16", "f32"),
             ("f16", "f32"), ("f32", "f64"), ("f64", "f32"), ("f16", "f16")]
    for op in CLASSES:
        options = sgd_options if op == "sgd" else adam_options
        for i in range(64):
            yield row(op, options(), *pairs[i % len(pairs)])
        for _ in range(16):
            yield row(op, options(), "f32", "f32", own=True)
    yield from refused_rows()


if __name__ == "__main__":
    write("optimizer.tsv", [
        " Origins are explained there.",
        " tensors: DTYPE SIZES STRIDES OFFSET STORAGE; a gradient for each step.",
        " numbers: lr;momentum;dampening;weight_decay;nesterov;maximize, or"
        " lr;beta1;beta2;epsilon;weight_decay;amsgrad;maximize.",
        " after: the parameter's elements after each step; states: theirs after"
        " the last one, or absent.",
        "columns\top\torigin\tparameter\tgradients\tstate_dtype\tnumbers"
        "\tafter\tstates\trtol"], rows(), by="generate_optimizer.py")
