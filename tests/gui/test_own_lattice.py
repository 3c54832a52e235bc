"""A lattice of one's own, drawn in its dialog: vectors and cells with the mouse and as numbers, faults, its file."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework import paths
from latticework.gui.editor import lattice_dialog, new_puzzle_dialog
from latticework.gui.editor.document import Document
from latticework.gui.editor.lattice_dialog import LatticeDialog
from latticework.gui.editor.new_puzzle_dialog import NewDialog
from latticework.lattice import builtin, load
from latticework.puzzle import Puzzle

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> LatticeDialog:
    """The dialog, which at the end asks nothing about what was drawn."""
    made = LatticeDialog()
    qtbot.addWidget(made, before_close_func=lambda dialog: dialog.done(QDialog.DialogCode.Rejected))
    with qtbot.waitExposed(made):
        made.show()
    return made


def checked(qtbot, dialog):
    """Wait until the lattice has passed all checks."""
    qtbot.waitUntil(lambda: dialog.lattice is not None, timeout=20_000)
    return dialog.lattice


def at(dialog, x, y) -> QPoint:
    return dialog.view.pixel((x, y)).toPoint()


def drag(qtbot, dialog, begin, end):
    view = dialog.view
    way = [at(dialog, *begin), at(dialog, *end)]
    qtbot.mousePress(view, LEFT, pos=way[0])
    qtbot.mouseMove(view, (way[0] + way[1]) / 2)
    qtbot.mouseMove(view, way[1])
    qtbot.mouseRelease(view, LEFT, pos=way[1])


@pytest.mark.parametrize("row", range(7))
def test_every_starting_point_can_be_saved_at_once(dialog, qtbot, row):
    dialog.begin(row)
    lattice = checked(qtbot, dialog)
    assert dialog.buttons.ok.isEnabled()
    assert dialog.message.text() == ""
    assert not dialog.picture.pixmap().isNull()
    assert lattice.dimension == len(dialog.drawn.vectors)


def test_a_vector_is_dragged_and_the_gap_is_shown_and_filled_by_clicks(dialog, qtbot):
    checked(qtbot, dialog)
    dialog.cells.setCurrentRow(-1)
    drag(qtbot, dialog, (1, 0), (2, 0))
    assert dialog.drawn.vectors == ((2.0, 0.0), (0.0, 1.0))
    assert "gaps" in dialog.message.text()
    assert len(dialog.view.faults[0].places) == 1
    assert not dialog.buttons.ok.isEnabled()
    dialog.draw.click()
    for corner in ((1, 0), (2.02, 0.02), (2, 1), (1, 1), (1, 0)):
        qtbot.mouseClick(dialog.view, LEFT, pos=at(dialog, *corner))
    assert dialog.drawn.cells[1].corners == ((1.0, 0.0), (2.0, 0.0), (2.0, 1.0), (1.0, 1.0))
    assert len(checked(qtbot, dialog).kinds) == 2


def test_corners_and_cells_snap_to_others_when_dragged(dialog, qtbot):
    dialog.begin(3)
    dialog.cells.setCurrentRow(2)
    before = dialog.drawn
    drag(qtbot, dialog, before.cells[2].corners[2], (1.5, 1.4))
    assert "leave gaps" in dialog.message.text() or "overlap" in dialog.message.text()
    drag(qtbot, dialog, dialog.drawn.cells[2].corners[2], (1.52, 0.88))
    assert dialog.drawn == before
    drag(qtbot, dialog, (1.5, 0.3), (1.5, 0.9))
    assert dialog.drawn != before
    drag(qtbot, dialog, (1.5, 0.9), (1.53, 0.32))
    assert np.allclose(dialog.drawn.cells[2].corners, before.cells[2].corners, atol=1e-9)
    checked(qtbot, dialog)


def test_each_change_is_a_step_to_undo(dialog, qtbot):
    first = dialog.drawn
    dialog.add.click()
    dialog.vectors[0][0].setValue(2.0)
    dialog.undo.click()
    dialog.undo.click()
    assert dialog.drawn == first
    assert not dialog.undo.isEnabled()
    dialog.redo.click()
    dialog.redo.click()
    assert (len(dialog.drawn.cells), dialog.drawn.vectors[0][0]) == (2, 2.0)
    assert not dialog.redo.isEnabled()


def test_all_of_it_can_be_typed(dialog, qtbot):
    dialog.vectors[0][0].setValue(2.0)
    dialog.add.click()
    assert dialog.cells.count() == 2
    dialog.corners.setText("1,0 2,0 2,1 1,1")
    dialog.corners.editingFinished.emit()
    assert len(checked(qtbot, dialog).kinds) == 2
    dialog.corners.setText("1,0 rubbish")
    dialog.corners.editingFinished.emit()
    assert dialog.drawn.cells[1].corners[0] == (1.0, 0.0)
    qtbot.keyClick(dialog.corners, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter ends what is typed"


def test_numbers_that_are_shown_rounded_stay_exact(dialog):
    dialog.begin(2)
    before = dialog.drawn
    dialog.corners.editingFinished.emit()
    dialog.vectors[0][0].setValue(1.75)
    assert dialog.drawn.vectors[0] == (1.75, before.vectors[0][1])
    assert dialog.drawn.cells == before.cells


def test_a_cell_that_is_being_drawn_can_be_left(dialog, qtbot):
    dialog.draw.click()
    qtbot.mouseClick(dialog.view, LEFT, pos=at(dialog, 0, 0))
    qtbot.keyClick(dialog.view, Qt.Key.Key_Escape)
    assert dialog.view.corners is None
    assert dialog.isVisible()
    assert len(dialog.drawn.cells) == 1


def test_of_solids_heights_and_radii_are_edited(dialog, qtbot):
    dialog.begin(4)
    dialog.height_.setValue(0.5)
    assert "gaps" in dialog.message.text()
    dialog.add.click()
    dialog.undo.click()
    dialog.vectors[2][2].setValue(0.5)
    checked(qtbot, dialog)
    dialog.begin(6)
    dialog.radius.setValue(0.7)
    assert "Balls overlap" in dialog.message.text()


def test_it_is_saved_under_its_name_and_a_puzzle_begins(dialog, qtbot, monkeypatch):
    dialog.begin(3)
    dialog.name.setText("")
    assert "name" in dialog.message.text()
    dialog.name.setText("square")
    assert "ships" in dialog.message.text()
    dialog.name.setText("My: kagome")
    checked(qtbot, dialog)
    dialog.buttons.ok.click()
    path = paths.lattices() / "My- kagome.toml"
    assert (load(path).title, load(path).name, len(load(path).kinds)) == ("My: kagome", "My- kagome", 3)
    assert dialog.lattice is load(path)
    asked = []
    cancel = QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or cancel)
    again = opened(qtbot, LatticeDialog(), 980, 660)
    again.name.setText("My: kagome")
    checked(qtbot, again)
    again.buttons.ok.click()
    assert "My- kagome.toml" in asked[0]
    assert len(load(path).kinds) == 3
    again.done(0)
    path.unlink()


@pytest.mark.parametrize("name", ["lattices", "latticework"])
def test_a_file_where_its_folder_should_be_is_named(dialog, qtbot, told, tmp_path, monkeypatch, name):
    folder = tmp_path / "latticework" / "lattices"
    monkeypatch.setattr(paths, "lattices", lambda: folder)
    file = next(path for path in (folder, folder.parent) if path.name == name)
    file.parent.mkdir(exist_ok=True)
    file.touch()
    checked(qtbot, dialog)
    dialog.buttons.ok.click()
    assert dialog.isVisible()
    assert told[0].startswith(str(file))
    assert "is a file" in told[0]
    assert "rrno" not in told[0]


def changed_by_a_button(dialog, qtbot):
    dialog.add.click()


def changed_by_a_number(dialog, qtbot):
    dialog.vectors[0][0].setValue(2.0)


def changed_by_a_corner(dialog, qtbot):
    dialog.draw.click()
    qtbot.mouseClick(dialog.view, LEFT, pos=at(dialog, 0, 0))


@pytest.mark.parametrize("change", [changed_by_a_button, changed_by_a_number, changed_by_a_corner])
def test_escape_asks_before_what_was_drawn_is_lost(dialog, qtbot, monkeypatch, change):
    answers = []
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answers.pop(0))
    change(dialog, qtbot)
    answers.append(QMessageBox.StandardButton.Cancel)
    qtbot.keyClick(dialog.name, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    answers.append(QMessageBox.StandardButton.Close)
    qtbot.keyClick(dialog.name, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert not answers


@pytest.mark.parametrize("row", range(7))
def test_escape_closes_at_once_what_was_only_begun(dialog, qtbot, monkeypatch, row):
    monkeypatch.setattr(QMessageBox, "exec", lambda _: pytest.fail("asked"))
    dialog.begin(row)
    dialog.add.click()
    dialog.undo.click()
    qtbot.keyClick(dialog.name, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_new_puzzle_begins_on_a_lattice_of_ones_own(qtbot, monkeypatch):
    hexagons = builtin("hexagon")
    monkeypatch.setattr(new_puzzle_dialog, "ask_lattice", lambda _: hexagons)
    dialog = opened(qtbot, NewDialog(builtin("square")), 860, 600)
    dialog.own.click()
    assert dialog.puzzle is not None
    assert dialog.puzzle.lattice is hexagons
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_the_menu_leads_to_it(own_window, monkeypatch):
    hexagons = builtin("hexagon")
    monkeypatch.setattr("latticework.gui.editor.file_dialogs.ask_lattice", lambda _: hexagons)
    own_window.actions_by_text["New latti&ce of your own…"].trigger()
    assert own_window.document.puzzle.lattice is hexagons


def test_a_dialog_that_is_cancelled_gives_none(qtbot, monkeypatch):
    monkeypatch.setattr(LatticeDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    assert lattice_dialog.ask_lattice(None) is None
    assert Document(Puzzle(builtin("square"))).puzzle.lattice is builtin("square")
