"""A search file opened in the window: its puzzle and that very search, which goes on in the file."""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

import session_help
from cover_texts import langford
from gui_help import opened_window, rename
from latticework import paths
from latticework.files import exact_covers
from latticework.gui.editor.opened_files import read_cover
from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import LIBRARY
from latticework.gui.solve import search_thread
from latticework.gui.widgets.preferences import recent_files
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle, load, save
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from library_help import shown_recent
from session_help import part_way, part_way_through
from translation_help import cut_off
from window_help import comes_to, contents

DOMINO_TILINGS_4X4 = 36  # Kasteleyn 1961


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A search that was begun in the terminal, with some solutions."""
    (tmp_path / "mine").mkdir()
    path, _ = part_way(tmp_path / "mine", session_help.dominoes(4, 4))
    assert 0 < totals(path).solutions < 10
    return path


def totals(path: Path) -> Totals:
    with closing(SearchFile.open(path)) as file:
        return file.totals()


def private() -> list[Path]:
    """The searches among those of the window."""
    return sorted(paths.searches().iterdir())


def opens(qtbot: QtBot, window: MainWindow, path: Path, state: SearchState) -> None:
    window.files.open_path(path)
    comes_to(qtbot, window, state)


class TestPuzzle:
    def test_its_solutions_are_shown_and_it_resumes_in_its_file(
        self, qtbot: QtBot, window: MainWindow, file: Path
    ) -> None:
        before = totals(file)
        opens(qtbot, window, file, SearchState.PAUSED)
        assert window.runner.totals == before
        assert window.model.rowCount() == before.solutions
        assert window.browser.solution is not None
        assert window.tabs.currentWidget() is window.panels.solve_workspace
        assert window.search.figures["File"].text() == file.name
        assert window.windowTitle() == f"{window.document.puzzle.name}[*] ({file.name})"
        window.search.go.trigger()
        comes_to(qtbot, window, SearchState.FINISHED)
        assert totals(file).complete
        assert totals(file).copies == DOMINO_TILINGS_4X4
        assert window.model.rowCount() == totals(file).solutions
        assert private() == []

    def test_a_look_changes_nothing(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        before = contents(file.parent)
        opens(qtbot, window, file, SearchState.PAUSED)
        for _ in range(window.model.rowCount()):
            window.panels.step(1)
        window.close()
        assert contents(file.parent) == before

    @pytest.mark.slow
    def test_another_puzzle_has_another_search(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        opens(qtbot, window, file, SearchState.PAUSED)
        before = contents(file.parent)
        window.document.set_copies(0, 0, 8)
        window.document.set_cells(None, window.document.cells[:-2])
        comes_to(qtbot, window, SearchState.IDLE)
        assert window.search.form.isRowVisible(window.search.figures["File"]) is False
        window.search.go.trigger()
        comes_to(qtbot, window, SearchState.FINISHED)
        assert contents(file.parent) == before
        assert len(private()) == 1
        window.document.stack.undo()
        window.document.stack.undo()
        comes_to(qtbot, window, SearchState.PAUSED)
        assert window.runner.path == file

    def test_names_and_colours_leave_it_the_same_search(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        window.files.open_path(file)
        rename(window.document, "Renamed")  # at once, before the puzzle was looked at
        window.document.set_color(0, "#123456")
        comes_to(qtbot, window, SearchState.PAUSED)
        assert window.runner.path == file
        assert window.model.rowCount() == totals(file).solutions

    @pytest.mark.slow
    def test_a_search_of_the_same_puzzle_elsewhere_is_another_one(
        self, qtbot: QtBot, window: MainWindow, file: Path, tmp_path: Path
    ) -> None:
        puzzle = replace(load_search(file), name="The same")
        save(puzzle, tmp_path / "same.toml")
        opens(qtbot, window, tmp_path / "same.toml", SearchState.IDLE)
        window.search.go.trigger()
        comes_to(qtbot, window, SearchState.FINISHED)
        opens(qtbot, window, file, SearchState.PAUSED)
        assert window.model.rowCount() == totals(file).solutions
        opens(qtbot, window, tmp_path / "same.toml", SearchState.FINISHED)
        assert not totals(file).complete

    def test_what_a_search_elsewhere_still_finds_is_not_reported_of_it(
        self, qtbot: QtBot, window: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        looked = threading.Event()

        def slow(*_: object) -> Totals:
            looked.wait(60)
            return Totals(nodes=1_000_000)

        monkeypatch.setattr(search_thread, "search", slow)
        save(load_search(file), tmp_path / "same.toml")
        opens(qtbot, window, tmp_path / "same.toml", SearchState.IDLE)
        window.search.go.trigger()
        with qtbot.waitSignal(window.runner._checker.looked):
            window.files.open_path(file)
        looked.set()
        qtbot.waitUntil(lambda: window.runner.path == file, timeout=60_000)
        comes_to(qtbot, window, SearchState.PAUSED)
        assert window.runner.totals == totals(file)

    @pytest.mark.slow
    def test_the_puzzle_is_saved_under_a_name_of_its_own(
        self, qtbot: QtBot, window: MainWindow, chooser: Any, file: Path
    ) -> None:
        before = contents(file.parent)
        opens(qtbot, window, file, SearchState.PAUSED)
        rename(window.document, "Mine")
        chooser.answer = str(file)
        window.actions_by_text["&Save"].trigger()
        assert contents(file.parent).items() >= before.items()
        assert load(Path(f"{file}.toml")).name == "Mine"
        comes_to(qtbot, window, SearchState.PAUSED)
        assert window.runner.path == file

    def test_another_program_searches_it(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        lock = SearchLock(file)
        lock.take()
        opens(qtbot, window, file, SearchState.ELSEWHERE)
        assert not window.search.go.isEnabled()
        assert window.model.rowCount() == totals(file).solutions
        lock.release()
        comes_to(qtbot, window, SearchState.PAUSED)

    def test_a_long_name_is_shown_in_short(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        file = file.rename(file.with_name(f"{'w' * 200}.search"))
        window.resize(1024, 700)
        opens(qtbot, window, file, SearchState.PAUSED)
        assert window.search.figures["File"].text().replace("\u200b", "") == f"{'w' * 21}…{'w' * 14}.search"
        assert str(file) in window.search.figures["File"].toolTip()
        qtbot.waitUntil(lambda: cut_off(window.search) == [])

    def test_it_is_recent_and_opens_again(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        opens(qtbot, window, file, SearchState.PAUSED)
        assert recent_files(QSettings()) == [file]
        window.tabs.setCurrentIndex(LIBRARY)  # a library that nobody sees is not listed again
        qtbot.waitUntil(lambda: shown_recent(window.library) == [window.document.puzzle.name], timeout=20_000)
        again = opened_window(qtbot)
        again.begin(None)
        comes_to(qtbot, again, SearchState.PAUSED)
        assert again.runner.path == file

    def test_a_damaged_one_is_named_and_left_alone(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        session_help.changed(file, "UPDATE totals SET nodes = nodes + 1", sealed=False)
        before = contents(file.parent)
        window.files.open_path(file)
        comes_to(qtbot, window, SearchState.IDLE)
        assert "The earlier search of this puzzle cannot be read" in window.search.message.text()
        assert not window.search.go.isEnabled()
        assert contents(file.parent) == before


def load_search(path: Path) -> Puzzle:
    """Return the puzzle of a search file."""
    with closing(SearchFile.open(path)) as file:
        assert isinstance(file.document, Puzzle)
        return file.document


class TestExactCover:
    @pytest.fixture
    def show(self, qtbot: QtBot) -> Iterator[Callable[[Path], CoverWindow]]:
        windows: list[CoverWindow] = []

        def show(path: Path) -> CoverWindow:
            cover = read_cover(path)
            assert cover is not None
            windows.append(CoverWindow(cover.document, cover.search))
            windows[-1].show()
            comes_to(qtbot, windows[-1], SearchState.PAUSED)
            return windows[-1]

        yield show
        for window in windows:
            window.close()
            qtbot.waitUntil(lambda window=window: not window.isVisible(), timeout=60_000)
            window.deleteLater()

    def test_its_solutions_are_rows_and_it_resumes_in_its_file(
        self, qtbot: QtBot, show: Callable[[Path], CoverWindow], tmp_path: Path
    ) -> None:
        path, _ = part_way_through(tmp_path, exact_covers.parse_dlx(langford(7), "text", "langford"), 20)
        before = contents(tmp_path)
        found = totals(path).solutions
        window = show(path)
        assert window.windowTitle() == f"langford ({path.name})"
        assert window.model.rowCount() == found > 0
        assert window.search.figures["File"].text() == path.name
        assert contents(tmp_path) == before
        window.search.go.trigger()
        comes_to(qtbot, window, SearchState.FINISHED)
        assert window.model.rowCount() == totals(path).solutions == 52  # 26 and their mirror images, OEIS A014552
        assert private() == []
