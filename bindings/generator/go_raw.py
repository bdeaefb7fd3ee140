"""The raw layer of the Go binding: every function in C's terms.

A function that reports a status is called by a static C function of the
generated file, which fetches the details of a failure in the same frame: a
goroutine may be on another thread when the call has returned. Results come
back by value, so that no Go memory is lent for them.
"""
import description as d
from go_text import HEAD, camel, comment, lower, plain

# The library keeps these bytes, so they are no slice: Go's memory moves.
_KEPT = {("tp_storage_from_data", "data"), ("tp_tensor_from_blob", "data")}
# Values of the host that only pass through; as numbers, they may be handles of
# runtime/cgo.
_OPAQUE = {"user_data", "ctx", "wrapper"}

_NUMBERS = {"int32_t": "int32", "int64_t": "int64", "uint32_t": "uint32",
            "uint64_t": "uint64", "size_t": "int", "double": "float64"}


def _number(kind):
    """The Go type of a number: enumerations are int32."""
    return "int32" if kind["kind"] == "enumeration" else _NUMBERS[kind["name"]]


def _c(name):
    return f"C.{name}"


def _go_type(kind):
    """The Go type behind one pointer, or of a value."""
    if kind["kind"] in ("handle", "struct"):
        return camel(kind["name"])
    return _number(kind)


class Parameter:
    """How a parameter goes from Go through the C function to the library."""

    def __init__(self, function, entry):
        self.name = entry["name"]
        self.go = lower(self.name)
        self.kind = entry["type"]
        self.entry = entry
        self.function = function["name"]
        key = (self.function, self.name)
        self.count = entry["count"]
        if key in _KEPT:
            self.count = None
        self.out = (entry["direction"] == "out" and self.count is None
                    and self.kind["pointers"])
        # What C gets and hands on; what Go takes, prepares and passes.
        self.c_parameter = f"{self.kind['c']} {self.name}"
        self.c_argument = self.name
        self.go_parameter = None
        self.before = []
        self.arguments = []
        (self._result if self.out else self._list if self.count
         else self._value)()

    def out_of(self, function):
        """Whether the list is written by a function that has others."""
        return self.entry["direction"] != "in" and len(
            [p for p in function["parameters"] if p["count"]]) > 1

    def _result(self):
        self.c_parameter = None
        self.c_argument = f"&r.{self.name}"
        base = self.kind["c"][:-1].strip()
        self.field = (base.replace("const ", ""), self.name)
        kind = self.kind
        if kind["kind"] == "struct":
            self.result = camel(kind["name"])
            self.value = (f"*(*{self.result})(unsafe.Pointer(&r.{self.name}))")
        elif kind["kind"] == "handle":
            self.result, self.value = f"*{camel(kind['name'])}", \
                f"r.{self.name}"
        elif kind["kind"] == "void" and self.name in _OPAQUE:
            self.result, self.value = "uintptr", f"uintptr(r.{self.name})"
        elif kind["kind"] == "void":
            self.result, self.value = "unsafe.Pointer", f"r.{self.name}"
        elif kind["kind"] == "callback":
            self.result, self.value = "Callback", f"r.{self.name}"
        else:
            self.result = _number(kind)
            self.value = f"{self.result}(r.{self.name})"
        # Names of fields that are words of Go get an underscore from cgo.
        if self.name in ("type", "func", "range"):
            self.value = self.value.replace(f"r.{self.name}", f"r._{self.name}")

    def _list(self):
        kind, go = self.kind, self.go
        depth = len(kind["pointers"])
        if kind["kind"] == "char" and depth == 2:
            self.go_parameter = f"{go} []string"
            self.before = [f"{go}C := newTexts({go})",
                           f"defer {go}C.free()"]
            self.arguments = [f"{go}C.pointer"]
        elif kind["kind"] == "struct" and depth == 2:
            self.go_parameter = f"{go} []{camel(kind['name'])}"
            self.c_parameter = f"const {kind['name']}* {self.name}"
            self.c_argument = f"go_list({self.name}, {self.count})"
            self.arguments = [f"(*C.{kind['name']})(first({go}))"]
        else:
            element = {"char": "byte", "void": "byte"}.get(kind["kind"]) or (
                "*" * (depth - 1) + _go_type(kind))
            base = "uint8_t" if kind["kind"] == "void" else kind["name"]
            if kind["kind"] == "void":
                self.c_parameter = f"uint8_t* {self.name}"
            self.go_parameter = f"{go} []{element}"
            self.arguments = [f"({'*' * depth}C.{base})(first({go}))"]

    def _value(self):
        kind, go = self.kind, self.go
        nullable = self.entry["nullable"]
        pointers = kind["pointers"]
        if self.name in _OPAQUE and kind["kind"] == "void":
            self.go_parameter = f"{go} uintptr"
            self.c_parameter = f"uintptr_t {self.name}"
            self.c_argument = f"(void*){self.name}"
            self.arguments = [f"C.uintptr_t({go})"]
        elif kind["kind"] == "void":
            self.go_parameter = f"{go} unsafe.Pointer"
            self.arguments = [go]
        elif kind["kind"] == "callback":
            self.go_parameter = f"{go} Callback"
            self.arguments = [go]
        elif kind["kind"] == "char":
            self.go_parameter = f"{go} string"
            self.before = [f"{go}C := newText({go})"]
            self.arguments = [f"{go}C.{'orNull' if nullable else 'pointer'}()"]
        elif kind["kind"] == "handle":
            # As a number: cgo looks behind pointers, which costs.
            self.go_parameter = f"{go} *{camel(kind['name'])}"
            self.c_parameter = f"uintptr_t {self.name}"
            self.c_argument = f"({kind['c']}){self.name}"
            self.arguments = [f"address(unsafe.Pointer({go}))"]
        elif kind["name"] == "tp_scalar_t":
            self.go_parameter = f"{go} ScalarT"
            self.c_parameter = f"tp_scalar_t {self.name}"
            self.c_argument = (f"{self.name}.dtype ? &{self.name} : NULL"
                               if nullable else f"&{self.name}")
            self.arguments = [f"*(*C.tp_scalar_t)(unsafe.Pointer(&{go}))"]
        elif kind["kind"] == "struct":
            self.go_parameter = f"{go} *{camel(kind['name'])}"
            self.arguments = [f"(*C.{kind['name']})(unsafe.Pointer({go}))"]
        else:
            assert not pointers, (self.function, self.name)
            self.go_parameter = f"{go} {_number(kind)}"
            self.arguments = [f"C.{kind['name']}({go})"]


class Function:
    """A function, with its parameters sorted into what Go gives and gets."""

    def __init__(self, entry):
        self.entry = entry
        self.name = entry["name"]
        self.go = camel(self.name)
        # That one tells a status, it has none of its own.
        self.fails = d.fails(entry) and self.name != "tp_error_code"
        self.all = [Parameter(entry, p) for p in entry["parameters"]]
        by_name = {p.name: p for p in self.all}
        self.lists = {}
        for parameter in self.all:
            if parameter.count in by_name:
                self.lists.setdefault(parameter.count, []).append(parameter)
        for lists in self.lists.values():  # the one that is never left out
            lists.sort(key=lambda p: p.entry["nullable"] or p.out_of(entry))
        self.outs = [p for p in self.all if p.out]

    def is_count(self, parameter):
        return parameter.name in self.lists

    def struct(self):
        """Name of the C struct of the results, and its fields."""
        fields = [p.field for p in self.outs]
        name = "_".join(f"{c.replace('*', 'p').replace(' ', '')}_{field}"
                        for c, field in fields)
        return f"go_{name or 'status'}_r", fields

    def needs_wrapper(self):
        return self.fails or any(p.c_parameter and p.c_argument != p.name
                                 for p in self.all)


def _c_struct(name, fields):
    lines = [f"  {c} {field};" for c, field in fields]
    return "\n".join(["typedef struct {", *lines,
                      "  go_failure_t* failure;", "  tp_status_t status;",
                      f"}} {name};"])


def _c_function(f):
    """The static C function that calls f."""
    parameters = ", ".join(p.c_parameter for p in f.all if p.c_parameter)
    arguments = ", ".join(p.c_argument for p in f.all)
    returns = f.entry["returns"]["type"]["c"]
    if not f.fails:
        lines = [f"static {returns} go_{f.name}({parameters or 'void'}) {{",
                 f"  {'' if returns == 'void' else 'return '}"
                 f"{f.name}({arguments});"]
        return "\n".join([*lines, "}"])
    name, _ = f.struct()
    lists = [p for p in f.all if p.c_argument.startswith("go_list(")]
    lines = [f"static {name} go_{f.name}({parameters or 'void'}) {{",
             f"  {name} r = {{0}};"]
    for p in lists:
        lines += [f"  const {p.kind['name']}** {p.name}_list = "
                  f"{p.c_argument};",
                  f"  if ({p.name}_list == NULL) {{",
                  f"    r.failure = go_no_memory(\"{f.name}\", &r.status);",
                  "    return r;", "  }"]
        arguments = arguments.replace(p.c_argument, f"{p.name}_list")
    lines += [f"  GO_CALL(r.status, {f.name}({arguments}));",
              "  if (r.status != TP_OK) r.failure = go_failure();",
              *[f"  free({p.name}_list);" for p in lists],
              "  return r;", "}"]
    return "\n".join(lines)


def _go_function(f):
    """The Go function that calls f."""
    doc = plain(f.entry["brief"], camel_or_c)
    text = comment(f"{f.go} calls {f.name}: {doc}")
    parameters = ", ".join(p.go_parameter for p in f.all
                           if p.go_parameter and not f.is_count(p))
    before, arguments = [], []
    for p in f.all:
        if f.is_count(p):
            first = f.lists[p.name][0]
            arguments.append(f"C.{p.kind['name']}(len({first.go}))")
            continue
        before += p.before
        arguments += p.arguments
    for lists in f.lists.values():
        for other in lists[1:]:
            test = f"len({other.go}) != len({lists[0].go})"
            if other.entry["nullable"]:
                test = f"len({other.go}) != 0 && {test}"
            before.insert(0, f"if {test} {{\n\t\tpanic(unequal)\n\t}}")
    wrapped = f.needs_wrapper()
    call = f"C.{'go_' if wrapped else ''}{f.name}({', '.join(arguments)})"
    if f.fails:
        results = [p.result for p in f.outs] + ["*Failure"]
        values = [p.value for p in f.outs]
        body = before + [f"r := {call}"]
        body += ["return " + ", ".join(
            [*values, "failed(int32(r.status), r.failure)"])]
    else:
        results, body = _plain_results(f, before, call)
    shown = ", ".join(results)
    if len(results) > 1:
        shown = f"({shown})"
    head = f"func {f.go}({parameters})" + (f" {shown}" if shown else "")
    return text + head + " {\n" + "".join(f"\t{line}\n" for line in body) + "}"


def _plain_results(f, before, call):
    """Results and body of a function without a status."""
    kind = f.entry["returns"]["type"]
    if kind["kind"] == "void" and not kind["pointers"]:
        return [], before + [call]
    if kind["kind"] == "char":
        return ["string"], before + [f"return C.GoString({call})"]
    if kind["kind"] == "handle":
        return [f"*{camel(kind['name'])}"], before + [f"return {call}"]
    if kind["kind"] == "void":
        opaque = f.name == "tp_tensor_wrapper"
        return (["uintptr"], before + [f"return uintptr({call})"]) if opaque \
            else (["unsafe.Pointer"], before + [f"return {call}"])
    if kind["pointers"]:
        return ["*int64"], before + [f"return (*int64)({call})"]
    return [_number(kind)], before + [f"return {_number(kind)}({call})"]


def camel_or_c(name):
    return camel(name) if name.startswith("tp_") else name


def _go_field(field):
    kind = field.get("type")
    if kind is None or kind["kind"] == "callback":
        return "Callback"
    if kind["pointers"]:
        return "unsafe.Pointer"
    if kind["name"] == "tp_scalar_t":
        return "ScalarT"
    return {"size_t": "uintptr"}.get(kind["name"]) or _number(kind)


def _go_struct(entry):
    name = camel(entry["name"])
    fields = [comment(plain(field["doc"], camel_or_c)
                      or "As in C.", "\t")
              + f"\t{camel(field['name'])} {_go_field(field)}\n"
              for field in entry["fields"]]
    return (comment(f"{name} is {entry['name']}: "
                    + plain(entry["brief"], camel_or_c))
            + f"type {name} struct {{\n" + "\n".join(fields) + "}\n\n"
            + f"var _ = [1]int{{}}[unsafe.Sizeof({name}{{}})"
            f"-C.sizeof_{entry['name']}]\n")


def _file(headers):
    """Text of the file for some headers, as a function of the description."""
    def write(api):
        chosen = [h for h in api.headers
                  if h["name"].removesuffix(".h").split("_")[0] in headers]
        functions = [Function(e) for h in chosen for e in h["functions"]]
        structs = dict(f.struct() for f in functions if f.fails)
        c = ["#cgo pkg-config: tensorplay", '#include "failure.h"']
        c += [f"#include <tensorplay/{h['name']}>" for h in chosen]
        c += [_c_struct(*item) for item in structs.items()]
        c += [_c_function(f) for f in functions if f.needs_wrapper()]
        go = [comment(f"{camel(h['name'])} is {h['name']}: "
                      + plain(h["brief"], camel_or_c))
              + f"type {camel(h['name'])} = C.{h['name']}\n"
              for header in chosen for h in header["handles"]]
        go += [_go_struct(s) for header in chosen for s in header["structs"]]
        go += [_go_function(f) + "\n" for f in functions]
        body = "\n".join(go)
        imports = 'import "unsafe"\n\n' if "unsafe." in body else ""
        return (HEAD + "package raw\n\n/*\n" + "\n".join(c)
                + '\n*/\nimport "C"\n' + imports.replace("\n\n", "\n")
                + "\n" + body)
    return write


_ROOMS = ("allocator", "autograd", "base", "debug", "device", "dispatch", "io",
          "kernel", "ops", "runtime", "storage", "tensor", "views")
FILES = {room: _file({room}) for room in _ROOMS}
