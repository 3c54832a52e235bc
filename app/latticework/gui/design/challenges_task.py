"""The task to find challenges, parts laid beforehand: first all solutions, then the fewest parts that leave one."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.designs import hints
from latticework.designs.all_positions import MOST_PLACED
from latticework.designs.hints import Challenge
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.run_part import RunPart, draw_first
from latticework.gui.design.solutions_first import Solutions, SolutionsFirst
from latticework.gui.design.wishes import ChallengeForm
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.picture.scenes import TARGET_COLOR, scene, shape_of
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.solution import placements_of
from latticework.visible_text import one_line

_WIDEST = "solution 10,000"


class ChallengesTask(QObject):
    """Finds challenges of a puzzle. runner: of the search for all solutions. crew: returns the workers for it."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self, runner: Runner, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.title = tr("Challenges")
        self.every: list[Challenge] = []
        """All that were found, also those that are not shown."""
        self.form = ChallengeForm()
        self.rows = ItemRows([
            Column(tr("Parts laid"), self._names), Column(tr("Pieces"), lambda one: grouped(len(one.laid))),
            Column(tr("Solution"), lambda one: grouped(one.solution))], self._caption)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Challenges"))
        self.found = FoundView(self.rows, self.table, tr("Pictures of the challenges"), _WIDEST)
        self.run = RunPart(self.form, tr_n("challenge", "challenges", 0), tr("What is done of it"))
        self.wishes = QWidget()
        stacked(self.wishes, self.run, None)
        self.first = SolutionsFirst("challenges", runner, crew, self.run, self._work)
        self.first.setParent(self)
        self.runner, self.steps = runner, self.first.steps
        self._wire()
        self._show()

    def _wire(self) -> None:
        self.form.changed.connect(self._list)
        self.form.every_changed.connect(self.first.forget)
        self.run.go.clicked.connect(lambda _: self.first.go())
        self.first.cleared.connect(self._begin_anew)
        self.first.changed.connect(self._show)
        self.steps.found.connect(self._on_found)
        self.found.make.triggered.connect(lambda _: self._make_puzzle())
        self.found.save.triggered.connect(lambda _: self._save_table())

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle of which challenges are found."""
        return self.first.puzzle

    @property
    def busy(self) -> bool:
        """Whether it searches, or looks for challenges."""
        return self.first.busy

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find challenges of another puzzle; nothing is begun yet."""
        self.first.show_puzzle(puzzle)

    def pause(self) -> None:
        """Pause both."""
        self.first.pause()

    def close_work(self) -> None:
        """Look for no more and paint no more, for good."""
        self.steps.close()
        self.rows.stop_painting()

    def _work(self) -> Callable[[Solutions, Prepared], Iterator[Challenge]]:
        return partial(hints.challenges, every=self.form.every.isChecked())

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self.every = []
        if self.first.prepared is not None:
            self.rows.begin(partial(_scene_of, self.first.prepared))
        self._list()

    def _on_found(self, some: list[Challenge]) -> None:
        self.every += some
        self._list()

    def _list(self) -> None:
        """List those that are wanted, the fewest parts first."""
        least, most = self.form.laid.bounds or (0, MOST_PLACED)
        self.rows.show_items(sorted((one for one in self.every if least <= len(one.laid) <= most),
                                    key=lambda one: (len(one.laid), one.solution)))
        self.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        solutions = max(1, self.runner.totals.solutions)
        self.first.show(tr("Find challenges"), self.every[-1].solution / solutions if self.every else 0.0)
        self.form.setEnabled(not self.busy)
        self.run.figure.show_text(grouped(len(self.every)) if self.steps.begun else "–",
                                  tr_n("challenge", "challenges", len(self.every)))
        self.found.show_summary(self._summary(), self._nothing())

    def _summary(self) -> str:
        if not self.every:
            return ""
        fewest, number = min(Counter(len(one.laid) for one in self.every).items())
        listed, some = self.rows.rowCount(), ""
        if listed < len(self.every):
            some = tr_n("{n} of all is listed.", "{n} of all are listed.", listed)
        every = tr_n("{n} challenge has the fewest parts laid: {fewest}.",
                     "{n} challenges have the fewest parts laid: {fewest}.", number, fewest=fewest)
        return f"{every} {some}".rstrip()

    def _nothing(self) -> str:
        if self.first.lacks_target:
            return draw_first()
        if self.every:
            return tr("None of the challenges has so many parts laid. Change at the left which are shown.")
        if self.steps.ended:
            return tr("No solution can be told apart from the others by parts that are laid.")
        if self.runner.hopeless:
            return ""
        if self.steps.running:
            return tr("The solutions are being compared.")
        return tr("In a challenge some parts are laid beforehand, so that the rest has exactly one solution. For "
                  "each solution the fewest such parts are found; all solutions must be found and stored first.")

    def _names(self, one: Challenge) -> str:
        prepared = self.first.prepared
        if prepared is None:
            return ""
        names = [prepared.puzzle.parts[part].name for part in prepared.reduction.part_of[[*one.laid]].tolist()]
        return ", ".join(isolated(one_line(name)) for name in names)

    def _caption(self, one: Challenge) -> str:
        return "\n".join((self._names(one), tr("solution {number}", number=one.solution)))

    def _make_puzzle(self) -> None:
        prepared = self.first.prepared
        if self.found.row >= 0 and prepared is not None:
            self.puzzle_requested.emit(hints.solved_puzzle(prepared, self.rows.items[self.found.row])[0])

    def _save_table(self) -> None:
        prepared = self.first.prepared
        if prepared is not None:
            rows = ((one.solution, len(one.laid), "; ".join(hints.in_words(prepared, one)))
                    for one in self.rows.items)
            self.table_requested.emit(prepared.puzzle.name, partial(write_table, ("solution", "laid", "parts"), rows))


def _scene_of(prepared: Prepared, one: Challenge) -> Scene:
    """Return the parts that are laid in the target, of which the rest is pale."""
    laid = placements_of(np.array(one.laid, np.int32), prepared.reduction)
    covered = {cell for placement in laid for cell in placement.cells}
    left = tuple(cell for cell in prepared.puzzle.target.cells if cell not in covered)
    pale = [shape_of(prepared.puzzle.standing.lattice, left, TARGET_COLOR)] if left else []
    return prepared.puzzle, [*scene(prepared.puzzle, laid), *pale]
