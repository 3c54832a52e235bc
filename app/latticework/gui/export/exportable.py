"""What of the window can be exported: the puzzle, the solution that is shown, all solutions found, the view."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from typing import Any

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.files.file_format import Format
from latticework.files.opened_and_written import Chosen, Contents
from latticework.files.pictures.settings import ALL_STEPS, DISASSEMBLY, AnimationSettings
from latticework.files.stored_solutions import StoredSolutions
from latticework.gui.widgets.translation import tr, tr_n
from latticework.jobs.searched import Document
from latticework.picture.view_sheet import View
from latticework.puzzle import Puzzle
from latticework.settings import settings_of

_SOLID = {"arrange", "kerf"}
"""Settings of formats for parts that are made, which say themselves whether they are arranged as in the solution."""


_PER_MOVE, _MOST_SECONDS = 0.7, 60.0
"""Seconds that a film takes for each move, as the window plays it; and for all of them at most."""


class Which(StrEnum):
    """Which solutions are written."""

    SHOWN = "shown"
    LISTED = "listed"
    FAVOURITES = "favourites"
    ALL = "all"
    NONE = "none"


SEVERAL = {Which.LISTED, Which.FAVOURITES, Which.ALL}
"""The choices that may be more than one solution."""


@dataclass(frozen=True, eq=False)
class Exportable:
    """A puzzle or exact cover problem with the solution shown, how it is seen, and all solutions.

    stored: all solutions; listed, favourites: those in the list of the window, where they are not all by their
    numbers, and those with a star, None where there are none. assembly: how the solution is put together, as far as
    that was found. drawing: whether the puzzle is being drawn, not a solution looked at.
    """

    document: Document
    solution: Chosen | None = None
    stored: StoredSolutions | None = None
    view: View = field(default_factory=View)
    assembly: Assembly = NO_ASSEMBLY
    drawing: bool = False
    listed: StoredSolutions | None = None
    favourites: StoredSolutions | None = None
    _made: dict[Which, Contents] = field(default_factory=dict)

    @property
    def puzzle(self) -> Puzzle:
        """The document, where it is a puzzle; raises LatticeworkError where it is an exact cover problem."""
        return Contents(self.document).of_puzzle()[0]

    def takes(self, form: Format) -> bool:
        """Whether a format can ever hold this; of an exact cover problem there are no pictures and no parts."""
        return isinstance(self.document, Puzzle) or form.is_cover or form.needs_solution

    def choices(self, form: Format) -> dict[Which, str]:
        """Return which solutions can be written in a format, with what they are called, the usual one first.

        Of what is made the settings of the format say whether it is parts alone, or a solution.
        """
        if form.is_cover:
            return {Which.NONE: tr("The puzzle") if isinstance(self.document, Puzzle) else tr("The problem")}
        if form.takes_none:
            return {Which.NONE: tr("The puzzle without a solution")}
        made = {}
        if self.solution is not None:
            made[Which.SHOWN] = tr("The solution shown")
        if form.takes_all:
            made |= self._several()
        if not form.needs_solution and not (made and _SOLID & {one.name for one in settings_of(form.record)}):
            made[Which.NONE] = tr("The puzzle without a solution")
        several = Which.LISTED if self.listed else Which.ALL
        usual = several if form.needs_solution else Which.NONE if self.drawing else Which.SHOWN
        return {which: made[which] for which in sorted(made, key=lambda which: which is not usual)}

    def _several(self) -> dict[Which, str]:
        """Return which of all solutions can be written, with what they are called."""
        made = {}
        if self.listed is not None:
            made[Which.LISTED] = tr_n("The solution listed", "The {n} solutions listed", self.listed.count)
        if self.favourites is not None:
            made[Which.FAVOURITES] = tr_n("The favourite", "The {n} favourites", self.favourites.count)
        if self.stored is not None:
            made[Which.ALL] = tr_n("The solution found", "All {n} solutions found", self.stored.count)
        return made

    def _stored_of(self, which: Which) -> StoredSolutions | None:
        return {Which.LISTED: self.listed, Which.FAVOURITES: self.favourites, Which.ALL: self.stored}.get(which)

    def usual(self, form: Format, which: Which) -> dict[str, object]:
        """Return the usual settings of a format: a film of a solution that comes apart shows how, not too fast."""
        values = {setting.name: setting.default for setting in settings_of(form.record)}
        apart = which is not Which.NONE and self.assembly.has_film and not self.assembly.held
        if "animation" in values and apart and not (self.puzzle.lattice.flat and self.assembly.straight):
            values["animation"] = DISASSEMBLY
            whole = _PER_MOVE * len(self.assembly.moves)
            values["seconds"] = min(max(AnimationSettings.seconds, whole), _MOST_SECONDS)
        return values

    @contextmanager
    def contents(self, which: Which, most: int | None = None) -> Iterator[Contents]:
        """Yield what is written, at most so many solutions, while the files of a search are open for it.

        Raises LatticeworkError.
        """
        stored = self._stored_of(which)
        if stored is not None:
            with stored.contents() as contents:
                yield contents if most is None else replace(contents, rest=islice(contents.rest, most - 1))
        else:
            # The same each time: parts that were made for a preview are not made again for a file.
            solution = self.solution if which is Which.SHOWN else None
            yield self._made.setdefault(which, Contents(self.document, solution))

    def as_seen(self, record: type) -> dict[str, Any]:
        """Return those settings of a record that draw the view as it is in the window."""
        view = self.view
        seen = {"layout": "view", "turn": round(view.turn, 1), "tilt": round(view.tilt, 1), "explode": view.explode,
                "step": ALL_STEPS if view.step is None else view.step,
                "hide": _named(view.hidden), "faint": _named(view.faint)}
        return {setting.name: seen[setting.name] for setting in settings_of(record) if setting.name in seen}


def _named(numbers: frozenset[int]) -> str:
    """Return placements as settings name them."""
    return ", ".join(str(number + 1) for number in sorted(numbers))
