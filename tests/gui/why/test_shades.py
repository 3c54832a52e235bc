"""Scales of colours: every number has one, and they are told apart by lightness alone."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.gui.solve.why.overlays import BLACK_AND_WHITE, MOST_STEPS, class_colors, color_in, gradient, steps_of
from latticework.gui.widgets import theme
from latticework.gui.widgets.theme import DARK, LIGHT


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=60))
def test_steps_hold_every_number_in_order(counts: list[int]) -> None:
    steps = steps_of(counts, LIGHT)
    assert len([step for step in steps if step.most]) <= MOST_STEPS
    assert all(one.most < other.least for one, other in pairwise(steps))
    assert {color_in(steps, count) for count in counts} == {step.color for step in steps}
    assert {step.least for step in steps} | {step.most for step in steps} <= set(counts)


@pytest.mark.parametrize("dark", [False, True])
def test_more_is_farther_from_the_ground(dark: bool) -> None:
    ground = (DARK if dark else LIGHT).canvas
    away = [theme.contrast(color, ground) for color in gradient(MOST_STEPS, dark)]
    assert all(more > 1.15 * less for less, more in pairwise(away))


def test_two_classes_are_black_and_white_and_many_differ() -> None:
    assert theme.contrast(*BLACK_AND_WHITE) > 7
    assert len(set(class_colors(8, True, LIGHT))) == 8
    assert class_colors(1, True, LIGHT) != class_colors(1, False, LIGHT)
