"""Julia: the raw layer, the operators, and what tests of both are made of.

Raw functions are inlined `ccall`s, one for each function of the description, so
none is exempt. Operators are functions on tensors, made from the signatures by
the rules of julia_operators.py.
"""
import julia_calls
import julia_operators
import julia_raw
import julia_raw_only

PACKAGE = "julia/TensorPlay"
FILES = {
    f"{PACKAGE}/src/raw.jl": julia_raw.raw,
    f"{PACKAGE}/src/operators.jl": julia_operators.operators,
    f"{PACKAGE}/test/layouts.jl": julia_raw.layouts,
    f"{PACKAGE}/test/raw_only.jl": julia_raw_only.raw_only,
    f"{PACKAGE}/test/operator_calls.jl": julia_calls.calls,
}
CALLABLE = r"ccall\(\(:(tp_\w+), libtensorplay\)"
EXEMPT = {}
