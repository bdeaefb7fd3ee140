"""docs/examples/digits.c in NumPy: the same files, the same steps.

usage: digits_numpy.py FOLDER PASSES
Prints the median time of a pass in ns.
"""

import json
import os
import statistics
import sys
import time

import numpy as np

EXPECTED = (393, 397)
LARGEST_DIFFERENCE = 2e-4
DTYPES = {"F32": np.float32}


def open_weights(path):
    """The tensors of a safetensors file, where its pages lie in memory."""
    data = np.memmap(path, np.uint8, "r")
    length = int(data[:8].view("<u8")[0])
    header = json.loads(bytes(data[8:8 + length]))
    header.pop("__metadata__", None)
    tensors = {}
    for name, entry in header.items():
        begin, end = (8 + length + offset for offset in entry["data_offsets"])
        tensors[name] = data[begin:end].view(
            DTYPES[entry["dtype"]]).reshape(entry["shape"])
    return tensors


def load(folder, name):
    return np.load(os.path.join(folder, name))


def pixels(folder, rows, weights):
    images = load(folder, "digits_images.npy")
    x = images[rows].astype(np.float32).reshape(-1, 64)
    x -= weights["input.mean"]
    x /= weights["input.std"]
    return x


def linear(weights, layer, x):
    product = x @ weights[f"{layer}.weight"].T
    product += weights[f"{layer}.bias"]
    return product


def classify(folder):
    weights = open_weights(os.path.join(folder, "digits_mlp.safetensors"))
    rows = load(folder, "digits_test_rows.npy")
    x = linear(weights, "layer0", pixels(folder, rows, weights))
    np.maximum(x, 0, out=x)
    x = linear(weights, "layer1", x)
    np.maximum(x, 0, out=x)
    x = linear(weights, "layer2", x)
    wanted = load(folder, "digits_labels.npy")[rows]
    right = np.argmax(x, 1) == wanted
    reference = load(folder, "digits_test_logits_f64.npy")
    square = x - reference
    square *= square
    difference = square.reshape(-1)[np.argmax(square)] ** 0.5
    return (int(right.sum()), right.size), difference


def main(folder, passes):
    times = []
    for _ in range(int(passes)):
        start = time.perf_counter_ns()
        correct, difference = classify(folder)
        times.append(time.perf_counter_ns() - start)
        if correct != EXPECTED or not difference <= LARGEST_DIFFERENCE:
            sys.exit(f"digits in NumPy: {correct}, {difference}")
    print(statistics.median(times))


main(*sys.argv[1:])
