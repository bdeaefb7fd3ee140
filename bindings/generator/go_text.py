"""Names and comments in Go, from those of the C headers."""
import re
import textwrap

HEAD = "// Code generated from docs/api/tensorplay.json. DO NOT EDIT.\n\n"
# Words of the language, and those of it that generated texts use.
_KEYWORDS = {"type", "func", "range", "map", "select", "chan", "var", "go",
             "len", "string", "error"}


def camel(name):
    """tp_allocator_stats_t -> AllocatorStatsT."""
    return "".join(part[:1].upper() + part[1:]
                   for part in re.sub(r"^tp_", "", name).split("_"))


def lower(name):
    """device_type -> deviceType, and no word of the language."""
    word = camel(name)
    word = word[:1].lower() + word[1:]
    return word + "_" if word in _KEYWORDS else word


def plain(doc, rename=lambda name: name):
    """Text of a header without the marks of Doxygen; rename gives the names of
    functions and constants."""
    doc = re.sub(r"(?:::|#)((?:tp|TP)_\w+)", lambda m: rename(m.group(1)), doc)
    return re.sub(r"\s+", " ", doc.replace("\\n", " ")).strip()


def comment(text, indent="", width=78):
    """Lines of // comment; paragraphs are kept apart."""
    lines = []
    for paragraph in text.split("\n\n"):
        lines += [f"{indent}//"] if lines else []
        lines += textwrap.wrap(paragraph, width, initial_indent=indent + "// ",
                               subsequent_indent=indent + "// ",
                               break_long_words=False, break_on_hyphens=False)
    return "".join(line + "\n" for line in lines)
