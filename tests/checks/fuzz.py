#!/usr/bin/python3
"""Runs the fuzzers of a build folder, two side by side.

Each starts from the inputs that are kept in tests/fuzz/corpus, and collects
what it finds in BUILD/corpus from run to run. It counts as one result. What
makes one fail lies in BUILD/findings. `--keep` makes the kept inputs a small
set that reaches all the places that the collected ones do.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

import tally

FUZZ = pathlib.Path(__file__).resolve().parents[1] / "fuzz"
MAX_LENGTH = 4096
KEPT_LENGTH = 1024  # an input that is kept is worth reading
SIDE_BY_SIDE = 2
RUNS = re.compile(r"^stat::number_of_executed_units: *(\d+)", re.MULTILINE)
COVERED = re.compile(r"^#\d+.* cov: (\d+) ft: \d+ corp: (\d+)", re.MULTILINE)
BROKEN = re.compile(r"^(?:does not hold: |SUMMARY: |==\d+== ?ERROR: ).*",
                    re.MULTILINE)
ENVIRONMENT = {
    **os.environ,
    "ASAN_OPTIONS": "detect_leaks=1:allocator_may_return_null=1",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}


def names():
    return sorted(path.name.split("_fuzz")[0] for path in FUZZ.glob("*_fuzz.c*"))


def run_fuzzer(build, name, seconds, seed):
    """Status and output of one fuzzer."""
    found = build / "corpus" / name
    findings = build / "findings"
    found.mkdir(parents=True, exist_ok=True)
    findings.mkdir(exist_ok=True)
    command = [build / "fuzzers" / f"{name}_fuzz", f"-max_total_time={seconds}",
               f"-seed={seed}",
               f"-max_len={MAX_LENGTH}", "-timeout=20", "-rss_limit_mb=2048",
               "-print_final_stats=1", "-entropic=0", f"-artifact_prefix={findings}/{name}-"]
    words = FUZZ / f"{name}.dict"
    if words.is_file():
        command.append(f"-dict={words}")
    run = subprocess.run([*map(str, command), str(found),
                          str(FUZZ / "corpus" / name)],
                         env=ENVIRONMENT, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, check=False)
    return run.returncode, run.stdout.decode(errors="replace")


def describe(output):
    runs = RUNS.search(output)
    covered = COVERED.findall(output)
    if not runs or not covered:
        return None
    return (f"{int(runs.group(1))} runs, {covered[-1][1]} inputs that reach "
            f"{covered[-1][0]} places")


def fault(status, output):
    """What a run shows to be wrong, or None."""
    if status == 0 and describe(output):
        return None
    broken = BROKEN.search(output)
    return f"status {status}: " + (
        broken.group(0) if broken else "it found nothing and ended")


def fuzz(build, seconds, seed, chosen):
    results = tally.Tally("fuzzers")
    with concurrent.futures.ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        runs = {pool.submit(run_fuzzer, build, name, seconds, seed): name
                for name in chosen}
        for run in concurrent.futures.as_completed(runs):
            status, output = run.result()
            wrong = fault(status, output)
            if wrong:
                print(output[-6000:])
                results.failed(runs[run], wrong)
            else:
                results.ok(runs[run], describe(output))
    return results.finish()


def keep(build, name):
    """Merges the corpora of a fuzzer into the one that is kept."""
    kept = FUZZ / "corpus" / name
    fresh = build / "kept" / name
    for folder in (kept, fresh):
        folder.mkdir(parents=True, exist_ok=True)
    for old in fresh.iterdir():
        old.unlink()
    subprocess.run(list(map(str, (
        build / "fuzzers" / f"{name}_fuzz", "-set_cover_merge=1", "-use_counters=0",
        f"-max_len={KEPT_LENGTH}", fresh, kept, build / "corpus" / name))),
        env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        check=True)
    # An input that somebody named stays whatever it reaches.
    for old in kept.iterdir():
        if re.fullmatch("[0-9a-f]{40}", old.name):
            old.unlink()
    for new in fresh.iterdir():
        (kept / new.name).write_bytes(new.read_bytes())
    sizes = [path.stat().st_size for path in kept.iterdir()]
    print(f"{name}: {len(sizes)} inputs, {sum(sizes)} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("seconds", type=int, nargs="?", default=60,
                        help="for each fuzzer (60)")
    parser.add_argument("--seed", type=int, default=0,
                        help="of the random choices; 0 takes another every time")
    parser.add_argument("--only", action="append", choices=names(),
                        help="this fuzzer; may be given again")
    parser.add_argument("--keep", action="store_true",
                        help="do not fuzz; take over the inputs found so far")
    options = parser.parse_args()
    build = options.build.resolve()
    chosen = options.only or names()
    if options.keep:
        for name in chosen:
            keep(build, name)
        return 0
    return fuzz(build, options.seconds, options.seed, chosen)


if __name__ == "__main__":
    sys.exit(main())
