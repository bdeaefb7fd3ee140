#!/usr/bin/python3
"""What the built library needs, how large it is, and what loading it does."""
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

import capi
import tally

MAY_NEED = {"libc.so.6", "libm.so.6", "libstdc++.so.6", "libgcc_s.so.1",
            "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
MAX_BYTES = 6 << 20
MAX_LOAD_MS = 5.0
LOADS = 15


def output_of(*command):
    return subprocess.run([str(word) for word in command], check=True,
                          capture_output=True, text=True).stdout


def dynamic_section(library):
    text = output_of("readelf", "-dW", library)
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", text)
    soname = re.search(r"\(SONAME\).*\[(.*)\]", text)
    return needed, soname and soname.group(1), "TEXTREL" in text


def stripped_size(library, folder):
    copy = folder / "stripped.so"
    output_of("strip", "-o", copy, library)
    return copy.stat().st_size


def measure_loads(library, folder):
    """Milliseconds, threads and heap bytes of a load, each in a new process."""
    probe = folder / "load_probe"
    source = pathlib.Path(__file__).with_name("load_probe.c")
    output_of("cc", "-O1", "-I", source.parent.parent, "-o",
              probe, source, "-ldl")
    runs = [output_of(probe, library).split() for _ in range(LOADS)]
    return (statistics.median(float(run[0]) for run in runs),
            max(int(run[1]) for run in runs), max(int(run[2]) for run in runs))


def main():
    options = capi.parse(capi.arguments(__doc__, build=True))
    library = (options.build / "libtensorplay.so").resolve()
    results = tally.Tally("library")
    needed, soname, relocates_text = dynamic_section(library)
    results.check("needs the C and C++ runtime alone",
                  sorted(set(needed) - MAY_NEED), " ".join(needed))
    results.check("SONAME is libtensorplay.so.1",
                  [] if soname == "libtensorplay.so.1" else [str(soname)])
    results.check("code is position independent",
                  ["has text relocations"] if relocates_text else [])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        size = stripped_size(library, folder)
        results.check("stripped size is at most 6 MiB",
                      [f"{size} bytes"] if size > MAX_BYTES else [],
                      f"{size} bytes")
        ms, threads, heap = measure_loads(library, folder)
        results.check("loading takes at most 5 ms",
                      [f"{ms:.2f} ms"] if ms > MAX_LOAD_MS else [],
                      f"median of {LOADS}: {ms:.2f} ms, heap {heap} bytes")
        results.check("loading starts no thread",
                      [f"{threads} more"] if threads else [])
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
