"""The window opens and drops what the register of formats holds."""

from contextlib import closing

import pytest
from PySide6.QtCore import QMimeData, QPoint, QSettings, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.gui.editor import file_dialogs
from latticework.gui.editor.document import Document
from latticework.gui.editor.file_dialogs import DocumentFiles, last_folder
from latticework.gui.editor.opened_files import read_cover, read_puzzle
from latticework.gui.export.dialog import exported
from latticework.gui.shell.any_window import DroppedFiles
from latticework.gui.widgets.dialogs import RemarksDialog
from latticework.gui.widgets.preferences import recent_files
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target, save
from latticework.store.search_file import SearchFile
from other_programs import SAMPLES
from samples import solved
from xmpuzzle_files import EVERYTHING, problem, voxel, written, xml

BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def test_every_format_that_can_be_read_is_offered_for_opening(qapp):
    every, *lines = file_dialogs.filters_to_open().split(";;")
    known = [*formats.readable(), *formats.covers()]
    assert len(lines) == len(known)
    for form in known:
        assert f"*{form.ending}" in every
        assert any(f"(*{form.ending}" in line for line in lines)
    assert any("(*.polysolve.json *.json)" in line for line in lines)


def test_every_format_of_other_programs_is_offered_for_import(qapp):
    every, *lines = file_dialogs._filters_to_import().split(";;")
    foreign = {form.ending for form in [*formats.readable(), *formats.covers()]} - {".toml", ".search"}
    assert all(f"*{ending}" in every for ending in foreign)
    assert len(lines) == len(foreign) + 1
    assert "*.toml" in lines[-1]


def test_every_format_that_can_be_written_is_saved_or_exported(qapp):
    assert {form.ending for form in [formats.PUZZLE, *exported()]} == {form.ending for form in formats.writable()}


@pytest.fixture
def dropped(qtbot):
    """A window that takes files, and what it was told to open."""
    window, opened = QWidget(), []
    qtbot.addWidget(window)
    DroppedFiles(window, opened.append)
    return window, opened


def drop(window, *urls):
    """Drag something onto a window and let it go there; return whether it was taken."""
    data = QMimeData()
    data.setUrls(list(urls))
    where, none = QPoint(5, 5), Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(where, BOTH, data, Qt.MouseButton.LeftButton, none)
    QApplication.sendEvent(window, entered)
    if entered.isAccepted():
        QApplication.sendEvent(window, QDropEvent(where.toPointF(), BOTH, data, Qt.MouseButton.LeftButton, none))
        QApplication.processEvents()  # opening waits until the drop is over
    return entered.isAccepted()


@pytest.mark.parametrize("form", formats.readable(), ids=lambda form: form.ending)
def test_a_dropped_file_is_opened(dropped, tmp_path, form):
    window, opened = dropped
    path = tmp_path / f"a{form.ending}"
    path.touch()
    assert drop(window, QUrl.fromLocalFile(str(path)))
    assert opened == [[path]]


def test_other_things_are_not_taken(dropped, tmp_path):
    window, opened = dropped
    (tmp_path / "a.toml").touch()
    one, folder = QUrl.fromLocalFile(str(tmp_path / "a.toml")), QUrl.fromLocalFile(str(tmp_path))
    gone = QUrl.fromLocalFile(str(tmp_path / "gone.toml"))
    for urls in ([], [one, gone], [folder, gone], [one, QUrl("https://example.org/a.toml")]):
        assert not drop(window, *urls)
    assert not opened


def test_of_very_many_files_those_left_are_listed(window, told, tmp_path):
    paths = [tmp_path / f"{name}.toml" for name in "abcdefg"]
    for path in paths:
        save(Puzzle(builtin("square"), path.stem, target=Target(((0, 0, 0),))), path)
    beside = []
    window.files.beside_requested.connect(beside.append)
    assert drop(window, *(QUrl.fromLocalFile(str(path)) for path in paths))
    assert window.document.path == paths[0]
    assert beside == paths[1:5]
    assert recent_files(QSettings()) == [*paths[5:], paths[0]]
    assert window.passing.text == "2 more files are listed in the library under “Your own”"
    assert not told


def test_the_window_opens_what_is_dropped_on_it(window, tmp_path):
    save(Puzzle(builtin("square"), "Dropped", target=Target(((0, 0, 0),))), tmp_path / "a.toml")
    assert drop(window, QUrl.fromLocalFile(str(tmp_path / "a.toml")))
    assert window.document.puzzle.name == "Dropped"


def test_a_search_file_opens_as_its_puzzle_which_is_saved_elsewhere(qapp, tmp_path):
    puzzle, _ = solved("AB\nAC", "square")
    prepared = prepare(puzzle)
    with closing(SearchFile.create(tmp_path / "a.search", puzzle, prepared.fingerprint)):
        pass
    document = Document(Puzzle(builtin("cubic")))
    document.open(tmp_path / "a.search")
    assert document.puzzle == puzzle
    assert document.path is None
    assert document.source == tmp_path / "a.search"


@pytest.mark.parametrize(("name", "text"), [
    ("a.json", SAMPLES[".polysolve.json"][0]), ("a.txt", SAMPLES[".polycube.txt"][0]), ("a.psv", SAMPLES[".psv"][0]),
    ("a.puz", SAMPLES[".puz"][0]), ("a.conf", SAMPLES[".conf"][0]), ("b.txt", SAMPLES[".puzzler.txt"][0]),
    ("a.scad", SAMPLES[".scad"][0])])
def test_a_puzzle_of_another_program_is_recognised_by_its_contents(qapp, tmp_path, name, text):
    path = tmp_path / name
    path.write_text(text)
    assert read_cover(path) is None
    opened = read_puzzle(path)
    assert (opened.path, opened.source, bool(opened.puzzle.parts)) == (None, path, True)


def test_what_was_left_out_beside_the_puzzle_is_counted_and_shown_when_asked_for(qtbot, told, tmp_path):
    files = DocumentFiles(QWidget(), Document(Puzzle(builtin("cubic"))))
    qtbot.addWidget(files.window)
    counted = []
    files.counted.connect(counted.append)
    assert not files.left_out.isEnabled()
    shapes = voxel(1, 1, 1, "#", 'weight="3"') + voxel(1, 1, 1, "#")
    files.open_path(written(tmp_path / "a.xmpuzzle", xml(shapes, problem(1, '<shape id="0" count="1"/>'))))
    assert counted == ["1 thing beside the puzzle was left out; File > What was left out… shows it"]
    assert not files.window.findChildren(RemarksDialog)
    files.left_out.trigger()
    remarks, = files.window.findChildren(RemarksDialog)
    assert "the weight of 1 shape is left out" in remarks.remarks.toPlainText()
    files.document.new(builtin("square"))
    assert not files.left_out.isEnabled()
    remarks.close()


def test_a_file_of_another_program_says_where_the_next_one_is_looked_for(qtbot, tmp_path):
    files = DocumentFiles(QWidget(), Document(Puzzle(builtin("cubic"))))
    qtbot.addWidget(files.window)
    path = tmp_path / "collection" / "a.psv"
    path.parent.mkdir()
    path.write_text(SAMPLES[".psv"][0])
    files.open_path(path)
    assert last_folder() == str(path.parent)
    files.open_path(next(paths.library().glob("*/*.toml")))
    assert last_folder() == str(path.parent)


def test_what_is_opened_after_a_pasted_puzzle_has_no_changes(qtbot, tmp_path):
    files = DocumentFiles(QWidget(), Document(Puzzle(builtin("cubic"))))
    qtbot.addWidget(files.window)
    files.paste(EVERYTHING)
    assert files.document.modified
    files.document.show(read_puzzle(written(tmp_path / "a.xmpuzzle", EVERYTHING)))
    assert not files.document.modified


def test_what_could_not_be_taken_over_is_shown(qtbot, told, tmp_path):
    files = DocumentFiles(QWidget(), Document(Puzzle(builtin("cubic"))))
    qtbot.addWidget(files.window)
    files.open_path(written(tmp_path / "a.xmpuzzle", EVERYTHING))
    assert files.document.puzzle.name == "a"
    assert files.document.path is None
    remarks, = files.window.findChildren(RemarksDialog)
    assert remarks.isVisible()
    assert remarks.title.text() == "a.xmpuzzle is open. Not all of it could be taken over:"
    assert "the weight of 1 shape is left out" in remarks.remarks.toPlainText()
    remarks.copy_button.click()
    assert QApplication.clipboard().text() == f"{remarks.title.text()}\n{remarks.remarks.toPlainText()}"
    assert not told
    remarks.close()


@pytest.mark.parametrize("form", formats.covers(), ids=lambda form: form.ending)
def test_an_exact_cover_problem_is_refused_as_what_it_is(qapp, tmp_path, form):
    (tmp_path / f"a{form.ending}").touch()
    document = Document(Puzzle(builtin("cubic")))
    with pytest.raises(LatticeworkError, match="an exact cover problem, no puzzle"):
        document.open(tmp_path / f"a{form.ending}")
    assert document.puzzle == Puzzle(builtin("cubic"))
