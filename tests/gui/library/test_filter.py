"""The filter of the library panel: what it shows, and what Enter opens."""

import pytest
from PySide6.QtCore import Qt

from latticework.lattice import builtin
from latticework.puzzle import Origin, Puzzle, save
from library_help import item, shown


@pytest.mark.parametrize(("words", "left"), [
    ("BLO", {"Solid ones": ["Block"]}), ("flat bar", {"Flat": ["A bar"]}), ("coffee", {"Flat": ["Café"]}),
    ("nothing like it", {})])
def test_the_filter_looks_at_titles_files_and_folders(qtbot, panel, words, left):
    qtbot.keyClicks(panel.filter, words)
    assert shown(panel) == left
    panel.filter.clear()
    assert len(shown(panel)) == 2


def test_the_filter_looks_at_authors_and_tags(qtbot, folder, panel):
    save(Puzzle(builtin("square"), "Cube", "Piet Hein", origin=Origin(tags=("classic", "easy"))),
         folder / "flat" / "cube.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading)
    for words in ("hein", "EASY flat", "piet classic"):
        panel.filter.setText(words)
        assert shown(panel) == {"Flat": ["Cube"]}


def test_enter_opens_the_first_match_and_down_leads_into_the_tree(qtbot, panel, folder):
    panel.filter.setFocus()
    with qtbot.assertNotEmitted(panel.open_requested):
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)  # nothing was asked for
        qtbot.keyClicks(panel.filter, "damaged")
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    panel.filter.clear()
    qtbot.keyClicks(panel.filter, "blo")
    with qtbot.waitSignal(panel.open_requested) as asked:
        qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    assert asked.args == [folder / "solid-ones" / "block.toml"]
    assert panel.focusWidget() is panel.tree  # in a line of text, Ctrl+Right steps through words and not solutions
    panel.filter.setFocus()
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    assert panel.focusWidget() is panel.tree
    assert panel.tree.currentItem() is item(panel, "Block")


def type_filter(panel, text):
    panel.filter.setText(text)
    return panel.tree.topLevelItem(1)


def test_the_filter_opens_groups_and_closes_them_again(panel):
    flat = panel.tree.topLevelItem(1)
    flat.setExpanded(False)
    assert type_filter(panel, "ba").isExpanded()
    assert type_filter(panel, "bar").isExpanded()
    assert not type_filter(panel, "").isExpanded()
    assert panel.tree.topLevelItem(2).isExpanded()


def test_enter_opens_the_very_name_before_one_that_begins_so(qtbot, panel, folder):
    for name in ("Super soma", "Soma figures", "Soma"):
        save(Puzzle(builtin("square"), name), folder / "flat" / f"{len(name)}-soma.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading)
    for text, opened in ((" SOMA ", "4"), ("soma f", "12"), ("som", "12"), ("super", "10")):
        panel.filter.setText(text)
        with qtbot.waitSignal(panel.open_requested) as asked:
            qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
        assert asked.args[0].stem == f"{opened}-soma"
