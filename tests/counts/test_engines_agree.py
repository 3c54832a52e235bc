"""Every engine, order and pruning finds the same three counts and the same hash, those of a slow twin."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, assume, event, example, given, settings
from hypothesis import strategies as st

import slow_counts
from document_blocks import ROOT
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, load
from latticework.puzzle.library import shipped
from latticework.search.pruning.tables import PRUNINGS
from quick_suite import in_part
from random_solvable import BLACK, WHITE, solvable
from shapes import SOMA, box, cells, flat, solid, square
from slow_space import places_of
from ways_help import METHODS, SETS, Outcome, pruned, search, search_all, solutions

PLACED_AMONG_LIKE_KINDS = Puzzle(
    builtin("half-square"), target=Target(((0, 0, 0), (0, 0, 1))),
    parts=(Part("here", ((0, 0, 0),), motions="placed"), Part("there", ((0, 0, 1),))))
"""Another kind of cell looks just as the one that the placed part has."""

PLACED_WITH_A_MARK = Puzzle(
    builtin("half-square"), target=Target(((-1, 0, 7), (-1, 0, 6))),
    parts=(Part("here", ((-1, 0, 7),), motions="placed", marks=(Mark((-1, 0, 7), "225", "lock"),)),
           Part("there", ((-1, 0, 6),), motions="placed", marks=(Mark((-1, 0, 6), "45", "lock"),))))

CROSS = ((0, 1, 0), (1, 1, 0)), ((1, 0, 1), (1, 1, 1))
CROSSING = Puzzle(builtin("square-stick"), target=Target(CROSS[0] + CROSS[1]), parts=(Part("line", CROSS[0], 2, 2),))
"""Two lines that would run through one point."""

STAR = sorted({(0, 0, 0), *builtin("triangle-stick").neighbours((0, 0, 0))})
BENDS = Puzzle(builtin("triangle-stick"), target=Target(tuple(STAR)), parts=(
    Part("bend", ((0, 0, 0), (0, 0, 2)), 1, 4), Part("corner", ((0, 0, 0), (0, 0, 1)), 1, 4),
    Part("stick", ((0, 0, 0),), 1, 3)))
"""Bends that would cross one another, and corners that lie between the sticks of a bend."""

FLAT = flat(box(5, 4), "LPWY")
SOLID = solid((cell for cell in box(5, 2, 2) if cell != (2, 1, 1, 0)), {name: SOMA[name] for name in "VLTZP"})
CHECKED = Puzzle(
    square(), motions="turn", target=Target(
        box(4, 3), optional=((3, 2, 0), (0, 0, 0), (1, 1, 0)), cell_colors=(((0, 1, 0), BLACK), ((2, 1, 0), WHITE))),
    matching=Matching((("", ""), ("key", "lock")), ("",)),
    parts=(Part("domino", cells("##"), 2, 4), Part("bent", cells("##/#."), 0, 2),
           Part("key", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),)),
           Part("lock", cells("##"), marks=(Mark((0, 0, 0), "west", "lock"),),
                cell_colors=(((0, 0, 0), WHITE),))))
"""Marks and colours, which become secondary items, holes and from-to copies."""


class TestRandomPuzzles:
    @settings(suppress_health_check=[HealthCheck.too_slow])
    @given(solvable(), st.lists(st.tuples(st.sampled_from(METHODS), st.sampled_from(SETS)), min_size=4, max_size=6))
    @example(PLACED_AMONG_LIKE_KINDS, [(METHODS[0], ())])
    @example(PLACED_WITH_A_MARK, [(METHODS[0], ())])
    @example(CROSSING, [(METHODS[0], ())])
    @example(BENDS, [(METHODS[0], ()), (METHODS[-1], ())])
    def test_every_way_finds_what_the_slow_twin_finds(
        self, puzzle: Puzzle, ways: list[tuple[Method, tuple[str, ...]]]
    ) -> None:
        try:
            places = places_of(puzzle)
            everything = slow_counts.all_solutions(puzzle, places)
        except slow_counts.TooLongError:
            assume(False)
        usual = prepare(puzzle)
        found = solutions(usual)
        assert len(found) == len(set(found))
        assert set(found) == everything
        expected = search_all(usual.job)
        assert expected.counts == slow_counts.counts_of(everything, slow_counts.symmetries(puzzle, places))
        for method, prunings in ways:
            event(f"{method.engine}, {', '.join(prunings)}")
            job = prepare(puzzle, replace(method, prunings=prunings)).job
            assert search_all(job).found == expected.found, (method, prunings)


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["some", "all"])
@pytest.mark.parametrize(("puzzle", "counts"), in_part([
    (FLAT, (20, 10, 5)), (SOLID, (20, 10, 5)), (CHECKED, (204, 204, 204))], 3, several=True),
        ids=["flat", "solid", "checked"])
def test_all_ways_agree(puzzle: Puzzle, counts: tuple[int, int, int], every: bool) -> None:
    """All methods with all prunings, or each method with all together and with one set of them in turn."""
    assert slow_counts.counts(puzzle, 100_000) == counts
    expected = search_all(prepare(puzzle).job)
    assert expected.counts == counts
    for number, method in enumerate(METHODS):
        prepared = prepare(puzzle, method)
        for prunings in SETS if every else (PRUNINGS, SETS[number % (len(SETS) - 1)]):
            assert search_all(pruned(prepared, prunings)).found == expected.found, (method, prunings)


@pytest.mark.parametrize(("name", "counts"), in_part([
    ("tritrigs-heart", (100, 100, 50)), ("tritrigs-trapezoid", (16, 16, 8)),
    ("tritrigs-spiked-triangle", (18, 6, 6))], 3, several=True))
def test_sticks_whose_bends_may_not_cross_have_the_published_counts(name: str, counts: tuple[int, int, int]) -> None:
    """Goodger, documentation of Polyform Puzzler: 50, 8 and 6; with crossing bends there are 1591, 2188 and 2601."""
    puzzle = load(ROOT / f"puzzles/triangle-stick/{name}.toml")
    engines = ("bitset", "cells", "dlx", "backtrack", "processor")
    found = [search_all(prepare(puzzle, Method(engine)).job) for engine in engines]
    assert {one.found for one in found} == {(counts, found[0].digest)}


SECONDS = 2.0
"""Of processor time for each way to search a puzzle; what takes longer is not compared."""
SLICE = 1 << 16
"""Nodes after which it looks at the time."""

LIBRARY = [
    ("bitset", None, ()), ("bitset", None, PRUNINGS), ("cells", None, ()), ("cells", None, PRUNINGS),
    ("dlx", None, ()), ("dlx", None, PRUNINGS),
    ("backtrack", False, ()), ("backtrack", False, PRUNINGS), ("backtrack", True, ()), ("processor", None, ())]
FLOOR = 0.6
"""What share of the library each finishes at least, so that nothing passes by doing nothing."""


def told(engine: str, by_size: bool | None, prunings: tuple[str, ...]) -> str:
    return engine + {True: " by size", False: " by order", None: ""}[by_size] + (" pruned" if prunings else "")


@pytest.mark.slow
class TestLibrary:
    seen: int = 0
    finished: ClassVar[Counter[str]] = Counter()

    @pytest.mark.timeout(1200)
    @pytest.mark.parametrize("path", shipped(), ids=lambda path: f"{path.parent.name}/{path.stem}")
    def test_all_engines_agree(self, path: Path) -> None:
        puzzle, outcomes = load(path), dict[str, Outcome]()
        for engine, by_size, prunings in LIBRARY:
            try:
                job = prepare(puzzle, Method(engine, by_size=by_size, prunings=prunings)).job
            except LatticeworkError:
                continue  # too large for this engine
            outcome = search(job, SECONDS, SLICE)
            if outcome:
                outcomes[told(engine, by_size, prunings)] = outcome
        assert len({outcome.found for outcome in outcomes.values()}) <= 1, outcomes
        TestLibrary.seen += 1
        TestLibrary.finished.update(list(outcomes))

    def test_most_of_it_was_finished(self) -> None:
        if self.seen < len(shipped()):
            pytest.skip("only after all of the library")
        for name, finished in self.finished.items():
            print(f"{name:24}{finished:4} of {self.seen}")  # noqa: T201
        assert set(self.finished) == {told(*way) for way in LIBRARY}
        assert min(self.finished.values()) >= FLOOR * self.seen, self.finished
