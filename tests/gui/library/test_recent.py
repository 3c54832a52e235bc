"""Recent files: in the library panel, in the settings, and where two of one name lie."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from latticework.gui.common.recent_files import KEY, MOST, add_recent_file, places, recent_files
from latticework.gui.library.panel import PATH, LibraryPanel
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save
from library_help import item, shown


def test_recent_files_of_one_name_show_where_they_lie(qtbot, panel, tmp_path):
    for folder, name in (("a/x", "bar"), ("b/x", "bar"), ("a/x", "other"), ("a", "sole")):
        path = tmp_path / "mine" / folder / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        save(Puzzle(builtin("square"), "Sole" if name == "sole" else "A bar"), path)
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


def test_the_lines_of_recent_files_are_freed_when_they_are_made_anew(panel, folder):
    def lines() -> int:
        gc.collect()
        return sum(type(kept) is QTreeWidgetItem for kept in gc.get_objects())
    panel.add_recent(folder / "flat" / "bar.toml")
    before = lines()
    for _ in range(5):
        panel.add_recent(folder / "flat" / "bar.toml")
    assert lines() == before


def test_recent_files_survive_strange_settings(settings):
    for strange in ("one", ["", "two", 3], 5, None, b"\x00"):
        settings.setValue(KEY, strange)
        assert all(isinstance(path, Path) for path in recent_files(settings))
    for number in range(2 * MOST):
        add_recent_file(settings, Path(f"/p/{number}.toml"))
    assert recent_files(settings)[0] == Path(f"/p/{2 * MOST - 1}.toml").absolute()
    assert len(recent_files(settings)) == MOST
