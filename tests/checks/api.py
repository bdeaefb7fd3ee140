#!/usr/bin/python3
"""docs/api/tensorplay.json is what the headers declare, and breaks nothing.

The description must be current, and everything in the snapshot of the last
release must still be there, unchanged. New things are welcome: functions,
constants, and members at the end of a struct that tells its own size.
  --write     writes the description
  --release   writes the snapshot of this version
"""
import json
import re
import shutil
import sys

import capi
import describe
import tally

# Constants that say how far a release has come; nothing else may change.
GROWING = re.compile(r"TP_VERSION_\w+|TP_\w+_COUNT")
DOCUMENTATION = ("doc", "brief", "group")


def folder(root):
    return root / "docs" / "api"


def bare(data):
    """A description without its documentation."""
    if isinstance(data, dict):
        return {key: bare(value) for key, value in data.items()
                if key not in DOCUMENTATION}
    return [bare(value) for value in data] if isinstance(data, list) else data


def entries(data, kind):
    """The promised entries of a kind by name, each with its header."""
    return {entry["name"]: {"header": header["name"], **bare(entry)}
            for header in data["headers"] if header["stable"]
            for entry in header[kind]}


def constant(data, name):
    return next((entry["value"] for header in data["headers"]
                 for entry in header["constants"] if entry["name"] == name), 0)


def version(data):
    return tuple(constant(data, f"TP_VERSION_{part}")
                 for part in ("MAJOR", "MINOR"))


def without_names(entry):
    """A signature: a parameter may get a better name, its place counts."""
    names = [parameter["name"] for parameter in entry["parameters"]]
    parameters = []
    for parameter in entry["parameters"]:
        parameter = {key: value for key, value in parameter.items()
                     if key != "name"}
        if parameter.get("count"):
            parameter["count"] = names.index(parameter["count"])
        parameters.append(parameter)
    return {**entry, "parameters": parameters}


def struct_breaks(old, new):
    told = old["fields"][0]["name"] == "struct_size"
    if told and new["fields"][:len(old["fields"])] == old["fields"]:
        old = {**old, "fields": new["fields"],
               "size": max(old["size"], new["size"])}
    return old != new


def constant_breaks(old, new):
    if GROWING.fullmatch(old["name"]):
        return {**old, "value": 0} != {**new, "value": 0}
    return old != new


def enumeration_breaks(old, new):
    """Members are constants, which are compared by themselves."""
    return ({**old, "constants": []} != {**new, "constants": []})


def signature_breaks(old, new):
    return without_names(old) != without_names(new)


BREAKS = {
    "constants": constant_breaks,
    "enumerations": enumeration_breaks,
    "handles": lambda old, new: old != new,
    "structs": struct_breaks,
    "callbacks": signature_breaks,
    "functions": signature_breaks,
}


def by_name(entries):
    """A list of named entries as a dict, so that one more shows as one more."""
    return {entry["name"] if isinstance(entry, dict) else str(entry): entry
            for entry in entries}


def difference(old, new, path=""):
    """What differs between two entries, as paths with both values."""
    if isinstance(old, list) and isinstance(new, list) and (
            len(old) != len(new)):
        old, new = by_name(old), by_name(new)
    if isinstance(old, dict) and isinstance(new, dict):
        for key in {**old, **new}:
            yield from difference(old.get(key), new.get(key), f"{path}.{key}")
    elif isinstance(old, list) and isinstance(new, list):
        for place, pair in enumerate(zip(old, new), 1):
            yield from difference(*pair, f"{path}[{place}]")
    elif old != new:
        words = [json.dumps(value)[:80] for value in (old, new)]
        yield f"{path.lstrip('.')} was {words[0]}, is {words[1]}"


def moved_back(entry, old, includes):
    """The entry as if in its old header, if that still brings it."""
    if entry["header"] in describe.reach(includes, old["header"]):
        return {**entry, "header": old["header"]}
    return entry


def breaks(kind, old, new, includes):
    for name, entry in old.items():
        if name not in new:
            yield f"{name} is gone"
            continue
        now = moved_back(new[name], entry, includes)
        if BREAKS[kind](entry, now):
            yield f"{name}: " + "; ".join(difference(entry, now))


def snapshots(root):
    """Released descriptions, the oldest first."""
    found = [json.loads(capi.read(path))
             for path in (folder(root) / "released").glob("*.json")]
    return sorted(found, key=version)


def baseline(root, data):
    """The last released description that this version must be true to."""
    same = [old for old in snapshots(root)
            if constant(old, "TP_ABI_VERSION") == constant(
                data, "TP_ABI_VERSION") and version(old) <= version(data)]
    return same[-1] if same else None


def released(root, data, suffix):
    """A file of the release that a description is of."""
    name = ".".join(str(part) for part in version(data))
    return folder(root) / "released" / f"{name}{suffix}"


def write(root, data, release):
    path = folder(root) / "tensorplay.json"
    if release:
        path = released(root, data, ".json")
        data = bare({**data, "headers": [
            header for header in data["headers"] if header["stable"]]})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(describe.text_of(data) + "\n", encoding="utf-8")


def check_current(results, root, data):
    path = folder(root) / "tensorplay.json"
    written = json.loads(capi.read(path)) if path.is_file() else {}
    faults = list(difference(written, data))
    if not faults and capi.read(path) != describe.text_of(data) + "\n":
        faults = ["the text differs"]
    functions = sum(len(header["functions"]) for header in data["headers"])
    results.check(
        "the description is what the headers declare",
        faults and [*faults[:20], "tests/checks/api.py --write renews it"],
        f"{functions} functions")


def check_release(results, root, data):
    old = baseline(root, data)
    if not old:
        results.failed("the last release is kept to",
                       "no snapshot of this ABI in docs/api/released")
        return
    name = released(root, old, "").name
    includes = {header["name"]: header["includes"]
                for header in data["headers"]}
    for kind in BREAKS:
        known = entries(old, kind)
        results.check(f"{kind} of {name} are as they were",
                      list(breaks(kind, known, entries(data, kind), includes)),
                      f"{len(known)} kept")


def main():
    parser = capi.arguments(__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true",
                        help="write the description")
    parser.add_argument("--release", action="store_true",
                        help="write the snapshot of this version")
    options = capi.parse(parser)
    results = tally.Tally("API description")
    if not shutil.which(describe.CLANG):
        results.failed("the headers are read",
                       f"{describe.CLANG} is not installed")
        return results.finish()
    try:
        data = describe.description(options.root)
    except describe.Unclear as fault:
        results.failed("the headers are read", str(fault))
        return results.finish()
    if options.write or options.release:
        write(options.root, data, options.release)
        return 0
    check_current(results, options.root, data)
    check_release(results, options.root, data)
    return results.finish()


if __name__ == "__main__":
    sys.exit(main())
