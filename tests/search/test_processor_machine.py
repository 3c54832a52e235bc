"""The puzzle processor as machine code: slice by slice the same as interpreted, and made only when it repays."""

import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.cover import Cover, make_cover, reduce
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import Problem, State, advance, make_problem, make_searcher, root
from latticework.search.arrays import Run
from latticework.search.engine import new_run
from latticework.search.processor import interpreter
from latticework.search.processor import machine as machine_module
from latticework.search.processor.compiler import Program, compile_program, sorted_options
from latticework.search.processor.machine import DEEPEST, Machine, Native
from latticework.search.pruning.tables import no_pruning
from random_covers import covers, rows, whole
from search_help import agree, sliced, state_of
from shapes import PENTOMINOES, box, cells, cubic, flat, solve, square

NO_PRUNING = no_pruning()

Ran = tuple[int, list[tuple[int, int, int]], tuple[int, int, int], list[int], list[list[int]]]


def compiled(cover: Cover, order: list[int]) -> tuple[Problem, Program]:
    ranked = np.array(order, np.int32)
    cover = cover.renumbered(sorted_options(cover, ranked))
    program = compile_program(cover, ranked)
    return make_problem(cover, "processor", ranked), program


def run(problem: Problem, call: object, state: State, budget: int, room: int) -> Ran:
    """Call an `advance` on arrays of its own: what it returned, the levels, counts, profile and solutions."""
    made = new_run(state.levels, problem.longest, np.full((room, problem.longest), -1, np.int32))
    depth = call(made, len(state.levels), budget)  # type: ignore[operator]
    return (depth, made.levels[: max(depth, 0)].tolist(), made.counts.item()[:3], made.profile.tolist(),
            made.found.tolist())


def both(problem: Problem, program: Program, made: Native, state: State, budget: int, room: int) -> Ran:
    """Run a slice interpreted and native, and check that they agree."""
    def interpret(given: Run, depth: int, budget: int) -> int:
        return int(interpreter.advance(problem.arrays, program, NO_PRUNING, given, depth, budget))

    slow = run(problem, interpret, state, budget, room)
    assert run(problem, made.advance, state, budget, room) == slow
    return slow


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_module, "STAGES", ((0, 0),))


class TestSlices:
    @given(st.data())
    def test_are_those_of_the_interpreter(self, data: st.DataObject) -> None:
        cover = data.draw(covers(most_options=16))
        problem, program = compiled(cover, data.draw(st.permutations(range(cover.n_items))))
        made = Native(problem.arrays, program, data.draw(st.integers(0, 1)))
        state: State | None = root()
        while state is not None:
            budget, room = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 3))
            depth, levels, *_ = both(problem, program, made, state, budget, room)
            state = state_of(*levels, share=0) if depth >= 0 else None

    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(2, 4))
    def test_of_states_cut_in_two(self, cover: Cover, random: random.Random, budgets: int, pieces: int) -> None:
        problem, program = compiled(cover, list(range(cover.n_items)))
        made = Native(problem.arrays, program, 0)
        states = [root()]
        while states:
            state = states.pop(random.randrange(len(states)))
            both(problem, program, made, state, budgets, 3)
            states += advance(problem, state, budgets, pieces, 3).remaining

    @pytest.mark.usefixtures("at_once")
    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(1, 4),
           st.integers(1, 3))
    def test_add_up(self, cover: Cover, random: random.Random, budgets: int, pieces: int, room: int) -> None:
        problem, _ = compiled(cover, list(range(cover.n_items)))
        agree(problem, sliced(problem, random, budgets, pieces, room))

    def test_begin_interpreted_and_end_native(self, monkeypatch: pytest.MonkeyPatch) -> None:
        problem, program = compiled(reduce(flat(box(5, 4), "FLUY")).cover, list(range(24)))
        slow = whole(problem)
        size = len(program.code)
        monkeypatch.setattr(machine_module, "STAGES", ((10 / size, 0), (25 / size, 1)))
        problem, _ = compiled(reduce(flat(box(5, 4), "FLUY")).cover, list(range(24)))
        searcher = make_searcher(problem)
        quick = advance(searcher, root(), 1 << 40)
        assert (rows(quick), quick.nodes, quick.profile.tolist()) == (rows(slow), slow.nodes, slow.profile.tolist())
        assert not searcher.tables._stages
        assert make_searcher(problem).tables._stages  # what was compiled is not the problem's

    def test_a_state_of_another_order_is_left_to_the_interpreter(self) -> None:
        cover = make_cover([[0, 2], [0, 3], [1, 2], [1, 3]], [1] * 4, [1] * 4)
        problem, program = compiled(cover, [0, 1, 2, 3])
        foreign = state_of((1, 2, 3), share=0)
        native_only = Native(problem.arrays, program, 0)
        untouched = new_run(foreign.levels, 2, np.full((9, 2), -1, np.int32))
        assert native_only.advance(untouched, 1, 9) is None
        assert untouched.counts.item() == (0, 0, 0, 0)
        assert not untouched.profile.any()
        interpreted, machine = (Machine(problem.arrays, program, problem.longest, NO_PRUNING) for _ in range(2))
        machine._native = native_only
        assert run(problem, machine.advance, foreign, 9, 9) == run(problem, interpreted.advance, foreign, 9, 9)


def gapped() -> Puzzle:
    """Return a puzzle with copies from-to and cells that may stay empty."""
    target = box(4, 4)
    shapes = [Part("I", cells("##"), 2, 3), Part("V", cells("##/#."), 1, 3), Part("O", cells("#"), 0, 3)]
    return Puzzle(square(), "gapped", target=Target(target, optional=target[:2]), parts=tuple(shapes))


def block() -> Puzzle:
    """Return pentominoes in a block of 2 x 3 x 5."""
    shapes = [Part(name, cells(PENTOMINOES[name], cubic())) for name in "FLNPUV"]
    return Puzzle(cubic(), "block", target=Target(box(2, 3, 5)), parts=tuple(shapes))


class TestCounts:
    @pytest.mark.usefixtures("at_once")
    def test_6x10(self) -> None:
        solved = solve(flat(box(10, 6)), engine="processor")
        assert (solved.counts[2], solved.nodes) == (2339, 2455948)  # nodes as interpreted

    @pytest.mark.usefixtures("at_once")
    @pytest.mark.parametrize("puzzle", [gapped(), block()], ids=["gapped", "block"])
    def test_of_copies_empty_cells_and_solids(self, puzzle: Puzzle) -> None:
        solved = solve(puzzle, budget=1000, pieces=3, engine="processor")
        searcher = make_searcher(solved.prepared.job.problem)
        advance(searcher, root(), 10)
        assert searcher.tables._native is not None
        assert solved.counts == solve(puzzle).counts
        assert solved.counts[0] > 0

    def test_of_an_item_covered_more_often_than_a_byte_holds(self) -> None:
        options = [[item, 3] for item in (0, 1, 2)]
        cover = make_cover(options, [1, 1, 1, 2], [1, 1, 1, 256])
        problem, program = compiled(cover, [0, 1, 2, 3])
        made = Native(problem.arrays, program, 0)
        assert both(problem, program, made, root(), 100, 5)[4][0] == [0, 1, 2]


class TestMachine:
    def test_a_short_search_is_never_compiled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(machine_module, "Native", None)
        assert solve(flat(box(5, 4), "FLUY"), engine="processor").counts[2] > 0

    @pytest.mark.usefixtures("at_once")
    def test_a_very_deep_search_is_never_compiled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(machine_module, "Native", None)
        problem, program = compiled(reduce(flat(box(5, 4), "FLUY")).cover, list(range(24)))
        machine = Machine(problem.arrays, program, DEEPEST + 1, NO_PRUNING)
        assert run(problem, machine.advance, root(), 1 << 40, 500)[0] == -1

    @pytest.mark.usefixtures("at_once")
    def test_native_code_stays_in_its_process(self) -> None:
        problem, _ = compiled(reduce(flat(box(5, 4), "FLUY")).cover, list(range(24)))
        done = whole(problem)
        assert rows(whole(pickle.loads(pickle.dumps(problem)))) == rows(done)  # noqa: S301
