"""Pieces of Rust text that every generated file is made of."""
import re
import textwrap

WIDTH = 80
HEAD = """\
// Written by bindings/generator/generate.py from docs/api/tensorplay.json.
// Change the headers or the generator, then run `make raw`.
"""


def markdown(text, link):
    """Doxygen text as Markdown; `link(name)` gives what stands for a name."""
    text = text.replace("[", r"\[").replace("]", r"\]")
    text = re.sub(r"<([^<>]*)>", r"\\<\1\\>", text)
    return re.sub(r"(?:::|#)(tp_\w+|TP_\w+)(\(\))?",
                  lambda found: link(found.group(1)), text)


def escaped(line, head):
    """A further line of a paragraph, which must not begin a list."""
    text = re.sub(r"^(\d*)([*+-] |[.)] )", r"\1\\\2", line[len(head):])
    return head + text


def comment(text, indent="", mark="///"):
    """A documentation comment of wrapped paragraphs."""
    lines = []
    for number, paragraph in enumerate(filter(None, text.split("\n\n"))):
        if number:
            lines.append(f"{indent}{mark}")
        head = f"{indent}{mark} "
        rest = head + "  " if paragraph.startswith("* ") else head
        first, *others = textwrap.wrap(
            " ".join(paragraph.split()), WIDTH, initial_indent=head,
            subsequent_indent=rest, break_long_words=False,
            break_on_hyphens=False)
        lines += [first, *(escaped(line, rest) for line in others)]
    return "".join(line + "\n" for line in lines)


def sentence(text):
    """A text with a capital in front and a full stop behind."""
    text = text.strip()
    if not text:
        return ""
    if not text[:3].isupper() and text[0].islower():
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", ":", "!")) else text + "."
