"""The raw layer of the Julia binding: constants, types and `ccall`s."""
import re

INTEGERS = {"int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16",
            "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32",
            "int64_t": "Int64", "uint64_t": "UInt64", "size_t": "Csize_t",
            "double": "Cdouble", "float": "Cfloat", "char": "Cchar",
            "int": "Cint", "void": "Cvoid"}
# Parameters whose names Julia keeps for itself.
RESERVED = {"end": "stop", "begin": "start", "function": "function_",
            "type": "type_"}
HEAD = '''# Generated from docs/api/tensorplay.json by `make raw`; do not edit.
'''


def name_of(parameter):
    return RESERVED.get(parameter["name"], parameter["name"])


def type_of(kind):
    """The Julia type of a C type. A string becomes a Cstring, which Julia
    checks for zeros inside; a buffer for text does not."""
    base = INTEGERS.get(kind["name"], kind["name"])
    pointers = list(kind["pointers"])
    if kind["kind"] == "char" and pointers:
        innermost = pointers.pop()
        base = "Cstring" if innermost == "const" else "Ptr{Cchar}"
    for _ in pointers:
        base = f"Ptr{{{base}}}"
    return base


def text_of(doc):
    """A Doxygen text as Markdown, safe inside a raw string literal."""
    doc = re.sub(r"(?:::|#)([A-Za-z]\w*)", r"`\1`", doc)
    return doc.replace("\\", "/").replace('"', "'").replace("$", "\\$")


def docstring(entry, signature=None):
    lines = [f"    {signature}", ""] if signature else []
    lines.append(text_of(entry["doc"] or entry["name"]))
    return '"""\n' + "\n".join(lines) + '\n"""\n'


def constant(entry):
    value = entry["value"]
    kind = entry["type"] or ("Int32" if -2**31 <= value < 2**31 else "Int64")
    return f"{docstring(entry)}const {entry['name']} = {kind}({value})\n"


def enumeration(entry):
    return (docstring(entry)
            + f"const {entry['name']} = {INTEGERS[entry['type']]}\n")


def handle(entry):
    return docstring(entry) + f"mutable struct {entry['name']} end\n"


def field_type(field):
    return type_of(field["type"]) if field.get("type") else "Ptr{Cvoid}"


def zero(field, struct):
    """The default of a field: its size for the field that tells it."""
    kind = field_type(field)
    if field["name"] == "struct_size":
        return f"UInt32({struct['size']})"
    if kind == "Cstring":
        return "Cstring(C_NULL)"
    if kind.startswith("Ptr"):
        return f"{kind}(C_NULL)"
    if kind.startswith("tp_") and kind.endswith("_fn"):
        return "C_NULL"
    if field["type"]["kind"] == "struct":
        return f"{kind}()"
    return f"{kind}(0)"


def struct(entry):
    lines = [f"    {field['name']}::{field_type(field)} = {zero(field, entry)}"
             for field in entry["fields"]]
    return (docstring(entry) + f"Base.@kwdef struct {entry['name']}\n"
            + "\n".join(lines) + "\nend\n")


def callback(entry):
    """The pointer's type, and a macro that makes one of a function."""
    name = entry["name"]
    # As values, whatever names the caller has.
    kinds = "".join(f"$({type_of(p['type'])}), " for p in entry["parameters"])
    result = type_of(entry["returns"]["type"])
    return (docstring(entry) + f"const {name} = Ptr{{Cvoid}}\n"
            + docstring(entry, f"@{name} f")
            + f"macro {name}(f)\n"
            + f"    esc(:(@cfunction($f, $({result}), ({kinds.rstrip()}))))\n"
            + "end\n")


def function(entry):
    parameters = entry["parameters"]
    names = [name_of(p) for p in parameters]
    types = "".join(f"{type_of(p['type'])}, " for p in parameters).rstrip()
    result = type_of(entry["returns"]["type"])
    call = "".join(f", {name}" for name in names)
    signature = f"{entry['name']}({', '.join(names)})"
    return (docstring(entry, signature) + f"@inline {signature} =\n"
            f"    ccall((:{entry['name']}, libtensorplay), {result}, ({types})"
            f"{call})\n")


def raw(api):
    """src/raw.jl"""
    version = api.constant["TP_ABI_VERSION"]["value"]
    parts = [HEAD, '"""\nThe C interface as it is: a function for each of the '
             'library\'s, on pointers and\nnumbers. Nothing is checked or '
             'released here.\n"""\nmodule Raw\n\n',
             "# The loader knows a loaded library by this name, wherever it was"
             f" found.\nconst libtensorplay = \"libtensorplay.so.{version}\"\n"]
    parts += map(enumeration, api.enumerations)
    parts += map(constant, api.constants)
    parts += map(handle, api.handles)
    parts += map(callback, in_order(api.callbacks))
    parts += map(struct, in_order(api.structs))
    parts += map(function, api.functions)
    parts.append("end # module\n")
    return "\n".join(parts)


def in_order(entries):
    """Entries with those first that others have as members."""
    names = {entry["name"]: entry for entry in entries}
    done = {}

    def visit(entry):
        for field in entry.get("fields", ()):
            kind = field.get("type") or {}
            if kind.get("name") in names and kind["name"] != entry["name"]:
                visit(names[kind["name"]])
        done.setdefault(entry["name"], entry)

    for entry in entries:
        visit(entry)
    return list(done.values())


def layouts(api):
    """test/layouts.jl: sizes and offsets as the description has them."""
    rows = []
    for entry in api.structs:
        fields = "".join(f"(:{field['name']}, {field['offset']}), "
                         for field in entry["fields"]).rstrip()
        rows.append(f"    (Raw.{entry['name']}, {entry['size']}, "
                    f"{entry['alignment']},\n     [{fields}]),\n")
    return (HEAD + "const LAYOUTS = [\n" + "".join(rows) + "]\n\n"
            + "const FUNCTIONS = [\n"
            + "".join(f"    :{entry['name']},\n" for entry in api.functions)
            + "]\n")


