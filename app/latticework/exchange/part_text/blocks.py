"""Cutting a text into blocks, one for each part that has a name or stands apart."""

import re
from dataclasses import dataclass
from itertools import groupby

_NAME = re.compile(r"""\s*["']?(\w[\w '’.-]{0,149}?)["']? ?[:=](.*)""")
_RULE = re.compile(r"\s*-{3,}\s*")
_FENCE = re.compile(r"\s*(```|~~~).*")

Line = tuple[int, str]
"""A line and its number in the text, from 1."""


@dataclass(frozen=True)
class Block:
    """Lines that belong together, and the name before them, "" where there is none."""

    name: str
    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(line for _, line in self.lines)

    @property
    def first(self) -> int:
        """The number of the first line that is not blank."""
        return next(number for number, line in self.lines if line.strip())

    def pieces(self) -> list["Block"]:
        """Return the block cut at its blank lines; the first piece has the name."""
        runs = groupby(self.lines, key=lambda line: bool(line[1].strip()))
        cut = [tuple(lines) for filled, lines in runs if filled]
        return [Block("" if number else self.name, lines) for number, lines in enumerate(cut)]


def blocks(text: str) -> list[Block]:
    """Return the blocks of a text: one begins after a line of dashes, and with a name as in "T: ..." or "T = ..."."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if not _FENCE.fullmatch(line)]
    ruled = any(line.strip() and not _RULE.fullmatch(line) for _, line in lines)
    found: list[tuple[str, list[Line]]] = [("", [])]
    for number, line in lines:
        named = _NAME.fullmatch(line)
        if named:
            found.append((named[1].strip(), [(number, named[2])]))
        elif ruled and _RULE.fullmatch(line):
            found.append(("", []))
        else:
            found[-1][1].append((number, line))
    return [Block(name, tuple(lines)) for name, lines in found if any(line.strip() for _, line in lines)]
