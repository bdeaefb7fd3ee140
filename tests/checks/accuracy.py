#!/usr/bin/python3
"""The page on performance shows the checked-in errors of functions, which are
within the bounds that the tests have.

The errors are those of all 2^32 arguments of f32 (`make exhaustive`)."""
import json
import re
import sys

import capi
import tally

RESULT = "tests/accuracy/results.json"
BOUNDS = "tests/accuracy/support/reference.c"
PAGE = "docs/performance.md"
BEGIN, END = "<!-- errors -->", "<!-- end of errors -->"
# A row of kUnary: its name and functions, the bounds of f32 and f64, two floors.
ROW = re.compile(r'\b(?:ROW|LIBM)\((\w+),[^{}"()]*?\b'
                 r'([\d.]+),\s*([\d.]+),\s*[\d.]+,\s*[\d.]+\s*\)')


def bounds_of_f32(text):
    """By name; nothing where a row cannot be read."""
    rows = text.split("const Unary kUnary[] = {")[1].split("};")[0]
    found = {row[0]: float(row[1]) for row in ROW.findall(rows)}
    count = len(re.findall(r"^ +\w+\(", rows, re.MULTILINE))
    return found if len(found) == count else {}


def table(rows):
    lines = ["| function | error | bound | argument |", "|---|---|---|---|"]
    lines += [f"| {row['name']} | {row['worst']:.4f} | {row['bound']:g} "
              f"| `{row['at']}` |" for row in rows]
    return "\n".join(lines)


def with_table(page, rows):
    head, rest = page.split(BEGIN)
    return f"{head}{BEGIN}\n{table(rows)}\n{END}{rest.split(END)[1]}"


def faults_of(rows, bounds, page):
    measured = {row["name"]: row for row in rows}
    for name in sorted(bounds.keys() ^ measured.keys()):
        yield (f"{name} is not measured" if name in bounds
               else f"{name} has no bound")
    for name in sorted(bounds.keys() & measured.keys()):
        row = measured[name]
        if row["bound"] != bounds[name]:
            yield f"{name} was measured against a bound of {row['bound']}"
        if row["beyond"] or row["worst"] > bounds[name]:
            yield f"{name} is off by {row['worst']} units"
    if with_table(page, rows) != page:
        yield f"{PAGE} shows other figures"


def main():
    parser = capi.arguments(__doc__)
    parser.add_argument("--write", action="store_true",
                        help="write the figures into the page")
    options = capi.parse(parser)
    results = tally.Tally("accuracy")
    bounds = bounds_of_f32(capi.read(options.root / BOUNDS))
    results.check(f"{BOUNDS} has bounds of functions",
                  [] if bounds else ["rows of kUnary that cannot be read"],
                  f"{len(bounds)}")
    name = "errors of functions are within their bounds and on the page"
    result = options.root / RESULT
    if not result.is_file():
        results.skipped(name, f"no {RESULT}: make exhaustive")
        return results.finish()
    rows = json.loads(capi.read(result))
    page = options.root / PAGE
    if options.write:
        page.write_text(with_table(capi.read(page), rows), encoding="utf-8")
    results.check(name, list(faults_of(rows, bounds, capi.read(page))),
                  f"{len(rows)} functions")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
