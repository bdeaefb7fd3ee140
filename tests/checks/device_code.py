#!/usr/bin/python3
"""Device compilers take the functors: nvcc, without a warning or a spill."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import capi
import tally

SOURCE = "tests/kernels/functors.cu"
# Lowest architecture in use; multiplication and addition stay apart, as on the
# CPU.
FLAGS = ["-std=c++20", "-arch=sm_80", "-fmad=false", "-Werror=all-warnings",
         "-Xptxas=-v"]
SPILL = re.compile(r"([1-9]\d*) bytes spill (?:stores|loads)")


def compiler():
    return shutil.which("nvcc") or shutil.which("nvcc",
                                                path="/usr/local/cuda/bin")


def kernels_in(output):
    return output.count("Compiling entry function")


def compile_faults(status, output):
    if status != 0:
        return [f"nvcc ends with status {status}", *output.splitlines()]
    return [] if kernels_in(output) else ["it made no kernel"]


def spill_faults(output):
    return [line for line in output.splitlines() if SPILL.search(line)]


def main():
    options = capi.parse(capi.arguments(__doc__))
    results = tally.Tally("device code")
    name = "nvcc compiles the functors"
    nvcc = compiler()
    if not nvcc:
        results.skipped(name, "no nvcc: no package of the distribution has it")
        return results.finish()
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [nvcc, *FLAGS, f"-I{options.root}/src", f"-I{options.root}/include",
             "-c", str(options.root / SOURCE),
             "-o", str(pathlib.Path(folder) / "functors.o")],
            check=False, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
    results.check(name, compile_faults(done.returncode, done.stdout),
                  f"{kernels_in(done.stdout)} kernels")
    results.check("no kernel spills registers", spill_faults(done.stdout))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
