"""Printed parts: watertight in a file, as large as their cells less the inset, apart from one another by the play."""

import io
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
import trimesh

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.files import printable
from latticework.files.opened_and_written import Contents
from latticework.lattice import builtin, names
from latticework.lattice.geometry import bodies
from latticework.make.part_solids import assembled_solids, solid_of
from latticework.make.settings import PrintSettings
from latticework.puzzle import Part, Puzzle, Target
from make.random_parts import random_assembly
from quick_suite import in_part
from three_mf import three_mf

STICKS = {"hexagon-stick", "square-stick", "triangle-stick"}
ANGULAR = [name for name in names() if builtin(name).kinds[0].faces]
PLAY = 0.4


@pytest.mark.parametrize("lattice", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
def test_a_file_of_a_solved_puzzle_is_watertight(lattice: str) -> None:
    puzzle, solution = random_assembly(lattice, 1, cells=5)
    settings = PrintSettings(cell=20, play=PLAY, joint=0, arrange="assembled", files="each")
    files = printable.stl_file(Contents(puzzle, solution), settings).data
    parts = assembled_solids(puzzle, solution, settings)
    assert isinstance(files, dict)
    for part, data in zip(parts, files.values(), strict=True):
        read = trimesh.load_mesh(io.BytesIO(data), file_type="stl")
        assert read.is_watertight
        assert read.is_winding_consistent
        assert read.volume == pytest.approx(part.solid.volume(), rel=1e-3)


WRITTEN = {"square", "cubic", "packed-spheres", "triangle-stick"}
"""One of each kind of body; what a file is made of is watertight on every lattice, or the test above fails."""


@pytest.mark.parametrize("lattice", in_part([
    pytest.param(name, marks=[] if name in WRITTEN else pytest.mark.slow) for name in names()], 2))
def test_3mf_keeps_its_rules_and_holds_what_stl_holds(lattice: str) -> None:
    puzzle, solution = random_assembly(lattice, 1, cells=4)
    for arrange in ("plate", "assembled"):
        settings = PrintSettings(cell=20, play=PLAY, joint=0, arrange=arrange)
        whole = printable.threemf_file(Contents(puzzle, solution), settings).data
        each = printable.stl_file(Contents(puzzle, solution), replace(settings, files="each")).data
        assert isinstance(whole, bytes)
        assert isinstance(each, dict)
        read = three_mf(whole)
        assert [name for name, _, _ in read] == list(each)
        for _, _, mesh in read:
            assert mesh.bounds[0].min() > -1e-3
            twin = trimesh.load_mesh(io.BytesIO(each.pop(next(iter(each)))), file_type="stl")
            assert mesh.volume == pytest.approx(float(twin.volume), rel=1e-5)
            assert mesh.volume > 0


@pytest.mark.parametrize("lattice", in_part(
    every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow, without=STICKS), 3))
def test_parts_of_an_assembly_keep_the_play(lattice: str) -> None:
    puzzle, solution = random_assembly(lattice, 2)
    parts = assembled_solids(puzzle, solution, PrintSettings(cell=20, play=PLAY, joint=0))
    for one, other in combinations([part.solid for part in parts], 2):
        assert (one ^ other).is_empty()
        assert one.min_gap(other, 2 * PLAY) > PLAY * 0.98


@pytest.mark.parametrize("lattice", in_part(ANGULAR, 4))
def test_a_cell_is_what_half_spaces_leave(lattice: str) -> None:
    """The slow twin: points within all faces of a cell, each moved inwards, counted."""
    shape, settings = builtin(lattice), PrintSettings(cell=20, play=2.0)
    cell = (0,) * (shape.rank + 1)
    puzzle = Puzzle(shape, "one", target=Target((cell,)), parts=(Part("A", (cell,)),))
    made = solid_of(puzzle, (cell,), (), settings, "A")
    scale, body = settings.cell / puzzle.lattice.shortest_step, bodies(shape)[0]
    unit = np.array([scale, scale, settings.thickness / np.ptp(body.corners[:, 2])]) if shape.flat else scale
    corners = body.corners * unit
    low, high = corners.min(axis=0), corners.max(axis=0)
    points = low + np.random.default_rng(0).random((100_000, 3)) * (high - low)
    inside = np.ones(len(points), bool)
    for face in body.faces:
        outline = corners[list(face)]
        normal = np.cross(outline, np.roll(outline, -1, axis=0)).sum(axis=0)
        normal /= np.linalg.norm(normal)
        inset = 0.0 if shape.flat and abs(normal[2]) > 0.5 else settings.inset
        inside &= (points - outline[0]) @ normal < -inset
    assert made.volume() == pytest.approx(inside.mean() * np.prod(high - low), rel=0.04)


@pytest.mark.parametrize("lattice", in_part(
    ["cubic", "rhombic-dodecahedron", "truncated-octahedron", "triangular-prism"], 2))
def test_a_part_is_one_body_without_chambers(lattice: str) -> None:
    puzzle, solution = random_assembly(lattice, 3, parts=1)
    made, = assembled_solids(puzzle, solution, PrintSettings(cell=20))
    assert len(made.solid.decompose()) == 1
