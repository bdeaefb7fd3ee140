"""tensorplay-sys: every declaration of the headers as it is in C."""
import rust_text

INTEGERS = {"int8_t": "i8", "int16_t": "i16", "int32_t": "i32",
            "int64_t": "i64", "uint8_t": "u8", "uint16_t": "u16",
            "uint32_t": "u32", "uint64_t": "u64", "size_t": "usize",
            "double": "f64", "float": "f32", "char": "c_char",
            "void": "c_void"}
KEYWORDS = {"type", "in", "ref", "match", "where", "move", "use", "box"}


def name_of(name):
    return f"r#{name}" if name in KEYWORDS else name


def rust_type(kind):
    text = INTEGERS.get(kind["name"], kind["name"])
    for pointer in reversed(kind["pointers"]):
        text = f"*{'const' if pointer == 'const' else 'mut'} {text}"
    return text


def link(name):
    return f"[`{name}`]"


def documentation(text, indent=""):
    return rust_text.comment(rust_text.markdown(text, link), indent)


def returned(entry):
    kind = entry["returns"]["type"]
    if kind["kind"] == "void" and not kind["pointers"]:
        return ""
    return f" -> {rust_type(kind)}"


def parameters(entry):
    return [f"{name_of(p['name'])}: {rust_type(p['type'])}"
            for p in entry["parameters"]]


def callback_type(entry):
    return (f"Option<unsafe extern \"C\" fn({', '.join(parameters(entry))})"
            f"{returned(entry)}>")


def constant(entry):
    value = entry["value"]
    if entry["type"]:
        kind = entry["type"]
    elif 0 <= value < 1 << 32:
        kind = "u32"
    else:
        kind = "i64"
    return (documentation(entry["doc"])
            + f"pub const {entry['name']}: {kind} = {value};\n")


def enumeration(entry):
    return (documentation(entry["doc"])
            + f"pub type {entry['name']} = {INTEGERS[entry['type']]};\n")


def handle(entry):
    return (documentation(entry["doc"])
            + f"#[repr(C)]\npub struct {entry['name']} {{\n"
            "    _bytes: [u8; 0],\n"
            "    _marker: PhantomData<(*mut u8, PhantomPinned)>,\n}\n")


def field_type(field):
    return (callback_type(field["callback"]) if "callback" in field
            else rust_type(field["type"]))


def struct(entry):
    fields = "".join(
        documentation(field["doc"], "    ")
        + f"    pub {name_of(field['name'])}: {field_type(field)},\n"
        for field in entry["fields"])
    return (documentation(entry["doc"])
            + "#[repr(C)]\n#[derive(Clone, Copy)]\n"
            f"pub struct {entry['name']} {{\n{fields}}}\n")


def callback(entry):
    lines = [f"* `{p['name']}`: {p['doc']}" for p in entry["parameters"]]
    text = documentation(entry["doc"]) + listed(lines)
    return text + f"pub type {entry['name']} = {callback_type(entry)};\n"


def listed(lines, indent=""):
    if not lines:
        return ""
    text = f"{indent}///\n"
    for line in lines:
        text += documentation(line, indent)
    return text


def function(entry):
    lines = [f"* `{p['name']}`: {p['doc']}" for p in entry["parameters"]]
    text = documentation(entry["doc"], "    ") + listed(lines, "    ")
    if entry["returns"]["doc"]:
        text += "    ///\n" + documentation(
            rust_text.sentence("Returns " + entry["returns"]["doc"]), "    ")
    return (text + f"    pub fn {entry['name']}"
            f"({', '.join(parameters(entry))}){returned(entry)};\n")


def header(entry):
    parts = [write(item)
             for kind, write in (("enumerations", enumeration),
                                 ("constants", constant),
                                 ("handles", handle),
                                 ("structs", struct),
                                 ("callbacks", callback))
             for item in entry[kind]]
    if entry["functions"]:
        parts.append('unsafe extern "C" {\n'
                     + "\n".join(map(function, entry["functions"])) + "}\n")
    return parts


def file(api, stable, uses):
    parts = [rust_text.HEAD + "".join(f"use {use};\n" for use in uses)]
    for entry in api.headers:
        if entry["stable"] == stable:
            parts += header(entry)
    return "\n".join(parts)


def stable(api):
    return file(api, True, ["std::ffi::{c_char, c_void}",
                            "std::marker::{PhantomData, PhantomPinned}"])


def debug(api):
    return file(api, False, ["crate::raw::*", "std::ffi::{c_char, c_void}"])


def struct_test(entry):
    name = entry["name"]
    lines = [f"    assert_eq!(size_of::<{name}>(), {entry['size']});",
             f"    assert_eq!(align_of::<{name}>(), {entry['alignment']});"]
    lines += [f"    assert_eq!(offset_of!({name}, {name_of(f['name'])}), "
              f"{f['offset']});" for f in entry["fields"]]
    return (f"#[test]\nfn {name}_is_laid_out_as_in_c() {{\n"
            + "\n".join(lines) + "\n}\n")


def symbol_test(api):
    """A test that takes the address of every function, which the linker then
    has to find."""
    names = "".join(f"        {f['name']} as *const () as usize,\n"
                    for f in api.functions)
    return ("#[test]\nfn every_function_is_in_the_library() {\n"
            f"    let addresses: [usize; {len(api.functions)}] = [\n{names}"
            "    ];\n"
            "    assert!(addresses.iter().all(|&address| address != 0));\n"
            '    println!("{} functions", addresses.len());\n}\n')


def layout_tests(api):
    return "\n".join(
        [rust_text.HEAD + "#![allow(non_snake_case)]\n"
         "use std::mem::{align_of, offset_of, size_of};\n"
         "use tensorplay_sys::debug::*;\nuse tensorplay_sys::*;\n"]
        + [struct_test(entry) for entry in api.structs] + [symbol_test(api)])
