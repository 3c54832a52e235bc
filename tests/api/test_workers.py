"""Worker processes started from scripts: none of them runs the script again."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import latticework as lw
from latticework.api import search_on_demand
from latticework.run.search import Search
from quick_suite import in_part

SCRIPT = """
print("begun")
import latticework as lw
from latticework.api import search_on_demand

search_on_demand.ALONE = 0.0  # so that workers are started at once
solutions = lw.solve("pentominoes-3x20", workers=2)
print(len(list(solutions)), *solutions.counts)
"""
SPAWNING = "import multiprocessing\nmultiprocessing.get_all_start_methods = lambda: ['spawn']\n"
PRINTED = "begun\n2 8 4 2\n"
NESTED = """
import multiprocessing
import latticework as lw

def solve(workers):
    return lw.solve("pentominoes-3x20", workers=workers).counts

if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print(*pool.apply(solve, (1,)))
        try:
            pool.apply(solve, (2,))
        except lw.LatticeworkError as error:
            print(error)
"""
IMPORTED_AGAIN = """
import multiprocessing
import latticework as lw

lw.solve("soma", workers=2).first()
process = multiprocessing.get_context("spawn").Process(target=print)
process.start()
process.join()
print(process.exitcode)
"""

FORKED = """
import os
import sys
import latticework as lw

solutions = lw.solve("pentominoes-3x20", workers=2)
running = iter(solutions)
next(running)
child = os.fork()
if child == 0:
    sys.exit()
os.waitpid(child, 0)
print(1 + len(list(running)))
"""


def run(folder: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=folder, input=given, capture_output=True, text=True,
                          check=False, timeout=200)


@pytest.mark.parametrize("before", in_part(["", SPAWNING], 2), ids=["usual", "spawn"])
def test_a_script_needs_no_guard(before: str, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(before + SCRIPT)
    done = run(tmp_path, "script.py")
    assert (done.stdout, done.stderr, done.returncode) == (PRINTED, "", 0)


@pytest.mark.slow
def test_a_script_from_standard_input_needs_none_either(tmp_path: Path) -> None:
    done = run(tmp_path, "-", given=SCRIPT)
    assert (done.stdout, done.stderr, done.returncode) == (PRINTED, "", 0)


@pytest.mark.slow
def test_the_worker_of_a_pool_is_informed_that_it_can_start_none(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(NESTED)
    done = run(tmp_path, "script.py")
    assert done.stdout.startswith("8 4 2\nworkers: this process belongs to a pool"), done.stderr


@pytest.mark.slow
def test_a_script_that_another_process_imports_again_is_advised_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(IMPORTED_AGAIN)
    done = run(tmp_path, "script.py")
    assert done.stdout == "1\n"
    assert 'under if __name__ == "__main__":' in done.stderr


def test_what_fails_in_the_background_is_raised_where_solutions_are_asked_for(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise lw.LatticeworkError("no room for workers")

    monkeypatch.setattr(Search, "run", fail)
    with pytest.raises(lw.LatticeworkError, match="no room for workers"):
        lw.solve("soma", workers=2).first()


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="has no forks")
def test_a_forked_process_leaves_the_search_in_place_when_it_ends(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(FORKED)
    done = run(tmp_path, "script.py")
    assert (done.stdout, done.returncode) == ("2\n", 0), done.stderr


def test_workers_come_and_go_while_one_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_on_demand, "ALONE", 0.0)
    solutions = lw.solve("pentominoes-3x20", workers=2)
    looked = iter(solutions)
    assert next(looked)
    for number in (3, 1):
        solutions.workers = number
        assert solutions.workers == number
    assert len(list(looked)) == 1
    assert solutions.counts == (8, 4, 2)


def test_workers_are_a_number(tmp_path: Path) -> None:
    solutions = lw.solve("soma", search=tmp_path / "a.search")
    with pytest.raises(lw.LatticeworkError, match="workers: -1 should be a whole number from 0 to "):
        solutions.workers = -1
    solutions.workers = 2
    assert solutions.counts == (11520, 480, 240)


def test_a_search_in_this_process_alone_gets_no_workers() -> None:
    solutions = lw.solve("soma")
    next(looked := iter(solutions))
    with pytest.raises(lw.LatticeworkError, match="begun in this process alone"):
        solutions.workers = 2
    assert len(list(looked)) == 239
