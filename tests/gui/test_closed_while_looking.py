"""What a thread finds out about a puzzle or its search is told nobody once that was closed, as it may be deleted."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from latticework.gui.search import puzzle_checker, search_file_watcher
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.puzzle_checker import PuzzleChecker
from latticework.gui.search.search_file_watcher import Watcher
from latticework.gui.search.stored_search import EarlierSearch, SearchFileState
from latticework.lattice import builtin
from latticework.puzzle import Puzzle

PUZZLE = Puzzle(builtin("square"))
DIRECT = Qt.ConnectionType.DirectConnection


class Held:
    """A look that lasts until it is let go, whether or not it was given up."""

    def __init__(self) -> None:
        self.begun, self.go_on = threading.Event(), threading.Event()

    def look(self, *_: object) -> Look:
        """Look at a puzzle."""
        self.begun.set()
        assert self.go_on.wait(30)
        return Look(PUZZLE, None, (), EarlierSearch())

    def watch(self, path: Path, _: object) -> SearchFileState:
        """Look at a search file."""
        self.look()
        return SearchFileState(path)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    made = Held()
    monkeypatch.setattr(puzzle_checker, "look_at", made.look)
    monkeypatch.setattr(search_file_watcher, "watch", made.watch)
    return made


@pytest.fixture
def checker(qtbot: QtBot, tmp_path: Path) -> Iterator[PuzzleChecker]:
    owner = QObject()
    yield PuzzleChecker(tmp_path, owner)
    owner.deleteLater()


@pytest.mark.parametrize("closed", [False, True])
def test_a_look_at_a_puzzle(held: Held, checker: PuzzleChecker, closed: bool) -> None:
    told: list[Look] = []
    checker.looked.connect(told.append, DIRECT)
    checker.look_at(PUZZLE, None)
    assert held.begun.wait(30)
    if closed:
        checker.close()
    held.go_on.set()
    checker.executor.shutdown()
    assert len(told) == (not closed)


def test_a_look_at_a_search_file(
    held: Held, checker: PuzzleChecker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(search_file_watcher, "PERIOD", 1)
    told: list[SearchFileState] = []
    watcher = Watcher(checker.executor, checker)
    watcher._looked.connect(told.append, DIRECT)
    watcher.follow(tmp_path / "some.search")
    qtbot.waitUntil(held.begun.is_set)
    watcher.close()
    held.go_on.set()
    checker.executor.shutdown()
    assert told == []
