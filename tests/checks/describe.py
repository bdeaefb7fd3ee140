"""The public headers as data: what every binding is generated from.

Clang reads the headers; the empty marker macros are given attributes in a copy
of them, so that its syntax tree tells where each stands. `description` is the
result; docs/guide/api-description.md says what its fields mean.
"""
import json
import os
import pathlib
import re
import subprocess
import tempfile

import capi
import header_text

CLANG = "clang-14"
FORMAT = 1
WIDTH = 100
MARKERS = ("TP_OWNED", "TP_BORROWED", "TP_NULLABLE", "TP_OUT", "TP_SINCE")
BASIC = {"void": "void", "char": "char", "float": "float", "double": "float",
         "size_t": "integer",
         **{f"{sign}int{bits}_t": "integer"
            for sign in ("", "u") for bits in (8, 16, 32, 64)}}


class Unclear(Exception):
    """A declaration that the description has no words for."""


def marked(text):
    """A header whose markers are attributes."""
    return re.sub(
        rf"^(#define (?:{'|'.join(MARKERS)})(?:\([^)]*\))?)[ \t]*$",
        r'\1 __attribute__((annotate("")))', text, flags=re.M)


def clang(folder, flags):
    # Where clang is a compiler cache, that would answer with the tree of an
    # equal header in a folder that is gone.
    environment = {**os.environ, "CCACHE_DISABLE": "1"}
    run = subprocess.run(
        [CLANG, "-x", "c", "-std=c99", "-fsyntax-only", "-I", str(folder),
         *flags, str(folder / "all.c")], capture_output=True, text=True,
        check=False, env=environment)
    if run.returncode != 0:
        raise Unclear(run.stderr.strip())
    return run.stdout


def layouts(dump):
    """Size, alignment and offsets of each struct, in bits."""
    return {name: (int(size), int(alignment),
                   [int(bits) for bits in offsets.split(", ") if bits])
            for name, size, alignment, offsets in re.findall(
                r"Type: struct (\w+)\n.*?Size:(\d+)\n.*?Alignment:(\d+)\n"
                r"\s*FieldOffsets: \[([\d, ]*)\]", dump, re.S)}


def place(location):
    return location.get("expansionLoc", location)


def complete_files(node, current=None):
    """Names the file at every location; the tree names it where it changes."""
    if isinstance(node, list):
        for child in node:
            current = complete_files(child, current)
    elif isinstance(node, dict):
        if "offset" in node:
            current = node.setdefault("file", current)
        for child in node.values():
            current = complete_files(child, current)
    return current


class Header:
    """The declarations of one header."""

    def __init__(self, name, text, kinds, layout):
        self.name = name
        self.source = header_text.HeaderText(text)
        self.text = text
        self.kinds = kinds
        self.layout = layout
        self.found = {"constants": [], "enumerations": [], "handles": [],
                      "structs": [], "callbacks": [], "functions": []}

    # --- types ---------------------------------------------------------------

    def type_of(self, spelling):
        """A type that is no function: its name and what points to it."""
        match = re.fullmatch(r"(const )?(\w+)((?: ?\*(?:const)?)*)", spelling)
        if not match or match.group(2) not in self.kinds:
            raise Unclear(f"{self.name}: the type {spelling}")
        constant, name, stars = match.groups()
        pointers = []
        for star in re.findall(r"\*(?:const)?", stars):
            pointers.insert(0, "const" if constant else "mutable")
            constant = "const" in star
        return {"c": spelling.replace(" *", "*").replace("*const", "* const"),
                "name": name, "kind": self.kinds[name], "pointers": pointers}

    def signature(self, spelling, text):
        """Result and parameters of a function pointer; names are in the text."""
        match = re.fullmatch(r"(.+?) ?\(\*\)\((.*)\)", spelling)
        types = [] if match.group(2) == "void" else match.group(2).split(", ")
        words = text[text.index(")", text.index("(*")) + 1:]
        names = re.findall(r"(\w+)\s*(?=[,)])", words)
        if not types:
            names = []
        if len(names) != len(types):
            raise Unclear(f"{self.name}: a parameter without a name in {text}")
        return {"returns": {"type": self.type_of(match.group(1))},
                "parameters": [{"name": name, "type": self.type_of(kind)}
                               for name, kind in zip(names, types)]}

    # --- places --------------------------------------------------------------

    def span(self, node):
        begin, end = place(node["range"]["begin"]), place(node["range"]["end"])
        semicolon = self.text.index(";", end["offset"])
        return begin["offset"], semicolon + 1

    def doc(self, node):
        return self.source.doc(*self.span(node))

    def markers(self, node):
        """The markers of a declaration and the version in its TP_SINCE."""
        names, since = set(), None
        for child in node.get("inner", []):
            if child["kind"] != "AnnotateAttr":
                continue
            at = place(child["range"]["begin"])
            words = self.text[at["offset"]:]
            name = words[:at["tokLen"]]
            names.add(name)
            if name == "TP_SINCE":
                since = ".".join(re.match(r"TP_SINCE\((\d+), (\d+)\)",
                                          words).groups())
        return names, since

    @staticmethod
    def ownership(markers):
        if "TP_OWNED" in markers:
            return "owned"
        return "borrowed" if "TP_BORROWED" in markers else None

    # --- declarations --------------------------------------------------------

    def base(self, node):
        doc = self.doc(node)
        return doc, {"name": node["name"],
                     "group": self.source.group(self.span(node)[0]),
                     "brief": doc.brief, "doc": doc.text}

    def add_function(self, node):
        doc, entry = self.base(node)
        markers, since = self.markers(node)
        spelling = node["type"]["qualType"]
        entry["since"] = since
        entry["returns"] = {
            "type": self.type_of(spelling[:spelling.index("(")].strip()),
            "ownership": self.ownership(markers), "doc": doc.returns}
        entry["parameters"] = [
            self.parameter(child, doc) for child in node.get("inner", [])
            if child["kind"] == "ParmVarDecl"]
        pair_counts(node["name"], entry["parameters"])
        self.found["functions"].append(entry)

    def parameter(self, node, doc):
        markers, _ = self.markers(node)
        name = node["name"]
        direction = "in"
        if "TP_OUT" in markers:
            told = doc.directions.get(name) == "in,out"
            direction = "inout" if told else "out"
        return {"name": name, "type": self.type_of(node["type"]["qualType"]),
                "direction": direction, "ownership": self.ownership(markers),
                "nullable": "TP_NULLABLE" in markers, "count": None,
                "doc": doc.parameters.get(name, "")}

    def add_typedef(self, node, records):
        doc, entry = self.base(node)
        spelling = node["type"]["qualType"]
        begin, end = self.span(node)
        kind = self.kinds[node["name"]]
        if kind == "callback":
            entry.update(self.signature(spelling, self.text[begin:end - 1]))
            entry["returns"]["doc"] = doc.returns
            for parameter in entry["parameters"]:
                parameter["doc"] = doc.parameters.get(parameter["name"], "")
            self.found["callbacks"].append(entry)
        elif kind == "handle":
            self.found["handles"].append(entry)
        elif kind == "struct":
            name = spelling.removeprefix("struct ")
            size, alignment, offsets = self.layout[name]
            fields = [child for child in records[name]["inner"]
                      if child["kind"] == "FieldDecl"]
            entry.update(size=size // 8, alignment=alignment // 8, fields=[
                self.field(*pair) for pair in zip(fields, offsets)])
            self.found["structs"].append(entry)
        else:
            entry.update(type=spelling, constants=[])
            self.found["enumerations"].append(entry)

    def field(self, node, bits):
        begin, end = self.span(node)
        doc = self.doc(node)
        entry = {"name": node["name"], "offset": bits // 8, "doc": doc.text}
        spelling = node["type"]["qualType"]
        if "(*)" in spelling:
            entry["callback"] = self.signature(spelling,
                                               self.text[begin:end - 1])
        else:
            entry["type"] = self.type_of(spelling)
        return entry

    def add_constants(self, declared):
        """Constants, each with the integer type that stands before its run."""
        for position, name, value, doc in self.source.constants():
            before = [at for at in declared if at < position]
            kind = declared[max(before)] if before else None
            if name.endswith("_COUNT"):
                kind = None
            if kind:
                kind["constants"].append(name)
            self.found["constants"].append(
                {"name": name, "value": value,
                 "type": kind["name"] if kind else None,
                 "group": self.source.group(position), "brief": doc.brief,
                 "doc": doc.text})


# Where a count stands elsewhere than behind its list.
COUNTS = {
    ("tp_backward", "gradients"): "n",
    ("tp_gradients", "gradients"): "n",
    ("tp_gradients", "out"): "m",
    ("tp_operator_call", "arguments"): "argument_count",
    ("tp_operator_call_name", "arguments"): "argument_count",
    ("tp_kernel_missing", "out"): "capacity",
}


def pair_counts(function, parameters):
    """Says which parameter counts the elements or bytes behind a pointer."""
    run = []
    for parameter in parameters:
        kind = parameter["type"]
        if kind["name"] == "size_t" and not kind["pointers"]:
            nbytes = parameter["name"].startswith("nbytes")
            for entry in run:
                if (entry["type"]["kind"] == "void") == nbytes:
                    entry["count"] = parameter["name"]
            run = []
        elif may_be_list(parameter):
            run.append(parameter)
        else:
            run = []
    for parameter in parameters:
        key = function, parameter["name"]
        parameter["count"] = COUNTS.get(key, parameter["count"])


def may_be_list(parameter):
    kind = parameter["type"]
    depth = len(kind["pointers"])
    if kind["kind"] in ("handle", "struct"):
        return depth == 2
    if kind["kind"] == "char":
        return depth == 2 or (depth == 1 and parameter["direction"] != "in")
    if kind["kind"] == "void":
        return depth == 1 and parameter["name"] == "data"
    return depth == 1 and kind["kind"] != "callback"


def kinds_of(tree, folder):
    """Kind of each type name, and the structs that have members."""
    kinds, records = dict(BASIC), {}
    for node in tree["inner"]:
        if pathlib.Path(place(node["loc"]).get("file") or "/").parent != folder:
            continue
        if node["kind"] == "RecordDecl" and node.get("completeDefinition"):
            records[node["name"]] = node
        elif node["kind"] == "TypedefDecl":
            spelling = node["type"]["qualType"]
            if "(*)" in spelling:
                kinds[node["name"]] = "callback"
            elif spelling.startswith("struct "):
                name = spelling.removeprefix("struct ")
                kinds[node["name"]] = "struct" if name in records else "handle"
            elif BASIC.get(spelling) == "integer":
                kinds[node["name"]] = "enumeration"
            else:
                raise Unclear(f"typedef {spelling} {node['name']}")
    return kinds, records


def finish_handles(headers):
    functions = {entry["name"] for header in headers
                 for entry in header["functions"]}
    for header in headers:
        for handle in header["handles"]:
            stem = handle["name"].removesuffix("_t")
            for what in ("retain", "release"):
                name = f"{stem}_{what}"
                handle[what] = name if name in functions else None
            if not handle["release"]:
                raise Unclear(f"{handle['name']} has no {stem}_release")


def parsed(root, names):
    """Texts of the marked headers, their syntax tree and struct layouts."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        (folder / "tensorplay").mkdir()
        texts = {}
        for header in names:
            texts[header] = marked(capi.read(
                root / "include" / "tensorplay" / header))
            (folder / "tensorplay" / header).write_text(texts[header],
                                                        encoding="utf-8")
        (folder / "all.c").write_text("".join(
            f'#include "tensorplay/{header}"\n' for header in names))
        tree = json.loads(clang(folder, ["-Xclang", "-ast-dump=json"]))
        layout = layouts(clang(folder, [
            "-Xclang", "-fdump-record-layouts-simple",
            "-Xclang", "-fdump-record-layouts-complete"]))
        complete_files(tree)
        return texts, tree, layout, folder / "tensorplay"


def reach(includes, name):
    """The headers that including one brings, itself among them."""
    found, left = set(), [name]
    while left:
        header = left.pop()
        if header not in found:
            found.add(header)
            left += includes.get(header, [])
    return found


def description(root):
    names = [path.name for path in capi.public_headers(root)]
    texts, tree, layout, folder = parsed(root, names)
    kinds, records = kinds_of(tree, folder)
    headers = {name: Header(name, texts[name], kinds, layout)
               for name in names}
    declared = {name: {} for name in names}
    for node in tree["inner"]:
        path = pathlib.Path(place(node["loc"]).get("file") or "/")
        if path.parent != folder or node["kind"] == "RecordDecl":
            continue
        header = headers[path.name]
        begin = header.span(node)[0]
        declared[path.name][begin] = None
        if node["kind"] == "FunctionDecl":
            header.add_function(node)
        elif node["kind"] == "TypedefDecl":
            header.add_typedef(node, records)
            if kinds[node["name"]] == "enumeration":
                declared[path.name][begin] = header.found["enumerations"][-1]
        else:
            raise Unclear(f"{path.name}: a {node['kind']}")
    includes = {name: sorted(re.findall(r'#include "tensorplay/(\w+\.h)"',
                                        text))
                for name, text in texts.items()}
    stable = reach(includes, "tensorplay.h")
    result = []
    for name, header in headers.items():
        header.add_constants(declared[name])
        result.append({"name": name,
                       "stable": name in stable,
                       "includes": includes[name],
                       **header.found})
    finish_handles(result)
    return {"format": FORMAT, "headers": result}


def text_of(data, indent=""):
    """JSON with what is short on one line, so that a change reads well."""
    line = json.dumps(data, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(data, (dict, list)):
        return line
    inner = indent + " "
    if isinstance(data, dict):
        entries = [f"{json.dumps(key)}: {text_of(value, inner)}"
                   for key, value in data.items()]
    else:
        entries = [text_of(value, inner) for value in data]
    brackets = "{}" if isinstance(data, dict) else "[]"
    return (f"{brackets[0]}\n{inner}" + f",\n{inner}".join(entries)
            + f"\n{indent}{brackets[1]}")
