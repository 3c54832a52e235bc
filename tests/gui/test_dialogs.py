"""What the dialog for the properties of a puzzle shows."""

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer

from gui_help import handle_events
from latticework import paths
from latticework.gui.editor.document import Document
from latticework.gui.editor.new_puzzle_dialog import NewDialog, ask_new
from latticework.gui.editor.properties_dialog import ColorPairsDialog, PropertiesDialog
from latticework.lattice import builtin
from latticework.puzzle import MOTIONS, Origin, Part, Puzzle, Target, dump, parse

SQUARE, CUBIC = builtin("square"), builtin("cubic")


def properties(qtbot, puzzle) -> PropertiesDialog:
    dialog = PropertiesDialog(Document(puzzle))
    dialog.document.setParent(dialog)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_name_can_be_typed_over_at_once(qtbot):
    dialog = properties(qtbot, Puzzle(SQUARE, "New puzzle"))
    assert dialog.focusWidget() is dialog.name
    qtbot.keyClicks(dialog.name, "Mine")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    assert dialog.document.puzzle.name == "Mine"


def test_what_was_typed_is_taken_as_one_step_or_where_something_is_wrong_not_at_all(qtbot, monkeypatch):
    said: list[str] = []
    monkeypatch.setattr("latticework.gui.editor.properties_dialog.warn", lambda *words: said.append(words[-1]))
    before = Puzzle(SQUARE, "New puzzle")
    dialog = properties(qtbot, before)
    for field, text in ((dialog.name, "Other"), (dialog.author, "Somebody"), (dialog.year, "1967"),
                        (dialog.most_empty, "lots")):
        field.setText(text)
    dialog.notes.setPlainText("Much\nto say")
    dialog.buttons.ok.click()
    assert "lots" in said[0]
    assert dialog.document.puzzle == before
    dialog.most_empty.setText("")
    dialog.buttons.ok.click()
    made = dialog.document.puzzle
    assert (made.name, made.author, made.notes, made.origin.year) == ("Other", "Somebody", "Much\nto say", 1967)
    assert dialog.document.stack.count() == 1


def test_a_puzzle_without_a_name_can_have_notes(qtbot):
    dialog = properties(qtbot, Puzzle(SQUARE, ""))
    dialog.notes.setPlainText("Mine")
    dialog.buttons.ok.click()
    assert (dialog.document.puzzle.name, dialog.document.puzzle.notes) == ("", "Mine")


def test_every_rule_of_motion_is_explained(qtbot):
    for lattice, usual in ((SQUARE, "turn over"), (CUBIC, "turn")):
        dialog = properties(qtbot, Puzzle(lattice, motions="fixed"))
        motions = dialog.motions
        texts = {motions.itemData(i): motions.itemText(i) for i in range(motions.count())}
        assert texts.pop("") == f"as usual: {usual}"
        assert set(texts) < set(MOTIONS)
        assert all(text.startswith(f"{rule}: ") and len(text) > len(rule) + 8 for rule, text in texts.items())
        assert motions.currentData() == "fixed"


def test_empty_cells_and_colours_that_match_are_steps_to_undo(qtbot, told):
    dialog = properties(qtbot, Puzzle(SQUARE, "Rules"))
    document = dialog.document
    assert (dialog.most_empty.text(), dialog.color_pairs.text()) == ("", "")
    dialog.most_empty.setText("3")
    dialog.color_pairs.setText("red black, red white")
    dialog._take()
    assert document.puzzle.target.most_empty == 3
    assert document.puzzle.target.color_pairs == (("#d62728", "#222222"), ("#d62728", "#f5f5f5"))
    again = properties(qtbot, document.puzzle)
    assert (again.most_empty.text(), again.color_pairs.text()) == ("3", "red black, red white")
    document.stack.undo()
    document.stack.undo()
    assert document.puzzle == Puzzle(SQUARE, "Rules")


def test_wrong_colours_keep_the_dialog_open(qtbot, told):
    dialog = properties(qtbot, Puzzle(SQUARE, "Rules"))
    dialog.color_pairs.setText("red")
    dialog._take()
    assert dialog.isVisible()
    assert "should be a colour of a part and a colour of the target" in told[0]


def test_where_a_puzzle_comes_from_is_typed_and_one_step_to_undo(qtbot):
    dialog = properties(qtbot, Puzzle(SQUARE, "Mine"))
    for field, text in ((dialog.year, "1967"), (dialog.source, "a magazine"), (dialog.tags, "cubes, classic"),
                        (dialog.links, "https://example.org/a http://example.org/b")):
        field.setFocus()
        qtbot.keyClicks(field, text)
    qtbot.keyClick(dialog.tags, Qt.Key.Key_Return)
    document = dialog.document
    saved = parse(dump(document.puzzle), "saved").origin
    assert saved == document.puzzle.origin == Origin(
        1967, "a magazine", ("https://example.org/a", "http://example.org/b"), ("cubes", "classic"))
    again = properties(qtbot, document.puzzle)
    again._take()
    assert again.document.stack.count() == 0
    document.stack.undo()
    assert document.puzzle == Puzzle(SQUARE, "Mine")


@pytest.mark.parametrize(("field", "text", "told_of"), [
    ("year", "soon", "give a number"), ("year", "12345", "give a number"), ("links", "file:///etc", "https://"),
    ("tags", "x" * 300, "characters can be kept")])
def test_what_cannot_be_kept_of_it_is_reported(qtbot, told, field, text, told_of):
    dialog = properties(qtbot, Puzzle(SQUARE, "Mine"))
    getattr(dialog, field).setText(text)
    dialog._take()
    assert dialog.isVisible()
    assert told_of in told[0]
    assert dialog.document.puzzle.origin == Origin()


class TestColorsThatMatch:
    RED, BLACK, WHITE = "#d62728", "#222222", "#f5f5f5"

    def puzzle(self) -> Puzzle:
        cells = (0, 0, 0), (1, 0, 0)
        return Puzzle(SQUARE, "Colours", target=Target(cells, cell_colors=((cells[0], self.BLACK),
                                                                           (cells[1], self.WHITE))),
                      parts=(Part("A", cells, cell_colors=((cells[0], self.RED),)),))

    def test_are_ticked_in_a_table(self, qtbot) -> None:
        properties_dialog = properties(qtbot, self.puzzle())
        qtbot.mouseClick(properties_dialog.choose_pairs, Qt.MouseButton.LeftButton)
        (dialog,) = properties_dialog.findChildren(ColorPairsDialog)
        assert (dialog.rows, dialog.columns) == ([self.RED], [self.BLACK, self.WHITE])
        assert dialog.pairs is None
        assert not dialog.table.isEnabled()
        dialog.equal.click()
        assert dialog.table.isEnabled()
        assert dialog.pairs == ()
        qtbot.mouseClick(dialog.ticks[self.RED, self.WHITE], Qt.MouseButton.LeftButton)
        assert dialog.pairs == ((self.RED, self.WHITE),)
        dialog.accept()
        assert properties_dialog.color_pairs.text() == "red white"
        properties_dialog.color_pairs.setText("red black, green white")
        qtbot.mouseClick(properties_dialog.choose_pairs, Qt.MouseButton.LeftButton)
        again = next(one for one in properties_dialog.findChildren(ColorPairsDialog) if one.isVisible())
        assert len(again.rows) == 2
        assert set(again.pairs) == {(self.RED, self.BLACK), ("#2ca02c", self.WHITE)}
        again.reject()

    def test_without_colours_it_says_what_to_do(self, qtbot) -> None:
        dialog = ColorPairsDialog(Puzzle(SQUARE), None)
        qtbot.addWidget(dialog)
        assert dialog.table.isHidden()
        assert dialog.pairs is None


def test_colours_and_properties_are_taken_before_the_event_loop_goes_on(qtbot, own_window) -> None:
    """The program crashed as soon as it went on."""
    own_window.files.open_path(paths.library() / "square" / "broken-chessboard.toml")

    def choose() -> None:
        QTimer.singleShot(0, accept_both)  # in the event loop of the dialog that opens
        own_window.findChild(PropertiesDialog).choose_pairs.click()

    def accept_both() -> None:
        (dialog,) = own_window.findChildren(PropertiesDialog)
        dialog.findChild(ColorPairsDialog).accept()
        dialog.buttons.ok.click()

    QTimer.singleShot(0, choose)
    own_window.files.properties()
    handle_events()


def test_the_window_goes_while_a_new_puzzle_is_asked_for(qtbot, own_window) -> None:
    def delete() -> None:
        (dialog,) = own_window.findChildren(NewDialog)
        dialog.reject()
        shiboken6.delete(dialog)

    QTimer.singleShot(0, delete)
    assert ask_new(own_window, SQUARE) is None
