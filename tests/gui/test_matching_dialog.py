"""The dialog for which marks may meet: what it shows, ticks, reaches, the way back, one step to undo."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QSpinBox, QWidget

from gui_help import LEFT
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, dump, load, parse
from latticework.puzzle.limits import MAX_REACH
from latticework.puzzle.marks import PLAIN
from latticework.puzzle.matching_table import MatchingTable, marks_of

SQUARE = builtin("square")
CELL = (0, 0, 0)
PART = Part("A", (CELL,), marks=(Mark(CELL, "east", "key"), Mark(CELL, "west", "lock")))
PUZZLE = Puzzle(SQUARE, "Named", target=Target((CELL, (1, 0, 0))), parts=(PART, Part("B", (CELL,))))
TABLE = Matching((("", ""), ("key", "lock"), ("lock", "")), ("", "lock"), {"key": 2})
Role = Qt.ItemDataRole


@pytest.fixture
def opened(qtbot):
    """Open the dialog for a puzzle in a window that is there as long as the test."""
    window = QWidget()
    qtbot.addWidget(window)

    def open_dialog(puzzle: Puzzle) -> MatchingDialog:
        document = Document(puzzle, window)
        dialog = MatchingDialog(document, window)
        with qtbot.waitExposed(dialog):
            dialog.open()
        return dialog
    return open_dialog


def names(dialog: MatchingDialog) -> list[str]:
    model = dialog.model
    return [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]


def ticks(dialog: MatchingDialog) -> str:
    model = dialog.model
    states = [[model.index(row, column).data(Role.CheckStateRole) for column in range(model.nothing + 1)]
              for row in range(model.rowCount())]
    return "/".join("".join("x" if state == Qt.CheckState.Checked else "." for state in row) for row in states)


def press(qtbot, dialog: MatchingDialog, button: QDialogButtonBox.StandardButton) -> None:
    qtbot.mouseClick(dialog.buttons.button(button), LEFT)


def click(qtbot, dialog: MatchingDialog, row: int, column: int) -> None:
    place = dialog.view.visualRect(dialog.model.index(row, column)).center()
    qtbot.mouseClick(dialog.view.viewport(), LEFT, pos=place)


def test_it_shows_what_the_puzzle_says(opened):
    dialog = opened(PUZZLE)
    assert names(dialog) == ["plain", "key", "lock", "nothing", "reach", "looks"]
    assert ticks(dialog) == "x..x/.x.x/..xx"
    dialog.reject()
    dialog = opened(Puzzle(SQUARE, parts=(PART,), matching=TABLE))
    assert ticks(dialog) == "x.xx/..x./xx.x"
    assert [dialog.model.index(row, 4).data() for row in range(3)] == [None, 2, 1]
    assert dialog.model.index(1, 2).data(Role.AccessibleTextRole) == "key may meet lock"
    assert dialog.model.index(1, 3).data(Role.AccessibleTextRole) == "key may not face nothing"


def test_a_tick_counts_both_ways_and_all_is_one_step_to_undo(qtbot, opened, tmp_path):
    dialog = opened(PUZZLE)
    document = dialog.document
    for row, column in ((1, 2), (1, 1), (2, 2), (1, 3)):
        click(qtbot, dialog, row, column)
    assert ticks(dialog) == "x..x/..x./.x.x"
    assert document.puzzle is PUZZLE
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    assert document.puzzle.matching == Matching((("", ""), ("key", "lock")), ("", "lock"))
    assert document.stack.count() == 1
    document.save_as(tmp_path / "p.toml")
    assert load(tmp_path / "p.toml") == document.puzzle
    document.stack.undo()
    assert document.puzzle == PUZZLE


def test_the_keyboard_ticks_and_types(qtbot, opened):
    dialog = opened(PUZZLE)
    view = dialog.view
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert ticks(dialog) == "xx.x/xx.x/..xx"
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(view, key)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    box = view.findChild(QSpinBox)
    assert (box.minimum(), box.maximum()) == (1, MAX_REACH)
    box.setValue(3)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.model.table.reach == (1, 3, 1))
    assert dialog.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert not view.hasFocus()
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.document.puzzle.matching.reach == {"key": 3}


def test_what_a_mark_looks_like_is_chosen(qtbot, opened, tmp_path):
    dialog = opened(PUZZLE)
    model, column = dialog.model, dialog.model.nothing + 2
    assert [model.index(row, column).data() for row in range(3)] == [None, "automatic", "automatic"]
    dialog.view.edit(model.index(2, column))
    box = dialog.view.findChild(QComboBox)
    assert [box.itemText(place) for place in range(box.count())] == ["automatic", "key", "hole"]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert model.index(2, column).data() == "hole"
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    document = dialog.document
    assert document.puzzle.matching == Matching(kind={"lock": "hole"})
    assert load_saved(document, tmp_path) == document.puzzle
    dialog = opened(document.puzzle)
    qtbot.mouseClick(dialog.usual, LEFT)
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.document.puzzle.matching is None


def load_saved(document: Document, folder: Path) -> Puzzle:
    document.save_as(folder / "p.toml")
    return load(folder / "p.toml")


def test_equal_marks_meet_is_the_way_back_to_no_table(qtbot, opened):
    dialog = opened(Puzzle(SQUARE, parts=(PART,), matching=TABLE))
    qtbot.mouseClick(dialog.usual, LEFT)
    assert ticks(dialog) == "x..x/.x.x/..xx"
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.document.puzzle.matching is None


def test_cancel_and_no_change_are_no_step(qtbot, opened):
    dialog = opened(Puzzle(SQUARE, parts=(PART,), matching=TABLE))
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Ok)
    assert dialog.document.stack.count() == 0
    dialog = opened(PUZZLE)
    click(qtbot, dialog, 0, 0)
    press(qtbot, dialog, QDialogButtonBox.StandardButton.Cancel)
    assert dialog.document.stack.count() == 0


def test_without_marks_it_says_how_to_make_some(opened):
    dialog = opened(Puzzle(SQUARE, parts=(Part("A", (CELL,)),)))
    assert "Mark (K)" in dialog.help.text()
    assert not dialog.view.isVisible()
    assert not dialog.usual.isVisible()
    dialog.reject()
    assert opened(Puzzle(SQUARE, matching=Matching(alone=()))).view.isVisible()


MARKS = st.sampled_from(["", "a", "b", "c"])
MATCHINGS = st.builds(
    Matching, st.none() | st.lists(st.tuples(MARKS, MARKS), max_size=8).map(tuple),
    st.none() | st.lists(MARKS, unique=True).map(tuple),
    st.dictionaries(st.sampled_from("abc"), st.integers(1, MAX_REACH)))


@given(MATCHINGS)
def test_a_table_says_the_same_as_the_matching_it_came_from(matching):
    puzzle = Puzzle(SQUARE, parts=(PART,), matching=matching)
    again = MatchingTable.of(puzzle).matching() or Matching()
    marks = marks_of(puzzle)
    assert marks[0] == PLAIN
    for one, other in product(marks, repeat=2):
        assert again.may_meet(one, other) == matching.may_meet(one, other)
        assert again.may_stand_alone(one) == matching.may_stand_alone(one)
        assert again.reach.get(one, 1) == matching.reach.get(one, 1)
    made = Puzzle(SQUARE, parts=(PART,), matching=MatchingTable.of(puzzle).matching())
    assert parse(dump(made), "test") == made


def test_more_pairs_than_a_file_can_hold_are_refused():
    marks = tuple(sorted(Mark((x, 0, 0), "north", f"m{x}") for x in range(50)))
    table = MatchingTable.of(Puzzle(SQUARE, parts=(Part("A", tuple((x, 0, 0) for x in range(50)), marks=marks),)))
    for one in range(51):
        for other in range(one + 1, 51):
            table = table.with_meeting(one, other, True)
    with pytest.raises(LatticeworkError, match="pairs"):
        table.matching()
