#!/usr/bin/python3
"""Results of checks and test runs, and the closing line over all of them.

A runner makes a Tally, reports each result and ends with `finish`. With the
environment variable TP_TALLY set, the results go to that file as one line of
JSON, and whoever set it prints the closing line; without it the runner prints
its own. As a program:

  tally.py report FILE             named failures and skips, the closing line
  tally.py run NAME COMMAND ...    runs a command and counts it as one result;
                                   status 77 says that it could not run here
"""
import collections
import json
import os
import subprocess
import sys


class Tally:
    """The results of one runner."""

    def __init__(self, runner):
        self.runner = runner
        self.passed = 0
        self.failures = []
        self.skips = []

    def ok(self, name, note=""):
        self.count_passed(1)
        print(f"ok {name}" + (f" ({note})" if note else ""), flush=True)

    def failed(self, name, reason):
        self.failures.append((name, reason))
        print(f"FAILED {name}: {reason}", flush=True)

    def skipped(self, name, reason):
        self.skips.append((name, reason))
        print(f"skipped {name}: {reason}", flush=True)

    def count_passed(self, number):
        self.passed += number

    def check(self, name, faults, note=""):
        """Reports a list of faults as one failure, an empty one as ok."""
        if faults:
            self.failed(name, "\n  ".join([f"{len(faults)} found", *faults]))
        else:
            self.ok(name, note)

    def finish(self):
        """Hands the results over and returns the exit status."""
        record = {"runner": self.runner, "passed": self.passed,
                  "failures": self.failures, "skips": self.skips}
        path = os.environ.get("TP_TALLY")
        if not path:
            return report([record])
        with open(path, "a", encoding="utf-8") as out:
            out.write(json.dumps(record) + "\n")
        return 1 if self.failures or not self.passed else 0


def report(records):
    """Prints the named failures and skips and the closing line."""
    passed = sum(r["passed"] for r in records)
    failures = [(r["runner"], *f) for r in records for f in r["failures"]]
    skips = [(r["runner"], *s) for r in records for s in r["skips"]]
    for (runner, name, reason), n in collections.Counter(skips).items():
        print(f"skipped {runner}: {name}{f' ({n} cases)' if n > 1 else ''}: "
              f"{reason}")
    for runner, name, reason in failures:
        print(f"FAILED {runner}: {name}: {reason.splitlines()[0]}")
    print(f"{passed} passed, {len(failures)} failed, {len(skips)} skipped",
          flush=True)
    return 1 if failures or not passed else 0


def report_file(path):
    try:
        with open(path, encoding="utf-8") as lines:
            return report([json.loads(line) for line in lines])
    except FileNotFoundError:
        return report([])


def run_command(name, command):
    tally = Tally(name)
    try:
        status = subprocess.run(command, check=False).returncode
    except OSError as error:
        status = error
    if status == 77:
        tally.skipped(name, "not on this machine")
        tally.finish()
        return 0
    if status == 0:
        tally.ok(name)
    else:
        tally.failed(name, f"status {status}")
    return tally.finish()


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "report":
        return report_file(arguments[1])
    if len(arguments) > 2 and arguments[0] == "run":
        return run_command(arguments[1], arguments[2:])
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
