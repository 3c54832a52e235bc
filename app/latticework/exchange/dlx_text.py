"""Exact cover problems as text, as Knuth's programs DLX1, DLX2 and DLX3 read them.

The first line names the items, those after `|` being secondary; each further line is an option, an item with a colour
being `item:colour`. `2:3|item` is held by two or three options, `2|item` by two. Lines that begin with `|` are
comments.
"""

import re
from pathlib import Path

from latticework.cover.exact_cover import ExactCover, Held, Kinds, OptionError, make_exact_cover, make_kinds
from latticework.cover.exact_cover_json import MOST_BYTES
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files import read_text

_COPIES = re.compile(r"(?:(\d{1,9}):)?(\d{1,9})\|(.+)", re.ASCII)


def read(path: Path) -> ExactCover:
    """Return the problem in a file; raises FileRefusedError naming the line."""
    return parse(read_text(path, MOST_BYTES), path, path.stem)


def parse(text: str, source: Path | str, name: str) -> ExactCover:
    """Return the problem of a text; raises FileRefusedError naming the source and the line."""
    lines = [(number, words) for number, line in enumerate(text.splitlines(), 1)
             if not line.startswith("|") and (words := line.split())]
    if not lines:
        raise FileRefusedError(source, "is empty; should begin with a line of items, as in `a b c | x y`")
    first, rest = lines[0], lines[1:]
    kinds = _kinds(source, *first)
    lengths, entries = [len(words) for _, words in rest], [word for _, words in rest for word in words]
    try:
        return make_exact_cover(name, kinds, lengths, entries, _held)
    except OptionError as error:
        number, words = rest[error.option]
        hint = "; a line that begins with | is a comment" if "|" in words else ""
        raise FileRefusedError(source, error.reason + hint, f"line {number}") from None
    except LatticeworkError as error:
        raise FileRefusedError(source, str(error)) from None


def _held(word: str) -> Held:
    """Return the item and the colour of a word of an option."""
    item, _, color = word.partition(":")
    return Held(item, color)


def _kinds(source: Path | str, number: int, words: list[str]) -> Kinds:
    """Return the items of the first line."""
    if words.count("|") > 1:
        raise FileRefusedError(source, "has | twice; should be there once, before the secondary items",
                               f"line {number}")
    at = words.index("|") if "|" in words else len(words)
    bounds, primary = {}, []
    for word in words[:at]:
        found = _COPIES.fullmatch(word)
        primary.append(found[3] if found else word)
        if found:
            bounds[found[3]] = int(found[1] or found[2]), int(found[2])
    strange = next((word for word in [*primary, *words[at + 1 :]] if ":" in word or "|" in word), None)
    if strange is not None:
        raise FileRefusedError(source, f"{shown(strange)} is no name of an item; names hold neither : nor |, and "
                               "multiplicities of primary items are written 2:3|name", f"line {number}")
    try:
        return make_kinds(primary, words[at + 1 :], bounds)
    except LatticeworkError as error:
        raise FileRefusedError(source, str(error), f"line {number}") from None
