"""The task to find challenges, parts laid beforehand: first all solutions, then the fewest parts that leave one."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.designs import hints, kept_lists
from latticework.designs.all_positions import MOST_PLACED
from latticework.designs.hints import Challenge
from latticework.gui.design.desk import Desk, Table, Words, draw_first
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.kept_list import KeptItems
from latticework.gui.design.solutions_first import Solutions, SolutionsFirst
from latticework.gui.design.wishes import Bounds
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.forms import Form, YesNo
from latticework.gui.widgets.translation import grouped, isolated, sentences, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.picture.scenes import unsolved_scene
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.solution import placements_of
from latticework.visible_text import one_line


class ChallengeForm(QWidget):
    """The fields for which challenges are found and shown."""

    changed = Signal()  # what is shown
    every_changed = Signal()  # what is found

    def __init__(self) -> None:
        super().__init__()
        form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Lay parts beforehand"))
        self.every = YesNo(tr("all choices of so few parts"),
                           tip=tr("For each solution not one choice of the fewest parts that leave it as the only "
                                  "one, but all of them"))
        form.addRow(self.every)
        self.laid = Bounds(tr("Parts laid, from"), tr("Parts laid, to"), MOST_PLACED)
        form.add(tr("Parts laid"), self.laid)
        self.every.toggled.connect(lambda _: self.every_changed.emit())
        self.laid.changed.connect(self.changed)


class ChallengesTask(QObject):
    """Finds challenges of a puzzle. runner: of the search for all solutions. crew: returns the workers for it."""

    def __init__(self, runner: Runner, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.every: list[Challenge] = []
        """All that were found, also those that are not shown."""
        self._found = False  # whether it was since the steps were begun, not before
        self.form = ChallengeForm()
        self.rows = ItemRows([
            Column(tr("Parts laid"), self._names),
            Column(tr("Number of parts"), lambda one: grouped(len(one.laid))),
            Column(tr("Solution"), lambda one: grouped(one.solution))], self._caption)
        words = Words(tr("Challenges"), tr("Challenges"), tr("Pictures of the challenges"),
                      tr_n("challenge", "challenges", 0), tr("Progress"), "solution 10,000")
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table, runner=runner)
        self.first = SolutionsFirst(self.desk, runner, crew, self._work)
        self.kept = KeptItems(self.desk, Challenge, self._show_kept)
        self.runner, self.steps = runner, self.desk.steps
        self.form.changed.connect(self._list)
        self.form.every_changed.connect(self.first.forget)
        self.first.cleared.connect(self._begin_anew)
        self.first.changed.connect(self._show)
        self.steps.found.connect(self._on_found)
        runner.state_changed.connect(lambda _: self._look())
        self._show()

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle of which challenges are found."""
        return self.first.puzzle

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find challenges of another puzzle; nothing is begun yet."""
        self.first.show_puzzle(puzzle)

    def _work(self) -> Callable[[Solutions, Prepared], Iterator[Challenge]]:
        return partial(hints.challenges, every=self.form.every.isChecked())

    def _begin_anew(self) -> None:
        """Forget what was found, but for what is kept."""
        self.every, self._found = [], False
        if self.first.prepared is not None:
            self.rows.begin(partial(_scene_of, self.first.prepared))
        self._look()
        self._list()

    def _look(self) -> None:
        """Look for what was found before, as soon as all solutions are there."""
        if not self.steps.begun:
            self.kept.look(self._file() if self.first.has_all else None)

    def _file(self) -> Path | None:
        """Return where challenges are kept."""
        prepared, path = self.first.prepared, self.runner.path
        if prepared is None or path is None or not path.exists():
            return None
        # Solutions have their numbers by the file of the search; one that is begun anew is another file.
        subject = prepared.fingerprint, path.stat().st_ino, self.form.every.isChecked()
        return kept_lists.file_of("challenges", " ".join(map(str, subject)))

    def _on_found(self, some: list[Challenge]) -> None:
        # The first ones come in place of what was found before.
        if not self._found:
            self.every, self._found, self.kept.path = [], True, self._file()
        self.every = [*self.every, *some]
        self.kept.keep(self.every)
        self._list()

    def _show_kept(self, kept: list[Challenge]) -> None:
        prepared = self.first.prepared
        if prepared is not None and not self.steps.begun:
            self.every = [one for one in kept if one.fits(prepared)]
            self._list()

    def _list(self) -> None:
        """List those that are wanted, the fewest parts first."""
        least, most = self.form.laid.bounds or (0, MOST_PLACED)
        self.rows.show_items(sorted((one for one in self.every if least <= len(one.laid) <= most),
                                    key=lambda one: (len(one.laid), one.solution)))
        self.desk.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        solutions = max(1, self.runner.totals.solutions)
        self.first.show(tr("Find challenges"), self.every[-1].solution / solutions if self.every else 0.0)
        self.desk.run.figure.show_text(grouped(len(self.every)) if self.steps.begun or self.every else "–",
                                       tr_n("challenge", "challenges", len(self.every)))
        self.desk.found.show_summary(self._summary(), self._nothing())

    def _summary(self) -> str:
        if not self.every:
            return ""
        fewest, number = min(Counter(len(one.laid) for one in self.every).items())
        listed, some = self.rows.rowCount(), ""
        if listed < len(self.every):
            some = tr_n("{n} of all is listed.", "{n} of all are listed.", listed)
        every = tr_n("{n} challenge has the fewest parts laid: {fewest}.",
                     "{n} challenges have the fewest parts laid: {fewest}.", number, fewest=fewest)
        return sentences(every, some)

    def _nothing(self) -> str:
        if self.first.lacks_target:
            return draw_first()
        if self.every:
            return tr("None of the challenges has so many parts laid. Change at the left which are shown.")
        if self.steps.ended:
            return tr("No solution can be told apart from the others by parts that are laid.")
        if self.runner.hopeless:
            return tr("This puzzle can have no solution as it is, so nothing can be made of its solutions. At the "
                      "left it is said why.")
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

    def _made(self, row: int) -> OpenedPuzzle | None:
        prepared = self.first.prepared
        if prepared is None:
            return None
        return OpenedPuzzle(hints.solved_puzzle(prepared, self.rows.items[row])[0])

    def _table(self) -> Table | None:
        prepared = self.first.prepared
        if prepared is None:
            return None
        rows = ((one.solution, len(one.laid), "; ".join(hints.in_words(prepared, one))) for one in self.rows.items)
        return Table(prepared.puzzle.name, partial(write_table, ("solution", "laid", "parts"), rows))


def _scene_of(prepared: Prepared, one: Challenge) -> Scene:
    """Return the parts that are laid in the target, of which the rest is pale."""
    laid = placements_of(np.array(one.laid, np.int32), prepared.reduction)
    return prepared.puzzle, unsolved_scene(prepared.puzzle, laid)
