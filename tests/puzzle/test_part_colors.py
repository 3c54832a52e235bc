"""Parts without a colour of their own get one that tells them from the others."""

from latticework.lattice import builtin
from latticework.puzzle import PALETTE, Part, Puzzle


def colors(*own: str) -> list[str]:
    puzzle = Puzzle(builtin("square"), parts=tuple(Part(str(n), color=color) for n, color in enumerate(own)))
    return [puzzle.color(number) for number in range(len(own))]


def test_they_follow_the_palette_and_begin_again_at_its_end() -> None:
    assert colors(*[""] * 18) == [*PALETTE, *PALETTE[:2]]


def test_a_colour_that_a_part_has_is_not_given_to_another() -> None:
    assert colors(PALETTE[1], "", "") == [PALETTE[1], PALETTE[0], PALETTE[2]]
    assert colors(PALETTE[1].upper(), "")[1] == PALETTE[0]


def test_the_other_parts_keep_theirs() -> None:
    assert colors("", "", PALETTE[0], "") == [PALETTE[2], PALETTE[1], PALETTE[0], PALETTE[3]]


def test_colours_repeat_where_none_is_spare() -> None:
    own = [PALETTE[1], *[""] * 15]
    assert colors(*own) == [PALETTE[1], PALETTE[0], *PALETTE[2:]]
    assert colors(*PALETTE, "")[-1] == PALETTE[0]
