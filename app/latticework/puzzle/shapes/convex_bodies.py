"""The bodies of shapes, such as pyramids, and the frames of lattice translations in which they are built."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

import numpy as np

from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.motion import whole_motions
from latticework.phrases import translatable

Row = tuple[tuple[int, ...], int]
"""A half-space: coefficients of coordinates, and the number of the size that bounds their sum, NOTHING for 0."""

NOTHING = -1

TOLERANCE = 1e-4

FAR = 2.6
"""How many times as long as the longest vector of a lattice those of a frame may be."""

_MOST_FRAMES = 3

_REACH = range(-3, 4)
"""The multiples of the vectors of a lattice from which the vectors of frames are combined."""


@dataclass(frozen=True)
class Body:
    """A convex body, in coordinates along the vectors of a frame.

    gram: the lower triangle of products of the vectors of the frame, in units of the square of the first one; None on
    the diagonal: any length. turns: symmetries of the body, as images of the vectors, which a lattice must have too.
    span: the multiples of a size between which the coordinates are. sizes: the size that bounds each coordinate.
    volume: in units of the frame, at size 1. foot: that of its lowest layer, if it can be built in steps, else 0.
    prism: whether it is the same upside down.
    """

    kind: str
    gram: tuple[tuple[float | None, ...], ...]
    rows: tuple[Row, ...]
    span: tuple[tuple[int, int], ...]
    volume: float
    turns: tuple[tuple[tuple[float, ...], ...], ...] = ()
    sizes: tuple[int, ...] = ()
    foot: float = 0.0
    prism: bool = False

    @property
    def size_of(self) -> tuple[int, ...]:
        """The number of the size along each vector of the frame."""
        return self.sizes or (0,) * len(self.gram)

    @property
    def count(self) -> int:
        """How many sizes the body has."""
        return max(self.size_of) + 1

    def raised(self) -> "Body":
        """Return the prism over a flat body, with its height as a further size."""
        axes, height = len(self.gram), self.count
        rows = tuple(((*row, 0), size) for row, size in self.rows)
        upright = (0,) * axes
        ends: tuple[Row, ...] = (((*upright, -1), NOTHING), ((*upright, 1), height))
        turns = tuple((*((*image, 0.0) for image in turn), (*upright, 1.0)) for turn in self.turns)
        return Body(self.kind, (*self.gram, (*((0,) * axes), None)), rows + ends, (*self.span, (0, 1)), self.volume,
                    turns, (*self.size_of, height), prism=True)


TITLES = {
    "box": translatable("Box"),
    "rectangle": translatable("Rectangle"),
    "cuboid": translatable("Box with right angles"),
    "triangle": translatable("Triangle"),
    "rhombus": translatable("Rhombus"),
    "hexagon": translatable("Hexagon"),
    "pyramid": translatable("Square pyramid"),
    "hexagonal-pyramid": translatable("Hexagonal pyramid"),
    "tetrahedron": translatable("Tetrahedron"),
    "octahedron": translatable("Octahedron"),
    "cuboctahedron": translatable("Cuboctahedron"),
    "ball": translatable("Ball"),
    "disc": translatable("Disc"),
    "ring": translatable("Ring"),
}
"""The titles of the kinds of shapes, in the order in which they are listed."""


def _between(coefficients: tuple[int, ...], size: int = 0) -> list[Row]:
    """Return the half-spaces in which the sum of coordinates is at least 0 and at most a size."""
    return [(tuple(-x for x in coefficients), NOTHING), (coefficients, size)]


def _within(coefficients: tuple[int, ...], size: int = 0) -> list[Row]:
    """Return the half-spaces in which the sum of coordinates is at most a size, and at least its negative."""
    return [(tuple(-x for x in coefficients), size), (coefficients, size)]


def _subsets(axes: int) -> Iterator[tuple[int, ...]]:
    """Yield the coefficients of the sums of each set of coordinates."""
    for some in (set(chosen) for n in range(1, axes + 1) for chosen in combinations(range(axes), n)):
        yield tuple(int(axis in some) for axis in range(axes))


def _unit(axes: int, axis: int) -> tuple[int, ...]:
    return tuple(int(axis == other) for other in range(axes))


def _right(axes: int, longest: float | None) -> tuple[tuple[float | None, ...], ...]:
    """Return the products of vectors at right angles; longest: the square of the last one."""
    return tuple((*(0.0,) * axis, 1.0 if axis < axes - 1 or not axis else longest) for axis in range(axes))


def box(gram: tuple[tuple[float | None, ...], ...], kind: str = "box") -> Body:
    """Return the body in which each coordinate is between 0 and a size of its own."""
    axes = len(gram)
    rows = [row for axis in range(axes) for row in _between(_unit(axes, axis), axis)]
    return Body(kind, gram, tuple(rows), ((0, 1),) * axes, 1.0, (), tuple(range(axes)))


def _simplex(kind: str, gram: tuple[tuple[float | None, ...], ...], volume: float,
             turns: tuple[tuple[tuple[float, ...], ...], ...]) -> Body:
    axes = len(gram)
    rows = [(tuple(-x for x in _unit(axes, axis)), NOTHING) for axis in range(axes)]
    return Body(kind, gram, (*rows, ((1,) * axes, 0)), ((0, 1),) * axes, volume, turns)


def _pyramid(kind: str, gram: tuple[tuple[float | None, ...], ...], sides: list[Row], span: tuple[int, int],
             base: float, share: float, turn: tuple[tuple[float, ...], ...]) -> Body:
    """Return the pyramid over the sides of a base; share: its volume as a share of that of the box over its base."""
    rows: list[Row] = [((0, 0, -1), NOTHING), *(((*row, 1), size) for row, size in sides)]
    upright = (*((*image, 0.0) for image in turn), (0.0, 0.0, 1.0))
    return Body(kind, gram, tuple(rows), (span, span, (0, 1)), base * share, (upright,), foot=base)


_SIXTY = ((1.0,), (0.5, 1.0))
_SIXTY_IN_SPACE = (*_SIXTY, (0.5, 0.5, 1.0))
_ROUND_THREE = ((0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 0.0, 0.0))
_QUARTER = ((0.0, 1.0), (-1.0, 0.0))
_SIXTH = ((0.0, 1.0), (-1.0, 1.0))
HEXAGON = [row for sums in _subsets(2) for row in _within(sums)]

FLAT = (
    box(((1.0,), (0.0, None)), "rectangle"),
    _simplex("triangle", _SIXTY, 0.5, (((-1.0, 1.0), (-1.0, 0.0)),)),
    _simplex("triangle", _right(2, 1.0), 0.5, (((0.0, 1.0), (1.0, 0.0)),)),
    Body("rhombus", _SIXTY, (*_between((1, 0)), *_between((0, 1))), ((0, 1),) * 2, 1.0,
         (((0.0, 1.0), (1.0, 0.0)),)),
    Body("rhombus", _right(2, 1.0), (*_within((1, 1)), *_within((1, -1))), ((-1, 1),) * 2, 2.0, (_QUARTER,)),
    Body("hexagon", _SIXTY, tuple(HEXAGON), ((-1, 1),) * 2, 3.0, (_SIXTH,)),
)
"""Bodies of the plane; of several of one kind the first that a lattice has is used."""

SOLID = (
    box(((1.0,), (0.0, None), (0.0, 0.0, None)), "cuboid"),
    _pyramid("pyramid", _right(3, None), [*_between((1, 0)), *_between((0, 1))], (0, 1), 1.0, 1 / 6, _QUARTER),
    _pyramid("hexagonal-pyramid", (*_SIXTY, (0.0, 0.0, None)), HEXAGON, (-1, 1), 3.0, 1 / 3, _SIXTH),
    _simplex("tetrahedron", _SIXTY_IN_SPACE, 1 / 6,
             (_ROUND_THREE, ((-1.0, 1.0, 0.0), (-1.0, 0.0, 0.0), (-1.0, 0.0, 1.0)))),
    _simplex("tetrahedron", _right(3, 1.0), 1 / 6, (_ROUND_THREE,)),
    Body("octahedron", _right(3, 2.0),
         tuple(row for first, lean in product(((1, 0), (0, 1)), (1, -1)) for row in _between((*first, lean))),
         ((0, 1), (0, 1), (-1, 1)), 1 / 3,
         (((0.0, 1.0, 0.0), (-1.0, 0.0, 0.0), (0.0, 0.0, 1.0)),
          ((0.5, -0.5, 0.5), (0.5, -0.5, -0.5), (1.0, 1.0, 0.0)))),
    Body("cuboctahedron", _SIXTY_IN_SPACE, tuple(row for sums in _subsets(3) for row in _within(sums)),
         ((-1, 1),) * 3, 10 / 3, (_ROUND_THREE, ((-1.0, 1.0, 0.0), (-1.0, 0.0, 0.0), (-1.0, 0.0, 1.0)))),
)
"""Bodies of space."""


def convex_bodies(dimension: int) -> tuple[Body, ...]:
    """Return the bodies of the plane, or those of space, with prisms over the flat ones."""
    return FLAT if dimension == 2 else (*(body.raised() for body in FLAT if body.kind != "rectangle"), *SOLID)


@lru_cache(maxsize=64)
def _point_group(lattice: Lattice) -> Floats:
    """Return the matrices (n, dimension, dimension) of motions that carry the whole lattice onto itself."""
    return np.array([motion.matrix for motion in whole_motions(lattice)])


def frames(lattice: Lattice, body: Body) -> Iterator[Floats]:
    """Yield frames (vectors, dimension) for a body, the finest first, of equally fine ones the most upright."""
    steps = _steps(lattice)
    ways = steps @ lattice.vectors
    products = ways @ ways.T
    found = [chosen for first in range(len(ways)) for chosen in _chosen(body, products, (first,))]
    found.sort(key=lambda chosen: _merit(ways[list(chosen)]))
    lengths: list[Floats] = []
    for chosen in found:
        frame = ways[list(chosen)]
        own = np.linalg.norm(frame, axis=1)
        # Frames of the same lengths make the same body, only turned.
        if not any(np.abs(own - other).max() < TOLERANCE for other in lengths) and _has_turns(lattice, body, frame):
            lengths.append(own)
            yield frame
            if len(lengths) == _MOST_FRAMES:
                return


@lru_cache(maxsize=64)
def _steps(lattice: Lattice) -> Ints:
    """Return the short translations (n, rank), the shortest first."""
    every = np.array([step for step in product(_REACH, repeat=lattice.rank) if any(step)], dtype=np.int64)
    lengths = np.linalg.norm(every @ lattice.vectors, axis=1)
    longest = float(np.linalg.norm(lattice.vectors, axis=1).max())
    # By length; of equal ones first those farthest along the first axes, the same on every machine.
    order = np.lexsort((*-every.T[::-1], lengths.round(5)))
    steps: Ints = every[order[lengths[order] < FAR * longest]]
    return steps


def _chosen(body: Body, products: Floats, so_far: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the choices of translations, continuing a first few, with the lengths and angles of the body."""
    if len(so_far) == len(body.gram):
        yield so_far
        return
    *angles, length = body.gram[len(so_far)]
    unit = products[so_far[0], so_far[0]]
    fits = np.ones(len(products), dtype=bool)
    for other, angle in zip(so_far, angles, strict=True):
        # Angles are compared as inner products, in units of the square of the first vector.
        fits &= np.abs(products[other] - (angle or 0.0) * unit) < TOLERANCE
    squares = np.diagonal(products)
    if length is not None:
        fits &= np.abs(squares - length * unit) < TOLERANCE
    for number in np.flatnonzero(fits).tolist():
        # Where the last vector may have any length only the shortest is used: longer ones make the same body coarser.
        last = len(so_far) == len(body.gram) - 1
        if length is not None or not last or squares[number] < squares[fits].min() + TOLERANCE:
            yield from _chosen(body, products, (*so_far, number))


def _merit(frame: Floats) -> tuple[float, ...]:
    """Return a sort key that is less for frames that are finer, more level, and more along the axes."""
    lengths = (frame**2).sum(axis=1)
    tilt = float(np.abs(frame[:2, 2:]).sum())
    return tuple(np.round([lengths.prod(), lengths.sum(), lengths[0], tilt, *-frame.ravel()], 4).tolist())


def _has_turns(lattice: Lattice, body: Body, frame: Floats) -> bool:
    """Whether the lattice has all symmetries of the body."""
    group = _point_group(lattice)
    for turn in body.turns:
        images = np.array(turn) @ frame
        # A prism may be turned upside down by the motion.
        ways = [images, images * [[1.0], [1.0], [-1.0]]] if body.prism else [images]
        if min(np.abs(frame @ group.transpose(0, 2, 1) - way).max(axis=(1, 2)).min() for way in ways) > TOLERANCE:
            return False
    return True
