"""The targets of a puzzle: switching the current one, edits of its rules, and keys of equal problems."""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle.colors import ColorPairs, color_name, color_of
from latticework.puzzle.limits import MAX_CELLS, MAX_COLOR_PAIRS, MAX_LINES, MAX_TARGETS
from latticework.puzzle.marks import across
from latticework.puzzle.puzzle import Part, Puzzle, Target

_MOST_NAMED = 20
"""The most targets that a message lists."""

NO_PAIR = "-"
"""The text that stands for no pair of colours at all."""


def targets(puzzle: Puzzle) -> tuple[Target, ...]:
    """Return all targets of a puzzle, in order."""
    copies = tuple((part.least, part.most) for part in puzzle.parts)
    # The current target has none of its own: its copies are in the parts, where edits and engines find them.
    return (*puzzle.others[: puzzle.place], replace(puzzle.target, copies=copies), *puzzle.others[puzzle.place :])


def at_target(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle with another of its targets as the current one, by its number from 0."""
    return _with(puzzle, targets(puzzle), number)


def only_current_target(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its current target only."""
    published = tuple(replace(p, target=0) for p in puzzle.published if p.target == puzzle.place)
    return replace(puzzle, others=(), place=0, published=published) if puzzle.others else puzzle


def each_alone(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Yield for each target, in order, the puzzle with this target only, and without published counts."""
    for target in targets(puzzle):
        yield replace(puzzle, target=replace(target, copies=None), parts=_counted(puzzle.parts, target), others=(),
                      place=0, published=())


def with_new_target(puzzle: Puzzle, name: str) -> Puzzle:
    """Return the puzzle with a new empty target as the current one; raises LatticeworkError if there are too many."""
    every = targets(puzzle)
    if len(every) >= MAX_TARGETS:
        raise LatticeworkError(phrase("{count} targets are too many; at most {most} can be kept",
                                      count=len(every) + 1, most=MAX_TARGETS))
    return _with(puzzle, (*every, Target(name=name, copies=every[puzzle.place].copies)), len(every))


def without_target(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle without its current target and the counts published for it."""
    if not puzzle.others:
        raise LatticeworkError(phrase("this is the only target; a puzzle has at least one"))
    gone = puzzle.place
    published = tuple(replace(p, target=p.target - (p.target > gone)) for p in puzzle.published if p.target != gone)
    return replace(_with(puzzle, puzzle.others, max(0, gone - 1)), published=published)


def find_target(puzzle: Puzzle, given: str) -> Puzzle:
    """Return the puzzle at the target with a name, or a number from 1; raises LatticeworkError if there is none."""
    every = targets(puzzle)
    names = [target.name for target in every]
    folded = [name.casefold() for name in names]
    # Names first, as a target may be called by a number.
    if given and given.casefold() in folded:
        return at_target(puzzle, folded.index(given.casefold()))
    if given.isdecimal() and len(given) < len(str(sys.maxsize)) and 1 <= int(given) <= len(every):
        return at_target(puzzle, int(given) - 1)
    existing = ", ".join(f"{i} {shown(name)}" if name else str(i) for i, name in enumerate(names[:_MOST_NAMED], 1))
    if len(names) > _MOST_NAMED:
        existing += f", ..., {len(names)}"
    raise LatticeworkError(phrase("{puzzle}: there is no target {wanted}; there are {known}", puzzle=puzzle.name,
                                  wanted=shown(given), known=existing))


def with_parts(puzzle: Puzzle, parts: tuple[Part, ...], came_from: Sequence[int | None]) -> Puzzle:
    """Return the puzzle with other parts; came_from: the old number of each one, None for a new one.

    A new part is not used for the other targets.
    """
    usual = tuple((part.least, part.most) for part in puzzle.parts)
    others = []
    for other in puzzle.others:
        before = usual if other.copies is None else other.copies
        others.append(replace(other, copies=tuple((0, 0) if i is None else before[i] for i in came_from)))
    return replace(puzzle, parts=parts, others=tuple(others))


def _with(puzzle: Puzzle, every: tuple[Target, ...], number: int) -> Puzzle:
    here = every[number]
    return replace(puzzle, target=replace(here, copies=None), parts=_counted(puzzle.parts, here),
                   others=every[:number] + every[number + 1 :], place=number)


def _counted(parts: tuple[Part, ...], target: Target) -> tuple[Part, ...]:
    if target.copies is None:
        return parts
    return tuple(replace(part, least=least, most=most) if (part.least, part.most) != (least, most) else part
                 for part, (least, most) in zip(parts, target.copies, strict=True))


def with_most_empty(puzzle: Puzzle, most: int | None) -> Puzzle:
    """Return the puzzle with a bound on the cells of the current target that stay empty, None for no bound."""
    if most is not None and not 0 <= most <= MAX_CELLS:
        raise LatticeworkError(phrase("at most {given} cells empty: give a whole number up to {most}, or nothing",
                                      given=most, most=MAX_CELLS))
    return puzzle.with_target(most_empty=most)


def read_most_empty(text: str) -> int | None:
    """Return the bound that a text like "3" says, None for ""; raises LatticeworkError saying what would be right."""
    if not text.strip():
        return None
    if re.fullmatch(r"\s*[0-9]{1,6}\s*", text) is None:
        raise LatticeworkError(phrase("at most {given} cells empty: give a whole number up to {most}, or nothing",
                                      given=shown(text), most=MAX_CELLS))
    return int(text)


def write_most_empty(most: int | None) -> str:
    """Return the bound as read_most_empty reads it."""
    return "" if most is None else str(most)


def with_color_pairs(puzzle: Puzzle, pairs: Iterable[tuple[str, str]] | None) -> Puzzle:
    """Return the puzzle with other pairs of colours that match on the current target; None: equal ones match."""
    if pairs is None:
        return puzzle.with_target(color_pairs=None)
    chosen = tuple(sorted({(color_of(one), color_of(other)) for one, other in pairs}))
    if len(chosen) > MAX_COLOR_PAIRS:
        raise LatticeworkError(phrase("{count} pairs of colours are too many; at most {most} can be kept",
                                      count=len(chosen), most=MAX_COLOR_PAIRS))
    return puzzle.with_target(color_pairs=chosen)


def read_color_pairs(text: str) -> ColorPairs | None:
    """Return the pairs in a text like "red black, red white", None for ""; raises LatticeworkError."""
    if not text.strip():
        return None
    if text.strip() == NO_PAIR:
        return ()
    pairs = [pair.split() for pair in text.split(",")]
    wrong = next((pair for pair in pairs if len(pair) != 2), None)
    if wrong is not None:
        raise LatticeworkError(phrase("pairs of colours: {given} should be a colour of a part and a colour of the "
                                      "target, like {example}", given=shown(" ".join(wrong)), example="red black"))
    return tuple((color_of(one), color_of(other)) for one, other in pairs)


def write_color_pairs(pairs: ColorPairs | None) -> str:
    """Return pairs of colours as read_color_pairs reads them."""
    if pairs is None:
        return ""
    return ", ".join(f"{color_name(one)} {color_name(other)}" for one, other in pairs) or NO_PAIR


def with_line(puzzle: Puzzle, cells: Iterable[Cell], side: str) -> Puzzle:
    """Return the puzzle with another line of different marks: this side of some cells of the current target."""
    target = puzzle.target
    line = tuple(sorted((cell, side) for cell in cells))
    if len(line) < 2 or not {cell for cell, _ in line}.issubset(target.cells):
        raise LatticeworkError(phrase("select two cells of the target, or more"))
    without = next((cell for cell, _ in line if across(puzzle.lattice, cell, side) is None), None)
    if without is not None:
        raise LatticeworkError(phrase("{cell} has no side {side}", cell=puzzle.lattice.cell_text(without), side=side))
    if line in target.different:
        return puzzle
    if len(target.different) >= MAX_LINES:
        raise LatticeworkError(phrase("{most} lines of different marks are the most that can be kept",
                                      most=MAX_LINES))
    return puzzle.with_target(different=(*target.different, line))


def without_line(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle without a line of different marks of the current target."""
    lines = puzzle.target.different
    return puzzle.with_target(different=lines[:number] + lines[number + 1:])


def problem_key(puzzle: Puzzle) -> int:
    """Return a hash of the problem of the current target, equal for equal problems within one run of the program.

    Names, notes, the colours of parts and the order in which cells were drawn do not matter.
    """
    return next(_keys(puzzle, [puzzle.target]))


def form_keys(part: Part) -> frozenset[object]:
    """Return what the forms of a part are, equal for parts with equal forms in any order."""
    return frozenset((frozenset(form.cells), frozenset(form.marks), frozenset(form.cell_colors))
                     for form in part.forms)


def problem_keys(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the keys of all targets of a puzzle, in order."""
    return tuple(_keys(puzzle, targets(puzzle)))


def _keys(puzzle: Puzzle, some: Iterable[Target]) -> Iterator[int]:
    # What the targets share is hashed once. The matching by its text, as its dictionaries have no hash.
    shared = hash((puzzle.lattice.name, repr(puzzle.matching), tuple(
        (puzzle.rule(part), form_keys(part)) for part in puzzle.parts)))
    usual = tuple((part.least, part.most) for part in puzzle.parts)
    for target in some:
        yield hash((shared, target.copies or usual, _target(target)))


def _target(target: Target) -> tuple[object, ...]:
    return (frozenset(target.cells), frozenset(target.optional), frozenset(target.cell_colors), target.may_be_empty,
            target.color_pairs, repr(target.different))
