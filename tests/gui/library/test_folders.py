"""A folder of one's own: chosen in the library, remembered and watched."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from latticework.gui.library.collections import OWN
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.library.reader import own_files
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save
from library_help import shown


def test_a_folder_is_chosen_watched_and_remembered(qtbot, panel, folder, searches, tmp_path, monkeypatch):
    mine = tmp_path / "mine"
    (mine / "deeper").mkdir(parents=True)
    save(Puzzle(builtin("square"), "First"), mine / "first.toml")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(mine))
    panel.bar.collections.choose(OWN)
    assert "A folder can be chosen" in panel.empty_text.text()
    qtbot.mouseClick(panel.choose_folder, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: shown(panel) == ["First"], timeout=20_000)
    save(Puzzle(builtin("square"), "Second"), mine / "deeper" / "second.toml")
    qtbot.waitUntil(lambda: shown(panel) == ["First", "Second"], timeout=20_000)
    (mine / "first.toml").unlink()
    qtbot.waitUntil(lambda: shown(panel) == ["Second"], timeout=20_000)
    again = LibraryPanel(folder=folder, searches=searches)
    qtbot.addWidget(again)
    assert again.own.path == mine


def test_a_folder_that_is_gone_has_no_puzzles(tmp_path):
    assert own_files(tmp_path / "gone") == []
    assert own_files(None) == []


def test_a_folder_that_may_not_be_read_hides_no_other(tmp_path, monkeypatch):
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "x.toml").write_text("")
    inside = Path.iterdir

    def iterdir(path):
        if path.name == "b":
            raise PermissionError(13, "Permission denied")
        return inside(path)

    monkeypatch.setattr(Path, "iterdir", iterdir)
    assert own_files(tmp_path) == [tmp_path / "a" / "x.toml", tmp_path / "c" / "x.toml"]


def test_only_files_that_may_be_puzzles_are_listed(tmp_path):
    for name in ("a.toml", "b.xmpuzzle", "c.search", "d.txt", "e.json", ".hidden.toml"):
        (tmp_path / name).write_text("")
    assert [path.name for path in own_files(tmp_path)] == ["a.toml", "b.xmpuzzle"]
