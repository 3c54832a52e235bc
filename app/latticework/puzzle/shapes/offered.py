"""The ready-made shapes of a lattice, found by trying; parts enlarged; and the cells of such a shape."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache, partial
from itertools import product
from math import gcd

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Lattice, normalised
from latticework.lattice.contacts import sides, volume
from latticework.lattice.lattice import CellKind, Floats, Ints
from latticework.lattice.layers import standing
from latticework.phrases import phrase, phrase_n, translatable
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.polyforms import named_parts
from latticework.puzzle.shapes.borders import CLOSE, Cells, hollow, steps_between, tiles, too_many
from latticework.puzzle.shapes.convex_bodies import TITLES, box, convex_bodies, frames
from latticework.puzzle.shapes.placed_body import CORNERS, PlacedBody, ball, corner_points, placed

Up = tuple[int, ...]
Make = Callable[[Sequence[float]], Cells]

SIDE, LENGTH, WIDTH, HEIGHT = (translatable("Side"), translatable("Length"), translatable("Width"),
                               translatable("Height"))
RADIUS, THICKNESS, FACTOR = translatable("Radius"), translatable("Thickness"), translatable("Times as large")
_PARALLELOGRAM, _STACK = translatable("Parallelogram"), translatable("Stack")
_MOST_SIZE, _MOST_TIMES = 10_000, 50


@dataclass(frozen=True)
class Size:
    """A size of a shape: its title, whether it may be left out (it is 1 then), and whether it may be a fraction."""

    title: str
    optional: bool = False
    fraction: bool = False


@dataclass(frozen=True, eq=False)
class OfferedShape:
    """A shape of a lattice. `up` is the step that should point upwards for it, () if that does not matter."""

    kind: str
    title: str
    sizes: tuple[Size, ...]
    make: Make
    up: Up = ()


@lru_cache(maxsize=64)
def offered_shapes(lattice: Lattice) -> dict[str, OfferedShape]:
    """Return the shapes of a lattice by kind."""
    found = {"box": OfferedShape("box", _box_title(lattice), _box_sizes(lattice.rank), partial(_box, lattice))}
    if lattice.rank == lattice.dimension:
        found |= {shape.kind: shape for shape in _bodies(lattice)}
        found |= {shape.kind: shape for shape in _round_shapes(lattice)}
    return {kind: found[kind] for kind in TITLES if kind in found}


def find_shape(lattice: Lattice, kind: str) -> OfferedShape:
    """Return the shape of a kind, or the enlarged part of a traditional name; raises LatticeworkError."""
    every = offered_shapes(lattice)
    if kind in every:
        return every[kind]
    parts = named_parts(lattice)
    if kind in parts:
        return OfferedShape(kind, kind, (Size(FACTOR, optional=True),), lambda sizes: scaled(lattice, parts[kind],
                                                                                       int(sizes[0])))
    near = get_close_matches(kind, [*every, *parts], 1)
    raise LatticeworkError(phrase("shape {kind}: {lattice} has none of this name; there are {known}{more}{near}",
                                  kind=shown(kind), lattice=lattice.name, known=", ".join(every),
                                  more=phrase(", and the part names of its sets") if parts else "",
                                  near=phrase("; did you mean {name}?", name=near[0]) if near else ""))


def shape_cells(lattice: Lattice, kind: str, sizes: Sequence[float], thickness: int = 0) -> Cells:
    """Return the cells of a shape, shifted to the least coordinates 0; thickness: of its shell, 0 for a solid one.

    Raises LatticeworkError if the lattice has no such shape, or a number is wrong.
    """
    shape = find_shape(lattice, kind)
    least = sum(not size.optional for size in shape.sizes)
    if not least <= len(sizes) <= len(shape.sizes):
        raise LatticeworkError(phrase_n("{kind}: {n} size given; {wanted} would be right",
                                        "{kind}: {n} sizes given; {wanted} would be right", len(sizes), kind=kind,
                                        wanted=usage(shape)))
    full = [*sizes, *[1] * (len(shape.sizes) - len(sizes))]
    for number, size in zip(full, shape.sizes, strict=True):
        _check_size(kind, number, size)
    # In a lattice of segments shapes are made of the tiles between them, and become segments at the end.
    ground = tiles(lattice)
    cells = shape.make(full)
    if thickness < 0:
        raise LatticeworkError(phrase("thickness {thickness}: give a whole number from 1 on", thickness=thickness))
    if thickness:
        cells = hollow(ground.lattice if ground and kind in TITLES else lattice, cells, thickness)
    return normalised(ground.round(cells) if ground and kind in TITLES else cells)


def usage(shape: OfferedShape) -> str:
    """Return the sizes of a shape as in the usage of a command, "SIDE [HEIGHT]"."""
    return " ".join(f"[{size.title.upper()}]" if size.optional else size.title.upper() for size in shape.sizes)


def scaled(lattice: Lattice, cells: Cells, factor: int) -> Cells:
    """Return the cells of a shape `factor` times as large; raises LatticeworkError if no cells fill it."""
    if not 1 <= factor <= _MOST_TIMES:
        raise LatticeworkError(phrase("factor {factor}: give a whole number from 1 to {most}", factor=factor,
                                      most=_MOST_TIMES))
    patterns = _patterns(lattice, factor)
    if patterns is None:
        raise LatticeworkError(phrase("{lattice}: {factor} times as large is no shape of these cells", factor=factor,
                                      lattice=lattice.title))
    number = sum(len(patterns[cell[-1]]) for cell in cells)
    if number > MAX_CELLS:
        raise too_many(number)
    # Cells repeat by translations, so each enlarged one is the pattern of its kind, moved by as many more steps.
    made = [patterns[cell[-1]] + np.array((*(factor * x for x in cell[:-1]), 0)) for cell in cells]
    return normalised(tuple(map(tuple, np.concatenate(made).tolist()))) if made else ()


def can_be_scaled(lattice: Lattice) -> bool:
    """Whether cells fill enlarged cells of their kind."""
    return any(_patterns(lattice, factor) is not None for factor in (2, 3))


def _check_size(kind: str, number: float, size: Size) -> None:
    least = 0 if size.fraction else 1
    if not least <= number <= _MOST_SIZE or (not size.fraction and number != int(number)):
        what = (phrase("a number from 0 to {most}", most=_MOST_SIZE) if size.fraction
                else phrase("a whole number from 1 to {most}", most=_MOST_SIZE))
        raise LatticeworkError(phrase("{kind}: {size} {number}: give {what}", kind=kind, size=size.title.lower(),
                                      number=shown(number), what=what))


def _box_title(lattice: Lattice) -> str:
    """Return the title of a box in a lattice."""
    if lattice.rank == 1:
        return _STACK
    if not lattice.flat:
        return TITLES["box"]
    return TITLES["rectangle"] if _right_angled(lattice) else _PARALLELOGRAM


def _right_angled(lattice: Lattice) -> bool:
    """Whether all translations are at right angles."""
    products = lattice.vectors @ lattice.vectors.T
    return bool(np.abs(products - np.diag(np.diagonal(products))).max() < CLOSE)


def _box_sizes(rank: int) -> tuple[Size, ...]:
    return (Size(HEIGHT),) if rank == 1 else tuple(map(Size, (LENGTH, WIDTH, HEIGHT)[:rank]))


def _box(lattice: Lattice, sizes: Sequence[float]) -> Cells:
    """Return the cells of a box along the translations, or if that would cut cells, whole repeats of the lattice."""
    whole, ground = [int(size) for size in sizes], _ground(lattice)
    way = _whole_box(ground)
    if way is not None:
        return _as_cells(way, whole)
    number = float(np.prod([*map(float, whole), len(ground.kinds)]))
    if number > MAX_CELLS:
        raise too_many(int(number))
    return tuple(product(*map(range, whole), range(len(ground.kinds))))


@lru_cache(maxsize=64)
def _whole_box(ground: Lattice) -> PlacedBody | None:
    if ground.rank < ground.dimension:
        return None
    way = placed(ground, box(((None,),) * ground.rank), ground.vectors)
    return way if way is not None and way.rule == CORNERS else None


def _ground(lattice: Lattice) -> Lattice:
    """Return the lattice in which shapes are built: that of the tiles if cells are segments."""
    between = tiles(lattice)
    return between.lattice if between else lattice


def _bodies(lattice: Lattice) -> Iterator[OfferedShape]:
    """Yield the bodies of a lattice, the first of each kind."""
    ground, seen = _ground(lattice), set[str]()
    for body in convex_bodies(lattice.dimension):
        # Where translations are at right angles the box is this body already.
        if body.kind in seen or (_right_angled(lattice) and body.kind in {"rectangle", "cuboid"}):
            continue
        way = next((way for frame in frames(ground, body) for way in [placed(ground, body, frame)]), None)
        if way is not None:
            seen.add(body.kind)
            yield OfferedShape(body.kind, TITLES[body.kind], _sizes(way), partial(_as_cells, way), _up(lattice, way))


def _sizes(way: PlacedBody) -> tuple[Size, ...]:
    """Return the sizes of a body; a height only if layers can be stacked straight above each other."""
    body = way.body
    if not body.prism:
        return _box_sizes(body.count) if body.count > 1 else (Size(SIDE),)
    return (Size(SIDE), Size(HEIGHT, optional=True)) if way.can_be_stacked else (Size(SIDE),)


def _as_cells(way: PlacedBody, sizes: Sequence[float]) -> Cells:
    whole = [int(size) for size in sizes]
    return tuple(map(tuple, way.cells([*whole, *[1] * (way.body.count - len(whole))]).tolist()))


def _round_shapes(lattice: Lattice) -> Iterator[OfferedShape]:
    ground, radius = _ground(lattice), Size(RADIUS, fraction=True)
    if not lattice.flat:
        yield OfferedShape("ball", TITLES["ball"], (radius,), partial(ball, ground))
        return
    yield OfferedShape("disc", TITLES["disc"], (radius,), partial(ball, ground))
    yield OfferedShape("ring", TITLES["ring"], (radius, Size(THICKNESS, optional=True)),
                  lambda sizes: hollow(ground, ball(ground, sizes), int(sizes[1])))


def _up(lattice: Lattice, way: PlacedBody) -> Up:
    """Return the step that is upright to the base of a body, () if that is up already or there is no base."""
    if lattice.flat or way.body.gram[-1][0] != 0 or abs(way.frame[2, 2]) > np.linalg.norm(way.frame[2]) - CLOSE:
        return ()
    step = np.rint(way.frame[2] @ lattice.solver).astype(int).tolist()
    # In the smallest numbers, as only the direction matters.
    up = tuple(x // gcd(*step) for x in step)
    try:
        standing(lattice, up)
    except ValueError:
        return ()
    return up


@lru_cache(maxsize=64)
def _patterns(lattice: Lattice, factor: int) -> tuple[Ints, ...] | None:
    """Return for each kind the cells (n, rank + 1) in the enlarged cell at the origin; None if they leave gaps."""
    if any(kind.radius for kind in lattice.kinds):
        return None
    # It depends on the point that stays in its place whether whole cells fill the enlarged one.
    for fixed in corner_points(lattice):
        found = tuple(_within(lattice, kind, fixed, factor) for kind in lattice.kinds)
        if all(_fills(lattice, kind, cells, factor) for kind, cells in zip(lattice.kinds, found, strict=True)):
            return found
    return None


def _within(lattice: Lattice, large: CellKind, fixed: Floats, factor: int) -> Ints:
    """Return the cells in a cell that is enlarged about a fixed point."""
    outline = (large.corners - fixed) * factor + fixed
    found = []
    for number, kind in enumerate(lattice.kinds):
        places = (outline - kind.center) @ lattice.solver
        steps = steps_between(places.min(axis=0), places.max(axis=0))
        inside = np.ones(len(steps), dtype=bool)
        for corner in kind.corners:
            inside &= _holds(large, (steps @ lattice.vectors + corner - fixed) / factor + fixed)
        found.append(np.insert(steps[inside], lattice.rank, number, axis=1))
    return np.concatenate(found)


def _holds(kind: CellKind, points: Floats) -> NDArray[np.bool_]:
    """Whether points (n, dimension) are in a convex cell, or on a segment."""
    if kind.segment:
        start, end = kind.corners
        share = (points - start) @ (end - start) / ((end - start) @ (end - start))
        aside = np.abs(start + share[:, None] * (end - start) - points).max(axis=1)
        held = (aside < CLOSE) & (share > -CLOSE) & (share < 1 + CLOSE)
    else:
        own = sides(kind)
        held = (points @ own.normals[:, : points.shape[1]].T < own.offsets + CLOSE).all(axis=1)
    return np.asarray(held, dtype=bool)


def _fills(lattice: Lattice, kind: CellKind, cells: Ints, factor: int) -> bool:
    expected = _size(kind) * float(factor) ** (1 if kind.segment else lattice.dimension)
    return abs(sum(_size(lattice.kinds[number]) for number in cells[:, -1].tolist()) - expected) < CLOSE * expected


def _size(kind: CellKind) -> float:
    return float(np.linalg.norm(kind.corners[1] - kind.corners[0])) if kind.segment else abs(volume(kind))
