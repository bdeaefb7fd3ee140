#!/usr/bin/python3
"""Each public header alone, in every language and by every tool it is for.

Strict C and C++ of several years with gcc, clang and tcc; bindgen, cgo and
cffi. A tool that is not there is a skip with its name; with --require-all (the
long checks, which install all of them) it is a failure.
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

STRICT = ["-pedantic-errors", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"]
C_STRICT = [*STRICT, "-Wstrict-prototypes"]
C_YEARS = ("c99", "c11", "c17")
CXX_YEARS = ("c++98", "c++11", "c++14", "c++17", "c++20", "c++2b")
COMPILERS = [
    ("gcc", "c", C_STRICT, C_YEARS),
    ("clang-14", "c", C_STRICT, C_YEARS),
    ("tcc", "c", ["-Wall", "-Werror", "-c"], ("c99", "c11")),
    ("g++", "c++", STRICT, CXX_YEARS),
    ("clang++-14", "c++", STRICT, CXX_YEARS),
]
GO_ENVIRONMENT = {"GOPROXY": "off", "GOFLAGS": "-mod=mod",
                  "GOTOOLCHAIN": "local", "CGO_ENABLED": "1"}


def fault_of(command, **options):
    """What a failing command said first, or an empty string."""
    run = subprocess.run([str(word) for word in command], text=True,
                         capture_output=True, check=False, **options)
    if run.returncode == 0:
        return ""
    lines = (run.stderr + run.stdout).strip().splitlines()
    errors = [line for line in lines if "error" in line]
    return (errors or lines or [f"status {run.returncode}"])[0]


class Matrix:
    def __init__(self, options, results, folder):
        self.results = results
        self.folder = folder
        self.build = options.build.resolve()
        self.require_all = options.require_all
        self.include = (options.root / "include").resolve()
        self.headers = capi.public_headers(options.root)
        self.functions = sorted(
            {name for path in self.headers for name in capi.functions(path)})

    def has(self, tool, name, found=None):
        """Whether a tool is there; reports its absence."""
        if found or (found is None and shutil.which(tool)):
            return True
        report = (self.results.failed if self.require_all
                  else self.results.skipped)
        report(name, f"{tool} is not installed")
        return False

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def report(self, name, fault, note=""):
        self.results.check(name, [fault] if fault else [], note)

    def compile_alone(self):
        for compiler, language, flags, years in COMPILERS:
            if not self.has(compiler, f"headers with {compiler}"):
                continue
            suffix = "c" if language == "c" else "cpp"
            for header in self.headers:
                source = self.write(
                    f"{header.stem}.{suffix}",
                    f"#include <tensorplay/{header.name}>\n"
                    "int main(void) { return 0; }\n")
                for year in years:
                    self.report(
                        f"{header.name} with {compiler} -std={year}",
                        # tcc writes an object beside the source.
                        fault_of([compiler, f"-std={year}", *flags,
                                  f"-I{self.include}", source],
                                 cwd=self.folder))

    def all_headers(self):
        return self.write("all.h", "".join(
            f"#include <tensorplay/{path.name}>\n" for path in self.headers))

    def missing(self, pattern, text):
        """The first function that a tool's output does not have."""
        found = set(re.findall(pattern, text))
        return next((f"{name} is missing from the output"
                     for name in self.functions if name not in found), "")

    def bindgen(self):
        name = "all headers with bindgen"
        if not self.has("bindgen", name):
            return
        output = self.folder / "bindings.rs"
        fault = fault_of(["bindgen", "-o", output, self.all_headers(), "--",
                          f"-I{self.include}"])
        self.report(name, fault or self.missing(
            r"pub fn (tp_\w+)", capi.read(output)),
            f"{len(self.functions)} functions")

    def cgo(self):
        """A Go package that names every function."""
        name = "all headers with cgo"
        if not self.has("go", name):
            return
        uses = "".join(f"\tunsafe.Pointer(C.{name}),\n"
                       for name in self.functions)
        includes = "".join(f"// #include <tensorplay/{path.name}>\n"
                           for path in self.headers)
        package = self.write("go/go.mod", "module headers\n\ngo 1.19\n").parent
        self.write("go/headers.go", (
            f"package main\n\n{includes}import \"C\"\n\n"
            "import (\n\t\"fmt\"\n\t\"unsafe\"\n)\n\n"
            f"var functions = []unsafe.Pointer{{\n{uses}}}\n\n"
            "func main() {\n\tfmt.Println(len(functions))\n}\n"))
        environment = {
            **os.environ, **GO_ENVIRONMENT,
            "GOCACHE": str(self.build.parent / "go-cache"),
            "CGO_CFLAGS": f"-I{self.include} -Wall -Werror",
            "CGO_LDFLAGS": f"-L{self.build} -ltensorplay",
        }
        for verb in (["vet", "."], ["build", "-o", "headers", "."]):
            self.report(f"{name}: go {verb[0]}",
                        fault_of(["go", *verb], cwd=package, env=environment))

    def cffi(self):
        """cffi reads declarations alone, so the standard headers stay out."""
        name = "all headers with cffi"
        probe = subprocess.run([sys.executable, "-c", "import cffi"],
                               capture_output=True, check=False)
        if not self.has("python3-cffi", name, probe.returncode == 0):
            return
        for standard in ("stddef.h", "stdint.h"):
            self.write(f"empty/{standard}", "")
        output = self.folder / "declarations.i"
        fault = fault_of([
            "gcc", "-E", "-P", "-nostdinc", "-D__attribute__(x)=",
            f"-I{self.folder / 'empty'}", f"-I{self.include}",
            self.all_headers(), "-o", output])
        library = self.build / "libtensorplay.so"
        script = (
            "import cffi, sys\n"
            "ffi = cffi.FFI()\n"
            "ffi.cdef(open(sys.argv[1]).read())\n"
            "lib = ffi.dlopen(sys.argv[2])\n"
            "[getattr(lib, name) for name in sys.argv[3:]]\n")
        self.report(name, fault or fault_of(
            [sys.executable, "-c", script, output, library, *self.functions]))


def main():
    parser = capi.arguments(__doc__, build=True)
    parser.add_argument("--require-all", action="store_true",
                        help="a missing tool is a failure")
    parser.add_argument("--languages-only", action="store_true",
                        help="the compilers alone, not the tools of bindings")
    options = capi.parse(parser)
    results = tally.Tally("headers")
    with tempfile.TemporaryDirectory() as folder:
        matrix = Matrix(options, results, pathlib.Path(folder))
        matrix.compile_alone()
        if not options.languages_only:
            matrix.bindgen()
            matrix.cgo()
            matrix.cffi()
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
