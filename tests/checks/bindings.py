#!/usr/bin/python3
"""Installs the library under build/prefix and runs the bindings' own tests.

    bindings.py LANGUAGE...      all languages without one

Each language is a module beside this file with
    COMMANDS      [(name, command, folder below bindings/)], run in order
    TESTS         regular expression whose matches in an output are tests that
                  passed; a command whose output has none counts as one result,
                  but for those in RUNNERS, which have to have some
    RUNNERS       names of commands that run tests
    SHOWN         regular expression of lines to print; optional
    environment() what its commands need beside the installed prefix
A command that ends with status 77 cannot run here; its last line says why.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

import binding_go
import binding_julia
import binding_rust
import capi
import tally

LANGUAGES = {"rust": binding_rust, "go": binding_go, "julia": binding_julia}


def install(build, prefix):
    subprocess.run(["cmake", "--install", str(build), "--prefix", str(prefix)],
                   stdout=subprocess.DEVNULL, check=True)


def environment(prefix, language):
    library = str(prefix / "lib")
    own = {"PKG_CONFIG_PATH": f"{library}/pkgconfig",
           "LD_LIBRARY_PATH": library}
    extra = language.environment()
    # A language may need folders of its own in front of the loader's path.
    paths = [own["LD_LIBRARY_PATH"], extra.pop("LD_LIBRARY_PATH", "")]
    return {**os.environ, **own, **extra,
            "LD_LIBRARY_PATH": ":".join(filter(None, paths))}


def run(results, name, command, folder, variables, tests, shown,
        is_runner):
    done = subprocess.run([str(word) for word in command], cwd=folder,
                          env=variables, text=True, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode == 77:
        results.skipped(name, done.stdout.strip().rpartition("\n")[2])
        return
    if done.returncode != 0:
        print(done.stdout)
        results.failed(name, f"status {done.returncode}")
        return
    for line in done.stdout.splitlines():
        if shown and re.search(shown, line):
            print(f"   {line.strip()}")
    passed = sum(int(match.group(1)) if match.re.groups else 1
                 for match in re.finditer(tests, done.stdout, re.M))
    if passed:
        results.count_passed(passed)
        print(f"ok {name}: {passed} passed", flush=True)
    elif is_runner:
        print(done.stdout)
        results.failed(name, "no test was run")
    else:
        results.ok(name)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", choices=[[], *LANGUAGES])
    chosen = parser.parse_args().languages or list(LANGUAGES)
    root = capi.REPOSITORY
    prefix = pathlib.Path(os.environ.get("TP_PREFIX",
                                         root / "build" / "prefix"))
    if "TP_PREFIX" not in os.environ:
        install(root / "build" / "release", prefix)
    status = 0
    for name in chosen:
        language = LANGUAGES[name]
        results = tally.Tally(name)
        variables = environment(prefix, language)
        for step, command, folder in language.COMMANDS:
            run(results, f"{name}: {step}", command, root / "bindings" / folder,
                variables, language.TESTS, getattr(language, "SHOWN", None),
                step in language.RUNNERS)
        status |= results.finish()
    return status


if __name__ == "__main__":
    sys.exit(main())
