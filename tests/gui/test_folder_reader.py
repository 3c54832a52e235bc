"""Looking at a folder in a thread, whenever it changes."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from latticework.gui.common.folder_reader import FolderReader


class Counting(FolderReader):
    """Counts its looks; `told` has the names that it saw."""

    told = Signal(object)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, 20, parent)
        self.looks, self.seen, self.fails, self.busy = 0, [], False, False
        self.hold = threading.Event()
        self.hold.set()
        self.told.connect(lambda names: setattr(self, "seen", names))

    def _read(self) -> bool:
        self.looks += 1
        self.hold.wait()
        self.told.emit(sorted(path.name for path in self.folder.iterdir()))
        if self.fails:
            raise ValueError
        return self.busy


@pytest.fixture
def reader(qapp, tmp_path) -> Iterator[Counting]:
    parent = QObject()
    made = Counting(tmp_path, parent)
    yield made
    made.hold.set()
    made.close()
    made._reading.shutdown(wait=True)


def test_a_file_that_appears_is_seen(reader, qtbot):
    reader.follow()
    qtbot.waitUntil(lambda: reader.looks == 1)
    (reader.folder / "a").touch()
    qtbot.waitUntil(lambda: reader.seen == ["a"])


def test_what_changes_amid_a_look_is_seen_by_another(reader, qtbot):
    reader.hold.clear()
    reader.follow()
    qtbot.waitUntil(lambda: reader.looks == 1)
    reader.look()
    reader.hold.set()
    qtbot.waitUntil(lambda: reader.looks == 2)


def test_after_a_look_that_failed_comes_another(reader, qtbot, monkeypatch):
    met = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error[0]))
    reader.fails = True
    reader.follow()
    qtbot.waitUntil(lambda: met == [ValueError])
    reader.fails = False
    (reader.folder / "a").touch()
    qtbot.waitUntil(lambda: reader.seen == ["a"])


def test_it_looks_again_and_again_while_somebody_works_there_until_it_rests(reader, qtbot):
    reader.busy = True
    reader.follow()
    qtbot.waitUntil(lambda: reader.looks > 3)
    reader.rest()
    qtbot.waitUntil(lambda: not reader._looking)
    before = reader.looks
    (reader.folder / "a").touch()
    QApplication.processEvents()
    assert reader.looks == before
    assert not reader._often.isActive()
    assert not reader._soon.isActive()
