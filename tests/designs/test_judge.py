"""The kernel that judges sets of parts: against a slow twin, and against a search for each set."""

from itertools import product
from random import Random

import numpy as np
import pytest

import latticework as lw
from latticework.cover import Cover
from latticework.designs.judge import Judge
from latticework.designs.part_sets import puzzle_of
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from quick_suite import in_part
from random_choices import BOXES, random_choice


class Twin:
    """Counts the solutions and nodes of one set with plain sets: the fewest options first, cells before parts."""

    def __init__(self, ready: Prepared, times: list[int]) -> None:
        self.cover: Cover = ready.cover
        self.blocks, self.n_parts = len(ready.reduction.blocks), len(ready.puzzle.parts)
        self.part_of = ready.reduction.part_of.tolist()
        holes = [int(ready.cover.most[number]) for number in range(self.n_parts, self.blocks)]
        self.left, self.solutions, self.nodes = [*times, *holes], 0, 0
        self.items = [{int(i) for i in ready.cover.items[a:b]} for a, b in
                      zip(ready.cover.start[:-1], ready.cover.start[1:], strict=True)]
        self.must = [i for i in range(self.blocks, ready.cover.n_items) if ready.cover.least[i] == 1]
        self.search(frozenset(), [o for o in range(len(self.items)) if self.left[self.part_of[o]]])

    def search(self, covered: frozenset[int], live: list[int]) -> None:
        self.nodes += 1
        choices = [[o for o in live if item in self.items[o]] for item in self.must if item not in covered]
        choices += [[o for o in live if self.part_of[o] == part]
                    for part in range(self.n_parts) if self.left[part] == 1]
        if not choices:
            self.solutions += not any(self.left[: self.n_parts])
            return
        for option in min(choices, key=len):
            self.left[self.part_of[option]] -= 1
            rest = self.items[option] - {self.part_of[option]}
            self.search(covered | rest, [o for o in live if not rest & self.items[o] and self.left[self.part_of[o]]])
            self.left[self.part_of[option]] += 1


@pytest.mark.parametrize(("lattice", "seed"), in_part(product(BOXES, range(6)), 6, several=True))
def test_solutions_and_nodes_are_those_of_the_twin(lattice: str, seed: int) -> None:
    puzzle, random = random_choice(lattice, seed), Random(seed)
    ready = prepare(puzzle)
    sets = np.array([[random.randint(0, part.most) for part in puzzle.parts] for _ in range(20)])
    judged = Judge.of(ready.reduction).judge(sets)
    for times, solutions, nodes in zip(sets.tolist(), *judged, strict=True):
        twin = Twin(ready, times)
        assert (solutions, nodes) == (twin.solutions, twin.nodes)
        if any(times):
            assert solutions == lw.solve(lw.Puzzle.of(puzzle_of(puzzle, times))).counts.all


def test_a_limit_ends_a_search() -> None:
    puzzle = lw.load("pentominoes-6x10")
    judge = Judge.of(prepare(puzzle.document).reduction)
    every = np.ones((1, 12), int)
    assert judge.judge(every, most_solutions=2).solutions.tolist() == [2]
    assert judge.judge(every, most_nodes=1000).nodes.tolist() == [1000]


def test_the_whole_of_a_puzzle() -> None:
    judged = Judge.of(prepare(lw.load("soma").document).reduction).judge(np.ones((1, 7), int))
    assert judged.solutions.tolist() == [11_520]
    assert judged.difficulty[0] == judged.nodes[0] / 11_520


def test_sets_by_the_names_of_their_parts() -> None:
    """A part and its mirror image are two: with the wrong one of both the box has no solution."""
    parts = [lw.Part("#.\n#.\n##", "L", motions="turn"), lw.Part(".#\n.#\n##", "J", motions="turn"),
             lw.Part("##\n##", "O", motions="turn")]
    judge = lw.design.Judge(lw.Puzzle.boxed("square", (4, 2), parts))
    assert judge.parts == ("L", "J", "O")
    both, mixed, squares, left = judge([["L", "L"], ["L", "J"], {"O": 2}, {"O": 1, "L": 1}], most=9)
    assert [one.solutions for one in (both, mixed, squares, left)] == [1, 0, 1, 0]
    assert both.complete
    assert both.difficulty == both.nodes
    assert mixed.difficulty == float("inf")
    cut = judge([["L", "L"]], most=1)[0]
    assert (cut.solutions, cut.complete) == (1, False)
    assert judge([]) == []
    with pytest.raises(LatticeworkError, match="sets: 'X'"):
        judge([["X"]])


@pytest.mark.parametrize(("sets", "said"), [
    (None, "sets: None should be a list of sets of parts"), (5, "sets: 5 should be a list"),
    ("L4", "sets: 'L4' should be a list"), (["L4"], "sets: 'L4' should be a list of names of parts, or"),
    ([None], "sets: None should be a list of names"), ([["L4"], 3], "sets: 3 should be a list of names"),
    ([["L4", ["P4"]]], r"sets: \['P4'\] should be the name of one of the"),
    ([{"L4": 10**12}], "times: 1000000000000 should be a whole number from 1 to "),
])
def test_what_is_no_set_of_parts_is_refused(sets: object, said: str) -> None:
    judge = lw.design.Judge(lw.Puzzle.boxed("square", (4, 4)), cells=4)
    with pytest.raises(LatticeworkError, match=said):
        judge(sets)  # type: ignore[arg-type]


def test_any_number_is_a_limit() -> None:
    judge = lw.design.Judge(lw.Puzzle.boxed("square", (3, 2)), cells=3)
    assert judge([["V3", "V3"]], most=10**30, most_nodes=10**30) == judge([["V3", "V3"]], most=10)
