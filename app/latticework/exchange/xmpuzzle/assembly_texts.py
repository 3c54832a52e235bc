"""Solutions as BurrTools keeps them: for each copy of each part where it lies and how it is turned."""

from dataclasses import dataclass, field

import numpy as np

from latticework.exchange.xmpuzzle import turns
from latticework.exchange.xmpuzzle.assemblies import UNUSED
from latticework.exchange.xmpuzzle.grids import PRISMS, Grid
from latticework.exchange.xmpuzzle.voxels import Box
from latticework.lattice.lattice import Ints
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution


@dataclass(frozen=True, eq=False)
class AssemblyTexts:
    """Words the solutions of the target at hand of a puzzle, given the boxes in which its shapes are written."""

    puzzle: Puzzle
    grid: Grid
    parts: list[Box]
    target: Box
    _known: dict[Placement, str | None] = field(default_factory=dict)

    def text(self, solution: Solution) -> str | None:
        """Return a solution, None where a part lies as none of the known turns carries it."""
        words: list[str] = []
        for number, part in enumerate(self.puzzle.parts):
            placed = [self._words(placement) for placement in solution if placement.part == number]
            if None in placed:
                return None
            words += [word for word in placed if word] + [UNUSED] * (part.most - len(placed))
        return " ".join(words)

    def _words(self, placement: Placement) -> str | None:
        if placement not in self._known:
            self._known[placement] = self._turn(placement)
        return self._known[placement]

    def _turn(self, placement: Placement) -> str | None:
        """Return place and turn of a placement: the first turn that carries the part there, with its colours."""
        box, number = self.parts[placement.part], self.grid.number
        there = self.grid.raw(placement.cells) - self.target.shift
        shades = {cell: color for cell, facing, color in placement.marks if cell == facing}
        colored = bool(self.puzzle.target.cell_colors)
        wanted = _sorted(there, [shades.get(cell, "") for cell in placement.cells])
        origin = np.zeros((1, 3), np.int64)
        for turn in range(turns.known(number)):
            raw = turns.turned(number, box.raw, turn)
            drawn = _sorted(raw, list(box.colors) if colored else [""] * len(raw))
            by = np.subtract(wanted[0][:3], drawn[0][:3])
            moved = [(*(np.add(cell[:3], by)).tolist(), cell[3]) for cell in drawn]
            if moved == wanted and self._is_step(by):
                x, y, z = (by + turns.turned(number, origin, turn)[0]).tolist()
                return f"{x} {y} {z} {turn}"
        return None

    def _is_step(self, by: Ints) -> bool:
        """Whether a turned part may be moved so: of prisms those that point up stay such."""
        return self.grid.number != PRISMS or int(by[:2].sum()) % 2 == 0


def _sorted(raw: Ints, colors: list[str]) -> list[tuple[int, int, int, str]]:
    return sorted((x, y, z, color) for (x, y, z), color in zip(raw.tolist(), colors, strict=True))
