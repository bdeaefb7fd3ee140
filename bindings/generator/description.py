"""The API description, as what generators of bindings ask of it.

docs/guide/api-description.md says what the entries mean; they stay dictionaries
here. What is derived is derived once, for all languages.
"""
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATH = ROOT / "docs" / "api" / "tensorplay.json"
FORMAT = 1


class Description:
    """Every declaration by kind, in the order of the headers."""

    def __init__(self, data):
        if data["format"] != FORMAT:
            raise ValueError(f"the description has format {data['format']}, "
                             f"this reads {FORMAT}")
        self.headers = data["headers"]
        for kind in ("constants", "enumerations", "handles", "structs",
                     "callbacks", "functions"):
            setattr(self, kind, [entry for header in self.headers
                                 for entry in header[kind]])
        self.function = {entry["name"]: entry for entry in self.functions}
        self.constant = {entry["name"]: entry for entry in self.constants}
        self.handle = {entry["name"]: entry for entry in self.handles}
        self.struct = {entry["name"]: entry for entry in self.structs}

    @classmethod
    def read(cls, path=PATH):
        return cls(json.loads(pathlib.Path(path).read_text(encoding="utf-8")))


def fails(function):
    """Whether a function reports through a status."""
    return function["returns"]["type"]["c"] == "tp_status_t"


def counts(function):
    """Names of the parameters that count the elements of others."""
    return {entry["count"] for entry in function["parameters"]
            if entry["count"]}


def is_handle(parameter):
    """A handle passed in: one pointer to it, no list."""
    kind = parameter["type"]
    return kind["kind"] == "handle" and len(kind["pointers"]) == 1


def is_new_handle(parameter):
    """A handle that the caller gets and has to release."""
    return (parameter["direction"] == "out"
            and parameter["ownership"] == "owned"
            and parameter["type"]["kind"] == "handle"
            and parameter["count"] is None)


def may_be_null(parameter):
    """Whether NULL is legal: marked so, or a list, of which 0 elements may be
    NULL (the rule of base.h)."""
    return parameter["nullable"] or parameter["count"] is not None
