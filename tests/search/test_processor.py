"""The puzzle processor: its program, the tree it walks, and its listing."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Cover, make_cover, reduce
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import WHOLE, Problem, make_problem
from latticework.search.processor.compiler import CALL, IF, MF, SOLUTION, compile_program, listing, sorted_options
from random_covers import covers, rows, whole
from search_help import agree, sliced
from shapes import PENTOMINOES, box, cells, cubic, flat, solve, square


def compiled(cover: Cover, order: list[int]) -> tuple[Cover, Problem]:
    ranked = np.array(order, np.int32)
    cover = cover.renumbered(sorted_options(cover, ranked))
    return cover, make_problem(cover, "processor", ranked)


def gapped() -> Puzzle:
    """Return a puzzle with copies from-to and cells that may stay empty."""
    target = box(4, 4)
    shapes = [Part("I", cells("##"), 2, 3), Part("V", cells("##/#."), 1, 3), Part("O", cells("#"), 0, 3)]
    return Puzzle(square(), "gapped", target=Target(target, optional=target[:2]), parts=tuple(shapes))


def block() -> Puzzle:
    """Return pentominoes in a block of 2 x 3 x 5."""
    shapes = [Part(name, cells(PENTOMINOES[name], cubic())) for name in "FLNPUV"]
    return Puzzle(cubic(), "block", target=Target(box(2, 3, 5)), parts=tuple(shapes))


class TestTree:
    @given(st.data())
    def test_is_that_of_the_first_item_in_the_order(self, data: st.DataObject) -> None:
        cover = data.draw(covers())
        cover, problem = compiled(cover, data.draw(st.permutations(range(cover.n_items))))
        piece = whole(problem)
        twin = slow_twin.AlgorithmX(cover, problem.order.tolist(), by_size=False, ahead=False)
        assert (rows(piece), piece.nodes) == (twin.solutions, twin.nodes)
        assert np.trim_zeros(piece.profile, "b").tolist() == twin.profile
        assert (piece.explored, piece.remaining) == (WHOLE, ())

    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(1, 4),
           st.integers(1, 3))
    def test_slices_add_up(
        self, cover: Cover, random: random.Random, budgets: int, pieces: int, room: int
    ) -> None:
        _, problem = compiled(cover, list(range(cover.n_items)))
        agree(problem, sliced(problem, random, budgets, pieces, room))

    @pytest.mark.parametrize("puzzle", [flat(box(5, 4), "FLUY"), gapped(), block()], ids=["flat", "gapped", "block"])
    def test_puzzles(self, puzzle: Puzzle) -> None:
        solved = solve(puzzle, budget=1000, pieces=3, engine="processor")
        assert solved.counts == solve(puzzle).counts
        assert solved.counts[0] > 0

    @pytest.mark.slow
    def test_6x10(self) -> None:
        solved = solve(flat(box(10, 6)), engine="processor")
        assert (solved.counts[2], solved.nodes) == (2339, 2455948)

    def test_an_item_covered_more_often_than_a_byte_holds(self) -> None:
        cover = make_cover([[item, 3] for item in (0, 1, 2)], [1, 1, 1, 2], [1, 1, 1, 256])
        _, problem = compiled(cover, [0, 1, 2, 3])
        assert [sorted(row) for row in rows(whole(problem))] == [[0, 1, 2]]


class TestProgram:
    def test_embeddings_share_the_tests_of_what_they_begin_with(self) -> None:
        cover, _ = compiled(reduce(flat(box(5, 4), "LNPV")).cover, list(range(24)))
        program = compile_program(cover, np.arange(24, dtype=np.int32))
        kinds = program.code["opcode"].tolist()
        assert kinds.count(CALL) == cover.n_options
        assert kinds.count(IF) == kinds.count(MF)
        assert kinds.count(IF) < len(cover.items)
        assert kinds.count(SOLUTION) == 1

    def test_the_listing_of_a_small_problem(self) -> None:
        names = ["A", "B", "1", "2"]
        options = [[0, 2], [0, 3], [1, 2, 3]]
        cover, problem = compiled(make_cover(options, [1] * 4, [1] * 4), [2, 3, 0, 1])
        program = compile_program(cover, problem.order)
        held = [cover.items[cover.start[o] : cover.start[o + 1]].tolist() for o in range(3)]
        assert "\n".join(listing(program, names, [sorted(own, key=[2, 3, 0, 1].index) for own in held])) == """\
Solve_1:  IF  1, Solve_2
          IF  A, L1_0       ; embedding 1 = {1,A} placed
          CALL Solve_2
          MF  A
L1_0:     IF  B, L1_1
          IF  2, L1_2       ; embedding 2 = {1,2,B} placed
          CALL Solve_A
          MF  2
L1_2:     MF  B
L1_1:     MF  1
          RETURN
Solve_2:  IF  2, Solve_A
          IF  A, L2_0       ; embedding 3 = {2,A} placed
          CALL Solve_B
          MF  A
L2_0:     MF  2
          RETURN
Solve_A:  IF  A, Solve_B
          MF  A
          RETURN
Solve_B:  IF  B, Solve_end
          MF  B
          RETURN
Solve_end: SOLUTION
          RETURN"""
