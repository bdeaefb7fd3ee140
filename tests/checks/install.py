#!/usr/bin/python3
"""Installs, moves the prefix, and uses what is there as a stranger would."""
import os
import pathlib
import subprocess
import sys
import tempfile

import capi
import tally

CONSUMER = capi.REPOSITORY / "tests" / "consumer"


def fault_of(command, **options):
    """The end of what a failing command said, or an empty list."""
    try:
        run = subprocess.run([str(word) for word in command], text=True,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, check=False, **options)
    except OSError as error:
        return [str(error)]
    if run.returncode == 0:
        return []
    return [f"status {run.returncode}", *run.stdout.splitlines()[-12:]]


def files_of(prefix):
    return [path for path in sorted(prefix.rglob("*"))
            if path.is_file() and not path.is_symlink()]


def installed_faults(root, prefix):
    """Headers, library and package files are there, and nothing else is."""
    expected = {f"include/tensorplay/{path.name}"
                for path in capi.public_headers(root)}
    expected |= {"lib/libtensorplay.a", "lib/pkgconfig/tensorplay.pc"}
    for path in files_of(prefix):
        name = str(path.relative_to(prefix))
        if name in expected:
            expected.remove(name)
        elif not name.startswith(("lib/libtensorplay.so.1.",
                                  "lib/cmake/tensorplay/")):
            yield f"{name} should not be installed"
    yield from (f"{name} is missing" for name in sorted(expected))


def places_in(prefix, places):
    """Names of build or install folders left in the installed files."""
    for path in files_of(prefix):
        data = path.read_bytes()
        for place in places:
            if str(place).encode() in data:
                yield f"{path.relative_to(prefix)} names {place}"


def run_consumers(results, style, folder, library_path):
    """Runs both programs of a consumer."""
    moved = {**os.environ, "LD_LIBRARY_PATH": str(library_path)}
    bare = {key: value for key, value in os.environ.items()
            if key != "LD_LIBRARY_PATH"}
    results.check(f"{style} consumer runs with the shared library",
                  fault_of([folder / "shared"], env=moved))
    results.check(f"{style} consumer runs with the static archive",
                  fault_of([folder / "static"], env=bare))
    needed = subprocess.run(["readelf", "-d", str(folder / "static")],
                            capture_output=True, text=True, check=False).stdout
    results.check(f"{style} consumer of the archive needs no shared library",
                  ["needs libtensorplay"] if "libtensorplay" in needed else [])


def main():
    options = capi.parse(capi.arguments(__doc__, build=True))
    results = tally.Tally("install")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        first, prefix = folder / "first", folder / "moved" / "prefix"
        results.check("cmake --install", fault_of(
            ["cmake", "--install", options.build, "--prefix", first]))
        prefix.parent.mkdir()
        first.rename(prefix)
        results.check("headers, library, package files and no more",
                      list(installed_faults(options.root, prefix)))
        results.check("installed files name no place of the build", list(
            places_in(prefix, [first, options.root.resolve()])))

        programs = folder / "pkgconfig"
        programs.mkdir()
        results.check("pkg-config consumer builds", fault_of(
            ["make", "-C", CONSUMER / "pkgconfig", f"OUT={programs}"],
            env={**os.environ,
                 "PKG_CONFIG_PATH": str(prefix / "lib" / "pkgconfig")}))
        run_consumers(results, "pkg-config", programs, prefix / "lib")

        programs = folder / "cmake"
        results.check("find_package consumer configures", fault_of(
            ["cmake", "-S", CONSUMER / "cmake", "-B", programs, "-G", "Ninja",
             f"-DCMAKE_PREFIX_PATH={prefix}"]))
        results.check("find_package consumer builds",
                      fault_of(["cmake", "--build", programs]))
        run_consumers(results, "find_package", programs, prefix / "lib")
        results.check("C++ consumer runs with the static archive",
                      fault_of([programs / "static_cxx"]))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
