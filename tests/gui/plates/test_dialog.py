"""What a plate that is added does to the puzzle, and when the dialog opens and closes."""

from gui_help import LEFT
from latticework.lattice import builtin
from latticework.puzzle import edit_parts
from latticework.puzzle.plates import Plate, shell
from plate_help import click, shown
from shapes import box, cubic


def test_a_plate_with_its_target_is_one_step(qtbot, panel, dialog):
    document, before = panel.document, panel.document.puzzle
    click(qtbot, dialog, (2, 4))
    assert document.puzzle is before
    assert dialog.sums.text() == "With this plate: 1 part, 10 of 98 cells"
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert not dialog.isVisible()
    part = document.puzzle.parts[0]
    assert (part.name, part.cells) == ("A", Plate(5, frozenset({(2, 4)})).cells)
    assert (document.puzzle.target.cells, document.subject) == (shell(5), 0)
    document.stack.undo()
    assert document.puzzle == before
    assert document.stack.index() == 0


def test_the_target_stays_when_that_is_not_asked_for(qtbot, panel, dialog):
    dialog.target_box.click()
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert (len(panel.document.puzzle.parts), panel.document.puzzle.target.cells) == (1, ())


def test_a_target_that_is_there_stays(qtbot, panel):
    panel.document.set_cells(None, box(2, 2, 2))
    panel.plates.action.trigger()
    dialog = shown(qtbot, panel)
    assert (dialog.target_box.isEnabled(), dialog.target_box.isChecked()) == (False, False)
    assert dialog.warning.text() == "The target is not the surface of a cube of 5."
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert panel.document.puzzle.target.cells == box(2, 2, 2)


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


def test_one_part_too_many_is_refused_and_reported(qtbot, panel, dialog, monkeypatch):
    before = panel.document.puzzle
    monkeypatch.setattr(edit_parts, "MAX_PARTS", 0)
    qtbot.mouseClick(dialog.add_button, LEFT)
    assert dialog.isVisible()
    assert "1 parts are too many; at most 0" in dialog.warning.text()
    assert panel.document.puzzle is before


def test_plates_are_for_cubes_only(panel):
    assert panel.plates.button.isEnabled()
    panel.document.new(builtin("square"))
    assert not panel.plates.button.isEnabled()
    assert not panel.plates.action.isEnabled()
    assert panel.plates.button.toolTip() == "Add a plate: only in puzzles of cubes"
    panel.document.new(cubic())
    assert panel.plates.button.isEnabled()
