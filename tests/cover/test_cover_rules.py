"""Cells that may stay empty, parts already placed, marks that must match: against plain enumeration."""

from dataclasses import replace
from itertools import permutations, product

import pytest

from counting import counts
from latticework.errors import FileRefusedError
from latticework.jobs.facts import reasons
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, dump, parse
from shapes import box

SQUARE = builtin("square")
SIDES = ("north", "east", "south", "west")


def tile(name: str, colors: str) -> Part:
    marks = sorted(Mark((0, 0, 0), side, color) for side, color in zip(SIDES, colors, strict=True))
    return Part(name, ((0, 0, 0),), marks=tuple(marks))


def tilings(tiles: list[str], width: int, height: int, frame: str | None) -> int:
    """Count the ways to lay turned tiles edge to edge, by trying everything."""
    found = 0
    for order in permutations(range(len(tiles))):
        turned = [{t[i:] + t[:i] for i in range(4)} for t in (tiles[k] for k in order)]
        for chosen in product(*turned):
            grid = {(i % width, i // width): c for i, c in enumerate(chosen)}
            fine = all(c[1] == grid[x + 1, y][3] for (x, y), c in grid.items() if x + 1 < width)
            fine &= all(c[0] == grid[x, y + 1][2] for (x, y), c in grid.items() if y + 1 < height)
            if frame:
                fine &= all(c[3] == frame for (x, _), c in grid.items() if x == 0)
                fine &= all(c[1] == frame for (x, _), c in grid.items() if x == width - 1)
                fine &= all(c[2] == frame for (_, y), c in grid.items() if y == 0)
                fine &= all(c[0] == frame for (_, y), c in grid.items() if y == height - 1)
            found += fine
    return found


class TestCellsThatMayStayEmpty:
    def test_each_way_to_leave_cells_empty_is_found_once(self) -> None:
        domino = Part("I", ((0, 0, 0), (1, 0, 0)), least=0, most=4)
        puzzle = Puzzle(SQUARE, target=Target(box(3, 3), optional=box(3, 3)), parts=(domino,))
        assert counts(puzzle)[0] == 131  # all matchings of the 3 x 3 grid graph, OEIS A028420

    def test_a_cell_that_must_be_filled_is_filled(self) -> None:
        domino = Part("I", ((0, 0, 0), (1, 0, 0)), least=0, most=4)
        free = tuple(c for c in box(3, 3) if c != (1, 1, 0))
        puzzle = Puzzle(SQUARE, target=Target(box(3, 3), optional=free), parts=(domino,))
        with_centre = 131 - 47  # 47 matchings of the ring of eight cells: Lucas number L(8)
        assert counts(puzzle)[0] == with_centre

    def test_symmetries_keep_the_cells_that_may_stay_empty(self) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(3, 3), optional=((0, 0, 0),)), parts=(Part("I", box(2, 1), 4, 4),))
        assert prepare(puzzle).group.order == 2

    def test_also_where_the_parts_fill_all_cells(self) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(3, 2), optional=((0, 0, 0),)), parts=(Part("I", box(2, 1), 3, 3),))
        assert counts(puzzle) == (3, 3, 3)

    @pytest.mark.parametrize(("copies", "holes"), [(4, 9), (3, 9), (5, 0)])
    def test_there_are_holes_only_where_the_parts_leave_cells(self, copies: int, holes: int) -> None:
        puzzle = Puzzle(SQUARE, target=Target(box(3, 3), optional=box(3, 3)), parts=(
            Part("I", box(2, 1), copies, copies),))
        assert len(prepare(puzzle).reduction.blocks[-1]) == holes

    def test_a_picture_marks_them_with_a_plus(self) -> None:
        text = 'format = 1\nname = "a"\nlattice = "square"\n[target]\npicture = """\n+#\n##\n"""\n'
        puzzle = parse(text, "test")
        assert puzzle.target.optional == ((0, 1, 0),)
        assert parse(dump(puzzle), "test") == puzzle


class TestPartsAlreadyPlaced:
    def test_they_stay_where_they_are_drawn(self) -> None:
        placed = Part("P", ((0, 0, 0), (0, 1, 0)), motions="placed")
        domino = Part("I", ((0, 0, 0), (1, 0, 0)), 2, 2)
        assert counts(Puzzle(SQUARE, target=Target(box(3, 2)), parts=(placed, domino)))[0] == 2

    def test_a_part_already_placed_has_one_placement_where_kinds_of_cell_look_alike(self) -> None:
        here, there = Part("A", ((0, 0, 0),), motions="placed"), Part("B", ((0, 0, 1),))
        puzzle = Puzzle(builtin("half-square"), target=Target(((0, 0, 0), (0, 0, 1))), parts=(here, there))
        assert counts(puzzle) == (1, 1, 1)


class TestMarks:
    def test_edge_matching_tiles_in_a_frame(self) -> None:
        tiles = ["aaaa", "aaab", "aabb", "abab", "abbb", "bbbb"]
        parts = tuple(tile(t, t) for t in tiles)
        free = Puzzle(SQUARE, motions="turn", target=Target(box(3, 2)), parts=parts)
        assert counts(free)[0] == tilings(tiles, 3, 2, None)

    @pytest.mark.parametrize("frame", ["a", "c"])
    def test_what_may_face_nothing(self, frame: str) -> None:
        tiles = ["aabb", "aabc", "aacb", "aacc"]
        parts = tuple(tile(t, t) for t in tiles)
        puzzle = Puzzle(SQUARE, motions="turn", target=Target(box(2, 2)), parts=parts,
                        matching=Matching(alone=(frame,)))
        assert counts(puzzle)[0] == tilings(tiles, 2, 2, frame)

    @pytest.mark.parametrize(("alone", "solutions"), [(("",), 0), (("", "key"), 3)])
    def test_an_empty_cell_is_nothing_too(self, alone: tuple[str, ...], solutions: int) -> None:
        key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),))
        puzzle = Puzzle(SQUARE, motions="fixed", target=Target(box(3, 1), optional=box(3, 1)), parts=(key,),
                        matching=Matching(alone=alone))
        assert counts(puzzle)[0] == solutions

    def test_keys_meet_locks_and_nothing_else(self) -> None:
        key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),))
        lock = Part("L", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "lock"),))
        matching = Matching(meet=(("", ""), ("key", "lock")), alone=("",))
        puzzle = Puzzle(SQUARE, motions="turn", target=Target(box(2, 1)), parts=(key, lock), matching=matching)
        assert counts(puzzle) == (2, 1, 1)

    def test_a_long_key_reaches_through_the_next_cell(self) -> None:
        row = builtin("square")
        key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "long"),))
        pipe = Part("P", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "hole"), Mark((0, 0, 0), "west", "hole")))
        end = Part("E", ((0, 0, 0),), marks=(Mark((0, 0, 0), "west", "hole"),))
        plain = Part("O", ((0, 0, 0),))
        matching = Matching((("", ""), ("long", "hole"), ("hole", "hole"), ("hole", "")), ("",), {"long": 2})
        good = Puzzle(row, motions="fixed", target=Target(box(3, 1)), parts=(key, pipe, end), matching=matching)
        assert counts(good)[0] == 1
        short = Puzzle(row, motions="fixed", target=Target(box(3, 1)), parts=(key, pipe, plain), matching=matching)
        assert counts(short)[0] == 0

    def test_two_long_marks_are_kept_apart_from_the_far_side(self) -> None:
        single = Matching((("", ""), ("long", "hole"), ("hole", "")), ("",), {"long": 1})
        key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "long"),))
        cup = Part("C", ((0, 0, 0),), marks=(Mark((0, 0, 0), "west", "hole"),))
        plain = Part("O", ((0, 0, 0),))
        puzzle = Puzzle(SQUARE, motions="fixed", target=Target(box(3, 1)), parts=(key, cup, plain), matching=single)
        assert counts(puzzle)[0] == 2  # O K C and K C O

    def test_marks_turn_with_their_part_and_symmetries_carry_them(self) -> None:
        tiles = ["aabb", "abab"]
        puzzle = Puzzle(SQUARE, motions="turn", target=Target(box(2, 1)), parts=tuple(tile(t, t) for t in tiles))
        everything = tilings(tiles, 2, 1, None)
        total, rotations, reflections = counts(puzzle)
        assert total == everything
        assert rotations <= total
        assert reflections <= rotations
        sizes = prepare(puzzle).group
        assert total <= sizes.order * reflections

    @pytest.mark.parametrize(("inner", "reach", "solutions"), [
        ("", 2, 2), ("hole", 2, 2), ("bottom", 2, 0), ("bottom", 1, 2), ("back", 2, 0), ("back", 1, 2),
        ("hole", 3, 0)])
    def test_marks_inside_a_part_say_how_deep_a_hole_is(self, inner: str, reach: int, solutions: int) -> None:
        key = Part("K", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),))
        marks = [Mark((0, 0, 0), "west", "hole")]
        if inner == "back":  # seen from the other side
            marks.append(Mark((1, 0, 0), "west", "bottom"))
        elif inner:
            marks.append(Mark((0, 0, 0), "east", inner))
        deep = Part("H", ((0, 0, 0), (1, 0, 0)), marks=tuple(sorted(marks)))
        matching = Matching((("", ""), ("key", "hole")), ("", "hole"), {"key": reach})
        puzzle = Puzzle(SQUARE, motions="fixed", target=Target(box(4, 1)), parts=(key, deep, Part("O", ((0, 0, 0),))),
                        matching=matching)
        assert counts(puzzle)[0] == solutions

    def test_a_mark_may_not_reach_its_own_part_wrongly(self) -> None:
        arms = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))
        cup, plug = Part("U", arms, marks=(Mark((0, 1, 0), "east", "key"),)), Part("O", ((0, 0, 0),))
        for reach, solutions in ((1, 1), (2, 0)):
            matching = Matching((("", ""), ("key", "")), None, {"key": reach})
            marked = replace(cup, marks=(*cup.marks, Mark((2, 1, 0), "west", "wall")))
            table = replace(matching, meet=((("", ""), ("key", ""), ("wall", ""))))
            puzzle = Puzzle(SQUARE, motions="fixed", target=Target(box(3, 2)), parts=(cup, plug), matching=matching)
            assert counts(puzzle)[0] == 1
            assert counts(replace(puzzle, parts=(marked, plug), matching=table))[0] == solutions

    def test_why_there_is_no_solution_where_plain_sides_may_not_meet(self) -> None:
        key = Part("K", ((0, 0, 0), (1, 0, 0)), marks=(Mark((1, 0, 0), "east", "key"),))
        lock = Part("L", ((0, 0, 0), (1, 0, 0)), marks=(Mark((0, 0, 0), "west", "lock"),))
        for meet, told in (((("key", "lock"),), ["Part K", "Part L"]), ((("key", "lock"), ("", "")), [])):
            puzzle = Puzzle(SQUARE, target=Target(box(2, 2)), parts=(key, lock), matching=Matching(meet))
            said = [reason.text for reason in reasons(prepare(puzzle))]
            assert [text[:6] for text in said] == told
            assert all('meet = [["", ""], ...]' in text for text in said)
        row = Puzzle(SQUARE, target=Target(box(4, 1)), parts=(key, lock), matching=Matching((("key", "lock"),)))
        assert reasons(prepare(row)) == []
        assert counts(row)[0] == 2

    def test_a_mark_must_be_on_a_side_of_the_part(self) -> None:
        head = 'format = 1\nname = "a"\nlattice = "square"\n[[parts]]\nname = "I"\ncells = [[0, 0], [1, 0]]\n'
        for mark, told in (('cell = [5, 0], side = "east"', "no cell"),
                           ('cell = [0, 0], side = "up"', "'up'")):
            with pytest.raises(FileRefusedError, match=told):
                parse(f'{head}marks = [{{ {mark}, mark = "m" }}]\n', "test")

    def test_marks_and_matching_survive_a_file(self) -> None:
        part = Part("I", ((0, 0, 0),), marks=(Mark((0, 0, 0), "east", "key"),))
        matching = Matching((("", ""), ("key", "lock")), ("", "lock"), {"key": 2})
        puzzle = Puzzle(SQUARE, parts=(part,), matching=matching)
        assert parse(dump(puzzle), "test") == puzzle


def test_rings_turn_and_flip() -> None:
    ring = builtin("ring")
    disc = tuple((0, kind) for kind in range(4))
    marked = Part("D", disc, marks=(Mark((0, 0), "up", "key"),))
    cup = Part("C", disc, marks=(Mark((0, 0), "down", "lock"), Mark((0, 1), "down", "lock")))
    target = tuple((z, kind) for z in range(2) for kind in range(4))
    matching = Matching((("", ""), ("key", "lock"), ("lock", "")), ("",))
    total, rotations, _ = counts(Puzzle(ring, target=Target(target), parts=(marked, cup), matching=matching))
    assert (total, rotations) == (16, 2)
