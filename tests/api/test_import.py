"""Importing the library is quick to do and has no effect; what it offers is typed."""

import subprocess
import sys
from pathlib import Path

import pytest

import latticework as lw

HEAVY = ("numba", "numpy", "PySide6", "PIL", "msgspec", "sqlite3", "multiprocessing", "rich")

CLIENT = """
import latticework as lw

puzzle: lw.Puzzle = lw.Puzzle.boxed("cubic", (3, 3, 3), lw.polyforms("cubic", (3, 4), "one-sided"))
parts: list[lw.Part] = [part.times(0, 1) for part in puzzle.parts]
solutions: lw.Solutions = lw.solve(puzzle, workers=2, limit=5, search="mine.search", prune=["islands"])
for solution in solutions:
    cells: dict[tuple[int, ...], str] = solution.cells
    placement: lw.Placement = solution.placements[0]
    lw.save(solution, "solution.svg")
    wide: int = solution.picture(600).width
number: int = solutions.counts.reflections + lw.count(puzzle) + lw.verify("mine.search")
seconds: float = lw.estimate(puzzle).seconds.mean
reasons: tuple[str, ...] = lw.info(puzzle).reasons
problem: lw.ExactCover = lw.exact_cover(["ab", "b"], workers=2, search="cover.search").problem
found: lw.ExactCoverSolutions = lw.solve(problem, limit=2)
items: int = lw.info(problem).primary_items + lw.count(problem) + lw.verify(found)


def listen(progress: lw.Progress) -> None:
    share: float = progress.explored


lw.solve("soma", progress=listen)
lw.slove("soma")  # type: ignore[attr-defined]
"""
"""Strict checks also tell of a "type: ignore" that is not needed."""


def run(code: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False,
                          timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_loads_nothing_and_prints_nothing(tmp_path: Path) -> None:
    loaded = run("import sys; before = set(sys.modules); import latticework as lw\n"
                 "print(*sorted(set(sys.modules) - before))", tmp_path).split()
    assert not set(HEAVY) & set(loaded)
    assert [name for name in loaded if name.startswith("latticework")] == ["latticework", "latticework.version"]


def test_a_puzzle_is_loaded_without_a_window_system_or_kernels(tmp_path: Path) -> None:
    loaded = run("import sys; import latticework as lw; lw.load('soma'); lw.solve('soma')\nprint(*sys.modules)",
                 tmp_path).split()
    assert not {"numba", "PySide6", "PIL"} & set(loaded)


def test_names_what_it_offers() -> None:
    assert dir(lw) == sorted(lw.__all__)
    assert all(hasattr(lw, name) for name in lw.__all__)


def test_has_nothing_else() -> None:
    with pytest.raises(AttributeError, match="'latticework' has no attribute 'slove'"):
        _ = lw.slove  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_typed_client_passes_a_strict_check(tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(CLIENT)
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"),
                           "client.py"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=280)
    assert "Success" in done.stdout, done.stdout + done.stderr
