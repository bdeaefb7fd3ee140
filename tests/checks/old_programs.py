#!/usr/bin/python3
"""Runs programs of one build with the library of another, grown one.

Programs know opaque handles alone, so those that were built with this release
run with a later one whose objects have more fields. The later one is a build
with TENSORPLAY_GROWN_OBJECTS, by another compiler. All tests through the C API
are such programs.
"""
import os
import pathlib
import subprocess
import sys

import capi
import tally

FOLDERS = ("c", "conformance", "process", "fault")
SECONDS = 600  # for each program


def is_grown(build):
    cache = (build / "CMakeCache.txt").read_text(encoding="utf-8")
    return "TENSORPLAY_GROWN_OBJECTS:BOOL=ON" in cache


def programs(build):
    """Those that take the library at run time."""
    for folder in FOLDERS:
        for path in sorted((build / "tests" / folder).glob("*")):
            if (path.is_file() and os.access(path, os.X_OK)
                    and not path.name.startswith("static_")):
                yield f"{folder}/{path.name}", path


def run(path, library):
    """Preloaded, the library takes the place of the one with its SONAME."""
    environment = {**os.environ, "TP_LIBRARY_PATH": str(library)}
    if not path.name.endswith("_dl"):
        environment["LD_PRELOAD"] = str(library)
    try:
        result = subprocess.run([str(path)], env=environment, text=True,
                                stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, errors="replace",
                                timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return [f"not done after {SECONDS} seconds"]
    if result.returncode == 0:
        return []
    return [f"status {result.returncode}", *result.stdout.splitlines()[-12:]]


def main():
    parser = capi.arguments(__doc__, build=True)
    parser.add_argument("--later", type=pathlib.Path,
                        help="build folder of the library (ROOT/build/clang)")
    options = capi.parse(parser)
    later = (options.later or options.root / "build" / "clang").resolve()
    library = later / "libtensorplay.so.1"
    results = tally.Tally("old programs")
    if not library.exists() or not is_grown(later):
        results.failed("old programs", f"no grown library in {later}")
        return results.finish()
    for name, path in programs(options.build):
        results.check(f"old program: {name}", run(path, library))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
