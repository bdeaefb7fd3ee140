#!/usr/bin/python3
"""README.md shows what the demo prints, and the demo is small.

Of the training only the words are compared: how it goes depends on the last bits
of products, which instruction sets round in their ways, and on the machine. So
do the bytes that caches keep: each instruction set packs products in blocks of
its own.

`--write` puts what it prints now into README.md.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import capi
import tally

MAX_BEYOND = 4 << 20
SHOWN = re.compile(r"(The demo prints\n\n```text\n)(.*?)(?=^```$)",
                   re.S | re.M)
OF_MACHINE = re.compile(r"^(epoch|bytes cached).*$", re.M)
NUMBER = re.compile(r"\d+(\.\d+)?")


def run(command, **options):
    return subprocess.run([str(word) for word in command], check=True,
                          text=True, **options)


def printed(root, build):
    """What `make demo` prints, without the commands."""
    folder_of_data = root / "tests" / "data"
    with tempfile.TemporaryDirectory() as folder:
        return "\n".join(
            run([build / "examples" / name, folder_of_data / data, *more],
                stdout=subprocess.PIPE).stdout
            for name, data, more in (
                ("digits", "digits", []),
                ("train_digits", "digits",
                 [pathlib.Path(folder) / "a.safetensors"]),
                ("photo", "photo", [pathlib.Path(folder) / "a.ppm"])))


def on_any_machine(text):
    """A text without the numbers that depend on the machine."""
    return OF_MACHINE.sub(
        lambda line: re.sub(" +", " ", NUMBER.sub("#", line.group())), text)


def readme_faults(root, build):
    shown = SHOWN.search(capi.read(root / "README.md"))
    now = printed(root, build)
    if shown and on_any_machine(shown.group(2)) == on_any_machine(now):
        return []
    return [f"it prints\n{now}(tests/checks/demo.py --write)"]


def write_readme(root, build):
    readme = root / "README.md"
    text = capi.read(readme)
    shown = SHOWN.search(text)
    readme.write_text(
        text[:shown.start(2)] + printed(root, build) + text[shown.end(2):],
        encoding="utf-8")


def memory_faults(beyond):
    return [f"{beyond} bytes"] if beyond > MAX_BEYOND else []


def peak(program, *arguments):
    """Largest resident bytes of a run of demo_memory."""
    done = run([program, *arguments], stdout=subprocess.DEVNULL,
               stderr=subprocess.PIPE)
    return int(done.stderr.split()[-1]) << 10


def memory(root, build):
    """Bytes that the demo takes at most beyond what the library itself does."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "demo_memory"
        run(["cc", "-std=c99", "-O2", f"-I{root / 'include'}",
             pathlib.Path(__file__).with_name("demo_memory.c"), "-o", program,
             f"-L{build}", "-ltensorplay", "-lm",
             f"-Wl,-rpath,{os.path.abspath(build)}"])
        return (peak(program, root / "tests" / "data" / "digits")
                - peak(program))


def main():
    parser = capi.arguments(__doc__, build=True)
    parser.add_argument("--write", action="store_true")
    options = capi.parse(parser)
    root, build = options.root, options.build
    if options.write:
        write_readme(root, build)
        return 0
    results = tally.Tally("demo")
    results.check("README.md shows what the demo prints",
                  readme_faults(root, build))
    beyond = memory(root, build)
    results.check("the demo takes at most 4 MiB beyond the library",
                  memory_faults(beyond), f"{beyond} bytes")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
