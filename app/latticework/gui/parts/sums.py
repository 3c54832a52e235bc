"""How many parts and cells there are, why they cannot fit when that is plain to see, what in a file means nothing."""

from functools import lru_cache

from latticework.lattice import Cell, Lattice
from latticework.puzzle import Puzzle
from latticework.puzzle.unknown_keys import unknown_keys
from latticework.visible_text import one_line

MOST_KEYS = 4
"""Keys that are told one by one."""
_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}


def sums(puzzle: Puzzle) -> str:
    """Return a line like "12 parts, 60 cells; target 60 cells"."""
    parts = _range(sum(part.least for part in puzzle.parts), sum(part.most for part in puzzle.parts), "part")
    cells = _range(*_cells(puzzle), "cell")
    empty = f", {len(puzzle.target.optional):,} may stay empty" if puzzle.target.optional else ""
    return f"{parts}, {cells}; target {_count(len(puzzle.target.cells), 'cell')}{empty}"


def misfit(puzzle: Puzzle) -> str:
    """Return why the parts cannot fill the target, or "" when counting cells does not tell."""
    if not puzzle.parts:
        return ""
    empty = next((part.name for part in puzzle.parts if part.most and not part.cells), None)
    if empty is not None:
        return f"Part {one_line(empty)} has no cells yet."
    if not puzzle.target.cells:
        return "The target has no cells yet."
    least, most = _cells(puzzle)
    cells = len(puzzle.target.cells)
    if least > cells:
        return f"Too many: {_count(least - cells, 'cell')} more than the target has."
    covered = cells - len(puzzle.target.optional)
    if most < covered:
        also = " beside those that may" if puzzle.target.optional else ""
        return f"Too few: {_count(covered - most, 'cell')} of the target would stay empty{also}."
    return ""


def remark(puzzle: Puzzle) -> str:
    """Return which parts are in several pieces, which is allowed but seldom meant, or ""."""
    found = [(part.name, pieces(puzzle.lattice, part.cells)) for part in puzzle.parts]
    several = [(name, count) for name, count in found if count > 1]
    if not several:
        return ""
    name, count = several[0]
    more = f", and so {_are(len(several) - 1)} more" if len(several) > 1 else ""
    return f"Part {one_line(name)} is in {_WORDS.get(count, f'{count:,}')} pieces{more}."


def unread(puzzle: Puzzle) -> str:
    """Return which keys of its file mean nothing here, a line each, or ""."""
    found = [one_line(str(key)) for key in unknown_keys(puzzle)]
    more = [f"and {len(found) - MOST_KEYS:,} more like these"]
    return "\n".join(found[:MOST_KEYS] + (more if len(found) > MOST_KEYS else []))


@lru_cache(maxsize=4096)  # asked after each edit of each part, of which one has changed
def pieces(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return how many pieces cells make that do not touch one another."""
    left, count = set(cells), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            beside = left.intersection(lattice.neighbours(reached.pop()))
            left -= beside
            reached += beside
    return count


def _are(number: int) -> str:
    return f"{'is' if number == 1 else 'are'} {number:,}"


def _cells(puzzle: Puzzle) -> tuple[int, int]:
    return (sum(part.least * len(part.cells) for part in puzzle.parts),
            sum(part.most * len(part.cells) for part in puzzle.parts))


def _range(least: int, most: int, noun: str) -> str:
    return _count(most, noun) if least == most else f"{least:,} to {_count(most, noun)}"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
