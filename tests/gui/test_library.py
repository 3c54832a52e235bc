"""The library panel: titles, published counts, refused files, filter, recent files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QTreeWidgetItem

from latticework import paths
from latticework.gui.library import PATH, LibraryPanel
from latticework.gui.recent import KEY, MOST, add_recent_file, places, recent_files
from latticework.lattice import builtin
from latticework.puzzle import Part, Published, Puzzle, Target, save

SQUARE = builtin("square")


@pytest.fixture
def folder(tmp_path):
    for name in ("flat", "solid-ones"):
        (tmp_path / name).mkdir()
    cells = ((0, 0, 0), (1, 0, 0))
    save(Puzzle(SQUARE, "A bar", target=cells, parts=(Part("I", cells),),
                published=(Published(1_234, "reflections", "nobody"),)), tmp_path / "flat" / "bar.toml")
    save(Puzzle(SQUARE, "Café"), tmp_path / "flat" / "coffee.toml")
    save(Puzzle(builtin("cubic"), "Block"), tmp_path / "solid-ones" / "block.toml")
    (tmp_path / "flat" / "damaged.toml").write_text("format = 1\nlattice = 3\n")
    (tmp_path / "flat" / "readme.txt").write_text("not a puzzle")
    return tmp_path


@pytest.fixture
def settings(qapp):
    settings = QSettings()
    settings.remove(KEY)
    return settings


@pytest.fixture
def panel(qtbot, folder, settings):
    panel = LibraryPanel(folder=folder)
    qtbot.addWidget(panel)
    panel.show()
    qtbot.waitUntil(lambda: not panel.reading)
    return panel


def shown(panel: LibraryPanel) -> dict[str, list[str]]:
    groups = (panel.tree.topLevelItem(i) for i in range(panel.tree.topLevelItemCount()))
    return {group.text(0): [item.text(0) for item in map(group.child, range(group.childCount()))
                            if not item.isHidden()] for group in groups if not group.isHidden()}


def item(panel: LibraryPanel, text: str) -> QTreeWidgetItem:
    found, = panel.tree.findItems(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    return found


def test_it_lists_folders_and_titles(panel):
    assert shown(panel) == {"Flat": ["A bar", "Café", "damaged"], "Solid ones": ["Block"]}


def test_published_counts_are_a_tip(panel):
    assert "1,234 solutions, not counting reflections" in item(panel, "A bar").toolTip(0)


def test_the_tip_says_of_which_target_a_count_is(qtbot, folder, settings):
    counts = (Published(5, "nothing", "me"), Published(1, "nothing", "me", target=1))
    save(Puzzle(builtin("square"), "Two", target=((0, 0, 0),), others=(Target("bar"),), published=counts),
         folder / "flat" / "two.toml")
    made = LibraryPanel(folder=folder)
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not made.reading)
    tip = item(made, "Two").toolTip(0)
    assert "2 targets" in tip
    assert "\nTarget 1: 5 solutions\nbar: 1 solution\n" in tip


def test_a_refused_file_is_grey_and_says_why(qtbot, panel):
    damaged = item(panel, "damaged")
    assert not damaged.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "lattice" in damaged.toolTip(0)


def test_files_are_read_after_the_window_is_there(qtbot, folder, settings):
    panel = LibraryPanel(folder=folder)
    qtbot.addWidget(panel)
    assert panel.reading
    assert shown(panel) == {"Flat": ["bar", "coffee", "damaged"], "Solid ones": ["block"]}


def test_activating_a_puzzle_asks_for_it(qtbot, panel, folder):
    with qtbot.waitSignal(panel.open_requested) as asked:
        panel.tree.itemActivated.emit(item(panel, "Block"), 0)
    assert asked.args == [folder / "solid-ones" / "block.toml"]
    with qtbot.assertNotEmitted(panel.open_requested):
        panel.tree.itemActivated.emit(panel.tree.topLevelItem(1), 0)


@pytest.mark.parametrize(("words", "left"), [
    ("BLO", {"Solid ones": ["Block"]}), ("flat bar", {"Flat": ["A bar"]}), ("coffee", {"Flat": ["Café"]}),
    ("nothing like it", {})])
def test_the_filter_looks_at_titles_files_and_folders(qtbot, panel, words, left):
    qtbot.keyClicks(panel.filter, words)
    assert shown(panel) == left
    panel.filter.clear()
    assert len(shown(panel)) == 2


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
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    assert panel.focusWidget() is panel.tree
    assert panel.tree.currentItem() is item(panel, "Block")


def test_recent_files_of_one_name_show_where_they_lie(qtbot, panel, tmp_path):
    for folder, name in (("a/x", "bar"), ("b/x", "bar"), ("a/x", "other"), ("a", "sole")):
        path = tmp_path / "mine" / folder / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        save(Puzzle(SQUARE, "Sole" if name == "sole" else "A bar"), path)
        panel.add_recent(path)
    qtbot.waitUntil(lambda: not panel.reading)
    assert [text.replace("\\", "/") for text in shown(panel)["Recent files"]] == [
        "Sole", "A bar – a/x/other.toml", "A bar – b/x/bar.toml", "A bar – a/x/bar.toml"]
    assert str(tmp_path / "mine" / "a" / "sole.toml") in item(panel, "Sole").toolTip(0)
    panel.add_recent(tmp_path / "mine" / "a" / "sole.toml")
    assert item(panel, "A bar") is panel.tree.topLevelItem(1).child(0)


@pytest.mark.parametrize(("paths_given", "told"), [
    (["/a/p.toml"], ["a/p.toml"]), (["/a/p.toml", "/b/p.toml"], ["a/p.toml", "b/p.toml"]),
    (["/a/c/p.toml", "/b/c/p.toml"], ["a/c/p.toml", "b/c/p.toml"]),
    (["/p.toml", "/c/p.toml"], ["/p.toml", "c/p.toml"])])
def test_places_tell_files_apart_by_the_fewest_folders(paths_given, told):
    assert [place.replace("\\", "/") for place in places([Path(path) for path in paths_given])] == told


def test_recent_files_come_first_and_are_kept(qtbot, panel, folder):
    bar, block = folder / "flat" / "bar.toml", folder / "solid-ones" / "block.toml"
    for path in (bar, block, bar, folder / "gone.toml", bar):
        panel.add_recent(path)
    qtbot.waitUntil(lambda: not panel.reading)
    assert shown(panel)["Recent files"] == ["A bar", "gone", "Block"]
    assert panel.tree.topLevelItem(0).child(0).data(0, PATH) == bar
    assert not panel.tree.topLevelItem(0).child(1).flags() & Qt.ItemFlag.ItemIsEnabled
    again = LibraryPanel(folder=folder)
    qtbot.addWidget(again)
    assert shown(again)["Recent files"] == ["bar", "gone", "block"]


def test_recent_files_survive_strange_settings(settings):
    for strange in ("one", ["", "two", 3], 5, None, b"\x00"):
        settings.setValue(KEY, strange)
        assert all(isinstance(path, Path) for path in recent_files(settings))
    for number in range(2 * MOST):
        add_recent_file(settings, Path(f"/p/{number}.toml"))
    assert recent_files(settings)[0] == Path(f"/p/{2 * MOST - 1}.toml").absolute()
    assert len(recent_files(settings)) == MOST


def test_every_puzzle_that_ships_can_be_opened(qtbot, settings):
    panel = LibraryPanel()
    qtbot.addWidget(panel)
    qtbot.waitUntil(lambda: not panel.reading, timeout=20_000)
    assert shown(panel)
    assert paths.library() == panel.folder
    for i in range(panel.tree.topLevelItemCount()):
        group = panel.tree.topLevelItem(i)
        for k in range(group.childCount()):
            assert group.child(k).flags() & Qt.ItemFlag.ItemIsEnabled, group.child(k).toolTip(0)


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
        save(Puzzle(SQUARE, name), folder / "flat" / f"{len(name)}-soma.toml")
    panel.rescan()
    qtbot.waitUntil(lambda: not panel.reading)
    for text, opened in ((" SOMA ", "4"), ("soma f", "12"), ("som", "12"), ("super", "10")):
        panel.filter.setText(text)
        with qtbot.waitSignal(panel.open_requested) as asked:
            qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
        assert asked.args[0].stem == f"{opened}-soma"
