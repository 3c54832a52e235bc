"""Answers: how many solutions some puzzles have, which this program was the first to count as far as we know.

Each is a file in `puzzles/answers`: the question, what is published about it, the puzzle in a few words, the numbers,
and at least two ways in which they were found. Beside it is a certificate of a search that listed all solutions.
"""

from itertools import product
from math import prod
from pathlib import Path
from typing import Annotated, Any

import msgspec

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, shown
from latticework.lattice import builtin, names
from latticework.phrases import Phrase, phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.polyforms import MOST_UNITS, SORTS, part_set
from latticework.puzzle.puzzle import Puzzle, Target
from latticework.reading import read_toml

_Text = Annotated[str, msgspec.Meta(min_length=1)]
_Number = Annotated[int, msgspec.Meta(ge=1)]
_Index = Annotated[int, msgspec.Meta(ge=0)]
_Pair = tuple[_Number, _Number]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of cells to be filled with all parts of some sizes, each once.

    box: the cells along each vector of the lattice. cells: the least and the most units of a part. sort: which parts
    count as the same, one of `polyforms.SORTS`. hole: for each vector of the lattice the first cell that is left out,
    and the one behind the last; () where the box is whole.
    """

    lattice: _Text
    box: tuple[_Number, ...]
    cells: _Pair
    sort: _Text
    hole: tuple[tuple[_Index, _Index], ...] = ()


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way in which the numbers were found: the method, its seconds, and the hash of the solutions if it lists them.

    seconds: of processor time; by the clock where it lists, as a search has processes of its own.
    all_only: it is a program that knows no symmetries, and has found the number of all solutions alone.
    """

    method: _Text
    seconds: Annotated[float, msgspec.Meta(gt=0)]
    hash: str = ""
    all_only: bool = False


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question with its answer; all, rotations, reflections: the numbers of solutions modulo each of MODULI."""

    question: _Text
    published: _Text
    source: _Text
    asked: Asked
    all: _Number
    rotations: _Number
    reflections: _Number
    ways: Annotated[tuple[Way, ...], msgspec.Meta(min_length=2)]
    computer: _Text
    counted: _Text

    @property
    def counts(self) -> tuple[int, int, int]:
        """The numbers of solutions modulo each of MODULI."""
        return self.all, self.rotations, self.reflections

    @property
    def seconds(self) -> float:
        """The seconds of the fastest way."""
        return min(way.seconds for way in self.ways)

    def puzzle(self) -> Puzzle:
        """Return the puzzle; raises LatticeworkError."""
        asked, lattice = self.asked, builtin(self.asked.lattice)
        kinds = range(len(lattice.kinds))
        cells = {*product(*map(range, asked.box), kinds)}
        if asked.hole:
            cells -= {*product(*(range(*ends) for ends in asked.hole), kinds)}
        parts = part_set(lattice, *asked.cells, asked.sort)
        return Puzzle(lattice, self.question, target=Target(tuple(sorted(cells))), parts=tuple(parts))

    @property
    def redo(self) -> str:
        """The lines of Python that count again."""
        asked = self.asked
        least, most = asked.cells
        parts = (f"parts = [part for n in range({least}, {most + 1}) "
                 f'for part in lw.polyforms("{asked.lattice}", n, "{asked.sort}")]\n')
        if asked.hole:
            hole = ", ".join(f"range({first}, {end})" for first, end in asked.hole)
            puzzle = f'lw.Puzzle("{asked.lattice}", cells, parts)'
            cells = (f"hole = {{*product({hole})}}\n"
                     f"cells = {{*product({', '.join(f'range({n})' for n in asked.box)})}} - hole\n")
            parts = f"from itertools import product\n\n{parts}{cells}"
        else:
            puzzle = f'lw.Puzzle.boxed("{asked.lattice}", {asked.box}, parts)'
        return f'{parts}print(lw.count({puzzle}, modulo="reflections"))\n'


def read_answer(path: Path) -> Answer:
    """Return the answer in a file; raises FileRefusedError."""
    return answer_of(read_toml(path), path)


def is_answer(data: dict[str, Any]) -> bool:
    """Whether the decoded contents of a file are meant as an answer, not as a puzzle."""
    return "asked" in data and "lattice" not in data


def answer_of(data: dict[str, Any], path: Path) -> Answer:
    """Return the answer of decoded contents; raises FileRefusedError naming the file and the field."""
    try:
        answer = msgspec.convert(data, Answer)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, data, Answer)) from None
    if (fault := _fault(answer.asked)) is not None:
        raise FileRefusedError(path, fault[1], f"asked.{fault[0]}")
    return answer


def _fault(asked: Asked) -> tuple[str, Phrase] | None:
    """Return a field of which no puzzle can be made, and what would be right; None where there is none."""
    if asked.sort not in SORTS:
        return "sort", phrase("should be one of {sorts}", sorts=", ".join(SORTS))
    if asked.lattice not in names():
        return "lattice", phrase("{value} should be one of {known}", value=shown(asked.lattice),
                                 known=", ".join(names()))
    rank = builtin(asked.lattice).rank
    if len(asked.box) != rank:
        return "box", phrase("{value} should have {rank} numbers", value=shown(asked.box), rank=rank)
    if prod(asked.box) > MAX_CELLS:
        return "box", phrase("{value} is more than {most} cells", value=shown(asked.box), most=MAX_CELLS)
    if asked.hole and len(asked.hole) != rank:
        return "hole", phrase("{value} should have {rank} pairs", value=shown(asked.hole), rank=rank)
    least, most = asked.cells
    if not least <= most <= MOST_UNITS:
        return "cells", phrase("{value} should be from 1 to {most}, the smaller number first",
                               value=shown(asked.cells), most=MOST_UNITS)
    return None


def answer_files() -> list[Path]:
    """Return the files of the answers that ship, sorted by name."""
    return sorted(paths.answers().glob("*.toml"))


def certificate_of(name: str) -> Path:
    """Return the path of the certificate that ships with an answer."""
    return paths.answers() / f"{name}.certificate"


def shipped_answers() -> dict[str, Answer]:
    """Return the answers that ship, by the names of their files without the ending."""
    return {path.stem: read_answer(path) for path in answer_files()}
