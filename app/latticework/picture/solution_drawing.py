"""The drawing of a solution, whole, moved apart or half assembled, with arrows, and with its box as of glass."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from math import ceil

import numpy as np

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.lattice import Cell, Floats, Lattice
from latticework.lattice.round_bodies import rounded
from latticework.picture.camera import Drawing, box, looks_flat
from latticework.picture.explosion import most_apart
from latticework.picture.painter_order import Polygon, polygons
from latticework.picture.scenes import Shape, scene, shape_of, turned, unsolved_scene
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_ARROW = "#ffc81e"
"""Visible on both grounds, and on most parts; its edges are dark."""

_SHAFT, _HEAD, _TIP = 0.11, 0.3, 0.5
"""Half the thickness of the shaft and of the head, and the length of the head, in the size of an arrow."""

_SIZE, _MOST_SIZE = 0.12, 0.4
"""The size of an arrow in half the diagonal of the puzzle, where a step of the lattice is less, or is more."""

MARKED = "#d6452b"
"""The colour of marked cells, which stands out on the pale target on both grounds."""

_HOVER, _FARTHEST = 0.31, 0.6
"""The least and the greatest distance at which an arriving part is drawn, in half the diagonal."""

_SPARE = 1.03
"""How much larger than the sphere around a solid its view is, as the outermost edges have a width."""

NEAR = 0.5
"""The share of its way after which an arriving part has no arrow, as that would point beyond its place."""

_IN_TURN = (0.0, 0.25, 0.5, 0.75)
"""The shares of a move at which the places of turning parts are computed."""

_AT_ONCE = 4
"""In one part in so many of the first move that takes it apart, all shrinks to the size that the film needs."""

_SOLID = 0.4
"""The share of its way after which an arriving part is no longer faint."""

_SIDES = 5
"""The least of six sides on which a part extends beyond another that it encloses: a box may be open."""

_EPSILON = 1e-6


class Shown:
    """A solution and how it is put together, or the target alone with its marked cells; shapes are computed once."""

    def __init__(self, puzzle: Puzzle | None, solution: Solution | None, marked: tuple[Cell, ...] = (),
                 assembly: Assembly = NO_ASSEMBLY) -> None:
        self.puzzle, self.solution, self.marked, self.assembly = puzzle, solution, marked, assembly

    @cached_property
    def shapes(self) -> list[Shape]:
        """The shapes of the placements in their order, or of the target; made at the first use."""
        puzzle = self.puzzle
        if puzzle is None:
            return []
        shapes = unsolved_scene(puzzle) if self.solution is None else scene(puzzle, self.solution)
        return [*shapes, shape_of(puzzle.lattice, self.marked, MARKED, index=-1)] if self.marked else shapes

    @cached_property
    def apart(self) -> Floats:
        """The offsets (n, 3) of the shapes when they are moved all the way apart."""
        if self.puzzle is None or self.solution is None:
            return np.zeros((len(self.shapes), 3))
        return most_apart(self.puzzle, self.solution, self.shapes)

    def same_puzzle(self, puzzle: Puzzle | None) -> bool:
        """Whether the target and its lattice are those of the puzzle."""
        mine = self.puzzle
        return mine is not None and puzzle is not None and \
            mine.standing.lattice is puzzle.standing.lattice and mine.target.cells == puzzle.target.cells

    @property
    def assembly(self) -> Assembly:
        """How it is put together."""
        return self._assembly

    @assembly.setter
    def assembly(self, assembly: Assembly) -> None:
        # A property, since the room below is computed from it and must follow.
        self._assembly = assembly
        self.__dict__.pop("room", None)  # so that it is computed again

    @cached_property
    def room(self) -> Floats:
        """How far (3,) the view reaches from the middle during the assembly, so that it shows all moves.

        A solid keeps its size when it is turned, so its box grows with the sphere around all that is ever shown.
        """
        middle, reach = box(self.shapes, np.zeros((len(self.shapes), 3)))
        farthest, radius = reach, float(np.linalg.norm(reach))
        for points in self._ever_seen(middle):
            farthest = np.maximum(farthest, np.abs(points).max(axis=0))
            radius = max(radius, float(np.linalg.norm(points, axis=1).max()))
        return farthest if looks_flat(reach) else reach * _SPARE * radius / float(np.linalg.norm(reach))

    def _ever_seen(self, middle: Floats) -> Iterator[Floats]:
        """Yield the corners (k, 3) of parts, from the middle, at all ends of moves, and in the course of turns."""
        # Each corner once, as several faces share it.
        assembly, corners = self.assembly, [np.unique(s.packed.corners.reshape(-1, 3), axis=0) for s in self.shapes]
        far = float(np.linalg.norm(box(self.shapes, np.zeros((len(self.shapes), 3)))[1]))
        for place in assembly.places:
            yield from (some + offset - middle for some, offset in zip(corners, place, strict=True))
        for step, (move, way) in enumerate(zip(assembly.moves, assembly.directions, strict=True)):
            stages = [assembly.snapshot(step + share) for share in _IN_TURN]
            for stage in stages if stages[0].turned is not None else stages[:1]:
                poses = np.eye(3)[None].repeat(len(corners), axis=0) if stage.turned is None else stage.turned
                away = (1 - stage.share) * _away(way, far) if stage.coming else np.zeros(3)
                yield from (corners[i] @ poses[i].T + stage.offsets[i] + away - middle for i in move)

    def drawing(self, explode: float, step: float | None, faded: set[int], hidden: set[int],
                towards: int = 0) -> Drawing:
        """Return the drawing of what the first `step` moves put in (None: all); explode: how far apart, 0 to 1.

        `faded` and `hidden` are numbers of placements. Parts of the next move hover, faded, where they come from.
        towards: 1 for arrows to where the next move puts something, -1 to where it is taken out, 0 for none.
        """
        offsets = explode * self.apart if explode else np.zeros((len(self.shapes), 3))
        middle, reach = box(self.shapes, offsets)
        # Judged without the room for moves, or the view would jump when that is added.
        rest, flat = reach, looks_flat(reach)
        places, faint = list(range(len(self.shapes))), faded & set(range(len(self.shapes)))
        over: list[Shape] = []
        shapes = self.shapes
        if self.marked:
            faint, offsets = {0}, np.zeros_like(offsets)  # the rest of the target, which they must not leave
        if step is not None and self.solution is not None and self.assembly.moves:
            stage, far = self.assembly.snapshot(step, towards >= 0), float(np.linalg.norm(reach))
            # Gradually within the first move, so that the picture does not jump when the film begins.
            reach = reach + min(1.0, _AT_ONCE * (len(self.assembly.moves) - step)) * np.maximum(self.room - reach, 0)
            offsets, places = offsets + stage.offsets, stage.standing
            if stage.turned is not None:
                shapes = [turned(shape, matrix) for shape, matrix in zip(shapes, stage.turned, strict=True)]
            # At the end of taking apart what went last is gone like all before it, and hovers over nothing.
            apart = towards < 0 and step <= self.assembly.fewest
            if stage.coming and not apart and (stage.direction.any() or stage.share):
                offsets[stage.coming] += (1 - stage.share) * _away(stage.direction, far)
                places = [*places, *stage.coming]
                faint = faint.union(stage.coming) if stage.share < _SOLID else faint
            over = self.arrows(offsets, step, towards, hidden, rest, shapes)
        everything = Drawing(shapes, offsets, frozenset(faint), middle, reach, over, flat=flat)
        return everything.only([place for place in places if place not in hidden])

    @cached_property
    def glass(self) -> set[int]:
        """The shapes that enclose others, which they would hide while the solution is put together."""
        if self.puzzle is None or self.solution is None:
            return set()
        return _enclosing(self.puzzle, self.solution, self.shapes)

    def arrows(self, offsets: Floats, step: float, towards: int, hidden: set[int], reach: Floats,
               shapes: list[Shape] | None = None) -> list[Shape]:
        """Return an arrow for each part that goes now or next after `step` moves.

        towards: 1 where the solution is put together, -1 where it is taken apart, 0 for no arrows. Shapes are moved
        by offsets (n, 3); reach (3,): that of the whole, by which arrows have their size.
        """
        move, moves = int(step) if towards > 0 else ceil(step) - 1, self.assembly.moves
        if self.puzzle is None or not towards or not 0 <= move < len(moves) or (towards > 0 and step - move > NEAR):
            return []
        lattice, radius, moving = self.puzzle.standing.lattice, float(np.linalg.norm(reach)), shapes or self.shapes
        size, found = min(max(lattice.shortest_step, _SIZE * radius), _MOST_SIZE * radius), []
        for number, way in zip(moves[move], -towards * self.assembly.ways_of(move), strict=True):
            far = float(np.linalg.norm(way))
            # None for those that come from no direction, or from that of the viewer.
            if far and not (lattice.flat and abs(way[2]) > 0.5 * far) and number not in hidden:
                length = min(max(far, 1.2 * size), 0.6 * radius)
                found.append(_arrow(lattice, _front(moving[number], way / far) + offsets[number], way / far, length,
                                    size))
        return found


def _away(way: Floats, far: float) -> Floats:
    """Return the offset (3,) from its place of a part that is about to come in, or has just left."""
    length = float(np.linalg.norm(way))
    return way / length * min(max(length, _HOVER * far), _FARTHEST * far) if length else way


def _arrow(lattice: Lattice, start: Floats, way: Floats, length: float, size: float) -> Shape:
    aside = np.cross(way, [0.0, 0.0, 1.0] if abs(way[2]) < 0.9 else [1.0, 0.0, 0.0])
    aside /= np.linalg.norm(aside)
    over = np.cross(way, aside)
    neck = start + way * max(0.0, length - _TIP * size)
    ring, wide = (_square(aside, over, half * size) for half in (_SHAFT, _HEAD))
    tip = start + way * max(length, _TIP * size)
    faces = [*_tube(start + ring, neck + ring), (start + ring)[::-1], (neck + wide)[::-1],
             *(np.array([neck + wide[i - 1], neck + wide[i], tip]) for i in range(4))]
    return Shape(-1, -1, _ARROW, "", faces, rounded(lattice, ()))


def _front(shape: Shape, way: Floats) -> Floats:
    """Return the point (3,) on the front of a moving shape, ahead of its middle."""
    corners = shape.packed.corners.reshape(-1, 3)
    middle: Floats = (corners.min(axis=0) + corners.max(axis=0)) / 2
    front: Floats = middle + way * float(((corners - middle) @ way).max())
    return front


def _square(aside: Floats, over: Floats, half: float) -> Floats:
    """Return corners (4, 3), anticlockwise as seen from ahead."""
    return half * np.array([aside + over, over - aside, -aside - over, aside - over])


def _tube(low: Floats, high: Floats) -> list[Floats]:
    return [np.array([low[i - 1], low[i], high[i], high[i - 1]]) for i in range(4)]


def _enclosing(puzzle: Puzzle, solution: Solution, shapes: list[Shape]) -> set[int]:
    """Return the placements of a solution that enclose at least half of the others, or are its box."""
    if puzzle.lattice.flat:
        return set()
    corners = [shape.packed.corners.reshape(-1, 3) for shape in shapes]
    reach = np.array([np.concatenate([-some.min(axis=0), some.max(axis=0)]) for some in corners])
    boxes = {place for place, shape in enumerate(shapes) if puzzle.parts[solution[shape.index].part].box}
    return boxes | {place for place in range(len(shapes)) if 2 * _enclosed_by(reach, place) >= len(shapes) - 1 > 0}


def _enclosed_by(reach: Floats, place: int) -> int:
    """Return how many bodies one of them encloses; reach (n, 6): how far they extend on six sides."""
    beyond = reach[place] - reach
    return int(((beyond >= -_EPSILON).all(axis=1) & ((beyond > _EPSILON).sum(axis=1) >= _SIDES)).sum())


def seen_through(
    drawing: Drawing, glass: set[int], origin: Floats, azimuth: float, elevation: float
) -> list[Polygon]:
    """Return a drawing as polygons, the farthest first, some placements as glass; shapes over it come last.

    origin (3,) is the point of space at 0, 0; angles in degrees.
    """
    drawn = [polygon.faint() if polygon.shape in drawing.faded else polygon
             for polygon in polygons(drawing.shapes, drawing.offsets - origin, azimuth, elevation)]
    clear = {place for place, shape in enumerate(drawing.shapes) if shape.index in glass}
    over = polygons(drawing.over, np.zeros((len(drawing.over), 3)) - origin, azimuth, elevation)
    return [*(_as_glass(drawn, clear) if clear else drawn), *over]


def _as_glass(drawn: list[Polygon], glass: set[int]) -> list[Polygon]:
    """Return polygons, the farthest first, with some shapes pale behind all others and their edges over them."""
    behind = [polygon.faint() for polygon in drawn if polygon.shape in glass and not polygon.rim]
    # A polygon of two points is drawn as its line, over the parts inside.
    edges = [replace(polygon, points=line, fill=polygon.line, lines=line[None])
             for polygon in behind for line in polygon.lines]
    return [*behind, *(polygon for polygon in drawn if polygon.shape not in glass), *edges]
