"""Saving: which names are proposed, completed, refused, and that no file is lost unasked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from gui_help import rename
from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target, load

SQUARE = builtin("square")
BUTTONS = QMessageBox.StandardButton


@pytest.fixture
def files(qtbot: QtBot) -> DocumentFiles:
    parent = QWidget()
    qtbot.addWidget(parent)
    return DocumentFiles(parent, Document(Puzzle(SQUARE, "Two: halves", target=Target(((0, 0, 0),))), parent))


def test_save_as_proposes_the_puzzles_name_and_then_that_of_the_file(files, chooser, tmp_path):
    chooser.answer = str(tmp_path / "mine.toml")
    assert files.save_as()
    assert Path(chooser.proposed).name == "Two- halves.toml"
    rename(files.document, "Renamed")
    assert files.save_as()
    assert chooser.proposed == str(tmp_path / "mine.toml")
    assert load(tmp_path / "mine.toml").name == "Renamed"


def test_a_puzzle_of_the_library_is_proposed_by_its_name(files, chooser):
    files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
    assert not files.save()
    assert Path(chooser.proposed).name.startswith(files.document.puzzle.name[:4])
    assert not Path(chooser.proposed).is_relative_to(paths.library())


@pytest.mark.parametrize(("typed", "made"), [("a", "a.toml"), ("b.toml", "b.toml"), ("c.TOML", "c.TOML"),
                                             ("v1.2", "v1.2.toml")])
def test_a_name_gets_its_ending(files, chooser, qtbot, tmp_path, typed, made):
    chooser.answer = str(tmp_path / typed)
    with qtbot.waitSignal(files.saved) as saved:
        assert files.save_as()
    assert saved.args == [tmp_path / made]
    assert [path.name for path in tmp_path.iterdir()] == [made]
    assert files.document.path == tmp_path / made


def test_a_completed_name_never_overwrites(files, chooser, told, tmp_path):
    kept = tmp_path / "mine.toml"
    kept.write_text("precious")
    chooser.answer = str(tmp_path / "mine")
    assert not files.save_as()
    assert kept.read_text() == "precious"
    assert str(kept) in told[0]
    assert files.document.path is None
    chooser.answer = str(kept)  # here the dialog itself has asked
    assert files.save_as()
    assert load(kept).name == "Two: halves"


def test_giving_up_saves_nothing(files, chooser, qtbot, told):
    with qtbot.assertNotEmitted(files.saved):
        assert not files.save()
    assert files.document.path is None
    assert not told


def test_a_refused_save_keeps_the_old_file_and_says_so(files, chooser, qtbot, told, tmp_path):
    chooser.answer = str(tmp_path / "not there" / "a.toml")
    with qtbot.assertNotEmitted(files.saved):
        assert not files.save_as()
    assert "could not be saved" in told[0]
    assert files.document.path is None


def test_work_is_not_left_when_its_saving_is_cancelled(files, chooser, monkeypatch, tmp_path):
    monkeypatch.setattr(QMessageBox, "exec", lambda _: BUTTONS.Save)
    rename(files.document, "Changed")
    assert not files.may_leave()
    kept = tmp_path / "a.toml"
    kept.write_text("precious")
    chooser.answer = str(tmp_path / "a")
    assert not files.may_leave()
    assert files.document.modified
    assert kept.read_text() == "precious"


def test_a_damaged_file_is_reported_and_changes_nothing(files, told, tmp_path):
    (tmp_path / "a.toml").write_text("format = 1\nlattice = 3\n")
    before = files.document.puzzle
    with pytest.raises(LatticeworkError):
        load(tmp_path / "a.toml")
    files.open_path(tmp_path / "a.toml")
    assert files.document.puzzle is before
    assert "lattice" in told[0]


def test_a_puzzle_without_a_name_takes_that_of_its_first_file(files, chooser, tmp_path):
    files.document.new(SQUARE)
    chooser.answer = str(tmp_path / "my cube.toml")
    assert files.save_as()
    assert (files.document.puzzle.name, files.document.modified) == ("my cube", False)
    assert load(tmp_path / "my cube.toml").name == "my cube"
    files.document.stack.undo()
    assert (files.document.puzzle.name, files.document.modified) == ("Untitled", True)
    assert files.save()
    assert load(tmp_path / "my cube.toml").name == "Untitled"  # whoever takes it back means it


def test_a_file_that_cannot_be_written_names_nothing(files, chooser, told, tmp_path):
    files.document.new(SQUARE)
    chooser.answer = str(tmp_path / "missing" / "a.toml")
    assert not files.save_as()
    assert told
    assert (files.document.puzzle.name, files.document.modified) == ("Untitled", False)
