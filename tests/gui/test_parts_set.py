"""Adding all parts of a size at once."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gui_help import LEFT, opened
from latticework.gui.editor.add_dialogs import SetDialog
from latticework.gui.editor.document import Document
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle

L = ((0, 0, 0), (0, 1, 0), (1, 0, 0))
PUZZLE = Puzzle(builtin("square"), parts=(Part("A", L), Part("B", L[:1]), Part("C", L[:2])))


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(PUZZLE)), 330, 400)


def told(dialog: SetDialog, text: str) -> bool:
    return dialog.add_button.isEnabled() and dialog.summary.text() == text


def test_a_set_is_counted_and_added_as_one_step(qtbot, panel):
    before = panel.document.puzzle
    qtbot.mouseClick(panel.buttons["add-set"], LEFT)
    dialog = panel.findChild(SetDialog)
    assert not dialog.add_button.isEnabled()
    assert [box.accessibleName() for box in (dialog.least, dialog.most)] == ["Cells, from", "Cells, to"]
    qtbot.waitUntil(lambda: told(dialog, "5 parts, 20 cells"))
    dialog.most.setValue(5)
    assert not dialog.add_button.isEnabled()
    qtbot.waitUntil(lambda: told(dialog, "17 parts, 80 cells"))
    dialog.least.setValue(5)
    dialog.sort.setCurrentIndex(1)
    qtbot.waitUntil(lambda: told(dialog, "18 parts, 90 cells"))
    qtbot.mouseClick(dialog.add_button, LEFT)
    parts = panel.document.puzzle.parts
    assert parts[:3] == before.parts
    assert len(parts) == 21
    assert {part.motions for part in parts[3:]} == {"turn"}
    panel.document.stack.undo()
    assert panel.document.puzzle == before
    qtbot.waitUntil(lambda: panel.findChild(SetDialog) is None)


@pytest.mark.parametrize("at_once", [True, False], ids=["while it counts", "when it has counted"])
def test_enter_after_a_number_adds_the_set(qtbot, panel, at_once):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    dialog.most.lineEdit().selectAll()
    qtbot.keyClicks(dialog.most, "3")
    assert dialog.summary.text() == "Counting…"
    if not at_once:
        qtbot.waitUntil(dialog.add_button.isEnabled)
    qtbot.keyClick(dialog.most, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(panel.document.puzzle.parts) == 5)  # two of three cells
    qtbot.waitUntil(lambda: panel.findChild(SetDialog) is None)


def test_another_number_takes_enter_back(qtbot, panel):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    qtbot.keyClick(dialog.most, Qt.Key.Key_Return)
    dialog.most.setValue(3)
    qtbot.waitUntil(dialog.add_button.isEnabled)
    assert panel.document.puzzle is PUZZLE


@pytest.mark.slow
def test_a_set_that_is_too_large_is_reported_and_counting_is_cancelled_when_the_dialog_closes(qtbot, panel):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    dialog.sort.setCurrentIndex(2)
    dialog.most.setValue(12)
    qtbot.waitUntil(lambda: "more than 2,000" in dialog.summary.text(), timeout=20_000)
    assert not dialog.add_button.isEnabled()
    dialog.sort.setCurrentIndex(0)
    qtbot.waitUntil(lambda: dialog._counting.busy)
    dialog.close()
    qtbot.waitUntil(lambda: panel.findChild(SetDialog) is None)
    assert panel.document.puzzle is PUZZLE


def test_a_number_typed_at_once_replaces_the_one_that_is_there(qtbot, panel):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    qtbot.keyClicks(dialog.least, "3")
    qtbot.keyClick(dialog.least, Qt.Key.Key_Tab)
    assert (dialog.least.value(), dialog.most.value()) == (3, 4)


def test_the_bounds_stay_where_they_are_unless_they_would_cross(qtbot, panel):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    for least, most in ((2, 4), (5, 5), (3, 5)):
        dialog.least.setValue(least)
        assert (dialog.least.value(), dialog.most.value()) == (least, most)
    dialog.most.setValue(2)
    assert (dialog.least.value(), dialog.most.value()) == (2, 2)


def test_mirror_images_of_solid_parts_are_two_parts_unless_asked_otherwise(qtbot):
    solid = opened(qtbot, PartsPanel(Document(Puzzle(builtin("cubic")))), 330, 400)
    solid.add_set()
    qtbot.waitUntil(lambda: told(solid.findChild(SetDialog), "8 parts, 32 cells"))


def test_a_dialog_that_was_closed_adds_nothing(qtbot, panel):
    panel.add_set()
    dialog = panel.findChild(SetDialog)
    qtbot.waitUntil(dialog.add_button.isEnabled)
    dialog.reject()
    dialog._add()  # by a click that was under way
    assert panel.document.puzzle == PUZZLE


def test_sizes_are_counted_in_the_units_of_the_lattice(qtbot):
    """Fourteen tetraboloes of four half squares, which are two cells each."""
    dialog = opened(qtbot, SetDialog(Document(Puzzle(builtin("half-square")))), 400, 300)
    assert "Units of 2 cells" in {label.text() for label in dialog.findChildren(QLabel)}
    qtbot.waitUntil(lambda: told(dialog, "14 parts, 112 cells"))
