"""A search file keeps how its search went on over time, and when it found its first solution."""

import threading
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.slice_work import Task, run
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.tables import course_rows

DOMINOES = session_help.dominoes(6, 6)


@pytest.fixture
def searched(tmp_path: Path, ended: tuple[bytes, Prepared], monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Prepared]:
    """A search that ended after many slices, of a second each."""
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    (tmp_path / "part-way.search").write_bytes(ended[0])
    return tmp_path / "part-way.search", ended[1]


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Prepared]:
    """The bytes of that search."""
    path, prepared = session_help.part_way(tmp_path_factory.mktemp("ended"), DOMINOES, slices=0)
    with closing(SearchFile.open(path)) as file:
        while file.frontier():
            row = file.frontier()[-1]
            result = run(prepared.job, Task(row.state, row.share, 300, 2, 100))
            file.commit([(row.id, result)], 1.0)
    return path.read_bytes(), prepared


def test_the_points_go_from_the_first_commit_to_the_end(searched: tuple[Path, Prepared]) -> None:
    with closing(SearchFile.open(searched[0])) as file:
        points, totals = file.read(course_rows.points), file.totals()
        first = file.read(course_rows.seconds_to_first)
    assert len(points) > 20
    for name in ("seconds", "nodes", "explored", "solutions"):
        column = [getattr(point, name) for point in points]
        assert column == sorted(column)
        assert column[-1] == getattr(totals, name)
    assert first == next(point.seconds for point in points if point.solutions)


def test_they_become_rarer(tmp_path: Path) -> None:
    path, prepared = session_help.part_way(tmp_path, DOMINOES, slices=0)
    with closing(SearchFile.open(path)) as file:
        for _ in range(40):
            row = file.frontier()[-1]
            result = run(prepared.job, Task(row.state, row.share, 20, 2, 100))
            file.commit([(row.id, result)], 0.3)
        early = len(file.read(course_rows.points))
        file.commit([], 10_000.0)
        for _ in range(40):
            file.commit([], 30.0)
        late = len(file.read(course_rows.points)) - early
    assert early == 10
    assert late == 1 + 10  # every hundred seconds or more


def test_a_search_started_over_has_none(searched: tuple[Path, Prepared]) -> None:
    path, prepared = searched
    with closing(Search.start(prepared, path, start_over=True)) as search:
        assert search.file.read(course_rows.points) == []
        assert search.file.read(course_rows.seconds_to_first) is None


def test_where_nothing_was_noted_nothing_is_known(tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "format-5.search"
    path = tmp_path / "old.search"
    path.write_bytes(golden.read_bytes())
    with closing(SearchFile.open(path)) as file:
        assert (file.read(course_rows.points), file.read(course_rows.seconds_to_first)) == ([], None)
        session_help.go_on(file, prepare(parse(DOMINOES, "test")))
        assert len(file.read(course_rows.points)) == 1
        assert file.read(course_rows.seconds_to_first) is None  # its first solutions were found before


@pytest.mark.parametrize("change", [
    "UPDATE course SET nodes = nodes + 1 WHERE rowid = 3", "DELETE FROM course WHERE rowid = 3",
    "UPDATE facts SET value = 'soon' WHERE name = 'first solution'",
    "UPDATE facts SET value = 'inf' WHERE name = 'first solution'", "DELETE FROM facts",
    "INSERT INTO facts VALUES ('note', printf('%.*c', 200000, 'x'))"])
def test_what_was_changed_is_refused(searched: tuple[Path, Prepared], change: str) -> None:
    session_help.changed(searched[0], change)
    with pytest.raises(FileRefusedError, match="damaged search file"):
        SearchFile.open(searched[0])


def test_a_change_breaks_the_seal(searched: tuple[Path, Prepared]) -> None:
    session_help.changed(searched[0], "UPDATE facts SET value = '0.5' WHERE name = 'first solution'", sealed=False)
    with pytest.raises(FileRefusedError, match="seal is broken"):
        SearchFile.open(searched[0])


def test_a_run_notes_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    with closing(Search.start(prepare(parse(DOMINOES, "test")), tmp_path / "a.search")) as search:
        totals = search.run(1, threading.Event())
        points, first = search.file.read(course_rows.points), search.file.read(course_rows.seconds_to_first)
    assert points[-1] == course_rows.Point(totals.seconds, totals.nodes, totals.explored, totals.solutions)
    assert first is not None
    assert 0 < first <= totals.seconds
