#!/usr/bin/python3
"""Every statement of docs/requirements.md has a test that exists.

Lines of its tables: `| number | what must hold | file | test |`; the test is a
function of the file. Instead of a file, `later` and what it waits for, for the
statements that may wait.
"""
import pathlib
import re
import sys

import capi
import tally

PAGE = "docs/requirements.md"
LINE = re.compile(r"^\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$")
NUMBERS = set(range(1, 166))
MAY_WAIT = {31, 45, 57, 72, 89, 90, 95, 98, 102, 116, 123, 124, 130, 144, 161}
# These wait in part only: the rest of the statement has a test.
IN_PART = {57, 95, 102, 161}


def rows(text):
    for line in text.splitlines():
        match = LINE.match(line)
        if match:
            cells = [cell.strip().strip("`") for cell in match.groups()]
            if cells[0].isdigit():
                yield int(cells[0]), *cells[1:]


def row_faults(root, number, statement, place, test):
    if not statement:
        yield f"{number}: no statement"
    if place == "later":
        if number not in MAY_WAIT:
            yield f"{number}: may not wait"
        if not test:
            yield f"{number}: waits for nothing"
        return
    path = root / "tests" / place
    if not path.is_file():
        yield f"{number}: no file {place}"
    elif not re.search(rf"\b{re.escape(test)}\b", capi.read(path)) or not test:
        yield f"{number}: no {test or 'test'} in {place}"


def faults(root, table):
    found = [fault for row in table for fault in row_faults(root, *row)]
    numbers = {row[0] for row in table}
    tested = {row[0] for row in table if row[2] != "later"}
    found += [f"{n}: missing" for n in sorted(NUMBERS - numbers)]
    found += [f"{n}: unknown" for n in sorted(numbers - NUMBERS)]
    found += [f"{n}: only waits" for n in sorted(IN_PART - tested)]
    return found


def main():
    options = capi.parse(capi.arguments(__doc__))
    table = list(rows(capi.read(pathlib.Path(options.root) / PAGE)))
    later = len({row[0] for row in table if row[2] == "later"})
    mapped = len({row[0] for row in table if row[2] != "later"})
    results = tally.Tally("requirements")
    results.check(f"requirements: {mapped} rows mapped, {later} later",
                  faults(options.root, table))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
