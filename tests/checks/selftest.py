#!/usr/bin/python3
"""Each check can fail: it is run on a small tree with one fault in it.

The same tree without the fault passes, so it is the fault that is found.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import capi
import demo
import tally

CHECKS = pathlib.Path(__file__).parent
HEADER = """\
/**
 * @file base.h
 * @brief A header.
 */
#ifndef TENSORPLAY_BASE_H
#define TENSORPLAY_BASE_H

#include <stddef.h>
#include <stdint.h>

/** Marks an exported function. */
#define TP_API __attribute__((visibility("default")))
/** Version in which a function appeared. */
#define TP_SINCE(major, minor)
#define TP_VERSION_MAJOR 0 /**< Major version. */
#define TP_VERSION_MINOR 1 /**< Minor version. */
#define TP_VERSION_PATCH 0 /**< Patch version. */

#ifdef __cplusplus
extern "C" {
#endif

/** Counts.
 *  @param start first number
 *  @return the next one. */
TP_API int32_t tp_one(int32_t start) TP_SINCE(0, 1);

#ifdef __cplusplus
}
#endif

#endif
"""
PROTOTYPE = "TP_API int32_t tp_one(int32_t start) TP_SINCE(0, 1);"
HELLO = "#include <stdio.h>\n\nint main(void) { return 0; }\n"
STATEMENTS = "".join(f"| {n} | it works | c/a_test.c | `works` |\n"
                     for n in range(1, 166))
REGISTRATION = """\
#include "backend/cpu/register.h"

void register_cpu_kernels(RegisterKernelFn add) {
  register_reduction_kernels(add);
}
"""
FAMILIES = "void register_reduction_kernels(RegisterKernelFn add);\n"
FAMILY = "void register_reduction_kernels(RegisterKernelFn add) {}\n"
ERROR_BOUNDS = ("const Unary kUnary[] = {\n"
                "    LIBM(sin, sin, mpfr_sin, 1, 2, 0, 0),\n};\n"
                "const size_t kUnaryCount = 1;\n")
ERRORS = ('[{"name": "sin", "bound": 1.0, "worst": 0.5, "at": "0x1p+0", '
          '"beyond": 0}]\n')
ERROR_PAGE = ("<!-- errors -->\n| function | error | bound | argument |\n"
              "|---|---|---|---|\n| sin | 0.5000 | 1 | `0x1p+0` |\n"
              "<!-- end of errors -->\n")
OPERATORS = """\
#define TP_FOR_EACH_BINARY(_, kind)                    \\
  _(kind, Add, add, kArithmetic, kCompute, kNumberSet) \\
  _(kind, Fmod, fmod, kOperand, kCompute,              \\
    kIntegerSet | kFloatSet | kComplexSet | kBoolSet)
"""
OPERATOR_PEERS = """\
constexpr OperatorPeer kOperatorPeers[] = {
    {"add", "add.Tensor", "a b"},
    {"fmod", nullptr,
     "there is nothing "
     "that does the same"},
};
"""
TREE = {
    "src/kernels/operators.h": OPERATORS,
    "tests/bench/src/operator_peers.h": OPERATOR_PEERS,
    "src/backend/cpu/kernels.cpp": REGISTRATION,
    "src/backend/cpu/register.h": FAMILIES,
    "src/backend/cpu/reduction_kernels.cpp": FAMILY,
    "include/tensorplay/base.h": HEADER,
    "src/capi/symbols.txt": "tp_one\n",
    "src/core/memory.h": "#include <cstddef>\n",
    "src/ops/add.cpp": '#include "core/memory.h"\n',
    ".clang-format": "BasedOnStyle: Google\n",
    "README.md": f"# A library\n\n```c\n{HELLO}```\n",
    "docs/examples/hello.c": HELLO,
    "docs/requirements.md": STATEMENTS,
    "tests/c/a_test.c": "void works(void);\n",
    "tests/accuracy/support/reference.c": ERROR_BOUNDS,
    "tests/accuracy/results.json": ERRORS,
    "docs/performance.md": ERROR_PAGE,
}


def header(old, new):
    """The header with one thing changed."""
    assert old in HEADER
    return {"include/tensorplay/base.h": HEADER.replace(old, new)}


def prototype(text):
    return header(PROTOTYPE, f"{PROTOTYPE}\n{text}")


def statements(old, new):
    """The page of statements with one line changed."""
    assert old in STATEMENTS
    return {"docs/requirements.md": STATEMENTS.replace(old, new)}


def page(code, output=""):
    """A guide with one snippet."""
    return {"docs/guide/a.md":
            f"# A\n\n```c\n{code}```\n\n```text\n{output}```\n"}


# Check, arguments, what the fault is, files that have it, the line it gives.
FAULTS = [
    ("includes.py", [], "an include that goes up",
     {"src/core/memory.h": '#include "ops/add.h"\n'},
     "src/core/memory.h:1: core includes ops/add.h"),
    ("includes.py", ["--quiet"], "an include that goes up, in the build",
     {"src/core/memory.h": '#include "ops/add.h"\n'}, "core includes"),
    ("includes.py", [], "an include that goes up by a relative path",
     {"src/core/memory.h": '#include "../ops/add.h"\n', "src/ops/add.h": ""},
     "core includes ../ops/add.h"),
    ("includes.py", [], "an operator that names a device",
     {"src/ops/add.cpp": '#include "backend/cpu/cpu.h"\n'}, "ops includes"),
    ("includes.py", [], "an include of the C border",
     {"src/ops/add.cpp": '#include "capi/check.h"\n'}, "ops includes"),
    ("includes.py", [], "io that knows operators",
     {"src/io/npy.cpp": '#include "ops/add.h"\n'}, "io includes"),
    ("includes.py", [], "a folder without a rule",
     {"src/misc/a.h": ""}, "no rule for the folder misc"),
    ("kernel_files.py", [], "a kernel that is registered by itself",
     {"src/backend/cpu/kernels.cpp": REGISTRATION.replace(
         "(add);", "(add);\n  add(Op::kAdd, 1, 12, add_kernel);")},
     "kernels.cpp:5: registers by itself: add("),
    ("kernel_files.py", [], "a family that nobody registers",
     {"src/backend/cpu/register.h":
      FAMILIES + "void register_max_kernels(RegisterKernelFn add);\n"},
     "register_max_kernels is not both declared and called"),
    ("kernel_files.py", [], "a family without a file of its own",
     {"src/backend/cpu/reduction_kernels.cpp": FAMILY + FAMILY.replace("reduction", "max")},
     "reduction_kernels.cpp defines register_reduction_kernels, register_max_kernels"),
    ("symbols.py", ["--list-only"], "a function that is not listed",
     prototype("TP_API int32_t tp_two(void);"), "tp_two is declared"),
    ("symbols.py", ["--list-only"], "a symbol that no header declares",
     {"src/capi/symbols.txt": "tp_one\ntp_two\n"}, "tp_two is listed"),
    ("symbols.py", ["--list-only"], "a hook that no header declares",
     {"src/capi/symbols.txt": "tp_one\nprivate tp_two\n"},
     "tp_two is not in src/capi/private.h"),
    ("symbols.py", ["--list-only"], "a list out of order",
     {"src/capi/symbols.txt": "tp_one\ntp_a\n"}, "not sorted"),
    ("symbols.py", ["--list-only"], "a foreign symbol in the list",
     {"src/capi/symbols.txt": "other\ntp_one\n"}, "not a symbol: other"),
    ("docs.py", [], "a function without documentation",
     prototype("TP_API int32_t tp_two(void) TP_SINCE(0, 1);"),
     "tp_two is documented, but not exported"),
    ("docs.py", [], "an exported function without documentation",
     {**prototype("TP_API int32_t tp_two(void) TP_SINCE(0, 1);"),
      "src/capi/symbols.txt": "tp_one\ntp_two\n"}, "tp_two is not documented"),
    ("docs.py", [], "a parameter without documentation",
     header(" *  @param start first number\n", ""),
     "tp_one does not document its parameter start"),
    ("docs.py", [], "a result without documentation",
     header("@return the next one.", ""),
     "tp_one does not document what it returns"),
    ("docs.py", [], "a function that is not in the documentation",
     {"src/capi/symbols.txt": "tp_one\ntp_two\n"},
     "tp_two is not in the documentation"),
    ("docs.py", [], "a header without @file",
     header("@file base.h", "A file."), "base.h has no @file"),
    ("docs.py", [], "a function without its first version",
     header(" TP_SINCE(0, 1);", ";"), "tp_one has no TP_SINCE"),
    ("docs.py", [], "a page that names what is not there",
     {"docs/guide/a.md": "# A\n\nSee `tp_one` and\n`tp_two`.\n"},
     "docs/guide/a.md:4: tp_two is in no header"),
    ("snippets.py", [], "a README without the example",
     {"docs/examples/hello.c": HELLO.replace("0", "1")},
     "is not docs/examples/hello.c"),
    ("snippets.py", [], "a snippet that does not compile",
     page("#include <stdio.h>\nint a = b;\n"), "FAILED docs/guide/a.md:4"),
    ("snippets.py", [], "a program that fails",
     page("#include <stdio.h>\nint main(void) { return 3; }\n"),
     "exits with 3"),
    ("snippets.py", [], "a program that prints something else",
     page('#include <stdio.h>\nint main(void) { return puts("1") < 0; }\n',
          "2\n"), "instead of"),
    ("requirements.py", [], "a statement that is missing",
     statements("| 148 |", "| 147 |"), "148: missing"),
    ("requirements.py", [], "a statement that may not wait",
     statements("| 12 | it works | c/a_test.c | `works` |",
                "| 12 | it works | later | never |"), "12: may not wait"),
    ("requirements.py", [], "a test that does not exist",
     {"tests/c/a_test.c": "void other(void);\n"}, "1: no works in c/a_test.c"),
    ("header_rules.py", [], "variable arguments",
     prototype("TP_API void tp_two(int32_t n, ...);"), "variable arguments"),
    ("header_rules.py", [], "an enumeration",
     prototype("enum tp_two { TP_A };"), "enum"),
    ("header_rules.py", [], "a bool",
     prototype("TP_API bool tp_two(void);"), "bool"),
    ("header_rules.py", [], "a long",
     prototype("TP_API long tp_two(void);"), "long"),
    ("header_rules.py", [], "a bit-field",
     prototype("typedef struct tp_two_t { uint32_t a : 3; } tp_two_t;"),
     "bit-field"),
    ("header_rules.py", [], "an inline function",
     prototype("static inline int32_t tp_two(void) { return 1; }"),
     "inline function"),
    ("header_rules.py", [], "a struct by value",
     prototype("typedef struct tp_a_t { int32_t a; } tp_a_t;\n"
               "TP_API void tp_two(tp_a_t a);"), "tp_two passes tp_a_t"),
    ("header_rules.py", [], "a header of the system",
     header("<stddef.h>", "<stdio.h>"), "includes <stdio.h>"),
    ("header_rules.py", [], "a constant that is an expression",
     header("TP_VERSION_PATCH 0", "TP_VERSION_PATCH (1 << 2)"),
     "not a plain integer"),
    ("header_rules.py", [], "a constant without the prefix",
     header("TP_VERSION_PATCH", "VERSION_PATCH"), "does not begin with TP_"),
    ("header_rules.py", [], "a prototype that depends on the build",
     prototype("#ifdef TP_MORE\nTP_API void tp_two(void);\n#endif"),
     "code depends on #ifdef TP_MORE"),
    ("header_rules.py", [], "a type without the prefix",
     prototype("typedef int32_t number;"), "type number"),
    ("header_rules.py", [], "an empty parameter list",
     prototype("TP_API void tp_two();"), "tp_two has an empty parameter list"),
    ("header_matrix.py", ["--languages-only"], "a header C99 refuses",
     prototype("TP_API bool tp_two(void);"),
     "FAILED base.h with gcc -std=c99"),
    ("header_matrix.py", ["--languages-only"], "a header C++98 refuses",
     prototype("typedef long long tp_two_t;"),
     "FAILED base.h with g++ -std=c++98"),
    ("style.py", [], "a badly formatted source",
     {"src/ops/add.cpp": "int   x;\n"}, "src/ops/add.cpp"),
    ("style.py", [], "a source that is too long",
     {"src/ops/add.cpp": "int x;\n" * 401}, "src/ops/add.cpp: 401 lines"),
    ("operator_rows.py", [], "an operator without a row in the benchmark",
     {"tests/bench/src/operator_peers.h":
      OPERATOR_PEERS.replace('    {"add"', '    // {"add"')},
     "operator_peers.h: no row for add"),
    ("operator_rows.py", [], "a new operator that nobody measures",
     {"src/kernels/operators.h":
      OPERATORS + "  _(kNorm, Norm, norm, kOperand, kReal, kInexactSet)\n"},
     "operator_peers.h: no row for norm"),
    ("operator_rows.py", [], "neither a peer nor a reason",
     {"tests/bench/src/operator_peers.h": OPERATOR_PEERS.replace(
         '"add.Tensor", "a b"', 'nullptr, ""')},
     "add has neither a peer nor a reason"),
    ("operator_rows.py", [], "a row for what is no operator",
     {"tests/bench/src/operator_peers.h":
      OPERATOR_PEERS.replace('"add",', '"added",')},
     "added is no operator"),
    ("operator_rows.py", [], "a table of which it can read nothing",
     {"src/kernels/operators.h": ""}, "no operators found"),
    ("style.py", [], "a merge that was not finished",
     {"notes.txt": "one\n" + "=" * 7 + "\ntwo\n"}, "notes.txt"),
    ("accuracy.py", [], "an error beyond its bound",
     {"tests/accuracy/results.json": ERRORS.replace("0.5", "1.5")},
     "sin is off by 1.5 units"),
    ("accuracy.py", [], "errors that the page does not show",
     {"tests/accuracy/results.json": ERRORS.replace("0.5", "0.75")},
     "shows other figures"),
    ("accuracy.py", [], "a function whose errors nobody measured",
     {"tests/accuracy/support/reference.c":
      ERROR_BOUNDS.replace("sin", "cos")}, "cos is not measured"),
    ("accuracy.py", [], "a row that it cannot read",
     {"tests/accuracy/support/reference.c":
      ERROR_BOUNDS.replace("\n};", "\n    WIDE(cos, cosl, 1),\n};")},
     "rows of kUnary that cannot be read"),
]
# What a built library can have wrong: its source, flags, the line it gives.
ONE = "extern \"C\" int tp_one(int n) { return n; }\n"
LIBRARY_FAULTS = [
    ("symbols.py", "a symbol that is not listed",
     ONE + "extern \"C\" int tp_two() { return 2; }\n", [],
     "tp_two is exported, but not listed"),
    ("symbols.py", "a listed symbol that is not exported",
     "extern \"C\" int tp_two() { return 2; }\n", [],
     "tp_one is listed, but not exported"),
    ("symbols.py", "a symbol without its version", ONE, [],
     "tp_one is in node , not TP_0.1"),
    ("library.py", "a library it may not need", ONE,
     ["-Wl,--no-as-needed", "-lresolv"], "libresolv.so.2"),
    ("library.py", "another SONAME", ONE, ["-Wl,-soname,other.so"],
     "FAILED SONAME"),
    ("library.py", "a library that is too large",
     ONE + "extern \"C\" const char large[7 << 20] = {1};\n", [],
     "FAILED stripped size"),
    ("library.py", "a thread started by loading",
     ONE + "#include <pthread.h>\n#include <unistd.h>\n"
     "static void* wait(void*) { pause(); return nullptr; }\n"
     "__attribute__((constructor)) static void start() {\n"
     "  pthread_t thread; pthread_create(&thread, nullptr, wait, nullptr); }\n",
     [], "FAILED loading starts no thread"),
    ("library.py", "a load that takes long",
     ONE + "#include <unistd.h>\n"
     "__attribute__((constructor)) static void start() { usleep(9000); }\n",
     [], "FAILED loading takes"),
]

def make_tree(folder, files):
    for name, text in {**TREE, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def output_of(script, folder, words):
    """Status and output of a check on a tree, outside the shared tally."""
    environment = {key: value for key, value in os.environ.items()
                   if key != "TP_TALLY"}
    run = subprocess.run(
        [sys.executable, str(CHECKS / script), "--root", str(folder), *words],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, check=False)
    return run.returncode, run.stdout


def check_fault(results, script, words, what, files, expected):
    name = f"{script} finds {what}"
    with tempfile.TemporaryDirectory() as folder:
        make_tree(pathlib.Path(folder), files)
        status, output = output_of(script, folder, words)
    if status == 1 and expected in output:
        results.ok(name)
    else:
        results.failed(name, f"status {status}, no '{expected}' in:\n{output}")


def check_clean(results, script, words):
    with tempfile.TemporaryDirectory() as folder:
        make_tree(pathlib.Path(folder), {})
        status, output = output_of(script, folder, words)
    name = f"{script} {' '.join(words)} passes a tree without a fault"
    results.check(name, [output] if status != 0 else [])


def compile_library(folder, source, flags):
    (folder / "library.cpp").write_text(source, encoding="utf-8")
    subprocess.run(["g++", "-shared", "-fPIC", "-o", "libtensorplay.so",
                    "library.cpp", *flags], cwd=folder, check=True,
                   capture_output=True)


def check_library_fault(results, script, what, source, flags, expected):
    with tempfile.TemporaryDirectory() as folder:
        compile_library(pathlib.Path(folder), source, flags)
        make_tree(pathlib.Path(folder), {})
        status, output = output_of(script, folder, ["--build", folder])
    results.check(f"{script} finds {what}",
                  [] if status == 1 and expected in output else [output])


def check_version_map(results):
    """The link fails for a symbol that is listed, but not defined."""
    script = capi.REPOSITORY / "src" / "cmake" / "WriteVersionMap.cmake"
    for what, symbols, good in (
            ("a listed symbol", "tp_one\n", True),
            ("a symbol that is not defined", "tp_one\ntp_two\n", False),
            ("a foreign symbol", "other\n", False)):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            make_tree(folder, {"src/capi/symbols.txt": symbols})
            written = subprocess.run(
                ["cmake", f"-DSYMBOLS={folder}/src/capi/symbols.txt",
                 f"-DMAP={folder}/map", "-P", str(script)],
                capture_output=True, check=False).returncode == 0
            try:
                if written:
                    compile_library(folder, ONE, [
                        "-Wl,--version-script=map,--no-undefined-version"])
            except subprocess.CalledProcessError:
                written = False
        results.check(f"the link {'takes' if good else 'refuses'} {what}",
                      [] if written == good else ["it does not"])


def check_demo(results):
    """README.md is held to what the programs print, memory to its limit."""
    epoch = "epoch  5   loss {}   accuracy {} %"
    shown = f"one\n\n{epoch.format('0.0976', '95.47')}\n\none\n"
    for printed, trained, good in (
            ("one", epoch.format("0.1", "95"), True),
            ("two", epoch.format("0.1", "95"), False),
            ("one", "epoch 5 lost", False)):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            make_tree(folder, {"README.md": "The demo prints\n\n```text\n"
                                            f"{shown}```\n"})
            (folder / "examples").mkdir()
            for program, words in (("digits", printed),
                                   ("train_digits", trained),
                                   ("photo", printed)):
                path = folder / "examples" / program
                path.write_text(f"#!/bin/sh\necho '{words}'\n",
                                encoding="utf-8")
                path.chmod(0o755)
            faults = demo.readme_faults(folder, folder)
            results.check(f"demo.py {'passes' if good else 'finds'} a demo that "
                          f"prints {printed} and {trained}",
                          [] if good != bool(faults) else faults)
            if not good:
                demo.write_readme(folder, folder)
                results.check("demo.py writes what the demo prints",
                              demo.readme_faults(folder, folder))
    for beyond, good in ((demo.MAX_BEYOND, True), (demo.MAX_BEYOND + 1, False)):
        results.check(f"demo.py {'takes' if good else 'refuses'} {beyond} bytes",
                      [] if good != bool(demo.memory_faults(beyond)) else ["no"])


def main():
    results = tally.Tally("tests of the checks")
    for script, words in sorted({(f[0], tuple(f[1])) for f in FAULTS}):
        check_clean(results, script, words)
    for fault in FAULTS:
        check_fault(results, *fault)
    for fault in LIBRARY_FAULTS:
        check_library_fault(results, *fault)
    check_version_map(results)
    check_demo(results)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
