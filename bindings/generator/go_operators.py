"""Methods and functions of the Go binding that only translate arguments.

A function is written here if its arguments and results are of kinds that need
no thought; the others are in HAND, and written by hand. The leak test's table
of calls comes from the same list.
"""
import re

import description as d
import go_samples
from go_constants import ENUMERATIONS, constant_name
from go_text import HEAD, camel, comment, lower, plain

_HEADERS = ("ops", "views", "tensor", "autograd")
# Int32 parameters that are truth values.
_TRUTH = {"keepdim", "training", "copy", "required"}
# By hand although their arguments are plain: the result is a list, or more is
# to do.
HAND = {
    "tp_split", "tp_chunk", "tp_unbind", "tp_tensor_weak",
    "tp_tensor_detach_wrapper", "tp_tensor_set", "tp_tensor_end_write",
    "tp_tensor_resize", "tp_tensor_set_storage", "tp_tensor_assign",
    "tp_gradients", "tp_grad_mode_push", "tp_grad_mode_pop",
    "tp_inference_mode_push", "tp_inference_mode_pop", "tp_saved_new",
    "tp_saved_unpack", "tp_tensor_from_storage", "tp_backward",
    "tp_generator_new", "tp_generator_set", "tp_tensor_hook_remove",
}
_PLAIN = {"double": "float64", "int64_t": "int64"}
_NAMES = {"tp_tensor_set_requires_grad": "SetRequiresGrad",
          "tp_tensor_retain_grad": "RetainGrad",
          "tp_tensor_grad_get": "Grad",
          "tp_tensor_grad_set": "SetGrad",
          "tp_tensor_grad_zero": "ZeroGrad",
          "tp_tensor_mark_written": "MarkWritten",
          "tp_tensor_set": "Set",
          "tp_result_dtype": "ResultDType",
          "tp_view_dtype": "ViewDType"}


def go_name(name):
    """tp_add_inplace -> AddInPlace."""
    return _NAMES.get(name) or camel(name).replace("Inplace", "InPlace")


def _is_known(parameter):
    """Whether a parameter is of a kind that is translated here."""
    kind = parameter["type"]
    if parameter["direction"] == "out" or kind["kind"] == "handle":
        return kind["kind"] == "handle"
    return (kind["kind"] == "enumeration" or kind["name"] in _PLAIN
            or kind["name"] == "tp_scalar_t" or parameter["name"] in _TRUTH
            or parameter["name"] == "device_index")


def _is_translated(function):
    counts = d.counts(function)
    return (d.fails(function) and function["name"] not in HAND
            and all(_is_known(p) for p in function["parameters"]
                    if p["name"] not in counts))


def chosen(api):
    """The functions that are written here."""
    return [f for h in api.headers
            if h["name"].removesuffix(".h").split("_")[0] in _HEADERS
            for f in h["functions"] if _is_translated(f)]


def operators(api):
    """Those that compute, which the leak test calls."""
    return [f for f in chosen(api) if not f["name"].startswith("tp_tensor_")]


def _in_truth(said):
    """What is said of 1 and 0, in terms of true and false."""
    for number, word in (("1 or 0", "true or false"), ("non-zero", "true"),
                         ("0:", "false:")):
        said = said.replace(number, word)
    return said


class Method:
    """What a function looks like in Go."""

    def __init__(self, api, entry):
        self.api = api
        self.entry = entry
        self.name = go_name(entry["name"])
        self.receiver = None
        self.parameters = []  # (entry, name in Go, type in Go)
        self.held = []        # (variable, expression)
        self.arguments = []
        self.results = 0
        counts = d.counts(entry)
        entries = [p for p in entry["parameters"] if p["name"] not in counts]
        last = [p for p in entries if p["direction"] == "in"][-1:]
        for position, p in enumerate(entry["parameters"], 1):
            if p["name"] not in counts:
                self._add(p, position, p in last)

    def _add(self, p, position, is_last):
        kind, name = p["type"], lower(p["name"])
        if p["direction"] == "out":
            self.results += 1
            return
        if kind["kind"] == "handle":
            self._handle(p, name, position)
        elif p["count"]:
            dots = "..." if is_last else "[]"
            self._plain(p, name, f"{dots}int64", name)
        elif kind["name"] == "tp_scalar_t":
            self._plain(p, name, "Scalar", f"{name}.raw")
        elif p["name"] == "device_type":
            self._plain({**p, "name": "device"}, "device", "Device",
                        "int32(device.Type)")
        elif p["name"] == "device_index":
            self.arguments.append("device.Index")
        elif kind["kind"] == "enumeration":
            self._plain(p, name, ENUMERATIONS[kind["name"]][0],
                        f"int32({name})")
        elif p["name"] in _TRUTH:
            self._plain(p, name, "bool", f"flag({name})")
        else:
            self._plain(p, name, _PLAIN[kind["name"]], name)

    def _plain(self, p, name, kind, argument):
        self.parameters.append((p, name, kind))
        self.arguments.append(argument)

    def _handle(self, p, name, position):
        kind = p["type"]["name"]
        if kind == "tp_tensor_t":
            how = ("tensors" if p["count"] else
                   "optional" if p["nullable"] else "tensor")
            go = "[]*Tensor" if p["count"] else "*Tensor"
        else:
            how, go = "generator", "*Generator"
        if position == 1 and go == "*Tensor":
            self.receiver = name
        else:
            self.parameters.append((p, name, go))
        variable = name + "Handles" if p["count"] else name + "Handle"
        self.held.append((variable, f"call.{how}({name}, {position})"))
        self.arguments.append(variable)

    def signature(self):
        """Parameters as Go writes them; neighbours of a type share it."""
        parts = []
        for i, (_, name, kind) in enumerate(self.parameters):
            following = self.parameters[i + 1:i + 2]
            same = following and following[0][2] == kind and "..." not in kind
            parts.append(name if same else f"{name} {kind}")
        return ", ".join(parts)

    def doc(self):
        """What the header says, in terms of Go."""
        def rename(name):
            if name.startswith("TP_"):
                return (constant_name(self.api, name)
                        if name in self.api.constant else name)
            return go_name(name) if name in self.api.function else name
        text = plain(self.entry["doc"], rename)
        text = f"{self.name} is {self.entry['name']}. {text}"
        rows = []
        for p, name, go in self.parameters:
            said = plain(p["doc"], rename).replace("NULL", "nil")
            if p["type"]["name"] == "tp_scalar_t":
                said = said.replace("nil", "Default")
            elif name == "device":
                said = said.replace("device type; 0 is CPU", "device")
                said = said.replace("type; 0 keeps the device",
                                    "or none, which keeps it")
            elif go == "bool":
                said = _in_truth(said)
            elif p["count"]:
                said = said.replace("n = 0 is all", "none is all")
            elif p["type"]["kind"] == "enumeration":
                said = re.sub(r"TP_\w+_ value", go, said)
            rows.append(comment(f"  - {name}: {said}", width=77)
                        .replace("//   - ", "//   - ", 1)
                        .replace("\n// ", "\n//     "))
        return (comment(text) + ("//\n" if rows else "")
                + "".join(row.replace("//     -", "//   -") for row in rows))

    def text(self):
        raw_call = (f"raw.{camel(self.entry['name'])}"
                    f"({', '.join(self.arguments)})")
        results = ["error", "(*Tensor, error)",
                   "(*Tensor, *Tensor, error)"][self.results]
        receiver = f"({self.receiver} *Tensor) " if self.receiver else ""
        lines = [f"func {receiver}{self.name}({self.signature()}) {results} {{"]
        if self.held:
            lines.append(f"\tcall := begin(\"{self.entry['name']}\")")
            lines += [f"\t{v} := {e}" for v, e in self.held]
            nils = "nil, " * self.results
            lines += ["\tif call.err != nil {",
                      f"\t\treturn {nils}call.end(nil)", "\t}"]
            end = ["end", "result", "results"][self.results]
            lines.append(f"\treturn call.{end}({raw_call})")
        else:
            lines.append(f"\treturn made({raw_call})")
        return self.doc() + "\n".join(lines) + "\n}\n"


def _operators(api):
    return (HEAD + "package tensorplay\n\nimport \"tensorplay/raw\"\n\n"
            + "\n".join(Method(api, f).text() for f in chosen(api)))


def _expression(method, out=()):
    """A call of a method with the samples' arguments."""
    name = method.entry["name"]

    def sample(entry, kind):
        if entry["name"] in out:
            return out[entry["name"]]
        return go_samples.argument(name, entry["name"], kind)
    receiver = ""
    if method.receiver:
        receiver = sample(method.entry["parameters"][0], "*Tensor") + "."
    arguments = ", ".join(sample(p, kind)
                          for p, _, kind in method.parameters)
    return f"{receiver}{method.name}({arguments})"


def _sample_call(api, entry):
    """A row of the leak test's table; one without a call fails there."""
    name = entry["name"]
    try:
        lines = _sample_body(api, entry)
    except LookupError:  # no arguments are given, or a form has lost its base
        return f"\t{{\"{name}\", nil}},\n"
    return f"\t{{\"{name}\", func(f *fixture) {{\n{lines}\t}}}},\n"


def _sample_body(api, entry):
    method = Method(api, entry)
    name = entry["name"]
    body = []
    out = {}
    if name.endswith("_out"):
        whole = Method(api, api.function[go_samples.base(name)])
        outs = [p["name"] for p in whole.entry["parameters"]
                if p["direction"] == "out"]
        out = {p: f"out{i}" for i, p in enumerate(outs)}
        kept = "f.keep" if len(outs) == 1 else "f.keepTwo"
        body.append(f"{', '.join(out.values())} := {kept}"
                    f"({_expression(whole)})")
    ending = ["f.done", "f.one", "f.two"][method.results]
    body.append(f"{ending}({_expression(method, out)})")
    return "".join(f"\t\t{line}\n" for line in body)


def _calls(api):
    return (HEAD + "package tensorplay\n\n"
            "var operatorCalls = []struct {\n\tname string\n"
            "\tcall func(f *fixture)\n}{\n"
            + "".join(_sample_call(api, f) for f in operators(api)) + "}\n")


FILES = {"operators": _operators, "calls_test": _calls}
