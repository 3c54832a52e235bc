"""A pen that draws in several places at once: where symmetries of the lattice about a cell lead."""

from collections.abc import Iterable

from latticework.gui.common.translation import tr, translatable, translated
from latticework.lattice import Cell, Lattice
from latticework.puzzle.drawing import Pen, images_about, pens

TITLES = {"mirror": translatable("mirrored left to right"), "turns": translatable("turned"),
          "turns and mirrors": translatable("turned and mirrored"), "all": translatable("with every symmetry")}
"""What each symmetric pen does, in words."""


class SymmetricPen:
    """The symmetries of what is drawn, about the middle of a `fixed` cell; none where that is None."""

    def __init__(self) -> None:
        self.fixed: Cell | None = None
        self._left: list[Pen] = []

    @property
    def title(self) -> str:
        """What the pen does, in words; "" for an ordinary one."""
        return "" if self.fixed is None else translated(TITLES[self._left[0][0]])

    def go_on(self, lattice: Lattice, cell: Cell) -> str:
        """Take the next kind of pen, the first one about a cell, after the last none; return what is to be told."""
        if self.fixed is None:
            self.fixed, self._left = cell, list(pens(lattice, cell))
        else:
            del self._left[0]
        if not self._left:
            self.fixed = None
            return tr("Ordinary pen: no further symmetry of the lattice about this cell")
        return tr("Symmetric pen: {kind} about {cell}", kind=self.title, cell=lattice.cell_text(self.fixed))

    def put_away(self) -> None:
        """Take an ordinary pen."""
        self.fixed, self._left = None, []

    def touched(self, lattice: Lattice, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells that the pen draws where it touches some."""
        return set(cells) if self.fixed is None else set(images_about(lattice, cells, self.fixed, self._left[0][1]))
