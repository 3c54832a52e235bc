"""Keys and holes have bodies: pegs on solid cells, knobs and notches in the outline of tiles."""

import numpy as np
import pytest

from latticework.lattice import builtin, names
from latticework.lattice.geometry import THICKNESS, bodies, exposed_faces, space_vectors
from latticework.lattice.lattice import CellKind, HalfEdge, Lattice
from latticework.picture.faces import pack
from latticework.picture.keys_and_holes import LENGTH, carved, peg, recess, side_of
from latticework.picture.scenes import part_shape
from latticework.puzzle import Mark, Part, Puzzle
from latticework.puzzle.marks import Matching
from latticework.puzzle.matching_table import Relief

ANGULAR = [name for name in names() if builtin(name).kinds[0].faces]
SOLID = [name for name in ANGULAR if not builtin(name).flat]
FLAT = [name for name in ANGULAR if builtin(name).flat]
HOLE, NARROW, KEY, WIDE = Relief(0, 1.0), Relief(1, 0.0), Relief(1, 0.5), Relief(1, 1.0)
TABLE = Matching((("key", "lock"), ("long key", "lock")), ("", "lock"), {"long key": 2})
JIGSAW = Matching((("tab", "hole"),))


def sides(name):
    """Every side of every kind of cell: the lattice, the cell, the neighbour, the side."""
    lattice = builtin(name)
    for kind in range(len(lattice.kinds)):
        cell = (*(0,) * lattice.rank, kind)
        for neighbour in lattice.neighbours(cell):
            yield lattice, cell, neighbour, side_of(lattice, cell, neighbour)


def outside(lattice, cell, points):
    """How far points (n, 3) lie outside a convex cell; negative within."""
    body, place = bodies(lattice)[cell[-1]], np.array(cell[:-1]) @ space_vectors(lattice)
    packed = pack([body.corners[list(face)] + place for face in body.faces])
    return np.einsum("nfc,fc->nf", points[:, None] - packed.corners[None, :, 0], packed.normals).max(axis=1)


def area(points):
    x, y = points[:, 0], points[:, 1]
    return (x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def crossing(points):
    """Whether two sides of a polygon (n, 2), not next to each other, cross."""
    ends = np.roll(points, -1, axis=0)

    def turn(a, b, c):
        return np.cross(np.pad(b - a, ((0, 0), (0, 0), (0, 1))), np.pad(c - a, ((0, 0), (0, 0), (0, 1))))[..., 2]

    a, b = points[:, None].repeat(len(points), 1), ends[:, None].repeat(len(points), 1)
    c, d = points[None].repeat(len(points), 0), ends[None].repeat(len(points), 0)
    return bool(((turn(a, b, c) * turn(a, b, d) < -1e-12) & (turn(c, d, a) * turn(c, d, b) < -1e-12)).any())


class TestPegs:
    @pytest.mark.parametrize("name", SOLID)
    def test_a_peg_stands_on_its_face_and_stays_within_the_next_cell(self, name):
        for lattice, cell, neighbour, side in sides(name):
            points = np.concatenate(peg(side, WIDE))
            assert ((points - side.face[0]) @ side.outward > -1e-9).all()
            assert ((points - side.face[0]) @ side.outward).max() > 0.05
            assert (outside(lattice, neighbour, points) < 1e-9).all()
            assert (outside(lattice, cell, points) > -1e-9).all()

    @pytest.mark.parametrize("name", SOLID)
    def test_its_faces_are_turned_outwards(self, name):
        for *_, side in sides(name):
            faces = peg(side, KEY)
            middle = np.mean([face.mean(axis=0) for face in faces], axis=0)
            packed = pack(faces)
            assert (np.einsum("nc,nc->n", packed.corners[:, 0] - middle, packed.normals) > 0).all()

    @pytest.mark.parametrize("reach", [1, 2, 3])
    def test_its_height_grows_with_its_reach(self, reach):
        for name, step in (("cubic", 1.0), ("ring", 0.5)):
            lattice = builtin(name)
            cell = (*(0,) * lattice.rank, 0)
            up = lattice.neighbours(cell)[[edge.label for edge in lattice.kinds[0].half_edges].index("up")]
            points = np.concatenate(peg(side_of(lattice, cell, up), Relief(reach, 0.5)))
            assert np.ptp(points[:, 2]) == pytest.approx(step * (reach - 1 + LENGTH / 2))

    def test_a_wide_one_is_wider_and_its_hole_a_little_wider_still(self):
        (*_, side), *_ = sides("cubic")
        widths = [np.ptp(np.concatenate(peg(side, relief)), axis=0)[1] for relief in (NARROW, KEY, WIDE)]
        assert widths == sorted(set(widths))
        assert widths[2] < np.ptp(recess(side, HOLE), axis=0)[1] < 0.9

    @pytest.mark.parametrize("name", SOLID)
    def test_a_hole_is_where_the_peg_of_the_neighbour_goes_in(self, name):
        for lattice, cell, neighbour, side in sides(name):
            foot = np.concatenate(peg(side_of(lattice, neighbour, cell), WIDE)).reshape(-1, 3)
            hole = recess(side, HOLE)
            foot = foot[np.abs((foot - side.face[0]) @ side.outward) < 1e-9]
            assert np.allclose(foot.mean(axis=0), hole.mean(axis=0), atol=0.02)
            assert (outside(lattice, cell, hole) < 0.02).all()

    def test_no_lines_are_drawn_along_a_peg(self):
        (*_, side), *_ = sides("cubic")
        packed = pack(peg(side, KEY))
        along = np.roll(packed.corners, -1, axis=1) - packed.corners
        assert not (np.abs(along @ side.outward)[packed.sharp] > 1e-9).any()
        assert packed.sharp.sum() == 3 * 24


class TestTiles:
    @pytest.mark.parametrize("name", FLAT)
    def test_notches_on_all_sides_leave_room_for_one_another(self, name):
        lattice = builtin(name)
        for kind in range(len(lattice.kinds)):
            cell = (*(0,) * lattice.rank, kind)
            every = [(side_of(lattice, cell, neighbour), HOLE) for neighbour in lattice.neighbours(cell)]
            *_, top, bottom = carved(exposed_faces(lattice, (cell,)), every)
            for face in (top, bottom[::-1]):
                assert area(face) > 0.3 * area(lattice.kinds[kind].corners) > 0
                assert not crossing(face[:, :2])
                assert (outside(lattice, cell, face) < 1e-9).all()

    @pytest.mark.parametrize("name", FLAT)
    def test_a_knob_fills_its_notch(self, name):
        for lattice, cell, neighbour, side in sides(name):
            back = side_of(lattice, neighbour, cell)
            knob, notch = (carved(exposed_faces(lattice, (where,)), [(one, relief)])[-2] for where, one, relief in
                           ((cell, side, WIDE), (neighbour, back, HOLE)))
            plain = [area(exposed_faces(lattice, (where,))[-2]) for where in (cell, neighbour)]
            assert area(knob) - plain[0] == pytest.approx(plain[1] - area(notch))
            assert area(knob) > plain[0]
            beyond = knob[outside(lattice, cell, knob) > 1e-9]
            assert len(beyond) > 10
            assert (outside(lattice, neighbour, beyond) < 1e-9).all()
            assert (np.abs(beyond[:, None] - notch[None]).max(axis=2).min(axis=1) < 1e-6).all()

    def test_the_walls_close_it(self):
        lattice, cell, _, side = next(sides("square"))
        for relief in (KEY, HOLE):
            faces = carved(exposed_faces(lattice, (cell,)), [(side, relief)])
            met = {}
            for face in faces:
                for a, b in zip(np.round(face, 6) + 0.0, np.round(np.roll(face, -1, axis=0), 6) + 0.0, strict=True):
                    met[tuple(a), tuple(b)] = met.get((tuple(a), tuple(b)), 0) + 1
            assert set(met.values()) == {1}
            assert {(b, a) for a, b in met} == set(met)

    def test_only_the_marked_side_is_bent(self):
        lattice, cell, _, side = next(sides("square"))
        faces = carved(exposed_faces(lattice, (cell,)), [(side, KEY)])
        assert len(faces) == 6 - 1 + 18
        assert max(face[:, 2].max() for face in faces) == THICKNESS


class TestParts:
    def shape(self, lattice, *marks, cells=((0, 0, 0, 0),), matching=TABLE):
        part = Part("P", cells, color="#3182bd", marks=tuple(Mark(cells[0], side, mark) for side, mark in marks))
        return part_shape(Puzzle(builtin(lattice), parts=(part,), matching=matching), 0)

    def test_a_key_has_the_colour_of_its_part_and_a_hole_is_dark(self):
        key, hole = self.shape("cubic", ("up", "key")), self.shape("cubic", ("up", "lock"))
        assert key.paint == ()
        assert np.ptp(key.packed.corners[..., 2]) == pytest.approx(1 + LENGTH / 2)
        (dark,) = hole.paint
        assert all(int(dark[i : i + 2], 16) < 60 for i in (1, 3, 5))
        assert hole.base(len(hole.faces))[-1].max() < 0.25 < hole.base(len(hole.faces))[0].max()
        assert np.ptp(hole.packed.corners[..., 2]) < 1.05

    def test_colours_are_still_patches(self):
        shape = self.shape("cubic", ("up", "red"))
        assert shape.paint == ("#d62728",)
        assert len(shape.faces) == 7
        assert len(self.shape("cubic", ("up", "key"), matching=None).paint) == 1

    def test_a_key_towards_the_part_itself_is_not_seen_as_a_body(self):
        assert self.shape("cubic", ("east", "key"), cells=((0, 0, 0, 0), (1, 0, 0, 0))).pegs == 0

    def test_a_tile_has_its_knob_beside_it_and_none_on_top(self):
        shape = self.shape("square", ("east", "tab"), cells=((0, 0, 0),), matching=JIGSAW)
        high = shape.packed.corners.max(axis=(0, 1))
        assert high[0] > 1.2
        assert high[1] == 1
        assert high[2] == THICKNESS

    def test_keys_do_not_move_the_middle_about_which_parts_are_moved_apart(self):
        assert self.shape("cubic", ("up", "long key")).center.tolist() == [0.5, 0.5, 0.5]
        tile = self.shape("square", ("east", "tab"), cells=((0, 0, 0),), matching=JIGSAW)
        assert tile.center[:2].tolist() == [0.5, 0.5]

    @pytest.mark.parametrize("marks", [None, JIGSAW])
    def test_a_side_without_a_face_has_a_patch_above_its_tile(self, marks):
        """A tile of a lattice of one's own whose neighbour touches it in a corner only."""
        square = np.array([[0, 0], [1, 0], [1, 1], [0, 1.0]])
        edges = HalfEdge("out", "in", (1,), 0), HalfEdge("in", "out", (-1,), 0)
        lattice = Lattice("d", "D", np.array([[1.0, 1.0]]), (CellKind("s", square, ((0, 1, 2, 3),), edges),))
        part = Part("P", ((0, 0),), marks=(Mark((0, 0), "out", "tab"),))
        shape = part_shape(Puzzle(lattice, parts=(part,), matching=marks), 0)
        assert len(shape.paint) == 1
        assert shape.faces[-1][:, 2].min() > THICKNESS

    def test_round_cells_keep_their_patches(self):
        side = builtin("packed-spheres").kinds[0].half_edges[0].label
        assert len(self.shape("packed-spheres", (side, "key")).paint) == 1
