"""A puzzle of the library: a double click changes one of its plates; all six are clicked together and solved."""

from gui_help import LEFT
from latticework import paths
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.plates import PlateDialog
from latticework.gui.shell.voice import Action
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import load
from latticework.puzzle.plates import find_plate, shell
from plate_help import click, shown
from shapes import box, cubic
from window_help import press

FLAT_CUBE = paths.library() / "cubic" / "flat-cube-i.toml"


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
    assert (changed.name, changed.color) == ("D", before.parts[3].color)
    assert document.puzzle.target.cells == before.target.cells
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
    assert (len(document.puzzle.parts), document.puzzle.target.cells, document.stack.count()) == (6, shell(5), 6)
    qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle is document.puzzle
                    and window.runner.state == SearchState.IDLE, timeout=60_000)
    press(qtbot, window, Action.SOLVE)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=120_000)
    totals = window.runner.totals
    assert (totals.copies, totals.solutions) == (48, 1)
