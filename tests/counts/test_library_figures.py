"""The library: every file is complete, and the rows of Verhoeff's table come out to the last placement."""

from pathlib import Path

import pytest

from latticework.jobs.job import prepare
from latticework.lattice import names
from latticework.puzzle import load
from latticework.puzzle.library import shipped
from quick_suite import in_part

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"

# Verhoeff, Efficient Solvers for Packing Puzzles, 2001: aspects and embeddings, full.
VERHOEFF = [
    ("square/simple-2x3", 9, 21),
    ("hexagon/meteor", 60, 2596),
    ("square/pentominoes-6x10", 72, 2056),
    ("cubic/pentominoes-3x4x5", 72, 2440),
    ("cubic/25-y-5x5x5", 125, 960),
    ("cubic/25-n-5x5x5", 125, 960),
    ("packed-spheres/hollow-pyramid", 125, 5632),
]


@pytest.mark.parametrize(("name", "aspects", "embeddings"), in_part(VERHOEFF, 3, several=True))
def test_items_and_placements_are_those_of_verhoeff(name: str, aspects: int, embeddings: int) -> None:
    """Where all parts are different our items are his aspects: cells and parts.

    With 25 equal parts his 125 aspects are the cells alone: a part that may be used as often as it fits needs
    no aspect. We count the part too, as one item to be covered 25 times, so there it is one more.
    """
    cover = prepare(load(LIBRARY / f"{name}.toml")).reduction.cover
    repeated = int((cover.most > 1).sum())
    assert cover.n_secondary == 0
    assert cover.n_items - repeated == aspects
    assert cover.n_options == embeddings


@pytest.mark.parametrize("path", in_part(shipped(), 4), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_file_is_complete(path: Path) -> None:
    puzzle = load(path)
    assert puzzle.name != "Untitled"
    assert puzzle.lattice.name == path.parent.name
    assert puzzle.target.cells
    assert all(part.cells and part.color for part in puzzle.parts)
    assert puzzle.author
    assert puzzle.origin.source
    assert puzzle.origin.tags
    assert all(published.source for published in puzzle.published)


@pytest.mark.parametrize("name", names())
def test_every_lattice_has_three_puzzles(name: str) -> None:
    assert len(list((LIBRARY / name).glob("*.toml"))) >= 3


def test_there_are_as_many_puzzles_as_promised() -> None:
    assert len(shipped()) >= 150


def test_no_name_is_used_twice_in_a_lattice() -> None:
    seen = [(path.parent.name, load(path).name) for path in shipped()]
    assert len(set(seen)) == len(seen)
