"""Compares measurements with what is claimed.

usage: ratios.py collect RAW RESULT.json    merge the rounds of run.sh
       ratios.py update RAW RESULT.json     the same; other cases stay
       ratios.py table RESULT.json          print the table
       ratios.py write RESULT.json PAGE.md  put the table into a page
       ratios.py check RESULT.json PAGE.md  fail if the page has another table

A result holds one figure a round for each series, in ns, and says of the
machine only what it is. A ratio is taken within each round, between neighbours
in time; the median over the rounds counts. `table` fails if a claim is missed.
"""

import glob
import json
import math
import os
import re
import statistics
import sys

from claims import CLAIMS, OPERATORS

UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
# Nothing is asked for that is faster than this times the floor.
AT_FLOOR = 1.08
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"


def figures(row):
    """The series of one benchmark row, by name."""
    # What follows area/case/peer/tN is how the benchmark library ran it.
    name = "/".join(row["name"].split("/")[:4])
    if "value" in row:
        return {name: row["value"]}
    if "p10" in row:
        return {f"{name}/p10": row["p10"], f"{name}/p50": row["p50"]}
    return {name: row["cpu_time"] * UNITS[row["time_unit"]] / row.get("per", 1)}


def machine():
    fields = {}
    with open("/proc/cpuinfo") as file:
        for line in file:
            key, _, value = line.partition(":")
            fields.setdefault(key.strip(), value.strip())
    return (f"{fields.get('vendor_id', os.uname().machine)} family "
            f"{fields.get('cpu family', '?')} model {fields.get('model', '?')}"
            f", {os.cpu_count()} cores")


def collect(raw, out):
    series, versions, loads, rounds = {}, {}, [], 0
    for path in glob.glob(os.path.join(raw, "*.json")):
        number = int(path.split(".")[-2])
        rounds = max(rounds, number)
        with open(path) as file:
            data = json.load(file)
        context = data.get("context", {})
        loads += context.get("load_avg", [])[:1]
        versions.update({k: context[k] for k in ("tensorplay", "libtorch",
                                                 "mimalloc", "jemalloc",
                                                 "tcmalloc", "numpy")
                         if k in context})
        for row in data["benchmarks"]:
            if row.get("error_occurred"):
                sys.exit(f"{row['name']}: {row['error_message']}")
            for name, value in figures(row).items():
                series.setdefault(name, {})[number] = value
    result = {
        "machine": machine(),
        "rounds": rounds,
        "load": [min(loads, default=0), max(loads, default=0)],
        "versions": versions,
        "series": {name: [float(f"{values[n]:.4g}") if n in values else None
                          for n in range(1, rounds + 1)]
                   for name, values in series.items()},
    }
    save(result, out)


def update(raw, out):
    with open(out) as file:
        before = json.load(file)
    collect(raw, out)
    with open(out) as file:
        result = json.load(file)
    if result["machine"] != before["machine"]:
        save(before, out)
        sys.exit(f"{out} is of another machine: {before['machine']}")
    for key in ("versions", "series"):
        result[key] = {**before[key], **result[key]}
    result["rounds"] = max(before["rounds"], result["rounds"])
    if not any(result["load"]):
        result["load"] = before["load"]
    save(result, out)


def save(result, out):
    result["series"] = dict(sorted(result["series"].items()))
    text = json.dumps(result, indent=1)
    # One line for each series.
    text = re.sub(r"\[\s+([^\[\]{}]*?)\s+\]",
                  lambda m: "[" + re.sub(r"\s+", " ", m[1]) + "]", text)
    with open(out, "w") as file:
        file.write(text + "\n")


def median(values):
    values = [v for v in values if v is not None]
    return statistics.median(values) if values else None


class Row:
    """A claim with what was measured for it."""

    def __init__(self, claim, series):
        self.claim = claim

        def values(peer, case=claim.case):
            return series.get(f"{claim.area}/{case}/{peer}/{claim.stat}", [])

        ours = values(claim.ours)
        self.ours = median(ours)
        # Of the bare loops, the one that was faster.
        floors = min((values(f) for f in ("limit", "plain limit")),
                     key=lambda f: median(f) or math.inf)
        self.floor = median(floors)
        self.over_floor = (self._ratio(ours, floors)
                           if claim.how == "ratio" else None) or math.inf
        others = {peer: values(peer, claim.other or claim.case)
                  for peer in claim.peers}
        others = {p: v for p, v in others.items() if median(v) is not None}
        self.peer = min(others, key=lambda p: median(others[p]), default=None)
        self.theirs = median(others[self.peer]) if self.peer else None
        self.figure = self._figure(ours, others.get(self.peer, []))

    def _figure(self, ours, theirs):
        if self.claim.how == "time":
            return self.ours
        if self.claim.how == "more":
            return median([a - b for a, b in self._pairs(ours, theirs)])
        if self.claim.how == "inverse":
            return self._ratio(theirs, ours)
        return self._ratio(ours, theirs)

    @staticmethod
    def _pairs(ours, theirs):
        return [(a, b) for a, b in zip(ours, theirs)
                if a is not None and b is not None]

    @classmethod
    def _ratio(cls, ours, theirs):
        return median([a / b for a, b in cls._pairs(ours, theirs)])

    @property
    def verdict(self):
        if self.figure is None:
            return "not measured"
        if self.claim.bound is None:
            return "reported"
        if self.claim.how == "inverse":
            return "pass" if self.figure >= self.claim.bound else "MISSED"
        if self.figure <= self.claim.bound:
            return "pass"
        return "at the floor" if self.over_floor <= AT_FLOOR else "MISSED"

    def cells(self):
        claim = self.claim
        sign = "≥" if claim.how == "inverse" else "≤"
        counted = claim.case == "threads"
        name = claim.case
        if claim.stat.endswith("p10"):
            name += " (10th percentile)"
        if claim.ours.endswith("-inference"):
            name += " (inference mode)"
        peer = self.peer or "-"
        if claim.other and self.peer:
            peer = claim.other
        bound, figure = claim.bound, self.figure
        if claim.how in ("time", "more") and not counted:
            bound, figure = time_text(bound), time_text(figure)
        else:
            bound = count_text(bound)
            figure = "-" if figure is None else f"{figure:.3g}"
        show = count_text if counted else time_text
        return [f"`AREAS={claim.area}`", name,
                "-" if bound == "-" else f"{sign} {bound}",
                show(self.ours), show(self.theirs), peer, figure,
                time_text(self.floor), self.verdict]


def count_text(value):
    return "-" if value is None else f"{value:g}"


def time_text(ns):
    if ns is None:
        return "-"
    for unit, factor in (("ns", 1), ("us", 1e3), ("ms", 1e6)):
        if abs(ns) < 1000 * factor or unit == "ms":
            value = ns / factor
            digits = max(0, 2 - int(math.log10(max(abs(value), 1))))
            return f"{value:.{digits}f} {unit}"
    return None


HEAD = ["command", "case", "claim", "ours", "peer's", "peer", "figure", "floor",
        "verdict"]


OPERATOR_HEAD = ["operator", "ours", "libtorch's", "ratio"]


def operator_cells(claim, reason, series):
    row = Row(claim, series)
    figure = "-" if row.figure is None else f"{row.figure:.3g}"
    return [claim.case, time_text(row.ours), time_text(row.theirs),
            reason or figure]


def load(path):
    with open(path) as file:
        result = json.load(file)
    series = result["series"]
    return (result, [Row(claim, series) for claim in CLAIMS],
            [operator_cells(*entry, series) for entry in OPERATORS])


def markdown_table(head, lines):
    return ["| " + " | ".join(head) + " |", "|---" * len(head) + "|",
            *("| " + " | ".join(line) + " |" for line in lines)]


def markdown(path):
    result, rows, operators = load(path)
    versions = ", ".join(f"{k} {v.split('-g')[0]}"
                         for k, v in sorted(result["versions"].items()))
    lines = [f"Machine: {result['machine']}. {result['rounds']} rounds, load "
             f"of the machine {result['load'][0]:.1f} to "
             f"{result['load'][1]:.1f}. {versions}.", ""]
    lines += markdown_table(HEAD, [row.cells() for row in rows])
    lines += ["", "Every operator of the table (`AREAS=operators`):", ""]
    lines += markdown_table(OPERATOR_HEAD, operators)
    return "\n".join(lines)


def print_table(head, rows):
    lines = [head] + rows
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    for line in lines:
        print("  ".join(c.ljust(w) for c, w in zip(line, widths)).rstrip())


def table(path):
    result, rows, operators = load(path)
    print_table(HEAD, [row.cells() for row in rows])
    print_table(OPERATOR_HEAD, operators)
    verdicts = [row.verdict for row in rows]
    print(f"{result['machine']}; {result['rounds']} rounds; load "
          f"{result['load'][0]:.1f} to {result['load'][1]:.1f}")
    print(", ".join(f"{verdicts.count(v)} {v}"
                    for v in ("pass", "at the floor", "MISSED", "reported",
                              "not measured")))
    return 1 if "MISSED" in verdicts else 0


def page_with(path, page):
    with open(page) as file:
        text = file.read()
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return text, f"{before}{BEGIN}\n{markdown(path)}\n{END}{after}"


def write(path, page):
    new = page_with(path, page)[1]
    with open(page, "w") as file:
        file.write(new)


def check(path, page):
    old, new = page_with(path, page)
    if old != new:
        print(f"{page}: its table is not that of {path}")
        return 1
    return 0


def main(command, *arguments):
    commands = {"collect": collect, "update": update, "table": table,
                "write": write, "check": check}
    return commands[command](*arguments)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
