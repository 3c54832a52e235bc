"""Puzzles of our own: the counts that a second program found, which knew the cells, marks and colours alone."""

from pathlib import Path

import pytest

from latticework.cli.library_check import by_target
from latticework.puzzle import MODULI, Puzzle, load
from quick_suite import in_part
from shapes import solve

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"
OWN = ("square/jigsaw-4x4", "square/jigsaw-4x5", "hexagonal-prism/black-and-white-pyramid-i",
       "hexagonal-prism/black-and-white-pyramid-ii", "packed-spheres/five-tetraspheres", "cubic/flat-cube-i",
       "cubic/flat-cube-ii", "cubic/flat-cube-iii")
CASES = {key: one for name in OWN for key, one in by_target(name, load(LIBRARY / f"{name}.toml")).items()}


@pytest.mark.parametrize("puzzle", in_part(CASES.values(), 3), ids=CASES)
def test_all_counts(puzzle: Puzzle) -> None:
    counts = dict(zip(MODULI, solve(puzzle).counts, strict=True))
    assert puzzle.published
    assert {entry.modulo: entry.solutions for entry in puzzle.published}.items() <= counts.items()


def test_every_target_has_a_count() -> None:
    assert len(CASES) == len(OWN) + 2
