"""Parts from a text, typed in the dialog or pasted into the list of parts."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QClipboard, QKeyEvent
from PySide6.QtWidgets import QApplication

from gui_help import CTRL, LEFT, opened
from latticework.gui.editor.add_dialogs import TextDialog
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle

BENT = ((0, 0, 0), (0, 1, 0), (1, 1, 0))
PUZZLE = Puzzle(builtin("square"), parts=(Part("A", BENT),))


@pytest.fixture
def clipboard(qapp: QApplication) -> QClipboard:
    found = qapp.clipboard()
    found.clear()
    return found


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(PUZZLE)), 330, 400)


@pytest.fixture
def dialog(qtbot, panel, clipboard):
    qtbot.mouseClick(panel.buttons["add-text"], LEFT)
    shown = panel.findChild(TextDialog)
    qtbot.waitUntil(shown.isActiveWindow)  # its keys do nothing before
    return shown


def names(panel: PartsPanel) -> list[str]:
    return [part.name for part in panel.document.puzzle.parts]


def test_parts_are_shown_while_typing_and_added_as_one_step(qtbot, panel, dialog):
    assert not dialog.add_button.isEnabled()
    qtbot.keyClicks(dialog.edit, "A: 0,0 1,0")
    assert not dialog.add_button.isEnabled()
    qtbot.waitUntil(lambda: dialog.summary.text() == "1 part, 2 cells")
    dialog.edit.appendPlainText("\nxx\nx.")
    qtbot.waitUntil(lambda: dialog.summary.text() == "2 parts, 5 cells")
    assert [dialog.model.data(dialog.model.index(row)) for row in range(2)] == ["A 2", "B"]
    assert not dialog.model.data(dialog.model.index(0), Qt.ItemDataRole.DecorationRole).isNull()
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Return, CTRL)
    assert names(panel) == ["A", "A 2", "B"]
    assert panel.document.subject == 1
    panel.document.stack.undo()
    assert panel.document.puzzle == PUZZLE
    qtbot.waitUntil(lambda: panel.findChild(TextDialog) is None)


def test_what_is_wrong_is_reported_and_nothing_is_added(qtbot, panel, dialog):
    dialog.edit.setPlainText("0,0 1,a")
    qtbot.waitUntil(lambda: dialog.warning.text().startswith("line 1: 'a' should be a whole number"))
    dialog.add()
    assert not dialog.add_button.isEnabled()
    assert panel.document.puzzle == PUZZLE
    assert dialog.isVisible()


def test_enter_just_after_typing_adds_what_was_typed(qtbot, panel, dialog):
    dialog.edit.setPlainText("##")
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Return, CTRL)
    assert names(panel) == ["A", "B"]


@pytest.mark.parametrize(("copied", "proposed"), [("xx|x.", "xx|x."), ("no part at all", "")])
def test_the_dialog_begins_with_parts_that_were_copied(panel, clipboard, copied, proposed):
    clipboard.setText(copied)
    dialog = TextDialog(panel.document, panel)
    assert dialog.edit.toPlainText() == proposed
    assert dialog.add_button.isEnabled() == bool(proposed)
    dialog.reject()


def test_pasting_into_the_list_adds_parts(qtbot, panel, clipboard):
    clipboard.setText("##\n#.\n\nT: 0,0 1,0")
    qtbot.keyClick(panel.table, Qt.Key.Key_V, CTRL)
    assert names(panel) == ["A", "B", "T"]
    assert panel.document.puzzle.parts[1].cells == BENT
    clipboard.setText("no part at all")
    with qtbot.waitSignal(panel.refused) as refused:
        qtbot.keyClick(panel.table, Qt.Key.Key_V, CTRL)
    assert refused.args[0].startswith("line 1: 'no part at all'")
    assert names(panel) == ["A", "B", "T"]


def test_the_list_keeps_the_keys_for_pasting_from_the_window(panel):
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_V, CTRL)
    asked.ignore()
    QApplication.sendEvent(panel.table, asked)
    assert asked.isAccepted()
