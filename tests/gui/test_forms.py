"""Forms of a part in the window: a tab for each, adding, removing and switching them, undo, and the list of parts."""

import pytest
from PySide6.QtCore import Qt

from gui_help import LEFT, opened, pane_of
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.lattice import builtin
from latticework.puzzle import Form, Part, Puzzle, Target, load
from latticework.puzzle.limits import MAX_FORMS

ROW = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
TWO = Puzzle(builtin("square"), target=Target(ROW), parts=(
    Part("A", ROW[:1], 1, 1, other_forms=(Form(ROW[:2]),)), Part("B", ROW[:1])))


@pytest.mark.usefixtures("qapp")
class TestDocument:
    @pytest.fixture
    def document(self):
        document = Document(TWO)
        document.set_subject(0)
        return document

    def test_showing_one_is_nothing_to_save_and_no_step(self, document, qtbot):
        with qtbot.waitSignals([document.changed, document.subject_changed]):
            document.show_form(1)
        assert (document.cells, document.subject) == (ROW[:2], 0)
        assert (document.modified, document.stack.count()) == (False, 0)
        for number in (2, -1):
            with pytest.raises(IndexError):
                document.show_form(number)
        document.set_subject(None)
        with pytest.raises(IndexError):
            document.show_form(0)

    def test_undo_and_redo_go_where_the_step_was_made(self, document):
        document.set_cells(0, ROW[1:])
        document.show_form(1)
        document.stack.undo()
        assert (document.puzzle.parts[0].form, document.cells, document.modified) == (0, ROW[:1], False)
        document.show_form(1)
        document.stack.redo()
        assert (document.puzzle.parts[0].form, document.cells) == (0, ROW[1:])

    def test_adding_and_removing_are_steps(self, document, tmp_path):
        document.add_form()
        assert (document.cells, len(document.puzzle.parts[0].forms)) == ((), 3)
        document.set_cells(0, ROW)
        document.save_as(tmp_path / "a.toml")
        assert [form.cells for form in load(tmp_path / "a.toml").parts[0].forms] == [ROW[:1], ROW[:2], ROW]
        document.remove_form()
        assert (document.cells, document.puzzle.parts[0].form) == (ROW[:2], 1)
        for _ in range(4):  # saving gave the puzzle the name of its file, which is a step, too
            document.stack.undo()
        assert document.puzzle == TWO

    def test_the_target_has_none(self, document):
        document.set_subject(None)
        document.add_form()
        document.remove_form()
        assert document.puzzle == TWO

    def test_there_is_a_limit(self, document):
        document.change("", TWO.with_part(0, other_forms=(Form(),) * (MAX_FORMS - 1)))
        with pytest.raises(LatticeworkError, match="at most 240"):
            document.add_form()


class TestTabs:
    def test_a_tab_for_each_form(self, qtbot):
        pane = pane_of(qtbot, TWO, 0)
        assert [pane.forms.tabs.tabText(i) for i in range(2)] == ["Form 1", "Form 2"]
        assert pane.forms.tabs.accessibleName() == "Forms of the part"
        assert pane.heading.text() == "Part A, form 1 of 2, 1 cell"
        qtbot.keyClick(pane.forms.tabs, Qt.Key.Key_Right)
        assert pane.document.cells == pane.surface.shown == ROW[:2]
        assert pane.heading.text() == "Part A, form 2 of 2, 2 cells"
        pane.document.show_form(0)
        assert pane.forms.tabs.currentIndex() == 0

    def test_hidden_for_the_target_and_for_parts_with_one_form(self, qtbot):
        pane = pane_of(qtbot, TWO, 0)
        assert pane.forms.isVisible()
        for subject, can_add in ((None, False), (1, True)):
            pane.document.set_subject(subject)
            assert (pane.forms.isVisible(), pane.forms.add.isEnabled()) == (False, can_add)
            assert not pane.forms.remove.isEnabled()

    def test_adding_one_draws_it(self, qtbot):
        pane = pane_of(qtbot, TWO, 1)
        qtbot.mouseClick(pane.add_form, LEFT)
        assert (pane.forms.isVisible(), pane.heading.text()) == (True, "Part B, form 2 of 2, 0 cells")
        qtbot.mouseClick(pane.canvas, LEFT, pos=pane.surface.pixel_of((1, 0, 0)).toPoint())
        assert [form.cells for form in pane.document.puzzle.parts[1].forms] == [ROW[:1], ((1, 0, 0),)]
        qtbot.mouseClick(pane.forms.remove_button, LEFT)
        assert (pane.forms.isVisible(), pane.document.cells) == (False, ROW[:1])
        pane.document.stack.undo()
        assert (pane.forms.isVisible(), pane.document.cells) == (True, ((1, 0, 0),))

    def test_what_is_refused_is_reported(self, qtbot):
        pane = pane_of(qtbot, TWO.with_part(0, other_forms=(Form(),) * (MAX_FORMS - 1)), 0)
        with qtbot.waitSignal(pane.forms.refused, check_params_cb=lambda text: "at most 240" in text):
            pane.forms.add.trigger()


def test_the_list_of_parts_tells_of_forms(qtbot):
    panel = opened(qtbot, PartsPanel(Document(TWO)), 330, 400)
    tips = [panel.model.index(row, Column.NAME).data(Qt.ItemDataRole.ToolTipRole) for row in (1, 2)]
    assert "Form 1 of 2; each copy has exactly one of them" in tips[0]
    assert "Form" not in tips[1]
    assert "2 parts, 2 to 3 cells" in panel.sums.text()


def test_keys_switch_forms_in_the_window(window, qtbot):
    forms = window.canvas.forms
    assert set(forms.actions_in_order()) <= set(window.menuBar().actions()[3].menu().actions())
    window.document.change("Two", TWO)
    window.document.set_subject(0)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.canvas.shown, Qt.Key.Key_PageDown, both)
    assert (window.document.cells, forms.following.isEnabled(), forms.previous.isEnabled()) == (ROW[:2], False, True)
    qtbot.keyClick(window.canvas.shown, Qt.Key.Key_PageUp, both)
    assert window.document.cells == ROW[:1]
    qtbot.keyClick(window.canvas.shown, Qt.Key.Key_A, both)
    assert (window.document.cells, forms.tabs.count()) == ((), 3)
