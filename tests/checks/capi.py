"""What the public headers declare, read the same way by every check."""
import argparse
import pathlib
import re

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SYMBOL = re.compile(r"tp_[a-z0-9_]+")
PRIVATE_HEADER = "src/capi/private.h"


def arguments(description, build=False):
    """The command line that the checks share."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", type=pathlib.Path, default=REPOSITORY,
                        help="the tree to check")
    if build:
        parser.add_argument("--build", type=pathlib.Path,
                            help="its build folder (ROOT/build/release)")
    return parser


def parse(parser):
    options = parser.parse_args()
    if getattr(options, "build", True) is None:
        options.build = options.root / "build" / "release"
    return options


def public_headers(root):
    return sorted((root / "include" / "tensorplay").glob("*.h"))


def read(path):
    return path.read_text(encoding="utf-8", errors="replace")


def without_comments(text):
    """The text with comments and literals blanked; lines stay where they are."""
    pattern = re.compile(
        r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
    return pattern.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def code_of(text):
    """Code alone: no comments, no preprocessor lines, no `extern "C"` braces, no markers."""
    text = without_comments(text.replace('extern "C" {', ""))
    text = re.sub(r"^\s*#(?:[^\n]*\\\n)*[^\n]*$", "", text, flags=re.M)
    text = re.sub(r"\bTP_SINCE\s*\([^)]*\)", "", text)
    return re.sub(r"\bTP_(API|OWNED|BORROWED|NULLABLE|OUT)\b", "", text)


def declarations(text):
    """Top-level declarations of a header, without the final semicolon."""
    depth = 0
    start = 0
    code = code_of(text)
    for position, char in enumerate(code):
        if char in "({[":
            depth += 1
        elif char in ")}]":
            depth -= 1
            # The brace that closes `extern "C"` has no partner left.
            if depth < 0:
                depth, start = 0, position + 1
        elif char == ";" and depth == 0:
            yield " ".join(code[start:position].split())
            start = position + 1


def functions(path):
    """Names of the functions that a header declares, with their types."""
    found = {}
    for declaration in declarations(read(path)):
        if declaration.startswith("typedef") or "{" in declaration:
            continue
        match = re.search(r"\b(\w+)\s*\(", declaration)
        if match:
            found[match.group(1)] = declaration
    return found


def symbol_list(root):
    """The checked-in list: public symbols, private symbols, faults."""
    public, private, faults = [], [], []
    for line in read(root / "src" / "capi" / "symbols.txt").splitlines():
        if not line or line.startswith("#"):
            continue
        word = line.removeprefix("private ")
        if not SYMBOL.fullmatch(word):
            faults.append(f"not a symbol: {line}")
        (private if word != line else public).append(word)
    for name, symbols in (("public", public), ("private", private)):
        if symbols != sorted(set(symbols)):
            faults.append(f"{name} symbols are not sorted or not unique")
    return public, private, faults
