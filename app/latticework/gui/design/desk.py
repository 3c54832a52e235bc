"""What each task consists of: its fields, the button and what it says at the left, rows and pictures at the right."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QWidget

from latticework.durations import duration
from latticework.gui.design.found_view import FoundTable, FoundView, plain_button
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import PicturedRows
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.search_form import NOTHING, LargeFigure
from latticework.gui.solve.status_texts import explored_text
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import isolated, reworded, tr, tr_n
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

CAN_PAUSE = {SearchState.STARTING, SearchState.RUNNING}
_STEPS, _BAR = 100_000, 12
"""How finely the bar shows how much is done, and how high it is."""


class Words(NamedTuple):
    """What is said of a task: its title, and for screen readers what its table, pictures, figure and bar show.

    widest, lines: room for the captions of the pictures, see `SolutionGallery`.
    """

    title: str
    table: str
    pictures: str
    figure: str
    bar: str
    widest: str
    lines: int = 3


class Table(NamedTuple):
    """A table for other programs: the name of its file, and what writes it to a path."""

    name: str
    write: Callable[[Path], None]


class Desk(QObject):
    """Holds what a task is wished for, how it stands and what it found; begins, pauses and ends its work.

    form: the fields; shown: those for which rows are shown, if any. made, table: return the puzzle of a row, perhaps
    with solutions that are shown, and all rows as a table, or None. runner: of the search that comes first, if any.
    can_pause: whether the steps of the work are short ones; otherwise they can only be cancelled.
    """

    begin_requested = Signal()  # or to go on with what was paused
    puzzle_requested = Signal(object)  # OpenedPuzzle
    table_requested = Signal(object)  # Table
    closed = Signal()

    def __init__(
        self, task: QObject, words: Words, form: QWidget, rows: PicturedRows,
        made: Callable[[int], OpenedPuzzle | None], table: Callable[[], Table | None], *,
        shown: QWidget | None = None, runner: Runner | None = None, can_pause: bool = True,
        table_view: FoundTable | None = None,
    ) -> None:
        super().__init__(task)
        self.title, self.form, self.rows, self.runner, self.can_pause = words.title, form, rows, runner, can_pause
        rows.setParent(self)
        self.table = table_view or FoundTable(rows, words.table)
        self.found = FoundView(rows, self.table, words.pictures, words.widest, words.lines)
        self.run, self.steps = RunPart(form, words.figure, words.bar), Stepwise(words.title, self)
        self.wishes = QWidget()
        stacked(self.wishes, self.run, *([_line(), shown] if shown is not None else []), None)
        self.run.go.clicked.connect(lambda _: self.go())
        self.steps.failed.connect(self.run.message.tell)
        self.found.make.triggered.connect(
            lambda _: self._request(self.puzzle_requested, made(self.found.row) if self.found.row >= 0 else None))
        self.found.save.triggered.connect(lambda _: self._request(self.table_requested, table()))

    def _request(self, signal: Any, asked: OpenedPuzzle | Table | None) -> None:
        if asked is not None:
            signal.emit(asked)

    @property
    def busy(self) -> bool:
        """Whether it searches or takes steps."""
        return self.steps.running or (self.runner is not None and self.runner.running)

    def go(self) -> None:
        """Begin, pause, or go on."""
        self.run.message.tell("")
        if self.steps.running or (self.runner is not None and self.runner.state in CAN_PAUSE):
            self.pause()
        else:
            self.begin_requested.emit()

    def pause(self) -> None:
        """Pause; what can only be cancelled is cancelled."""
        if self.runner is not None:
            self.runner.pause()
        if self.can_pause:
            self.steps.pause()
        elif self.steps.running:
            self.steps.clear()

    def take_steps(self, make: Callable[[], Iterator[Any]]) -> None:
        """Go on with the work that was begun, or begin it."""
        if self.steps.begun:
            self.steps.resume()
        else:
            self.steps.begin(make)

    def forget(self) -> None:
        """End the work, of which nothing is kept."""
        self.run.message.tell("")
        self.steps.clear()

    def close(self) -> None:
        """Work and paint no more, for good."""
        self.steps.close()
        self.rows.stop_painting()
        self.closed.emit()

    def show_steps(self, find: str, able: bool, said: str) -> None:
        """Show how the steps stand. find: what the button says before the first; able: whether it can be pressed."""
        self.run.go.setText(self.go_text(find))
        self.run.go.setEnabled(able)
        self.run.show_seconds(self.steps.seconds)
        self.run.said.setText(said)
        self.form.setEnabled(not self.busy)

    def go_text(self, find: str) -> str:
        """Return what the button says."""
        if self.steps.running:
            return tr("Pause") if self.can_pause else tr("Stop")
        return tr("Resume") if self.steps.begun and not self.steps.ended else find


class RunPart(QWidget):
    """Shows a target, wishes for it and how the search stands. figure, bar: what these two show, in words."""

    def __init__(self, form: QWidget, figure: str, bar: str) -> None:
        super().__init__()
        self.target = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.go = plain_button("")
        self.figure, self.time = LargeFigure(figure), LargeFigure(tr("search time"))
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setFixedHeight(_BAR)
        self.bar.setAccessibleName(bar)
        self.said = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.message = Message()
        self.show_share(0.0)
        stacked(self, self.target, form, self.go, side_by_side((self.figure, 1), (self.time, 1)), self.bar, self.said,
                self.message, margin=0)

    def show_target(self, puzzle: Puzzle | None) -> None:
        """Say which target is meant."""
        if puzzle is None or not puzzle.target.cells:
            self.target.setText(tr("There is no target yet."))
        else:
            name = isolated(one_line(puzzle.target.name or puzzle.name))
            self.target.setText(tr_n("Target: {name}, {n} cell", "Target: {name}, {n} cells",
                                     len(puzzle.target.cells), name=name))

    def show_seconds(self, seconds: float) -> None:
        """Show how long was searched."""
        self.time.show_text(reworded(duration(seconds)) if seconds else NOTHING)

    def show_share(self, share: float) -> None:
        """Show how much is done."""
        self.bar.setValue(int(share * _STEPS))
        self.bar.setFormat(tr("{share} done", share=explored_text(share)))  # for screen readers alone


def draw_first() -> str:
    """Return what is said where there is no target."""
    return tr("Draw a target in the main window, or open a puzzle that has one; then come back by the menu Design.")


def _line() -> QFrame:
    """Return a line between wishes for what is searched and wishes for what is shown of it."""
    return QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Sunken)
