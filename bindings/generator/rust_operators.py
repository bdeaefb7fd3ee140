"""The operators of the safe layer: methods of Tensor, one file a header.

A function whose parameters follow the rules of the C API is wrapped by rule;
the few others are written by hand in bindings/rust/tensorplay/src.
"""
import re

import description
import rust_calls
import rust_enumerations
import rust_text

HAND_WRITTEN = {
    "tp_tensor_from_data": "typed by the element",
    "tp_tensor_from_blob": "owns a Vec, or is unsafe",
    "tp_tensor_from_storage": "a method of Storage",
    "tp_result_dtype": "lists of numbers",
}
# Methods whose name in C means something else in Rust, or is a keyword.
RENAMED = {"clone": "deep_copy", "where": "where_"}
# Types that the rules know; every enumeration besides.
RULED = {"tp_tensor_t", "tp_scalar_t", "tp_generator_t", "int64_t", "int32_t",
         "uint64_t", "size_t", "double"}
BOOLEANS = {"keepdim", "training", "copy"}
# Constants that are numbers like others: what is meant where none is given.
DEFAULTS = {"TP_TARGET_IGNORED"}
LIST = {"int64_t": "i64"}
PLAIN = {"int64_t": "i64", "double": "f64", "uint64_t": "u64"}


def follows_rules(entry):
    kinds = [parameter["type"] for parameter in entry["parameters"]]
    return all(kind["name"] in RULED or kind["kind"] == "enumeration"
               for kind in kinds)


def wanted(entry, header):
    if entry["name"] in HAND_WRITTEN or not follows_rules(entry):
        return False
    if header == "tensor":
        return entry["group"] == "Making tensors"
    return (description.fails(entry) and not entry["name"].startswith(
        ("tp_generator_", "tp_loss_reduction_")))


def files(api):
    """{module: functions} of the headers that have operators."""
    found = {}
    for header in api.headers:
        name = header["name"].removesuffix(".h")
        if not re.fullmatch(r"ops(_\w+)?|views|tensor", name):
            continue
        module = {"ops": "filling", "tensor": "making"}.get(
            name, name.removeprefix("ops_"))
        entries = [entry for entry in header["functions"]
                   if wanted(entry, name)]
        if entries:
            found[module] = entries
    return found


def method_name(entry):
    name = entry["name"].removeprefix("tp_")
    return RENAMED.get(name, name)


def is_option(parameter):
    """Whether a number has one value that stands for none."""
    kind = parameter["type"]
    if kind["pointers"]:
        return False
    if kind["kind"] == "enumeration":
        return re.search(r"\b0 ", parameter["doc"]) is not None
    return (kind["name"] == "int64_t"
            and re.search(r"#TP_\w+", parameter["doc"]) is not None)


def is_result(entry, parameter):
    """A tensor that an _out function is given for its result."""
    return (entry["name"].endswith("_out")
            and parameter["type"]["c"] == "tp_tensor_t*")


class Wrapper:
    """One function: what its Rust signature and body are put together from."""

    def __init__(self, entry):
        self.entry = entry
        self.signature, self.prepare, self.arguments = [], [], []
        self.shown = []  # (name, documentation) of what a caller gives
        self.outs, self.lists = [], {}
        self.counts = description.counts(entry)
        self.names = [p["name"] for p in entry["parameters"]]
        self.takes_self = False
        for parameter in entry["parameters"]:
            self.add(parameter)
        for names in self.lists.values():
            if len(names) > 1:
                self.prepare.append(
                    f'same_length("{entry["name"]}", '
                    f"{names[0]}.len(), {names[1]}.len())?;")

    def give(self, parameter, kind, argument, name=None):
        name = name or parameter["name"]
        self.signature.append(f"{name}: {kind}")
        zero_is_none = (parameter["type"]["kind"] == "enumeration"
                        and is_option(parameter))
        self.shown.append((name, words(parameter["doc"], zero_is_none)))
        self.arguments.append(argument)

    def add(self, parameter):
        name, kind = parameter["name"], parameter["type"]
        if name in self.counts:
            self.add_count(name)
        elif parameter["direction"] == "out":
            self.outs.append(parameter)
            self.arguments.append(name)
        elif kind["name"] == "tp_tensor_t":
            self.add_tensor(parameter)
        elif kind["name"] == "tp_scalar_t":
            self.add_scalar(parameter)
        elif kind["name"] == "tp_generator_t":
            self.give(parameter, "&mut Generator", f"{name}.as_raw()")
        elif parameter["count"]:
            self.add_list(parameter)
        elif kind["name"] == "tp_device_type_t":
            self.add_device(parameter)
        elif name == "device_index":
            pass
        elif name in BOOLEANS:
            self.give(parameter, "bool", f"i32::from({name})")
        elif kind["kind"] == "enumeration":
            self.add_enumeration(parameter)
        elif is_option(parameter):
            constant = re.search(r"#(TP_\w+)", parameter["doc"]).group(1)
            self.give(parameter, "Option<i64>",
                      f"number_or({name}, sys::{constant})"
                      if constant not in DEFAULTS else
                      f"{name}.unwrap_or(sys::{constant})")
        else:
            self.give(parameter, PLAIN[kind["name"]], name)

    def add_count(self, name):
        lists = self.lists.get(name)
        self.arguments.append(f"{lists[0]}.len()" if lists else name)

    def add_tensor(self, parameter):
        name, kind = parameter["name"], parameter["type"]
        if parameter["count"]:
            self.lists[parameter["count"]] = [name]
            self.prepare.append(f"let {name} = pointers({name});")
            self.give(parameter, "&[impl Borrow<Tensor>]", f"{name}.as_ptr()")
        elif is_result(self.entry, parameter):
            self.give(parameter, "&mut Tensor", f"{name}.as_raw()")
        elif not self.takes_self:
            self.takes_self = True
            writes = self.entry["name"].endswith("_inplace")
            self.signature.insert(0, "&mut self" if writes else "&self")
            self.arguments.append("self.as_raw()")
        elif parameter["nullable"]:
            self.give(parameter, "Option<&Tensor>", f"raw_or_null({name})")
        else:
            assert kind["pointers"] == ["const"], self.entry["name"]
            self.give(parameter, "&Tensor", f"{name}.as_raw()")

    def add_scalar(self, parameter):
        name = parameter["name"]
        if parameter["nullable"]:
            self.give(parameter, "Option<Scalar>",
                      f"scalar_or_null(&{name})")
        else:
            self.prepare.append(f"let {name}: Scalar = {name}.into();")
            self.give(parameter, "impl Into<Scalar>", f"{name}.as_raw()")

    def add_list(self, parameter):
        name = parameter["name"]
        self.lists.setdefault(parameter["count"], []).append(name)
        element = LIST[parameter["type"]["name"]]
        self.give(parameter, f"&[{element}]", f"{name}.as_ptr()")

    def add_enumeration(self, parameter):
        name = parameter["name"]
        kind = rust_enumerations.type_name(parameter["type"]["name"])
        if is_option(parameter):
            self.give(parameter, f"Option<{kind}>",
                      f"{name}.map_or(0, {kind}::as_raw)")
        elif "device_type" in self.names:
            self.prepare.append("let options = options.into();")
            self.signature.append("options: impl Into<TensorOptions>")
            self.shown.append(("options", "element type and device"))
            self.arguments.append("options.dtype.as_raw()")
        else:
            self.give(parameter, kind, f"{name}.as_raw()")

    def add_device(self, parameter):
        if "0 keeps" in parameter["doc"]:
            self.give(parameter, "Option<Device>",
                      "device.map_or(0, |device| device.kind.as_raw()), "
                      "device.map_or(0, |device| device.index)", "device")
        elif any(text.startswith("options:") for text in self.signature):
            self.arguments.append("options.device.kind.as_raw(), "
                                  "options.device.index")
        else:
            self.signature.append("device: Device")
            self.shown.append(("device", "where it is"))
            self.arguments.append("device.kind.as_raw(), device.index")

    def result(self):
        """(type of the result, function that makes the call)."""
        names = [out["name"] for out in self.outs]
        if not names:
            return "()", "check(CALL)"
        if "count" in names:
            return ("Vec<Tensor>",
                    "tensors(|out, capacity, count| CALL)")
        if len(names) == 2:
            return ("(Tensor, Tensor)",
                    f"two_tensors(|{names[0]}, {names[1]}| CALL)")
        return "Tensor", f"tensor(|{names[0]}| CALL)"

    def text(self):
        kind, body = self.result()
        call = f"sys::{self.entry['name']}({', '.join(self.arguments)})"
        lines = "".join(f"        {line}\n" for line in self.prepare)
        return (f"    #[inline]\n    pub fn {method_name(self.entry)}("
                f"{', '.join(self.signature)}) -> Result<{kind}> {{\n{lines}"
                "        // SAFETY: handles and lists live through the call.\n"
                f"        unsafe {{ {body.replace('CALL', call)} }}\n    }}\n")


def link(name):
    """What stands for a name of C in documentation: the method if it is one,
    for a constant that only C needs the word that replaces it."""
    if name.startswith("TP_ERROR_"):
        code = f"Code::{name.removeprefix('TP_ERROR_')}"
        return f"[`{code}`](crate::{code})"
    if name.startswith("TP_"):
        return "`None`"
    if name in METHODS:
        return f"[`Tensor::{METHODS[name]}`]"
    return f"[`{name}`](crate::sys::{name})"


METHODS = {}


def words(text, zero_is_none=False):
    """A sentence of C in the words of Rust."""
    text = re.sub(r"\bNULL\b", "`None`", text)
    text = re.sub(r"\bnon-zero\b", "`true`", text)
    if zero_is_none:
        text = re.sub(r"\b0 ", "`None` ", text)
    return rust_text.markdown(text, link)


def documentation(wrapper):
    entry = wrapper.entry
    text = rust_text.comment(words(entry["doc"]), "    ")
    if wrapper.shown:
        text += "    ///\n"
    for name, doc in wrapper.shown:
        text += rust_text.comment(f"* `{name}`: {doc}", "    ")
    failures = re.sub(r"^status[.;]?\s*", "", entry["returns"]["doc"])
    if failures:
        text += "    ///\n" + rust_text.comment(
            "Errors: " + words(failures), "    ")
    return text + example(entry)


def example(entry):
    lines = ["```", "# use tensorplay::*;",
             "# fn main() -> Result<()> {", *rust_calls.lines(entry),
             "# Ok(())", "# }", "```"]
    return "    ///\n" + "".join(f"    /// {line}\n" for line in lines)


def write(api, module):
    METHODS.update((entry["name"], method_name(entry))
                   for entries in files(api).values() for entry in entries)
    wrappers = [Wrapper(entry) for entry in files(api)[module]]
    methods = "\n".join(documentation(w) + w.text() for w in wrappers)
    return (f"{rust_text.HEAD}//! Methods for {module}.\n"
            "#![allow(unused_imports)]\n"
            "use super::prelude::*;\n\n"
            f"impl Tensor {{\n{methods}}}\n")


def modules():
    return sorted(files(description.Description.read()))


def writers():
    return [(name, lambda api, name=name: write(api, name))
            for name in modules()]


def module(api):
    names = "".join(f"#[rustfmt::skip]\nmod {name};\n"
                    for name in sorted(files(api)))
    return (f"{rust_text.HEAD}//! Operators, by the headers that declare "
            f"them.\nmod prelude;\n{names}")
