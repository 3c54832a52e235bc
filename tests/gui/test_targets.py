"""Several targets of one document: choosing, adding, naming and removing them; which of that can be undone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from gui_help import LEFT, opened
from latticework.errors import LatticeworkError
from latticework.gui.editor import parts_panel
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.editor.properties_dialog import PropertiesDialog
from latticework.gui.shell.workspace_tabs import DRAW, SOLVE
from latticework.lattice import builtin
from latticework.puzzle import Part, Published, Puzzle, Target, load
from latticework.puzzle.limits import MAX_TARGETS
from latticework.puzzle.targets import targets

SQUARE = builtin("square")
ROW = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
TWO = Puzzle(SQUARE, target=Target(ROW, name="row"), parts=(Part("A", ROW[:1], 3, 3),),
             others=(Target(ROW[:2]),))


@pytest.fixture
def panel(qtbot):
    return opened(qtbot, PartsPanel(Document(TWO)), 330, 400)


def choices(panel: PartsPanel) -> list[str]:
    return [panel.targets.box.itemText(i) for i in range(panel.targets.box.count())]


def name_in_table(panel: PartsPanel) -> str:
    return panel.model.index(0, Column.NAME).data()


@pytest.mark.usefixtures("qapp")
class TestDocument:
    @pytest.fixture
    def document(self):
        return Document(TWO)

    def test_choosing_one_is_nothing_to_save_and_no_step(self, document, qtbot):
        document.set_subject(0)
        with qtbot.waitSignals([document.changed, document.target_changed]):
            document.show_target(1)
        assert (document.cells, document.subject) == (ROW[:2], None)
        assert (document.modified, document.stack.count()) == (False, 0)
        for number in (2, -1):
            with pytest.raises(IndexError):
                document.show_target(number)

    def test_undo_and_redo_go_where_the_step_was_made(self, document):
        document.set_cells(None, ROW[1:])
        document.show_target(1)
        document.stack.undo()
        assert (document.puzzle.place, document.cells, document.modified) == (0, ROW, False)
        document.show_target(1)
        document.stack.redo()
        assert (document.puzzle.place, document.cells) == (0, ROW[1:])

    def test_copies_are_those_of_the_current_target(self, document, tmp_path):
        document.set_copies(0, 1, 2)
        document.show_target(1)
        assert (document.puzzle.parts[0].least, document.puzzle.parts[0].most) == (3, 3)
        document.set_copies(0, 2, 2)
        document.save_as(tmp_path / "a.toml")
        assert [target.copies for target in targets(load(tmp_path / "a.toml"))] == [((1, 2),), ((2, 2),)]

    def test_there_is_a_limit(self, document):
        document.change("", replace(TWO, others=(Target(),) * (MAX_TARGETS - 1)))
        with pytest.raises(LatticeworkError, match="at most 100,000"):
            document.add_target()

    def test_an_only_one_stays(self, document):
        document.remove_target()
        with pytest.raises(LatticeworkError):
            document.remove_target()
        document.stack.undo()
        assert document.puzzle == TWO


class TestPanel:
    def test_who_has_one_target_sees_only_the_button_that_adds(self, panel, qtbot):
        panel.document.remove_target()
        assert not panel.targets.isVisible()
        assert name_in_table(panel) == "Target"
        with qtbot.waitSignal(panel.edit_requested):
            qtbot.mouseClick(panel.targets.add_button, LEFT)
        assert panel.targets.isVisible()
        assert choices(panel) == ["Target 1", "Target 2"]
        assert (panel.targets.box.currentIndex(), name_in_table(panel), panel.document.cells) == (1, "Target 2", ())

    def test_the_box_chooses_and_follows(self, panel, qtbot):
        assert choices(panel) == ["row", "Target 2"]
        panel.document.set_subject(0)
        qtbot.keyClick(panel.targets.box, Qt.Key.Key_Down)
        assert (panel.document.puzzle.place, panel.table.currentIndex().row()) == (1, 0)
        assert "target 2 cells" in panel.sums.text()
        panel.document.show_target(0)
        assert panel.targets.box.currentIndex() == 0

    def test_removing_and_undoing(self, panel, qtbot):
        qtbot.mouseClick(panel.targets.remove_button, LEFT)
        assert (panel.document.cells, panel.targets.isVisible()) == (ROW[:2], False)
        assert not panel.targets.remove.isEnabled()
        panel.document.stack.undo()
        assert choices(panel) == ["row", "Target 2"]
        assert panel.document.cells == ROW

    def test_the_name_is_typed_into_the_first_row(self, panel, qtbot):
        for text, shown in (("Roof", "Roof"), ("", "Target 1")):
            panel.table.edit(panel.model.index(0, Column.NAME))
            line = panel.table.findChild(QLineEdit)
            line.selectAll()
            qtbot.keyClick(line, Qt.Key.Key_Delete)
            qtbot.keyClicks(line, text)
            qtbot.keyClick(line, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: panel.table.findChild(QLineEdit) is None)
            assert (name_in_table(panel), choices(panel)[0]) == (shown, shown)
            assert panel.document.puzzle.target.name == text
        with qtbot.waitSignal(panel.refused):
            panel.model.setData(panel.model.index(0, Column.NAME), "x" * 201)

    def test_drawing_does_not_name_thousands_of_targets_again(self, panel, monkeypatch):
        many = tuple(Target(ROW[:2], name=f"t{place}") for place in range(3_000))
        panel.document.change("", replace(TWO, others=many))
        assert len(choices(panel)) == 3_001
        named = []
        monkeypatch.setattr(parts_panel, "target_names", lambda puzzle: named.append(puzzle) or [])
        panel.document.change("", panel.document.puzzle.with_target(cells=ROW[:1]))
        panel.document.set_subject(0)
        assert named == []
        monkeypatch.undo()
        panel.document.change("", panel.document.puzzle.with_target(name="other"))
        assert choices(panel)[0] == "other"
        panel.document.show_target(2_999)
        assert (panel.targets.box.currentText(), len(choices(panel))) == ("t2998", 3_001)
        panel.document.stack.undo()
        panel.document.stack.undo()
        assert choices(panel)[0] == "row"

    def test_what_is_refused_is_reported(self, panel, qtbot):
        panel.document.change("", replace(TWO, others=(Target(),) * (MAX_TARGETS - 1)))
        with qtbot.waitSignal(panel.refused, check_params_cb=lambda text: "at most 100,000" in text):
            panel.targets.add.trigger()


class TestWindow:
    def test_keys_go_round_and_the_tab_stays(self, window, qtbot):
        following, previous = window.parts.targets.following, window.parts.targets.previous
        assert [a.shortcut().toString() for a in (following, previous)] == ["Ctrl+PgDown", "Ctrl+PgUp"]
        assert {following, previous} <= set(window.menuBar().actions()[3].menu().actions())
        window.document.change("Two", TWO)
        window.document.set_subject(0)
        window.tabs.setCurrentIndex(SOLVE)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
        assert (window.document.puzzle.place, window.tabs.currentIndex()) == (1, SOLVE)
        assert window.canvas.heading.text() == "Target 2, 2 cells"
        assert (following.isEnabled(), previous.isEnabled()) == (False, True)
        window.document.set_subject(0)  # leads to the canvas
        qtbot.keyClick(window.canvas.canvas, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
        assert window.canvas.heading.text() == "Target row, 3 cells"
        assert window.canvas.surface.shown == ROW

    def test_adding_leads_to_the_canvas(self, window):
        window.document.change("Two", TWO)
        window.document.set_subject(0)
        window.tabs.setCurrentIndex(SOLVE)
        window.parts.targets.add.trigger()
        assert (window.tabs.currentIndex(), window.document.subject) == (DRAW, None)
        assert window.canvas.heading.text() == "Target 3, 0 cells"

    def test_the_canvas_shows_where_the_other_target_is(self, window):
        high = tuple((x, 9, 3, 0) for x in range(20))
        near, far = Target(((0, 0, 0, 0),)), Target(high)
        window.document.change("Two", Puzzle(builtin("cubic"), target=near, others=(far,)))
        window.document.show_target(1)
        canvas = window.canvas.canvas
        assert (canvas.surface.layer, canvas.surface.cursor) == (3, high[0])
        assert all(canvas.rect().contains(canvas.surface.pixel_of(cell).toPoint()) for cell in high)

    def test_properties_name_what_was_published_of_the_current_target(self, window):
        counts = tuple(Published(7 + number, "nothing", "by hand", target=number) for number in (0, 1))
        window.document.change("Two", Puzzle(SQUARE, target=Target(ROW), others=(Target(ROW[:2]),), published=counts))
        window.document.show_target(1)
        dialog = PropertiesDialog(window.document, window)
        told = [field.toPlainText() for field in dialog.findChildren(QPlainTextEdit)]
        assert "8 in all positions: by hand" in told
        dialog.deleteLater()
