"""Real files of BurrTools, where they lie beside the project: how many solutions come apart, and their levels."""

from collections import Counter

import numpy as np
import pytest

from counts.test_burrtools_files import FOLDER
from latticework.apart import APART, STATUSES, Disassembler
from latticework.files import formats
from latticework.puzzle.targets import at_target, only_current_target
from latticework.solution import placements_of
from quick_suite import in_part
from shapes import solve

LEVELS = {
    ("Bermuda", 0): {"1": 1},
    ("chocolate dip", 0): {"13.1.2.2.3": 1, "4.4.1.2.3": 1, "4.3.2.3.3": 1, "3.7.2.3.2": 1, "3.6.3.3.2": 1,
                           "3.4.3.3": 5, "3.4.2.3.3": 6, "3.4.2.3": 1, "3.4.2.2.2": 2, "3.1.2.2": 1, "2.6.2.3": 1},
    ("closed box", 0): {"15.6.2": 1},
    ("CubeInCage", 0): {"4.9.3": 1},
    ("DemoMirrorParadox", 0): {"1": 1},
    ("DemoMirrorParadox", 1): {"1": 1},
    ("magic drawer", 0): {"12": 1, "6.1.2": 2, "3.1.2": 1, "2.2": 1, "2.1.2": 1},
    ("Prisgon", 0): {"9.6.4.2.2.2.1.2": 1},
    ("Prisgon", 1): {"9.5.1.1.2.2.2": 1},
    ("SolidSixPieceBurrs", 0): {"1": 148, "1.2": 31},
}
"""By BurrTools 0.7.1 with mirror solutions removed; of the last two, and of mirror paradoxes, only the numbers."""

THERE = [case for case in LEVELS if (FOLDER / f"{case[0]}.xmpuzzle").exists()]
LONG = {("SolidSixPieceBurrs", 0)}
"""Takes as long as ten of all others; `test_published_levels` tries burrs of six pieces each time."""


@pytest.mark.parametrize(("name", "place"), in_part([
    pytest.param(*case, marks=pytest.mark.slow if case in LONG else []) for case in THERE], 3, several=True))
def test_come_apart_as_in_burrtools(name: str, place: int) -> None:
    puzzle = only_current_target(at_target(formats.read(FOLDER / f"{name}.xmpuzzle").puzzle, place))
    solved = solve(puzzle)
    rows, reduction, disassembler = solved.kept.rows, solved.prepared.reduction, Disassembler(puzzle)
    found = disassembler.judge(reduction, rows)
    apart = np.flatnonzero(found.status == STATUSES.index(APART)).tolist()
    assert Counter(map(found.level, apart)) == LEVELS[name, place]
    for number in apart[:3]:
        one = disassembler.take_apart(placements_of(rows[number], reduction))
        assert (one.status, one.level) == (APART, found.level(number))
        assert (len(one.moves), one.states) == (found.moves[number], found.states[number])
