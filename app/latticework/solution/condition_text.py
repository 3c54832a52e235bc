"""Conditions as text: "W at 0,0", "W touches X", "colours apart", "symmetric", "symmetry 36"."""

import re

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.solution.conditions import At, ColorsApart, Condition, Score, Symmetric, Touching

_VERBS = {" not at ": (At, False), " at ": (At, True), " does not touch ": (Touching, False),
          " touches ": (Touching, True)}


def condition_of(puzzle: Puzzle, text: str) -> Condition:
    """Return the condition that a text means; raises LatticeworkError."""
    words = text.strip()
    if words in {"colours apart", "colors apart"}:
        return ColorsApart()
    if words == "symmetric":
        return Symmetric()
    if found := re.fullmatch(r"symmetry (?:>= ?)?([0-9]{1,9})", words, re.ASCII):
        return Score(int(found[1]))
    for verb, (kind, wanted) in _VERBS.items():
        one, between, other = words.partition(verb)
        if between and kind is At:
            return At(_part(puzzle, one), cell_of(puzzle, other), wanted)
        if between:
            return Touching.of(_part(puzzle, one), _part(puzzle, other), wanted)
    raise LatticeworkError(phrase("{text}: a condition should be like {examples}", text=shown(text, 80),
                                  examples="\"W at 0,0\", \"W not at 0,0\", \"W touches X\", \"W does not touch X\", "
                                  "\"colours apart\", \"symmetric\" or \"symmetry 36\""))


def text_of(puzzle: Puzzle, condition: Condition) -> str:
    """Return a condition as such a text."""
    match condition:
        case At(part, cell, wanted):
            written = ",".join(map(str, puzzle.lattice.written(puzzle.target.cells[cell])))
            return f"{puzzle.parts[part].name} {'at' if wanted else 'not at'} {written}"
        case Touching(one, other, wanted):
            between = "touches" if wanted else "does not touch"
            return f"{puzzle.parts[one].name} {between} {puzzle.parts[other].name}"
        case Score(least):
            return f"symmetry {least}"
        case ColorsApart():
            return "colours apart"
        case Symmetric():
            return "symmetric"


def _part(puzzle: Puzzle, name: str) -> int:
    """Return the number of the part of a name."""
    names = [part.name for part in puzzle.parts]
    if names.count(name) == 1:
        return names.index(name)
    if name in names:
        raise LatticeworkError(phrase("{name} should be the name of one part; {count} parts have it",
                                      name=shown(name), count=names.count(name)))
    raise LatticeworkError(phrase("{name} should be the name of a part: {names}", name=shown(name),
                                  names=shown(", ".join(names), 200)))


def cell_of(puzzle: Puzzle, text: str) -> int:
    """Return the number of the target cell of coordinates."""
    numbers = text.replace(" ", "").split(",")
    if all(re.fullmatch("-?[0-9]{1,9}", number, re.ASCII) for number in numbers):
        cell = puzzle.lattice.internal(tuple(map(int, numbers)))
        if cell in puzzle.target.cells:
            return puzzle.target.cells.index(cell)
    if not puzzle.target.cells:
        raise LatticeworkError(phrase("{cell} should be a cell of the target, which has none yet", cell=shown(text)))
    raise LatticeworkError(phrase("{cell} should be a cell of the target, for example {example}", cell=shown(text),
                                  example=",".join(map(str, puzzle.lattice.written(puzzle.target.cells[0])))))
