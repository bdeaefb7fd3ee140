#!/usr/bin/python3
"""Includes go down only.

Each folder of src may include itself and the folders named beside it; outside
the library, only what the last list names.
"""
import re
import sys

import capi
import tally

CORE = {"core", "kernels"}
BACKEND = CORE | {"backend"}
DISPATCH = CORE | {"dispatch"}
OPS = DISPATCH | {"ops"}
HISTORY = OPS | {"autograd", "functional"}
MAY_INCLUDE = {
    "kernels": {"kernels"},
    "core": CORE,
    "io": CORE | {"io"},
    "backend": BACKEND,
    "dispatch": DISPATCH | {"backend"},
    # ops names no device.
    "ops": OPS,
    "autograd": HISTORY,
    "functional": HISTORY,
    # The border, where the parts are put together.
    "capi": HISTORY | {"backend", "io", "capi"},
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


def folder_of(target, path, root):
    """The folder of src that an include names, or None if it names none."""
    first = target.split("/")[0]
    if first == "src":
        first = target.split("/")[1]
    if first in MAY_INCLUDE and "/" in target:
        return first
    beside = (path.parent / target).resolve()
    source = (root / "src").resolve()
    if beside.is_file() and source in beside.parents:
        return beside.relative_to(source).parts[0]
    return None


def faults_of(path, root):
    folder = path.relative_to(root / "src").parts[0]
    where = path.relative_to(root)
    if folder not in MAY_INCLUDE:
        yield f"{where}: no rule for the folder {folder}"
        return
    for number, line in enumerate(capi.read(path).splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        target = folder_of(match.group(2), path, root)
        if target and target not in MAY_INCLUDE[folder]:
            yield f"{where}:{number}: {folder} includes {match.group(2)}"


def main():
    parser = capi.arguments(__doc__)
    parser.add_argument("--quiet", action="store_true",
                        help="print faults alone, for use in the build")
    options = capi.parse(parser)
    files = [path for path in sorted((options.root / "src").rglob("*"))
             if path.suffix in (".h", ".cpp", ".c", ".inc", ".cuh", ".cu")]
    faults = [fault for path in files for fault in faults_of(path, options.root)]
    if options.quiet:
        print("\n".join(faults), end="\n" if faults else "")
        return 1 if faults else 0
    results = tally.Tally("includes")
    results.check("includes go down", faults, f"{len(files)} files")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
