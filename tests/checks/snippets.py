#!/usr/bin/python3
"""The C programs in the documentation compile, run and print what it says.

A block marked `c` is compiled as strict C99. One with a `main` is run too; it
must exit with 0, and a block marked `text` right after it must be its output.
A block without an #include gets the library's headers and <stdio.h>. The first
program of README.md is docs/examples/hello.c.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import capi
import tally

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.S | re.M)
PRELUDE = """#include <stdio.h>
#include <tensorplay/debug.h>
#include <tensorplay/tensorplay.h>
"""
FLAGS = ["-std=c99", "-pedantic-errors", "-Wall", "-Wextra", "-Werror",
         "-Wno-unused-function"]


def blocks(path):
    """C blocks of a page: line number, code, expected output or None."""
    text = capi.read(path)
    found = list(BLOCK.finditer(text))
    for here, after in zip(found, found[1:] + [None]):
        if here.group(1) != "c":
            continue
        output = None
        if (after and after.group(1) == "text"
                and not text[here.end():after.start()].strip()):
            output = after.group(2)
        yield text.count("\n", 0, here.start()) + 2, here.group(2), output


def pages(root):
    return [path for path in (root / "README.md",
                              *sorted((root / "docs").glob("*.md")),
                              *sorted((root / "docs" / "guide").glob("*.md")))
            if path.is_file()]


def fault(root, build, line, code, output):
    """What is wrong with a block, or None."""
    runs = re.search(r"^int main\(", code, re.M) is not None
    prelude = "" if "#include" in code else PRELUDE
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "snippet.c"
        program = pathlib.Path(folder) / "snippet"
        source.write_text(f'{prelude}#line {line}\n{code}', encoding="utf-8")
        command = ["cc", *FLAGS, f"-I{root / 'include'}", str(source)]
        if not runs:
            command += ["-fsyntax-only"]
        elif "tp_" in code:
            command += ["-o", str(program), f"-L{build}", "-ltensorplay", "-lm"]
        else:
            command += ["-o", str(program)]
        done = subprocess.run(command, capture_output=True, text=True,
                              check=False)
        if done.returncode != 0:
            return done.stderr.strip()
        if not runs:
            return None
        done = subprocess.run(
            [str(program)], capture_output=True, text=True, check=False,
            cwd=folder, env={**os.environ, "LD_LIBRARY_PATH": str(build)})
    if done.returncode != 0:
        return f"exits with {done.returncode}: {done.stdout}{done.stderr}"
    if output is not None and done.stdout != output:
        return f"prints\n{done.stdout}instead of\n{output}"
    return None


def readme_faults(root):
    program = next(blocks(root / "README.md"), None)
    if program is None:
        return ["README.md has no C program"]
    if program[1] != capi.read(root / "docs" / "examples" / "hello.c"):
        return ["the first program of README.md is not docs/examples/hello.c"]
    return []


def main():
    options = capi.parse(capi.arguments(__doc__, build=True))
    root, build = options.root.resolve(), options.build.resolve()
    results = tally.Tally("snippets")
    results.check("README.md shows docs/examples/hello.c", readme_faults(root))
    if not shutil.which("cc"):
        results.skipped("snippets compile and run", "no C compiler")
        return results.finish()
    for path in pages(root):
        for line, code, output in blocks(path):
            wrong = fault(root, build, line, code, output)
            name = f"{path.relative_to(root)}:{line}"
            results.check(name, [wrong] if wrong else [])
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
