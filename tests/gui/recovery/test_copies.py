"""Recovery copies as files: what they hold, whose file they are of, and folders that programs have for themselves."""

import os
from pathlib import Path

import pytest

from latticework.errors import LatticeworkError
from latticework.gui.editor.opened_files import stamp_of
from latticework.gui.shell.recovery.copies import (
    ProgramFolder,
    RecoveryCopy,
    UnreadableCopy,
    abandoned,
    read_copy,
    write_copy,
)
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, load
from latticework.puzzle.edit_cells import with_cells
from latticework.puzzle.write import encoded

PUZZLE = with_cells(Puzzle(builtin("square"), "Half done"), None, ((0, 0, 0), (1, 0, 0)))


def read(path: Path) -> RecoveryCopy:
    found = read_copy(path)
    assert isinstance(found, RecoveryCopy)
    return found


@pytest.mark.parametrize("name", ["mine.toml", "ein Rätsel\n.toml", "\udcff.toml"])
def test_a_copy_holds_the_puzzle_and_whose_it_is(tmp_path, name):
    write_copy(tmp_path / "1.toml", PUZZLE, tmp_path / name)
    found = read(tmp_path / "1.toml")
    assert (found.puzzle, found.file) == (PUZZLE, tmp_path / name)
    assert load(tmp_path / "1.toml") == PUZZLE  # an ordinary puzzle file, for whoever finds it


def test_the_users_file_is_written_to_again_only_as_it_was_then(tmp_path):
    file = tmp_path / "mine.toml"
    write_copy(tmp_path / "1.toml", PUZZLE, file)
    assert read(tmp_path / "1.toml").own_file is None  # it is gone
    file.write_text("before")
    os.utime(file, (1, 1))
    assert read(tmp_path / "1.toml").own_file == file
    later = read(tmp_path / "1.toml").saved + 60
    os.utime(file, (later, later))
    assert read(tmp_path / "1.toml").own_file is None


@pytest.mark.parametrize("text", [
    "", "format = 1", "# Latticework recovery copy", "# Latticework recovery copy []",
    '# Latticework recovery copy {"file": 3, "time": 1.0}',
    '# Latticework recovery copy {"file": null, "time": null}',
    '# Latticework recovery copy {"file": null, "time": NaN}',
    '# Latticework recovery copy {"file": null, "time": 1e30}',
    r'# Latticework recovery copy {"file": "a\u0000b", "time": 1.0}',
    r'# Latticework recovery copy {"file": "\ud800", "time": 1.0}',
    "# Latticework recovery copy " + "[" * 5000, '# Latticework recovery copy {"file": null, "time": 1.0}\nname = 3'])
def test_what_is_no_copy_is_refused_in_words(tmp_path, text):
    written = text if "\n" in text else text + "\n" + encoded(PUZZLE, tmp_path).decode()
    (tmp_path / "1.toml").write_text(written)
    found = read_copy(tmp_path / "1.toml")
    assert isinstance(found, UnreadableCopy)
    assert found.reason


def test_a_copy_that_cannot_be_written_leaves_the_one_before(tmp_path, monkeypatch):
    write_copy(tmp_path / "1.toml", PUZZLE, None)
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(LatticeworkError, match="No space left"):
        write_copy(tmp_path / "1.toml", Puzzle(builtin("square")), None)
    assert read(tmp_path / "1.toml").puzzle == PUZZLE


def test_a_folder_is_abandoned_only_when_its_program_has_ended(tmp_path):
    mine = ProgramFolder.made_in(tmp_path)
    write_copy(mine.path / "1.toml", PUZZLE, None)
    assert abandoned(tmp_path) == []
    mine.release()
    found, = abandoned(tmp_path)
    assert found.copies() == [mine.path / "1.toml"]
    assert abandoned(tmp_path) == []  # as it was found already


def test_a_folder_without_copies_is_removed(tmp_path):
    ProgramFolder.made_in(tmp_path).release()
    left = ProgramFolder.made_in(tmp_path)
    (left.path / ".1.toml.k3y_x").write_text("# Latticework recov")  # which it was just writing
    left._lock.release()  # as when the program was killed
    assert abandoned(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_an_unreadable_copy_is_kept_and_not_found_again(tmp_path):
    mine = ProgramFolder.made_in(tmp_path)
    (mine.path / "1.toml").write_text("broken")
    kept = mine.set_aside(mine.path / "1.toml")
    mine.release()
    assert kept.read_text() == "broken"
    assert abandoned(tmp_path) == []


def test_the_users_file_is_not_written_to_again_where_others_changed_it_before_the_copy(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("as it was opened")
    known = stamp_of(file)
    write_copy(tmp_path / "1.toml", PUZZLE, file, known)
    os.utime(file, (2e9, 2e9))  # touched, which is no change
    assert read(tmp_path / "1.toml").own_file == file
    file.write_text("changed by others")
    write_copy(tmp_path / "1.toml", PUZZLE, file, known)
    assert read(tmp_path / "1.toml").own_file is None
