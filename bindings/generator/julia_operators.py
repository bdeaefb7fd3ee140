"""The operators of the Julia binding, made from signatures.

A function of C becomes a method: `tp_add`, `tp_add_scalar` are methods of
`add`, `tp_add_out`, `tp_add_inplace` of `add!`, which has the output first.
Parameters with a default are keywords.
"""
import re
import textwrap

from julia_raw import HEAD, RESERVED, text_of

# Headers whose functions are operators or make tensors.
HEADERS = ("tensor.h", "views.h", "ops")
# Functions of them that the package has in another form, or cannot offer.
ELSEWHERE = {
    "tp_tensor_from_data": "Tensor(array)",
    "tp_tensor_from_blob": "wrap(array)",
    "tp_tensor_from_storage": "Tensor(storage, T, sizes)",
    "tp_tensor_weak": "WeakTensor(t)",
    "tp_tensor_get": "getindex of TPArray",
    "tp_tensor_set": "setindex! of TPArray",
    "tp_tensor_item": "item(t)",
    "tp_tensor_copy_to": "Array(t)",
    "tp_tensor_copy_from": "copyto!(::TPArray, array)",
    "tp_tensor_begin_write": "withdata(f, a; write = true)",
    "tp_tensor_end_write": "withdata(f, a; write = true)",
    "tp_tensor_mark_written": "mark_written!(t)",
    "tp_tensor_resize": "resize_tensor!(t, sizes)",
    "tp_tensor_set_storage": "set_storage!(t, storage, sizes)",
    "tp_tensor_assign": "assign!(t, source)",
    "tp_tensor_attach_wrapper": "take and drop would be Julia code that the "
                                "library calls inside retain on any thread",
    "tp_tensor_detach_wrapper": "as tp_tensor_attach_wrapper",
    "tp_result_dtype": "promote_dtypes(a, b)",
    "tp_generator_new": "Generator(seed)",
    "tp_generator_set": "reseed!(g, seed, offset)",
    "tp_loss_reduction_parse": "an enumeration: Raw.TP_LOSS_ values",
}
# What a parameter is if the caller says nothing, as Julia writes it.
DEFAULTS = {
    "keepdim": "false", "correction": "1", "format": "0", "device_type": "0",
    "device_index": "0", "copy": "false", "reduction": "Raw.TP_LOSS_MEAN",
    "ignored": "Raw.TP_TARGET_IGNORED", "padding_index": "Raw.TP_INDEX_NONE",
    "classes": "Raw.TP_CLASSES_FOUND", "epsilon": "1e-5", "training": "true",
    "from": "0", "to": "1", "mean": "0", "deviation": "1", "diagonal": "0",
    "start_dim": "0", "end_dim": "-1",
}
# Those that hold for one operator alone.
DEFAULTS_OF = {
    ("norm", "p"): "2", ("slice", "step"): "1", ("diagonal", "offset"): "0", ("diagonal", "dim0"): "0",
    ("diagonal", "dim1"): "1", ("to", "dtype"): "nothing",
    ("squeeze", "dims"): "()", ("roll", "dims"): "()",
    ("as_strided", "offset"): "Raw.TP_OFFSET_KEEP",
    **{(op, "dtype"): "nothing"
       for op in ("cumsum", "cumprod", "softmax", "log_softmax")},
    **{(op, "dims"): "()"
       for op in ("sum", "sum_as", "mean", "mean_as", "prod", "prod_as", "max",
                  "min", "any", "all", "var", "std", "norm", "logsumexp",
                  "count_nonzero")},
}
# Bounds that may be left out one by one are told apart by their types.
POSITIONAL = {"clamp", "clamp_scalar"}
# `_out` forms whose `!` method would be that of the form in place.
APART = {"tp_bernoulli_out": "bernoulli_out!"}
# These may give the very handle that they got; an array's must stay its own.
GIVES_ITSELF = {"contiguous", "to", "dropout"}
# What the methods use of the package.
HELPERS = {"Raw", "Tensor", "TensorLike", "Generator", "slot", "adopt",
           "adopt_both", "done", "number", "list", "tensor_list", "optional",
           "apart", "written", "made_each", "dtype_code", "settings",
           "of_one_length"}
NAMES = {"tp_zero_inplace": "zero!", "tp_copy_inplace": "copy!"}


MODULE = '''"""
The operators of the library, on tensors. Dimensions count from 0 in the
library's order, the last is the innermost, negative ones count from the end.
Names that Julia has too are other functions here: write `Operators.exp(t)`.
"""
baremodule Operators

using Base: Union, Nothing, Number, Integer, Real, Type, nothing, length
'''


class Form:
    """A function of C as a method: its name, and what its parameters become."""

    def __init__(self, function):
        self.function = function
        self.c_name = function["name"]
        stem = self.c_name[len("tp_"):]
        self.in_place = stem.endswith("_inplace")
        self.into = stem.endswith("_out")
        for ending in ("_inplace", "_out"):
            stem = stem[:-len(ending)] if stem.endswith(ending) else stem
        self.full = stem
        self.operator = stem[:-7] if stem.endswith("_scalar") else stem
        self.parameters = function["parameters"]
        counters = {p["count"] for p in self.parameters if p["count"]}
        self.listed = [p for p in self.parameters if p["name"] not in counters]
        self.counters = counters

    @property
    def name(self):
        bang = "!" if self.in_place or self.into else ""
        return (APART.get(self.c_name) or NAMES.get(self.c_name)
                or self.operator + bang)

    def new(self):
        """Parameters that receive an owned tensor each."""
        return [p for p in self.listed if p["direction"] == "out"
                and p["type"]["name"] == "tp_tensor_t" and not p["count"]]

    def pieces(self):
        """The list that receives tensors whose number the call tells."""
        return next((p for p in self.listed if p["direction"] == "out"
                     and p["count"] == "capacity"), None)

    def outputs(self):
        """Given tensors that the function writes besides its operands: the last
        parameters."""
        if not self.into:
            return []
        return [p for p in self.parameters if is_tensor(p)
                and p["type"]["pointers"] == ["mutable"]]

    def inputs(self):
        made = [p["name"] for p in (*self.new(), *self.outputs())]
        return [p for p in self.listed
                if p["name"] not in made and p["direction"] == "in"
                and p is not self.options()]

    def options(self):
        """The struct of numbers that become keywords, if there is one."""
        return next((p for p in self.parameters
                     if p["type"]["name"].endswith("_options_t")), None)

    def default(self, parameter):
        name = parameter["name"]
        if self.full in POSITIONAL:
            return None
        found = DEFAULTS_OF.get((self.operator, name), DEFAULTS.get(name))
        if found is None and parameter["nullable"]:
            return "nothing"
        return found

    def is_wrapped(self):
        return self.c_name not in ELSEWHERE


def is_tensor(parameter):
    kind = parameter["type"]
    return kind["name"] == "tp_tensor_t" and len(kind["pointers"]) == 1


def is_tensor_list(parameter):
    kind = parameter["type"]
    return kind["name"] == "tp_tensor_t" and len(kind["pointers"]) == 2


def name_of(parameter):
    return RESERVED.get(parameter["name"], parameter["name"])


def argument_type(form, parameter):
    """What a positional parameter takes."""
    kind = parameter["type"]
    if is_tensor(parameter):
        found = "TensorLike"
    elif kind["name"] == "tp_scalar_t":
        found = "Number"
    elif kind["name"] == "tp_generator_t":
        found = "Generator"
    elif kind["name"] == "tp_dtype_t":
        return "Type"
    elif parameter["count"]:
        return None
    elif kind["name"] == "double":
        return "Real"
    else:
        return "Integer"
    if form.full in POSITIONAL and parameter["nullable"]:
        return f"Union{{{found},Nothing}}"
    return found


def passed(form, parameter):
    """What the raw function gets for one parameter of C."""
    name, kind = name_of(parameter), parameter["type"]
    if parameter["name"] in form.counters:
        lists = [p for p in form.parameters
                 if p["count"] == parameter["name"] and p["direction"] == "in"]
        return f"length({name_of(lists[0])})"
    if kind["name"] == "tp_scalar_t":
        return f"number({name})"
    if kind["name"] == "tp_dtype_t":
        return f"dtype_code({name})"
    if parameter is form.options():
        kind = kind["name"]
        return f"settings(Raw.{kind}, Raw.{kind[:-2]}_init, given)"
    if is_tensor(parameter):
        if form.in_place and kind["pointers"] == ["mutable"]:
            name = f"written({name})"
        if parameter["nullable"]:
            name = f"optional({name})"
    if form.full in GIVES_ITSELF and parameter is form.parameters[0]:
        return f"apart({name})"
    return name


def prepared(form):
    """Lines that turn lists into what the library reads."""
    for parameter in form.inputs():
        if parameter["count"]:
            make = "tensor_list" if is_tensor_list(parameter) else "list"
            yield f"    {name_of(parameter)} = {make}({name_of(parameter)})"
    for counter in sorted(form.counters):
        lists = [p for p in form.inputs() if p["count"] == counter]
        if len(lists) > 1:
            names = ", ".join(map(name_of, lists))
            yield f"    of_one_length({names})"


def signature(form):
    positional, keywords = [], []
    for parameter in form.outputs():
        positional.append(f"{name_of(parameter)}::TensorLike")
    for parameter in form.inputs():
        default = form.default(parameter)
        if default is None:
            kind = argument_type(form, parameter)
            suffix = f"::{kind}" if kind else ""
            positional.append(name_of(parameter) + suffix)
        else:
            keywords.append(f"{name_of(parameter)}={default}")
    if form.options():
        keywords.append("given...")
    text = ", ".join(positional)
    return f"{form.name}({text}{'; ' if keywords else ''}{', '.join(keywords)})"


def body(form):
    new, pieces = form.new(), form.pieces()
    yield from prepared(form)
    if pieces:
        call = ", ".join(passed(form, p) if p["name"] not in
                         ("out", "capacity", "count") else p["name"]
                         for p in form.parameters)
        yield "    return made_each() do out, capacity, count"
        yield f"        Raw.{form.c_name}({call})"
        yield "    end"
        return
    call = ", ".join(passed(form, p) for p in form.parameters)
    for parameter in new:
        yield f"    {parameter['name']} = slot(Tensor)"
    if not new:
        result = form.outputs() or form.parameters[:1]
        names = ", ".join(name_of(p) for p in result)
        yield f"    done(Raw.{form.c_name}({call}))"
        yield f"    return {names}"
    elif len(new) == 1:
        yield f"    status = Raw.{form.c_name}({call})"
        yield f"    return adopt(Tensor, status, {new[0]['name']})"
    else:
        names = ", ".join(p["name"] for p in new)
        yield f"    status = Raw.{form.c_name}({call})"
        yield f"    return adopt_both(status, {names})"


def documented(form, names, structs):
    """The text for a method; arguments as the description explains them, other
    functions by the names that they have here."""
    def text(doc):
        return re.sub(r"`(tp_\w+)`",
                      lambda m: f"`{names.get(m.group(1), m.group(1))}`",
                      text_of(doc))

    lines = [f"    {signature(form)}", "", text(form.function["doc"]), ""]
    for parameter in (*form.outputs(), *form.inputs()):
        if parameter["doc"]:
            lines.append(f"- `{name_of(parameter)}`: {text(parameter['doc'])}")
    if form.options():
        lines += [f"- `{field['name']}`: {text(field['doc'])}"
                  for field in structs[form.options()["type"]["name"]]["fields"]
                  if field["name"] not in ("struct_size", "reserved")]
    return '"""\n' + "\n".join(lines).rstrip() + '\n"""\n'


def forms(api):
    """Every function that becomes a method, in the order of the headers."""
    for header in api.headers:
        if not header["name"].startswith(HEADERS):
            continue
        for function in header["functions"]:
            form = Form(function)
            if (function["returns"]["type"]["c"] == "tp_status_t"
                    and form.is_wrapped()
                    and not function["name"].endswith("_init")):
                yield form


def method(form, names, structs):
    return (documented(form, names, structs) + f"function {signature(form)}\n"
            + "\n".join(body(form)) + "\nend\n")


def operators(api):
    """src/operators.jl"""
    found = list(forms(api))
    taken = {}
    for form in found:
        key = signature(form).split(";")[0].rstrip(")")
        if key in taken:
            raise ValueError(f"{form.c_name} and {taken[key]} are both {key}")
        taken[key] = form.c_name
    names = {form.c_name: form.name for form in found}
    hidden = HELPERS & {name_of(p) for form in found for p in form.parameters}
    if hidden:
        raise ValueError(f"parameters hide helpers: {hidden}")
    head = (
        HEAD + MODULE
        + listed("using ..TensorPlay: ", HELPERS))
    methods = "\n".join(method(form, names, api.struct) for form in found)
    return (head + listed("export ", names.values()) + methods
            + "\nend # module\n")


def listed(start, names):
    """Names after a word of Julia, on lines of a fair length."""
    return "\n".join(textwrap.wrap(start + ", ".join(sorted(set(names))), 80,
                                   subsequent_indent="    ")) + "\n\n"
