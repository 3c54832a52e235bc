"""The table of facts about the parts: facts select the parts that share them, and many parts are edited at once."""

import threading

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework import paths
from latticework.cancel import checkpoint
from latticework.cover.part_facts import part_facts
from latticework.gui.editor import facts_panel
from latticework.gui.editor.document import Document
from latticework.gui.editor.facts_panel import Column, FactsPanel
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.puzzle import Puzzle, load

PENTOMINOES = load(paths.library() / "square" / "pentominoes-6x10.toml")
SOMA = load(paths.library() / "cubic" / "soma.toml")


def facts_of(qtbot: QtBot, puzzle: Puzzle) -> FactsPanel:
    panel = opened(qtbot, FactsPanel(Document(puzzle)), 900, 300)
    qtbot.waitUntil(lambda: len(panel.rows.facts) == len(puzzle.parts), timeout=20_000)
    return panel


def names(panel: FactsPanel) -> str:
    return "".join(panel.document.puzzle.parts[number].name for number in panel.chosen)


def follow(panel: FactsPanel, text: str) -> None:
    """Click on a fact that is counted."""
    number, (_, numbers) = next((i, fact) for i, fact in enumerate(panel._counted) if fact[0] == text)
    assert f'<a href="{number}">{text}: {len(numbers)}</a>' in panel.counts.text()
    panel.counts.linkActivated.emit(str(number))


def test_a_click_on_a_fact_selects_the_parts_that_it_counts(qtbot):
    panel = facts_of(qtbot, PENTOMINOES)
    follow(panel, "chiral")
    assert names(panel) == "FLNPYZ"
    follow(panel, "5 cells")
    assert names(panel) == "FILNPTUVWXYZ"
    soma = facts_of(qtbot, SOMA)
    follow(soma, "with a mirror twin")
    assert names(soma) == "AB"
    assert [soma.rows.index(4 + i, Column.TWIN).data() for i in range(2)] == ["B", "A"]


def test_what_was_looked_for_while_the_panel_was_hidden_is_found_when_it_is_seen_again(qtbot, monkeypatch):
    go_on = threading.Event()

    def slow(puzzle):
        while not go_on.wait(0.01):
            checkpoint("Facts")
        return part_facts(puzzle)

    monkeypatch.setattr(facts_panel, "part_facts", slow)
    panel = opened(qtbot, FactsPanel(Document(SOMA)), 900, 300)
    panel.hide()
    assert panel._work.wait(20)  # it was cancelled, as nobody sees it
    go_on.set()
    panel.show()
    qtbot.waitUntil(lambda: len(panel.rows.facts) == len(SOMA.parts), timeout=20_000)


def test_any_column_sorts_and_a_double_click_selects_what_is_alike(qtbot):
    panel = facts_of(qtbot, PENTOMINOES)
    panel.table.sortByColumn(Column.PLACEMENTS, Qt.SortOrder.DescendingOrder)
    column = [panel.sorted.index(row, Column.PLACEMENTS).data() for row in range(12)]
    assert column == sorted(column, key=int, reverse=True)
    assert panel.sorted.index(0, Column.NAME).data() == "P"
    panel.table.doubleClicked.emit(panel.sorted.index(0, Column.ORIENTATIONS))
    assert names(panel) == "FLNPY"


def test_many_parts_are_edited_in_one_step(qtbot):
    panel = facts_of(qtbot, PENTOMINOES)
    document = panel.document
    follow(panel, "chiral")
    panel.copies.setText("0-2")
    qtbot.keyClick(panel.copies, Qt.Key.Key_Return)
    assert [part.name for part in document.puzzle.parts if part.most == 2] == list("FLNPYZ")
    panel.motions.activated.emit(0)
    panel.motions.setCurrentIndex(panel.motions.findData("turn"))
    panel.motions.activated.emit(panel.motions.currentIndex())
    assert sum(part.motions == "turn" for part in document.puzzle.parts) == 6
    panel.group.setText("a")
    qtbot.keyClick(panel.group, Qt.Key.Key_Return)
    assert sum(part.group == "a" for part in document.puzzle.parts) == 6
    assert document.stack.count() == 3
    panel.copies.setText("many")
    qtbot.keyClick(panel.copies, Qt.Key.Key_Return)
    assert "give a number like 3" in panel.message.text()
    qtbot.waitUntil(lambda: panel.rows.facts[0].orientations == 4, timeout=20_000)
    assert names(panel) == "FLNPYZ"


def test_one_part_that_is_selected_is_shown_on_the_canvas_and_hidden_panels_do_nothing(qtbot):
    panel = facts_of(qtbot, SOMA)
    panel.select([2])
    assert panel.document.subject == 2
    panel.hide()
    panel.document.remove_parts([0])
    assert panel._puzzle != panel.document.puzzle
    panel.show()
    qtbot.waitUntil(lambda: len(panel.rows.facts) == 6, timeout=20_000)


def test_nothing_can_be_changed_once_the_parts_that_were_selected_are_gone(qtbot):
    panel = facts_of(qtbot, PENTOMINOES)
    panel.select([11])
    assert panel.color.isEnabled()
    panel.document.show_unsaved(OpenedPuzzle(SOMA, None, None))
    assert panel.chosen == ()
    assert not panel.color.isEnabled()


def test_a_table_that_is_just_filled_again_asks_for_no_heading_in_vain(qtbot):
    panel = facts_of(qtbot, SOMA)
    assert panel.rows.headerData(-1, Qt.Orientation.Horizontal) is None
