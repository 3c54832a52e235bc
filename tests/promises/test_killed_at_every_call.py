"""A search is killed at every single write, sync, link and unlink; whatever is left goes on to the exact end."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import session_help
import short_search
from latticework.search import WHOLE
from latticework.session import SearchFile, dispatcher

TRACE = shutil.which("strace")
KINDS = ("pwrite64", "fdatasync", "fsync", "ftruncate", "unlink", "link", "rename")


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatcher, "Pool", session_help.InlinePool)
    monkeypatch.setattr(dispatcher, "SLICE", 0.0)
    monkeypatch.setattr(dispatcher, "FIRST_BUDGET", short_search.BUDGET)


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one: thousands of writes are synced."""
    shared = Path("/dev/shm")  # noqa: S108
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else tmp_path) as folder:
        yield Path(folder)


def killed(folder: Path, kind: str, log: bool) -> list[Path]:
    """Return a folder for each call of a kind, in which a search was killed at that call; in the last it ended."""
    arguments = [sys.executable, short_search.__file__, folder, kind, *(["log"] if log else [])]
    fatal = f"inject={kind}:signal=SIGKILL:when={short_search.FATAL}"
    command = [str(TRACE), "-f", "-qq", "-o", "/dev/null", "-e", f"trace={kind}", "-e", fatal, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return sorted(folder.iterdir())


@pytest.mark.skipif(TRACE is None, reason="needs strace, which the set-up installs on Linux")
@pytest.mark.usefixtures("inline")
class TestExactlyOnce:
    @pytest.mark.parametrize("kind", KINDS)
    @pytest.mark.parametrize("log", [False, True], ids=["journal", "log"])
    def test_killed_at_every_call(self, memory: Path, kind: str, log: bool) -> None:
        prepared = short_search.prepared()
        expected = session_help.numbers(session_help.finish(memory / "expected", prepared))
        SearchFile.create(memory / "with-log", prepared.puzzle, prepared.fingerprint).close()
        session_help.give_log(memory / "with-log")
        (memory / "killed").mkdir()
        folders = killed(memory / "killed", kind, log)
        between = 0
        for number, folder in enumerate(folders, 1):
            path = folder / "a.search"
            if path.exists():
                with closing(SearchFile.open(path)) as file:  # a look first, which must not spoil anything
                    explored = file.totals().explored
                between += 0 < explored < WHOLE
                session_help.assert_sound(path, prepared)
            totals = session_help.finish(path, prepared)
            assert session_help.numbers(totals) == expected, f"killed at {kind} {number}"
            session_help.assert_sound(path, prepared)
            assert sorted(file.name for file in folder.iterdir()) == ["a.search", "nothing"]
        if kind in {"pwrite64", "fdatasync"}:
            assert between > 3
