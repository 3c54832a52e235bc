"""Files beside a search file: those of the user stay, those of killed programs go, and a lock lets one program in."""

import os
import signal
import sqlite3
import subprocess
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.search import WHOLE
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchedElsewhereError, SearchLock, is_searched
from session_help import InlinePool, explored, finish, run, wait_until, write

TEXT = session_help.dominoes(4, 4)


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)


@pytest.mark.usefixtures("inline")
class TestOldOrNew:
    def test_files_of_the_user_are_never_removed(self, tmp_path: Path) -> None:
        names = ("Cargo.lock", ".Cargo.12.new-old", ".Cargo.lock.3.new", "Cargo.search.lock", "Cargo-shm")
        for name in names:
            (tmp_path / name).write_text("mine")
        finish(tmp_path / "Cargo", prepare(parse(TEXT, "test")))
        assert not is_searched(tmp_path / "Cargo")
        assert all((tmp_path / name).read_text() == "mine" for name in names)

    @pytest.mark.parametrize("ending", ["-journal", "-wal"])
    def test_a_file_of_the_user_that_sqlite_would_take_for_its_own_is_refused(
        self, tmp_path: Path, ending: str
    ) -> None:
        (tmp_path / f"travel{ending}").write_text("my diary")
        with pytest.raises(LatticeworkError, match="is in the way"):
            finish(tmp_path / "travel", prepare(parse(TEXT, "test")))
        assert [file.name for file in tmp_path.iterdir()] == [f"travel{ending}"]
        assert (tmp_path / f"travel{ending}").read_text() == "my diary"

    def test_what_killed_programs_left_is_removed(self, tmp_path: Path) -> None:
        (tmp_path / ".a.4711.new").write_bytes(b"half a file")
        (tmp_path / "a-journal").write_bytes(bytes.fromhex("d9d505f920a163d7") + b"of a file that was removed")
        finish(tmp_path / "a", prepare(parse(TEXT, "test")))
        assert [file.name for file in tmp_path.iterdir()] == ["a"]

    def test_a_search_started_over_stays_in_its_file_so_that_readers_come_to_no_harm(self, tmp_path: Path) -> None:
        path, prepared = tmp_path / "a.search", prepare(parse(TEXT, "test"))
        totals = finish(path, prepared)
        with (closing(SearchFile.open(path)) as reader,
              closing(Search.start(prepared, path, start_over=True)) as search):
            assert reader.identity == search.file.identity
            assert (reader.totals().nodes, reader.page(1)) == (0, [])
            again = search.run(1, threading.Event())
            assert len(reader.page(1)) == totals.solutions
        assert session_help.numbers(again) == session_help.numbers(totals)
        session_help.assert_sound(path, prepared)

    def test_a_search_of_old_is_read_through_a_link_before_its_log_is_written_back(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6))
        session_help.give_log(path)
        (tmp_path / "sub").mkdir()
        (tmp_path / "sub" / "link").symlink_to(path)
        with closing(sqlite3.connect(path)) as other:
            other.execute("SELECT * FROM totals").fetchone()
            finish(path, prepared)
            assert Path(f"{path}-wal").stat().st_size
            with closing(SearchFile.open(tmp_path / "sub" / "link")) as file:
                assert file.totals().complete

    def test_too_long_a_name_is_reported_in_one_line(self, tmp_path: Path) -> None:
        with pytest.raises(LatticeworkError, match="too long"):
            finish(tmp_path / ("x" * 300), prepare(parse(TEXT, "test")))


class TestOneSearchesAtATime:
    def test_never_two_have_the_lock(self, tmp_path: Path) -> None:
        """Without waiting, with another that asks, so that most moments are those between two steps."""
        end, inside, most, taken = time.monotonic() + 0.7, [0], [0], [0]

        def take() -> None:
            while time.monotonic() < end:
                lock = SearchLock(tmp_path / "a.search")
                try:
                    lock.take(0)
                except SearchedElsewhereError:
                    continue
                inside[0] += 1
                most[0], taken[0] = max(most[0], inside[0]), taken[0] + 1
                inside[0] -= 1
                lock.release()

        def ask() -> None:
            while time.monotonic() < end:
                is_searched(tmp_path / "a.search")

        threads = [threading.Thread(target=work) for work in (take, take, take, ask)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert taken[0] > 20
        assert most[0] == 1
        assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="limits and signals")
class TestNothingIsLost:
    def test_without_a_search_file_what_was_found_is_kept_also_when_saving_fails(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        import resource

        temporary = tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (130_000, resource.RLIM_INFINITY))
        done = run("solve", write(tmp_path, session_help.dominoes(8, 6)), cwd=tmp_path, before=limit)
        assert done.returncode == 2
        assert "the search is kept in puzzle.search" in done.stderr
        assert 0 < session_help.assert_sound(tmp_path / "puzzle.search", prepare(
            parse(session_help.dominoes(8, 6), "test"))) < WHOLE

    def test_a_hung_server_of_workers_hangs_nothing(self, tmp_path: Path) -> None:
        path = write(tmp_path, session_help.dominoes(8, 8))  # takes minutes
        program = session_help.start("solve", path, "--search", tmp_path / "s.search", "--workers", 1, cwd=tmp_path)
        try:
            assert wait_until((tmp_path / "s.search").exists)
            servers: list[int] = []
            assert wait_until(lambda: servers.extend(
                pid for pid in session_help.children(program.pid) if session_help.children(pid)) or servers, 60)
            assert wait_until(lambda: explored(tmp_path / "s.search") > 0, 60)
            victim = session_help.children(servers[0])[0]
            os.kill(servers[0], signal.SIGSTOP)
            os.kill(victim, signal.SIGKILL)
            assert wait_until(lambda: any(session_help.children(pid) for pid in session_help.children(program.pid)
                                          if pid != servers[0]), 60), "another server has workers"
            program.send_signal(signal.SIGINT)
            program.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            pytest.fail("it hangs")
        finally:
            session_help.kill_group(program.pid)
            program.communicate()
        assert program.returncode == 3
