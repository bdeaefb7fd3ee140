#!/usr/bin/python3
"""Every public function is reached by the safe Rust layer, or left to the raw
one for a reason that is written here."""
import pathlib
import re
import sys

import description

SOURCES = (pathlib.Path(__file__).resolve().parents[1]
           / "rust" / "tensorplay" / "src")
# (names, why the safe layer does not call them)
LEFT = [
    (r"tp_debug_(?!count_word)\w+", "for tests: in tensorplay_sys::debug"),
    (r"tp_(allocator_callbacks|function)_init|tp_scalar_set_\w+",
     "the struct is made in Rust, with its size"),
    (r"tp_error_(code|format|take|release|clear)",
     "the record is copied into an Error, which tells and formats itself"),
    (r"tp_modes_swap", "modes are values that end where they are dropped"),
    (r"tp_dtype_promote", "tp_dtype_promote_list does it"),
    (r"tp_operator_call_name", "Operator::call has looked the name up"),
    (r"tp_allocator_(allocate|free)",
     "raw memory is what a Storage is for"),
    (r"tp_generator_retain", "a Generator has one handle, so that it is Send"),
    (r"tp_tensor_(attach_wrapper|detach_wrapper|wrapper)|tp_run_deferred",
     "wrappers are for garbage-collected hosts"),
    (r"tp_kernel_(?!path)\w+|tp_missing_kernel_format|tp_operator_register"
     r"|tp_operator_definition_init|tp_device_(register|callbacks_init)",
     "kernels, operators and devices of a program work on raw memory"),
]


def code(text):
    """A source without its comments."""
    return "\n".join(line for line in text.splitlines()
                     if not line.lstrip().startswith("//"))


def called(sources):
    return {name for path in sources.rglob("*.rs")
            for name in re.findall(r"\btp_\w+",
                                   code(path.read_text(encoding="utf-8")))}


def faults(names, used):
    """Functions without a way or a reason, and reasons without a function."""
    left = {name for name in names if name not in used}
    excused = {name for name in names
               for pattern, _ in LEFT if re.fullmatch(pattern, name)}
    found = [f"{name}: not called, and no reason why" for name in names
             if name in left - excused]
    found += [f"{name}: called, though there is a reason not to"
              for name in names if name in excused - left]
    return found + [f"{pattern}: names no function" for pattern, _ in LEFT
                    if not any(re.fullmatch(pattern, name)
                               for name in names)]


def main():
    names = list(description.Description.read().function)
    used = called(SOURCES)
    found = faults(names, used)
    if not faults([*names, "tp_added"], used):
        found.append("a function that nothing calls would not be noticed")
    for fault in found:
        print(fault)
    count = sum(name in used for name in names)
    print(f"the safe layer calls {count} of {len(names)} functions; "
          f"{len(names) - count} are left to tensorplay-sys")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
