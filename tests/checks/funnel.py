#!/usr/bin/python3
"""Only the funnel makes tensors: whatever shares bytes then shares the version."""
import re
import sys

import capi
import tally

MAKES = re.compile(r"\b(?:Tensor|IntrusivePtr<TensorImpl>)::make\s*\(")
FUNNEL = "src/core/alias.cpp"


def faults(root):
    makers = {}
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in (".h", ".cpp"):
            count = len(MAKES.findall(capi.without_comments(capi.read(path))))
            if count:
                makers[path.relative_to(root).as_posix()] = count
    if list(makers) == [FUNNEL]:
        return []
    return [f"wanted {FUNNEL} alone, found {makers}"]


def main():
    options = capi.parse(capi.arguments(__doc__))
    results = tally.Tally("funnel")
    results.check("one file makes tensors", faults(options.root))
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
