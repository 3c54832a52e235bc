"""The window opens, drops and exports what the register of formats holds."""

from contextlib import closing

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from latticework.errors import LatticeworkError
from latticework.exchange import formats
from latticework.exchange.contents import Contents
from latticework.gui.app.dropped_files import DroppedFiles
from latticework.gui.document import file_filters
from latticework.gui.document.document import Document
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target, save
from latticework.session import SearchFile, prepare
from samples import solved
from xmpuzzle_files import EVERYTHING, written

BOTH = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction


def test_every_format_that_can_be_read_is_offered_for_opening(qapp):
    every, *lines = file_filters.to_open().split(";;")
    known = [*formats.readable(), *formats.covers()]
    assert len(lines) == len(known)
    for form in known:
        assert f"*{form.ending}" in every
        assert any(f"(*{form.ending})" in line for line in lines)


def test_every_format_that_can_be_written_is_saved_or_exported(qapp):
    offered = {file_filters.to_save(): formats.PUZZLE} | file_filters.exports()
    assert {form.ending for form in offered.values()} == {form.ending for form in formats.writable()}
    assert all(f"(*{form.ending})" in line for line, form in offered.items())


@pytest.mark.parametrize("form", [form for form in formats.writable() if form is not formats.PUZZLE],
                         ids=lambda form: form.ending)
def test_every_format_is_exported_by_its_line_or_refused(qtbot, chooser, told, tmp_path, form):
    puzzle, solution = solved("AB\nAC", "square")
    parent = QWidget()
    qtbot.addWidget(parent)
    files = DocumentFiles(parent, Document(puzzle, parent))
    chooser.answer, chooser.kind = str(tmp_path / "a"), file_filters.line_of(form)
    files.export(None)
    assert (tmp_path / f"a{form.ending}").exists() != form.needs_solution
    lost = not form.needs_solution and form.written(Contents(puzzle), tmp_path / "a")[1]
    assert bool(told) == (form.needs_solution or bool(lost))
    told.clear()
    chooser.answer = str(tmp_path / f"b{form.ending}")
    files.export(solution)
    assert (tmp_path / f"b{form.ending}").stat().st_size


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
    return entered.isAccepted()


@pytest.mark.parametrize("form", formats.readable(), ids=lambda form: form.ending)
def test_a_dropped_file_is_opened(dropped, tmp_path, form):
    window, opened = dropped
    path = tmp_path / f"a{form.ending}"
    path.touch()
    assert drop(window, QUrl.fromLocalFile(str(path)))
    assert opened == [path]


def test_other_things_are_not_taken(dropped, tmp_path):
    window, opened = dropped
    (tmp_path / "a.toml").touch()
    one, folder = QUrl.fromLocalFile(str(tmp_path / "a.toml")), QUrl.fromLocalFile(str(tmp_path))
    for urls in ([], [one, one], [folder], [QUrl("https://example.org/a.toml")]):
        assert not drop(window, *urls)
    assert not opened


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


def test_what_could_not_be_taken_over_is_shown(qtbot, told, tmp_path):
    files = DocumentFiles(QWidget(), Document(Puzzle(builtin("cubic"))))
    qtbot.addWidget(files.window)
    files.open_path(written(tmp_path / "a.xmpuzzle", EVERYTHING))
    assert files.document.puzzle.name == "a"
    assert files.document.path is None
    assert told[0].splitlines()[0] == "a.xmpuzzle is open. Not all of it could be taken over:"
    assert "the weight of 1 shape is left out" in told[0]


@pytest.mark.parametrize("form", formats.covers(), ids=lambda form: form.ending)
def test_an_exact_cover_problem_is_refused_as_what_it_is(qapp, tmp_path, form):
    document = Document(Puzzle(builtin("cubic")))
    with pytest.raises(LatticeworkError, match="an exact cover problem, no puzzle"):
        document.open(tmp_path / f"a{form.ending}")
    assert document.puzzle == Puzzle(builtin("cubic"))
