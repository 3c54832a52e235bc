"""Back-tracking against the slow twin and the other engines, by the order of items and by the smallest-item rule."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Cover, item_order, make_cover, reduce
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.lattice import Cell
from latticework.search import ENGINES, WHOLE, Problem, Slice, advance, make_problem, root
from latticework.search.backtrack import kernel as backtrack
from latticework.search.backtrack import tables as anchored
from quick_suite import in_part
from random_covers import covers, rows, whole
from search_help import agree, sliced, switched
from shapes import box, flat


@pytest.fixture(params=[1, 3, backtrack.WORTH], ids=lambda worth: f"lists written anew from {worth} nodes on")
def worth(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backtrack, "WORTH", request.param)


often = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.mark.usefixtures("worth")
@pytest.mark.parametrize("by_size", [False, True])
class TestSameTree:
    @often
    @given(st.data())
    def test_as_the_slow_twin(self, by_size: bool, data: st.DataObject) -> None:
        cover = data.draw(covers(most_options=14))
        order = data.draw(st.permutations(range(cover.n_items)))
        piece = whole(make_problem(cover, "backtrack", np.array(order, np.int32), by_size))
        twin = slow_twin.AlgorithmX(cover, order, by_size, ahead=by_size)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)
        assert np.trim_zeros(piece.profile, "b").tolist() == twin.profile
        assert (piece.explored, piece.remaining) == (WHOLE, ())

    @often
    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(1, 4),
           st.integers(1, 3))
    def test_in_slices(
        self, by_size: bool, cover: Cover, random: random.Random, budgets: int, pieces: int, room: int
    ) -> None:
        problem = make_problem(cover, "backtrack", by_size=by_size)
        agree(problem, sliced(problem, random, budgets, pieces, room))

    @often
    @given(covers(most_options=14), st.randoms(use_true_random=False))
    def test_resumes_from_states_of_others_and_they_from_its_own(
        self, by_size: bool, cover: Cover, random: random.Random
    ) -> None:
        problems = [make_problem(cover, engine, by_size=by_size)
                    for engine in ("backtrack", "bitset", "cells", "dlx")]
        problems.append(make_problem(cover, "dlx", by_size=not by_size))
        switched(problems, random)


@pytest.mark.usefixtures("worth")
class TestWidths:
    """Rows of one word, of two and of many; lists of more than 64 rows."""

    @pytest.mark.parametrize("by_size", in_part([False, True], 2))
    @pytest.mark.parametrize("target", [box(4, 5), box(6, 10)])
    @pytest.mark.parametrize("apart", in_part([3, 1], 2))
    def test_the_same_nodes_and_solutions_as_dancing_links(
        self, target: tuple[Cell, ...], apart: int, by_size: bool
    ) -> None:
        cover = spread(reduce(flat(target, "LPWY" if len(target) == 20 else "FILNPTUVWXYZ")).cover, apart)
        one, other = (advance(make_problem(cover, engine, None, by_size), root(), 30_000)
                      for engine in ("backtrack", "dlx"))
        assert rows(one) == rows(other)
        assert one.profile.tolist() == other.profile.tolist()
        assert states(one) == states(other)

    def test_long_lists(self) -> None:
        problem = make_problem(make_cover([[0, 1 + i % 7] for i in range(200)], [1] + [0] * 7, [1] * 8), "backtrack")
        agree(problem, sliced(problem, random.Random(1), 30, 3))
        assert len(rows(whole(problem))) == 200


def spread(cover: Cover, apart: int) -> Cover:
    """Return the problem with so many items for each, all but the first of them in no option and never needed."""
    options = [(apart * cover.items[cover.start[o] : cover.start[o + 1]]).tolist() for o in range(cover.n_options)]
    least, most = np.zeros((2, cover.n_items, apart), int)
    least[:, 0], most[:] = cover.least, 1
    return make_cover(options, least.ravel().tolist(), most.ravel().tolist())


def states(piece: Slice) -> list[list[tuple[int, ...]]]:
    """Return what remains, without the last options, which are only bounds."""
    return [[level[:2] for level in state.levels.tolist()] for state in piece.remaining]


class TestPublished:
    """Barequet and Tal, Solving General Lattice Puzzles, FAW 2010, Table 1: branches of the 10x6 pentominoes."""

    def test_branches_of_their_back_tracking(self) -> None:
        """Cells are covered along the shorter side, and the F may lie in two of its eight ways, two being 57 in all.

        The source does not say which part and which ways: of the 80 choices that the symmetries of the board leave
        this one alone gives the published 10,595,621 branches. The root is no branch.
        """
        reduction = reduce(flat(box(10, 6)))
        cover = reduction.cover
        ways = ({(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)}, {(0, 0), (1, 0), (1, 1), (1, 2), (2, 1)})
        first = len(reduction.puzzle.parts)
        shapes = [np.array([reduction.puzzle.target.cells[item - first][:2] for item in own if item >= first])
                  for own in np.split(cover.items, cover.start[1:-1])]
        kept = [cover.items[cover.start[o]] > 0 or set(map(tuple, (shape - shape.min(axis=0)).tolist())) in ways
                for o, shape in enumerate(shapes)]
        problem = make_problem(cover.only(np.array(kept)), "backtrack", item_order(reduction, "short"))
        piece = whole(problem)
        assert (piece.nodes, len(piece.solutions)) == (10_595_621 + 1, 2339)

    def test_nodes_of_the_smallest_item_rule(self) -> None:
        problem = prepare(flat(box(10, 6)), Method("backtrack", by_size=True)).job.problem
        piece = whole(problem)
        assert (piece.nodes, len(piece.solutions)) == (896_561, 2339)  # as Knuth's dlx1


def problem(engine: str, by_size: bool | None = None) -> Problem:
    return prepare(flat(box(5, 4), "LPWY"), Method(engine, by_size=by_size)).job.problem


class TestMethod:
    def test_by_size_only_on_request(self) -> None:
        assert {engine: problem(engine).by_size for engine in ENGINES} == {
            "auto": True, "bitset": True, "cells": True, "dlx": True, "backtrack": False, "processor": False}

    def test_begins_with_the_item_held_unless_by_size(self) -> None:
        given, short = problem("bitset").order.tolist(), problem("backtrack").order.tolist()
        assert given == problem("backtrack", by_size=True).order.tolist()
        assert given == problem("bitset", by_size=False).order.tolist()
        assert given != short
        assert short == problem("processor").order.tolist()

    def test_the_processor_cannot_go_by_size(self) -> None:
        with pytest.raises(LatticeworkError, match=r"'processor' .* by size; auto, .* can"):
            problem("processor", by_size=True)

    def test_lists_that_would_be_too_large(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(anchored, "MOST_BYTES", 3_000)
        cover = reduce(flat(box(5, 4), "LPWY")).cover
        assert len(rows(whole(make_problem(cover, "backtrack")))) == 20
        with pytest.raises(LatticeworkError, match="'dlx' enters the same nodes"):
            make_problem(cover, "backtrack", by_size=True)


class TestSameSource:
    @pytest.mark.slow
    def test_runs_with_the_jit_off(self) -> None:
        program = (
            "import sys; sys.path.insert(0, sys.argv[1])\n"
            "import numba; assert numba.config.DISABLE_JIT\n"
            "from latticework.cover import reduce\n"
            "from latticework.search import make_problem\n"
            "from latticework.search.backtrack import kernel as backtrack\n"
            "from random_covers import whole\n"
            "from shapes import box, flat\n"
            "backtrack.WORTH = 3\n"
            "for by_size in (False, True):\n"
            "    problem = make_problem(reduce(flat(box(5, 4), 'LPWY')).cover, 'backtrack', None, by_size)\n"
            "    print(whole(problem).nodes, len(whole(problem).solutions))")
        tests = Path(__file__).resolve().parent.parent
        ran = subprocess.run([sys.executable, "-W", "error", "-c", program, str(tests)], check=False,
                             capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"})
        assert ran.stderr == ""
        cover = reduce(flat(box(5, 4), "LPWY")).cover
        pieces = [whole(make_problem(cover, "dlx", None, by_size)) for by_size in (False, True)]
        assert [int(n) for n in ran.stdout.split()] == [n for p in pieces for n in (p.nodes, len(p.solutions))]
