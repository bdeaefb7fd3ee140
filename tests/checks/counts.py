#!/usr/bin/python3
"""Counts the instructions of hot paths, and those that lock the bus.

tests/counts/paths.c runs a path under callgrind; what is executed inside its
function `counted` and outside the program itself, in the library and in what it
calls, is counted. Locked are instructions with a lock prefix and exchanges with
memory. tests/counts/bounds.txt has the most of both that a call may execute,
and what it may pay for gradients that it does not take: how much more it is than
in a build without recording (preset unrecorded, --unrecorded FOLDER).
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

import capi
import tally

BOUNDS = pathlib.Path(__file__).parent.parent / "counts" / "bounds.txt"
INSTRUCTION = re.compile(r"^\s*([0-9a-f]+):\t(.*)$")
LOCKED = re.compile(r"^(\S+ )*lock |^xchg .*\(")
COST = re.compile(r"^0x([0-9a-f]+) \S+ (\d+)$")


def bounds():
    """{path: (locked, instructions, of which for gradients)}"""
    rows = (line.rsplit(maxsplit=3) for line in BOUNDS.read_text().splitlines()
            if line.strip() and not line.startswith("#"))
    return {row[0]: tuple(map(int, row[1:])) for row in rows}


def paths(program):
    """The names of the paths, and the calls that are counted of each."""
    lines = subprocess.run([program], check=True, text=True,
                           capture_output=True).stdout.splitlines()
    return lines[:-1], int(lines[-1].split()[1])


def executed(program, path):
    """{object file: {address: times}}"""
    with tempfile.NamedTemporaryFile(suffix=".callgrind") as out:
        subprocess.run(
            ["valgrind", "--quiet", "--tool=callgrind", "--dump-instr=yes",
             "--compress-strings=no", "--compress-pos=no",
             "--toggle-collect=counted", f"--callgrind-out-file={out.name}",
             program, path], check=True)
        return parse(pathlib.Path(out.name).read_text())


def parse(text):
    times = collections.defaultdict(collections.Counter)
    place, inclusive = None, False
    for line in text.splitlines():
        cost = COST.match(line)
        if line.startswith("ob="):
            place = line[3:]
        elif line.startswith("calls="):
            inclusive = True
        elif cost:
            if not inclusive:
                times[place][int(cost[1], 16)] += int(cost[2])
            inclusive = False
    return times


class Disassembly:
    """Which addresses of an object file hold locked instructions."""

    def __init__(self):
        self.files = {}

    def locked(self, file):
        if file not in self.files:
            self.files[file] = self.read(file)
        return self.files[file]

    @staticmethod
    def read(file):
        """(all addresses, {address: text} of the locked ones)"""
        text = subprocess.run(
            ["objdump", "-d", "--no-show-raw-insn", "--wide", file],
            check=True, text=True, capture_output=True).stdout
        lines = filter(None, map(INSTRUCTION.match, text.splitlines()))
        code = {int(line[1], 16): line[2] for line in lines}
        return code.keys(), {address: text for address, text in code.items()
                             if LOCKED.match(text)}


def count(times, program, disassembly):
    """(locked instructions with their places, all instructions)"""
    locked, total = collections.Counter(), 0
    for file, addresses in times.items():
        if pathlib.Path(file) == program:
            continue
        total += sum(addresses.values())
        known, texts = disassembly.locked(file)
        for address, number in addresses.items():
            if address not in known:
                raise LookupError(f"{file} has no instruction at {address:#x}")
            if address in texts:
                place = f"{pathlib.Path(file).name} {texts[address]}"
                locked[place] += number
    return locked, total


def count_path(build, name, disassembly):
    """(locked instructions with their places, all instructions) of a path."""
    program = (build / "tests/counts/paths").resolve()
    return count(executed(program, name), program, disassembly)


def faults_of(locked, total, calls, limit):
    found = sum(locked.values())
    if found > limit[0] * calls:
        yield (f"{found / calls:g} locked instructions, at most {limit[0]}: "
               + "; ".join(locked))
    if total > limit[1] * calls or not total:
        yield f"{total / calls:.1f} instructions, at most {limit[1]}"


def cost_faults(locked, total, without, calls, limit):
    """What is more than in a build without recording, beyond its bound."""
    if total - without[1] > limit[2] * calls:
        yield (f"{(total - without[1]) / calls:.1f} instructions for "
               f"gradients, at most {limit[2]}")
    if sum(locked.values()) > sum(without[0].values()):
        yield "locked instructions for gradients"


def main():
    parser = capi.arguments(__doc__, build=True)
    parser.add_argument("--unrecorded", type=pathlib.Path,
                        help="a build without recording, to compare with")
    options = capi.parse(parser)
    results = tally.Tally("instruction counts")
    names, calls = paths((options.build / "tests/counts/paths").resolve())
    limits = bounds()
    results.check("counts: bounds for every path",
                  sorted(set(names) ^ set(limits)))
    disassembly = Disassembly()
    for name in names:
        limit = limits.get(name, (0, 0, 0))
        try:
            locked, total = count_path(options.build, name, disassembly)
            note = (f"{sum(locked.values()) / calls:g} locked, "
                    f"{total / calls:.1f} instructions")
            faults = list(faults_of(locked, total, calls, limit))
            if options.unrecorded:
                without = count_path(options.unrecorded, name, disassembly)
                note += f", {(total - without[1]) / calls:.1f} for gradients"
                faults += cost_faults(locked, total, without, calls, limit)
        except subprocess.CalledProcessError as error:
            faults, note = [str(error)], ""
        results.check(f"counts: {name}", faults, note)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
