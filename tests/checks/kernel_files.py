#!/usr/bin/python3
"""Registration of kernels is apart from kernels, and these from each other.

The folder of a backend has a file kernels.cpp that calls the families and does
nothing else, register.h that declares them, and for each family a file
NAME_kernels.cpp that defines register_NAME_kernels and no other.
"""
import re
import sys

import capi
import tally

DEFINITION = re.compile(r"^void (register_\w+_kernels)\([^)]*\) \{", re.M)
DECLARATION = re.compile(r"^void (register_\w+_kernels)\([^)]*\);", re.M)
CALL = re.compile(r"^ +(register_\w+_kernels)\(add\);$")
FRAME = re.compile(r"^(#include.*|namespace tp \{|\}.*|"
                   r"void register_\w+_kernels\(RegisterKernelFn add\) \{|)$")


def code_of(path):
    return capi.without_comments(capi.read(path))


def registration_is_apart(folder):
    """What kernels.cpp holds besides calls, and families it does not call."""
    calls = []
    for number, line in enumerate(
            code_of(folder / "kernels.cpp").splitlines(), 1):
        call = CALL.match(line)
        if call:
            calls.append(call.group(1))
        elif not FRAME.match(line.rstrip()):
            yield f"kernels.cpp:{number}: registers by itself: {line.strip()}"
    declared = DECLARATION.findall(code_of(folder / "register.h"))
    for name in sorted(set(declared) ^ set(calls)):
        yield f"{name} is not both declared and called"
    for name in sorted({name for name in calls if calls.count(name) > 1}):
        yield f"{name} is called twice"


def a_family_has_a_file(folder):
    declared = set(DECLARATION.findall(code_of(folder / "register.h")))
    for path in sorted(folder.rglob("*_kernels.cpp")):
        defined = DEFINITION.findall(code_of(path))
        if defined != [f"register_{path.stem}"]:
            yield f"{path.name} defines {', '.join(defined) or 'no family'}"
        declared -= set(defined)
    for name in sorted(declared):
        yield f"{name} has no file of its own"


def main():
    options = capi.parse(capi.arguments(__doc__))
    results = tally.Tally("kernel files")
    for path in sorted((options.root / "src" / "backend").glob("*/kernels.cpp")):
        folder = path.parent
        results.check(f"registration is apart in {folder.name}",
                      list(registration_is_apart(folder)))
        results.check(f"a family has a file in {folder.name}",
                      list(a_family_has_a_file(folder)))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
