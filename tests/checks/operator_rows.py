#!/usr/bin/python3
"""Every row of the table of operators has a row in the benchmark: libtorch's
operator of the same meaning, or why there is none. (Arguments for the property
tests are made from the rows themselves, which fail by name where they are not.)"""
import collections
import pathlib
import re
import sys

import capi
import tally

TABLE = "src/kernels/operators.h"
PEERS = "tests/bench/src/operator_peers.h"
# _(kind, Enumerator, name, kRule, ...) in the lists of the table.
ROW = re.compile(r"_\(\w+,\s*[A-Z]\w*,\s*([a-z]\w*),\s*k[A-Z]\w*,")


def operators(root):
    """Names of the table, in its order."""
    return ROW.findall(capi.read(root / TABLE).replace("\\\n", ""))


def faults(root):
    sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "bench"))
    import operator_peers  # pylint: disable=import-outside-toplevel

    table, rows = operators(root), operator_peers.peers(root / PEERS)
    if not table:
        yield f"{TABLE}: no operators found"
    named = collections.Counter(op for op, _, _ in rows)
    for op in table:
        if op not in named:
            yield f"{PEERS}: no row for {op}"
    for op, number in named.items():
        if op not in table:
            yield f"{PEERS}: {op} is no operator"
        elif number > 1:
            yield f"{PEERS}: {number} rows for {op}"
    for op, aten, text in rows:
        if not aten and len(text.split()) < 3:
            yield f"{PEERS}: {op} has neither a peer nor a reason"


def main():
    options = capi.parse(capi.arguments(__doc__))
    results = tally.Tally("operator rows")
    results.check("every operator has a row in the benchmark",
                  list(faults(options.root)),
                  f"{len(operators(options.root))} operators")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
