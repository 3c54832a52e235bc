"""Dialogs that several panels show: messages, questions, remarks on files, work that is waited for."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from latticework.cancel import MOMENT, CancelledError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets.shown_text import lines, literal
from latticework.gui.widgets.translation import reworded, tr, tr_n
from latticework.visible_text import one_line

Buttons = QMessageBox.StandardButton
_FRAME = QMargins(8, 36, 8, 8)
"""Room for title bar and borders, which the desktop adds when the window is shown."""
_LONGEST = 60
"""The most characters of a word, mostly a path, that are shown."""

_MOST_NAMED = 12
"""The most files that a question names."""

_STEPS, _WIDTH_OF_WORK = 1000, 380
T = TypeVar("T")
D = TypeVar("D", bound=QDialog)


class ButtonBox(QDialogButtonBox):
    """The buttons at the foot of a dialog, without icons."""

    def __init__(self, buttons: QDialogButtonBox.StandardButton) -> None:
        super().__init__(buttons)
        remove_icons(self.buttons())


def remove_icons(buttons: Iterable[QAbstractButton]) -> None:
    """Remove the icons of buttons."""
    # Those of Qt are black in every theme, and of another style than ours.
    for button in buttons:
        button.setIcon(QIcon())


def shortened(text: str) -> str:
    """Return a text in which very long words have dots in their middle.

    >>> shortened(f"{'folder/' * 20}file.toml: No such file")
    'folder/folder/folder/folder/f…lder/folder/folder/file.toml: No such file'
    """
    half = _LONGEST // 2 - 1
    return re.sub(rf"\S{{{_LONGEST + 1},}}", lambda word: f"{word[0][:half]}…{word[0][-half:]}", text)


def warn(parent: QWidget | None, title: str, text: str) -> None:
    """Show what could not be done; where words were shortened, a button shows the whole text, to be copied."""
    box = _box(QMessageBox.Icon.Warning, parent, title, text)
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    _offer(box, Buttons.Ok)
    box.exec()


def ask_to_save(parent: QWidget, text: str) -> QMessageBox.StandardButton:
    """Ask what to do with changes that are not saved: Save, Discard or Cancel."""
    box = _box(QMessageBox.Icon.Question, parent, tr("Unsaved changes"), text)
    _offer(box, Buttons.Save | Buttons.Discard | Buttons.Cancel)
    box.setDefaultButton(Buttons.Save)
    texts = {Buttons.Save: tr("&Save"), Buttons.Discard: tr("&Discard"), Buttons.Cancel: tr("&Cancel")}
    for button, label in texts.items():
        # Qt itself marks letters in some of them, and on some desktops only.
        box.button(button).setText(label)
    return Buttons(box.exec())


def ask_to_overwrite(parent: QWidget, text: str, there: bool) -> QMessageBox.StandardButton:
    """Ask where to save a puzzle whose file was changed by others: Yes for that file, Save for another, or Cancel.

    there: whether the file still exists, so that something would be lost.
    """
    loss = tr("If you overwrite it, what it holds now is lost.")
    box = _box(QMessageBox.Icon.Warning, parent, tr("Save the puzzle"), f"{text}\n{loss}" if there else text)
    _offer(box, Buttons.Yes | Buttons.Save | Buttons.Cancel)
    box.setDefaultButton(Buttons.Cancel if there else Buttons.Yes)
    box.button(Buttons.Yes).setText(tr("&Overwrite") if there else tr("Save it &there again"))
    box.button(Buttons.Save).setText(tr("Save under another &name…"))
    box.button(Buttons.Cancel).setText(tr("&Cancel"))
    return Buttons(box.exec())


def ask_to_replace(parent: QWidget, there: Sequence[Path]) -> bool:
    """Ask whether files that exist already are to be replaced."""
    names = [one_line(path.name) for path in there[:_MOST_NAMED]] + ["…"] * (len(there) > _MOST_NAMED)
    box = _box(QMessageBox.Icon.Question, parent, tr("Replace files"), tr_n(
        "This file is there already in {folder}. Replace it?\n{names}",
        "These {n} files are there already in {folder}. Replace them?\n{names}", len(there),
        folder=there[0].parent, names="\n".join(names)))
    _offer(box, Buttons.Yes | Buttons.Cancel)
    box.setDefaultButton(Buttons.Cancel)
    box.button(Buttons.Yes).setText(tr("&Replace"))
    box.button(Buttons.Cancel).setText(tr("&Cancel"))
    return Buttons(box.exec()) == Buttons.Yes


def ask_to_close(parent: QWidget, text: str) -> bool:
    """Ask whether a window is to be closed although something is lost or paused by it."""
    box = _box(QMessageBox.Icon.Warning, parent, tr("Close the window"), text)
    _offer(box, Buttons.Close | Buttons.Cancel)
    box.setDefaultButton(Buttons.Cancel)
    box.button(Buttons.Close).setText(tr("C&lose all the same"))
    box.button(Buttons.Cancel).setText(tr("&Cancel"))
    return Buttons(box.exec()) == Buttons.Close


def resize_to_fit(window: QWidget, size: QSize) -> None:
    """Give a window a size, or as much of it as there is room for on the screen."""
    window.resize(size.boundedTo(window.screen().availableGeometry().marginsRemoved(_FRAME).size()))


def _box(icon: QMessageBox.Icon, parent: QWidget | None, title: str, text: str) -> QMessageBox:
    text = lines(text)
    box = QMessageBox(icon, title, literal(shortened(text)), parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if shortened(text) != text:
        box.setDetailedText(text)
    return box


def _offer(box: QMessageBox, buttons: QMessageBox.StandardButton) -> None:
    box.setStandardButtons(buttons)
    remove_icons(box.buttons())


class RemarksDialog(QDialog):
    """Shows remarks, one on each line, which can be copied; the window behind it can be used meanwhile."""

    def __init__(self, title: str, remarks: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Not everything was kept"))
        self.title = QLabel(lines(title), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.remarks = QPlainTextEdit("\n".join(f"• {reworded(remark)}" for remark in remarks), readOnly=True)
        self.remarks.setTabChangesFocus(True)
        self.remarks.setAccessibleName(tr("What was not kept"))
        self.title.setBuddy(self.remarks)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = self.buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self._copy)
        self.buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        for widget in (self.title, self.remarks, self.buttons):
            layout.addWidget(widget)
        self.resize(520, 300)

    def _copy(self) -> None:
        QApplication.clipboard().setText(f"{self.title.text()}\n{self.remarks.toPlainText()}")


def show_remarks(title: str, remarks: Sequence[str], parent: QWidget) -> None:
    """Show remarks under a title, if there are any."""
    if remarks:
        RemarksDialog(title, remarks, parent).show()


def open_child(parent: QWidget, kind: type[D]) -> D | None:
    """Return the dialog of a kind that is open in a widget, None where there is none."""
    # One that was just closed is still there to be deleted, and follows the document no more.
    return next((dialog for dialog in parent.findChildren(kind) if dialog.isVisible()), None)


def waited_for(parent: QWidget, doing: str, work: Callable[[], T]) -> T:
    """Return the result of work that is done in a thread, and keep the user informed meanwhile.

    doing: what is being done, in words, until the work itself reports more. Raises what the work raises, and
    CancelledError as soon as the user cancels or the window is closed; the work then ends at its next checkpoint, and
    its result is dropped.
    """
    queue = TaskQueue("work waited for", faults=False)
    task = queue.add(work)
    if not task.wait(MOMENT):
        dialog = _Waiting(doing, parent)
        queue.listen(dialog.on_done, dialog.show_progress)
        if not dialog.exec():
            task.cancel()
        # A window that is closed meanwhile has taken its dialog along.
        if isValid(dialog):
            dialog.deleteLater()
    if task.cancelled:
        raise CancelledError
    try:
        return task.result()
    finally:
        # They have the error, whose traceback refers to this frame: a cycle that would keep all alive.
        del queue, task


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
        self.resize(_WIDTH_OF_WORK, self.sizeHint().height())

    def on_done(self, _: Task[Any]) -> None:
        """Close."""
        self.accept()

    def show_progress(self, doing: str, share: float) -> None:
        """Say what is being done."""
        self.label.setText(reworded(doing))
        self.bar.setMaximum(_STEPS)
        self.bar.setValue(int(share * _STEPS))
