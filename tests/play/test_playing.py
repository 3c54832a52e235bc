"""Playing by hand without a window: steps, turning, snapping, and whether what is laid can stay."""

import threading
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from latticework import paths
from latticework.cancel import CancelledError, cancellable
from latticework.cover import reduce
from latticework.lattice.layers import has_layers
from latticework.play.completion import complete, next_part
from latticework.play.game import Game
from latticework.play.table import Hand, Table
from latticework.puzzle import Puzzle
from latticework.puzzle.read import load
from latticework.search import advance, make_problem, root
from random_solvable import solvable
from shapes import box, flat

LIBRARY = ("square/pentominoes-6x10", "square/pentominoes-8x8-centre", "hexagon/meteor", "cubic/soma",
           "packed-spheres/pyramid-20", "triangle/hexiamonds-4x9", "square-stick/tetrasticks-6x6", "ring/six-rings",
           "tetrahedron-octahedron", "square/y-pentominoes-15x15")
LONG = 60.0
"""Seconds for which no search here looks: the answer must come, however slow the machine is."""

slowly = settings(deadline=None, max_examples=40,
                  suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def table_of(name: str) -> Table:
    path = paths.library() / name
    file = min(path.glob("*.toml")) if path.is_dir() else Path(f"{path}.toml")
    return Table(reduce(load(file)))


@pytest.fixture(scope="module", params=LIBRARY)
def table(request: pytest.FixtureRequest) -> Table:
    """A table for a puzzle of the library, each on another lattice or with other rules."""
    return table_of(request.param)


@pytest.fixture(scope="module")
def board() -> Table:
    """Pentominoes in a rectangle."""
    return Table(reduce(flat(box(10, 6), "FILNPTUVWXYZ")))


def some_laid(table: Table, random: Random, most: int) -> tuple[int, ...]:
    """Return placements at random that fit together."""
    laid: tuple[int, ...] = ()
    for option in random.sample(range(int(table.reduction.first_of[len(table.puzzle.parts)])), 40):
        hand = table.lifted(option)
        if len(laid) < most and table.option(hand, laid) is not None:
            laid = (*laid, option)
    return laid


class TestSteps:
    @given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.data())
    def test_undoing_all_steps_and_doing_them_again_gives_the_same_states(self, options, data):
        states = [Game()]
        for option in options:
            game = states[-1]
            step = data.draw(st.sampled_from([game.lay(option), game.take(option), game.start_over()]))
            states += [step] if step != game else []
        game = states[-1]
        for earlier in states[-2::-1]:
            game = game.undo()
            assert game.laid == earlier.laid
        assert game.undo() == game
        for later in states[1:]:
            game = game.redo()
            assert game.laid == later.laid
        assert game == states[-1] == game.redo()

    def test_a_part_that_is_moved_is_one_step(self):
        moved = Game().lay(3).lay(5).lay(4, instead=3)
        assert moved.laid == (5, 4)
        assert moved.undo().laid == (3, 5)

    def test_a_new_step_forgets_what_was_undone(self):
        assert Game().lay(3).undo().lay(5).redo().laid == (5,)


class TestHand:
    def test_each_placement_is_found_again_from_the_hand(self, table):
        placed = int(table.reduction.first_of[len(table.puzzle.parts)])
        for option in Random(1).sample(range(placed), min(placed, 60)):
            hand, placement = table.lifted(option), table.placement(option)
            assert table.in_hand(hand) == placement
            assert table.option(hand, ()) == option
            assert table.clashes(hand, ()) == ()

    def test_turning_and_tipping_lead_to_every_orientation_that_fits(self, table):
        for part in range(len(table.puzzle.parts)):
            hand = table.taken(part, ())
            reached, new = {hand.orientation}, [hand]
            while new:
                here = new.pop()
                for there in (table.turned(here, 1), table.turned(here, -1), table.tipped(here)):
                    if there.orientation not in reached:
                        reached.add(there.orientation)
                        new.append(there)
            assert reached == {number for number, many in enumerate(table.reduction.fits[part]) if many}

    def test_turning_there_and_back_is_the_same_orientation(self, table):
        for part in range(len(table.puzzle.parts)):
            hand = table.taken(part, ())
            assert table.turned(table.turned(hand, 1), -1).orientation == hand.orientation

    def test_a_part_is_mirrored_only_where_it_may_be(self):
        soma, flat_one = table_of("cubic/soma"), table_of("square/one-sided-pentominoes-3x30")
        chiral = [part for part in range(7) if soma.mirrored(soma.taken(part, ())) is None]
        assert [soma.puzzle.parts[part].name for part in chiral] == ["A", "B"]
        assert flat_one.mirrored(flat_one.taken(0, ())) is None

    def test_mirrored_and_tipped_a_part_stays_in_an_orientation_that_fits_somewhere(self):
        balls = table_of("packed-spheres-hexagonal/twenty-one-balls-i")
        for part in range(len(balls.puzzle.parts)):
            hand = balls.taken(part, ())
            for _ in range(8):
                mirrored = balls.mirrored(hand) or hand
                assert mirrored.orientation in balls._usable(part)
                hand = balls.tipped(mirrored)

    def test_what_turns_stays_about_where_it_is(self, table):
        for part in range(len(table.puzzle.parts)):
            hand = table.taken(part, ())
            far = np.abs(table.middle(table.turned(hand, 1)) - table.middle(hand)).max()
            assert far <= 1.5 * np.linalg.norm(table.lattice.vectors, axis=1).max()

    def test_a_part_comes_into_the_hand_where_it_fits(self, table):
        laid = some_laid(table, Random(3), 2)
        left = table.left(laid)
        for part in (part for part, many in enumerate(left) if many):
            hand = table.taken(part, laid)
            fits = [option for option in np.flatnonzero(table.reduction.part_of == part).tolist()
                    if not table.conflicts(option, laid)]
            assert (table.option(hand, laid) is not None) == bool(fits)

    def test_a_part_snaps_to_where_it_fits_and_moves_freely_elsewhere(self, board):
        hand = board.taken(0, ())
        place = board.middle(hand)
        nudged = place + np.array([0.3, -0.2, 0.0])
        assert board.snapped(hand, nudged, ()) == hand
        outside = board.snapped(hand, place + np.array([40.0, 0.0, 0.0]), ())
        assert board.option(outside, ()) is None
        assert board.clashes(outside, ()) == board.cells(outside)

    def test_of_two_parts_in_one_place_the_shared_cells_clash(self, board):
        hand = board.taken(0, ())
        laid = (board.option(hand, ()),)
        other = Hand(1, 0, hand.shift)
        shared = set(board.cells(other)) & set(board.cells(hand))
        outside = set(board.cells(other)).difference(board.puzzle.target.cells)
        assert set(board.clashes(other, laid)) == shared | outside
        assert board.option(other, laid) is None

    def test_a_step_leads_in_the_direction_of_the_key(self, table):
        hand = table.taken(0, ())
        for way in (np.array([1.0, 0, 0]), np.array([0, 1.0, 0]), np.array([-1.0, 0, 0])):
            moved = table.moved(hand, way)
            gone = table.middle(moved) - table.middle(hand)
            assert moved == hand or gone @ way > 0
            assert table.layer(moved) == table.layer(hand)

    def test_a_part_is_raised_from_layer_to_layer(self):
        soma = table_of("cubic/soma")
        hand = soma.taken(0, ())
        assert soma.layers == range(3)
        assert soma.layer(hand) == 0
        assert [soma.layer(soma.in_layer(hand, layer)) for layer in (0, 1, 2, 5)] == [0, 1, 2, 5]
        assert not has_layers(table_of("square/pentominoes-6x10").lattice)

    def test_keys_that_do_not_match_clash(self):
        rings = table_of("ring/six-rings")
        solution = complete(rings.reduction, (), LONG).solution
        first = min(solution)
        blocked = [option for option in range(rings.reduction.cover.n_options)
                   if rings.reduction.part_of[option] < len(rings.puzzle.parts)
                   and rings.reduction.part_of[option] != rings.reduction.part_of[first]
                   and set(rings.reduction.cells(option)).isdisjoint(rings.reduction.cells(first))
                   and rings.conflicts(option, (first,))]
        assert blocked
        for option in blocked:
            hand = rings.lifted(option)
            assert set(rings.clashes(hand, (first,))) == set(rings.cells(hand))

    def test_copies_are_used_up(self):
        dominoes = table_of("square/dominoes-8x8")
        solution = tuple(complete(dominoes.reduction, (), LONG).solution)
        copies = dominoes.puzzle.parts[0].most
        assert dominoes.left(()) == [copies]
        assert dominoes.left(solution[:5]) == [copies - 5]
        assert dominoes.left(solution) == [0]

    def test_what_was_laid_agrees_and_nothing_agrees_twice(self, table):
        laid = some_laid(table, Random(5), 3)
        assert table.agree(laid)
        assert not table.agree((*laid, laid[0]))


class TestStaying:
    def test_a_solution_laid_part_by_part_is_solved_at_its_last_part(self, table):
        game, solution = Game(), complete(table.reduction, (), LONG).solution
        while (option := next_part(table.reduction, game.laid, solution)) is not None:
            assert not table.is_solved(game.laid)
            assert table.option(table.lifted(option), game.laid) == option
            game = game.lay(option)
        assert table.is_solved(game.laid)

    @slowly
    @given(solvable(), st.randoms(use_true_random=False))
    def test_the_answer_is_that_of_all_solutions(self, puzzle: Puzzle, random: Random) -> None:
        reduction = reduce(puzzle)
        whole = advance(make_problem(reduction.cover), root(), 1 << 16)
        assume(not whole.remaining)
        table, placed = Table(reduction), int(reduction.first_of[len(puzzle.parts)])
        assume(placed)
        laid: tuple[int, ...] = ()
        for option in random.choices(range(placed), k=3):
            laid = (*laid, option) if table.option(table.lifted(option), laid) is not None else laid
        fitting = [set(row.tolist()) for row in whole.solutions if set(laid) <= set(row.tolist())]
        found = complete(reduction, laid, LONG)
        assert found.answer == ("yes" if fitting else "no")
        if fitting:
            assert found.solution >= set(laid)
            assert table.is_solved(tuple(found.solution)) or not found.solution

    @slowly
    @given(solvable())
    def test_a_hint_keeps_what_can_be_solved_solvable(self, puzzle: Puzzle) -> None:
        reduction = reduce(puzzle)
        game = Game()
        while (found := complete(reduction, game.laid, LONG)).answer == "yes":
            option = next_part(reduction, game.laid, found.solution)
            if option is None:
                break
            game = game.lay(option)
        assert found.answer == "yes" or not game.laid

    def test_parts_that_cut_off_a_corner_cannot_stay(self, board):
        # An X in the corner leaves one cell that nothing can fill.
        x = next(number for number, part in enumerate(board.puzzle.parts) if part.name == "X")
        corner = min(np.flatnonzero(board.reduction.part_of == x).tolist(), key=board.reduction.cells)
        assert complete(board.reduction, (corner,), LONG).answer == "no"

    def test_without_time_nothing_is_known_of_a_hard_puzzle(self):
        hard = table_of("square/hexominoes-14x15")
        assert complete(hard.reduction, (), 0.0).answer == "unknown"

    def test_it_ends_as_soon_as_it_is_cancelled(self, board):
        event = threading.Event()
        event.set()
        with cancellable(event), pytest.raises(CancelledError):
            complete(board.reduction, (), LONG)


class TestGiven:
    def test_a_game_begins_with_the_parts_that_stay_where_they_are(self) -> None:
        puzzle = flat(box(5, 4), "LNPV")
        first = table_of_puzzle(puzzle)
        laid = some_laid(first, Random(1), 2)
        placed = {one.part: one for one in first.placements(laid)}
        parts = [replace(part, cells=placed[number].cells, motions="placed") if number in placed else part
                 for number, part in enumerate(puzzle.parts)]
        table = table_of_puzzle(replace(puzzle, parts=tuple(parts)))
        assert len(placed) == 2
        assert {one.part: sorted(one.cells) for one in table.placements(table.given)} == {
            number: sorted(one.cells) for number, one in placed.items()}
        assert Game(table.given[:1]).start_over(table.given).laid == table.given
        assert first.given == ()

    def test_parts_that_overlap_are_not_given(self) -> None:
        puzzle = flat(box(5, 4), "LNPV")
        parts = [replace(part, cells=((0, 0, 0), (1, 0, 0)), motions="placed") for part in puzzle.parts]
        assert table_of_puzzle(replace(puzzle, parts=tuple(parts))).given == ()


def table_of_puzzle(puzzle: Puzzle) -> Table:
    return Table(reduce(puzzle))
