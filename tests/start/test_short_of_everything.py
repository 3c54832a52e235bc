"""Too few descriptors, too little memory, a broken installation: the right answer, or one line and status 4."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kernel_help import one_line, ran_afresh
from quick_suite import in_part
from session_help import part_way, pentominoes, write

resource = pytest.importorskip("resource")

ANSWERS = {"info": '"placements": 1236,', "solve": '"solutions_total": 8,', "solutions": '"complete": false'}


@pytest.fixture(params=["info", "solve", pytest.param("solutions", marks=pytest.mark.slow)])
def command(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """Return a command of the terminal; kernels stay where they are, for they take a minute to compile."""
    puzzle = str(write(tmp_path, pentominoes(20, 3)))
    if request.param == "solutions":
        return ["solutions", "--count", "--json", str(part_way(tmp_path, pentominoes(20, 3))[0])]
    return [request.param, "--json", puzzle]


def limited(kind: int, most: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(kind, (most, most))


def right_or_one_line(command: list[str], folder: Path, before: Callable[[], None]) -> int:
    """Run a command, check how it ends, and return its status."""
    done = ran_afresh(["-m", "latticework", *command], folder, before, NUMBA_CACHE_DIR="")
    if done.returncode:
        assert (done.returncode, done.stdout, one_line(done)) == (4, "", True), done.stderr
    else:
        assert ANSWERS[command[0]] in done.stdout
        assert done.stderr == ""
    return done.returncode


@pytest.mark.parametrize("most", in_part([5, 12, 17, 22], 16))
def test_few_descriptors(command: list[str], tmp_path: Path, most: int) -> None:
    status = right_or_one_line(command, tmp_path, limited(resource.RLIMIT_NOFILE, most))
    assert status == 4 or command[0] != "solve" or most > 20


@pytest.mark.parametrize(("kind", "megabytes"), in_part(
    [("AS", 60), ("AS", 200), ("AS", 350), ("AS", 600), ("DATA", 100)], 4, several=True))
def test_little_memory(command: list[str], tmp_path: Path, kind: str, megabytes: int) -> None:
    most = limited(getattr(resource, f"RLIMIT_{kind}"), megabytes << 20)
    assert right_or_one_line(command, tmp_path, most) == 4


@pytest.mark.parametrize("megabytes", in_part([700, 1000], 4))
def test_just_enough_memory(command: list[str], tmp_path: Path, megabytes: int) -> None:
    assert right_or_one_line(command, tmp_path, limited(resource.RLIMIT_AS, megabytes << 20)) == 0


@pytest.mark.parametrize("fault", in_part(["import missing_package", "raise OSError(24, 'Too many open files')",
                                   "raise MemoryError", "1 / 0"], 4))
def test_what_fails_while_modules_are_loaded_is_not_no_solution(tmp_path: Path, fault: str) -> None:
    (tmp_path / "msgspec.py").write_text(fault)
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = ran_afresh(["-m", "latticework", "info", "puzzle.toml"], tmp_path, PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (4, "")
    assert one_line(done) == (fault != "1 / 0")
    assert re.search("missing_package|Too many open files|too little memory|ZeroDivisionError", done.stderr)
