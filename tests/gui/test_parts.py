"""The list of parts: what it shows, what can be typed into it, its buttons."""

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QToolButton

from gui_help import LEFT, handle_events, opened, rename
from latticework.errors import LatticeworkError
from latticework.gui.editor import part_rows
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ColorChoice
from latticework.lattice import builtin
from latticework.puzzle import PALETTE, Part, Puzzle, Target
from latticework.puzzle.edit_parts import write_copies

SQUARE = builtin("square")
L = ((0, 0, 0), (0, 1, 0), (1, 0, 0))
PUZZLE = Puzzle(SQUARE, target=Target(tuple((x, y, 0) for x in range(3) for y in range(2))),
                parts=(Part("A", L), Part("B", L[:1], 0, 2, motions="fixed"), Part("C", L[:2], 3, 3)))


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(PUZZLE)), 330, 400)


def texts(panel: PartsPanel, column: Column) -> list[str]:
    return [panel.model.index(row, column).data() for row in range(panel.model.rowCount())]


def click(qtbot, panel, row: int, column: Column, double: bool = False) -> None:
    place = panel.table.visualRect(panel.model.index(row, column)).center()
    (qtbot.mouseDClick if double else qtbot.mouseClick)(panel.table.viewport(), LEFT, pos=place)


def type_into(qtbot, panel, row: int, column: Column, text: str) -> None:
    panel.table.edit(panel.model.index(row, column))
    line = panel.table.findChild(QLineEdit)
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.table.findChild(QLineEdit) is None)


def test_it_shows_the_target_and_a_row_for_each_part(panel):
    assert texts(panel, Column.NAME) == ["Target", "A", "B", "C"]
    assert texts(panel, Column.COPIES) == ["", "1", "0-2", "3"]
    assert texts(panel, Column.MOTIONS) == ["turn over", "turn over", "fixed", "turn over"]
    panel.document.set_motions(None, "turn")
    assert texts(panel, Column.MOTIONS) == ["turn", "turn", "fixed", "turn"]


def test_the_chosen_row_stays_in_sight_when_the_list_shrinks(qtbot, panel):
    for _ in range(20):
        panel.document.add_part()
    table, row = panel.table, panel.table.currentIndex()
    panel.warning.tell("a\nb\nc\nd")
    panel.warning.show()
    qtbot.waitUntil(lambda: table.viewport().rect().contains(table.visualRect(row)))
    height = table.viewport().height()
    panel.resize(panel.width(), panel.height() - 60)
    qtbot.waitUntil(lambda: table.viewport().height() < height)
    assert table.viewport().rect().contains(table.visualRect(row))


def test_rows_that_are_selected_by_others_are_painted_again(qtbot, panel):
    table, painted = panel.table, set()
    rows = [panel.model.index(row, Column.NAME) for row in range(1, 4)]

    class Paints(QObject):
        def eventFilter(self, _widget: QObject, event: QEvent) -> bool:  # noqa: N802 - a name of Qt
            if isinstance(event, QPaintEvent):
                painted.update(index.row() for index in rows if event.region().contains(table.visualRect(index)))
            return False

    click(qtbot, panel, 1, Column.NAME)
    table.choose([0, 1])
    handle_events()
    watch = Paints(panel)
    table.viewport().installEventFilter(watch)
    table.choose([0, 2])
    qtbot.waitUntil(lambda: {2, 3} <= painted)


def test_the_picture_of_a_chosen_part_is_on_the_ground_of_the_canvas(qtbot, panel):
    click(qtbot, panel, 2, Column.NAME)
    image = panel.table.viewport().grab().toImage()
    for row, ground in ((2, theme.current().canvas), (3, theme.current().base)):
        corner = panel.table.visualRect(panel.model.index(row, Column.PICTURE)).topLeft() + QPoint(6, 6)
        assert image.pixelColor(corner) == QColor(ground)


def test_the_row_selected_is_the_subject_and_the_other_way_round(qtbot, panel):
    click(qtbot, panel, 2, Column.NAME)
    assert panel.document.subject == 1
    with qtbot.waitSignal(panel.edit_requested):
        click(qtbot, panel, 3, Column.PICTURE)
        click(qtbot, panel, 3, Column.PICTURE, double=True)
    assert panel.document.subject == 2
    panel.document.set_subject(None)
    assert panel.table.currentIndex().row() == 0
    qtbot.keyClick(panel.table, Qt.Key.Key_Down)
    assert panel.document.subject == 0


def test_names_and_copies_are_typed_into_the_list(qtbot, panel):
    type_into(qtbot, panel, 1, Column.NAME, "Corner")
    type_into(qtbot, panel, 1, Column.COPIES, "0-4")
    type_into(qtbot, panel, 2, Column.COPIES, "7")
    parts = panel.document.puzzle.parts
    assert (parts[0].name, parts[0].least, parts[0].most) == ("Corner", 0, 4)
    assert (parts[1].least, parts[1].most) == (7, 7)
    panel.document.stack.undo()
    assert texts(panel, Column.COPIES)[2] == "0-2"


def test_refused_input_is_reported_and_changes_nothing(qtbot, panel):
    with qtbot.waitSignal(panel.refused) as told:
        type_into(qtbot, panel, 1, Column.COPIES, "5-2")
    assert "from-to" in told.args[0]
    assert panel.warning.text() == told.args[0]
    assert panel.document.puzzle is PUZZLE
    rename(panel.document, "Other")
    assert panel.warning.text() != told.args[0]


def test_keys_that_mean_nothing_are_reported_with_what_they_resemble(qtbot, panel, tmp_path):
    rows = "".join(f'[[parts]]\nname = "{name}"\ncopys = 3\ncells = [[0, 0]]\n' for name in "ABCDEF")
    path = tmp_path / "misspelt.toml"
    path.write_text(f'format = 1\nlattice = "square"\nmotion = "fixed"\n[target]\ncells = [[0, 0], [1, 0]]\n{rows}')
    panel.document.open(path)
    text = panel.warning.text().replace("\u200b", "")
    assert "'motion' is not a known key and changes nothing; did you mean 'motions'?" in text
    assert "'copys' is not a known key and changes nothing; did you mean 'copies'?" in text
    assert text.endswith("and 3 more like these")
    rename(panel.document, "Other")
    assert "'copys'" in panel.warning.text()


def test_motions_are_chosen_from_those_of_the_lattice(qtbot, panel):
    click(qtbot, panel, 1, Column.MOTIONS)
    box = panel.table.findChild(QComboBox)
    assert box.itemText(0) == "as the puzzle (turn over)"
    assert [box.itemText(i) for i in range(1, 5)] == ["placed", "fixed", "turn", "turn over"]
    qtbot.waitUntil(box.view().isVisible)
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert panel.document.puzzle.parts[0].motions == "fixed"
    qtbot.waitUntil(lambda: panel.table.findChild(QComboBox) is None)


def test_a_colour_is_chosen_with_two_clicks(qtbot, panel):
    click(qtbot, panel, 1, Column.COLOR)
    choice = panel.findChild(ColorChoice)
    buttons = choice.findChildren(QToolButton)
    assert [button.toolTip() for button in buttons] == list(PALETTE)
    qtbot.mouseClick(buttons[5], LEFT)
    assert panel.document.puzzle.parts[0].color == PALETTE[5]
    qtbot.waitUntil(lambda: panel.findChild(ColorChoice) is None)
    click(qtbot, panel, 1, Column.COLOR)
    qtbot.mouseClick(panel.findChild(ColorChoice).findChildren(QPushButton)[0], LEFT)
    assert panel.document.puzzle.parts[0].color == ""
    qtbot.waitUntil(lambda: panel.findChild(ColorChoice) is None)


def test_buttons_add_duplicate_move_and_remove(qtbot, panel):
    buttons = panel.buttons
    assert [name for name in buttons if buttons[name].isEnabled()] == ["add", "add-set", "add-shape", "add-text"]
    qtbot.mouseClick(buttons["add"], LEFT)
    assert (texts(panel, Column.NAME)[-1], panel.document.subject) == ("D", 3)
    assert panel.table.currentIndex().row() == 4
    panel.commands["up"].trigger()
    assert texts(panel, Column.NAME) == ["Target", "A", "B", "D", "C"]
    panel.commands["duplicate"].trigger()
    assert texts(panel, Column.NAME) == ["Target", "A", "B", "D", "D 2", "C"]
    panel.commands["down"].trigger()
    assert not panel.commands["down"].isEnabled()
    qtbot.mouseClick(buttons["remove"], LEFT)
    qtbot.mouseClick(buttons["remove"], LEFT)
    assert texts(panel, Column.NAME) == ["Target", "A", "B", "D"]
    assert panel.table.currentIndex().row() == panel.document.subject + 1 == 3


def test_keys_of_the_list(qtbot, panel):
    panel.table.setFocus()
    panel.activateWindow()
    panel.document.set_subject(1)
    qtbot.waitUntil(panel.table.hasFocus)
    for key, modifier, names in (
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier, "BAC"),
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "AC"),
        (Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier, "ACB"),
    ):
        qtbot.keyClick(panel.table, key, modifier)
        assert "".join(texts(panel, Column.NAME)[1:]) == names


def test_of_two_thousand_parts_only_those_in_sight_are_looked_at(qtbot, panel, monkeypatch):
    asked = []
    monkeypatch.setattr(part_rows, "write_copies", lambda part: asked.append(part.name) or write_copies(part))
    parts = tuple(Part(f"P{n}", tuple((x, n % 7, 0) for x in range(1 + n % 5))) for n in range(2_000))
    panel.document.change("Many", Puzzle(SQUARE, target=Target(L), parts=parts))
    panel.document.set_subject(1_990)
    panel.table.scrollToTop()
    QApplication.processEvents()
    panel.document.set_cells(1_990, L[:1])
    qtbot.waitUntil(lambda: "P0" in asked)
    assert len(set(asked)) < 60
    with pytest.raises(LatticeworkError):
        panel.document.add_part()
    qtbot.mouseClick(panel.buttons["add"], LEFT)
    assert "too many" in panel.warning.text()


def test_letters_choose_tools_and_only_f2_begins_editing(qtbot, panel):
    table, chosen = panel.table, []
    panel.tool_key.connect(chosen.append)
    table.setCurrentIndex(panel.model.index(1, Column.NAME))
    table.setFocus()
    for letter in "kocx7":
        qtbot.keyClick(table, letter)
    assert chosen == ["mark", "optional", "color"]
    assert table.findChild(QLineEdit) is None
    assert table.currentIndex().row() == 1
    qtbot.keyClick(table, Qt.Key.Key_F2)
    line = table.findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "kO")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: texts(panel, Column.NAME)[1] == "kO")
    assert len(chosen) == 3


def test_pieces_are_reported_beside_the_sums(panel):
    panel.document.set_cells(0, ((0, 0, 0), (1, 1, 0)))
    assert panel.sums.text().endswith("\nPart A is in 2 pieces.")
    panel.document.stack.undo()
    assert "\n" not in panel.sums.text()
