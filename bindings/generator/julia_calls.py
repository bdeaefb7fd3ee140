"""A call of every operator method of the Julia binding, with valid arguments.

Outputs and targets in place are made by the form that makes its result, so they
fit by themselves; the rest comes from names of parameters, and of operators
where those say too little. What the names in the calls are stands in the test
that runs them.
"""
import json

from julia_operators import forms, name_of
from julia_raw import HEAD

# Stand-ins: x, y, z are matrices of sizes (2, 3); `ints` and `mask` too.
ANY = {
    "a": "x", "b": "y", "c": "z", "tensor": "x", "input": "x", "like": "x",
    "src": "y", "source": "y", "target": "y", "condition": "mask",
    "mask": "mask", "weight": "y", "p": "x", "tensors": "(x, y)",
    "generator": "generator", "dim": "1", "dims": "(0, 1)", "sizes": "(2, 3)",
    "strides": "(3, 1)", "dtype": "Float32", "alpha": "2.0", "beta": "0.5",
    "value": "2.0", "min": "0.25", "max": "0.75", "low": "0", "high": "5",
    "index": "places", "n": "4", "rows": "2", "columns": "3", "start": "0",
    "stop": "2", "step": "1", "length": "2", "dim0": "0", "dim1": "1",
    "size": "2", "piece": "1", "pieces": "2", "shifts": "(1, 0)",
    "destination": "(0, 1)", "repeats": "(2, 1)", "format": "0",
    "correction": "1", "parameter": "x", "gradient": "y",
    "exp_avg": "clone(x)", "exp_avg_sq": "clone(y)",
    "max_exp_avg_sq": "clone(x)", "momentum_buffer": "clone(x)",
}
OF = {
    **{op: {"a": "ints", "b": "ints"}
       for op in ("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_not",
                  "left_shift", "right_shift")},
    "dot": {"a": "row", "b": "row"},
    "outer": {"a": "row", "b": "row"},
    "matmul": {"b": "turned"},
    "addmm": {"input": "square", "b": "turned"},
    "baddbmm": {"input": "squares", "a": "batch", "b": "turned_batch"},
    "linear": {"weight": "y", "bias": "pair"},
    "index_select": {"index": "columns"},
    "embedding": {"weight": "x", "index": "columns"},
    "one_hot": {"a": "places"},
    "layer_norm": {"sizes": "(3,)", "weight": "row", "bias": "row"},
    "nll_loss": {"target": "classes", "weight": "row"},
    "cross_entropy": {"target": "classes", "weight": "row"},
    "masked_fill": {"value": "number"},
    "real": {"tensor": "complex"}, "imag": {"tensor": "complex"},
    "conj": {"a": "complex"},
    "dropout": {"p": "0.5"},
    "view_dtype": {"dtype": "Int32"},
    "reshape": {"sizes": "(3, 2)"}, "view": {"sizes": "(6,)"},
    "unflatten": {"sizes": "(3, 1)"}, "expand": {"sizes": "(2, 2, 3)"},
    "select": {"index": "1"}, "movedim": {"source": "(1, 0)"},
    "full": {"value": "2.0"}, "permute": {"dims": "(1, 0)"},
    "sgd": {"momentum_buffer": "clone(x)"},
    "adam": {"max_exp_avg_sq": "clone(x)"},
    "adamw": {"max_exp_avg_sq": "clone(x)"},
    "roll": {"shifts": "(1,)"},
    "randint": {"dtype": "Int64"}, "randperm": {"dtype": "Int64"},
}
# Options that make the others valid.
GIVEN = {"sgd": ["momentum=0.9"]}
SCALAR = {"b": "0.5", "weight": "0.5", "value": "2.0"}
OF_FULL = {
    "clamp": {"min": "x", "max": "y"},
    "bernoulli_scalar": {"p": "0.5"},
    **{f"{op}_scalar": {"a": "ints", "b": "1"}
       for op in ("bitwise_and", "bitwise_or", "bitwise_xor", "left_shift",
                  "right_shift")},
    "norm": {"p": "2"},
    "arange": {"stop": "5"}, "linspace": {"stop": "5.0"},
    "randint_inplace": {"a": "ints"},
}


def argument(form, parameter):
    name = name_of(parameter)
    for table in (OF_FULL.get(form.full, {}), OF.get(form.operator, {})):
        if name in table and not (parameter["type"]["name"] == "tp_scalar_t"
                                  and is_variable(table[name])):
            return table[name]
    if parameter["type"]["name"] == "tp_scalar_t" and name in SCALAR:
        return SCALAR[name]
    return ANY[name]


def is_variable(text):
    return text.isidentifier()


def arguments(form):
    """Positional arguments, and keywords: optional tensors that an operator's
    own rules name."""
    given = [(p, argument(form, p)) for p in form.inputs()
             if form.default(p) is None]
    extra = [f"{name_of(p)}={argument(form, p)}" for p in form.inputs()
             if form.default(p) == "nothing"
             and name_of(p) in OF.get(form.operator, {})]
    return [text for _, text in given], extra + GIVEN.get(form.operator, [])


def call(form, by_name):
    """The call of one form, as Julia writes it."""
    given, extra = arguments(form)
    keywords = f"; {', '.join(extra)}" if extra else ""
    if form.in_place:
        given[0] = f"clone({given[0]})"
        return f"{form.name}({', '.join(given)}{keywords})"
    plain = f"{{}}({', '.join(given)}{keywords})"
    if not form.into:
        return plain.format(form.name)
    made = plain.format(by_name[form.full])
    outputs = f"{made}..." if len(form.outputs()) > 1 else made
    return f"{form.name}({outputs}, {', '.join(given)}{keywords})"


def row(form, by_name):
    """A form that there are no arguments for has no call: its test fails."""
    try:
        text = f"v -> ({qualified(call(form, by_name))})"
    except KeyError as missing:
        text = f"_ -> error({json.dumps(f'no argument: {missing}')})"
    return f"    (:{form.operator}, :{form.c_name}, {text}),\n"


def calls(api):
    """test/operator_calls.jl: rows of operator, function of C, and call."""
    found = list(forms(api))
    by_name = {form.full: form.name for form in found
               if not (form.into or form.in_place)}
    rows = [row(form, by_name) for form in found]
    return (HEAD + "const OPERATOR_CALLS = [\n" + "".join(rows) + "]\n")


STAND_INS = ("x", "y", "z", "ints", "mask", "places", "row", "pair", "columns",
             "square", "squares", "batch", "turned", "turned_batch", "classes",
             "number", "complex", "generator")


def qualified(text):
    """With operators and stand-ins by their full names."""
    out, word = [], ""
    for letter in text + " ":
        if letter.isalnum() or letter in "_!":
            word += letter
            continue
        is_call = letter == "(" and word
        if is_call:
            word = f"Operators.{word}"
        elif word in STAND_INS and letter != "=":
            word = f"v.{word}"
        out.append(word + letter)
        word = ""
    return "".join(out).rstrip()
