"""A puzzle file that others have changed or removed meanwhile is not overwritten, and not lost, without a word."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gui_help import rename
from latticework import paths
from latticework.gui.editor.document import Document
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.gui.shell.recovery.copies import RecoveryCopy, read_copy
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.windows import Windows
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target, load, save

BUTTONS = QMessageBox.StandardButton
OVERWRITE, OTHER, CANCEL = BUTTONS.Yes, BUTTONS.Save, BUTTONS.Cancel
MINE = Puzzle(builtin("square"), "Mine", target=Target(((0, 0, 0),)))
THEIRS = Puzzle(builtin("square"), "Theirs", target=Target(((0, 0, 0), (1, 0, 0))))


class Asked:
    """Answers the boxes that come up, and knows what they said and which button Return presses."""

    def __init__(self) -> None:
        self.answers: list[QMessageBox.StandardButton] = []
        self.texts: list[str] = []
        self.usual: list[QMessageBox.StandardButton] = []

    def __call__(self, box: QMessageBox) -> QMessageBox.StandardButton:
        self.texts.append(box.text())
        self.usual.append(box.standardButton(box.defaultButton()))
        return self.answers.pop(0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    made = Asked()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: made(box))  # noqa: PLW0108 - to be a method of the box
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save(MINE, tmp_path / "mine.toml")
    return tmp_path / "mine.toml"


@pytest.fixture
def files(qtbot: QtBot, file: Path) -> DocumentFiles:
    """The file opened and the puzzle edited."""
    parent = QWidget()
    qtbot.addWidget(parent)
    made = DocumentFiles(parent, Document(MINE, parent))
    made.open_path(file)
    rename(made.document, "Edited")
    return made


def other_puzzle(path: Path) -> None:
    save(THEIRS, path)


def garbage(path: Path) -> None:
    path.write_bytes(b"\xff\0no puzzle")


def nothing(path: Path) -> None:
    path.write_bytes(b"")


def far_too_long(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b"#" * 3_000_000)


def one_letter(path: Path) -> None:
    """Change a letter, so that size and time stay."""
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    path.write_bytes(path.read_bytes().replace(b"Mine", b"Nine"))
    os.utime(path, ns=times)


CHANGES = [other_puzzle, garbage, nothing, far_too_long, one_letter]


class TestSave:
    @pytest.mark.parametrize("change", CHANGES)
    def test_what_another_program_wrote_stays_unless_the_user_says_so(
        self, files: DocumentFiles, file: Path, asked: Asked, change: Callable[[Path], None]
    ) -> None:
        change(file)
        theirs = file.read_bytes()
        asked.answers = [CANCEL, OVERWRITE]
        assert not files.save()
        assert file.read_bytes() == theirs
        assert files.document.modified
        assert asked.texts[0].startswith("mine.toml was changed by another program")
        assert asked.usual == [CANCEL]
        assert files.save()
        assert load(file).name == "Edited"
        assert not files.document.modified
        rename(files.document, "Again")
        assert files.save()
        assert len(asked.texts) == 2, "what was written here is nobody else's"

    def test_under_another_name_both_are_kept(
        self, files: DocumentFiles, file: Path, asked: Asked, chooser, tmp_path: Path
    ) -> None:
        other_puzzle(file)
        asked.answers = [OTHER]
        chooser.answer = str(tmp_path / "other.toml")
        assert files.save()
        assert (load(file).name, load(tmp_path / "other.toml").name) == ("Theirs", "Edited")
        assert files.document.path == tmp_path / "other.toml"

    @pytest.mark.usefixtures("chooser")
    def test_no_other_name_saves_nothing(self, files: DocumentFiles, file: Path, asked: Asked) -> None:
        other_puzzle(file)
        asked.answers = [OTHER]
        assert not files.save()
        assert load(file).name == "Theirs"
        assert files.document.modified

    def test_the_same_bytes_at_another_time_are_no_change(self, files: DocumentFiles, file: Path) -> None:
        file.write_bytes(file.read_bytes())
        os.utime(file, (1, 1))
        assert files.save()
        assert load(file).name == "Edited"

    def test_a_file_that_is_gone_is_said_to_be(self, files: DocumentFiles, file: Path, asked: Asked) -> None:
        file.unlink()
        asked.answers = [CANCEL, OVERWRITE]
        assert not files.save()
        assert not file.exists()
        assert asked.texts[0].startswith("mine.toml is not there any more")
        assert files.save()
        assert load(file).name == "Edited"
        assert asked.usual == [OVERWRITE] * 2, "nothing is lost by it"

    def test_what_cannot_be_read_is_not_taken_for_unchanged(
        self, files: DocumentFiles, file: Path, asked: Asked
    ) -> None:
        file.unlink()
        file.mkdir()
        asked.answers = [CANCEL]
        assert not files.save()
        assert "cannot be read" in asked.texts[0]
        assert asked.usual == [CANCEL]

    def test_saving_under_the_name_it_has_is_asked_about_by_the_dialog_alone(
        self, files: DocumentFiles, file: Path, chooser
    ) -> None:
        other_puzzle(file)
        chooser.answer = str(file)
        assert files.save_as()
        assert load(file).name == "Edited"
        rename(files.document, "Again")
        assert files.save()

    def test_opening_it_again_knows_it_as_it_is(self, files: DocumentFiles, file: Path) -> None:
        files.document.stack.undo()
        other_puzzle(file)
        files.open_path(file)
        rename(files.document, "Edited")
        assert files.save()


class TestLeave:
    def test_the_only_copy_is_not_left_without_a_question(
        self, files: DocumentFiles, file: Path, asked: Asked
    ) -> None:
        files.document.stack.undo()
        assert not files.document.modified
        file.unlink()
        asked.answers = [CANCEL, BUTTONS.Discard, BUTTONS.Save]
        assert not files.may_leave()
        assert "is not there any more" in asked.texts[0]
        assert files.document.modified
        assert files.may_leave()
        assert not file.exists()
        assert files.may_leave()
        assert load(file).name == "Mine"
        assert len(asked.texts) == 3, "who was told that it is gone is not asked once more"

    def test_what_others_changed_may_be_left_where_nothing_was_edited(
        self, files: DocumentFiles, file: Path
    ) -> None:
        files.document.stack.undo()
        other_puzzle(file)
        assert files.may_leave()
        assert load(file).name == "Theirs"

    def test_edits_are_not_saved_over_what_others_changed(
        self, files: DocumentFiles, file: Path, asked: Asked
    ) -> None:
        other_puzzle(file)
        asked.answers = [BUTTONS.Save, CANCEL]
        assert not files.may_leave()
        assert load(file).name == "Theirs"
        assert files.document.modified


def come_back(window: MainWindow) -> None:
    """Let a window become the active one again."""
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))


class TestComingBack:
    @pytest.fixture
    def window(self, borrowed: MainWindow, file: Path) -> MainWindow:
        borrowed.files.open_path(file)
        borrowed.passing.clear()
        return borrowed

    def test_a_changed_file_is_reported_once(self, window: MainWindow, file: Path, qtbot: QtBot) -> None:
        passing = window.passing
        other_puzzle(file)
        come_back(window)
        qtbot.waitUntil(lambda: passing.text.startswith("mine.toml was changed by another program"))
        assert not window.isWindowModified()
        passing.clear()
        come_back(window)
        qtbot.waitUntil(lambda: not window.messages.own_file.looking)
        assert passing.text == ""

    def test_a_file_as_it_was_is_not_spoken_of(self, window: MainWindow, qtbot: QtBot) -> None:
        come_back(window)
        qtbot.waitUntil(lambda: not window.messages.own_file.looking)
        assert window.passing.text == ""

    def test_a_file_that_is_gone_makes_the_puzzle_unsaved(
        self, window: MainWindow, file: Path, qtbot: QtBot
    ) -> None:
        file.unlink()
        come_back(window)
        qtbot.waitUntil(window.isWindowModified)
        assert window.passing.text.startswith("mine.toml is not there any more")

    @pytest.mark.parametrize("seen_before", [False, True])
    def test_what_a_box_says_of_the_file_is_not_said_beside_it(
        self, window: MainWindow, file: Path, asked: Asked, qtbot: QtBot, seen_before: bool
    ) -> None:
        file.unlink()
        if seen_before:
            come_back(window)
            qtbot.waitUntil(lambda: window.passing.text != "")
        asked.answers = [CANCEL]
        assert not window.files.may_leave()
        assert asked.texts[0].startswith("mine.toml is not there any more")
        assert window.passing.text == ""
        come_back(window)  # as the box closes
        qtbot.waitUntil(lambda: not window.messages.own_file.looking)
        assert window.passing.text == ""

    def test_what_was_found_of_a_file_is_not_said_of_the_next(
        self, window: MainWindow, file: Path, tmp_path: Path, qtbot: QtBot
    ) -> None:
        save(THEIRS, tmp_path / "other.toml")
        other_puzzle(file)
        come_back(window)
        window.document.open(tmp_path / "other.toml")
        qtbot.waitUntil(lambda: not window.messages.own_file.looking)
        assert window.passing.text == ""


class TestTwoWindowsOfOneProgram:
    def test_the_second_to_save_is_asked(self, windows: Windows, file: Path, asked: Asked) -> None:
        windows.begin(file)
        windows.puzzles[0].files.beside_requested.emit(file)
        first, second = windows.puzzles
        assert first.document.path == second.document.path == file
        rename(first.document, "First")
        rename(second.document, "Second")
        assert first.files.save()
        assert asked.texts == []
        asked.answers = [BUTTONS.Save, CANCEL]
        assert not second.close()
        assert asked.texts[1].startswith("mine.toml was changed by another program or window")
        assert load(file).name == "First"
        rename(first.document, "First again")
        assert first.files.save()

    def test_it_closes_with_a_copy_after_a_fault_though_the_file_is_gone(
        self, windows: Windows, file: Path, asked: Asked, qtbot: QtBot
    ) -> None:
        windows.begin(file)
        file.unlink()
        windows.leave_with_copies()
        qtbot.waitUntil(lambda: windows.main is None)
        windows.recovery.close()
        assert asked.texts == []
        copy, = paths.recovery().glob("*/*.toml")
        assert load(copy).name == "Mine"

    def test_edits_are_recovered_beside_what_others_wrote_before_their_copy(
        self, windows: Windows, file: Path
    ) -> None:
        windows.begin(file)
        document = windows.puzzles[0].document
        rename(document, "Edited")
        assert windows.rescue()
        copy, = paths.recovery().glob("*/*.toml")
        kept = read_copy(copy)
        assert isinstance(kept, RecoveryCopy)
        assert kept.own_file == file
        other_puzzle(file)
        rename(document, "Edited again")
        assert windows.rescue()
        kept = read_copy(copy)
        assert isinstance(kept, RecoveryCopy)
        assert (kept.puzzle.name, kept.own_file) == ("Edited again", None)

    def test_a_window_that_comes_to_the_front_says_what_the_other_saved(
        self, windows: Windows, file: Path, qtbot: QtBot
    ) -> None:
        windows.begin(file)
        windows.puzzles[0].files.beside_requested.emit(file)
        first, second = windows.puzzles
        qtbot.waitUntil(second.isActiveWindow)
        rename(second.document, "Second")
        assert second.files.save()
        first.activateWindow()
        qtbot.waitUntil(lambda: first.passing.text.startswith("mine.toml was changed"))
