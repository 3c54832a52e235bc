"""Pieces of files that list each piece by itself: those of one shape become copies of one part."""

from collections.abc import Iterable
from dataclasses import replace

from latticework.exchange.other_programs.drafts import Draft
from latticework.lattice import Cell, Lattice, motions, normalised, orientations
from latticework.lattice.motion import Motion
from latticework.phrases import phrase
from latticework.puzzle.puzzle import usual_rule

MOST_PIECES = 20_000

MOST_WORK = 200_000
"""How many cells are turned to compare pieces; a turn counts as WORK_OF_TURN cells at least."""

WORK_OF_TURN = 50


class Pieces:
    """Adds pieces to a draft, each as a new part or as one more copy of a part."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.shapes: dict[tuple[str, tuple[Cell, ...]], int] = {}
        self.least: dict[tuple[str, tuple[Cell, ...]], tuple[Cell, ...]] = {}
        self.work = self.count = 0

    def add(self, name: str, cells: Iterable[Cell], rule: str = "", color: str = "") -> int:
        """Add a piece and return the number of its part; raises FileRefusedError."""
        draft = self.draft
        self.count += 1
        if self.count > MOST_PIECES:
            raise draft.fault(phrase("has more than {most} pieces, the most that are read", most=MOST_PIECES))
        given = draft.cells(cells, phrase("piece {name}", name=name or str(len(draft.parts) + 1)))
        shape = rule, self._shape(given, rule)
        known = self.shapes.get(shape)
        if known is None or not given or rule == "placed":
            draft.cell_count -= len(given)  # the part counts them again
            number = draft.part(name, given, rule=rule, color=color)
            self.shapes.setdefault(shape, number)
            return number
        part = draft.parts[known]
        draft.parts[known] = replace(part, least=part.least + 1, most=part.most + 1)
        if name:
            draft.remark(phrase("the piece {name} is a copy of {other}, as they are equal", name=name,
                                other=part.name))
        return known

    def _shape(self, cells: tuple[Cell, ...], rule: str) -> tuple[Cell, ...]:
        """Return the least of the orientations of a piece, which equal pieces share."""
        if not cells or rule == "placed":
            return cells
        lattice, drawn = self.draft.lattice, normalised(cells)
        if (rule, drawn) not in self.least:
            allowed = self._motions(rule or usual_rule(lattice))
            self.work += len(allowed) * (len(cells) + WORK_OF_TURN)
            if self.work > MOST_WORK:
                self.draft.remark(phrase("there are too many pieces to look for equal ones in all of them"))
                return drawn
            self.least[rule, drawn] = min(orientations(lattice, drawn, allowed))
        return self.least[rule, drawn]

    def _motions(self, rule: str) -> tuple[Motion, ...]:
        every = motions(self.draft.lattice)
        if rule == "fixed":
            return every[:1]
        return tuple(motion for motion in every if rule != "turn" or not motion.mirrors)


def some_are_equal(lattice: Lattice, pieces: Iterable[tuple[Cell, ...]]) -> bool:
    """Whether two pieces are turns of one another, so that a file without names does not tell them apart."""
    turns = tuple(motion for motion in motions(lattice) if not motion.mirrors)
    known: set[tuple[Cell, ...]] = set()
    for cells in pieces:
        if normalised(cells) in known:
            return True
        known.update(orientations(lattice, normalised(cells), turns))
    return False
