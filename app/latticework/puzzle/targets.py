"""Several targets in one puzzle: one of them is current."""

from collections.abc import Sequence
from dataclasses import replace

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_TARGETS
from latticework.puzzle.puzzle import Part, Puzzle, Target


def targets(puzzle: Puzzle) -> tuple[Target, ...]:
    """Return all targets of a puzzle, in order."""
    copies = tuple((part.least, part.most) for part in puzzle.parts)
    return (*puzzle.others[: puzzle.place], replace(puzzle.target, copies=copies), *puzzle.others[puzzle.place :])


def at_target(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle with another of its targets at hand."""
    return _with(puzzle, targets(puzzle), number)


def alone(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its current target only."""
    published = tuple(replace(p, target=0) for p in puzzle.published if p.target == puzzle.place)
    return replace(puzzle, others=(), place=0, published=published) if puzzle.others else puzzle


def with_new_target(puzzle: Puzzle, name: str) -> Puzzle:
    """Return the puzzle with one more target, empty and at hand; raises LatticeworkError when there are too many."""
    every = targets(puzzle)
    if len(every) >= MAX_TARGETS:
        raise LatticeworkError(phrase("{count} targets are too many; at most {most} can be kept",
                                      count=len(every) + 1, most=MAX_TARGETS))
    return _with(puzzle, (*every, Target(name=name, copies=every[puzzle.place].copies)), len(every))


def without_target(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle without the target at hand and what was published of it."""
    if not puzzle.others:
        raise LatticeworkError(phrase("this is the only target; a puzzle has at least one"))
    gone = puzzle.place
    published = tuple(replace(p, target=p.target - (p.target > gone)) for p in puzzle.published if p.target != gone)
    return replace(_with(puzzle, puzzle.others, max(0, gone - 1)), published=published)


def find_target(puzzle: Puzzle, wanted: str) -> Puzzle:
    """Return the puzzle at the target with a name or a number from 1; raises LatticeworkError if there is none."""
    every = targets(puzzle)
    names = [target.name for target in every]
    folded = [name.casefold() for name in names]
    if wanted and wanted.casefold() in folded:
        return at_target(puzzle, folded.index(wanted.casefold()))
    if wanted.isdecimal() and 1 <= int(wanted) <= len(every):
        return at_target(puzzle, int(wanted) - 1)
    known = ", ".join(f"{i} {shown(name)}" if name else str(i) for i, name in enumerate(names, 1))
    raise LatticeworkError(phrase("{puzzle}: there is no target {wanted}; there are {known}", puzzle=puzzle.name,
                                  wanted=shown(wanted), known=known))


def with_parts(puzzle: Puzzle, parts: tuple[Part, ...], came_from: Sequence[int | None]) -> Puzzle:
    """Return the puzzle with other parts; came_from says which part each one was, None for a new one.

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


def pieces(puzzle: Puzzle) -> int | list[int]:
    """Return how many copies of parts there are in all for the target at hand, from-to where that is a range."""
    least, most = (sum(getattr(part, name) for part in puzzle.parts) for name in ("least", "most"))
    return most if least == most else [least, most]
