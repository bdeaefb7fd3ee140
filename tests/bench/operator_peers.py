"""What every operator of the table is measured beside."""

import pathlib
import re

TABLE = pathlib.Path(__file__).parent / "src" / "operator_peers.h"
ROW = re.compile(r'\{"(\w+)",\s*(nullptr|"[\w.]+"),\s*((?:"[^"]*"\s*)+)\}')


def peers(path=TABLE):
    """Name, libtorch's name ("" for none), and arguments or a reason."""
    text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
    return [(op, "" if aten == "nullptr" else aten.strip('"'),
             "".join(re.findall(r'"([^"]*)"', rest)))
            for op, aten, rest in ROW.findall(text)]
