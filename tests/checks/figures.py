#!/usr/bin/python3
"""The page on performance shows the checked-in figures, and the script that
compares them passes its own tests."""
import contextlib
import io
import sys
import unittest

import capi
import tally

RESULT = "tests/bench/results/linux-x86-64.json"
PAGE = "docs/performance.md"


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
    with contextlib.redirect_stdout(notes):
        stale = ratios.check(options.root / RESULT, options.root / PAGE)
    results.check("the page on performance shows the checked-in figures",
                  [PAGE] if stale else [])
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
