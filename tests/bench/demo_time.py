"""The digits demo beside the same program in NumPy; one pass of each.

usage: demo_time.py BUILD OUT.json
Writes what the benchmark library would: a list of cases with their times. The
environment variable NUMPY names a Python that has NumPy.
"""

import json
import os
import pathlib
import subprocess
import sys

PASSES = "40"
HERE = pathlib.Path(__file__).resolve().parent
DIGITS = HERE.parent / "data" / "digits"
VERSION = """
import numpy
try:
    blas = numpy.show_config(mode="dicts")["Build Dependencies"]["blas"]["name"]
except TypeError:
    blas = numpy.__config__.get_info("blas_opt_info")["libraries"][0]
print(numpy.__version__, "with", blas)
"""


def main(build, out):
    python = os.environ.get("NUMPY", "/usr/bin/python3")
    # The library computes in one thread.
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    context, rows = {}, []

    def run(*command):
        return subprocess.run([str(word) for word in command], check=True,
                              env=environment, capture_output=True,
                              text=True).stdout.strip()

    peers = {}
    program = pathlib.Path(build) / "digits_passes"
    if program.exists():
        peers["tensorplay"] = [program]
    probe = subprocess.run([python, "-c", VERSION], capture_output=True,
                           check=False, text=True)
    if probe.returncode == 0:
        context["numpy"] = probe.stdout.strip()
        peers["numpy"] = [python, HERE / "digits_numpy.py"]
    order = list(peers)
    if os.environ.get("BENCH_REVERSE") == "1":
        order.reverse()
    for peer in order:
        rows.append({"name": f"demo/digits, files to figures/{peer}/t1",
                     "value": float(run(*peers[peer], DIGITS, PASSES))})
    with open(out, "w") as file:
        json.dump({"context": context, "benchmarks": rows}, file)


main(*sys.argv[1:])
