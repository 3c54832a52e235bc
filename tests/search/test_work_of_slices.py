"""A slice ends after so much work, whatever its budget of nodes, so that a pause is answered soon."""

import numpy as np
import pytest

from latticework.cover import Cover, make_cover
from latticework.search import State, advance, make_problem, make_searcher, root
from latticework.search.arrays import UNLIMITED
from latticework.search.engines import REGISTER
from random_covers import rows, whole

by_each_engine = pytest.mark.parametrize("engine", [*REGISTER])


def pairs(n: int) -> Cover:
    """Any two of n items, n even, together: (n - 1)!! solutions."""
    options = [[a, b] for a in range(n) for b in range(a)]
    return make_cover(options, [1] * n, [1] * n)


def numbered(engine: str, cover: Cover) -> Cover:
    order = np.arange(cover.n_items, dtype=np.int32)
    return cover.renumbered(REGISTER[engine].numbering(cover, order)) if REGISTER[engine].own_numbers else cover


@by_each_engine
def test_it_enters_a_node_where_even_one_is_too_much(engine: str) -> None:
    searcher = make_searcher(make_problem(numbered(engine, pairs(6)), engine))
    state, nodes, found = root(), 0, 0
    while True:
        piece = advance(searcher, state, 1 << 40, work=0)
        nodes, found = nodes + piece.nodes, found + len(piece.solutions)
        assert piece.nodes == 1
        if not piece.remaining:
            break
        (state,) = piece.remaining
    assert (nodes, found) == (whole(searcher.problem).nodes, 15)


@by_each_engine
def test_it_ends_long_before_its_budget(engine: str) -> None:
    searcher = make_searcher(make_problem(numbered(engine, pairs(12)), engine))
    piece = advance(searcher, root(), 1 << 40, work=10_000)
    assert 10 < piece.nodes < 10_001
    assert piece.remaining


@pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack"])
def test_the_wider_the_problem_the_fewer_nodes(engine: str) -> None:
    """Items and options that are met by nothing else make each node dear, and the tree no other."""
    def nodes(rest: int) -> int:
        few = pairs(8)
        options = [few.items[2 * o : 2 * o + 2].tolist() for o in range(few.n_options)]
        beside = [[item, 8 + rest] for item in range(8, 8 + rest) for _ in range(9)]
        cover = make_cover(options + beside, [1] * (8 + rest) + [0], [1] * (9 + rest))
        return advance(make_problem(numbered(engine, cover), engine), root(), 1 << 40, work=4_000).nodes

    assert nodes(400) < nodes(20)


@by_each_engine
def test_solutions_are_those_of_one_run(engine: str) -> None:
    problem = make_problem(numbered(engine, pairs(8)), engine)
    searcher, states, found = make_searcher(problem), [root()], []
    while states:
        piece = advance(searcher, State.unpack(states.pop().pack(), 0), 1 << 40, work=300)
        found += rows(piece)
        states += piece.remaining
    assert sorted(found) == sorted(rows(advance(problem, root(), 1 << 40, work=UNLIMITED)))
