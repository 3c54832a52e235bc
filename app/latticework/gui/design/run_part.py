"""The part of a task that says how its search stands: the button that begins and pauses, figures, a sentence."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QWidget

from latticework.durations import duration
from latticework.gui.design.found_view import plain_button
from latticework.gui.solve.search_form import NOTHING, LargeFigure
from latticework.gui.solve.status_texts import explored_text
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import isolated, reworded, tr, tr_n
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_STEPS, _BAR = 100_000, 12


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
        self.target.setText(target_text(puzzle))

    def show_seconds(self, seconds: float) -> None:
        """Show how long was searched."""
        self.time.show_text(reworded(duration(seconds)) if seconds else NOTHING)

    def show_share(self, share: float) -> None:
        """Show how much is done."""
        self.bar.setValue(int(share * _STEPS))
        self.bar.setFormat(tr("{share} done", share=explored_text(share)))  # for screen readers alone


def target_text(puzzle: Puzzle | None) -> str:
    """Return which target is meant."""
    if puzzle is None or not puzzle.target.cells:
        return tr("There is no target yet.")
    return tr_n("Target: {name}, {n} cell", "Target: {name}, {n} cells", len(puzzle.target.cells),
                name=isolated(one_line(puzzle.target.name or puzzle.name)))


def draw_first() -> str:
    """Return what is said where there is no target."""
    return tr("Draw a target in the main window, or open a puzzle that has one; then come back by the menu Design.")


def line() -> QFrame:
    """Return a line between wishes for what is searched and wishes for what is shown of it."""
    return QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Sunken)
