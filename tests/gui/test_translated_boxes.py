"""Windows and boxes beside the main window in two made-up languages: nothing stays in English, nothing is cut off."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cover_texts import MANY
from faulty_program import FaultyProgram
from gui_help import opened
from latticework import paths
from latticework.errors import FileRefusedError
from latticework.files import exact_covers, formats
from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.crash_reports import CrashReporter
from latticework.gui.shell.help import show_about, show_first_steps
from latticework.gui.shell.preferences_dialog import PreferencesDialog, _languages
from latticework.gui.shell.recovery.copies import RecoveryCopy, UnreadableCopy, read_copy
from latticework.gui.shell.recovery.dialog import RecoveryDialog
from latticework.gui.shell.shortcuts_dialog import ShortcutsDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.dialogs import ask_to_save, warn
from latticework.gui.widgets.translation import error_text, locale
from latticework.lattice import builtin, names
from latticework.puzzle import Puzzle, load_any
from latticework.puzzle.colors import NAMED
from quick_suite import in_part
from translation_help import BRACKETS, SMALLEST, cut_off, untranslated

LATTICE = 'format = 1\nname = "flat"\ntitle = "Flat"\nvectors = [[1, 0], [0, 1]]\n'
SQUARE = '[[cells]]\nname = "a"\noutline = [[0, 0], [1, 0], [1, 1], [0, 1]]\n'
PUZZLE = 'format = 1\nname = "a"\nlattice = "cubic"\n'
REFUSED: dict[str, tuple[str | None, list[str]]] = {
    "no.toml": (None, []),
    "empty.toml": ("", ["format"]),
    "newer.toml": ("format = 99", ["format"]),
    "broken.toml": ("format = ", []),
    "broken-line.toml": ("format\n", []),
    "lattice.toml": (PUZZLE.replace("cubic", "cubes"), ["lattice", *names(), "cubes", "own"]),
    "type.toml": (PUZZLE + '[[parts]]\nname = "A"\ncopies = "2"', ["parts[0].copies"]),
    "key.toml": (PUZZLE + "[matching]\nmeets = 1", ["matching", "meets", "meet", "alone", "reach", "kind"]),
    "cells.toml": (PUZZLE + "[target]\ncells = [[0, 0]]", ["target.cells", "cubic"]),
    "color.toml": (PUZZLE + "[target]\ncolors = {blau = [[0, 0, 0]]}", ["target.colors", "blau", *NAMED]),
    "up.toml": (PUZZLE + "up = [0, 0]", ["up"]),
    "gap.toml": (LATTICE.replace("[1, 0]", "[2, 0]") + SQUARE, ["cells", "a", "gaps"]),
    "inside.toml": (LATTICE + SQUARE.replace("[0, 1]", "[0, 0]"), ["cells.a", "outline"]),
    "search.lws": ("no search", []),
    "empty.dlx": ("", []),
    "line.dlx": ("a b\na c", ["c"]),
    "comment.dlx": ("a b\na | b", ["|"]),
    "name.dlx": ("a:b", ["a:b"]),
    "twice.json": ('[["a", "a"]]', ["options[0]", "a"]),
    "type.json": ('{"options": 3}', ["options"]),
    "broken.json": ("[", []),
    "matrix.npz": ("none", ["indptr", "indices", "n_items", "n_primary"]),
}
"""Files that are refused, each for another reason, None for one that is not there; what is told of their contents."""


def no_english(top: QWidget, spoken: str, *known: str) -> None:
    """Check that a window has no text in English but these, and none that is cut off."""
    QApplication.processEvents()
    assert untranslated(top, BRACKETS[spoken], set(known)) == []
    for _ in range(50):  # what is laid out anew has its place a moment later
        if cut_off(top):
            QTest.qWait(20)
    assert cut_off(top) == []
    assert top.width() <= SMALLEST[0]
    assert top.height() <= SMALLEST[1]


@pytest.fixture
def owner(qtbot: QtBot, spoken: str) -> QWidget:
    """A window for boxes to stand in front of."""
    assert spoken in BRACKETS
    return opened(qtbot, QWidget(), 600, 400)


@pytest.fixture
def boxes(owner: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[QMessageBox]:
    """The message boxes that came up, each of them open."""
    found: list[QMessageBox] = []

    def show(box: QMessageBox) -> int:
        found.append(box)
        box.open()
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "exec", show)
    assert owner.isVisible()
    return found


def test_the_window_of_an_exact_cover_problem(
    spoken: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "searches", lambda: tmp_path)
    document = exact_covers.parse_dlx(MANY, "text", "some")
    window = CoverWindow(document)
    window.resize(*SMALLEST)
    with qtbot.waitExposed(window):
        window.show()
    qtbot.waitUntil(lambda: window.runner.look is not None)
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        # a thread tells the trace, then that is laid out
        qtbot.waitUntil(lambda: no_english(window, spoken, "some", "a", "b", "c"), timeout=20_000)
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("show", [show_first_steps, show_about])
def test_help(show, spoken: str, owner: QWidget, boxes: list[QMessageBox]) -> None:
    show(owner)
    no_english(boxes[0], spoken)


def test_a_question(spoken: str, owner: QWidget, boxes: list[QMessageBox]) -> None:
    ask_to_save(owner, "")
    no_english(boxes[0], spoken)


@pytest.mark.parametrize(("can_save", "safe"), [(True, True), (True, False), (False, True)])
def test_a_crash(can_save: bool, safe: bool, spoken: str, owner: QWidget) -> None:
    reporter = CrashReporter(owner, FaultyProgram(owner, owner.close if can_save else None, safe))
    reporter._show("somewhere", "ValueError: what Python says")
    no_english(reporter.box, spoken)
    reporter.box.reject()


@pytest.mark.parametrize("name", in_part(REFUSED, 4))
def test_a_file_that_is_refused(
    name: str, spoken: str, owner: QWidget, boxes: list[QMessageBox], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(paths, "lattices", lambda: Path("own"))  # long paths are shortened
    path, (text, known) = Path(name), REFUSED[name]
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(FileRefusedError) as refused:
        load_any(path) if path.suffix == ".toml" else formats.read(path)
    warn(owner, "Latticework", error_text(refused.value))
    no_english(boxes[0], spoken, str(path), *known)


def test_preferences(spoken: str, qtbot: QtBot) -> None:
    dialog = PreferencesDialog(opened(qtbot, QMainWindow(), 600, 400))
    dialog.open()
    no_english(dialog, spoken, str(paths.searches()), "English", *_languages().values())  # what they call themselves


def test_keyboard_shortcuts(window: MainWindow, spoken: str) -> None:
    assert spoken in BRACKETS
    dialog = ShortcutsDialog(window)
    dialog.open()
    dialog.choose("Export")
    for keys in ("Ctrl+S", "Space"):
        dialog.edit.setKeySequence(keys)
        dialog.edit.editingFinished.emit()
        assert dialog.message.text()
        QApplication.processEvents()
        assert cut_off(dialog) == []
    dialog.close()


def test_what_is_offered_after_a_crash(spoken: str, owner: QWidget) -> None:
    name, file = "12", Path("/12.toml")
    copies = [RecoveryCopy(Path(), Puzzle(builtin("square"), name), place, 0.0) for place in (None, file)]
    unreadable = read_copy(Path("1.toml"))
    assert isinstance(unreadable, UnreadableCopy)
    dialog = RecoveryDialog(copies, [unreadable], owner)
    dialog.open()
    begin = locale().toString(QDateTime.fromSecsSinceEpoch(0), QLocale.FormatType.ShortFormat)
    no_english(dialog, spoken, begin)
    dialog.reject()
