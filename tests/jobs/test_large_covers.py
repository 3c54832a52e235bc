"""Searches of exact cover problems that are larger than any puzzle: what they leave is read again."""

import threading
from contextlib import closing
from pathlib import Path

import pytest

from latticework.cli.main import run
from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import parse_exact_cover
from latticework.errors import FileRefusedError
from latticework.files import exact_covers
from latticework.jobs import job
from latticework.jobs.job import prepare
from latticework.jobs.slice_work import Result
from latticework.method import choosing
from latticework.run import first_solution_dives
from latticework.run.search import Search
from latticework.search import WHOLE
from latticework.store import consistency, schema, sqlite
from latticework.store.search_file import SearchFile
from session_help import InlinePool, changed, write

MANY = "a b\n" + 2 * "a b\n" + 5_000 * "a\n"
"""An exact cover problem of 5,002 options and two solutions, 30,067 bytes as JSON."""


@pytest.fixture
def small_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no value of a search file but the exact cover problem have more than 15,000 bytes."""
    for module in (sqlite, schema):
        monkeypatch.setattr(module, "LONGEST", 15_000)


def many() -> ExactCover:
    return exact_covers.parse_dlx(MANY, "many.dlx", "many")


@pytest.mark.slow
def test_a_search_has_as_many_levels_as_options(tmp_path: Path) -> None:
    n = consistency.MOST_LEVELS + 10
    document = parse_exact_cover("[" + ",".join(f"[{i}]" for i in range(n)) + "]", "deep.json", "deep")
    with closing(SearchFile.create(tmp_path / "deep.search", document, prepare(document).fingerprint)) as file:
        (whole,) = file.frontier()
        file.commit([(whole.id, Result((), 0, 0, 0, 0, (), n + 1, 0, (1,) * (n + 1), WHOLE, (), 1.0, 0))], 1.0)
        file.check()


def test_where_probing_takes_long_it_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 100,000 random options, probing for a method took minutes, and looking for a first solution each time."""
    monkeypatch.setattr(job, "MOST_TRIED", 100)
    monkeypatch.setattr(choosing, "advance", lambda *_: pytest.fail("a method was chosen"))
    monkeypatch.setattr(first_solution_dives, "dive", lambda *_: pytest.fail("work for dives was handed out"))
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    with closing(Search.start(prepare(many()), tmp_path / "many.search")) as search:
        assert search.run(1, threading.Event(), limit=1).solutions == 1


@pytest.mark.usefixtures("small_values")
def test_a_problem_may_be_longer_than_other_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "many.search"
    assert run(["solve", str(write(tmp_path, MANY, "many.dlx")), "--search", str(kept)]) == 0
    assert "solutions  2\n" in capsys.readouterr().out
    with closing(SearchFile.open(kept)) as file:
        assert len(schema.text_of(file.document)) > sqlite.LONGEST
        assert file.totals().complete
        again = file.start_over(many(), "other", file.method)
    with closing(again):
        assert again.totals().nodes == 0


@pytest.mark.usefixtures("small_values")
def test_a_puzzle_may_not(tmp_path: Path) -> None:
    kept = tmp_path / "many.search"
    SearchFile.create(kept, many(), prepare(many()).fingerprint).close()
    changed(kept, "UPDATE meta SET puzzle = ' ' || puzzle", sealed=True)
    with pytest.raises(FileRefusedError, match=r"damaged search file .*too big"):
        SearchFile.open(kept)


def test_what_is_too_large_is_refused_with_a_way_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MOST_BYTES", 20_000)
    file = write(tmp_path, MANY, "many.dlx")
    for more in ([], ["--search", str(tmp_path / "other.search")]):
        assert run(["solve", str(file), *more]) == 2
        said = capsys.readouterr().err
        assert "many: is too large for a search file, 30,067 bytes as text, and at most 20,000 are kept" in said
        assert "`latticework count` and searches from Python need no file" in said
    assert [path.name for path in tmp_path.iterdir()] == ["many.dlx"]
