"""Start-up: a program that links nothing, the library, libtorch; one pass.

usage: load_time.py BUILD OUT.json
Writes what the benchmark library would: a list of cases with their times.
"""

import json
import os
import subprocess
import sys
import time


def main(build, out):
    rows = []
    for peer in ("empty", "tensorplay", "libtorch"):
        program = os.path.join(build, "load_" + peer)
        if not os.path.exists(program):
            continue
        subprocess.run([program], capture_output=True, check=True)
        times = []
        for _ in range(5):
            start = time.perf_counter()
            text = subprocess.run([program], capture_output=True,
                                  check=True).stdout
            times.append(time.perf_counter() - start)
        resident, threads = (int(word) for word in text.split())
        for name, value in (("start to exit", sorted(times)[2] * 1e9),
                            ("resident bytes", resident * 1024),
                            ("threads", threads)):
            rows.append({"name": f"load/{name}/{peer}/t1", "value": value})
    with open(out, "w") as file:
        json.dump({"benchmarks": rows}, file)


main(*sys.argv[1:])
