"""Walking through a search shows the engine's own nodes, items, options and solutions, in its order."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Cover, make_cover
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.search import Problem, make_problem
from latticework.search.engines import REGISTER, find
from latticework.search.trace import Kind, Node, Trace
from random_covers import covers, rows, whole
from shapes import box, flat

ENGINES = tuple(REGISTER)


def problem_of(cover: Cover, engine: str, lean: bool = False) -> Problem:
    """Return the problem as searches have it: options in the order of the engine, impossible ones left out."""
    order = np.arange(cover.n_items, dtype=np.int32)
    if find(engine).own_numbers:
        cover = cover.renumbered(find(engine).numbering(cover, order))
    return replace(make_problem(cover, engine), lean=lean and find(engine).leaves_out)


def walked(problem: Problem) -> list[Node]:
    """Return all nodes, the end last, each gone to by one step."""
    trace = Trace(problem)
    nodes = [trace.node]
    while trace.step():
        nodes.append(trace.node)
    return nodes


def same(a: Node, b: Node) -> bool:
    return (a.number, a.solutions, a.chosen, a.kind, a.item, a.options, a.lacking) == (
        b.number, b.solutions, b.chosen, b.kind, b.item, b.options, b.lacking)


@pytest.mark.parametrize("engine", ENGINES)
class TestEveryEngine:
    @given(cover=covers(), lean=st.booleans())
    def test_the_same_nodes_and_solutions_as_an_undisturbed_search(
        self, engine: str, cover: Cover, lean: bool
    ) -> None:
        problem = problem_of(cover, engine, lean)
        nodes, run = walked(problem), whole(problem)
        assert [node.chosen for node in nodes if node.kind == Kind.SOLUTION] == rows(run)
        assert (nodes[-1].kind, nodes[-1].number, nodes[-1].solutions) == (Kind.END, run.nodes, len(run.solutions))
        assert np.bincount([node.depth for node in nodes[:-1]], minlength=len(run.profile)).tolist() == (
            run.profile.tolist())
        assert [node.number for node in nodes[:-1]] == list(range(1, run.nodes + 1))

    @given(cover=covers(), lean=st.booleans())
    def test_the_options_listed_are_those_tried_in_turn(self, engine: str, cover: Cover, lean: bool) -> None:
        problem = problem_of(cover, engine, lean)
        tried: dict[tuple[int, ...], list[int]] = defaultdict(list)
        nodes = walked(problem)
        for node in nodes[1:-1]:
            tried[node.chosen[:-1]].append(node.chosen[-1])
        for node in nodes[:-1]:
            assert list(node.options) == tried[node.chosen]
            assert (node.kind == Kind.BRANCH) == bool(node.options)

    @given(cover=covers())
    def test_a_dead_end_says_what_too_few_options_fit(self, engine: str, cover: Cover) -> None:
        problem = problem_of(cover, engine)
        for node in walked(problem):
            assert bool(node.lacking) == (node.kind == Kind.DEAD_END)
            for item in node.lacking:
                held = [o for o in cover_options(problem, item) if fits(problem, node.chosen, o)]
                assert len(held) < problem.cover.least[item] - sum(o in node.chosen for o in
                                                                   cover_options(problem, item))

    @given(cover=covers(), data=st.data())
    def test_runs_end_where_steps_would(self, engine: str, cover: Cover, data: st.DataObject) -> None:
        problem = problem_of(cover, engine, lean=True)
        nodes = walked(problem)
        start = data.draw(st.integers(0, len(nodes) - 1))
        depth = data.draw(st.integers(0, 4))
        runs: list[tuple[Callable[[Trace], bool], Callable[[Node], bool]]] = [
            (Trace.to_solution, lambda node: node.kind == Kind.SOLUTION),
            (Trace.to_dead_end, lambda node: node.kind == Kind.DEAD_END),
            (lambda trace: trace.to_depth(depth), lambda node: node.depth == depth and node.kind != Kind.END),
            (Trace.step_over, lambda node: node.depth <= nodes[start].depth)]
        for run, wanted in runs:
            trace = Trace(problem)
            for _ in range(start):
                trace.step()
            moved = run(trace)
            assert moved == (start < len(nodes) - 1)
            after = [node for node in nodes[start + 1:] if wanted(node)]
            assert same(trace.node, (after or nodes[-1:])[0])
            if moved:
                assert trace.back()
            assert same(trace.node, nodes[start])

    def test_all_steps_can_be_taken_back_and_the_start_be_had_again(self, engine: str) -> None:
        trace = Trace(problem_of(make_cover([[0, 1], [0, 2], [1], [2]], [1, 1, 1], [1, 1, 1]), engine))
        assert not trace.back()
        assert not trace.reset()
        seen = [trace.node]
        while trace.step():
            seen.append(trace.node)
        assert trace.explored == 1
        assert trace.reset()
        assert trace.explored == 0
        for node in reversed(seen):
            assert trace.back()
            assert same(trace.node, node)
        assert not trace.can_go_back


def cover_options(problem: Problem, item: int) -> list[int]:
    """Return the options of an item, from the lists of all options."""
    cover = problem.cover
    return [o for o in range(cover.n_options) if item in cover.items[cover.start[o] : cover.start[o + 1]]]


def fits(problem: Problem, chosen: tuple[int, ...], option: int) -> bool:
    cover = problem.cover
    used = [0] * cover.n_items
    for o in (*chosen, option):
        for item in cover.items[cover.start[o] : cover.start[o + 1]].tolist():
            used[item] += 1
    return option not in chosen and all(n <= most for n, most in zip(used, cover.most.tolist(), strict=True))


@given(covers())
def test_the_smallest_item_is_chosen_as_the_slow_twin_does(cover: Cover) -> None:
    problem = problem_of(cover, "dlx")
    nodes, twin = walked(problem), slow_twin.AlgorithmX(cover)
    assert [node.chosen for node in nodes if node.kind == Kind.SOLUTION] == twin.solutions
    assert nodes[-1].number == twin.nodes


def test_a_puzzle_is_walked_with_what_is_held_and_left_out() -> None:
    prepared = prepare(flat(box(5, 4), "LNPV"), Method("bitset"))
    nodes = walked(prepared.job.problem)
    run = whole(prepared.job.problem)
    assert (nodes[-1].number, nodes[-1].solutions) == (run.nodes, len(run.solutions))


def test_a_pruning_is_named_where_it_cuts_off() -> None:
    problem = prepare(flat(box(5, 4), "LNPV"), Method("backtrack", prunings=("islands",))).job.problem
    cut = [node for node in walked(problem) if node.pruning]
    assert len(cut) == whole(problem).cut.sum() > 0
    assert {node.pruning for node in cut} == {"islands"}
