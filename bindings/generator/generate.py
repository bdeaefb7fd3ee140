#!/usr/bin/python3
"""Writes the raw layers of the bindings from the API description.

    generate.py            says which generated files are not current
    generate.py --write    writes them

A language is a module beside this file with
    FILES      {path below bindings/: function of a Description giving a text}
    CALLABLE   regular expression whose group 1 is a function that a generated
               text makes callable
    EXEMPT     {public function: why the language does not call it}
"""
import pathlib
import re
import sys

import description
import go
import julia
import rust

BINDINGS = pathlib.Path(__file__).resolve().parents[1]
LANGUAGES = {"Rust": rust, "Go": go, "Julia": julia}


def texts(language, api):
    """{path below bindings/: text} of a language."""
    return {path: write(api) for path, write in language.FILES.items()}


def callable_functions(language, generated):
    """The public functions that generated texts make callable."""
    return {name for text in generated.values()
            for name in re.findall(language.CALLABLE, text, re.M)}


def stale(generated, folder=BINDINGS):
    """Paths whose file is missing or has another text."""
    return [path for path, text in generated.items()
            if not (folder / path).is_file()
            or (folder / path).read_text(encoding="utf-8") != text]


def main():
    api = description.Description.read()
    write = sys.argv[1:] == ["--write"]
    found = []
    for language in LANGUAGES.values():
        generated = texts(language, api)
        paths = stale(generated)
        found += paths
        if write:
            for path in paths:
                (BINDINGS / path).parent.mkdir(parents=True, exist_ok=True)
                (BINDINGS / path).write_text(generated[path],
                                             encoding="utf-8")
    for path in found:
        print(f"{'wrote' if write else 'stale:'} bindings/{path}")
    return 1 if found and not write else 0


if __name__ == "__main__":
    sys.exit(main())
