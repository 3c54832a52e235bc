"""Editing a document: each edit, undo, files."""

from dataclasses import replace
from itertools import combinations

import pytest

from gui_help import rename
from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, load, save

SQUARE, CUBIC = builtin("square"), builtin("cubic")
L = ((0, 0, 0), (0, 1, 0), (1, 0, 0))
PUZZLE = Puzzle(SQUARE, "Sample", target=Target(L), parts=(Part("A", L), Part("B", L[:1]), Part("C")))


@pytest.fixture
def document(qapp):
    return Document(PUZZLE)


def names(document: Document) -> str:
    return "".join(part.name for part in document.puzzle.parts)


def test_each_edit_is_one_step_that_can_be_undone(document):
    document.set_cells(None, (*L, (5, 5, 0)))
    document.set_copies(0, 0, 2)
    document.set_color(0, "#102030")
    document.set_motions(1, "fixed")
    document.set_motions(None, "turn")
    document.rename(2, "  Corner ")
    rename(document, "Other")
    assert document.stack.count() == 7
    edited = document.puzzle
    assert edited.parts[0] == Part("A", L, 0, 2, "#102030")
    assert (edited.parts[1].motions, edited.motions, edited.parts[2].name) == ("fixed", "turn", "Corner")
    while document.stack.canUndo():
        document.stack.undo()
    assert document.puzzle == PUZZLE
    while document.stack.canRedo():
        document.stack.redo()
    assert document.puzzle == edited


def test_an_edit_that_changes_nothing_is_no_step(document):
    document.set_cells(None, tuple(reversed(L)))
    document.set_copies(0, 1, 1)
    assert document.stack.count() == 0
    assert not document.modified


@pytest.mark.parametrize("edit", [
    lambda d: d.set_copies(0, 2, 1), lambda d: d.set_copies(0, -1, 1), lambda d: d.set_copies(0, 0, 10**6),
    lambda d: d.rename(0, "  "), lambda d: d.rename(0, "x" * 201), lambda d: rename(d, ""),
    lambda d: d.set_color(0, "red"), lambda d: d.set_motions(0, "mirror"),
    lambda d: d.set_cells(None, ((10_001, 0, 0),)),
    lambda d: d.set_cells(0, tuple((x, y, 0) for x in range(201) for y in range(100))),
])
def test_what_a_file_could_not_hold_is_refused(document, edit):
    with pytest.raises(LatticeworkError):
        edit(document)
    assert document.puzzle is PUZZLE
    assert document.stack.count() == 0


def test_parts_are_added_duplicated_moved_and_removed(document):
    document.set_subject(1)
    document.move_parts([1], 0)
    assert (names(document), document.subject) == ("BAC", 0)
    document.duplicate_parts([0])
    assert [part.name for part in document.puzzle.parts] == ["B", "B 2", "A", "C"]
    assert document.subject == 1
    document.duplicate_parts([1])
    assert document.puzzle.parts[2].name == "B 3"
    document.stack.undo()
    document.remove_parts([1])
    assert (names(document), document.subject) == ("BAC", 1)
    assert document.add_part() == 3
    assert (names(document), document.subject) == ("BACD", 3)
    document.remove_parts([3])
    assert (names(document), document.subject) == ("BAC", 2)
    document.stack.undo()
    assert (names(document), document.subject) == ("BACD", 3)


@pytest.mark.parametrize("gone", [some for n in (1, 2) for some in combinations(range(3), n)])
@pytest.mark.parametrize("subject", range(3))
def test_of_the_parts_that_stay_the_same_one_is_selected_or_the_next(document, gone, subject):
    document.set_subject(subject)
    document.remove_parts(gone)
    left = [number for number in range(3) if number not in gone]
    wanted = next((number for number in left if number >= subject), left[-1])
    assert names(document) == "".join("ABC"[number] for number in left)
    assert document.puzzle.parts[document.subject].name == "ABC"[wanted]


def test_removing_every_part_leaves_the_target_as_subject(document):
    document.set_subject(0)
    for _ in range(3):
        document.remove_parts([0])
    assert document.subject is None
    with pytest.raises(IndexError):
        document.set_subject(0)


def test_listeners_never_see_a_subject_that_is_not_there(document, qtbot):
    seen = []
    document.changed.connect(lambda _, new: seen.append((new is document.puzzle, len(document.cells))))
    document.add_part()
    document.set_cells(document.subject, L)
    document.stack.undo()
    document.stack.undo()
    assert seen == [(True, 0), (True, 3), (True, 0), (True, 3)]


def test_modified_follows_the_file(document, qtbot, tmp_path):
    told = []
    document.modified_changed.connect(told.append)
    assert not document.save()
    document.save_as(tmp_path / "a.toml")
    rename(document, "Other")
    assert document.modified
    document.stack.undo()
    assert not document.modified
    document.stack.redo()
    assert document.save()
    assert told == [True, False, True, False]
    assert load(tmp_path / "a.toml") == document.puzzle


def test_opening_and_new_forget_the_history(document, qtbot, tmp_path):
    save(PUZZLE, tmp_path / "a.toml")
    document.set_subject(2)
    rename(document, "Other")
    with qtbot.waitSignals([document.replaced, document.path_changed, document.subject_changed]):
        document.open(tmp_path / "a.toml")
    assert document.path == document.source == tmp_path / "a.toml"
    assert (document.subject, document.modified, document.stack.count()) == (None, False, 0)
    document.new(CUBIC)
    assert (document.path, document.puzzle) == (None, Puzzle(CUBIC, palette="distinct"))


def test_a_puzzle_of_the_library_has_no_path_to_save_to(document, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "library", lambda: tmp_path)
    save(PUZZLE, tmp_path / "a.toml")
    document.open(tmp_path / "a.toml")
    assert (document.path, document.source) == (None, tmp_path / "a.toml")
    assert not document.save()


def test_a_refused_file_leaves_the_document_as_it_was(document, tmp_path):
    (tmp_path / "bad.toml").write_text("format = 99")
    document.set_subject(1)
    rename(document, "Other")
    before = document.puzzle
    for name in ("bad.toml", "missing.toml"):
        with pytest.raises(LatticeworkError):
            document.open(tmp_path / name)
    assert (document.puzzle, document.path, document.subject) == (before, None, 1)
    assert document.stack.canUndo()


def test_a_failed_save_leaves_file_and_document_as_they_were(document, tmp_path):
    rename(document, "Other")
    with pytest.raises(LatticeworkError):
        document.save_as(tmp_path / "no folder" / "a.toml")
    assert document.path is None
    assert document.modified


def test_unknown_keys_survive_editing(document, tmp_path):
    document.change("Extra", replace(PUZZLE, extra={"later": 1}))
    rename(document, "Other")
    document.save_as(tmp_path / "a.toml")
    assert load(tmp_path / "a.toml").extra == {"later": 1}
