"""How the tests of the Julia binding run.

Pkg wants a registry even for a package that depends on none: an empty one in a
depot of our own keeps it from looking for others over the network.
"""
import pathlib
import platform

import capi

PACKAGE = "julia/TensorPlay"
JULIA = ["julia", "--startup-file=no", "--color=no"]
COMMANDS = [
    ("Pkg.test",
     [*JULIA, "--project=.", "-e", "using Pkg; Pkg.test()"], PACKAGE),
    ("two threads",
     ["env", "JULIA_NUM_THREADS=2", *JULIA, "--project=.", "test/threads.jl"],
     PACKAGE),
    ("digits",
     [*JULIA, "--project=.", "examples/digits.jl",
      "../../../tests/data/digits"], PACKAGE),
    ("documentation",
     [*JULIA, "--project=.", "docs/make.jl", "../../../build/docs/julia"],
     PACKAGE),
    ("cost of a call", [*JULIA, "--project=.", "bench/overhead.jl"], PACKAGE),
]
RUNNERS = {"Pkg.test"}
TESTS = r"^TensorPlay +\| +(\d+)"
SHOWN = (r"^(functions|leaks|threads of Julia|correct|largest difference):? "
         r"|names documented| ns(, limit .*)?$|^[a-z]+ +\d+ tests$")
DEPOT = pathlib.Path(capi.REPOSITORY) / "build" / "julia"
REGISTRY = '''name = "Empty"
uuid = "5a1f2d8e-96f3-4f0e-8a35-0d2d3c8c2f11"
repo = "none"
description = "No packages."

[packages]
'''
# tests/checks/julia.sh puts it there where Julia needs it.
UNWIND = pathlib.Path("/opt/julia-libunwind/usr/lib",
                      f"{platform.machine()}-linux-gnu")


def environment():
    registry = DEPOT / "registries" / "Empty" / "Registry.toml"
    registry.parent.mkdir(parents=True, exist_ok=True)
    registry.write_text(REGISTRY, encoding="utf-8")
    extra = {"JULIA_DEPOT_PATH": str(DEPOT)}
    if UNWIND.is_dir():
        extra["LD_LIBRARY_PATH"] = str(UNWIND)
    return extra
