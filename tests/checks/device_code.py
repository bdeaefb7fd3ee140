#!/usr/bin/python3
"""Device compilers take the functors: nvcc, without a warning or a spill."""
import os
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
    return shutil.which("nvcc") or shutil.which(
        "nvcc", path="/usr/local/cuda/bin" + os.pathsep)


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
    lines = [line for line in done.stdout.splitlines()
             if not line.startswith("ptxas info") or SPILL.search(line)]
    results.check(name, lines if done.returncode else [],
                  f"{done.stdout.count('Compiling entry function')} kernels")
    results.check("no kernel spills registers",
                  [line for line in lines if SPILL.search(line)])
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
