#!/usr/bin/python3
"""clang-format has nothing to change, no source file is too long, and no file
has what a merge leaves where it does not know."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

import capi
import tally

MAX_LINES = 400
FOLDERS = ("include", "src", "tests", "docs/examples")
SUFFIXES = {".h", ".c", ".cpp", ".inc"}
MERGE_MARK = re.compile(rb"^(?:<{7} |>{7} |={7}$)", re.MULTILINE)
NOT_OURS = {".git", "build"}
FORMATTERS = ("clang-format-14", "clang-format")


def sources(root):
    return [path for folder in FOLDERS
            for path in sorted((root / folder).rglob("*"))
            if path.suffix in SUFFIXES and path.is_file()]


def length(path):
    """Lines of a file; of a public header without its documentation."""
    text = capi.read(path)
    if path.parent.name == "tensorplay":
        return len([line for line in capi.without_comments(text).splitlines()
                    if line.strip()])
    return text.count("\n")


def formatter():
    return next((tool for tool in FORMATTERS if shutil.which(tool)), None)


def unformatted(tool, root, files):
    command = [tool, "--dry-run", "--Werror", "--style=file", "--ferror-limit=1"]
    return [str(path.relative_to(root)) for path in files
            if subprocess.run([*command, str(path)], capture_output=True,
                              check=False).returncode != 0]


def unmerged(root):
    """Files with marks of a merge."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        for path in (pathlib.Path(folder, name) for name in names):
            if path.is_file() and MERGE_MARK.search(path.read_bytes()):
                found.append(str(path.relative_to(root)))
    return sorted(found)


def main():
    parser = capi.arguments(__doc__)
    parser.add_argument("--fix", action="store_true",
                        help="format the files instead of checking them")
    options = capi.parse(parser)
    files = sources(options.root)
    tool = formatter()
    if options.fix:
        return subprocess.run([tool, "-i", "--style=file", *map(str, files)],
                              check=False).returncode
    results = tally.Tally("style")
    if tool:
        results.check("clang-format changes nothing",
                      unformatted(tool, options.root, files),
                      f"{len(files)} files")
    else:
        results.skipped("clang-format changes nothing",
                        "clang-format is not installed")
    lengths = {path.relative_to(options.root): length(path)
               for path in files}
    results.check(f"no source file has more than {MAX_LINES} lines",
                  [f"{path}: {lines} lines" for path, lines in lengths.items()
                   if lines > MAX_LINES], f"{len(files)} files")
    results.check("no merge has left its marks", unmerged(options.root))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
