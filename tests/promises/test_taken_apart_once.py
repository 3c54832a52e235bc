"""Taking apart, killed at any instant and gone on with by other numbers of workers, gives what one run gives."""

import random
import sqlite3
import sys
import threading
import time
from collections import Counter
from contextlib import closing
from math import inf
from pathlib import Path

import pytest

import forked_program
import session_help
from latticework.jobs.apart_job import ApartJob
from latticework.jobs.job import prepare
from latticework.jobs.keeping import THAT_COME_APART
from latticework.puzzle import load
from latticework.run.examination import Examination, open_numbers
from latticework.run.verification import verify
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import examined
from latticework.store.stored_searches import as_begun
from session_help import group, kill_group, wait_until, write
from six_piece_burrs import LOVES_DOZEN, burr

IN_SMALL_STEPS = """
import sys
from latticework.cli import search_report
from latticework.run import examination, handout
from latticework.__main__ import main
search_report.ALONE = handout.SLICE = 0.0
handout.FIRST_BUDGET = handout.LEAST_BUDGET = 20
examination.MOST = 8
examination.Examination.run.__defaults__ = (0.0, None)
sys.exit(main())
"""
"""The program with workers from the beginning, and hundreds of commits where there would be one."""

Solution = tuple[tuple[int, ...], str, str, int]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the puzzle, a search of all its solutions, and one that keeps only what comes apart."""
    folder = tmp_path_factory.mktemp("whole")
    prepared = prepare(load(write(folder, burr(LOVES_DOZEN))))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", session_help.InlinePool)
        session_help.finish(folder / "all.search", prepared)
        session_help.finish(folder / "apart.search", prepared.keeping(THAT_COME_APART))
    return folder


def told(path: Path) -> Counter[Solution]:
    """Return the solutions of a search file with what is known of each, checked whether the file is sound."""
    with closing(SearchFile.open(path)) as file:
        known = {row.solution: row for row in examined(file)}
        assert verify(file, 1, lambda *_: None).totals.stored >= len(known)
        return Counter((row.options, known[row.id].outcome.name, known[row.id].level, known[row.id].moves)
                       for row in file.page(1, 9999) if row.id in known)


def examined_by_now(path: Path) -> int:
    if not path.exists():
        return 0
    try:
        with closing(sqlite3.connect(path)) as db:
            return int(db.execute("SELECT count(*) FROM apart").fetchone()[0])
    except sqlite3.Error:  # it is being made
        return 0


def killed(path: Path, words: list[object], kills: int, chance: random.Random) -> int:
    """Run a command in small steps, kill it after some, and so on; return how often it was killed before the end."""
    for number in range(kills):
        before = examined_by_now(path)
        more = ["--quiet", "--workers", str(1 + number % 2)]
        program = forked_program.start([sys.executable, "-c", IN_SMALL_STEPS, *map(str, words), *more], path.parent)
        try:
            assert wait_until(lambda: examined_by_now(path) > before or program.poll() is not None, 60)  # noqa: B023
            time.sleep(chance.uniform(0, 0.1))
            ended = program.poll() is not None
            program.kill()
            _, error = program.communicate()
            assert not ended or program.returncode == 0, error
            assert wait_until(lambda: not group(program.pid)), "workers outlive the program"  # noqa: B023
        finally:
            kill_group(program.pid)
        told(path)
        if ended:
            return number
    return kills


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers through /proc")
@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=[pytest.mark.slow, pytest.mark.timeout(900)])])
class TestKilled:
    @pytest.mark.slow
    def test_disassemble(self, tmp_path: Path, whole: Path, kills: int) -> None:
        undisturbed, path = tmp_path / "undisturbed.search", tmp_path / "killed.search"
        for search in (undisturbed, path):
            search.write_bytes((whole / "all.search").read_bytes())
        with closing(SearchFile.open(undisturbed)) as file:
            job = ApartJob(as_begun(file).reduction)
            assert Examination(file, job, open_numbers(file)).run(1, threading.Event(), alone=inf)
        assert killed(path, ["disassemble", path], kills, random.Random(time.time())) > 1
        done = session_help.run("disassemble", path, "--quiet", "--workers", 2, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert told(path) == told(undisturbed)
        assert told(path).total() == 478

    def test_solve_comes_apart(self, tmp_path: Path, whole: Path, kills: int) -> None:
        path = tmp_path / "killed.search"
        words = ["solve", whole / "puzzle.toml", "--comes-apart", "--search", path]
        assert killed(path, words, kills, random.Random(time.time())) > 1
        done = session_help.run(*words, "--quiet", "--json", "--workers", 2, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert told(path) == told(whole / "apart.search")
        assert told(path).total() == 222
