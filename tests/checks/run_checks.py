#!/usr/bin/python3
"""Runs every static check on a built tree, and the tests of the checks."""
import os
import pathlib
import subprocess
import sys
import tempfile

import capi
import tally

CHECKS = [
    ("includes.py", []),
    ("funnel.py", []),
    ("kernel_files.py", []),
    ("operator_rows.py", []),
    ("requirements.py", []),
    ("header_rules.py", []),
    ("api.py", []),
    ("raw_layers.py", []),
    ("symbols.py", ["--build"]),
    ("library.py", ["--build"]),
    ("header_matrix.py", ["--build", "--require-all"]),
    ("device_code.py", []),
    ("docs.py", []),
    ("snippets.py", ["--build"]),
    ("demo.py", ["--build"]),
    ("style.py", []),
    ("figures.py", []),
    ("accuracy.py", []),
    ("selftest.py", []),
    ("selftest_api.py", []),
    ("selftest_runners.py", []),
]


def records():
    path = pathlib.Path(os.environ["TP_TALLY"])
    return len(path.read_text().splitlines()) if path.is_file() else 0


def run(script, flags, build):
    path = pathlib.Path(__file__).with_name(script)
    words = []
    for flag in flags:
        words += [flag, str(build)] if flag == "--build" else [flag]
    before = records()
    status = subprocess.run([sys.executable, str(path), *words],
                            check=False).returncode
    if records() == before:
        results = tally.Tally(script)
        results.failed(script, f"ended with status {status} and no result")
        status = results.finish()
    return status


def run_all(build):
    return max(run(script, flags, build) for script, flags in CHECKS)


def main():
    options = capi.parse(capi.arguments(__doc__, build=True))
    if os.environ.get("TP_TALLY"):
        return run_all(options.build)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TP_TALLY"] = os.path.join(folder, "tally")
        run_all(options.build)
        return tally.report_file(os.environ["TP_TALLY"])


if __name__ == "__main__":
    sys.exit(main())
