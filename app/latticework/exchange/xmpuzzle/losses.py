"""What of a puzzle has no place in a file of BurrTools, in words."""

import re
from collections.abc import Iterator
from itertools import count

from latticework.exchange.xmpuzzle.grids import Grid
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.targets import targets

_NOT_IN_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def plain(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n").replace("\r", "\n"))


def group_numbers(puzzle: Puzzle) -> dict[str, str]:
    """Return the number of each group: its name where that is one, else the next that is free."""
    names = list(dict.fromkeys(part.group for part in puzzle.parts if part.group))
    known = {name: name for name in names if re.fullmatch("[1-9][0-9]{0,5}", name)}
    free = (str(number) for number in count(1) if str(number) not in known)
    return {name: known.get(name) or next(free) for name in names}


def losses(puzzle: Puzzle, grid: Grid) -> Iterator[Phrase]:
    """Yield what of a puzzle the file does not hold."""
    if puzzle.lattice.flat:
        yield phrase("the flat puzzle becomes one layer of a solid one")
    for rule in dict.fromkeys(puzzle.rule(part) for part in puzzle.parts):
        if rule != usual_rule(puzzle.lattice):
            yield phrase("parts that may be moved as “{rule}” says are turned freely in this format", rule=rule)
    yield from _of_marks(puzzle)
    if number := len(puzzle.published):
        yield phrase_n("{n} published count is left out", "{n} published counts are left out", number)
    if number := sum(bool(part.color) for part in puzzle.parts):
        yield phrase_n("the colour of {n} part as a whole is left out",
                       "the colours of {n} parts as a whole are left out", number)
    yield from _of_origin(puzzle)
    if puzzle.up and puzzle.up != grid.up:
        yield phrase("the direction of layers is left out")
    for name, group in group_numbers(puzzle).items():
        if name != group:
            yield phrase("the group {name} becomes group {number}", name=name, number=group)
    every = targets(puzzle)
    if puzzle.extra or any(target.extra for target in every) or any(part.extra for part in puzzle.parts):
        yield phrase("keys that this program does not know are left out")
    texts = (puzzle.notes, *(target.name for target in every), *(part.name for part in puzzle.parts))
    if any(plain(text) != text or text != text.strip() for text in texts):
        yield phrase("blanks at the ends of names and notes, and characters that XML cannot hold, are left out")


def _of_marks(puzzle: Puzzle) -> Iterator[Phrase]:
    if any(part.marks for part in puzzle.parts) or puzzle.matching is not None:
        yield phrase("marks on sides, and which of them may meet, are left out, so there may be more solutions")
    if any(target.different for target in targets(puzzle)):
        yield phrase("lines along which marks are different are left out, so there may be more solutions")


def _of_origin(puzzle: Puzzle) -> Iterator[Phrase]:
    if puzzle.author:
        yield phrase("the author, {name}, is left out", name=puzzle.author)
    if known := puzzle.origin.facts():
        yield phrase("of where the puzzle comes from is left out: {fields}", fields=", ".join(known))
