"""The least of the images of solutions, against comparing all images one by one."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import session_help
from latticework.cover import least_of_images
from latticework.jobs.job import Prepared, prepare
from latticework.puzzle import parse
from latticework.search import least_images
from shapes import SOMA, box, solid

Row = tuple[int, ...]
PUZZLES = {"dominoes": parse(session_help.dominoes(6, 6), "dominoes"), "twins": parse(session_help.TWINS, "twins"),
           "Soma": solid(box(3, 3, 3), SOMA), "narrow": parse(session_help.dominoes(2, 1), "narrow")}
PREPARED = {name: prepare(puzzle) for name, puzzle in PUZZLES.items()}


def slow(row: Row, prepared: Prepared) -> tuple[Row, int, int, Row] | None:
    """Return the row ascending, its copies, its classes under rotations and its least image; None when not kept."""
    group, padding = prepared.group, prepared.reduction.cover.n_options
    images = [tuple(sorted(own)) for own in group.options[:, list(row)].tolist()]
    kept = [*prepared.job.kept.tolist(), True]
    if any(image < images[0] and all(kept[o] for o in image) for image in images):
        return None
    turned = {image: {tuple(sorted(group.options[g, list(image)].tolist())) for g in np.flatnonzero(~group.mirrors)}
              for image in set(images)}
    assert all(max(image, default=0) <= padding for image in images)
    return images[0], len(set(images)), len({frozenset(own) for own in turned.values()}), min(images)


@pytest.mark.parametrize("name", PUZZLES)
@given(chance=st.data())
def test_as_slowly(name: str, chance: st.DataObject) -> None:
    prepared = PREPARED[name]
    n = prepared.reduction.cover.n_options
    width = chance.draw(st.integers(1, min(8, n)))
    some = st.lists(st.integers(0, n - 1), min_size=1, max_size=width, unique=True)
    rows = chance.draw(st.lists(some.map(lambda own: tuple(own + [n] * (width - len(own)))), min_size=1, max_size=20))
    expected = [kept for row in rows if (kept := slow(row, prepared))]
    array: NDArray[np.int32] = np.array(rows, np.int32)
    for least in (least_of_images, least_images.least_of_images):
        found = least(array, prepared.group, prepared.job.kept)
        assert list(zip(map(tuple, found.rows.tolist()), found.copies.tolist(), found.rotations.tolist(),
                        map(tuple, found.canonical.tolist()), strict=True)) == expected
