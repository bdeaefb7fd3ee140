#!/usr/bin/python3
"""A program built against the last release runs with this library.

The types behind the exported functions are read from the debug information of
a library built by the preset `abi` and compared with those of the release, by
libabigail. Handles are opaque; what no stable header declares may change.
  --release   writes the dump of this version
"""
import lzma
import pathlib
import re
import subprocess
import sys
import tempfile

import api
import capi
import describe
import tally

TOOLS = "abigail-tools"
DUMP = ["abidw", "--drop-private-types", "--exported-interfaces-only",
        "--drop-undefined-syms", "--no-corpus-path", "--no-comp-dir-path",
        "--no-show-locs", "--no-parameter-names", "--no-elf-needed"]
COMPARE = ["abidiff", "--no-added-syms"]
SYMBOL = re.compile(r"<elf-symbol name='(\w+)'")
FUNCTION = re.compile(r"<function-decl name='(\w+)'")


def functions(data):
    """The functions that stable headers declare."""
    return {entry["name"] for header in data["headers"] if header["stable"]
            for entry in header["functions"]}


def suppressions(release, dump):
    """What may change: functions that the release promised nothing of, and the
    size of a struct that tells it. libabigail is lax about where such a struct
    grew; api.py holds its members to their places."""
    lines = [f"[suppress_type]\nname = {entry['name']}\n"
             "has_data_member_inserted_at = end"
             for header in release["headers"] for entry in header["structs"]
             if entry["fields"][0]["name"] == "struct_size"]
    others = sorted(set(SYMBOL.findall(dump)) - functions(release))
    if others:
        lines.append("[suppress_function]\nchange_kind = all\n"
                     f"symbol_name_regexp = ^({'|'.join(others)})$")
    return "\n".join(lines) + "\n"


def run(command):
    done = subprocess.run([str(word) for word in command],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    return done.returncode, done.stdout


def dump(options, data, folder):
    """The dump of a library, or what abidw said."""
    library = options.build / "libtensorplay.so"
    path = folder / "new.abi"
    status, output = run(
        [*DUMP, "--headers-dir", options.root / "include", "--out-file", path,
         library])
    if status != 0 or not path.is_file():
        return None, [f"status {status}", output]
    described = set(FUNCTION.findall(capi.read(path)))
    return path, [f"{name} has no debug information"
                  for name in sorted(functions(data) - described)]


def compare(release, old, new, folder):
    path, rules = folder / "old.abi", folder / "suppressions"
    path.write_bytes(lzma.decompress(old.read_bytes()))
    rules.write_text(suppressions(release, capi.read(path)), encoding="utf-8")
    status, output = run([*COMPARE, "--suppressions", rules, path, new])
    return [f"status {status}", *output.splitlines()[:40]] if status else []


def check(results, options, folder):
    data = describe.description(options.root)
    new, faults = dump(options, data, folder)
    results.check("the library's types are read", faults)
    if faults:
        return
    release = api.baseline(options.root, data)
    path = api.released(options.root, release or data, ".abi.xz")
    if options.release:
        path.write_bytes(lzma.compress(new.read_bytes(), preset=9))
    elif not release or not path.is_file():
        results.failed("programs of the last release run",
                       "no dump of it in docs/api/released")
    else:
        results.check(f"programs of {path.name.removesuffix('.abi.xz')} run",
                      compare(release, path, new, folder))


def main():
    parser = capi.arguments(__doc__.splitlines()[0], build=True)
    parser.add_argument("--release", action="store_true",
                        help="write the dump of this version")
    options = parser.parse_args()
    options.build = options.build or options.root / "build" / "abi"
    results = tally.Tally("ABI")
    with tempfile.TemporaryDirectory() as name:
        try:
            check(results, options, pathlib.Path(name))
        except FileNotFoundError as fault:
            results.failed("the library's types are read",
                           f"{fault.filename} is missing; see {TOOLS}")
        except describe.Unclear as fault:
            results.failed("the headers are read", str(fault))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
