#!/usr/bin/python3
"""What is read from the output of test programs, fuzzers and nvcc: failures are
found and told, and a tally that holds one is a failure.
"""
import pathlib
import subprocess
import sys
import tempfile

import device_code
import fuzz
import run_tests
import tally

CHECKS = pathlib.Path(__file__).parent
PASSED = "[==========] Running 1 test(s).\n[ RUN      ] a\n[       OK ] a\n"
# Outputs of test programs: name, ctest's status, output, whether it passes or
# the reason that is told.
OUTPUTS = [
    ("c/a", "run", PASSED, True),
    ("process/a", "run", "", True),
    ("conformance/a", "run",
     "left out b: why\nconformance a: 2 cases, 1 passed, 0 failed, 1 left out",
     True),
    ("conformance/group", "run",
     "left out: b (3 cases): why\nleft out: d: why\n"
     "conformance a: 5 cases, 1 passed, 0 failed, 4 left out", True),
    ("conformance/short_group", "run",
     "left out: b (2 cases): why\n"
     "conformance a: 4 cases, 1 passed, 0 failed, 3 left out", False),
    ("c/no_case", "run", "", False),
    ("c/failed", "fail", PASSED.replace("      OK", " FAILED "), False),
    ("c/failed_with_its_teardown", "fail",
     PASSED.replace("[       OK ]", "0x1 != 0x2\n[  ERROR   ]"), "0x1 != 0x2"),
    ("c/crashed", "fail", PASSED.replace("[       OK ] a\n", ""), False),
    ("c/ended_early", "run", PASSED.replace("Running 1", "Running 2"), False),
    ("c/leaked_at_exit", "fail", PASSED, False),
    ("c/silent_skip", "run", PASSED.replace("      OK", " SKIPPED"), False),
    ("process/failed", "fail", "", False),
    ("conformance/failed", "run",
     "conformance a: 2 cases, 1 passed, 1 failed, 0 left out", False),
    ("conformance/no_case", "run",
     "conformance a: 0 cases, 0 passed, 0 failed, 0 left out", False),
    ("conformance/lost_case", "run",
     "conformance a: 3 cases, 2 passed, 0 failed, 0 left out", False),
    ("conformance/silent_skip", "run",
     "conformance a: 2 cases, 1 passed, 0 failed, 1 left out", False),
]
FUZZED = ("#8\tDONE   cov: 12 ft: 30 corp: 4/9b\n"
          "stat::number_of_executed_units: 8\n")
FUZZER_RUNS = [
    ("a run that found inputs", 0, FUZZED, None),
    ("a run without an input", 0, "", "it found nothing and ended"),
    ("a run that ends badly", 1, FUZZED, "status 1"),
    ("a check that does not hold", 77, "does not hold: out == NULL\n" + FUZZED,
     "does not hold: out == NULL"),
    ("a sanitizer's report", 77, "==1==ERROR: AddressSanitizer: a\n", "a"),
]
KERNEL = "ptxas info    : Compiling entry function 'a' for 'sm_80'\n"
NO_SPILL = "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"


def check_readers(results):
    """What is read from the output of fuzzers and of nvcc."""
    for name, status, output, expected in FUZZER_RUNS:
        wrong = fuzz.fault(status, output)
        results.check(f"fuzz.py {'finds' if expected else 'passes'} {name}",
                      [] if (wrong is None) == (expected is None)
                      and (wrong is None or expected in wrong) else [str(wrong)])
    for name, status, output, good in (
            ("a kernel", 0, KERNEL + NO_SPILL, True),
            ("a silent failure", 1, KERNEL, False),
            ("no kernel", 0, "", False),
            ("a spill", 0, KERNEL + NO_SPILL.replace("0 bytes spill s",
                                                     "8 bytes spill s"), False)):
        wrong = [*device_code.compile_faults(status, output),
                 *device_code.spill_faults(output)]
        results.check(f"device_code.py {'passes' if good else 'finds'} {name}",
                      [] if good != bool(wrong) else wrong or ["nothing"])


def check_counting(results):
    for name, status, output, good in OUTPUTS:
        cases = run_tests.read_program(name, status, output)
        passes = not cases.failures and cases.total() > 0
        results.check(
            f"run_tests.py {'passes' if good is True else 'fails'} {name}",
            [] if passes == (good is True) and
            (isinstance(good, bool) or cases.failures[0][1] == good)
            else [f"{cases.passed} passed, failures: {cases.failures}"])
    with tempfile.TemporaryDirectory() as folder:
        for lines, status in (
                ("", 1),
                ('{"runner": "a", "passed": 0, "failures": [], "skips": []}', 1),
                ('{"runner": "a", "passed": 1, "failures": [], "skips": []}', 0),
                ('{"runner": "a", "passed": 1, "failures": [["b", "c"]], '
                 '"skips": []}', 1)):
            path = pathlib.Path(folder) / "tally"
            path.write_text(lines, encoding="utf-8")
            run = subprocess.run(
                [sys.executable, str(CHECKS / "tally.py"), "report", str(path)],
                capture_output=True, text=True, check=False)
            results.check(f"tally.py exits with {status} for {lines or 'none'}",
                          [] if run.returncode == status else [run.stdout])


def main():
    results = tally.Tally("tests of what is read from runners")
    check_readers(results)
    check_counting(results)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
