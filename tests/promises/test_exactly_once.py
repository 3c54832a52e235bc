"""Real processes are killed, interrupted and run out of disk; the final counts are those of an undisturbed run."""

import json
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.puzzle import load
from latticework.session import prepare
from session_help import counts, group, kill_group, run, start, wait_until, write

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and /proc")
PUZZLE = session_help.pentominoes(10, 6)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("undisturbed")
    return counts(run("solve", write(folder, PUZZLE), "--json", "--workers", 2, cwd=folder).stdout)


@pytest.fixture(scope="module")
def dominoes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("dominoes")
    return counts(run("solve", write(folder, session_help.dominoes(6, 6)), "--json", cwd=folder).stdout)


def kill_loop(folder: Path, text: str, kills: int, longest: float, seed: int) -> dict[str, Any]:
    """Start the program, kill it at a random moment, check, start it again; return the counts at the end."""
    rng, path, search = random.Random(seed), write(folder, text), folder / "s.search"
    prepared, last, unfinished = prepare(load(path)), 0, 0
    arguments = ("solve", path, "--search", search, "--json", "--workers", 2)
    for _ in range(kills):
        program = start(*arguments, cwd=folder)
        try:
            assert wait_until(search.exists)
            time.sleep(rng.uniform(0, longest))
            program.kill()
            program.communicate()
            assert wait_until(lambda: not group(program.pid)), "workers outlive the program"  # noqa: B023
        finally:
            kill_group(program.pid)
        now = session_help.assert_sound(search, prepared)
        assert now >= last
        last, unfinished = now, unfinished + (now < session_help.WHOLE)
    assert unfinished, "the puzzle is too small: all kills came too late"
    done = run(*arguments, cwd=folder, seconds=600)
    assert (done.returncode, done.stderr) == (0, "")
    session_help.assert_sound(search, prepared)
    assert {p.name for p in folder.iterdir()} == {"puzzle.toml", "s.search"}
    return counts(done.stdout)


class TestExactlyOnce:
    def test_killed_three_times(self, tmp_path: Path, expected: dict[str, Any]) -> None:
        assert expected["solutions_reflections"] == 2339  # Haselgrove 1960, Golomb 1965
        assert kill_loop(tmp_path, PUZZLE, 3, 0.4, seed=int(time.time())) == expected

    @pytest.mark.slow
    @pytest.mark.timeout(1200)
    @pytest.mark.parametrize("text", [PUZZLE, session_help.dominoes(8, 7)], ids=["pentominoes", "dominoes"])
    def test_killed_twenty_times(self, tmp_path: Path, text: str) -> None:
        """Dominoes store 300,000 solutions, so that most kills come while something is being written."""
        begin = time.monotonic()
        undisturbed = counts(run("solve", write(tmp_path, text), "--json", "--workers", 2, cwd=tmp_path,
                                 seconds=600).stdout)
        longest = (time.monotonic() - begin) / 8
        assert kill_loop(tmp_path, text, 20, longest, seed=20) == undisturbed

    @pytest.mark.parametrize(("number", "all_of_them", "delay"), [
        (signal.SIGINT, True, 0.05), (signal.SIGINT, True, 0.5), (signal.SIGTERM, True, 0.05),
        (signal.SIGTERM, False, 0.5),
    ])
    def test_interrupted(
        self, tmp_path: Path, expected: dict[str, Any], number: int, all_of_them: bool, delay: float
    ) -> None:
        """A terminal interrupts all processes in the foreground, also while the workers are still starting."""
        path, search = write(tmp_path, PUZZLE), tmp_path / "s.search"
        arguments = ("solve", path, "--search", search, "--json")
        program = start(*arguments, cwd=tmp_path)
        try:
            assert wait_until(search.exists)
            time.sleep(delay)
            (os.killpg if all_of_them else os.kill)(program.pid, number)
            output, error = program.communicate(timeout=30)
            assert wait_until(lambda: not group(program.pid))
        finally:
            kill_group(program.pid)
        assert "Traceback" not in error
        assert program.returncode == 3
        assert json.loads(output)["complete"] is False
        session_help.assert_sound(search, prepare(load(path)))
        if number == signal.SIGINT and delay == 0.5:
            assert counts(run(*arguments, "--workers", 2, cwd=tmp_path).stdout) == expected

    def test_interrupted_without_search_leaves_a_file_to_go_on_from(
        self, tmp_path: Path, expected: dict[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, temporary = write(tmp_path, PUZZLE), tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        (tmp_path / "puzzle.search").write_text("another file of that name")
        program = start("solve", path, "--limit", 1_000_000, cwd=tmp_path)
        assert wait_until(lambda: list(temporary.glob("latticework-*/search")))
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        output, error = program.communicate(timeout=30)
        assert (program.returncode, error) == (3, "")
        assert "puzzle-2.search" in output
        assert list(temporary.glob("latticework-*")) == []
        assert (tmp_path / "puzzle.search").read_text() == "another file of that name"
        done = run("solve", path, "--search", "puzzle-2.search", "--json", "--workers", 2, cwd=tmp_path)
        assert counts(done.stdout) == expected

    def test_interrupted_where_nothing_can_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, temporary = write(tmp_path, PUZZLE), tmp_path / "temporary"
        temporary.mkdir()
        monkeypatch.setenv("TMPDIR", str(temporary))
        program = start("solve", path, cwd=Path("/proc"))
        assert wait_until(lambda: list(temporary.glob("latticework-*/search")))
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        _, error = program.communicate(timeout=30)
        assert program.returncode in {2, 4}
        assert len(error.splitlines()) == 1

    @pytest.mark.parametrize("most", [0, 26_000, 40_000])
    def test_files_may_not_grow(self, tmp_path: Path, dominoes: dict[str, Any], most: int) -> None:
        """The operating system fails the write that goes beyond `most` bytes, wherever that is."""
        path, search = write(tmp_path, session_help.dominoes(6, 6)), tmp_path / "s.search"
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
        arguments = ("solve", path, "--search", search, "--json")
        failed = run(*arguments, cwd=tmp_path, preexec_fn=limit)
        assert_told_and_goes_on(failed, arguments, search, dominoes)

    def test_the_disk_is_full(self, tmp_path: Path, dominoes: dict[str, Any], small_disk: Path) -> None:
        path, search = write(tmp_path, session_help.dominoes(6, 6)), small_disk / "s.search"
        arguments = ("solve", path, "--search", search, "--json")
        failed = run(*arguments, cwd=tmp_path)
        subprocess.run(["mount", "-o", "remount,size=4m", small_disk], check=True)
        assert search.exists()
        assert_told_and_goes_on(failed, arguments, search, dominoes)


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
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], check=False,
                             capture_output=True).returncode == 0
    if not mounted:
        pytest.skip("needs the right to mount a small tmpfs")
    yield folder
    subprocess.run(["umount", folder], check=True)
