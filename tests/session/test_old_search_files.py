"""Searches that past versions of the program left: each goes on to exact counts."""

import shutil
import threading
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.puzzle import parse
from latticework.session import Method, Search, SearchFile, prepare
from latticework.session import search as search_module
from latticework.session.schema import FORMAT, version_of

GOLDEN = Path(__file__).parents[1] / "golden"
DOMINOES = parse(session_help.dominoes(6, 6), "dominoes")


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "Pool", session_help.InlinePool)


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_goes_on_to_exact_counts(tmp_path: Path, version: int) -> None:
    path, prepared = tmp_path / "old.search", prepare(DOMINOES)
    shutil.copy(GOLDEN / f"format-{version}.search", path)
    with closing(Search.start(prepared, path)) as search:
        assert search.totals.explored > 0
        assert not search.totals.complete
        totals = search.run(1, threading.Event())
        assert version_of(search.file._db) == FORMAT
    with closing(Search.start(prepared, tmp_path / "new.search")) as search:
        assert session_help.numbers(totals) == session_help.numbers(search.run(1, threading.Event()))
    session_help.assert_sound(path, prepared)


def test_looking_at_one_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "old.search"
    shutil.copy(GOLDEN / "format-1.search", path)
    before = path.read_bytes()
    with closing(SearchFile.open(path)) as file:
        assert file.cut() == {}
        assert file.method == Method("bitset")
        assert len(file.page(1)) == file.totals().solutions
    assert path.read_bytes() == before
