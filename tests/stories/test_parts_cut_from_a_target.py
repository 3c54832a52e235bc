"""A user cuts parts out of a target, turns one, and gives all that are chiral two copies, by the keyboard alone."""

from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from gui_help import CTRL, NO_KEYS, SHIFT, opened_window
from latticework.lattice import builtin

Key = Qt.Key


def test_parts_are_cut_from_a_target_turned_and_counted(qtbot: QtBot) -> None:
    QSettings().remove("drawing")
    window = opened_window(qtbot)
    document, canvas = window.document, window.canvas.canvas
    document.new(builtin("square"))
    window.panels.to_canvas()

    def press(*keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        for key in keys:
            qtbot.keyClick(canvas, key, held)

    press(Key.Key_Space)
    for way in (Key.Key_Right, Key.Key_Right, Key.Key_Up):  # an L
        press(way, Key.Key_Space)
    assert len(document.cells) == 4
    press(Key.Key_A, held=CTRL)
    press(Key.Key_C, held=CTRL)
    assert not document.stack.text(document.stack.index() - 1).startswith("Paste")
    window.panels.parts.add()
    press(Key.Key_V, held=CTRL)
    press(Key.Key_R, Key.Key_Return)
    first = document.cells
    assert len(first) == 4
    window.panels.parts.add()
    press(Key.Key_V, held=CTRL)
    press(Key.Key_M, Key.Key_Return)
    press(Key.Key_Escape)
    press(Key.Key_Right, held=SHIFT)  # nothing is selected now: everything moves
    assert [len(part.cells) for part in document.puzzle.parts] == [4, 4]

    window.panels.show_facts()
    facts = window.panels.facts
    qtbot.waitUntil(lambda: len(facts.rows.facts) == 2, timeout=20_000)
    assert "chiral: 2" in facts.counts.text()
    facts.counts.linkActivated.emit("0")
    assert len(facts.chosen) == 2
    facts.copies.setText("2")
    qtbot.keyClick(facts.copies, Key.Key_Return)
    assert [part.most for part in document.puzzle.parts] == [2, 2]
    before = document.stack.index()
    document.stack.undo()
    assert [part.most for part in document.puzzle.parts] == [1, 1]
    assert document.stack.index() == before - 1
