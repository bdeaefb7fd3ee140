#!/usr/bin/python3
"""The checks of the API and the ABI can fail: one change each to a small API.

Each change is first seen as a description that is not current. Once the
description is renewed, breaks are refused and additions pass.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import selftest
import tally

HEADER = """\
#ifndef TENSORPLAY_BASE_H
#define TENSORPLAY_BASE_H
#include <stddef.h>
#include <stdint.h>
#define TP_OWNED
#define TP_BORROWED
#define TP_NULLABLE
#define TP_OUT
#define TP_SINCE(major, minor)
#define TP_VERSION_MAJOR 0
#define TP_VERSION_MINOR 1
#define TP_ABI_VERSION 1
#ifdef __cplusplus
extern "C" {
#endif
typedef int32_t tp_kind_t; /**< A kind. */
#define TP_KIND_A 1 /**< The first. */
#define TP_KIND_B 2 /**< The second. */
typedef struct tp_box_t tp_box_t; /**< A box. */
typedef void (*tp_free_fn)(void* ctx);
/** Fixed. */
typedef struct tp_pair_t {
  int32_t left;  /**< One. */
  int32_t right; /**< Two. */
} tp_pair_t;
/** Grows. */
typedef struct tp_stats_t {
  uint32_t struct_size; /**< Its size. */
  uint32_t count;       /**< A count. */
} tp_stats_t;
/** Makes a box.
 *  @param sizes sizes
 *  @param rank their number
 *  @param[out] out the box
 *  @return a kind. */
tp_kind_t tp_box_new(const int64_t* sizes, size_t rank,
                     TP_OUT TP_OWNED tp_box_t** out) TP_SINCE(0, 1);
void tp_box_release(TP_NULLABLE tp_box_t* box) TP_SINCE(0, 1);
TP_BORROWED const tp_pair_t* tp_box_pair(tp_box_t* box) TP_SINCE(0, 1);
void tp_box_stats(tp_box_t* box, TP_OUT tp_stats_t* stats) TP_SINCE(0, 1);
void tp_box_on_free(tp_box_t* box, tp_free_fn free) TP_SINCE(0, 1);
#ifdef __cplusplus
}
#endif
#endif
"""
DEBUG = """\
#include "tensorplay/base.h"
#ifdef __cplusplus
extern "C"
#endif
void tp_debug_look(tp_box_t* box) TP_SINCE(0, 1);
"""
LIBRARY = """\
#include "tensorplay/debug.h"
struct tp_box_t { tp_pair_t pair; };
extern "C" {
tp_kind_t tp_box_new(const int64_t*, size_t, tp_box_t**) { return 0; }
void tp_box_release(tp_box_t*) {}
const tp_pair_t* tp_box_pair(tp_box_t* box) { return &box->pair; }
void tp_box_stats(tp_box_t*, tp_stats_t*) {}
void tp_box_on_free(tp_box_t*, tp_free_fn) {}
void tp_debug_look(tp_box_t*) {}
}
"""
TREE = {
    "include/tensorplay/base.h": HEADER,
    "include/tensorplay/debug.h": DEBUG,
    "include/tensorplay/tensorplay.h": '#include "tensorplay/base.h"\n',
    "src/capi/symbols.txt": "",
    "library.cpp": LIBRARY,
}
BASE = "include/tensorplay/base.h"
# What changed, in which file, from, to, the line that refuses it ("" for none).
CHANGES = [
    ("a parameter of another type", BASE, "size_t rank", "uint32_t rank",
     'parameters[2].type.c was "size_t", is "uint32_t"'),
    ("a parameter that lost its const", BASE, "const int64_t* sizes",
     "int64_t* sizes", 'pointers[1] was "const", is "mutable"'),
    ("one parameter more", BASE, "tp_box_pair(tp_box_t* box)",
     "tp_box_pair(tp_box_t* box, int32_t n)", "tp_box_pair: parameters.n was null"),
    ("another result", BASE, "tp_kind_t tp_box_new", "int32_t tp_box_new",
     "tp_box_new: returns.type"),
    ("a result that is owned now", BASE, "TP_BORROWED const", "TP_OWNED const",
     'tp_box_pair: returns.ownership was "borrowed", is "owned"'),
    ("an output that is no longer owned", BASE, "TP_OUT TP_OWNED", "TP_OUT",
     'parameters[3].ownership was "owned", is null'),
    ("a parameter that lost TP_OUT", BASE, "TP_OUT tp_stats_t", "tp_stats_t",
     'parameters[2].direction was "out", is "in"'),
    ("a parameter that lost TP_NULLABLE", BASE, "TP_NULLABLE tp_box_t",
     "tp_box_t", "parameters[1].nullable was true, is false"),
    ("another first version", BASE, "box) TP_SINCE(0, 1)",
     "box) TP_SINCE(0, 2)", 'since was "0.1", is "0.2"'),
    ("a function that is gone", BASE,
     "void tp_box_on_free(tp_box_t* box, tp_free_fn free) TP_SINCE(0, 1);\n",
     "", "tp_box_on_free is gone"),
    ("a constant of another value", BASE, "TP_KIND_B 2", "TP_KIND_B 3",
     "TP_KIND_B: value was 2, is 3"),
    ("a constant that is gone", BASE,
     "#define TP_KIND_B 2 /**< The second. */\n", "", "TP_KIND_B is gone"),
    ("a wider integer type", BASE, "typedef int32_t tp_kind_t",
     "typedef int64_t tp_kind_t", "tp_kind_t: type was"),
    ("members that changed places", BASE,
     "int32_t left;  /**< One. */\n  int32_t right;",
     "int32_t right;  /**< One. */\n  int32_t left;",
     'tp_pair_t: fields[1].name was "left"'),
    ("a member more in a fixed struct", BASE, "/**< Two. */",
     "/**< Two. */\n  int32_t more;", "tp_pair_t: size was 8, is 12"),
    ("a member in the middle of a struct that may grow", BASE,
     "  uint32_t count;", "  uint32_t more;\n  uint32_t count;",
     "tp_stats_t: size was 8, is 12"),
    ("a callback of another signature", BASE, "(void* ctx)",
     "(void* ctx, int32_t n)", "tp_free_fn: parameters.n was null"),
    ("a header that is no longer stable", "include/tensorplay/tensorplay.h",
     '#include "tensorplay/base.h"', "", "tp_box_new is gone"),
    ("another ABI without a snapshot", BASE, "TP_ABI_VERSION 1",
     "TP_ABI_VERSION 2", "no snapshot of this ABI"),
    ("a new function", BASE, "void tp_box_release",
     "void tp_box_close(tp_box_t* box) TP_SINCE(0, 2);\nvoid tp_box_release",
     ""),
    ("a new constant", BASE, "#define TP_KIND_B 2",
     "#define TP_KIND_C 3\n#define TP_KIND_B 2", ""),
    ("a member at the end of a struct that may grow", BASE,
     "/**< A count. */", "/**< A count. */\n  uint32_t more;", ""),
    ("a parameter of another name", BASE, "size_t rank", "size_t n", ""),
    ("another documentation", BASE, "The first.", "Number one.", ""),
    ("a change to an unstable header", "include/tensorplay/debug.h",
     "(tp_box_t* box)", "(tp_box_t* box, int32_t n)", ""),
]
# What cannot be described, by what stands before tp_box_release.
UNCLEAR = [
    ("a handle that nothing releases", "typedef struct tp_crate_t tp_crate_t;",
     "tp_crate_t has no tp_crate_release"),
    ("a type of no known kind", "void tp_wait(long n);", "the type long"),
    ("an enum", "enum tp_e { TP_E };", "a EnumDecl"),
    ("a variable", "extern int32_t tp_count;", "a VarDecl"),
    ("text that is no C", "tp_box(;", "error:"),
]
# Changes to all files of the tree, and what the comparison of the libraries
# says.
ABI_CHANGES = [
    ("a parameter of another type", "size_t", "uint32_t",
     "typedef name changed from size_t to uint32_t"),
    ("a function that is gone", "tp_box_on_free", "tp_box_on_close",
     "1 Removed"),
    ("members that changed places", "int32_t left;", "int64_t left;",
     "tp_pair_t"),
    ("a private type that changed", "struct tp_box_t {",
     "struct tp_box_t { int32_t more;", ""),
    ("an unstable function that is gone", "tp_debug_look", "tp_debug_see", ""),
    ("a member at the end of a struct that may grow", "/**< A count. */",
     "/**< A count. */\n  uint64_t more;", ""),
]


def write_tree(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def changed(name, old, new):
    assert old in TREE[name], old
    return {**TREE, name: TREE[name].replace(old, new)}


def verdict(status, output, expected):
    """Faults of a run that is to fail with a line, or to pass without one."""
    if expected:
        right = status == 1 and expected in output
    else:
        right = status == 0
    return [] if right else [f"status {status}, not '{expected}':\n{output}"]


def check_change(results, released, what, name, old, new, expected):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "tree"
        shutil.copytree(released, folder)
        write_tree(folder, changed(name, old, new))
        stale = selftest.output_of("api.py", folder, [])
        selftest.output_of("api.py", folder, ["--write"])
        renewed = selftest.output_of("api.py", folder, [])
    results.check(f"api.py sees {what}", verdict(
        *stale, "FAILED the description is what the headers declare"))
    results.check(f"api.py {'refuses' if expected else 'allows'} {what}",
                  verdict(*renewed, expected))


def check_unclear(results, what, text, expected):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        write_tree(folder, changed(BASE, "void tp_box_release",
                                   f"{text}\nvoid tp_box_release"))
        result = selftest.output_of("api.py", folder, [])
    results.check(f"api.py refuses {what}", verdict(*result, expected))


def compile_library(folder):
    subprocess.run(["g++", "-g", "-shared", "-fPIC", "-Iinclude",
                    "-o", "libtensorplay.so", "library.cpp"], cwd=folder,
                   check=True, capture_output=True)


def check_abi(results, released, what, old, new, expected):
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "tree"
        shutil.copytree(released, folder)
        assert any(old in text for text in TREE.values()), old
        write_tree(folder, {name: text.replace(old, new)
                            for name, text in TREE.items()})
        compile_library(folder)
        result = selftest.output_of("abi.py", folder, ["--build", folder])
    results.check(f"abi.py {'refuses' if expected else 'allows'} {what}",
                  verdict(*result, expected))


def release(results, folder):
    """A released tree; without a change it passes."""
    write_tree(folder, TREE)
    compile_library(folder)
    for script, words in (("api.py", ["--write"]), ("api.py", ["--release"]),
                          ("abi.py", ["--build", folder, "--release"])):
        selftest.output_of(script, folder, words)
    for script, words in (("api.py", []), ("abi.py", ["--build", folder])):
        results.check(f"{script} passes what was released", verdict(
            *selftest.output_of(script, folder, words), ""))


def main():
    results = tally.Tally("tests of the API checks")
    with tempfile.TemporaryDirectory() as place:
        released = pathlib.Path(place) / "released"
        release(results, released)
        for change in CHANGES:
            check_change(results, released, *change)
        for case in UNCLEAR:
            check_unclear(results, *case)
        for change in ABI_CHANGES:
            check_abi(results, released, *change)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
