"""The file of an administrator: what it sets, what can be changed, and faults in it."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from latticework import administrator, paths
from latticework.errors import FileRefusedError
from latticework.gui.library.reader import OwnFolder
from latticework.gui.shell import language, main
from latticework.gui.shell.preferences_dialog import PreferencesDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.preferences import WORKERS
from latticework.run.crew import MOST_WORKERS, usual_workers

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write the file where the system has settings for all users."""
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "all"))
    path = administrator.places()[0]
    path.parent.mkdir(parents=True)

    def written(text: str) -> Path:
        path.write_text(text, "utf-8")
        administrator.read.cache_clear()
        return path

    yield written
    administrator.read.cache_clear()


def test_without_a_file_nothing_is_set(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path))
    administrator.read.cache_clear()
    assert administrator.read() == administrator.Choices()


def test_beside_the_program_it_counts_where_the_system_has_none(write, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "program", lambda: tmp_path)
    beside = tmp_path / administrator.BESIDE
    beside.write_text("[usual]\nworkers = 3\n", "utf-8")
    administrator.read.cache_clear()
    assert administrator.read().path == beside
    assert administrator.chosen("workers") == 3
    of_system = write("[usual]\nworkers = 2\n")
    assert administrator.read().path == of_system
    assert administrator.chosen("workers") == 2


@pytest.mark.parametrize(("text", "fault"), [
    ("[fixed]\nworkers = 'two'", "fixed.workers: 'two' should be a whole number from 1 to 1024"),
    ("[fixed]\nworkers = true", "fixed.workers: True should be a whole number from 1 to 1024"),
    ("[usual]\nworkers = 0", "usual.workers: 0 should be a whole number from 1 to 1024"),
    ("[usual]\nlanguage = 'xx'", "usual.language: 'xx' should be one of de, en, he, ja"),
    ("[fixed]\npuzzles = 3", "fixed.puzzles: 3 should be a text"),
    ("[fixed]\npuzzles = '~nobody-of-this-name/x'",
     "fixed.puzzles: '~nobody-of-this-name/x' should be the path of a folder"),
    ('[usual]\npuzzles = "a\\u0000b"', "usual.puzzles: 'a\\x00b' should be the path of a folder"),
    ("[usual]\npuzzles = ''", "usual.puzzles: '' should be the path of a folder"),
    ("[fixed]\nworker = 3",
     "fixed.worker: 3 is set, but there is no such setting; there are language, workers, puzzles"),
    ("workers = 3", "workers: 3 should stand in one of the tables [usual] and [fixed]"),
    ("[fixd]\nworkers = 3", "fixd: {'workers': 3} should stand in one of the tables [usual] and [fixed]"),
    ("[fixed\nworkers = 3", "not a valid TOML file: line 1, column 7: has a [table] without its end; a ] is missing"),
])
def test_a_fault_is_named_with_file_field_and_value(write, text, fault):
    path = write(text)
    with pytest.raises(FileRefusedError) as refused:
        administrator.read()
    assert str(refused.value) == f"{path}: {fault}"


def test_what_is_usual_can_be_changed(write, window):
    write("[usual]\nlanguage = 'de'\nworkers = 3\npuzzles = '../puzzles'\n")
    own = OwnFolder(window)
    assert (WORKERS.value, usual_workers()) == (3, 3)
    assert language.chosen_file().stem == "de"
    assert own.path == administrator.places()[0].parent / "../puzzles"
    dialog = PreferencesDialog(window)
    assert dialog.language.value() == "de"
    assert dialog.workers.isEnabled()
    assert dialog.language.isEnabled()
    dialog.workers.setValue(1)
    dialog.language.setValue("ja")
    own.choose(Path("/elsewhere"))
    assert WORKERS.value == 1
    assert language.chosen_file().stem == "ja"
    assert OwnFolder(window).path == Path("/elsewhere")
    dialog.close()


def test_the_language_of_the_desktop_can_be_chosen_instead_of_the_usual_one(write, window):
    write("[usual]\nlanguage = 'de'\n")
    dialog = PreferencesDialog(window)
    dialog.language.setValue("")
    dialog.close()
    assert PreferencesDialog(window).language.value() == ""


def test_what_is_fixed_is_grey_and_counts_before_everything_else(write, window, monkeypatch):
    for name, kept in (("workers", 1), ("language", "ja"), ("library/folder", "/mine")):
        QSettings().setValue(name, kept)
    monkeypatch.setenv(language.VARIABLE, "en")
    path = write("[fixed]\nlanguage = 'de'\nworkers = 3\npuzzles = '/theirs'\n")
    assert (WORKERS.value, usual_workers()) == (3, 3)
    assert language.chosen_file().stem == "de"
    own = OwnFolder(window)
    own.choose(Path("/mine"))
    assert own.path == Path("/theirs")
    assert QSettings().value("library/folder") == "/mine"
    dialog, other = PreferencesDialog(window), MainWindow()
    assert dialog.language.value() == "de"
    for field in (dialog.language, dialog.workers, other.search.crew.workers, other.library.other_folder):
        assert not field.isEnabled()
        assert field.toolTip() == "Set by your administrator"
    assert any(str(path) in label.text() for label in dialog.findChildren(type(dialog.folder)))
    assert dialog.memory.isEnabled()
    other.close()
    other.deleteLater()
    dialog.close()


def test_more_workers_than_can_be_are_as_many_as_can_be(write):
    write("[fixed]\nworkers = 1024\n")
    assert WORKERS.value == usual_workers() == MOST_WORKERS


def terminal(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "latticework", *words], capture_output=True, text=True, check=False,
                          timeout=120)


def test_the_terminal_takes_no_more_workers(write):
    path = write("[fixed]\nworkers = 2\n")
    refused = terminal("solve", "soma", "--workers", "3")
    assert refused.returncode == 2
    assert f"'3' should be 2 at most, which an administrator has fixed in {path}" in refused.stderr
    assert terminal("solve", "soma", "--workers", "2", "--quiet").returncode == 0


def test_a_fault_ends_program_and_window(write, qapp, told, monkeypatch):
    path = write("[fixed]\nworkers = -1\n")
    fault = f"{path}: fixed.workers: -1 should be a whole number from 1 to 1024"
    ended = terminal("info", "soma")
    assert (ended.returncode, ended.stderr) == (2, f"latticework: {fault}\n")
    monkeypatch.setattr(main, "QApplication", lambda _: qapp)
    assert main.open_window([]) == 4
    assert fault in told[0]
