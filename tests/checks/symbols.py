#!/usr/bin/python3
"""The library exports what src/capi/symbols.txt lists, no more and no less.

Each public symbol is declared in a public header, each private one (a hook of
the tests) in src/capi/private.h, and every declared function is listed.
"""
import subprocess
import sys

import capi
import tally


def exported(library):
    """Symbols that the library defines for others, with their version nodes."""
    output = subprocess.run(["nm", "-D", "--defined-only", str(library)],
                            check=True, capture_output=True, text=True).stdout
    symbols = {}
    for line in output.splitlines():
        kind, name = line.split()[-2:]
        if kind != "A":
            name, _, version = name.partition("@@")
            symbols[name] = version
    return symbols


def difference(left, right, text):
    return [f"{name} {text}" for name in sorted(set(left) - set(right))]


def declared(paths):
    return {name for path in paths for name in capi.functions(path)}


def write_list(root):
    """Lists what the headers declare; the change is for a reviewer to read."""
    public = declared(capi.public_headers(root))
    header = root / capi.PRIVATE_HEADER
    private = declared([header]) if header.is_file() else set()
    lines = sorted(public) + [f"private {name}" for name in sorted(private)]
    (root / "src" / "capi" / "symbols.txt").write_text(
        "".join(f"{line}\n" for line in lines), encoding="utf-8")


def main():
    parser = capi.arguments(__doc__, build=True)
    parser.add_argument("--list-only", action="store_true",
                        help="compare list and headers, not the library")
    parser.add_argument("--write", action="store_true",
                        help="write the list from the headers")
    options = capi.parse(parser)
    if options.write:
        write_list(options.root)
        return 0
    results = tally.Tally("symbols")
    public, private, faults = capi.symbol_list(options.root)
    results.check("symbol list is in order", faults,
                  f"{len(public)} public, {len(private)} private")

    in_headers = declared(capi.public_headers(options.root))
    results.check(
        "public symbols are the declared functions",
        difference(public, in_headers, "is listed, but in no public header")
        + difference(in_headers, public, "is declared, but not listed"))
    header = options.root / capi.PRIVATE_HEADER
    in_private = declared([header]) if header.is_file() else set()
    results.check(
        "private symbols are the declared hooks",
        difference(private, in_private, f"is not in {capi.PRIVATE_HEADER}")
        + difference(in_private, private, "is declared, but not listed"))

    if not options.list_only:
        symbols = exported(options.build / "libtensorplay.so")
        nodes = {**dict.fromkeys(public, "TP_0.1"),
                 **dict.fromkeys(private, "TP_PRIVATE")}
        results.check(
            "exported symbols are the listed ones",
            difference(symbols, nodes, "is exported, but not listed")
            + difference(nodes, symbols, "is listed, but not exported")
            + [f"{name} is in node {symbols[name]}, not {node}"
               for name, node in nodes.items()
               if symbols.get(name, node) != node],
            f"{len(symbols)} symbols")
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
