"""Puzzles whose three counts two independent programs agree on.

Each line holds a target, parts and the counts: all, modulo rotations, modulo reflections too; as pictures in
cross_check.jsonl, as cells "x,y x,y" in cross_check_cells.jsonl.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from latticework.lattice import Cell, Lattice, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import ENGINES
from quick_suite import in_part
from shapes import cells, parts, solve

Maker = Callable[[dict[str, Any]], Puzzle]


def cases(file: str) -> dict[str, dict[str, Any]]:
    lines = Path(__file__).with_name(file).read_text().splitlines()
    return {case["name"]: case for case in map(json.loads, lines)}


CASES, CELLS = cases("cross_check.jsonl"), cases("cross_check_cells.jsonl")


def listed(lattice: Lattice, text: str) -> tuple[Cell, ...]:
    return tuple(lattice.internal(tuple(map(int, cell.split(",")))) for cell in text.split())


def board(case: dict[str, Any]) -> Puzzle:
    """Return the puzzle of a case, given as pictures."""
    lattice = builtin(case["lattice"])
    return Puzzle(lattice, case["name"], motions=case["motions"], target=Target(cells(case["target"], lattice)),
                  parts=parts(lattice, case["parts"]))


def listed_board(case: dict[str, Any]) -> Puzzle:
    """Return the puzzle of a case, given as lists of cells."""
    lattice = builtin(case["lattice"])
    made = tuple(Part(name, listed(lattice, text)) for name, text in case["parts"].items())
    target = Target(listed(lattice, case["target"]))
    return Puzzle(lattice, case["name"], motions=case["motions"], target=target, parts=made)


def second(lattice: str) -> str:
    """Return the engine that is the quickest beside bit sets, in all."""
    return "dlx" if lattice == "cubic" else "backtrack"


PUZZLES = [(name, made, case) for made, some in ((board, CASES), (listed_board, CELLS))
           for name, case in some.items()]
DEEP = {
    "hexiamonds-5x2-semiregular-hexagon-2", "hexiamonds-irregular-hexagon-7x8",
    "hexiamonds-most-solutions-conjecture-1", "hexiamonds-stacked-chevrons-6x6", "hexiamonds-tenyo",
    "one-sided-hexiamonds-hexagram-hexagon-2", "pentominoes-chevron-2", "pentominoes-diamond",
    "pentominoes-plus-monomino-diamond", "pentominoes-plus-square-tetromino-diamond-1",
    "pentominoes-truncated-triangle", "quasi-tritwigs-snowflake-3", "solid-pentominoes-3x5x7-slope",
    "solid-pentominoes-5x3x5-ring", "solid-pentominoes-5x5x4-stepped-pyramid", "solid-pentominoes-5x5x4-steps",
    "solid-pentominoes-6x6x6-crystal-1", "solid-pentominoes-6x6x6-crystal-3", "solid-pentominoes-6x6x6-crystal-4",
    "solid-pentominoes-cross-block-1", "solid-pentominoes-cross-tower", "solid-pentominoes-empty-bottle",
    "solid-pentominoes-infinity-tower", "solid-pentominoes-square-tower-2", "solid-pentominoes-square-tower-5",
    "solid-pentominoes-square-tower-6", "solid-pentominoes-stairstep-walls-1", "solid-pentominoes-tower-1",
}
"""Puzzles whose trees have more than three million nodes where the item with fewest options does not come first."""


LONG = {"hexiamonds-5x10-trapezoid-1", "hexiamonds-irregular-hexagon-7x8", "hexiamonds-most-solutions-conjecture-1",
        "hexiamonds-tenyo", "one-sided-pentominoes-3x30", "pentominoes-truncated-triangle"}
"""Puzzles that take the usual engine longest; there are others of the same parts."""


def beside() -> Iterator[ParameterSet]:
    """Return each puzzle with the engines beside bit sets that finish it within a minute; most are slow in all."""
    for number, (name, made, case) in enumerate(PUZZLES):
        quickest = second(case["lattice"])
        for engine in sorted({"dlx", quickest}) if name in DEEP else ENGINES:
            if engine not in {"auto", "bitset"}:
                marks = [] if number % 5 == 1 and engine == quickest and name not in DEEP else [pytest.mark.slow]
                yield pytest.param(made, case, engine, id=f"{name} {engine}", marks=marks)


@pytest.mark.parametrize(("made", "case"), in_part([
    pytest.param(made, case, id=name, marks=[pytest.mark.slow] if number % 5 or name in LONG else [])
    for number, (name, made, case) in enumerate(PUZZLES)], 3, several=True))
def test_all_three_counts(made: Maker, case: dict[str, Any]) -> None:
    assert solve(made(case), budget=1_000_000, engine="bitset").counts == tuple(case["counts"])


@pytest.mark.parametrize(("made", "case", "engine"), in_part(list(beside()), 3, several=True))
def test_all_three_counts_by_another_engine(made: Maker, case: dict[str, Any], engine: str) -> None:
    assert solve(made(case), budget=1_000_000, engine=engine).counts == tuple(case["counts"])


def test_none_is_missing() -> None:
    names = [case["lattice"] for case in (*CASES.values(), *CELLS.values())]
    assert {name: names.count(name) for name in names} == {
        "square": 26, "cubic": 31, "hexagon": 9, "triangle": 35, "square-stick": 3, "hexagon-stick": 15}
