#!/usr/bin/python3
"""Builds the documentation; every exported function must be in it, whole.

Doxygen itself passes over a header without @file in silence, so its XML is
compared with the list of symbols. The pages are left in ROOT/build/docs/html.
A page names nothing that the headers do not have.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml

import capi
import tally


# A name, but not that of the version node, which has a number behind it.
NAME = re.compile(r"\b(?:tp|TP)_[A-Za-z0-9_]+\b(?!\.\d)")


def page_faults(root):
    """Names in the pages that no header has; one may stand for its beginning."""
    known = set(NAME.findall("\n".join(
        capi.read(path) for path in capi.public_headers(root))))
    for path in [*root.glob("*.md"), *sorted((root / "docs").rglob("*.md"))]:
        for number, line in enumerate(capi.read(path).splitlines(), 1):
            for name in NAME.findall(line):
                if name not in known and not (name.endswith("_") and any(
                        other.startswith(name) for other in known)):
                    yield (f"{path.relative_to(root)}:{number}: {name} is in "
                           "no header")


def doxygen(root, output):
    """Runs Doxygen and returns its warnings."""
    inputs = [root / "include" / "tensorplay",
              *sorted((root / "docs").rglob("*.md")),
              *root.glob("CHANGELOG.md")]
    if (root / "README.md").is_file():
        inputs.append(root / "README.md")
    base = capi.read(root / "include" / "tensorplay" / "base.h")
    version = ".".join(re.findall(
        r"^#define TP_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", base, re.M))
    text = capi.read(capi.REPOSITORY / "docs" / "Doxyfile.in")
    for key, value in {
            "ROOT": root, "OUTPUT": output, "VERSION": version,
            "INPUT": " ".join(f'"{path}"' for path in inputs)}.items():
        text = text.replace(f"@{key}@", str(value))
    if (root / "README.md").is_file():
        text += f'USE_MDFILE_AS_MAINPAGE = "{root / "README.md"}"\n'
    if (root / "docs" / "examples").is_dir():
        text += f'EXAMPLE_PATH = "{root / "docs" / "examples"}"\n'
    output.mkdir(parents=True, exist_ok=True)
    run = subprocess.run(["doxygen", "-"], input=text, capture_output=True,
                         text=True, check=False)
    lines = [line for line in run.stderr.splitlines() if line.strip()]
    if run.returncode != 0 and not lines:
        lines = [f"doxygen ended with status {run.returncode}"]
    return [line.replace(f"{root}/", "") for line in lines]


def has_text(member, tag):
    node = member.find(tag)
    return node is not None and "".join(node.itertext()).strip() != ""


def function_faults(member):
    """What the documentation of one function lacks."""
    name = member.findtext("name")
    if not (has_text(member, "briefdescription")
            or has_text(member, "detaileddescription")):
        yield f"{name} is not documented"
        return
    described = {
        entry.findtext("parameternamelist/parametername")
        for entry in member.iter("parameteritem")
        if has_text(entry, "parameterdescription")}
    for parameter in member.findall("param"):
        declared = parameter.findtext("declname")
        kind = "".join(parameter.find("type").itertext())
        if declared is None and kind != "void":
            yield f"{name} has a parameter without a name"
        elif declared and declared not in described:
            yield f"{name} does not document its parameter {declared}"
    returns = any(section.get("kind") == "return"
                  for section in member.iter("simplesect"))
    if "".join(member.find("type").itertext()).strip() != "void" and (
            not returns):
        yield f"{name} does not document what it returns"


def documented_functions(folder):
    """Faults of each function that Doxygen found, by name."""
    found = {}
    for path in folder.glob("*.xml"):
        for member in xml.parse(path).getroot().iter("memberdef"):
            if member.get("kind") == "function":
                found[member.findtext("name")] = list(function_faults(member))
    return found


def header_faults(path):
    text = capi.read(path)
    if not re.search(rf"[@\\]file\s+{re.escape(path.name)}\b", text):
        yield f"{path.name} has no @file"
    for name, declaration in capi.functions(path).items():
        if not re.search(rf"{name}\s*\([^;]*TP_SINCE\(\d+, \d+\)\s*;",
                         capi.without_comments(text)):
            yield f"{path.name}: {name} has no TP_SINCE"


def main():
    parser = capi.arguments(__doc__)
    parser.add_argument("--output", type=pathlib.Path,
                        help="folder of the pages (ROOT/build/docs)")
    options = capi.parse(parser)
    root = options.root.resolve()
    output = (options.output or root / "build" / "docs").resolve()
    results = tally.Tally("documentation")
    headers = capi.public_headers(root)
    results.check("each header has @file, each function TP_SINCE",
                  [fault for path in headers for fault in header_faults(path)])
    results.check("pages name what the headers have", list(page_faults(root)))
    if not shutil.which("doxygen"):
        results.skipped("documented functions are the exported ones",
                        "doxygen is not installed")
        return results.finish()
    shutil.rmtree(output / "xml", ignore_errors=True)
    results.check("doxygen has nothing to say", doxygen(root, output))
    public = capi.symbol_list(root)[0]
    documented = documented_functions(output / "xml")
    results.check(
        "documented functions are the exported ones",
        [f"{name} is not in the documentation" for name in public
         if name not in documented]
        + [f"{name} is documented, but not exported"
           for name in sorted(set(documented) - set(public))]
        + [fault for name in sorted(set(documented) & set(public))
           for fault in documented[name]],
        f"{len(documented)} functions")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
