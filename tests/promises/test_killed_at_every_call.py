"""A search is killed at every single write, sync, link and unlink; whatever is left goes on to the exact end.

That is the slow proof; the usual suite leaves out most writes and syncs.
"""

import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import session_help
import short_search
from latticework.search import WHOLE
from latticework.store.search_file import SearchFile
from quick_suite import in_part


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    session_help.slices_of(monkeypatch, short_search.BUDGET)


@pytest.fixture(scope="module", params=[
    ["few"], ["few", "log"], *(pytest.param(words, marks=[pytest.mark.slow, pytest.mark.timeout(900)])
                               for words in ([], ["log"]))], ids=lambda words: " ".join(words) or "all")
def killed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for each kind of call, with one for each call at which a search was killed; in the last it ended.

    It is in memory where there is such a place: thousands of writes are synced.
    """
    shared, prepared = Path("/dev/shm"), short_search.prepared()  # noqa: S108
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else tmp_path_factory.getbasetemp()) as made:
        SearchFile.create(Path(made) / "with-log", prepared.puzzle, prepared.fingerprint).close()
        session_help.give_log(Path(made) / "with-log")
        short_search.watched(short_search.__file__, Path(made), *request.param)
        yield Path(made)


@pytest.mark.skipif(short_search.TRACE is None, reason="needs strace, which the set-up installs on Linux")
@pytest.mark.usefixtures("inline")
class TestExactlyOnce:
    @pytest.mark.parametrize("kind", in_part(short_search.FOR_NOTHING, 6))
    def test_killed_at_its_calls(self, tmp_path: Path, killed: Path, kind: str) -> None:
        prepared = short_search.prepared()
        expected = session_help.numbers(session_help.finish(tmp_path / "expected", prepared))
        folders, between = sorted((killed / kind).iterdir()), 0
        for folder in folders:
            path = folder / "a.search"
            if path.exists():
                with closing(SearchFile.open(path)) as file:  # a look first, which must not spoil anything
                    explored = file.totals().explored
                between += 0 < explored < WHOLE
                session_help.assert_sound(path, prepared)
            totals = session_help.finish(path, prepared)
            assert session_help.numbers(totals) == expected, f"killed at {folder}"
            session_help.assert_sound(path, prepared)
            assert sorted(file.name for file in folder.iterdir()) == ["a.search", "nothing"]
        if kind in {"pwrite64", "fdatasync"}:
            assert 5 * between > len(folders), "most kills came before the first commit or after the end"
