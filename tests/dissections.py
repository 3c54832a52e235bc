"""Regions cut into connected parts at random, as puzzles with their solution; and motions sampled finely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import numpy as np
import shapely
from shapely.affinity import translate

from latticework.apart import Disassembly, JointMove, Move
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution


def as_puzzle(lattice: Lattice, bodies: list[list[Cell]]) -> tuple[Puzzle, Solution]:
    """A puzzle whose parts are these bodies, and that as its solution."""
    parts = tuple(Part(chr(65 + i), tuple(sorted(body))) for i, body in enumerate(bodies))
    target = tuple(sorted(cell for body in bodies for cell in body))
    return Puzzle(lattice, parts=parts, target=Target(target)), tuple(
        Placement(i, part.cells) for i, part in enumerate(parts))


def around(lattice: Lattice, rings: int, middle: Cell | None = None) -> set[Cell]:
    """A cell and so many rings of neighbours around it."""
    cells = {middle or (*[0] * lattice.rank, 0)}
    for _ in range(rings):
        cells |= {near for cell in cells for near in lattice.neighbours(cell)}
    return cells


def cut(random: Random, lattice: Lattice, cells: set[Cell], count: int) -> list[list[Cell]]:
    """The cells cut into so many connected parts, which grow in turns."""
    owner = {seed: i for i, seed in enumerate(random.sample(sorted(cells), count))}
    while len(owner) < len(cells):
        i = random.randrange(count)
        near = sorted({n for cell, own in owner.items() if own == i for n in lattice.neighbours(cell)
                       if n in cells and n not in owner})
        if near:
            owner[random.choice(near)] = i
    return [sorted(cell for cell, own in owner.items() if own == i) for i in range(count)]


def turned(lattice: Lattice, cell: Cell) -> Cell:
    """The triangle turned by 120 degrees about the origin."""
    turn = np.array([[-0.5, -(0.75**0.5)], [0.75**0.5, -0.5]])
    place = turn @ lattice.positions(np.array([cell]))[0]
    there = (place - lattice.centers) @ lattice.solver
    kind = int(np.abs(there - np.rint(there)).max(axis=1).argmin())
    return (*np.rint(there[kind]).astype(int).tolist(), kind)


def hexagon_in_three(random: Random, lattice: Lattice) -> list[list[Cell]] | None:
    """A hexagon of 54 triangles cut into three parts that are turned images of one another; None where it fails."""
    every = np.array([(x, y, kind) for x in range(-6, 6) for y in range(-6, 6) for kind in (0, 1)])
    angles = np.pi / 6 + np.arange(6) * np.pi / 3
    within = (lattice.positions(every) @ [np.cos(angles), np.sin(angles)] < 3 * 0.75**0.5).all(axis=1)
    left = set(map(tuple, every[within].tolist()))
    part: set[Cell] = set()
    while left:
        near = sorted({n for cell in part for n in lattice.neighbours(cell) if n in left} if part else left)
        if not near:
            return None
        cell = random.choice(near)
        part.add(cell)
        left -= {cell, turned(lattice, cell), turned(lattice, turned(lattice, cell))}
    once = [turned(lattice, cell) for cell in part]
    return [sorted(part), sorted(once), sorted(turned(lattice, cell) for cell in once)]


def collisions(lattice: Lattice, solution: Solution, found: Disassembly, samples: int = 60) -> list[object]:
    """The moves in which parts overlap: flat parts as polygons, each motion sampled; out means still farther."""
    polygons = [shapely.union_all([shapely.Polygon(lattice.kinds[cell[-1]].corners
                                                   + np.array(cell[:-1]) @ lattice.vectors)
                                   for cell in placement.cells]) for placement in solution]
    places = [np.zeros(2) for _ in solution]
    bad: list[object] = []
    assert found.tree is not None
    for separation in found.tree:
        for move in separation.moves:
            ways = dict(_ways(lattice, move))
            times = [*np.linspace(0, 1, samples), *([1.5, 2, 3, 5, 10] if move.out else [])]
            if any(overlap(polygons, separation.pieces, places, ways, time) for time in times):
                bad.append(move)
            for piece, way in ways.items():
                places[piece] = places[piece] + way
    return bad


def overlap(polygons: list[shapely.Geometry], pieces: tuple[int, ...], places: list[np.ndarray],
            ways: dict[int, np.ndarray], time: float) -> bool:
    """Whether any two of some pieces overlap after a share of a move."""
    there = [translate(polygons[piece], *(places[piece] + time * ways.get(piece, np.zeros(2)))) for piece in pieces]
    # On a grid: where sides nearly coincide, the intersection by floats may be one of the polygons as a whole.
    return any(shapely.intersection(one, other, grid_size=1e-9).area > 1e-6
               for one, other in combinations(there, 2))


@dataclass(frozen=True)
class Solid:
    """Points at random within convex cells (n, 3); their faces: normals outwards (cells, most, 3), heights."""

    points: np.ndarray
    normals: np.ndarray
    heights: np.ndarray

    @staticmethod
    def of(lattice: Lattice, cells: Sequence[Cell], each: int = 3) -> "Solid":
        """So many points in each cell; where a cell has fewer faces than others the rest are filled up by none."""
        random = np.random.default_rng(0)
        most = max(len(kind.faces) for kind in lattice.kinds)
        points, normals, heights = [], np.zeros((len(cells), most, 3)), np.ones((len(cells), most))
        for row, cell in enumerate(cells):
            kind = lattice.kinds[cell[-1]]
            corners = kind.corners + np.array(cell[:-1]) @ lattice.vectors
            points.append(random.dirichlet(np.ones(len(corners)), each) @ corners)
            for column, face in enumerate(kind.faces):
                a, b, c = corners[list(face[:3])]
                normal = np.cross(b - a, c - a)
                normal *= np.sign(normal @ (a - corners.mean(axis=0)))
                normals[row, column], heights[row, column] = normal, normal @ a
        return Solid(np.vstack(points), normals, heights)

    def within(self, other: "Solid", way: np.ndarray) -> bool:
        """Whether a point of this one, moved by a way, is within the other."""
        there = np.einsum("pk,csk->pcs", self.points + way, other.normals)
        return bool((there < other.heights - 1e-6).all(axis=2).any())


def pierced(lattice: Lattice, solution: Solution, found: Disassembly, samples: int = 30) -> list[object]:
    """The moves in which a point of one solid part comes within another: each motion sampled."""
    solids = [Solid.of(lattice, placement.cells) for placement in solution]
    places = [np.zeros(3) for _ in solution]
    bad: list[object] = []
    assert found.tree is not None
    for separation in found.tree:
        for move in separation.moves:
            ways = dict(_ways(lattice, move))
            for time in [*np.linspace(0, 1, samples), *([1.5, 2, 3, 5, 10] if move.out else [])]:
                there = {i: places[i] + time * ways.get(i, np.zeros(3)) for i in separation.pieces}
                if any(solids[one].within(solids[other], there[one] - there[other])
                       for one, other in permutations(there, 2)):
                    bad.append(move)
                    break
            for piece, way in ways.items():
                places[piece] = places[piece] + way
    return bad


def _ways(lattice: Lattice, move: Move | JointMove) -> Iterator[tuple[int, np.ndarray]]:
    for number, piece in enumerate(move.pieces):
        steps = move.ways[number] if isinstance(move, JointMove) else [move.distance * x for x in move.step]
        assert all(isinstance(x, Fraction | int) for x in steps)
        yield piece, np.array(steps, float) @ lattice.vectors
