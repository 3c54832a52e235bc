"""Notes about solutions: kept in one transaction, sealed, and with their solutions whatever becomes of the file."""

import shutil
import threading
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import prepare
from latticework.jobs.keeping import sample
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.run.verification import verify
from latticework.shares import split_and_merge
from latticework.store import part_files, sqlite
from latticework.store.search_file import SearchFile
from latticework.store.tables import note_rows
from latticework.store.tables.note_rows import LONGEST, Note
from session_help import FailingConnection

NOTES = [Note(1, favourite=True), Note(4, favourite=False, text='"drückt" ← 7'), Note(9, favourite=True, text="neat")]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)[0]


def noted(path: Path) -> list[Note]:
    with closing(SearchFile.open(path)) as file:
        return file.notes


def take(path: Path, *notes: Note) -> None:
    with closing(SearchFile.open(path)) as file:
        file.store_notes(notes)


def told(path: Path) -> dict[tuple[int, ...], Note]:
    """Return the notes that tell anything by the options of their solutions, their numbers left out."""
    with closing(SearchFile.open(path)) as file:
        verify(file, 1, lambda *_: None)
        return {file.page(note.solution, 1)[0].options: note._replace(solution=0)
                for note in file.notes if note.has_content}


def test_the_last_word_counts_and_nothing_noted_is_no_row(path: Path) -> None:
    take(path, NOTES[2], NOTES[0])
    take(path, NOTES[1])
    assert noted(path) == NOTES
    take(path, Note(1, favourite=False), Note(4, favourite=True))
    assert noted(path) == [Note(4, favourite=True), NOTES[2]]
    told(path)


@pytest.mark.parametrize("most", [1, 20])
def test_in_a_sample_the_row_of_a_note_taken_back_stays(tmp_path: Path, most: int) -> None:
    prepared, path = prepare(parse(session_help.dominoes(4, 4), "dominoes")), tmp_path / "a.search"
    with closing(Search.start(prepared.keeping(sample(most)), path)) as search:
        search.run(1, threading.Event())
    take(path, Note(1, favourite=True))
    take(path, Note(1, favourite=False))
    assert noted(path) == [Note(1, favourite=False)]
    assert told(path) == {}


def test_two_programs_note_and_a_search_goes_on(path: Path) -> None:
    with closing(SearchFile.open(path)) as one, closing(SearchFile.open(path)) as other:
        prepared = prepare(one.document)
        one.store_notes(NOTES[:1])
        other.store_notes(NOTES[1:])
        session_help.go_on(one, prepared)
        other.store_notes([Note(9, favourite=False, text="better")])
        session_help.go_on(one, prepared)
        assert one.notes == other.notes == [*NOTES[:2], Note(9, favourite=False, text="better")]
    told(path)


def test_a_solution_that_is_another_one_by_now_is_not_noted(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        one, other = file.page(1, 2)
        file.store_notes([Note(1, favourite=True)], [one])
        with pytest.raises(LatticeworkError, match="solution 2 is another one by now"):
            file.store_notes([Note(2, favourite=True)], [other._replace(options=one.options)])
        with pytest.raises(LatticeworkError, match="solution 999999 is another one by now"):
            file.store_notes([Note(2, favourite=True)], [other._replace(id=999_999)])
    assert noted(path) == NOTES[:1]


@pytest.mark.parametrize("note", [
    Note(0, favourite=True), Note(10**6, favourite=True), Note(1, favourite=True, text="a" * (LONGEST + 1)),
    Note(1, favourite=True, text="two\nlines"), Note(1, favourite=True, text="\ud800"),
    Note(1, favourite=True, text="\x1b[2J")])
def test_what_cannot_be_is_not_stored(path: Path, note: Note) -> None:
    before = path.read_bytes()
    with pytest.raises(LatticeworkError, match=r"one line of at most 2,000|there is no solution number"):
        take(path, NOTES[0], note)
    assert path.read_bytes() == before


def test_no_more_are_taken_than_are_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(note_rows, "MOST", 2)
    with pytest.raises(LatticeworkError, match="3 solutions would have notes; at most 2 can"):
        take(path, *NOTES)


@pytest.mark.parametrize("statement", [
    "DELETE FROM notes WHERE solution = 4", "INSERT INTO notes VALUES (5, 1, '')",
    "UPDATE notes SET favourite = 1 WHERE solution = 4", "UPDATE notes SET note = 'x' WHERE solution = 9",
    "UPDATE notes SET solution = 5 WHERE solution = 4", "DELETE FROM noted", "UPDATE noted SET hash = '0'"])
def test_a_change_is_reported(path: Path, statement: str) -> None:
    take(path, *NOTES)
    session_help.changed(path, statement, sealed="notes" in statement)
    with pytest.raises(FileRefusedError, match=r"not those that were made|seal is broken"):
        noted(path)


@pytest.mark.parametrize("value", ["favourite = 7", "favourite = 'yes'", "note = zeroblob(40000000)",
                                   "note = hex(zeroblob(5000000))", "solution = -3"])
def test_a_strange_row_is_refused(path: Path, value: str) -> None:
    take(path, *NOTES)
    session_help.changed(path, f"UPDATE notes SET {value} WHERE solution = 4")  # noqa: S608 - of this test
    with pytest.raises(FileRefusedError, match="damaged search file"):
        noted(path)


@pytest.mark.parametrize("version", [1, 3, 4, 5])
def test_an_older_file_is_brought_up_to_date_when_something_is_noted(tmp_path: Path, version: int) -> None:
    path = tmp_path / "old.search"
    shutil.copy(GOLDEN / f"format-{version}.search", path)
    with closing(SearchFile.open(path)) as file:
        before = file.totals(), file.page(1, 1_000), [row.solution for row in file.examined(1)]
        assert file.notes == []
    take(path, *NOTES)
    assert noted(path) == NOTES
    with closing(SearchFile.open(path)) as file:
        assert (file.totals(), file.page(1, 1_000), [row.solution for row in file.examined(1)]) == before


def test_the_nth_step_fails_and_all_is_as_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "Connection", FailingConnection)
    take(path, NOTES[0])
    whole, failures = path.read_bytes(), 0
    while True:
        path.write_bytes(whole)
        with closing(SearchFile.open(path)) as file:
            FailingConnection.steps, FailingConnection.fail_at = 0, failures + 1
            try:
                file.store_notes(NOTES[1:])
                break
            except LatticeworkError:
                failures += 1
            finally:
                FailingConnection.fail_at = 0
        assert noted(path) == NOTES[:1]
    assert failures > 5
    assert noted(path) == NOTES


def test_a_file_that_cannot_be_written_says_so_and_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(SearchFile.open(path)) as file:
        file._db.execute("PRAGMA query_only = ON")
        with pytest.raises(LatticeworkError, match="could not be saved"):
            file.store_notes(NOTES)
    assert noted(path) == []


def test_thinning_out_a_sample_keeps_what_is_noted_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared, path = prepare(parse(session_help.dominoes(6, 6), "dominoes")), tmp_path / "a.search"
    with closing(Search.start(prepared.keeping(sample(20)), tmp_path / "plain.search")) as search:
        search.run(1, threading.Event())
        expected = {row.options for row in search.file.page(1)}
    session_help.slices_of(monkeypatch, 300)
    with closing(Search.start(prepared.keeping(sample(20)), path)) as search:
        stop = threading.Event()
        search.run(1, stop, lambda status: status.totals.stored > 9 and stop.set())
        search.file.store_notes(NOTES)
    kept = told(path)
    with closing(Search.start(prepared.keeping(sample(20)), path)) as search:
        search.run(1, threading.Event())
        assert {row.options for row in search.file.page(1)} == expected | set(kept)
    assert told(path) == kept
    take(path, *(Note(note.solution, favourite=False) for note in noted(path)))
    assert told(path) == {}, "it is sound also before it is thinned out again"


def test_parts_bring_their_notes_with_them(path: Path) -> None:
    take(path, *NOTES)
    before = told(path)
    part = path.with_name(split_and_merge.split(path, 1)[0].name)
    with closing(SearchFile.open(part)) as file:
        prepared = prepare(file.document)
        while file.frontier():
            session_help.go_on(file, prepared)
        file.store_notes([Note(2, favourite=True, text="of the part")])
    own = told(part)
    assert len(own) == 1
    with part_files.locked(path) as file:
        split_and_merge.merge(file, prepared, part)
    assert told(path) == before | own
