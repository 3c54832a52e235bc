"""Which of the images of a solution is kept: the same for each of them, however many are judged at once."""

from importlib import import_module

import numpy as np
import pytest

from latticework.cover import expand, least_image, least_of_images
from latticework.cover.symmetry_group import Filtered
from latticework.jobs.job import Job
from latticework.puzzle import Part, Puzzle, Target
from quick_suite import in_part
from shapes import SOMA, box, cells, cubic, solid, solve, square

module = import_module("latticework.cover.symmetry_group")  # the package has a function of that name
DOMINOES = Puzzle(square(), target=Target(box(6, 4)), parts=(Part("I", cells("##"), 12, 12),))
MIXED = Puzzle(square(), target=Target(box(4, 4)), parts=(
    Part("I", cells("##"), 0, 8), Part("V", cells("##/#."), 0, 8)))
BRICKS = Puzzle(cubic(), target=Target(box(2, 2, 3)), parts=(Part("I", box(2, 1, 1), 6, 6),))
PUZZLES = {"dominoes": DOMINOES, "mixed": MIXED, "bricks": BRICKS, "Soma": solid(box(3, 3, 3), SOMA)}


def solved(name: str) -> tuple[Job, Filtered, np.ndarray]:
    """Return what was kept, and in disorder all solutions that the search met: images of what was kept."""
    made = solve(PUZZLES[name])
    job, rng = made.prepared.job, np.random.default_rng(5)
    images = np.concatenate([expand(row, job.group, "nothing") for row in made.kept.rows])
    met = images[np.append(job.kept, True)[images].all(axis=1)]
    assert len(met) == made.raw >= len(made.kept.rows) > 0
    return job, made.kept, rng.permuted(rng.permutation(met), axis=1)


@pytest.mark.parametrize("name", PUZZLES)
def test_each_image_leads_to_the_one_that_is_kept(name: str) -> None:
    job, kept, met = solved(name)
    rows = {tuple(row) for row in kept.rows.tolist()}
    n_options = len(job.kept)
    for row in met:
        chosen = least_image(row[row < n_options], job.group, job.kept).tolist()
        assert (*chosen, *[n_options] * (met.shape[1] - len(chosen))) in rows


@pytest.mark.parametrize("name", in_part(PUZZLES, 2))
@pytest.mark.parametrize("chunk", [1, 1000, 5000])
def test_solutions_are_judged_alike_however_many_at_once(
    name: str, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    job, kept, met = solved(name)
    expected = least_of_images(met, job.group, job.kept)
    assert {tuple(row) for row in expected.rows.tolist()} == {tuple(row) for row in kept.rows.tolist()}
    monkeypatch.setattr(module, "CHUNK", chunk)
    found = least_of_images(met, job.group, job.kept)
    for part in ("rows", "copies", "rotations", "canonical"):
        assert getattr(found, part).tolist() == getattr(expected, part).tolist()
