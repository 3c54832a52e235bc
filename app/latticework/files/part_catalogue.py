"""A catalogue of the parts of many puzzles of one lattice: equal shapes once, with the sources of each."""

from dataclasses import dataclass, field

from latticework.lattice import Cell, Lattice, motions, normalised, orientations
from latticework.puzzle import Part, Puzzle

Source = tuple[str, str]
"""The name of a part and that of its puzzle."""


@dataclass(eq=False)
class CataloguedShape:
    """The cells of equal parts, and the names of these parts and their puzzles."""

    cells: tuple[Cell, ...]
    sources: list[Source] = field(default_factory=list)

    def name(self, words: list[str]) -> str:
        """Return a name of the part that contains all words, given in lower case, or else its first name."""
        fitting = (name for name, _ in self.sources if words and all(word in name.casefold() for word in words))
        return next(fitting, self.sources[0][0])


class PartCatalogue:
    """Shapes in the order in which they are found.

    Shapes are equal if a person can turn one into the other: in a flat lattice also by turning it over; in a solid
    one mirror images are two shapes.
    """

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.shapes: list[CataloguedShape] = []
        self._by_cells: dict[tuple[Cell, ...], CataloguedShape] = {}

    def add(self, part: Part, puzzle: Puzzle) -> CataloguedShape | None:
        """Add a part of a puzzle; return its shape if that is new or has a new source, else None."""
        if not part.cells or puzzle.lattice != self.lattice:
            return None
        cells = normalised(part.cells)
        shape = self._by_cells.get(cells) or self._new(cells)
        source = (part.name, puzzle.name)
        if source in shape.sources:
            return None
        shape.sources.append(source)
        return shape

    def _new(self, cells: tuple[Cell, ...]) -> CataloguedShape:
        shape = CataloguedShape(cells)
        by_hand = tuple(motion for motion in motions(self.lattice) if self.lattice.flat or not motion.mirrors)
        # Under all orientations, so that any equal part is found by one look-up.
        self._by_cells |= dict.fromkeys(orientations(self.lattice, cells, by_hand), shape)
        self._by_cells[cells] = shape
        self.shapes.append(shape)
        return shape
