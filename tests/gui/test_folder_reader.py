"""Looking at a folder in a thread, whenever it changes."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from latticework.gui.background.folder_reader import FolderReader


class Looks:
    """Counts the looks at a folder; `seen` has the names that were there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.count, self.seen, self.fails, self.busy = folder, 0, [], False, False
        self.hold = threading.Event()
        self.hold.set()

    def __call__(self) -> bool:
        self.count += 1
        self.hold.wait()
        self.seen = sorted(path.name for path in self.folder.iterdir())
        if self.fails:
            raise ValueError
        return self.busy


@pytest.fixture
def looks(tmp_path) -> Looks:
    return Looks(tmp_path)


@pytest.fixture
def reader(qapp, tmp_path, looks) -> Iterator[FolderReader]:
    parent = QObject()
    made = FolderReader(tmp_path, 20, looks, parent)
    yield made
    looks.hold.set()
    made.close()
    assert made.reading.wait(30)


def test_a_file_that_appears_is_seen(reader, looks, qtbot):
    reader.follow()
    qtbot.waitUntil(lambda: looks.count == 1)
    (reader.folder / "a").touch()
    qtbot.waitUntil(lambda: looks.seen == ["a"])


def test_what_changes_amid_a_look_is_seen_by_another(reader, looks, qtbot):
    looks.hold.clear()
    reader.follow()
    qtbot.waitUntil(lambda: looks.count == 1)
    reader.look()
    looks.hold.set()
    qtbot.waitUntil(lambda: looks.count == 2)


def test_after_a_look_that_failed_comes_another(reader, looks, qtbot, monkeypatch):
    met = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error[0]))
    looks.fails = True
    reader.follow()
    qtbot.waitUntil(lambda: met == [ValueError])
    looks.fails = False
    (reader.folder / "a").touch()
    qtbot.waitUntil(lambda: looks.seen == ["a"])


def test_it_looks_again_and_again_while_somebody_works_there_until_it_rests(reader, looks, qtbot):
    looks.busy = True
    reader.follow()
    qtbot.waitUntil(lambda: looks.count > 3)
    reader.rest()
    qtbot.waitUntil(lambda: not reader.reading.busy)
    before = looks.count
    (reader.folder / "a").touch()
    QApplication.processEvents()
    assert looks.count == before
    assert not reader.often.isActive()
    assert not reader._soon.isActive()
