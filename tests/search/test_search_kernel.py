"""The kernel against a slow twin with the same rule, and against trying all sets of options."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Cover, make_cover, reduce
from latticework.jobs.job import prepare
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import WHOLE, make_problem
from latticework.search.bitset import kernel as bitset
from latticework.search.option_sets import tables as bits
from random_covers import covers, rows, whole
from shapes import SOMA, box, cells, flat, solid, solve, square

EXACTLY_TWO = make_cover([[0, 1], [0, 2], [0, 3], [1], [2], [3]], [2, 1, 1, 1], [2, 1, 1, 1])


@pytest.fixture(params=["dlx", "cells", "bitset", "bitset, numbered anew whenever it can be"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name, *anew = request.param.split(", ")
    if anew:
        monkeypatch.setattr(bitset, "WORTH", 1)
    return name


class TestSlowTwin:
    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(covers())
    @example(EXACTLY_TWO)
    @example(make_cover([], [], []))
    @example(make_cover([], [1], [1]))
    @example(make_cover([], [0, 2], [1, 3]))
    @example(make_cover([[0], [0], [0]], [1], [1]))
    def test_same_solutions_nodes_and_profile(self, engine: str, cover: Cover) -> None:
        piece, twin = whole(make_problem(cover, engine)), slow_twin.AlgorithmX(cover)
        assert rows(piece) == twin.solutions
        assert piece.nodes == twin.nodes
        assert np.trim_zeros(piece.profile, "b").tolist() == twin.profile
        assert (piece.explored, piece.remaining) == (WHOLE, ())

    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(covers(most_options=9))
    @example(EXACTLY_TWO)
    def test_every_solution_once(self, engine: str, cover: Cover) -> None:
        found = [tuple(sorted(row)) for row in rows(whole(make_problem(cover, engine)))]
        assert len(found) == len(set(found))
        assert set(found) == slow_twin.all_covers(cover)

    def test_a_puzzle(self, engine: str) -> None:
        cover = reduce(flat(box(5, 4), "LNPV")).cover
        piece, twin = whole(make_problem(cover, engine)), slow_twin.AlgorithmX(cover)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)

    def test_copies_are_never_permuted(self, engine: str) -> None:
        dominoes = Puzzle(square(), target=Target(box(8, 2)), parts=(Part("I", cells("##"), 8, 8),))
        assert len(rows(whole(make_problem(reduce(dominoes).cover, engine)))) == 34  # a Fibonacci number


class TestOrder:
    """Another order of items, and branching on the first item in it, with or without the smallest-item rule."""

    @pytest.mark.parametrize("by_size", [True, False])
    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(st.data())
    def test_same_tree_as_the_slow_twin(self, engine: str, by_size: bool, data: st.DataObject) -> None:
        cover = data.draw(covers())
        order = data.draw(st.permutations(range(cover.n_items)))
        piece = whole(make_problem(cover, engine, np.array(order, np.int32), by_size))
        twin = slow_twin.AlgorithmX(cover, order, by_size)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)
        assert np.trim_zeros(piece.profile, "b").tolist() == twin.profile

    @given(st.data())
    def test_back_tracking_goes_by_the_order_alone(self, data: st.DataObject) -> None:
        cover = data.draw(covers())
        order = data.draw(st.permutations(range(cover.n_items)))
        piece = whole(make_problem(cover, "backtrack", np.array(order, np.int32)))
        twin = slow_twin.AlgorithmX(cover, order, by_size=False, ahead=False)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)
        assert np.trim_zeros(piece.profile, "b").tolist() == twin.profile
        assert (piece.explored, piece.remaining) == (WHOLE, ())


class TestPublishedNodes:
    """Numbers of nodes of the smallest-item rule, leftmost on ties, with Knuth's dlx1."""

    def test_pentominoes_6x10_held_by_the_x(self) -> None:
        problem = replace(prepare(flat(box(10, 6))).job.problem, lean=False)
        assert (whole(problem).nodes, len(whole(problem).solutions)) == (896_561, 2339)

    def test_soma_without_symmetry(self, engine: str) -> None:
        piece = whole(make_problem(reduce(solid(box(3, 3, 3), SOMA)).cover, engine))
        assert (piece.nodes, len(piece.solutions)) == (254_676, 11_520)

    def test_queens(self, engine: str) -> None:
        assert len(rows(whole(make_problem(queens(8), engine)))) == 92  # OEIS A000170

    def test_a_problem_too_large_for_the_table_of_what_options_leave(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(bits, "MOST_KEEP", 0)
        assert len(rows(whole(make_problem(queens(8), "bitset")))) == 92


def queens(n: int) -> Cover:
    """Return n queens: rows and columns are primary, diagonals secondary items."""
    options = [[r, n + c, 2 * n + r + c, 5 * n - 2 + r - c] for r in range(n) for c in range(n)]
    return make_cover(options, [1] * (2 * n) + [0] * (4 * n - 2), [1] * (6 * n - 2))


class TestSameSource:
    def test_runs_with_the_jit_off(self) -> None:
        tests = Path(__file__).resolve().parent.parent
        program = (
            "import sys; sys.path.insert(0, sys.argv[1])\n"
            "import numba; assert numba.config.DISABLE_JIT\n"
            "from shapes import box, flat, solve\n"
            "from latticework.search.bitset import kernel as bitset\n"
            "bitset.WORTH = 1\n"
            "for engine in ('dlx', 'cells', 'bitset'):\n"
            "    solved = solve(flat(box(5, 4), 'LNPV'), budget=7, pieces=2, engine=engine)\n"
            "    print(*solved.counts, solved.nodes)")
        ran = subprocess.run([sys.executable, "-W", "error", "-c", program, str(tests)], check=False,
                             capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"})
        solved = solve(flat(box(5, 4), "LNPV"))
        assert ran.stderr == ""
        linked = solve(flat(box(5, 4), "LNPV"), engine="dlx")
        assert [int(x) for x in ran.stdout.split()] == [
            *linked.counts, linked.nodes, *linked.counts, linked.nodes, *solved.counts, solved.nodes]


class TestAuto:
    def test_takes_bit_sets_unless_the_problem_is_very_large_or_sparse(self) -> None:
        small, large = queens(8), make_cover([[0]] * 25_000, [1], [1])
        # A Latin square of 9: each of 729 options has three of 243 items.
        latin = make_cover([[9 * r + c, 81 + 9 * r + v, 162 + 9 * c + v] for r in range(9) for c in range(9)
                            for v in range(9)], [1] * 243, [1] * 243)
        assert [make_problem(cover).engine for cover in (small, large, latin)] == ["bitset", "dlx", "cells"]
