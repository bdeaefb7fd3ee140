#!/usr/bin/python3
"""The rules for public headers that can be read off their text."""
import re
import sys

import capi
import tally

FORBIDDEN = [
    (r"\.\.\.", "variable arguments"),
    (r"\benum\b", "enum (constants are #define)"),
    (r"\bunion\b", "union"),
    (r"\b_?[bB]ool\b", "bool"),
    (r"\binline\b", "inline function"),
    (r"\b_Static_assert\b|\bstatic_assert\b", "static assertion"),
    (r"\blong\b", "long"),
    (r"\b_?[cC]omplex\b", "complex type"),
    (r"\bva_list\b", "va_list"),
    (r"\brestrict\b", "restrict"),
]
BIT_FIELD = re.compile(r"\b\w+\s*:\s*\d+\s*;")
DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(\([^)]*\))?[ \t]*(.*?)$",
                    re.M)
INTEGER = re.compile(r"-?(0x[0-9a-fA-F]+|\d+)|\(-\d+\)")
INCLUDE = re.compile(r'^\s*#\s*include\s+(\S+)', re.M)
# Macros that are no constants: the linkage of functions, and the empty markers.
MARKERS = {"TP_API", "TP_OWNED", "TP_BORROWED", "TP_NULLABLE", "TP_OUT",
           "TP_SINCE"}


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def define_faults(code):
    for match in DEFINE.finditer(code):
        name, parameters, value = match.groups()
        if name in MARKERS or re.fullmatch(r"TENSORPLAY_\w+_H", name):
            continue
        if not name.startswith("TP_"):
            yield match.start(), f"macro {name} does not begin with TP_"
        if parameters:
            yield match.start(), f"macro {name} has parameters"
        elif not INTEGER.fullmatch(value.strip()):
            yield match.start(), f"{name} is not a plain integer: {value}"


def name_faults(path):
    for declaration in capi.declarations(capi.read(path)):
        if declaration.startswith("typedef"):
            name = re.search(r"\(\s*\*\s*(\w+)\s*\)|(\w+)$",
                             re.sub(r"\{.*\}", "", declaration))
            name = name.group(1) or name.group(2)
            if not re.fullmatch(r"tp_[a-z0-9_]+_(t|fn)", name):
                yield f"type {name} is not tp_<thing>_t or tp_<thing>_fn"
        elif "(" not in declaration:
            yield f"neither a type nor a function: {declaration}"
    for name, declaration in capi.functions(path).items():
        if not capi.SYMBOL.fullmatch(name):
            yield f"function {name} does not begin with tp_"
        if re.search(r"\(\s*\)$", declaration):
            yield f"{name} has an empty parameter list; (void) is meant"


def structs_by_value(paths):
    """Parameters and results that are whole structs."""
    structs = set()
    for path in paths:
        for declaration in capi.declarations(capi.read(path)):
            match = re.match(r"typedef struct \w+(?: \{.*\})? (tp_\w+_t)$",
                             declaration)
            if match:
                structs.add(match.group(1))
    for path in paths:
        for name, declaration in capi.functions(path).items():
            for struct in structs:
                if re.search(rf"\b{struct}\b(?!\s*(?:const\s*)?\*)",
                             declaration):
                    yield f"{path.name}: {name} passes {struct} by value"


def conditional_faults(text):
    """#if may guard the header, the C++ brackets and a macro, nothing else."""
    stack = []
    for number, line in enumerate(text.splitlines(), 1):
        word = re.match(r"\s*#\s*(if|ifdef|ifndef|endif)\b", line)
        if word and word.group(1) == "endif":
            stack and stack.pop()
        elif word:
            guard = re.search(r"TENSORPLAY_\w+_H", line)
            stack.append("" if guard else line.strip())
        elif any(stack) and line.strip() and not line.strip().startswith("#"):
            inside = next(entry for entry in reversed(stack) if entry)
            bracket = line.strip() in ('extern "C" {', "}")
            if not (bracket and "__cplusplus" in inside):
                yield f"line {number}: code depends on {inside}"


def faults_of(path):
    text = capi.read(path)
    code = capi.without_comments(text)
    for pattern, what in FORBIDDEN:
        for match in re.finditer(pattern, code):
            yield f"line {line_of(code, match.start())}: {what}"
    for match in BIT_FIELD.finditer(code):
        yield f"line {line_of(code, match.start())}: bit-field"
    for match in re.finditer(r",\s*\}", code):
        yield f"line {line_of(code, match.start())}: trailing comma"
    for position, fault in define_faults(code):
        yield f"line {line_of(code, position)}: {fault}"
    for match in INCLUDE.finditer(text):
        name = match.group(1)
        if name not in ("<stddef.h>", "<stdint.h>") and not re.fullmatch(
                r'"tensorplay/\w+\.h"', name):
            yield f"line {line_of(text, match.start())}: includes {name}"
    yield from conditional_faults(text)
    yield from name_faults(path)


def main():
    options = capi.parse(capi.arguments(__doc__))
    results = tally.Tally("header rules")
    headers = capi.public_headers(options.root)
    for path in headers:
        results.check(f"rules of {path.name}", list(faults_of(path)))
    results.check("no struct by value", list(structs_by_value(headers)))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
