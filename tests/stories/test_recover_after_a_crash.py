"""A user starts the program after it was cut off, and recovers, discards, or leaves for later what is offered."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from latticework import paths
from latticework.gui.shell.recovery.copies import ProgramFolder, write_copy
from latticework.gui.shell.recovery.dialog import RecoveryDialog
from latticework.gui.shell.windows import Windows
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save
from latticework.puzzle.edit_cells import with_cells


def half_drawn(name: str, cells: int) -> Puzzle:
    return with_cells(Puzzle(builtin("square"), name), None, tuple((x, 0, 0) for x in range(cells)))


@pytest.fixture
def cut_off(tmp_path: Path) -> Path:
    """What a program left that was killed: a changed file, a puzzle without a file, and a damaged copy."""
    left, file = ProgramFolder.made_in(paths.recovery()), tmp_path / "mine.toml"
    save(half_drawn("Mine", 1), file)
    write_copy(left.path / "1.toml", half_drawn("Mine", 5), file)
    write_copy(left.path / "2.toml", half_drawn("New", 7), None)
    (left.path / "3.toml").write_text("damaged")
    left._lock.release()
    return file


class Started:
    """A program that was started."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.windows = qtbot, Windows()
        self.windows.begin(None)

    @property
    def dialog(self) -> RecoveryDialog:
        """What is offered."""
        self.qtbot.waitUntil(lambda: self.windows.recovery.dialog is not None, timeout=20_000)
        assert self.windows.recovery.dialog is not None
        return self.windows.recovery.dialog

    def end(self) -> None:
        """Quit, with nothing more to be saved."""
        for window in self.windows.puzzles:
            window.document.let_go()
        self.windows.quit()
        self.windows.recovery.close()
        self.windows.queue.close()


@pytest.fixture
def started(qtbot: QtBot, cut_off: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Started]:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = Started(qtbot)
    yield made
    made.end()


def offered(dialog: RecoveryDialog) -> list[str]:
    return sorted(dialog.list.item(row).text().split("\n")[0] for row in range(dialog.list.count()))


def test_recover_all_and_save_one(started: Started, cut_off: Path, qtbot: QtBot) -> None:
    assert offered(started.dialog) == ["Mine", "New"]
    assert started.dialog.recover.isDefault()
    qtbot.mouseClick(started.dialog.recover, Qt.MouseButton.LeftButton)
    found = {window.document.puzzle.name: window for window in started.windows.puzzles}
    assert len(found) == len(started.windows.puzzles) == 2  # the one at hand was used again
    mine = found["Mine"].document
    assert (mine.path, mine.modified, len(mine.cells)) == (cut_off, True, 5)
    assert found["New"].document.path is None
    assert found["Mine"].files.save()
    found["New"].document.let_go()
    started.end()
    assert list(paths.recovery().glob("*/*.toml")) == list(paths.recovery().glob("unreadable/*"))


def test_what_cannot_be_read_is_reported_and_kept(started: Started) -> None:
    told = " ".join(label.text() for label in started.dialog.findChildren(QLabel))
    kept, = (paths.recovery() / "unreadable").iterdir()
    assert str(kept) in told
    assert "the first line should say" in told
    assert kept.read_text() == "damaged"


def test_discard_one_and_leave_the_other_for_later(
    started: Started, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    dialog = started.dialog
    keep = next(dialog.list.item(row) for row in range(2) if dialog.list.item(row).text().startswith("New"))
    keep.setCheckState(Qt.CheckState.Unchecked)
    qtbot.mouseClick(dialog.discard, Qt.MouseButton.LeftButton)
    started.end()
    again = Started(qtbot)
    assert offered(again.dialog) == ["New"]
    again.dialog.reject()
    again.end()


def test_close_the_program_after_a_fault_and_find_everything_at_the_next_start(
    started: Started, qtbot: QtBot
) -> None:
    qtbot.mouseClick(started.dialog.recover, Qt.MouseButton.LeftButton)
    assert started.windows.rescue()
    started.windows.leave_with_copies()
    qtbot.waitUntil(lambda: not started.windows.puzzles, timeout=20_000)
    started.end()
    again = Started(qtbot)
    assert offered(again.dialog) == ["Mine", "New"]
    again.dialog.reject()
    again.end()
