"""Valid arguments for every operator, in Go, as the leak test calls them.

f is the test's fixture, which closes what it made. What is not said here is
said by the parameter's name alone.
"""
_FLOATS = "f.floats(2, 3)"
_INTEGERS = "f.integers(2, 3)"
_MASK = "f.mask(2, 3)"
_PLACES = "f.places(2, 2)"
_INDEX = "f.places(2)"
_SIZES = "[]int64{2, 3}"

# Parameters by name.
_USUAL = {
    "a": _FLOATS, "b": _FLOATS, "c": _FLOATS, "tensor": _FLOATS,
    "src": _FLOATS, "source": _FLOATS, "p": _FLOATS, "like": _FLOATS,
    "target": _FLOATS, "weight": _FLOATS, "mask": _MASK, "condition": _MASK,
    "dim": "1", "dim0": "0", "dim1": "1", "dims": "[]int64{1}", "sizes": _SIZES,
    "keepdim": "true", "training": "true", "copy": "true", "dtype": "F32",
    "device": "CPU", "format": "FormatContiguous", "generator": "f.generator()",
    "index": _PLACES, "reduction": "LossMean", "ignored": "TargetIgnored",
    "correction": "1", "diagonal": "0", "epsilon": "1e-5", "from": "0",
    "to": "1", "mean": "0", "deviation": "1", "low": "0", "high": "5",
    "offset": "0", "start": "0", "step": "1", "rows": "2", "columns": "3",
}
_BITS = {"a": _INTEGERS, "b": _INTEGERS}
_BITS_SCALAR = {"a": _INTEGERS, "b": "S(1)"}
_SCATTER = {"value": "S(2)"}
_SCATTER_FROM = {"src": "f.floats(2, 2)"}
_LOSS = {"target": _INDEX, "weight": "f.floats(3)"}

_SPECIAL = {
    **{f"tp_{name}": _BITS for name in
       ("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not",
        "left_shift", "right_shift")},
    **{f"tp_{name}_scalar": _BITS_SCALAR for name in
       ("bitwise_and", "bitwise_or", "bitwise_xor", "left_shift",
        "right_shift")},
    **{f"tp_{name}_scalar": _SCATTER
       for name in ("scatter", "scatter_add", "scatter_mul")},
    "tp_scalar_tensor": {"value": "S(2)"},
    "tp_scatter": _SCATTER_FROM, "tp_scatter_add": _SCATTER_FROM,
    "tp_scatter_mul": _SCATTER_FROM,
    "tp_empty_strided": {"strides": "[]int64{3, 1}"},
    "tp_arange": {"start": "S(0)", "end": "S(6)", "step": "S(2)"},
    "tp_linspace": {"end": "1", "n": "5"},
    "tp_index_select": {"index": _INDEX},
    "tp_one_hot": {"a": _INDEX, "classes": "3"},
    "tp_embedding": {"index": _INDEX, "padding_index": "IndexNone"},
    "tp_roll": {"shifts": "[]int64{1}"},
    "tp_cat": {"tensors": f"[]*Tensor{{{_FLOATS}, {_FLOATS}}}"},
    "tp_stack": {"tensors": f"[]*Tensor{{{_FLOATS}, {_FLOATS}}}"},
    "tp_matmul": {"b": "f.floats(3, 2)"},
    "tp_dot": {"a": "f.floats(3)", "b": "f.floats(3)"},
    "tp_outer": {"a": "f.floats(3)", "b": "f.floats(3)"},
    "tp_addmm": {"input": "f.floats(2, 2)", "b": "f.floats(3, 2)"},
    "tp_baddbmm": {"input": "f.floats(2, 2, 2)", "a": "f.floats(2, 2, 3)",
                   "b": "f.floats(2, 3, 2)"},
    "tp_linear": {"weight": "f.floats(4, 3)", "bias": "f.floats(4)"},
    "tp_layer_norm": {"sizes": "[]int64{3}", "weight": "f.floats(3)",
                      "bias": "f.floats(3)"},
    "tp_nll_loss": _LOSS, "tp_cross_entropy": _LOSS,
    "tp_dropout": {"p": "0.5"},
    "tp_bernoulli_scalar_inplace": {"p": "0.5"},
    "tp_norm": {"p": "2"},
    "tp_randperm": {"n": "5", "dtype": "I64"},
    "tp_clamp": {"min": _FLOATS, "max": _FLOATS},
    "tp_masked_fill": {"value": "f.floats()"},
    "tp_to": {"dtype": "F64"},
    "tp_sum_as": {"dtype": "F64"}, "tp_mean_as": {"dtype": "F64"},
    "tp_prod_as": {"dtype": "F64"},
    "tp_as_strided": {"sizes": "[]int64{3, 2}", "strides": "[]int64{1, 3}"},
    "tp_view": {"sizes": "[]int64{3, 2}"},
    "tp_reshape": {"sizes": "[]int64{3, 2}"},
    "tp_flatten": {"start_dim": "0", "end_dim": "1"},
    "tp_unflatten": {"sizes": "[]int64{3, 1}"},
    "tp_select": {"index": "0"},
    "tp_slice": {"stop": "2"},
    "tp_narrow": {"length": "2"},
    "tp_permute": {"dims": "[]int64{1, 0}"},
    "tp_movedim": {"source": "[]int64{0}", "destination": "[]int64{1}"},
    "tp_squeeze": {"tensor": "f.floats(2, 1, 3)"},
    "tp_expand": {"tensor": "f.floats(1, 3)"},
    "tp_unfold": {"size": "2"},
    "tp_real": {"tensor": "f.complexes(2, 3)"},
    "tp_imag": {"tensor": "f.complexes(2, 3)"},
    "tp_conj": {"a": "f.complexes(2, 3)"},
    "tp_view_dtype": {"dtype": "I32"},
    "tp_repeat": {"repeats": "[]int64{2, 1}"},
}
_FORMS = ("_out", "_inplace")


def base(name):
    """The function that allocates the result of a form."""
    for form in _FORMS:
        if name.endswith(form):
            return name.removesuffix(form)
    return name


def argument(function, parameter, kind):
    """An expression for a parameter of a type in Go."""
    for table in (_SPECIAL.get(function), _SPECIAL.get(base(function)), _USUAL):
        if table and parameter in table:
            value = table[parameter]
            if kind == "Scalar" and value[0] == "f":
                break
            return value + "..." if kind.startswith("...") else value
    if kind == "Scalar":
        return "S(0.5)"
    raise KeyError(f"no argument for {parameter} of {function}")
