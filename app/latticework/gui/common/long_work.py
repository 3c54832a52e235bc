"""Work that the user waits for: when it takes long, a bar and a button to cancel appear."""

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QProgressBar, QVBoxLayout, QWidget
from shiboken6 import isValid

from latticework.cancel import MOMENT, CancelledError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.button_box import ButtonBox
from latticework.gui.common.translation import reworded, tr

STEPS, WIDTH = 1000, 380
T = TypeVar("T")


def waited_for(parent: QWidget, doing: str, work: Callable[[], T]) -> T:
    """Return the result of work that is done in a thread, and keep the user informed meanwhile.

    doing: what is being done, in words, until the work itself says more. Raises what the work raises, and
    CancelledError as soon as the user cancels, or the window is closed; the work is then
    left to find out by itself, its result unused.
    """
    queue = TaskQueue("work waited for", faults=False)
    task = queue.add(work)
    if not task.wait(MOMENT):
        dialog = _Waiting(doing, parent)
        queue.listen(dialog.on_done, dialog.show_progress)
        if not dialog.exec():
            task.cancel()
        if isValid(dialog):  # else its window was closed meanwhile, and took it along
            dialog.deleteLater()
    if task.cancelled:
        raise CancelledError
    try:
        return task.result()
    finally:
        del queue, task  # which know the error, whose traceback would refer to them


class _Waiting(QDialog):
    """Says what is being done and how far it is."""

    def __init__(self, doing: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Latticework")
        self.label = QLabel(doing, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.bar = QProgressBar(minimum=0, maximum=0)
        self.bar.setAccessibleName(tr("Progress"))
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self.label, self.bar, self.buttons):
            layout.addWidget(widget)
        self.resize(WIDTH, self.sizeHint().height())

    def on_done(self, _: Task[Any]) -> None:
        """Close."""
        self.accept()

    def show_progress(self, doing: str, share: float) -> None:
        """Say what is being done."""
        self.label.setText(reworded(doing))
        self.bar.setMaximum(STEPS)
        self.bar.setValue(int(share * STEPS))
