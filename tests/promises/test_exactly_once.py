"""Real processes are killed, interrupted and run out of disk; the final counts are those of an undisturbed run."""

import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import forked_program
import session_help
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import load
from latticework.search import ENGINES, WHOLE
from quick_suite import in_part
from session_help import counts, explored, group, kill_group, run, start, wait_until, write

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and /proc")
PUZZLE = session_help.pentominoes(10, 6)


Undisturbed = Callable[..., dict[str, Any]]

ENGINE = "bitset"
"""The engine where nodes are compared: which one is chosen otherwise depends on how fast the machine is then."""


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Undisturbed:
    """Counts a puzzle by an engine, each only once."""
    @cache
    def counted(text: str, engine: str = ENGINE) -> dict[str, Any]:
        folder = tmp_path_factory.mktemp("undisturbed")
        return counts(run("solve", write(folder, text), "--json", "--engine", engine, cwd=folder).stdout)

    return counted


@pytest.fixture
def expected(undisturbed: Undisturbed) -> dict[str, Any]:
    return undisturbed(PUZZLE)


def kill_loop(
    folder: Path, text: str, engine: str, kills: int, seed: int, alone: bool = False
) -> dict[str, Any]:
    """Start the program, kill it soon after a commit, check, start it again; return the counts at the end.

    On a fast machine the search may end before a kill, and there is nothing left to kill then.
    """
    rng, path, search = random.Random(seed), write(folder, text), folder / "s.search"
    prepared, last, between = prepare(load(path), Method(engine)), 0, 0
    for _ in range(kills):
        program = solving(folder, engine, rng.choice((1, 2, 3)), alone)
        try:
            assert wait_until(lambda: explored(search) > last, 60)  # noqa: B023
            time.sleep(rng.uniform(0, 0.1))  # the whole search takes some seconds
            program.kill()
            program.communicate()
            assert wait_until(lambda: not group(program.pid)), "workers outlive the program"  # noqa: B023
        finally:
            kill_group(program.pid)
        now = session_help.assert_sound(search, prepared)
        assert now > last
        last, between = now, between + (now < WHOLE)
        if now == WHOLE:
            break
    assert between, "no kill came before the end"
    done = solving(folder, engine, rng.choice((1, 2, 3)))
    output, error = done.communicate(timeout=600)
    assert (done.returncode, error) == (0, "")
    session_help.assert_sound(search, prepared)
    assert {p.name for p in folder.iterdir()} == {"puzzle.toml", "s.search"}
    return counts(output)


def solving(folder: Path, engine: str, workers: int, alone: bool = False) -> forked_program.Started:
    """Start `solve`, which begins a search in a folder or goes on with it."""
    return start("solve", folder / "puzzle.toml", "--search", folder / "s.search", "--json", "--quiet",
                 "--engine", engine, "--workers", workers, cwd=folder, alone=alone)


class TestExactlyOnce:
    @pytest.mark.parametrize("alone", in_part([False, True], 2))
    def test_killed_three_times(self, tmp_path: Path, undisturbed: Undisturbed, alone: bool) -> None:
        """With another number of workers each time, or before there are any; the slow proof kills all engines."""
        text = session_help.dominoes(8, 7)
        expected = undisturbed(text)
        assert expected["solutions_total"] == 1_292_697  # Kasteleyn 1961
        assert kill_loop(tmp_path, text, ENGINE, 3, seed=int(time.time()), alone=alone) == expected

    @pytest.mark.parametrize("number", in_part([signal.SIGINT, signal.SIGTERM], 2))
    def test_interrupted_before_there_are_workers(self, tmp_path: Path, number: int) -> None:
        path, search = write(tmp_path, session_help.dominoes(8, 7)), tmp_path / "s.search"
        program = start("solve", path, "--search", search, "--json", cwd=tmp_path, alone=True)
        try:
            assert wait_until(lambda: explored(search) > 0, 60)
            assert group(program.pid) == [program.pid]
            program.send_signal(number)
            output, error = program.communicate(timeout=30)
        finally:
            kill_group(program.pid)
        assert (program.returncode, error) == (3, "")
        assert json.loads(output)["complete"] is False
        session_help.assert_sound(search, prepare(load(path)))

    @pytest.mark.slow
    @pytest.mark.timeout(3600)
    @pytest.mark.parametrize("engine", ENGINES)
    def test_killed_twenty_times(self, tmp_path: Path, engine: str) -> None:
        """300,000 solutions are stored, so that many kills come while something is being written."""
        text = session_help.dominoes(8, 7)
        done = run("solve", write(tmp_path, text), "--json", "--engine", engine, cwd=tmp_path, seconds=600)
        assert kill_loop(tmp_path, text, engine, 20, seed=20) == counts(done.stdout)

    @pytest.mark.parametrize(("number", "all_of_them", "searching"), in_part([
        (signal.SIGINT, True, False), (signal.SIGTERM, False, True), (signal.SIGTERM, True, True),
        *(pytest.param(number, True, searching, marks=pytest.mark.slow)
          for number, searching in ((signal.SIGINT, True), (signal.SIGTERM, False), (signal.SIGHUP, True))),
    ], 2, several=True))
    def test_interrupted(self, tmp_path: Path, number: int, all_of_them: bool, searching: bool) -> None:
        """A terminal interrupts all processes in the foreground, also while the workers are still starting."""
        path, search = write(tmp_path, session_help.dominoes(8, 7)), tmp_path / "s.search"
        arguments = ("solve", path, "--search", search, "--json")
        program = start(*arguments, cwd=tmp_path)
        try:
            assert wait_until((lambda: explored(search) > 0) if searching else search.exists)
            (os.killpg if all_of_them else os.kill)(program.pid, number)
            output, error = program.communicate(timeout=30)
            assert wait_until(lambda: not group(program.pid))
        finally:
            kill_group(program.pid)
        assert error == "", "workers that were told to end are no trouble"
        assert program.returncode == 3
        assert json.loads(output)["complete"] is False
        session_help.assert_sound(search, prepare(load(path)))
        if searching:
            found = counts(run(*arguments, "--workers", 2, cwd=tmp_path).stdout)
            assert found["solutions_total"] == 1_292_697  # Kasteleyn 1961

    @pytest.mark.slow
    def test_interrupted_without_search_leaves_a_file_to_resume_from(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, temporary = write(tmp_path, session_help.dominoes(8, 7)), tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        (tmp_path / "puzzle.search").write_text("another file of that name")
        program = start("solve", path, "--limit", 10_000_000, cwd=tmp_path)
        assert wait_until(lambda: any(map(explored, temporary.glob("latticework-*/search"))))
        program.send_signal(signal.SIGINT)
        output, error = program.communicate(timeout=30)
        assert (program.returncode, error) == (3, "")
        assert "puzzle-2.search" in output
        assert list(temporary.glob("latticework-*")) == []
        assert (tmp_path / "puzzle.search").read_text() == "another file of that name"
        done = run("solve", path, "--search", "puzzle-2.search", "--json", "--workers", 2, cwd=tmp_path)
        assert counts(done.stdout)["solutions_total"] == 1_292_697  # Kasteleyn 1961

    def test_interrupted_where_nothing_can_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, temporary = write(tmp_path, session_help.dominoes(8, 7)), tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        program = start("solve", path, "--engine", "dlx", cwd=Path("/proc"))
        assert wait_until(lambda: any(map(explored, temporary.glob("latticework-*/search"))))
        program.send_signal(signal.SIGINT)
        output, error = program.communicate(timeout=30)
        assert (program.returncode, error) == (3, "")
        (kept,) = temporary.glob("latticework-*/search")
        assert str(kept) in output
        session_help.assert_sound(kept, prepare(load(path), Method("dlx")))

    @pytest.mark.parametrize("most", [0, 48_000, pytest.param(26_000, marks=pytest.mark.slow)])
    def test_files_may_not_grow(self, tmp_path: Path, undisturbed: Undisturbed, most: int) -> None:
        """The operating system fails the write that goes beyond `most` bytes, wherever that is."""
        text = session_help.dominoes(6, 6)
        path, search = write(tmp_path, text), tmp_path / "s.search"
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        arguments = ("solve", path, "--search", search, "--json", "--engine", ENGINE)
        failed = run(*arguments, cwd=tmp_path, before=limit)
        assert_told_and_goes_on(failed, arguments, search, undisturbed(text))

    @pytest.mark.parametrize(("small_disk", "text", "interrupted"), in_part([
        ("256k", session_help.dominoes(8, 6), False), ("256k", session_help.dominoes(8, 6), True),
        pytest.param("400k", session_help.dominoes(8, 7), True, marks=pytest.mark.slow),
        pytest.param("560k", session_help.dominoes(8, 7), False, marks=pytest.mark.slow),
    ], 2, several=True), indirect=["small_disk"],
        ids=["dominoes", "dominoes interrupted", "more interrupted", "more dominoes"])
    def test_the_disk_is_full(
        self, tmp_path: Path, small_disk: Path, text: str, interrupted: bool, undisturbed: Undisturbed
    ) -> None:
        """The program says so, waits, and goes on when there is room; or it is interrupted, and goes on later."""
        path, search = write(tmp_path, text), small_disk / "s.search"
        arguments = ("solve", path, "--search", search, "--json", "--workers", 2, "--engine", ENGINE)
        program = start(*arguments, cwd=tmp_path)
        try:
            assert program.stderr is not None
            assert any("The disk is full" in line for line in program.stderr)  # it may have foretold that before
            assert 0 <= session_help.assert_sound(search, prepare(load(path))) < WHOLE
            if interrupted:
                program.send_signal(signal.SIGINT)
                assert program.wait(60) == 3
            subprocess.run(["mount", "-o", "remount,size=32m", small_disk], check=True)
            output, _ = program.communicate(timeout=120)
        finally:
            kill_group(program.pid)
        if interrupted:
            output = run(*arguments, cwd=tmp_path).stdout
        assert counts(output) == undisturbed(text)
        assert [file.name for file in small_disk.iterdir()] == ["s.search"]

    def test_the_search_file_is_removed_meanwhile(self, tmp_path: Path) -> None:
        write(tmp_path, session_help.dominoes(8, 7))
        program = solving(tmp_path, "auto", 2)
        assert wait_until(lambda: explored(tmp_path / "s.search") > 0)
        (tmp_path / "s.search").unlink()
        _, error = program.communicate(timeout=60)
        assert program.returncode == 2
        assert "was removed or replaced" in error
        assert len(error.splitlines()) == 1

    def test_two_programs_begin_one_search(self, tmp_path: Path) -> None:
        write(tmp_path, session_help.dominoes(8, 7))
        programs = [solving(tmp_path, "auto", 1) for _ in range(3)]
        assert wait_until(lambda: sum(program.poll() is not None for program in programs) == 2, 60)
        for program in programs:
            if program.poll() is not None:
                assert program.returncode == 2
                assert "another window or program is searching there" in program.communicate()[1]
            else:
                assert wait_until(lambda: explored(tmp_path / "s.search") > 0, 60)
                program.send_signal(signal.SIGINT)
                assert json.loads(program.communicate(timeout=60)[0])["explored"] > 0

    def test_a_folder_that_cannot_be_written(self, tmp_path: Path, expected: dict[str, Any]) -> None:
        assert expected["solutions_reflections"] == 2339  # Haselgrove 1960, Golomb 1965
        done = run("solve", write(tmp_path, PUZZLE), "--search", "/proc/s.search", cwd=tmp_path)
        assert done.returncode == 2
        assert "cannot make a search file there" in done.stderr
        assert len(done.stderr.splitlines()) == 1

    def test_the_terminal_is_closed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path, temporary = write(tmp_path, session_help.dominoes(8, 6)), tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        program = start("solve", path, cwd=tmp_path)
        assert wait_until(lambda: any(explored(file) for file in temporary.glob("latticework-*/search")), 60)
        os.killpg(program.pid, signal.SIGHUP)
        program.communicate(timeout=30)
        assert program.returncode == 3
        assert explored(tmp_path / "puzzle.search") > 0

    @pytest.mark.parametrize("times", [1, 2])
    def test_interrupted_while_a_worker_hangs(self, tmp_path: Path, times: int) -> None:
        path, search = write(tmp_path, session_help.dominoes(8, 7)), tmp_path / "s.search"
        program = solving(tmp_path, "auto", 2)
        hung: list[int] = []
        try:
            assert wait_until(lambda: explored(search) > 0, 60)
            hung += [pid for server in session_help.children(program.pid) for pid in session_help.children(server)]
            for pid in hung:
                os.kill(pid, signal.SIGSTOP)
            for _ in range(times):
                program.send_signal(signal.SIGINT)
                time.sleep(0.5)
            output, _ = program.communicate(timeout=60)
            assert wait_until(lambda: not group(program.pid))
        finally:
            kill_group(program.pid)
        assert hung
        assert program.returncode == 3
        assert json.loads(output)["complete"] is False
        session_help.assert_sound(search, prepare(load(path)))

    def test_interrupted_while_it_prepares(self, tmp_path: Path) -> None:
        words = [sys.executable, "-c", PREPARING, "solve", str(write(tmp_path, PUZZLE))]
        program = forked_program.start(words, tmp_path)
        assert program.stderr is not None
        assert program.stderr.readline() == "preparing\n"
        program.send_signal(signal.SIGINT)
        _, error = program.communicate(timeout=60)
        assert program.returncode == 3
        assert "before the search began" in error


PREPARING = """
import sys, time
from latticework.__main__ import main
from latticework.cancel import checkpoint
from latticework.jobs import job
def searched(document):
    print("preparing", file=sys.stderr, flush=True)
    while True:
        checkpoint()
        time.sleep(0.01)
job.searched = searched
sys.exit(main())
"""
"""The program with a puzzle that it never gets ready for search."""


def assert_told_and_goes_on(
    failed: "subprocess.CompletedProcess[str]", arguments: tuple[object, ...], search: Path, expected: dict[str, Any]
) -> None:
    assert failed.returncode in {2, 4}
    assert failed.stdout == ""
    assert len(failed.stderr.splitlines()) == 1
    if search.exists():
        session_help.assert_sound(search, prepare(load(Path(str(arguments[1])))))
    done = run(*arguments, cwd=search.parent)
    assert (done.returncode, done.stderr) == (0, "")
    assert counts(done.stdout) == expected
    assert list(search.parent.glob(".*")) == []


@pytest.fixture
def small_disk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={request.param}", "tmpfs", folder], check=False,
                             capture_output=True).returncode == 0
    if not mounted:
        pytest.skip("needs the right to mount a small tmpfs")
    yield folder
    subprocess.run(["umount", folder], check=True)
