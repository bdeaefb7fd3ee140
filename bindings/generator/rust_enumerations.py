"""The enumerations of the safe layer: one type for each integer typedef."""
import os.path

import rust_text

SYS = "tensorplay_sys"
NAMES = {"tp_status_t": "Code"}


def type_name(name):
    return NAMES.get(name) or "".join(
        word.capitalize() for word in name[3:-2].split("_"))


def prefix(entry):
    """What the constants' names have in common; TP_OK is alone in its way."""
    names = [name for name in entry["constants"] if name != "TP_OK"]
    common = os.path.commonprefix(names)
    return common[:common.rindex("_") + 1]


def link(name):
    return f"[`{SYS}::{name}`]"


def documentation(text, indent=""):
    return rust_text.comment(
        rust_text.sentence(rust_text.markdown(text, link)), indent)


def example(name, first):
    call = f"{name}::{first}"
    return (f"    ///\n    /// ```\n    /// use tensorplay::{name};\n"
            f"    /// let text = {call}.name().unwrap();\n"
            f"    /// assert_eq!(text.parse(), Ok({call}));\n    /// ```\n")


def enumeration(api, entry):
    name = type_name(entry["name"])
    stem = entry["name"][:-2]
    cut = prefix(entry)
    short = {constant: constant.removeprefix(cut).removeprefix("TP_")
             for constant in entry["constants"]}
    lines = "".join(
        documentation(api.constant[constant]["doc"], "        ")
        + f"        {short[constant]} = {constant};\n"
        for constant in entry["constants"])
    return ("enumeration! {\n" + documentation(entry["doc"], "    ")
            + example(name, short[entry["constants"][-1]])
            + f"    {name}: {entry['name']}, {stem}_name, {stem}_parse {{\n"
            f"{lines}    }}\n}}\n")


def write(api):
    return "\n".join([rust_text.HEAD + "use crate::macros::enumeration;\n"]
                     + [enumeration(api, entry)
                        for entry in api.enumerations])
