"""Rigid motions that carry cells onto cells, judged by outlines alone, and how they permute half-edges.

The rotations of cubes and triangular prisms are also listed in the order in which BurrTools numbers them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice.congruence import TOLERANCE, ball_congruences, congruences
from latticework.lattice.lattice import Cell, Floats, Ints, Lattice, Numbering, as_array, normalised
from latticework.phrases import phrase

_MAX_MOTIONS = 2_000
SAME = 1e-3
"""The tolerance for entries of matrices of the same motion, and for a carried cell to match a cell of the lattice.

Larger than TOLERANCE, to which cells are compared, because errors grow with the distance.
"""

Carried = tuple[Floats, dict[int, set[int]]]
"""A matrix; for each kind of cell the kinds onto which it carries cells."""

MOST_KEPT = 12
"""The most cells of parts whose orientations are cached, as a puzzle is prepared again after each change to it.

For symmetries of targets it is ten times as many. The caches take at most some 15 MB.
"""

_FEW = 3
"""The number of cells tried first: under most motions one of them already misses the lattice."""

_CUBE_TURNS = ("x y z|x -z y|x -y -z|x z -y|-z y x|-y -z x|z -y x|y z x|-x y -z|-x -z -y|-x -y z|-x z y|"
               "z y -x|y -z -x|-z -y -x|-y z -x|-y x z|z x y|y x -z|-z x -y|y -x z|-z -x y|-y -x -z|z -x -y")
"""The image of (x, y, z) under each rotation of a cube."""

FLIPS = ((1, 1, 1), (-1, 1, -1), (-1, 1, 1), (1, 1, -1))
"""The signs of the coordinates of a prism before it is turned by a multiple of 60 degrees.

The last two give reflections.
"""

_SAME_TURN = 1e-6


@dataclass(frozen=True, eq=False)
class Motion:
    """An orthogonal matrix (dimension, dimension) that carries the outline of some cell onto another's.

    `carries[a]` are the kinds whose outline is that of kind a after the motion.
    """

    matrix: Floats
    determinant: int
    carries: tuple[tuple[int, ...], ...]

    @property
    def mirrors(self) -> bool:
        """Whether the motion reverses orientation (in a flat lattice: turns parts over)."""
        return self.determinant < 0


def motions(lattice: Lattice) -> tuple[Motion, ...]:
    """Return all rigid motions, up to translation, that carry some cell onto a cell; the identity first.

    They are the same objects as long as the lattice exists. Raises LatticeworkError if there are more than
    _MAX_MOTIONS.
    """
    return _motions.get(lattice) or _motions.setdefault(lattice, _derived(lattice))


_motions: WeakKeyDictionary[Lattice, tuple[Motion, ...]] = WeakKeyDictionary()


def _derived(lattice: Lattice) -> tuple[Motion, ...]:
    found: dict[bytes, Carried] = {}
    for sources, images, matrices in congruences(lattice):
        for matrix in matrices:
            # Adding 0.0 turns -0.0 into 0.0, as -0.0 has other bytes.
            key = (np.round(matrix, 4) + 0.0).tobytes()
            carries = found.setdefault(key, (matrix, {}))[1]
            for source in sources:
                carries.setdefault(source, set()).update(images)
        if len(found) > _MAX_MOTIONS:
            raise LatticeworkError(phrase("more than {most} rigid motions carry a cell onto a cell",
                                          most=_MAX_MOTIONS))
    balls = _balls_of_one_size(lattice)
    # The identity has the greatest trace of all rotations, so it comes first.
    return tuple(sorted((
        Motion(matrix, round(float(np.linalg.det(matrix))), tuple(
            same or tuple(sorted(carries.get(kind, ()))) for kind, same in enumerate(balls)))
        for matrix, carries in _merged(found.values())), key=_in_order))


def _in_order(motion: Motion) -> tuple[bool, float, tuple[float, ...]]:
    return (motion.mirrors, -round(float(np.trace(motion.matrix)), 4), tuple(-motion.matrix.ravel().round(4)))


def motions_of(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Motion, ...]:
    """Return the rigid motions, up to translation, by which cells can be carried onto cells; the identity first.

    These are the motions of the lattice, and for balls that do not touch any others that distances allow. Some may
    carry the cells off the lattice. Raises LatticeworkError if there are too many or the balls are too far apart.
    """
    every = motions(lattice)
    if len(cells) < 2 or not all(lattice.kinds[cell[-1]].radius for cell in cells) or _bends(lattice, cells):
        return every
    return _motions_of_balls(lattice, normalised(tuple(set(cells))))


@lru_cache(256)  # the same few parts are asked for with every solution
def _bends(lattice: Lattice, cells: tuple[Cell, ...]) -> bool:
    """Whether some ball has two contacts among the cells that are not in line."""
    present = set(cells)
    for cell in cells:
        near = [other for other in lattice.neighbours(cell) if other in present]
        if len(near) > 1:
            away = lattice.positions(as_array(near)) - lattice.positions(as_array([cell]))
            if np.linalg.norm(np.cross(away[0], away[1:]), axis=1).max() > TOLERANCE:
                return True
    return False


@lru_cache(256)
def _motions_of_balls(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Motion, ...]:
    source = as_array(cells)
    points = lattice.positions(source)
    points -= points[0]

    def ways(matrices: Floats) -> list[bytes]:
        places = np.rint((points @ matrices.transpose(0, 2, 1)) * 1_000).astype(np.int64)
        return [place.tobytes() for place in places]

    known = [motion for motion in motions(lattice) if next(image_arrays(lattice, source, motion), None) is not None]
    ways_known = ways(np.array([motion.matrix for motion in known]))
    seen = {(way, motion.mirrors) for way, motion in zip(ways_known, known, strict=True)}
    matrices, balls = ball_congruences(lattice, points, source[:, -1].tolist()), _balls_of_one_size(lattice)
    further = []
    for way, matrix in zip(ways(matrices), matrices, strict=True):
        determinant = round(float(np.linalg.det(matrix)))
        if (way, determinant < 0) not in seen:
            seen.add((way, determinant < 0))
            further.append(Motion(matrix, determinant, tuple(balls)))
    return (*known, *sorted(further, key=_in_order))


def _merged(found: Iterable[Carried]) -> list[Carried]:
    """Return the matrices without those that differ by rounding only, with the kinds that all of them carry."""
    left = list(found)
    rows = np.array([matrix.ravel() for matrix, _ in left])
    home = np.arange(len(left))
    for number in range(len(left)):
        if home[number] == number:
            home[number + np.flatnonzero(np.abs(rows[number:] - rows[number]).max(axis=1) < SAME)] = number
            continue
        for source, images in left[number][1].items():
            left[home[number]][1].setdefault(source, set()).update(images)
    return [left[number] for number in np.unique(home)]


def _balls_of_one_size(lattice: Lattice) -> list[tuple[int, ...]]:
    """Return for each kind of ball the kinds of the same size, onto which every motion carries it; else ()."""
    radii = [kind.radius for kind in lattice.kinds]
    return [tuple(b for b, other in enumerate(radii) if abs(other - radius) < TOLERANCE) if radius else ()
            for radius in radii]


def locate(lattice: Lattice, points: Floats, allowed: Sequence[tuple[int, ...]]) -> Ints | None:
    """Return the cells centred at the points, or None if some point is no centre of an allowed kind.

    points has shape (n, dimension); allowed[i] are the kinds that may be at point i.
    """
    steps, fits = _nearest_cells(lattice, points, allowed)
    if not fits.any(axis=1).all():
        return None
    # argmax finds the first; on the reversed row it is the last kind that fits.
    last = len(lattice.kinds) - 1 - fits[:, ::-1].argmax(axis=1)
    return np.column_stack([steps[np.arange(len(points)), last], last]).astype(np.int64)


def _nearest_cells(
    lattice: Lattice, points: Floats, allowed: Sequence[tuple[int, ...]]
) -> tuple[Floats, NDArray[np.bool_]]:
    """Return for each point and kind the nearest translation, and whether an allowed cell is centred there."""
    kinds = range(len(lattice.kinds))
    by_kinds = {some: [kind in some for kind in kinds] for some in set(allowed)}
    is_allowed = np.array([by_kinds[some] for some in allowed], dtype=bool).reshape(len(points), len(kinds))
    offsets = points[:, None] - lattice.centers
    steps = np.rint(offsets @ lattice.solver)
    return steps, is_allowed & (np.abs(steps @ lattice.vectors - offsets).max(axis=2) < SAME)


def images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> Iterator[tuple[Cell, ...]]:
    """Yield the images of cells under a motion, up to translation.

    Each image lists the cells in the order given, so image[i] is where cells[i] goes. There is none if the motion
    carries cells off the lattice.
    """
    for located in image_arrays(lattice, as_array(cells), motion):
        yield tuple(map(tuple, located.tolist()))


def image_arrays(lattice: Lattice, source: Ints, motion: Motion) -> Iterator[Ints]:
    """Yield the same images as `images`, from and to cells as arrays of shape (n, rank + 1)."""
    turned = lattice.positions(source) @ motion.matrix.T
    # Relative to the image of the first cell, which is tried on each kind that it may become.
    turned -= turned[0]
    allowed = [motion.carries[kind] for kind in source[:, -1].tolist()]
    for kind in _kinds_that_fit(lattice, turned[:_FEW], allowed[:_FEW]) if len(source) > 2 * _FEW else allowed[0]:
        located = locate(lattice, turned + lattice.centers[kind], allowed)
        if located is not None:
            yield located


def _kinds_that_fit(lattice: Lattice, turned: Floats, allowed: list[tuple[int, ...]]) -> list[int]:
    """Return the kinds for the first cell for which all these few cells are on cells of the lattice."""
    kinds = list(allowed[0])
    points = (lattice.centers[kinds][:, None] + turned).reshape(-1, lattice.dimension)
    found = _nearest_cells(lattice, points, allowed * len(kinds))[1].any(axis=1).reshape(len(kinds), len(turned))
    return [kinds[number] for number in np.flatnonzero(found.all(axis=1)).tolist()]


def orientations(lattice: Lattice, cells: tuple[Cell, ...], allowed: tuple[Motion, ...]) -> list[tuple[Cell, ...]]:
    """Return the different orientations of a part under the motions, normalised, the given one first."""
    found = _orientations if len(cells) <= MOST_KEPT else _orientations.__wrapped__
    return list(found(lattice, cells, allowed))


@lru_cache(256)
def _orientations(
    lattice: Lattice, cells: tuple[Cell, ...], allowed: tuple[Motion, ...]
) -> tuple[tuple[Cell, ...], ...]:
    seen = {normalised(cells): None}
    for motion in allowed:
        for image in images(lattice, cells, motion):
            seen.setdefault(normalised(image))
    return tuple(seen)


def symmetries(lattice: Lattice, cells: tuple[Cell, ...]) -> list[tuple[Motion, Ints]]:
    """Return the motions that carry a set of cells onto itself, each with its permutation, shape (cells,).

    permutation[i] is the number of the cell onto which cells[i] is carried; the identity comes first.
    """
    found = _symmetries if len(cells) <= 10 * MOST_KEPT else _symmetries.__wrapped__
    return list(found(lattice, cells))


@lru_cache(32)
def _symmetries(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[tuple[Motion, Ints], ...]:
    source = Numbering(lattice, cells)
    least = source.cells[:, :-1].min(axis=0)
    found: dict[tuple[Motion, bytes], Ints] = {}
    for motion in motions_of(lattice, cells):
        checkpoint()
        for image in image_arrays(lattice, source.cells, motion):
            image[:, :-1] += least - image[:, :-1].min(axis=0)
            permutation = source.find(image)
            if (permutation >= 0).all():
                permutation.flags.writeable = False
                found.setdefault((motion, permutation.tobytes()), permutation)
    return tuple((motion, permutation) for (motion, _), permutation in found.items())


def label_permutation(lattice: Lattice, motion: Motion) -> dict[tuple[int, str], tuple[int, str]] | None:
    """Return how a motion permutes the half-edge labels, or None if it is no symmetry of the whole lattice.

    Keys and values are (kind, label). Pairing is respected: partners go to partners.
    """
    repeat = [*((0,) * lattice.rank + (kind,) for kind in range(len(lattice.kinds))),
              *((*tuple(int(i == j) for j in range(lattice.rank)), 0) for i in range(lattice.rank))]
    for image in images(lattice, tuple(repeat), motion):
        labels = _carried_labels(lattice, motion, image)
        if labels is not None:
            return labels
    return None


@lru_cache(maxsize=64)
def numbered_rotations(lattice: Lattice) -> tuple[Motion, ...]:
    """Return the rotations of a lattice, first those of BurrTools, in its order."""
    every = [motion for motion in motions(lattice) if not motion.mirrors]
    make = {"cubic": cube_matrices, "triangular-prism": _prism_matrices}.get(lattice.name)
    matrices = make() if make else ()
    first = [motion for matrix in matrices for motion in every if np.abs(motion.matrix - matrix).max() < _SAME_TURN]
    return tuple(dict.fromkeys([*first, *every]))


def cube_matrices() -> Floats:
    """Return the rotations (24, 3, 3) of a cube."""
    axes = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}
    return np.array([[np.array(axes[word[-1]]) * (-1.0 if word[0] == "-" else 1.0) for word in image.split()]
                     for image in _CUBE_TURNS.split("|")])


def _prism_matrices() -> Floats:
    angles = np.pi / 3 * np.arange(6)
    around = [np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]]) for a in angles]
    return np.array([turn * np.array(flip) for flip in FLIPS[:2] for turn in around])


@lru_cache(64)
def whole_motions(lattice: Lattice) -> tuple[Motion, ...]:
    """Return the motions that are symmetries of the whole lattice, the identity first."""
    return tuple(motion for motion in motions(lattice) if label_permutation(lattice, motion) is not None)


def whole_maps(lattice: Lattice) -> list[tuple[Motion, Ints, Ints]]:
    """Return how symmetries of the whole lattice carry its cells, up to translation, the identity first.

    Each motion is followed by the matrix (rank, rank) that it is for translations, and the images (kinds, rank + 1)
    of the cells at the origin. A motion that leads to cells of other kinds by another shift is there once for each.
    """
    origin = (0,) * lattice.rank
    cells = tuple((*origin, kind) for kind in range(len(lattice.kinds)))
    steps = tuple((*tuple(int(i == j) for j in range(lattice.rank)), 0) for i in range(lattice.rank))
    found = []
    for motion in whole_motions(lattice):
        for image in images(lattice, (*cells, *steps), motion):
            if _carried_labels(lattice, motion, image) is not None:
                carried = as_array(image)
                found.append((motion, (carried[len(cells):, :-1] - carried[0, :-1]).T, carried[: len(cells)]))
    # Of the identity's own maps the one that changes no kind is the first.
    unchanged = list(range(len(cells)))
    return sorted(found, key=lambda one: one[0] is not found[0][0] or one[2][:, -1].tolist() != unchanged)


def _carried_labels(
    lattice: Lattice, motion: Motion, image: tuple[Cell, ...]
) -> dict[tuple[int, str], tuple[int, str]] | None:
    labels = {}
    origin = (0,) * lattice.rank
    for a, kind in enumerate(lattice.kinds):
        here = image[a]
        by_place = {n: e.label for n, e in zip(lattice.neighbours(here), lattice.kinds[here[-1]].half_edges,
                                               strict=True)}
        turned = lattice.positions(as_array([(*origin, a), *lattice.neighbours((*origin, a))])) @ motion.matrix.T
        places = turned[1:] - turned[0] + lattice.positions(as_array([here]))
        there = locate(lattice, places, [motion.carries[edge.kind] for edge in kind.half_edges])
        if there is None:
            return None
        for edge, cell in zip(kind.half_edges, there.tolist(), strict=True):
            label = by_place.get(tuple(cell))
            if label is None:
                return None
            labels[a, edge.label] = here[-1], label
    return labels
