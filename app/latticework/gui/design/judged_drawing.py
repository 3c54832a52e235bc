"""The chip over the canvas that tells with each change how many solutions the puzzle has, and how hard it is."""

from functools import partial

from PySide6.QtCore import QObject, QSettings, QTimer
from PySide6.QtGui import QAction, QKeySequence

from latticework.designs.judge import MOST_SOLUTIONS, AsDrawn, as_drawn
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.set_rows import about_difficulty, hard_text
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas.pane import CanvasPane
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr, tr_n

_SETTING = "drawing/judged"
_PATIENCE = 100
"""Milliseconds for which what was told of the puzzle before a change may stay, so that it does not flash."""


class JudgedDrawing(QObject):
    """Judges the puzzle of a document after each change, while `action` is on.

    It is off at first: how many solutions there are is what some want to find out for themselves.
    """

    def __init__(self, document: Document, pane: CanvasPane) -> None:
        super().__init__(pane)
        self._document, self._note = document, pane.note
        self.action = QAction(tr("&Judge the drawing"), self, checkable=True)
        self.action.setObjectName("judge")
        self.action.setShortcut(QKeySequence("Ctrl+J"))
        self.action.setToolTip(tr("Tell with each change how many solutions there are, and how hard it is (Ctrl+J)"))
        self.action.setChecked(bool(QSettings().value(_SETTING, False, bool)))
        self._judging = TaskQueue("judging the drawing", self._on_judged)
        self._stale = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._stale.timeout.connect(lambda: self._show(""))
        self.action.toggled.connect(self._on_toggled)
        document.changed.connect(lambda *_: self._judge())
        self._judge()

    @property
    def busy(self) -> bool:
        """Whether it judges."""
        return self._judging.busy

    def close(self) -> None:
        """Judge no more, for good."""
        self._stale.stop()
        self._judging.close()

    def _on_toggled(self, on: bool) -> None:
        QSettings().setValue(_SETTING, on)
        self._judge()

    def _judge(self) -> None:
        if self.action.isChecked():
            self._judging.restart(partial(as_drawn, self._document.puzzle))
            self._stale.start()
        else:
            self._judging.cancel()
            self._show("")

    def _on_judged(self, task: "Task[AsDrawn | None]") -> None:
        self._stale.stop()
        # A puzzle that cannot be searched says so elsewhere.
        found = task.result() if task.error is None else None
        self._show(verdict(found) if found is not None else "")

    def _show(self, text: str) -> None:
        self._note.setText(text)
        self._note.setToolTip(f"{text}\n{about_difficulty()}" if text else "")
        self._note.setVisible(bool(text))
        if text:
            announce(self._note, text)


def verdict(found: AsDrawn) -> str:
    """Return in words what is known of a puzzle."""
    if not found.solutions:
        return tr("No solution")
    if found.solutions > MOST_SOLUTIONS:
        return tr_n("More than {n} solution", "More than {n} solutions", MOST_SOLUTIONS)
    if not found.complete:
        return tr_n("At least {n} solution", "At least {n} solutions", found.solutions)
    if found.difficulty is None:
        return tr_n("{n} solution", "{n} solutions", found.solutions)
    hard = hard_text(found.difficulty)
    if found.exact:
        return tr_n("{n} solution, difficulty {number}", "{n} solutions, difficulty {number}", found.solutions,
                    number=hard)
    return tr_n("{n} solution, difficulty about {number}", "{n} solutions, difficulty about {number}",
                found.solutions, number=hard)
