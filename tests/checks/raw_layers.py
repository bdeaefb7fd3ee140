#!/usr/bin/python3
"""The generated layers of the bindings are what the API description gives, and
every public function is callable from each language, or exempt for a reason.

That the description is what the headers say is api.py's matter, so header,
description and raw layers stay one.
"""
import copy
import sys

import capi
import tally

sys.path.insert(0, str(capi.REPOSITORY / "bindings" / "generator"))
# pylint: disable=wrong-import-position
import description  # noqa: E402
import generate  # noqa: E402


def stale_files(language, api):
    return [f"bindings/{path} is not current: make raw"
            for path in generate.stale(generate.texts(language, api))]


def uncallable(language, api):
    """Functions without a call and a reason, and reasons without need."""
    found = generate.callable_functions(language, generate.texts(language, api))
    for name in api.function:
        if name not in found and name not in language.EXEMPT:
            yield f"{name} is not callable and not exempt"
    for name, reason in language.EXEMPT.items():
        if name not in api.function:
            yield f"{name} is exempt and not in the description"
        elif name in found:
            yield f"{name} is exempt ({reason}) and yet callable"
    for name in sorted(found - api.function.keys()):
        yield f"{name} is called and not in the description"


def check(results, name, language, api):
    results.check(f"{name}: raw layer is current", stale_files(language, api))
    number = len(api.function) - len(language.EXEMPT)
    results.check(f"{name}: functions are callable",
                  list(uncallable(language, api)),
                  f"{number} of {len(api.function)} functions")
    for function, reason in language.EXEMPT.items():
        print(f"  {name} does not call {function}: {reason}")


def check_everywhere(results, api):
    """No public function is exempt in all languages."""
    exempt = set(api.function)
    for language in generate.LANGUAGES.values():
        exempt &= language.EXEMPT.keys()
    results.check("every function is callable from a binding", sorted(exempt))


# --- that the checks can fail --------------------------------------------------


def with_change(change):
    """A description of which one function, tp_add, is changed."""
    headers = copy.deepcopy(description.Description.read().headers)
    for header in headers:
        for function in header["functions"]:
            if function["name"] == "tp_add":
                change(header["functions"], function)
                return description.Description(
                    {"format": description.FORMAT, "headers": headers})
    raise LookupError("tp_add is gone")


def another_type(_, function):
    function["parameters"][0]["type"].update(
        c="tp_storage_t*", name="tp_storage_t", pointers=["mutable"])


def another_name(_, function):
    function["name"] = "tp_add_another"


def gone(functions, function):
    functions.remove(function)


def check_itself(results):
    """A changed signature, a new name and a lost function are each seen."""
    for name, language in generate.LANGUAGES.items():
        for change in (another_type, another_name, gone):
            what = change.__name__.replace("_", " ")
            results.check(f"{name}: {what} of a function makes files stale",
                          [] if stale_files(language, with_change(change))
                          else ["nothing was said"])
        api = with_change(another_name)
        texts = generate.texts(language, api)
        found = generate.callable_functions(language, texts)
        results.check(f"{name}: callable functions are read from the texts",
                      [] if "tp_add_another" in found and "tp_add" not in found
                      else ["tp_add_another is not found"])


def main():
    capi.parse(capi.arguments(__doc__))
    results = tally.Tally("raw layers")
    api = description.Description.read()
    for name, language in generate.LANGUAGES.items():
        check(results, name, language, api)
    check_everywhere(results, api)
    check_itself(results)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
