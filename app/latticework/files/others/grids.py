"""The grids of PolySolver and polysolve as lattices, and their pieces, which may have several forms, as parts."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, product

import numpy as np

from latticework.files.others.drafts import Draft
from latticework.lattice import Cell, Floats, Ints, Lattice, builtin
from latticework.lattice.motion import locate
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

Raw = tuple[int, int, int, int]
"""A cell of such a grid: x, y, z (0 in a plane), and its kind within a unit, from 0."""

FILL_ALL, USE_ALL = "fillall", "useall"
"""The modes of both: all cells of the board are to be filled, or all pieces are to be used."""

_MOST_TURNED = 200_000
"""The most cells of pieces that are turned to find their orientations, all orientations counted."""


@dataclass(frozen=True)
class Turn:
    """A rotation or reflection of a grid: it carries cells of kind k to `matrix` · (x, y, z) + shifts[k]."""

    matrix: tuple[tuple[int, int, int], ...]
    kinds: tuple[int, ...] = (0,)
    shifts: tuple[tuple[int, int, int], ...] = ((0, 0, 0),)

    def __call__(self, cells: Ints) -> Ints:
        """Return the images of cells of shape (n, 4)."""
        places = cells[:, :3] @ np.array(self.matrix).T + np.array(self.shifts)[cells[:, 3]]
        turned: Ints = np.column_stack([places, np.array(self.kinds)[cells[:, 3]]])
        return turned


@dataclass(frozen=True, eq=False)
class Grid:
    """A grid with the lattice that has its cells.

    vectors: where steps along its axes lead in the space of the lattice. centers: those of the cells at the origin.
    rotations: turns that generate all rotations, each with its order; reflection comes before them.
    """

    name: str
    lattice_name: str
    vectors: Floats
    centers: Floats
    rotations: tuple[tuple[int, Turn], ...]
    reflection: Turn

    @property
    def lattice(self) -> Lattice:
        """The lattice."""
        return builtin(self.lattice_name)

    @property
    def freest(self) -> str:
        """The rule of motion for parts that may be turned and mirrored."""
        return "turn over" if self.lattice.flat else "mirror"

    @property
    def axes(self) -> int:
        """How many coordinates a cell has besides its kind."""
        return len(self.vectors)

    @property
    def kinds(self) -> int:
        """How many kinds of cells a unit has."""
        return len(self.centers)

    def cells(self, raw: list[Raw]) -> tuple[Cell, ...]:
        """Return cells of the grid as those of the lattice, in the same order."""
        if not raw:
            return ()
        given = np.array(raw, np.int64)
        points = given[:, : self.axes] @ self.vectors + self.centers[given[:, 3]]
        # By geometry, as those programs and our lattices number the cells of a unit differently.
        found = locate(self.lattice, points, [tuple(range(len(self.lattice.kinds)))] * len(raw))
        return () if found is None else tuple(map(tuple, found.tolist()))  # every cell of the grid is one of it

    def turned(self, shape: list[Raw], number: int) -> list[Raw]:
        """Return a shape in one of its orientations, moved so that each least coordinate is 0."""
        count, cells = self.rotation_count, np.array(shape, np.int64)
        if number >= count:
            cells = self.reflection(cells)
        digits = []
        number %= count
        for order, _ in self.rotations:
            digits.append(number % order)
            number //= order
        # In this order orientations have the numbers that those programs give them.
        for (_, turn), times in reversed(list(zip(self.rotations, digits, strict=True))):
            for _ in range(times):
                cells = turn(cells)
        cells[:, :3] -= cells[:, :3].min(axis=0)
        return sorted(map(tuple, cells.tolist()))

    @property
    def rotation_count(self) -> int:
        """How many rotations there are."""
        return int(np.prod([order for order, _ in self.rotations]))

    def orientations(self, shape: list[Raw], rule: str) -> Iterator[list[Raw]]:
        """Yield the different orientations of a shape that a rule of motion allows, in the order of the programs."""
        seen = set()
        for number in range(1 if rule in {"fixed", "placed"} else self.rotation_count * (1 + (rule != "turn"))):
            turned = self.turned(shape, number)
            if tuple(turned) not in seen:
                seen.add(tuple(turned))
                yield turned


def _flat(*rows: tuple[int, int]) -> tuple[tuple[int, int, int], ...]:
    return (*((x, y, 0) for x, y in rows), (0, 0, 1))


@cache
def grids() -> dict[str, Grid]:
    """Return all grids by their names."""
    slanted = np.array([[1.0, 0.0], [-0.5, np.sqrt(0.75)]])
    sixth = np.array([0.0, np.sqrt(1 / 3)]), np.array([0.5, np.sqrt(1 / 12)])
    kept = ((0, 0, 0),) * 4
    made = (
        Grid("square", "square", np.eye(2), np.array([[0.5, 0.5]]),
             ((4, Turn(_flat((0, 1), (-1, 0)))),), Turn(_flat((-1, 0), (0, 1)))),
        Grid("cube", "cubic", np.eye(3), np.array([[0.5, 0.5, 0.5]]),
             ((4, Turn(((0, 1, 0), (-1, 0, 0), (0, 0, 1)))), (2, Turn(((1, 0, 0), (0, -1, 0), (0, 0, -1)))),
              (3, Turn(((0, 0, 1), (1, 0, 0), (0, 1, 0))))), Turn(((-1, 0, 0), (0, -1, 0), (0, 0, -1)))),
        Grid("triangle", "triangle", slanted, np.array(sixth),
             ((6, Turn(_flat((1, -1), (1, 0)), (1, 0), ((-1, 0, 0), (0, 0, 0)))),),
             Turn(_flat((-1, 1), (0, 1)), (0, 1), ((0, 0, 0), (-1, 0, 0)))),
        Grid("hexagon", "hexagon", slanted, np.zeros((1, 2)),
             ((6, Turn(_flat((1, -1), (1, 0)))),), Turn(_flat((0, 1), (1, 0)))),
        # A square of this grid has four triangles; it is turned by 45 degrees in the lattice, where it has area 2.
        Grid("tan", "half-square", np.array([[1.0, 1.0], [-1.0, 1.0]]),
             np.array([[-1, 2], [-1, 4], [1, 4], [1, 2]]) / 3,
             ((4, Turn(_flat((0, 1), (-1, 0)), (1, 2, 3, 0), kept)),),
             Turn(_flat((-1, 0), (0, 1)), (2, 1, 0, 3), kept)),
    )
    return {grid.name: grid for grid in made}


def box_cells(sizes: tuple[int, int, int], kinds: int) -> set[Raw]:
    """Return all cells of a box with so many units along each axis."""
    return set(product(*map(range, (*sizes, kinds))))  # type: ignore[arg-type]


@dataclass(frozen=True)
class Tile:
    """A piece: its forms, of which each copy has one, its rule of motion, and how many copies there are."""

    forms: tuple[tuple[Raw, ...], ...]
    rule: str
    least: int
    most: int
    name: str = ""
    color: str = ""


@dataclass(frozen=True)
class Lying:
    """A copy of a tile, by its number, in one of its forms; turned, and where its least coordinates are."""

    tile: int
    form: int
    turned: tuple[Raw, ...]
    place: tuple[int, int, int] = (0, 0, 0)


class Tiles:
    """Adds tiles to a draft as parts; a copy that is placed on the board beforehand becomes a part of its own."""

    def __init__(self, draft: Draft, grid: Grid, tiles: list[Tile]) -> None:
        self.draft, self.grid, self.tiles = draft, grid, tiles
        self.parts: dict[tuple[int, int], int] = {}
        self.placed: dict[tuple[int, frozenset[Cell]], int] = {}
        self._ways: dict[int, list[tuple[int, tuple[Raw, ...]]]] = {}
        self._turns: dict[tuple[int, int, int], tuple[Raw, ...]] = {}
        self.turned = 0

    def ways(self, tile: int) -> list[tuple[int, tuple[Raw, ...]]]:
        """Return the different orientations of all forms of a tile, with the number of the form.

        Raises FileRefusedError where that would take long.
        """
        if tile not in self._ways:
            for shape in self.tiles[tile].forms:
                # Counted before anything is turned: a small file may ask for hours of work.
                self._count(len(shape) * 2 * self.grid.rotation_count)
            made: dict[tuple[Raw, ...], int] = {}
            for form, cells in enumerate(self.tiles[tile].forms):
                for turned in self.grid.orientations(list(cells), self.tiles[tile].rule):
                    made.setdefault(tuple(turned), form)
            self._ways[tile] = [(form, turned) for turned, form in made.items()]
        return self._ways[tile]

    def turn(self, tile: int, form: int, number: int) -> tuple[Raw, ...]:
        """Return a form in the orientation with a number, of which some may look the same."""
        key = tile, form, number
        if key not in self._turns:
            shape = self.tiles[tile].forms[form]
            self._count(len(shape))
            self._turns[key] = tuple(self.grid.turned(list(shape), number))
        return self._turns[key]

    def _count(self, cells: int) -> None:
        """Count cells that are turned; raises FileRefusedError where there are so many that it would take long."""
        self.turned += cells + 1
        if self.turned > _MOST_TURNED:
            raise self.draft.fault(phrase("has more than {most} cells in pieces that are to be turned",
                                           most=_MOST_TURNED))

    def cells(self, lying: Iterable[Lying]) -> list[tuple[Cell, ...]]:
        """Return the cells that copies cover."""
        some = list(lying)
        every = iter(self.grid.cells([(x + one.place[0], y + one.place[1], z + one.place[2], kind) for one in some
                                      for x, y, z, kind in one.turned]))
        return [tuple(islice(every, len(one.turned))) for one in some]

    def add(self, placed: Iterable[Lying]) -> None:
        """Add all tiles; raises FileRefusedError where one is placed more often than it has copies."""
        there: dict[int, list[Lying]] = {}
        for lying in placed:
            there.setdefault(lying.tile, []).append(lying)
        for number, tile in enumerate(self.tiles):
            self._add(number, tile, len(there.get(number, [])))
        for number, some in there.items():
            tile = self.tiles[number]
            name = self._name(number) if tile.most == 1 else phrase("{name}, placed", name=self._name(number)[:100])
            for cells in self.cells(some):
                part = self.draft.part(name, cells, rule="placed", color=tile.color)
                self.placed[number, frozenset(cells)] = part
                for form in range(len(tile.forms)):
                    self.parts.setdefault((number, form), part)

    def _name(self, number: int) -> str:
        return self.tiles[number].name or f"P{number + 1}"

    def _add(self, number: int, tile: Tile, placed: int) -> None:
        if placed > tile.most:
            raise self.draft.fault(phrase("is placed {count} times, but has {most} copies", count=placed,
                                           most=tile.most), phrase("piece {number}", number=number + 1))
        least, most = max(0, tile.least - placed), tile.most - placed
        if placed and not most:
            return
        rule, forms = self._one_form(number) if len(tile.forms) > 1 else (tile.rule, list(tile.forms))
        part = self.draft.part(self._name(number), *(self.grid.cells(list(cells)) for cells in forms),
                               copies=(least, most), rule=rule, color=tile.color)
        self.parts |= {(number, form): part for form in range(len(tile.forms))}

    def _one_form(self, number: int) -> tuple[str, list[tuple[Raw, ...]]]:
        """Return the first form alone with a rule that turns it into all others, if there is one; else all forms."""
        tile, all_forms = self.tiles[number], {turned for _, turned in self.ways(number)}
        # From the strictest rule on, so that no motion is allowed that the forms do not need.
        for rule in ("fixed", "turn", self.grid.freest):
            if all_forms == {tuple(turned) for turned in self.grid.orientations(list(tile.forms[0]), rule)}:
                return rule, [tile.forms[0]]
        return tile.rule, list(tile.forms)

    def laid(self, solution: Iterable[Lying]) -> list[tuple[int, tuple[Cell, ...]]]:
        """Return a solution by the numbers of parts, [] where its pieces are far too large to be one."""
        some = list(solution)
        if sum(len(one.turned) for one in some) > MAX_CELLS:
            return []
        # A copy that is where one was placed beforehand is that one, and not one of the free copies.
        return [(self.placed.get((one.tile, frozenset(cells)), self.parts[one.tile, one.form]), cells)
                for one, cells in zip(some, self.cells(some), strict=True)]
