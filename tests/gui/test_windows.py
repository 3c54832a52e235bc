"""Which windows there are: one for each puzzle that is opened beside others, and for each exact cover problem."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cover_texts import queens
from gui_help import rename
from latticework import paths
from latticework.files import exact_covers
from latticework.gui.editor.add_dialogs import TextDialog
from latticework.gui.shell.windows import Windows
from latticework.gui.shell.workspace_tabs import LIBRARY
from latticework.gui.widgets import theme
from latticework.lattice import builtin
from latticework.puzzle import save
from panel_help import dominoes
from quick_suite import in_part
from session_help import part_way_through, write
from window_help import drop


@pytest.fixture
def cover(tmp_path: Path) -> Path:
    return write(tmp_path, queens(8), "queens.dlx")


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    save(dominoes(2, 3), tmp_path / "dominoes.toml")
    return tmp_path / "dominoes.toml"


def open_beside(windows: Windows, path: Path) -> None:
    """Open a file in the window for puzzles."""
    assert windows.main is not None
    windows.main.files.open_path(path)


class TestOneExactCoverProblem:
    @pytest.mark.parametrize("kind", ["problem", "search"])
    def test_from_the_command_line_it_is_the_only_window(self, windows: Windows, tmp_path: Path, kind: str) -> None:
        text = queens(8)
        windows.begin(write(tmp_path, text, "a.dlx") if kind == "problem" else part_way_through(
            tmp_path, exact_covers.parse_dlx(text, "text", "some"))[0])
        assert windows.main is None
        (opened,) = windows.covers
        assert opened.isVisible()
        assert opened.options.rowCount() == 64

    def test_closing_it_leaves_no_window(self, windows: Windows, cover: Path) -> None:
        windows.begin(cover)
        windows.covers[0].close()
        assert windows.covers == []
        assert windows.main is None

    def test_a_puzzle_opened_from_it_comes_in_the_window_for_puzzles(
        self, windows: Windows, cover: Path, puzzle: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        windows.begin(cover)
        kinds: list[str] = []
        answer = str(puzzle), ""
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: kinds.append(given[3]) or answer)
        windows.covers[0].actions_by_text["&Open…"].trigger()
        assert "*.toml" in kinds[0]
        assert windows.main is not None
        assert windows.main.isVisible()
        assert windows.main.document.path == puzzle
        windows.main.close()
        windows.covers[0].actions_by_text["&Open…"].trigger()
        assert windows.main.document.path == puzzle

    def test_a_puzzle_opened_from_it_takes_nothing_from_an_open_dialog(
        self, windows: Windows, cover: Path, puzzle: Path
    ) -> None:
        windows.begin(puzzle)
        asking = windows.puzzles[0]
        open_beside(windows, cover)
        dialog = TextDialog(asking.document, asking)
        dialog.open()
        drop(windows.covers[0], puzzle)
        assert dialog.isVisible()
        assert [window.document.path for window in windows.puzzles] == [puzzle, puzzle]

    def test_another_one_dropped_on_it_comes_in_a_window_of_its_own(self, windows: Windows, cover: Path) -> None:
        windows.begin(cover)
        drop(windows.covers[0], cover)
        assert len(windows.covers) == 2
        assert windows.main is None

    def test_what_cannot_be_read_is_said_and_opens_nothing(
        self, windows: Windows, cover: Path, tmp_path: Path, told: list[str]
    ) -> None:
        windows.begin(cover)
        for name, text in (("a.dlx", "a b\na c\n"), ("a.toml", "format = 1\n"), ("a.search", "no search")):
            drop(windows.covers[0], write(tmp_path, text, name))
            assert name in told.pop()
        assert windows.main is None
        assert len(windows.covers) == 1

    def test_a_theme_chosen_in_one_window_is_that_of_all(
        self, qtbot: QtBot, windows: Windows, cover: Path, puzzle: Path
    ) -> None:
        windows.begin(puzzle)
        main = windows.main
        assert main is not None
        main.files.open_path(cover)
        windows.covers[0].themes.actions()[1].trigger()
        assert theme.current().dark
        assert QSettings().value("theme") == "dark"
        dark = [False, True, False, False]
        qtbot.waitUntil(lambda: [action.isChecked() for action in main.themes.actions()] == dark)


class TestAnotherWindow:
    def test_the_search_in_the_first_goes_on_while_the_next_puzzle_is_drawn(
        self, qtbot: QtBot, windows: Windows, tmp_path: Path
    ) -> None:
        save(dominoes(8, 16), tmp_path / "endless.toml")
        windows.begin(tmp_path / "endless.toml")
        first = windows.puzzles[0]
        first.search.go.trigger()
        qtbot.waitUntil(lambda: first.runner.running, timeout=60_000)
        first.actions_by_text["New &window"].trigger()
        second = windows.puzzles[1]
        assert second.tabs.currentIndex() == LIBRARY
        second.document.new(builtin("hexagon"))
        assert second.isVisible()
        assert first.runner.running
        second.close()
        assert windows.puzzles == [first]
        assert first.document.path == tmp_path / "endless.toml"


class TestBesideAPuzzle:
    @pytest.mark.parametrize("way", in_part(["menu", "drop", "library"], 3))
    def test_a_problem_leaves_the_puzzle_as_it_is(
        self, windows: Windows, cover: Path, puzzle: Path, monkeypatch: pytest.MonkeyPatch, way: str
    ) -> None:
        windows.begin(puzzle)
        main = windows.main
        assert main is not None
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(cover), ""))
        {"menu": main.files.open, "drop": lambda: drop(main, cover),
         "library": lambda: main.library.open_requested.emit(cover)}[way]()
        assert len(windows.covers) == 1
        assert main.document.path == puzzle

    def test_a_file_that_cannot_be_read_is_named_in_the_window_for_puzzles(
        self, windows: Windows, tmp_path: Path, told: list[str]
    ) -> None:
        windows.begin(write(tmp_path, "a b\na c\n", "wrong.dlx"))
        assert "line 2: 'c' is not among the items" in told[0]
        assert windows.main is not None
        assert windows.main.isVisible()
        assert windows.covers == []

    def test_of_several_dropped_files_each_comes_in_a_window_of_its_own(
        self, windows: Windows, cover: Path, puzzle: Path, tmp_path: Path, told: list[str]
    ) -> None:
        windows.begin(puzzle)
        first = windows.puzzles[0]
        rename(first.document, "Edited")
        wrong, other = write(tmp_path, "format = 1\n", "wrong.toml"), tmp_path / "other.toml"
        save(dominoes(2, 4), other)
        for path in (cover, wrong, other):
            first.files.beside_requested.emit(path)
        assert first.document.puzzle.name == "Edited"
        assert [window.document.path for window in windows.puzzles] == [puzzle, other]
        assert windows.puzzles[1].isVisible()
        assert windows.puzzles[1].pos() != first.pos()
        assert len(windows.covers) == 1
        assert "wrong.toml" in told.pop()
        windows.puzzles[1].close()
        assert windows.puzzles == [first]

    def test_quit_closes_all(self, windows: Windows, cover: Path, puzzle: Path) -> None:
        windows.begin(puzzle)
        open_beside(windows, cover)
        windows.covers[0].actions_by_text["&Quit"].trigger()
        assert windows.main is None
        assert windows.covers == []

    @pytest.mark.slow
    def test_who_keeps_the_puzzle_keeps_all_windows(
        self, windows: Windows, cover: Path, puzzle: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        windows.begin(puzzle)
        open_beside(windows, cover)
        assert windows.main is not None
        rename(windows.main.document, "Edited")
        monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
        windows.main.actions_by_text["&Quit"].trigger()
        assert windows.main is not None
        assert len(windows.covers) == 1

    @pytest.mark.slow
    def test_a_problem_outlives_the_window_for_puzzles(self, windows: Windows, cover: Path) -> None:
        windows.begin(paths.library() / "cubic" / "soma.toml")
        assert windows.main is not None
        windows.main.files.open_path(cover)
        windows.main.close()
        assert windows.main is None
        assert windows.covers[0].isVisible()
        assert windows.saver() is None
