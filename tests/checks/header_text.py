"""Documentation, groups and constants of a header, read off its text.

A compiler's syntax tree knows neither macros nor which comment belongs to
which; here both are found by their place in the file.
"""
import re

COMMENT = re.compile(r"/\*\*(<?)(?!\*|/)(.*?)\*/", re.S)
CONSTANT = re.compile(
    r"^#define[ \t]+(TP_\w+)[ \t]+\(?(-?(?:0x[0-9a-fA-F]+|\d+))\)?(?=\s)", re.M)
COMMAND = re.compile(r"^@(param(?:\[([a-z,]+)\])?[ \t]+(\w+)|return)\b", re.M)
SENTENCE = re.compile(r".*?\.(?=\s|$)")


def plain(text):
    return " ".join(text.split())


class Doc:
    """What a comment says of a declaration."""

    def __init__(self, comment=""):
        lines = [re.sub(r"^\s*\*? ?", "", line)
                 for line in comment.splitlines()]
        text = "\n".join(line.strip() for line in lines)
        self.parameters = {}
        self.directions = {}
        self.returns = ""
        found = list(COMMAND.finditer(text))
        self.text = plain(text[:found[0].start()] if found else text)
        ends = [match.start() for match in found[1:]] + [len(text)]
        for match, end in zip(found, ends):
            words = plain(text[match.end():end])
            if match.group(1) == "return":
                self.returns = words
            else:
                self.parameters[match.group(3)] = words
                self.directions[match.group(3)] = match.group(2)
        brief = SENTENCE.match(self.text)
        self.brief = brief.group() if brief else self.text


class HeaderText:
    """One header: what stands where."""

    def __init__(self, text):
        self.text = text
        self.leading = {}
        self.trailing = {}
        self.groups = []
        for match in COMMENT.finditer(text):
            self._take(match)

    def _take(self, match):
        after, body = match.groups()
        if "@{" in body:
            name = re.search(r"@name\s+([^\n]*)", body)
            self.groups.append((match.start(), name.group(1).strip()))
        elif "@}" in body:
            self.groups.append((match.start(), ""))
        elif after:
            start = len(self.text[:match.start()].rstrip())
            self.trailing[start] = Doc(body)
        else:
            self.leading[match.end()] = Doc(body)

    def group(self, position):
        """Name of the group that a place lies in, or ""."""
        return next((name for start, name in reversed(self.groups)
                     if start < position), "")

    def doc(self, begin, end):
        """Documentation of what stands from begin to end."""
        after = self.trailing.get(end)
        if after:
            return after
        return self.leading.get(len(self.text[:begin].rstrip()), Doc())

    def constants(self):
        """Position, name, value and documentation of each constant."""
        for match in CONSTANT.finditer(self.text):
            end = match.end()
            yield (match.start(), match.group(1), int(match.group(2), 0),
                   self.doc(match.start(), end))
