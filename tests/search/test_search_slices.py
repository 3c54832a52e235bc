"""A search cut into slices finds and counts what one long run does, and its shares always add up to the whole."""

import random
from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from latticework.cover import Cover, make_cover, reduce
from latticework.search import WHOLE, State, advance, is_state, make_problem, make_searcher, open_share, root, split
from latticework.search.arrays import UNLIMITED
from latticework.search.bitset import kernel as bitset
from latticework.search.engines import find
from quick_suite import in_part
from random_covers import covers, rows, whole
from search_help import agree, saved, sliced, state_of, switched
from shapes import SOMA, box, flat, solid

SOMA_CUBE = make_problem(reduce(solid(box(3, 3, 3), SOMA)).cover)
RECTANGLE = make_problem(reduce(flat(box(5, 5), "ILPWY")).cover, "dlx")  # 80 solutions


class TestExactlyOnce:
    """Promise 2: whatever the budgets and cuts, nothing is lost and nothing appears twice."""

    @pytest.mark.parametrize(("engine", "worth"), [
        ("dlx", 0), ("cells", 0), ("bitset", 1), ("bitset", 3), ("backtrack", 0)])
    @settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(covers(most_options=14), st.randoms(use_true_random=False), st.integers(1, 9), st.integers(1, 4),
           st.integers(1, 3))
    def test_random_problems(
        self, monkeypatch: pytest.MonkeyPatch, worth: int, engine: str, cover: Cover, random: random.Random,
        budgets: int, pieces: int, room: int
    ) -> None:
        monkeypatch.setattr(bitset, "WORTH", worth)
        problem = make_problem(cover, engine)
        agree(problem, sliced(problem, random, budgets, pieces, room, random.choice([0, 40, UNLIMITED])))

    @given(covers(most_options=14), st.randoms(use_true_random=False))
    def test_engines_resume_from_the_states_of_each_other(self, cover: Cover, random: random.Random) -> None:
        problems = [make_problem(cover, engine) for engine in ("dlx", "cells", "bitset", "backtrack")]
        switched(problems, random)

    @pytest.mark.parametrize(("budgets", "pieces"), [(40, 1), (300, 2), (3000, 7)])
    def test_a_rectangle(self, budgets: int, pieces: int) -> None:
        agree(RECTANGLE, sliced(RECTANGLE, random.Random(budgets), budgets, pieces))

    @pytest.mark.parametrize("engine", in_part(["bitset", "cells", "dlx", "backtrack"], 3))
    @pytest.mark.parametrize("by_size", [True, False])
    def test_cells_that_may_stay_empty_where_the_parts_fill_all(self, engine: str, by_size: bool) -> None:
        puzzle = flat(box(5, 4), "LPWY").with_target(optional=box(5, 4))
        problem = make_problem(reduce(puzzle).cover, engine, by_size=by_size)
        for seed in range(2):
            agree(problem, sliced(problem, random.Random(seed), 10, 3))

    def test_soma(self) -> None:
        agree(SOMA_CUBE, sliced(SOMA_CUBE, random.Random(1), 20_000, 3, room=1000))

    def test_in_order_without_cuts_solutions_come_in_the_same_order(self) -> None:
        state, found = root(), []
        while True:
            piece = advance(RECTANGLE, saved(state), 17)
            found += rows(piece)
            if not piece.remaining:
                break
            (state,) = piece.remaining
        assert len(found) == 80
        assert found == rows(whole(RECTANGLE))


    @pytest.mark.parametrize("room", [1, 2, 100])
    def test_solutions_of_a_slice_stay_when_its_searcher_goes_on(self, room: int) -> None:
        searcher, left, kept, before = make_searcher(RECTANGLE), [root()], [], []
        while left:
            piece = advance(searcher, left.pop(), 50, room=room)
            left += piece.remaining
            kept.append(piece.solutions)
            before.append(piece.solutions.copy())
        assert sum(map(len, kept)) > 3
        assert all((one == other).all() for one, other in zip(kept, before, strict=True))


class TestSplit:
    @given(st.integers(1, 200), st.integers(2, 40))
    def test_pieces_give_the_same_union(self, budget: int, pieces: int) -> None:
        first = advance(RECTANGLE, root(), budget, pieces)
        agree(RECTANGLE, [first, *(advance(RECTANGLE, saved(state), 1 << 40) for state in first.remaining)])

    def test_as_many_pieces_as_asked_where_there_is_enough(self) -> None:
        assert len(advance(SOMA_CUBE, root(), 5, 24).remaining) == 24

    def test_the_given_half_of_the_shallowest_level(self) -> None:
        problem = make_problem(make_cover([[0, 1 + i] for i in range(5)], [1] + [0] * 5, [1] * 6))
        (state,) = advance(problem, root(), 1).remaining
        assert state.levels.tolist() == [(0, 0, 4)]
        (kept, given), updates = split(problem, state)
        assert (kept.levels.tolist(), given.levels.tolist()) == ([(0, 0, 2)], [(0, 3, 4)])
        assert kept.share + given.share == state.share == WHOLE
        assert updates == 1  # what choosing option 3 costs

    def test_where_the_largest_cannot_be_split_no_other_is(self) -> None:
        """There would be three; but who does a slice of a certificate again compares what remains."""
        problem = make_problem(make_cover([[0], [0], [1], [1], [1], [1]], [1, 1], [1, 1]))
        remaining = advance(problem, root(), 3, 3).remaining
        assert [state.levels.tolist() for state in remaining] == [[(0, 0, 0), (1, 3, 5)], [(0, 1, 1)]]
        assert remaining[0].share < remaining[1].share
        assert len(split(problem, remaining[0])[0]) == 2

    def test_a_state_without_a_choice_stays_whole(self) -> None:
        assert split(RECTANGLE, root())[0][0].levels.tolist() == []
        problem = make_problem(make_cover([[0], [1]], [1, 1], [1, 1]))
        (state,) = advance(problem, root(), 1).remaining
        assert split(problem, state) == ([state], 0)

    def test_the_state_given_is_not_changed(self) -> None:
        (state,) = advance(RECTANGLE, root(), 50).remaining
        before = state.levels.copy()
        advance(RECTANGLE, state, 50, 5)
        split(RECTANGLE, state)
        assert (state.levels == before).all()


class TestBudget:
    def test_counts_nodes_exactly(self) -> None:
        assert [advance(RECTANGLE, root(), budget).nodes for budget in (1, 2, 3, 100)] == [1, 2, 3, 100]

    def test_none_leaves_the_state(self) -> None:
        (state,) = advance(RECTANGLE, root(), 0).remaining
        assert (state.levels.tolist(), state.share) == ([], WHOLE)

    def test_a_full_room_ends_a_slice(self) -> None:
        piece = advance(SOMA_CUBE, root(), 1 << 40, room=10)
        assert len(piece.solutions) == 10
        assert piece.nodes < 254_676
        assert len(piece.remaining) == 1


class TestIsState:
    """Promise 4: only a state of the problem at hand is given to a kernel."""

    @given(covers(), st.data())
    @example(make_cover([[0, 1], [0, 2], [0, 3], [1], [2], [3]], [2, 1, 1, 1], [2, 1, 1, 1]), None)
    def test_what_it_accepts_can_be_searched(self, cover: Cover, data: st.DataObject | None) -> None:
        problem = make_problem(cover)
        number = st.integers(-1, max(cover.n_options, cover.n_items))
        levels = st.lists(st.tuples(number, number, number), max_size=4)
        drawn = [[(0, 0, 0), (2, 1, 1)]] if data is None else data.draw(st.lists(levels, min_size=1, max_size=30))
        for state in drawn:
            given = state_of(*state)
            if is_state(problem, given):
                open_share(problem, given)
                split(problem, given)
                advance(problem, given, 1 << 40)

    @pytest.mark.parametrize("levels", [
        [[-1, 0, 0]], [[0, -1, 0]], [[0, 0, -1]], [[0, 1, 0]], [[10**6, 0, 0]], [[0, 0, 10**9]], [[2, 0, 0]]])
    def test_numbers_that_cannot_be(self, levels: list[list[int]]) -> None:
        assert not is_state(RECTANGLE, state_of(*levels))

    @given(st.integers(1, 250), st.randoms(use_true_random=False))
    def test_options_that_share_an_item(self, budget: int, random: random.Random) -> None:
        (state,) = advance(RECTANGLE, root(), budget).remaining
        if len(state.levels) > 1:
            levels = state.levels.copy()
            a, b = random.sample(range(len(levels)), 2)
            levels[a] = levels[b]
            assert is_state(RECTANGLE, state)
            assert not is_state(RECTANGLE, State(levels, state.share))

    @given(covers(most_options=6))
    @example(make_cover([[0, 2], [1, 2]], [1, 1, 0], [1, 1, 1]))
    def test_chosen_options_that_do_not_go_together(self, cover: Cover) -> None:
        problem = make_problem(cover)
        options = np.split(cover.items, cover.start[1:-1])
        for a, b in product(range(cover.n_options), repeat=2):
            used = np.bincount(np.concatenate([options[a], options[b]]), minlength=cover.n_items)
            for i, j in product(options[a].tolist(), options[b].tolist()):
                state = state_of((i, a, a), (j, b, b))
                assert (used <= cover.most).all() or not is_state(problem, state)

    def test_a_state_of_another_problem(self) -> None:
        (state,) = advance(SOMA_CUBE, root(), 1000).remaining
        assert is_state(SOMA_CUBE, state)
        assert not is_state(RECTANGLE, state)

    @pytest.mark.parametrize("data", [b"x", b"1234", bytes(8)])
    def test_bytes_that_are_no_levels(self, data: bytes) -> None:
        with pytest.raises(ValueError, match="buffer size"):
            State.unpack(data, WHOLE)

    def test_no_bytes_are_the_root(self) -> None:
        assert State.unpack(root().pack(), WHOLE).levels.shape == (0,)


def test_a_kernel_whose_import_was_cancelled_elsewhere_is_imported_again(monkeypatch: pytest.MonkeyPatch) -> None:
    expected, engine = whole(SOMA_CUBE), find(SOMA_CUBE.engine)
    refused, search = [ImportError("cannot import name 'kernel'")], type(engine).advance

    def advance_or_fail(*arguments: object) -> int:
        if refused:
            raise refused.pop()
        return search(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(type(engine), "advance", advance_or_fail)
    assert rows(whole(SOMA_CUBE)) == rows(expected)
    assert not refused
