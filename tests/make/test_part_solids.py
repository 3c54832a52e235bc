"""Solids of parts: as large as their cells, apart from one another by the play, in every lattice."""

from itertools import pairwise
from pathlib import Path

import pytest

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.make.part_solids import part_solids
from latticework.make.settings import PrintSettings
from latticework.puzzle import load
from latticework.puzzle.library import find
from make.random_parts import random_assembly
from quick_suite import in_part


@pytest.mark.parametrize("lattice", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
def test_more_play_leaves_smaller_sound_parts(lattice: str) -> None:
    puzzle, _ = random_assembly(lattice, 0, cells=5)
    sizes = []
    for play in (0.0, 0.1, 0.4):
        solids = [part.solid for part in part_solids(puzzle, PrintSettings(cell=20, play=play, joint=0))]
        assert all(solid.status().name == "NoError" and solid.volume() > 0 for solid in solids)
        sizes.append(sum(solid.volume() for solid in solids))
    assert all(more < less for less, more in pairwise(sizes))


@pytest.mark.parametrize(("play", "edge"), [(0.0, 10.0), (0.5, 9.5)])
def test_cubes_have_the_volume_that_a_pencil_gives(play: float, edge: float) -> None:
    parts = part_solids(load(find(Path("soma"))), PrintSettings(cell=10, play=play))
    ell = next(part for part in parts if part.name == "L")
    assert ell.solid.volume() == pytest.approx(edge**2 * (20 + edge) + edge**2 * 10, rel=1e-4)
