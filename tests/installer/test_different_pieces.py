"""The scripts that cut squares into pieces that are all different: what is published, by both trees."""

import importlib
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from latticework.bench.cases import of_file
from latticework.search import advance, make_problem, root

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "installer"))
different_pieces = importlib.import_module("different_pieces")
different_rectangles = importlib.import_module("different_rectangles")

RECTANGLES = {  # terms of the encyclopedia, from n = 1 on
    "A360256": [1, 1, 33, 513, 14_409, 693_025, 50_447_161],
    "A360499": [1, 1, 21, 269, 4_489, 82_981, 2_995_185, 118_897_973],
    "A360498": [0, 0, 4, 12, 256, 3_620, 87_216, 2_444_084, 87_181_220],
    "A360725": [0, 0, 4, 36, 1_056, 31_052, 1_473_944, 87_469_884],
    "A360804": [1, 1, 21, 253, 2_401, 36_237, 815_929, 18_713_197],
}
QUICK, SLOW = 100_000, 10_000_000
"""The most ways that the usual suite counts, and the slow proof."""


@pytest.mark.parametrize("narrow", [False, True])
def test_squares_are_cut_into_different_polyominoes_in_as_many_ways_as_is_known(narrow: bool) -> None:
    assert [different_pieces.count(n, narrow)[2] for n in range(1, 5)] == [1, 2, 44, 10_066]


@pytest.mark.slow
def test_all_ways_are_the_solutions_of_the_exact_cover_problem(tmp_path: Path) -> None:
    np.savez(tmp_path / "three.npz", **different_pieces.matrix(3))
    problem = make_problem(of_file(tmp_path / "three.npz").cover)
    assert len(advance(problem, root(), 10**6).solutions) == different_pieces.count(3, False)[0] == 290


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_five_by_five_as_the_manual_says() -> None:
    said = [int(number.replace(",", "")) for number in re.findall(
        r"5x5: \*\*([\d,]+)\*\* different ones, ([\d,]+) with mirror images,\s([\d,]+) in all",
        (ROOT / "resources" / "docs" / "first_counted.md").read_text("utf-8"))[0]]
    assert [*different_pieces.count(5, False)] == [*different_pieces.count(5, True)] == said[::-1]


@pytest.mark.parametrize("sequence", RECTANGLES)
@pytest.mark.parametrize("narrow", [False, True])
def test_squares_are_cut_into_different_rectangles_in_as_many_ways_as_is_known(sequence: str, narrow: bool) -> None:
    known = [ways for ways in RECTANGLES[sequence] if ways <= QUICK]
    assert [different_rectangles.count(n, sequence, narrow) for n in range(1, len(known) + 1)] == known


@pytest.mark.slow
@pytest.mark.parametrize("sequence", RECTANGLES)
def test_larger_squares_of_rectangles(sequence: str) -> None:
    for n, ways in enumerate(RECTANGLES[sequence], 1):
        if QUICK < ways <= SLOW:
            assert different_rectangles.count(n, sequence, True) == ways
