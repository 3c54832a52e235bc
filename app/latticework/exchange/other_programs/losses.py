"""What of a puzzle has no place in the file of another program, in words."""

from collections.abc import Iterator

from latticework.errors import shown
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.targets import targets


def losses(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield what a file does not hold that has cells alone."""
    if others := len(puzzle.others):
        yield phrase_n("{n} other target is left out; the one at hand is written",
                       "{n} other targets are left out; the one at hand is written", others)
    for rule in dict.fromkeys(puzzle.rule(part) for part in puzzle.parts):
        if rule != usual_rule(puzzle.lattice):
            yield phrase("parts that may be moved as “{rule}” says are turned freely in this format", rule=rule)
    yield from _of_copies(puzzle)
    if puzzle.target.optional:
        yield phrase("that cells may stay empty is left out; in this format all are filled")
    if puzzle.target.most_empty is not None:
        yield phrase("how many cells may stay empty is left out, so there may be more solutions")
    if any(part.marks for part in puzzle.parts) or puzzle.matching is not None:
        yield phrase("marks on sides, and which of them may meet, are left out, so there may be more solutions")
    if any(target.different for target in targets(puzzle)):
        yield phrase("lines along which marks are different are left out, so there may be more solutions")
    if puzzle.target.cell_colors or any(part.cell_colors for part in puzzle.parts):
        yield phrase("colours of cells are left out, so there may be more solutions")
    if number := sum(bool(part.color) for part in puzzle.parts):
        yield phrase_n("the colour of {n} part as a whole is left out",
                       "the colours of {n} parts as a whole are left out", number)
    yield from _of_words(puzzle)


def _of_copies(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield what is left out of how many copies there are, and of groups."""
    if number := sum(part.least != part.most for part in puzzle.parts):
        yield phrase_n("{n} part that need not be used is written as often as it may be used",
                       "{n} parts that need not be used are written as often as they may be used", number)
    if number := sum(not part.cells for part in puzzle.parts):
        yield phrase_n("{n} part without cells is left out", "{n} parts without cells are left out", number)
    if any(part.group for part in puzzle.parts):
        yield phrase("groups of parts are left out")


def _of_words(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield what is left out of names, notes and published counts."""
    yield phrase("the names of parts are left out")
    yield phrase("the name of the puzzle is left out; the name of the file is taken for it")
    if puzzle.notes:
        yield phrase("the notes are left out")
    if puzzle.target.name:
        yield phrase("the name of the target, {name}, is left out", name=shown(puzzle.target.name))
    if puzzle.up:
        yield phrase("the direction of layers is left out")
    if puzzle.author:
        yield phrase("the author, {name}, is left out", name=puzzle.author)
    if known := puzzle.origin.facts():
        yield phrase("of where the puzzle comes from is left out: {fields}", fields=", ".join(known))
    if number := len(puzzle.published):
        yield phrase_n("{n} published count is left out", "{n} published counts are left out", number)
    if puzzle.extra or any(target.extra for target in targets(puzzle)) or any(part.extra for part in puzzle.parts):
        yield phrase("keys that this program does not know are left out")
