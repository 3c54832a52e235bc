"""Colours of parts that differ also for people who see no difference of red and green, and that old files keep."""

from itertools import combinations, pairwise

import numpy as np
import pytest

from latticework.errors import LatticeworkError
from latticework.lattice import builtin
from latticework.paths import shipped
from latticework.puzzle import Part, Puzzle, load, parse
from latticework.puzzle.colors import DISTINCT_PALETTE, NEW_PALETTE, USUAL_PALETTE
from latticework.puzzle.write import dump

# G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009): severity 1, on linear RGB.
SEEN = {
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                            [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                              [-0.011820, 0.042940, 0.968881]]),
    "usual": np.eye(3),
}
TO_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
                   [0.0193339, 0.1191920, 0.9503041]])  # IEC 61966-2-1


def lab(color, seen):
    """Return CIELAB coordinates of a colour as it is seen."""
    channels = np.frombuffer(bytes.fromhex(color[1:]), np.uint8) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    share = TO_XYZ @ np.clip(SEEN[seen] @ linear, 0, 1) / TO_XYZ.sum(axis=1)
    x, y, z = np.where(share > (6 / 29) ** 3, np.cbrt(share), share / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(one, other, seen):
    return float(np.linalg.norm(lab(one, seen) - lab(other, seen)))


@pytest.mark.parametrize("seen", SEEN)
def test_colours_of_new_puzzles_differ_for_everybody(seen):
    assert min(distance(a, b, seen) for a, b in pairwise((*DISTINCT_PALETTE, DISTINCT_PALETTE[0]))) > 21
    assert min(distance(a, b, seen) for a, b in combinations(DISTINCT_PALETTE[:12], 2)) > 16
    assert min(distance(a, b, seen) for a, b in combinations(DISTINCT_PALETTE, 2)) > 11


def test_there_are_enough_for_twenty_four_parts():
    parts = tuple(Part(str(number)) for number in range(24))
    puzzle = Puzzle(builtin("square"), parts=parts, palette=NEW_PALETTE)
    assert len({puzzle.color(number) for number in range(24)}) == 24


def test_the_library_has_the_same_colours():
    of_parts = {part.color for path in shipped() for part in load(path).parts}
    assert set(DISTINCT_PALETTE) <= of_parts
    assert not of_parts & (set(USUAL_PALETTE) - set(DISTINCT_PALETTE))


def test_the_earlier_colours_did_not():
    assert min(distance(a, b, "protanopia") for a, b in combinations(USUAL_PALETTE[:12], 2)) < 5
    assert distance("#ffffff", "#000000", "usual") == pytest.approx(100, abs=0.1)


def test_files_keep_the_palette_and_those_without_one_their_colours():
    parts = (Part("A"), Part("B"))
    old, new = Puzzle(builtin("square"), parts=parts), Puzzle(builtin("square"), parts=parts, palette="distinct")
    assert [old.color(i) for i in range(2)] == list(USUAL_PALETTE[:2])
    assert [new.color(i) for i in range(2)] == list(DISTINCT_PALETTE[:2])
    assert "palette" not in dump(old)
    assert parse(dump(new), "x") == new
    assert parse(dump(old), "x") == old
    with pytest.raises(LatticeworkError, match="palette: 'bright' should be one of distinct, or left out"):
        parse(dump(new).replace("distinct", "bright"), "x")
