"""A lattice as users of the library see it."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from latticework import lattice as lattices
from latticework.api.arguments import Cell, as_path, is_text, one_of, rows_of, whole
from latticework.errors import LatticeworkError, shown
from latticework.lattice.by_name import lattice_from_data
from latticework.lattice.layers import standing
from latticework.puzzle.limits import MAX_ALL_CELLS
from latticework.puzzle.shapes.offered import offered_shapes, shape_cells
from latticework.reading import parse_toml


class Lattice:
    """A pattern of cells repeated by translations, in which targets and parts are drawn.

    source: the name of a lattice that ships or is in your folder of lattices, the path of a lattice file, the text
    of such a file, or its contents as a mapping.

    Raises LatticeworkError when there is no such lattice, or the file describes none.

    >>> cubes = lw.Lattice("cubic")
    >>> cubes
    Lattice('cubic')
    >>> cubes.dimension, cubes.kinds
    (3, ('cube',))
    >>> own = lw.Lattice('''
    ... format = 1
    ... name = "bricks"
    ... title = "Bricks"
    ... vectors = [[2, 0], [1, 1]]
    ... cells = [{ name = "brick", outline = [[0, 0], [2, 0], [2, 1], [0, 1]] }]
    ... ''')
    >>> sorted(own.neighbours((0, 0)))
    [(-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]
    """

    document: lattices.Lattice
    """The document that the rest of the program works on."""

    def __init__(self, source: "str | Path | Mapping[str, Any] | Lattice") -> None:
        self.document = source.document if isinstance(source, Lattice) else _found(source)

    @classmethod
    def of(cls, document: lattices.Lattice) -> "Lattice":
        """Return the `Lattice` of the lattice in a puzzle document."""
        # Without __init__, which would look up a source.
        made = cls.__new__(cls)
        made.document = document
        return made

    @staticmethod
    def names() -> list[str]:
        """Return the names of the lattices that ship, then of those in your folder of lattices.

        >>> lw.Lattice.names()[:2]
        ['cubic', 'drafter']
        """
        return [*lattices.names(), *lattices.own_files()]

    @property
    def name(self) -> str:
        """The name, by which files refer to it."""
        return self.document.name

    @property
    def title(self) -> str:
        """The name as people read it."""
        return self.document.title

    @property
    def dimension(self) -> int:
        """2 for a flat lattice, 3 for a solid one."""
        return self.document.dimension

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the kinds of cell; where there are several, a cell ends with the number of its kind from 0."""
        return tuple(kind.name for kind in self.document.kinds)

    @property
    def shapes(self) -> tuple[str, ...]:
        """The kinds of shape that `shape` makes of its cells.

        >>> lw.Lattice("hexagon").shapes
        ('box', 'rectangle', 'triangle', 'rhombus', 'hexagon', 'disc', 'ring')
        """
        return tuple(offered_shapes(standing(self.document, self.document.up)))

    def neighbours(self, cell: Sequence[int]) -> list[Cell]:
        """Return the cells that share a side with a cell, in the order of its sides; raises LatticeworkError.

        >>> lw.Lattice("square").neighbours((0, 0))
        [(1, 0), (0, 1), (-1, 0), (0, -1)]
        """
        (row,) = rows_of([cell], "neighbours")
        inside = self.document.internal(tuple(row))
        if len(inside) != self.document.rank + 1 or not 0 <= inside[-1] < len(self.kinds):
            raise LatticeworkError(f"neighbours: {shown(cell)} is no cell of the lattice {self.name!r}")
        return [self.document.written(other) for other in self.document.neighbours(inside)]

    def box(self, sizes: Sequence[int]) -> list[Cell]:
        """Return the cells of all kinds whose coordinates run from 0 up to the sizes.

        sizes: how many cells along each vector. Raises LatticeworkError.

        >>> lw.Lattice("square").box((2, 2))
        [(0, 0), (0, 1), (1, 0), (1, 1)]
        >>> len(lw.Lattice("triangle").box((2, 2)))
        8
        """
        rank = self.document.rank
        if not isinstance(sizes, Sequence) or len(sizes) != rank:
            raise LatticeworkError(f"sizes: {shown(sizes)} should be {rank} whole numbers, one for each vector of "
                                   f"the lattice {self.name!r}")
        ranges = [range(whole(size, "sizes", 1)) for size in sizes]
        kinds = [range(len(self.kinds))] if len(self.kinds) > 1 else []
        number = prod(map(len, [*ranges, *kinds]))
        # Before the list is made: three large sizes would fill the memory.
        if number > MAX_ALL_CELLS:
            raise LatticeworkError(f"sizes: {shown(sizes)} make {number:,} cells; should be at most "
                                   f"{MAX_ALL_CELLS:,}")
        return list(product(*ranges, *kinds))

    # As data, because lattices are compared by identity.
    def __reduce__(self) -> tuple[Any, ...]:
        return Lattice, (self.document.data or self.name,)

    def __repr__(self) -> str:
        return f"Lattice({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lattice) and self.document is other.document

    def __hash__(self) -> int:
        return hash(self.document)


def _found(source: object) -> lattices.Lattice:
    if isinstance(source, Mapping):
        return lattice_from_data(dict(source), "the lattice given")
    if isinstance(source, str) and is_text(source):
        return lattice_from_data(parse_toml(source, "the lattice given"), "the lattice given")
    if isinstance(source, Path) or (isinstance(source, str) and source.endswith(".toml")):
        return lattices.load(as_path(source, "lattice"))
    try:
        return lattices.by_name(one_of(source, Lattice.names(), "lattice"))
    except LatticeworkError as error:
        raise LatticeworkError(f"{error}; or a lattice file beside it") from None


def shape(lattice: str | Path | Mapping[str, Any] | Lattice, kind: str, *sizes: float,
          hollow: int | None = None) -> list[Cell]:
    """Return the cells of a shape, ready to be the target of a puzzle or a part.

    lattice: a lattice, or what `Lattice` takes.
    kind: one of `Lattice.shapes`, or the traditional name of a part, such as "Y".
    sizes: as many as the kind needs, counted in cells; a ball takes a radius, a part how many times as large it is.
    hollow: how thick the shell is; None for a full shape.

    Raises LatticeworkError when the lattice has no such shape, or a size is wrong.

    >>> len(lw.shape("packed-spheres", "pyramid", 5))
    55
    >>> lw.shape("square", "box", 3, 3, hollow=1)
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
    >>> lw.Puzzle("square", lw.shape("square", "Y", 3), lw.polyforms("square", 3))
    Puzzle('Untitled', square, 45 cells, 2 parts)
    """
    document = Lattice(lattice).document
    if not isinstance(kind, str):
        raise LatticeworkError(f"kind: {shown(kind)} should be a text, such as 'box'")
    wrong = [size for size in sizes if isinstance(size, bool) or not isinstance(size, int | float)]
    if wrong:
        raise LatticeworkError(f"sizes: {shown(wrong[0])} should be a number")
    thickness = 0 if hollow is None else whole(hollow, "hollow", 1)
    cells = shape_cells(standing(document, document.up), kind, sizes, thickness)
    return [document.written(cell) for cell in cells]
