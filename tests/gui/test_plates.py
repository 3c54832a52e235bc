"""Drawing plates for the surface of a cube."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from gui_help import LEFT, NO_KEYS, opened
from latticework import paths
from latticework.gui import edits
from latticework.gui.document import Document
from latticework.gui.parts import PartsPanel
from latticework.gui.parts.model import Column
from latticework.gui.parts.plate_dialog import PlateDialog
from latticework.gui.parts.plate_sums import plate_sums
from latticework.gui.search.runner import State
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, load
from latticework.puzzle.plates import Place, Plate, border, find_plate, shell
from shapes import box, cubic

Key = Qt.Key
FLAT_CUBE = paths.library() / "cubic" / "flat-cube-i.toml"


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(Puzzle(cubic()))), 330, 400)


@pytest.fixture
def dialog(qtbot, panel):
    qtbot.mouseClick(panel.plates.button, LEFT)
    return shown(qtbot, panel)


def shown(qtbot, panel) -> PlateDialog:
    dialog = next(found for found in panel.findChildren(PlateDialog) if found.isVisible())
    qtbot.waitExposed(dialog)
    return dialog


def click(qtbot, dialog, *places: Place) -> None:
    for place in places:
        qtbot.mouseClick(dialog.square, LEFT, pos=dialog.square.middle_of(place))


def move(dialog, *places: Place) -> None:
    for place in places:
        at = QPointF(dialog.square.middle_of(place))
        QApplication.sendEvent(dialog.square, QMouseEvent(
            QEvent.Type.MouseMove, at, dialog.square.mapToGlobal(at), Qt.MouseButton.NoButton, LEFT, NO_KEYS))


def color_at(dialog, place: Place) -> str:
    image = dialog.square.grab().toImage()
    return image.pixelColor(dialog.square.middle_of(place) * image.devicePixelRatio()).name()


def test_clicks_draw_the_border_and_the_middle_stays(qtbot, dialog):
    click(qtbot, dialog, (0, 0), (1, 0), (4, 2), (2, 2), (1, 1))
    assert dialog.plate == Plate(5, frozenset({(0, 0), (1, 0), (4, 2)}))
    drawn = color_at(dialog, (2, 2))
    alike = [color_at(dialog, place) == drawn for place in ((1, 0), (4, 2), (3, 0), (4, 4))]
    assert alike == [True, True, False, False]
    click(qtbot, dialog, (1, 0))
    assert dialog.plate.teeth == {(0, 0), (4, 2)}
    assert color_at(dialog, (1, 0)) != drawn


def test_a_drag_makes_every_place_what_the_first_becomes(qtbot, dialog):
    click(qtbot, dialog, (2, 4), (4, 4))
    qtbot.mousePress(dialog.square, LEFT, pos=dialog.square.middle_of((1, 4)))
    move(dialog, (2, 4), (3, 4))
    qtbot.mouseRelease(dialog.square, LEFT, pos=dialog.square.middle_of((3, 4)))
    move(dialog, (0, 4))
    assert dialog.plate.teeth == {(1, 4), (2, 4), (3, 4), (4, 4)}


def test_the_keys_go_round_and_across_the_border(qtbot, dialog):
    square = dialog.square
    places = [square.here]
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_Right,
                Key.Key_Right, Key.Key_Left):
        qtbot.keyClick(square, key)
        places.append(square.here)
    assert places == [(0, 4), (0, 4), (1, 4), (1, 0), (1, 0), (2, 0), (2, 4), (3, 4), (4, 4), (3, 4)]
    qtbot.keyClick(square, Key.Key_Space)
    assert dialog.plate.teeth == {(3, 4)}
    assert square.accessibleDescription() == "Line 1, column 4: cube"
    qtbot.keyClick(square, Key.Key_Space)
    assert dialog.plate.teeth == frozenset()
    assert square.accessibleDescription() == "Line 1, column 4: gap"


def test_clear_fill_and_a_drawing_for_each_size(qtbot, dialog):
    qtbot.mouseClick(dialog.fill, LEFT)
    assert dialog.plate.teeth == border(5)
    dialog.size_box.setValue(3)
    assert dialog.plate == Plate(3)
    click(qtbot, dialog, (2, 1))
    assert dialog.plate == Plate(3, frozenset({(2, 1)}))
    dialog.size_box.setValue(5)
    assert dialog.plate.teeth == border(5)
    qtbot.mouseClick(dialog.clear, LEFT)
    assert dialog.plate == Plate(5)


def test_a_plate_with_its_target_is_one_step(qtbot, panel, dialog):
    document, before = panel.document, panel.document.puzzle
    click(qtbot, dialog, (2, 4))
    assert document.puzzle is before
    assert dialog.sums.text() == "With this plate: 1 part, 10 of 98 cells"
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert not dialog.isVisible()
    part = document.puzzle.parts[0]
    assert (part.name, part.cells) == ("A", Plate(5, frozenset({(2, 4)})).cells)
    assert (document.puzzle.target, document.subject) == (shell(5), 0)
    document.stack.undo()
    assert document.puzzle == before
    assert document.stack.index() == 0


def test_the_target_stays_when_that_is_not_asked_for(qtbot, panel, dialog):
    dialog.target_box.click()
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert (len(panel.document.puzzle.parts), panel.document.puzzle.target) == (1, ())


def test_a_target_that_is_there_stays(qtbot, panel):
    panel.document.set_cells(None, box(2, 2, 2))
    panel.plates.action.trigger()
    dialog = shown(qtbot, panel)
    assert (dialog.target_box.isEnabled(), dialog.target_box.isChecked()) == (False, False)
    assert dialog.warning.text() == "The target is not the surface of a cube of 5."
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert panel.document.puzzle.target == box(2, 2, 2)


def test_the_size_is_that_of_a_surface_that_is_there(qtbot, panel):
    panel.document.set_cells(None, shell(4))
    panel.plates.action.trigger()
    dialog = shown(qtbot, panel)
    assert (dialog.plate, dialog.warning.text()) == (Plate(4), "")
    dialog.size_box.setValue(6)
    assert "not the surface of a cube of 6" in dialog.warning.text()


def test_add_and_next_stays_open_for_the_next_plate(qtbot, panel, dialog):
    click(qtbot, dialog, (0, 1))
    qtbot.mouseClick(dialog.next_button, LEFT)
    assert dialog.isVisible()
    assert dialog.plate == Plate(5)
    assert dialog.sums.text() == "With this plate: 2 parts, 19 of 98 cells"
    assert not dialog.target_box.isEnabled()
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert len(panel.document.puzzle.parts) == panel.document.stack.count() == 1


def test_one_part_too_many_is_refused_and_told(qtbot, panel, dialog, monkeypatch):
    before = panel.document.puzzle
    monkeypatch.setattr(edits, "MAX_PARTS", 0)
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert dialog.isVisible()
    assert "1 parts are too many; at most 0" in dialog.warning.text()
    assert panel.document.puzzle is before


@pytest.mark.parametrize(("sizes", "told"), [
    ([9], ""), ([20] * 4, ""), ([20] * 4 + [10, 8], ""),
    ([20] * 4 + [10, 7], "Too few: 1 cell of the surface would stay empty."),
    ([25] * 4, "Too many: 2 cells more than the surface has."),
])
def test_sums_are_told_and_what_is_wrong_with_them(sizes, told):
    parts = tuple(Part(str(number), box(size, 1, 1)) for number, size in enumerate(sizes))
    text, warning = plate_sums(Puzzle(cubic(), parts=parts), Plate(5))
    noun = "part" if len(sizes) == 1 else "parts"
    assert (text, warning) == (f"{len(sizes)} {noun}, {sum(sizes)} of 98 cells", told)


def test_copies_count_and_a_loose_corner_is_told():
    puzzle = Puzzle(cubic(), parts=(Part("A", box(5, 1, 1), 2, 2),))
    assert plate_sums(puzzle, Plate(5, frozenset({(0, 0)}))) == (
        "2 parts, 10 of 98 cells", "A corner hangs on to nothing: the plate is in two pieces.")


def test_plates_are_for_cubes_only(panel):
    assert panel.plates.button.isEnabled()
    panel.document.new(builtin("square"))
    assert not panel.plates.button.isEnabled()
    assert not panel.plates.action.isEnabled()
    assert panel.plates.button.toolTip() == "Add a plate: only in puzzles of cubes"
    panel.document.new(cubic())
    assert panel.plates.button.isEnabled()


def double_click(qtbot, panel, row: int) -> None:
    place = panel.table.visualRect(panel.model.index(row, Column.PICTURE)).center()
    qtbot.mouseClick(panel.table.viewport(), LEFT, pos=place)
    qtbot.mouseDClick(panel.table.viewport(), LEFT, pos=place)


def test_a_double_click_changes_a_plate(qtbot, panel):
    document = panel.document
    document.open(FLAT_CUBE)
    before = document.puzzle
    double_click(qtbot, panel, 4)
    dialog = shown(qtbot, panel)
    assert not dialog.size_box.isEnabled()
    assert not dialog.next_button.isVisible()
    assert not dialog.target_box.isVisible()
    assert set(dialog.plate.cells) == set(before.parts[3].cells)
    assert dialog.sums.text() == "With this plate: 6 parts, 98 of 98 cells"
    click(qtbot, dialog, (2, 4))
    assert dialog.sums.text() == "With this plate: 6 parts, 99 of 98 cells"
    assert dialog.warning.text() == "Too many: 1 cell more than the surface has."
    qtbot.mouseClick(dialog.add_button, LEFT)
    changed = document.puzzle.parts[3]
    assert set(changed.cells) - set(before.parts[3].cells) == {(1, 4, 0, 0)}
    assert (changed.name, changed.color) == ("D", "#ff005a")
    assert document.puzzle.target == before.target
    document.stack.undo()
    assert document.puzzle == before


def test_a_double_click_draws_what_is_no_plate(qtbot, panel):
    panel.document.set_cells(None, box(3, 3, 3))
    panel.document.add_part()
    panel.document.set_cells(0, box(2, 1, 1))
    for row in (0, 1):
        with qtbot.waitSignal(panel.edit_requested):
            double_click(qtbot, panel, row)
    assert not panel.findChildren(PlateDialog)


def test_a_set_that_is_clicked_together_solves(qtbot, window):
    """The six plates of a puzzle of the library: one essentially different solution, as there."""
    window.document.new(cubic())
    window.parts.plates.action.trigger()
    dialog = shown(qtbot, window.parts)
    for part in load(FLAT_CUBE).parts:
        plate = find_plate(part.cells, 5)
        assert plate is not None
        click(qtbot, dialog, *sorted(plate.teeth))
        qtbot.mouseClick(dialog.next_button, LEFT)
    dialog.reject()
    document = window.document
    assert (len(document.puzzle.parts), document.puzzle.target, document.stack.count()) == (6, shell(5), 6)
    qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle is document.puzzle
                    and window.runner.state == State.IDLE, timeout=60_000)
    qtbot.mouseClick(window.search.go_button, LEFT)
    qtbot.waitUntil(lambda: window.runner.state == State.FINISHED, timeout=120_000)
    totals = window.runner.totals
    assert (totals.copies, totals.solutions) == (48, 1)
