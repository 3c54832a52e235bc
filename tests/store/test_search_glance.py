"""What is told of a search file without opening it for writing."""

import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.puzzle import Puzzle
from latticework.store import sqlite
from latticework.store.glance import copy_to, document_in, glance
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from session_help import part_way
from window_help import contents


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A search that was begun, in a folder of its own."""
    return part_way(tmp_path, session_help.dominoes(4, 4))[0]


def totals(path: Path) -> object:
    with closing(SearchFile.open(path)) as file:
        return file.totals()


def test_it_shows_name_totals_size_and_that_nobody_searches(file: Path) -> None:
    seen = glance(file)
    assert (seen.name, seen.totals, seen.refusal) == ("Dominoes 4x4", totals(file), "")
    assert (seen.size, seen.searched, seen.complete, seen.can_resume) == (file.stat().st_size, False, False, True)
    found = document_in(file)
    assert isinstance(found, Puzzle)
    assert len(found.target.cells) == 16


def test_it_never_opens_for_writing_and_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[str] = []
    usual = sqlite.connect

    def connect(path: Path, mode: str) -> sqlite.Connection:
        modes.append(mode)
        return usual(path, mode)

    monkeypatch.setattr(sqlite, "connect", connect)
    before = contents(file.parent)
    glance(file)
    document_in(file)
    assert contents(file.parent) == before
    assert modes
    assert all(mode.startswith("ro") for mode in modes)


def test_a_file_with_a_log_of_an_earlier_version_gets_no_new_files_beside_it(file: Path) -> None:
    session_help.give_log(file)
    before = contents(file.parent)
    assert glance(file).totals is not None
    assert contents(file.parent) == before


def test_it_says_that_another_program_searches(file: Path) -> None:
    lock = SearchLock(file)
    lock.take()
    assert glance(file).searched
    assert not glance(file).can_resume
    lock.release()
    assert not glance(file).searched


@pytest.mark.parametrize("spoil", [
    lambda path: path.write_text("no search"), lambda path: path.write_bytes(b""),
    lambda path: path.write_bytes(path.read_bytes()[:5000]),
    lambda path: session_help.changed(path, "DROP TABLE totals", sealed=False),
])
def test_a_damaged_or_foreign_file_is_reported_with_the_reason_and_stays_as_it_is(
    file: Path, spoil: Callable[[Path], object]
) -> None:
    spoil(file)
    before = contents(file.parent)
    seen = glance(file)
    assert seen.totals is None
    assert "search file" in seen.refusal
    assert contents(file.parent) == before


def test_a_file_that_is_gone_is_reported(tmp_path: Path) -> None:
    assert "No such file" in glance(tmp_path / "gone.search").refusal


def test_what_has_not_changed_is_not_read_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = glance(file)
    monkeypatch.setattr(sqlite, "connect", None)
    assert glance(file, before) is before


def killed_in_a_commit(file: Path) -> None:
    """Let a program be killed while it changes a search file."""
    child = os.fork()
    if not child:
        db = sqlite3.connect(file)
        db.execute("PRAGMA cache_size = 1")
        db.execute("PRAGMA cache_spill = 1")
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE meta SET puzzle = puzzle || ?", ("#" * 100_000,))
        for number in range(50):
            db.execute("INSERT INTO profile VALUES (?, 1)", (1000 + number,))
        db.execute("CREATE TABLE large AS SELECT zeroblob(5000) FROM profile a, profile b LIMIT 500")
        os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(child, 0)
    assert Path(f"{file}-journal").exists()


def test_after_a_kill_in_the_middle_of_a_commit_it_says_what_to_do(file: Path) -> None:
    killed_in_a_commit(file)
    before = contents(file.parent)
    assert "open the search" in glance(file).refusal
    assert contents(file.parent) == before


def test_a_copy_made_while_a_commit_waits_is_a_whole_search(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.search"
    with closing(SearchFile.open(file)) as open_file, open_file.changing():
        copying = threading.Thread(target=copy_to, args=(file, target))
        copying.start()
        copying.join(0.2)
    copying.join()
    assert totals(target) == totals(file)


def test_a_copy_never_replaces_a_search_that_is_open(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(LatticeworkError, match="choose another name"):
        copy_to(file, file)
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("removed", [False, True])
def test_a_copy_over_a_search_whose_program_was_killed_is_whole(file: Path, tmp_path: Path, removed: bool) -> None:
    """The journal of the search that was there is not taken for that of the copy, also where only it is left."""
    (tmp_path / "far").mkdir()
    target, _ = part_way(tmp_path / "far", session_help.pentominoes(10, 6), 4, 200)
    killed_in_a_commit(target)
    if removed:
        target.unlink()
    copy_to(file, target)
    assert totals(target) == totals(file)
    assert [path.name for path in target.parent.iterdir()] == [target.name]
