#!/usr/bin/python3
"""The pages on performance show the checked-in figures, and the script that
compares them passes its own tests."""
import contextlib
import io
import sys
import unittest

import capi
import tally

RESULTS = "tests/bench/results"
PAGES = {"linux-x86-64.json": "docs/performance.md",
         "linux-x86-64-avx2.json": "docs/performance-avx2.md"}


def main():
    options = capi.parse(capi.arguments(__doc__))
    bench = options.root / "tests" / "bench"
    sys.path.insert(0, str(bench))
    import ratios  # pylint: disable=import-outside-toplevel

    results = tally.Tally("figures")
    notes = io.StringIO()
    tests = unittest.defaultTestLoader.discover(str(bench))
    outcome = unittest.TextTestRunner(stream=notes).run(tests)
    results.count_passed(outcome.testsRun - len(outcome.failures)
                         - len(outcome.errors))
    for test, reason in outcome.failures + outcome.errors:
        results.failed(str(test), reason)
    for result, page in PAGES.items():
        with contextlib.redirect_stdout(notes):
            stale = ratios.check(options.root / RESULTS / result,
                                 options.root / page)
        results.check(f"{page} shows the checked-in figures",
                      [page] if stale else [])
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
