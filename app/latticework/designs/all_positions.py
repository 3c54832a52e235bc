"""All solutions of a puzzle in all positions, to be compared with each other."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.phrases import phrase
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import solutions

MOST_PLACED = 62
"""The most parts of a solution, each of which is a bit of a number."""
MOST_NUMBERS = 50_000_000
"""The most placements of all solutions together, in all positions: some 600 MB while they are compared."""


def all_solutions(file: SearchFile, prepared: Prepared) -> list[NDArray[np.int32]]:
    """Return the options of each solution of a search; raises LatticeworkError where not all are found and stored."""
    if not (file.totals().complete and file.keeping.has_all) or file.totals().is_part:
        raise LatticeworkError(phrase("{path}: what leaves one solution is known only where all solutions are found "
                                      "and stored", path=file.path))
    return [options for _, _, options in solutions(file, prepared, 1, "reflections")]


class AllPositions:
    """All solutions of a puzzle in all positions.

    rows (solutions, width): the placements of each, ascending, padded with -1; holes are left out, as which cells
    stay empty follows from the placements. first: the row of each solution that was given; its other positions
    follow it.
    start (options + 1,), having: the solutions that have option o are having[start[o]:start[o + 1]].
    """

    def __init__(self, found: Sequence[NDArray[np.int32]], prepared: Prepared) -> None:
        """found: the options of all solutions, one of each set of symmetric ones.

        Raises LatticeworkError where they are too many or too long.
        """
        placed = int(prepared.reduction.first_of[len(prepared.puzzle.parts)])
        width, length, positions = 0, 0, list[NDArray[np.int32]]()
        self.first: list[int] = []
        for options in found:
            self.first.append(length)
            positions.append(expand(options[options < placed], prepared.group, "nothing"))
            length, width = length + len(positions[-1]), max(width, positions[-1].shape[1])
            if width > MOST_PLACED or length * width > MOST_NUMBERS:
                raise LatticeworkError(phrase(
                    "{name}: its solutions cannot be compared with each other: they are more than {most} placements "
                    "in all, or have more than {parts} parts", name=prepared.puzzle.name, most=f"{MOST_NUMBERS:,}",
                    parts=MOST_PLACED))
        self.rows = np.full((length, width), -1, np.int32)
        for place, own in zip(self.first, positions, strict=True):
            self.rows[place : place + len(own), : own.shape[1]] = own
        flat = self.rows.ravel()
        order = np.argsort(flat, kind="stable")
        self.having = (order // max(1, width)).astype(np.int32)
        # The padding sorts first, before the start of placement 0.
        self.start = np.searchsorted(flat[order], np.arange(placed + 1)).astype(np.int32)

    def options(self, place: int) -> list[int]:
        """Return the placements of a solution, given by its row."""
        options: list[int] = self.rows[place][self.rows[place] >= 0].tolist()
        return options

    def lacking(self, options: Sequence[int]) -> NDArray[np.int64]:
        """Return which of some placements each solution lacks, as bits, shape (solutions,)."""
        lacks = np.full(len(self.rows), (1 << len(options)) - 1, np.int64)
        for k, option in enumerate(options):
            lacks[self.having[self.start[option] : self.start[option + 1]]] &= ~(1 << k)
        return lacks
