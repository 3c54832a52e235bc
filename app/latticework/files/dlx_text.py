"""Exact cover problems as text, as Knuth's programs DLX1, DLX2 and DLX3 read them.

The first line names the items, those after `|` being secondary; each further line is an option, an item with a colour
being `item:colour`. `2:3|item` is covered by two or three options, `2|item` by two. Lines that begin with `|` are
comments.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from latticework.cover.exact_cover import (
    MAX_ITEMS,
    ExactCover,
    Kinds,
    OptionError,
    OptionItem,
    make_exact_cover,
    make_kinds,
    written,
)
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files.contents import Contents
from latticework.files.json_cover import NO_NAME, cover_of
from latticework.phrases import phrase
from latticework.reading import read_text

MOST_BYTES = 32_000_000
"""The most bytes of a file: half a million options with a dozen items each."""

MOST_WORDS = MAX_ITEMS + 1
"""The most words of a line: all items, and the sign between primary and secondary ones."""

_BLOCK = 1 << 16
_COPIES = re.compile(r"(?:(\d{1,9}):)?(\d{1,9})\|(.+)", re.ASCII)


def read(path: Path) -> ExactCover:
    """Return the problem in a file; raises FileRefusedError naming the line."""
    return parse(read_text(path, MOST_BYTES), path, path.stem)


def parse(text: str, source: Path | str, name: str) -> ExactCover:
    """Return the problem of a text; raises FileRefusedError naming the source and the line."""
    lines = _words(text, source)
    first = next(lines, None)
    if first is None:
        raise FileRefusedError(source, phrase("is empty; should begin with a line of items, as in `a b c | x y`"))
    kinds = _kinds(source, *first)
    try:
        return make_exact_cover(name, kinds, (words for _, words in lines), _entry)
    except OptionError as error:
        # Lines are not kept while they are read, so the wrong one is looked for again.
        number, words = next(islice(_words(text, source), error.option + 1, None))
        hint = phrase("{reason}; a line that begins with | is a comment", reason=error.reason)
        raise FileRefusedError(source, hint if "|" in words else error.reason, _line(number)) from None
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text) from None


def _words(text: str, source: Path | str) -> Iterator[tuple[int, list[str]]]:
    """Yield number and words of each line but comments and blank lines; a list of them could be large."""
    for number, line in enumerate(_lines(text), 1):
        # Split no further than is allowed, or one long line would make millions of words.
        if not line.startswith("|") and (words := line.split(None, MOST_WORDS)):
            if len(words) > MOST_WORDS:
                raise FileRefusedError(source, phrase("has more than {most} words, the most that a line may have",
                                                      most=MOST_WORDS), _line(number))
            yield number, words


def _lines(text: str) -> Iterator[str]:
    begin = 0
    while begin < len(text):
        # In blocks, as all lines of a large file at once take several times its size.
        end = text.find("\n", begin + _BLOCK) + 1 or len(text)
        yield from text[begin:end].splitlines()
        begin = end


def _line(number: int) -> str:
    return phrase("line {number}", number=str(number))


def _entry(word: str) -> OptionItem:
    """Return the item and the colour of a word of an option."""
    item, _, color = word.partition(":")
    return OptionItem(item, color) if color else OptionItem(word)


def _kinds(source: Path | str, number: int, words: list[str]) -> Kinds:
    """Return the items of the first line."""
    if words.count("|") > 1:
        raise FileRefusedError(source, phrase("has | twice; should be there once, before the secondary items"),
                               _line(number))
    at = words.index("|") if "|" in words else len(words)
    bounds, primary = {}, []
    for word in words[:at]:
        found = _COPIES.fullmatch(word)
        primary.append(found[3] if found else word)
        if found:
            bounds[found[3]] = int(found[1] or found[2]), int(found[2])
    strange = next((word for word in [*primary, *words[at + 1 :]] if ":" in word or "|" in word), None)
    if strange is not None:
        raise FileRefusedError(source, phrase("{name} is no name of an item; names hold neither : nor |, and "
                                              "multiplicities of primary items are written 2:3|name",
                                              name=shown(strange)), _line(number))
    try:
        return make_kinds(primary, words[at + 1 :], bounds)
    except LatticeworkError as error:
        raise FileRefusedError(source, error.text, _line(number)) from None


def write(contents: Contents) -> bytes:
    """Return the document as a file; raises LatticeworkError for a name or colour that the format cannot hold."""
    cover = cover_of(contents.document)
    for name in map(str, (*cover.items, *cover.color_names)):
        if not name or NO_NAME.search(name):
            raise LatticeworkError(phrase("{document}: {name} cannot be written as a name in this format, whose "
                                          "names have no blanks, : or |; JSON takes any name", document=cover.name,
                                          name=shown(name)))
    words = [_word(str(item), low, high) for item, low, high, free in
             zip(cover.items, cover.least.tolist(), cover.most.tolist(), cover.is_secondary.tolist(), strict=True)
             if not free]
    second = [str(item) for item, free in zip(cover.items, cover.is_secondary.tolist(), strict=True) if free]
    if not words:
        # It would begin with |, and be read as a comment.
        raise LatticeworkError(phrase("{document}: has no primary item, and a first line without one is a comment in "
                                      "this format; JSON can hold it", document=cover.name))
    lines = [" ".join([*words, *(["|", *second] if second else [])])]
    lines += [" ".join(written(cover, option)) for option in range(cover.n_options)]
    return ("\n".join(lines) + "\n").encode()


def _word(item: str, low: int, high: int) -> str:
    """Return a primary item of the first line with its multiplicity."""
    times = "" if (low, high) == (1, 1) else f"{low}|" if low == high else f"{low}:{high}|"
    return times + item
