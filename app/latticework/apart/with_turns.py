"""Takes a solution apart by slides and turns: slow, for small puzzles, and only where slides do not suffice."""

import time
from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice, product

import numpy as np
import shapely
from numpy.typing import NDArray

from latticework.apart.disassembler import Disassembler
from latticework.apart.kernels.arrays import Numbers
from latticework.apart.kernels.turns import find_blocked_axes
from latticework.apart.lattice_moves import LatticeTurn, lattice_turns, rotation_matrix
from latticework.apart.parting import BodySlide, LimitReachedError, PartingSearch
from latticework.apart.results import APART_WITH_TURNS, HELD, UNKNOWN, Limits, Move, Turn, TurnedApart
from latticework.apart.solids import TOUCHING
from latticework.apart.tree import Extent, HeldError
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Lattice
from latticework.lattice.lattice import Cell, Floats, Ints, as_array
from latticework.lattice.motion import image_arrays
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement, Solution

_SLICE = np.pi / 64
"""The angle of the slices into which a turn is cut; each slice is swept a little too wide."""

_GIVE = 0.003
"""How far cells that only touch may overlap; more than slices are too wide up to 9 units from the axis."""

_ANGLES = 33
"""At how many angles discs within the cells are tested, before regions are computed; most turns fail there."""

_MOST_GROUPS_OF_CELLS = 512
"""The most groups of cells for which the places that they can turn to are cached."""


@dataclass(eq=False)
class TurnSweeps:
    """Which cells are met by cells that make one turn of the lattice."""

    lattice: Lattice
    turn: LatticeTurn
    _swept: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)
    _standing: dict[tuple[float, ...], shapely.Geometry] = field(default_factory=dict)
    _turned_places: dict[bytes, tuple[Ints, Floats]] = field(default_factory=dict)

    @cached_property
    def _feet(self) -> list[Floats]:
        """The outlines (n, 2) of the kinds about their centres, seen along the axis."""
        return [self._flat(kind.corners - kind.center) for kind in self.lattice.kinds]

    @cached_property
    def _discs(self) -> Floats:
        """The radii (kinds,) of the largest discs about their centres within the outlines."""
        middle = shapely.Point(0, 0)
        return np.array([shapely.MultiPoint(foot).convex_hull.exterior.distance(middle) for foot in self._feet])

    @cached_property
    def _heights(self) -> Floats:
        """The lowest and highest point of the kinds along the axis (kinds, 2), about their centres; flat: 0 and 1."""
        if self.lattice.flat:
            return np.tile([0.0, 1.0], (len(self.lattice.kinds), 1))
        along = [(kind.corners - kind.center) @ self.turn.axis for kind in self.lattice.kinds]
        return np.array([(one.min(), one.max()) for one in along])

    def _space(self, points: Floats) -> Floats:
        return np.pad(points, ((0, 0), (0, 3 - self.lattice.dimension)))

    def _flat(self, points: Floats) -> Floats:
        flat: Floats = self._space(points) @ self.turn.plane.T
        return flat

    def in_space(self, point: Floats, cells: Collection[Cell]) -> tuple[float, float, float]:
        """Return a point of the plane as x, y, z, as far along the axis as the middle of some cells."""
        middle = self._space(self.lattice.positions(as_array(tuple(cells)))).mean(axis=0)
        x, y, z = (point @ self.turn.plane + (middle @ self.turn.axis) * self.turn.axis).round(9).tolist()
        return x, y, z

    def candidates(self, cells: Ints, standing: Ints) -> Iterator[tuple[Ints, Floats]]:
        """Yield cells (n, rank + 1) that cells may turn to, and the point (2,) of the plane about which they turn.

        Turns that discs within the cells show to be blocked are left out; `is_free` decides on the others. The axis
        is no farther from the middle of the cells than the farthest of them, and one cell more.
        """
        images, points = self._places(cells)
        hit = np.empty(len(points), bool)
        turning, beside = (self._flat(self.lattice.positions(some)) for some in (cells, standing))
        near = self._discs[cells[:, -1], None] + self._discs[standing[:, -1]] - _GIVE
        squares = np.where(self._level(cells, standing), near**2, -1.0)
        find_blocked_axes(turning, beside, squares, points, self._angles, hit)
        for number in np.flatnonzero(~hit).tolist():
            yield images[number], points[number]

    @cached_property
    def _angles(self) -> Floats:
        """Cosine and sine (angles, 2) of angles of the turn, its middle first, where most turns are blocked."""
        angles = np.linspace(0, self.turn.angle, _ANGLES)
        angles = angles[np.argsort(np.abs(angles - self.turn.angle / 2), kind="stable")]
        return np.column_stack([np.cos(angles), np.sin(angles)])

    def _places(self, cells: Ints) -> tuple[Ints, Floats]:
        """Return all places (places, n, rank + 1) that cells can turn to, and the points (places, 2) of the turns."""
        origin = cells[0, :-1]
        own = cells.copy()
        own[:, :-1] -= origin
        key = own.tobytes()
        if key not in self._turned_places:
            if len(self._turned_places) >= _MOST_GROUPS_OF_CELLS:
                self._turned_places.clear()
            self._turned_places[key] = self._places_of(own)
        images, points = self._turned_places[key]
        images = images.copy()
        images[:, :, :-1] += origin
        return images, points + self._flat(origin[None] @ self.lattice.vectors)

    def _places_of(self, cells: Ints) -> tuple[Ints, Floats]:
        lattice, angle = self.lattice, self.turn.angle
        at = lattice.positions(cells)
        middle = at.mean(axis=0)
        size = max(float(np.linalg.norm(foot, axis=1).max()) for foot in self._feet)
        # The chord of a turn about a point as far away as the farthest cell, and one cell more.
        reach = 2 * np.sin(abs(angle) / 2) * (float(np.linalg.norm(at - middle, axis=1).max()) + 2 * size)
        # A turn R about p carries m to p + R (m - p). So p = (1 - R)^-1 (m' - R m), where m' is the middle
        # afterwards.
        inverse = np.linalg.inv(np.eye(2) - rotation_matrix(angle))
        flat = self._flat(middle[None])[0]
        images, points = [np.zeros((0, *cells.shape), np.int64)], [np.zeros((0, 2))]
        for image in image_arrays(lattice, cells, self.turn.motion):
            by = lattice.positions(image).mean(axis=0) - middle
            steps = self._steps(by, float(reach))
            moved = self._space(by + steps @ lattice.vectors)
            # A turn moves nothing along its axis.
            level = np.abs(moved @ self.turn.axis) < TOUCHING
            there = np.repeat(image[None], int(level.sum()), axis=0)
            there[:, :, :-1] += steps[level, None]
            images.append(there)
            points.append((flat + moved[level] @ self.turn.plane.T - rotation_matrix(angle) @ flat) @ inverse.T)
        return np.concatenate(images), np.concatenate(points)

    def _steps(self, by: Floats, reach: float) -> Ints:
        """Return the translations (n, rank) that lead, added to `by`, no farther than `reach`."""
        start, spread = -by @ self.lattice.solver, reach * np.linalg.norm(self.lattice.solver, axis=0)
        ranges = (range(int(np.ceil(x - y)), int(np.floor(x + y)) + 1) for x, y in zip(start, spread, strict=True))
        steps = np.array(list(product(*ranges)), np.int64).reshape(-1, self.lattice.rank)
        near: Ints = steps[np.linalg.norm(steps @ self.lattice.vectors + by, axis=1) <= reach + TOUCHING]
        return near

    def is_free(self, moving: Ints, standing: Ints, point: Floats) -> bool:
        """Whether cells can turn about a point of the plane without meeting others."""
        level = self._level(moving, standing)
        turning, beside = (self._flat(self.lattice.positions(some)) - point for some in (moving, standing))
        shapes = np.array([self._standing_outline(kind, *at)
                           for kind, at in zip(standing[:, -1], beside, strict=True)])
        return not any(shapely.intersects(self._sweep(kind, *at), shapes[beside_it]).any()
                       for kind, at, beside_it in zip(moving[:, -1], turning, level, strict=True))

    def _level(self, moving: Ints, standing: Ints) -> NDArray[np.bool_]:
        """Return which cells (moving, standing) overlap in height, so that they could meet."""
        low, high = self._between(moving)
        below, above = self._between(standing)
        beside: NDArray[np.bool_] = (below < high[:, None] - TOUCHING) & (above > low[:, None] + TOUCHING)
        return beside

    def _between(self, cells: Ints) -> tuple[Floats, Floats]:
        along = self._space(self.lattice.positions(cells)) @ self.turn.axis
        own = self._heights[cells[:, -1]]
        return along + own[:, 0], along + own[:, 1]

    def _standing_outline(self, kind: int, x: float, y: float) -> shapely.Geometry:
        key = kind, round(x, 4), round(y, 4)
        if key not in self._standing:
            # Made a little smaller, so that what only touches does not meet.
            whole = shapely.MultiPoint(self._feet[kind] + (x, y)).convex_hull
            self._standing[key] = whole.buffer(-_GIVE, join_style="mitre")
        return self._standing[key]

    def _sweep(self, kind: int, x: float, y: float) -> shapely.Geometry:
        """Return the region that the outline of a cell sweeps; arcs are within the tangents at their ends."""
        key = kind, round(x, 4), round(y, 4)
        if key not in self._swept:
            outline = self._feet[kind] + (x, y)
            # Outline before and after a slice, and the points where tangents at both cross: their hull holds the arc.
            slices = int(np.ceil(abs(self.turn.angle) / _SLICE))
            by = self.turn.angle / slices
            tangents = outline @ rotation_matrix(by / 2).T / np.cos(by / 2)
            one = np.vstack([outline, outline @ rotation_matrix(by).T, tangents])
            corners = (one @ rotation_matrix(i * by).T for i in range(slices))
            swept = shapely.union_all([shapely.MultiPoint(some).convex_hull for some in corners])
            shapely.prepare(swept)
            self._swept[key] = swept
        return self._swept[key]


_MOST_GROUPS = 64
"""How many groups of bodies are tried in turning several together, the smallest first."""

_Body = frozenset[Cell]
_Bodies = tuple[_Body, ...]
Pieces = tuple[int, ...]


def take_apart_with_turns(puzzle: Puzzle, solution: Solution, limits: Limits | None = None) -> TurnedApart:
    """Return whether and how a solution comes apart by slides and, if these do not suffice, by turns as well.

    One piece of each subassembly, or the box, stands still; others turn, one or several together, about an axis of
    the lattice by up to half a turn, from cells to cells. Raises LatticeworkError if the lattice has no such turns or
    pieces have keys.
    """
    limits = limits or Limits()
    if not lattice_turns(puzzle.lattice):
        raise LatticeworkError(phrase("{name}: turns are tried only where all cells are prisms along an axis of the "
                                      "lattice; those of {lattice} are not", name=shown(puzzle.name),
                                      lattice=shown(puzzle.lattice.name)))
    disassembler = Disassembler(puzzle, limits)
    if disassembler.tables.shapes.keys:
        raise LatticeworkError(phrase("{name}: has keys, which slide but are not turned", name=shown(puzzle.name)))
    found = disassembler.take_apart(solution)
    if found.status != HELD:
        return TurnedApart(found.status, found.moves)
    search = PartingSearch(disassembler.tables, limits, np.arange(len(disassembler.tables.sweeps.steps)))
    return _Solution(puzzle, solution, _Turning(puzzle.lattice, search)).taken_apart()


@dataclass(frozen=True, eq=False)
class _BodyTurn:
    """A turn of bodies, numbered within the subassembly, about a point (2,) of the plane; the bodies afterwards."""

    bodies: tuple[int, ...]
    sweeps: TurnSweeps
    point: Floats
    after: _Bodies


@dataclass(frozen=True, eq=False)
class _TurnParting:
    """The moves after which some bodies can leave the others, which of them leave, and in steps of what (3,)."""

    moves: tuple[BodySlide | _BodyTurn, ...]
    leaving: tuple[int, ...]
    step: tuple[int, ...]


@dataclass(eq=False)
class _Turning:
    """Parts subassemblies of one solution; the first body of a subassembly stands still."""

    lattice: Lattice
    search: PartingSearch

    def __post_init__(self) -> None:
        self._sweeps = [TurnSweeps(self.lattice, turn) for turn in lattice_turns(self.lattice)]

    def part(self, bodies: _Bodies) -> _TurnParting | None:
        """Return how bodies part with the fewest turns, None if they never do; raises LimitReachedError."""
        # Breadth first by the number of turns: slides between two of them cost nothing.
        waiting: deque[tuple[_Bodies, tuple[BodySlide | _BodyTurn, ...]]] = deque([(bodies, ())])
        seen: set[_Bodies] = set()
        queued = {bodies}
        while waiting:
            begin, moves = waiting.popleft()
            # Slides from another arrangement led here, and so to everything that can be reached from here.
            if begin in seen:
                continue
            pieces, origins = self._pieces(begin)
            if found := self.search.part(pieces, origins):
                return _TurnParting((*moves, *found.slides), found.leaving, found.step)
            # Turns are tried from all arrangements that slides lead to. The slides are computed only for those from
            # which a turn is possible.
            for offsets, slides_to in self.search.reached():
                there = tuple(shifted(body, by) for body, by in zip(begin, offsets.tolist(), strict=True))
                if there in seen:
                    continue
                self._check(len(seen))
                seen.add(there)
                for turn in self._turns(there, queued):
                    queued.add(turn.after)
                    waiting.append((turn.after, (*moves, *slides_to(), turn)))
        return None

    def _check(self, seen: int) -> None:
        checkpoint()
        limits = self.search.limits
        if seen >= limits.states or time.monotonic() - self.search.begun > limits.seconds:
            raise LimitReachedError

    def _pieces(self, bodies: _Bodies) -> tuple[Numbers, Numbers]:
        options = self.search.tables.options([Placement(0, tuple(sorted(body))) for body in bodies])
        return (np.column_stack([options.shape, np.arange(len(bodies))]).astype(np.int64),
                options.origin.astype(np.int64))

    def _turns(self, bodies: _Bodies, queued: set[_Bodies]) -> Iterator[_BodyTurn]:
        """Yield the turns that lead from an arrangement to others that are not queued yet."""
        numbers = range(1, len(bodies))
        groups = (some for size in numbers for some in combinations(numbers, size))
        for moving in islice(groups, _MOST_GROUPS):
            cells = as_array(tuple(cell for i in moving for cell in sorted(bodies[i])))
            others = [body for i, body in enumerate(bodies) if i not in moving]
            standing = as_array(tuple(cell for body in others for cell in sorted(body)))
            for sweeps in self._sweeps:
                self._check(0)
                for image, point in sweeps.candidates(cells, standing):
                    after = _with(bodies, moving, list(map(tuple, image.tolist())))
                    # The exact test is last, as it is by far the most expensive.
                    if after not in queued and sweeps.is_free(cells, standing, point):
                        yield _BodyTurn(moving, sweeps, point, after)


def _with(bodies: _Bodies, moving: tuple[int, ...], there: list[Cell]) -> _Bodies:
    """Return the bodies after some of them have moved to other cells, which are given one after another."""
    after, start = list(bodies), 0
    for i in moving:
        after[i] = frozenset(there[start : start + len(bodies[i])])
        start += len(bodies[i])
    return tuple(after)


def shifted(body: _Body, by: list[int]) -> _Body:
    """Return a body moved by a translation (3,), of which the lattice may use fewer coordinates."""
    return frozenset((*(x + y for x, y in zip(cell[:-1], by, strict=False)), cell[-1]) for cell in body)


@dataclass(eq=False)
class _Solution:
    """Takes one solution apart by slides and turns, and records the moves."""

    puzzle: Puzzle
    solution: Solution
    turning: _Turning
    moves: list[Move | Turn] = field(default_factory=list)

    def taken_apart(self) -> TurnedApart:
        """Return whether and how the solution comes apart."""
        self._cells: list[_Body] = [frozenset(placement.cells) for placement in self.solution]
        box = tuple(piece for piece in range(len(self._cells)) if self._part(piece).box)
        single: list[Pieces] = [(piece,) for piece in range(len(self._cells)) if piece not in box]
        try:
            self._take([box, *single] if box else single)
        except HeldError as error:
            return TurnedApart(HELD, held=error.pieces)
        except LimitReachedError:
            return TurnedApart(UNKNOWN)
        return TurnedApart(APART_WITH_TURNS, tuple(self.moves))

    def _part(self, piece: int) -> Part:
        return self.puzzle.parts[self.solution[piece].part]

    def _take(self, bodies: list[Pieces]) -> None:
        """Take some bodies apart; raises HeldError and LimitReachedError."""
        groups = {self._part(piece).group for body in bodies for piece in body}
        if len(bodies) < 2 or (len(groups) == 1 and groups != {""}):
            return
        found = self.turning.part(tuple(self._of(body) for body in bodies))
        if found is None:
            raise HeldError(tuple(sorted(piece for body in bodies for piece in body)))
        for move in found.moves:
            if isinstance(move, _BodyTurn):
                self._turn(bodies, move)
            else:
                self._slide(bodies, move.bodies, move.step, move.distance)
        distance = self._clear(bodies, found.leaving, found.step)
        out = self._slide(bodies, found.leaving, found.step, distance, out=True)
        self._take([body for i, body in enumerate(bodies) if i not in out])
        self._take([body for i, body in enumerate(bodies) if i in out])

    def _of(self, body: Pieces) -> _Body:
        return frozenset(cell for piece in body for cell in self._cells[piece])

    def _clear(self, bodies: list[Pieces], out: Pieces, step: Pieces) -> int:
        """Return how many steps bodies go until none of the others is beside or in front of them."""
        here = tuple(Placement(0, tuple(sorted(self._of(body)))) for body in bodies)
        zero, is_out = np.zeros((len(bodies), 3), np.int64), np.isin(np.arange(len(bodies)), out)
        return Extent.of(self.puzzle.lattice, here, zero, 0).clear(
            np.flatnonzero(is_out), np.flatnonzero(~is_out), zero, np.array(step))

    def _slide(
        self, bodies: list[Pieces], moving: Pieces, step: Pieces, distance: int, *, out: bool = False
    ) -> Pieces:
        """Slide bodies, or if the first is among them all others in the opposite direction; return which moved."""
        if 0 in moving:
            moving, step = tuple(i for i in range(len(bodies)) if i not in moving), tuple(-x for x in step)
        pieces = tuple(sorted(piece for i in moving for piece in bodies[i]))
        for piece in pieces:
            self._cells[piece] = shifted(self._cells[piece], [distance * x for x in step])
        self.moves.append(Move(pieces, step[: self.puzzle.lattice.rank], distance, out))
        return moving

    def _turn(self, bodies: list[Pieces], move: _BodyTurn) -> None:
        """Turn bodies; each is a single piece, as the box is the first one and stands still."""
        pieces = tuple(piece for i in move.bodies for piece in bodies[i])
        point, turn = move.sweeps.in_space(move.point, self._cells[pieces[0]]), move.sweeps.turn
        for i, piece in zip(move.bodies, pieces, strict=True):
            self._cells[piece] = move.after[i]
        x, y, z = turn.axis.tolist()
        self.moves.append(Turn(pieces, point, (x, y, z), turn.degrees,
                               tuple(tuple(sorted(self._cells[piece])) for piece in pieces)))
