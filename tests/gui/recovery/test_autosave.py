"""The copy of a document: when it is written, that it is never the user's file, and when it is removed."""

import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.shell.recovery import recovery as autosave_module
from latticework.gui.shell.recovery.recovery import CHANGES, Autosave, CopyWriter
from latticework.gui.widgets.preferences import AUTOSAVE
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, load, save


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[CopyWriter]:
    made = CopyWriter(tmp_path / "recovery")
    yield made
    made.close()


@pytest.fixture
def document(qapp: QApplication) -> Document:
    return Document(Puzzle(builtin("square"), "Mine"))


def draw(document: Document, cells: int) -> None:
    """Draw so many cells, one step for each."""
    for _ in range(cells):
        document.set_cells(None, (*document.cells, (len(document.cells), 0, 0)))


def copies(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "recovery").glob("*/*.toml"))


def test_a_changed_puzzle_is_copied_and_its_file_stays(tmp_path, writer, document):
    autosave = Autosave(document, writer)
    file = tmp_path / "mine.toml"
    draw(document, 1)
    document.save_as(file)
    before = file.read_bytes()
    draw(document, 2)
    autosave.save().result()
    assert len(load(copies(tmp_path)[0]).target.cells) == 3
    assert file.read_bytes() == before


def test_many_changes_are_copied_at_once(qtbot, tmp_path, writer, document):
    autosave = Autosave(document, writer)
    draw(document, CHANGES - 1)
    QApplication.processEvents()
    assert copies(tmp_path) == []
    draw(document, 1)
    qtbot.waitUntil(lambda: len(copies(tmp_path)) == 1, timeout=20_000)
    assert autosave.save() is None  # there is nothing new to be copied


def test_few_changes_are_copied_after_a_while(qtbot, tmp_path, writer, document, monkeypatch):
    monkeypatch.setattr("latticework.gui.shell.recovery.recovery.AUTOSAVE", SimpleNamespace(value=0))
    Autosave(document, writer)
    draw(document, 1)
    qtbot.waitUntil(lambda: len(copies(tmp_path)) == 1, timeout=20_000)


@pytest.mark.parametrize("leave", [
    lambda document, folder: document.save_as(folder / "mine.toml"), lambda document, _: document.stack.undo(),
    lambda document, folder: document.open(save(Puzzle(builtin("cubic"), "Other"), folder / "o.toml")
                                           or folder / "o.toml")], ids=["saved", "undone", "another opened"])
def test_the_copy_is_removed_with_what_it_is_for(tmp_path, writer, document, leave):
    autosave = Autosave(document, writer)
    draw(document, 1)
    autosave.save().result()
    leave(document, tmp_path)
    writer.close()
    assert list(tmp_path.glob("recovery/*")) == []


def test_two_documents_have_copies_of_their_own(tmp_path, writer, document):
    other = Document(Puzzle(builtin("cubic"), "Other"))
    autosaves = [Autosave(document, writer), Autosave(other, writer)]
    draw(document, 1)
    other.set_cells(None, ((0, 0, 0, 0),))
    for autosave in autosaves:
        autosave.save().result()
    assert {load(path).name for path in copies(tmp_path)} == {"Mine", "Other"}


def test_a_full_disk_is_reported_once_and_tried_again(qtbot, tmp_path, writer, document, monkeypatch):
    autosave, told = Autosave(document, writer), []
    autosave.failed.connect(told.append)
    with monkeypatch.context() as full:
        full.setattr(autosave_module, "write_copy", lambda *_: (_ for _ in ()).throw(LatticeworkError("disk full")))
        for _ in range(2):
            draw(document, 1)
            with qtbot.waitSignal(autosave.written, timeout=20_000):
                autosave.save()
    assert told == ["disk full"]
    with qtbot.waitSignal(autosave.written, timeout=20_000):
        autosave.save()
    assert len(copies(tmp_path)) == 1


@pytest.mark.parametrize(("kept", "seconds"), [(None, 30), ("5", 5), ("1", 5), ("100000", 600), ("soon", 30)])
def test_the_interval_is_a_setting(qapp, kept, seconds):
    if kept is not None:
        QSettings().setValue(AUTOSAVE.name, kept)
    assert AUTOSAVE.value == seconds


def test_nothing_is_reported_of_a_copy_whose_window_was_closed_meanwhile(tmp_path, writer, document, monkeypatch):
    begun, go_on, told = threading.Event(), threading.Event(), []

    def slow(*_):
        begun.set()
        assert go_on.wait(30)

    monkeypatch.setattr(autosave_module, "write_copy", slow)
    autosave = Autosave(document, writer)
    autosave.written.connect(told.append)
    draw(document, 1)
    autosave.save()
    assert begun.wait(30)
    autosave.close()
    go_on.set()
    writer.close()
    QApplication.processEvents()
    assert told == []
