#!/usr/bin/python3
"""Runs the tests of a build folder and counts cases, not programs.

A cmocka program counts as its cases; a case it skips must have printed the
reason. Another program counts as one case, or as those of the lines
`conformance NAME: N cases, N passed, N failed, N left out` that it prints;
a line `left out: NAME: REASON` names a case that is left out, or says that the
program as a whole is, and `left out: NAME (N cases): REASON` a group. One that
should have cases and ran none has failed.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

import tally

CMOCKA = re.compile(
    r"^\[( RUN      |       OK |  FAILED  |  SKIPPED |  ERROR   )\] (\w+)$")
CMOCKA_GROUP = re.compile(r"^\[==========\] Running (\d+) test\(s\)\.")
CONFORMANCE = re.compile(
    r"^conformance (.+): (\d+) cases, (\d+) passed, (\d+) failed, "
    r"(\d+) left out$")
LEFT_OUT = re.compile(r"^left out:? (.+?)(?: \((\d+) cases\))?: (.+)$")


class Cases:
    """The cases of one program, read from its output."""

    def __init__(self, output):
        self.passed = 0
        self.failures = []
        self.skips = []
        self.announced = 0
        self.conformance = 0
        self.read_cmocka(output.splitlines())
        self.read_conformance(output.splitlines())

    def read_cmocka(self, lines):
        running, said = None, []
        for line in lines:
            group = CMOCKA_GROUP.match(line)
            match = CMOCKA.match(line)
            if group:
                self.announced += int(group.group(1))
            elif not match:
                said.append(line.strip())
            elif match.group(1).strip() == "RUN":
                running, said = match.group(2), []
            elif match.group(2) == running:
                self.end_case(match.group(1).strip(), running, said)
                running = None
        if running:
            self.failures.append((running, "did not end"))
        missing = self.announced - self.total()
        self.failures += [(f"case {n + 1} of {missing}", "did not run")
                          for n in range(missing)]

    def end_case(self, result, name, said):
        reason = next((line for line in reversed(said) if line), "")
        if result == "OK":
            self.passed += 1
        elif result in ("FAILED", "ERROR"):  # ERROR: the teardown, too
            self.failures.append((name, next(filter(None, said), "failed")))
        elif reason:
            self.skips.append((name, reason))
        else:
            self.failures.append((name, "skipped without a reason"))

    def read_conformance(self, lines):
        named = [(match.group(1), match.group(3))
                 for match in filter(None, map(LEFT_OUT.match, lines))
                 for _ in range(int(match.group(2) or 1))]
        left_out = 0
        for match in filter(None, map(CONFORMANCE.match, lines)):
            self.conformance += 1
            name = match.group(1)
            cases, passed, failed, out = map(int, match.groups()[1:])
            left_out += out
            self.passed += passed
            self.failures += [(name, f"case {n + 1} of {failed} that failed")
                              for n in range(failed)]
            if cases != passed + failed + out or cases == 0:
                self.failures.append((name, f"the counts are wrong: {cases}"))
        self.skips += named
        if self.conformance and left_out != len(named):
            self.failures.append(
                ("left out", f"{left_out} counted, {len(named)} named"))

    def total(self):
        return self.passed + len(self.failures) + len(self.skips)


def read_program(name, status, output):
    """The cases of a program with the name of its ctest test."""
    cases = Cases(output)
    if not cases.announced and not cases.conformance:
        if name.split("/")[0] in ("c", "internal", "conformance"):
            cases.failures.append(("cases", "none ran"))
        elif status == "run" and not cases.skips:
            cases.passed = 1
    if status != "run" and not cases.failures:
        last = [line for line in output.splitlines() if line.strip()][-1:]
        cases.failures.append(("status", " ".join([status, *last])))
    return cases


def run_ctest(options, junit):
    """Runs ctest and returns name, status and output of each test."""
    command = ["ctest", "--test-dir", str(options.build), "--no-tests=error",
               "-j", str(options.jobs), "--output-junit", str(junit),
               "--test-output-size-passed", "100000000",
               "--test-output-size-failed", "100000000"]
    for flag, value in (("-L", options.label), ("-R", options.regex)):
        if value:
            command += [flag, value]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True,
                         stderr=subprocess.STDOUT, check=False)
    if not junit.is_file():
        print(run.stdout)
        return None
    return [(test.get("name"), test.get("status"),
             test.findtext("system-out") or "")
            for test in xml.parse(junit).getroot().iter("testcase")]


def print_program(name, cases, output):
    line = f"{name}: {cases.passed} ok"
    if cases.skips:
        line += f", {len(cases.skips)} left out"
    if cases.failures:
        line += f", {len(cases.failures)} FAILED\n" + "\n".join(
            f"    {text}" for text in output.splitlines()[-60:])
    print(line, flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--label", help="only tests with such a label")
    parser.add_argument("--regex", help="only tests with such a name")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()

    results = tally.Tally(f"tests of {options.build.name}")
    with tempfile.TemporaryDirectory() as folder:
        programs = run_ctest(options, pathlib.Path(folder) / "junit.xml")
    if not programs:
        results.failed("ctest", "no test ran")
        return results.finish()
    for name, status, output in sorted(programs):
        cases = read_program(name, status, output)
        print_program(name, cases, output)
        results.count_passed(cases.passed)
        results.failures += [(f"{name}: {case}", why)
                             for case, why in cases.failures]
        results.skips += [(f"{name}: {case}", why) for case, why in cases.skips]
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
