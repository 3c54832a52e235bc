"""What is put on cells: a brush that paints and marks them, and a pen that draws in several places at once."""

from collections.abc import Callable, Iterable

from latticework.gui.editor.document import Document
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Puzzle, edit_cells
from latticework.puzzle.colors import NAMED
from latticework.puzzle.drawing import Pen, images_about, symmetric_pens

_TEXTS = {"optional": (translatable("May stay empty"), translatable("Must be covered")),
         "color": (translatable("Colour cells"), translatable("Take colours away"))}
"""The steps to undo by which a tool puts something on cells or takes it away."""

_PENS = {"mirror": translatable("Symmetric pen: mirrored left to right about {cell}"),
         "turns": translatable("Symmetric pen: turned about {cell}"),
         "turns and mirrors": translatable("Symmetric pen: turned and mirrored about {cell}"),
         "all": translatable("Symmetric pen: with every symmetry about {cell}")}
"""What each kind of symmetric pen does."""


def refusal(tool: str, subject: int | None) -> str:
    """Return why a tool cannot be used on the target (None) or a part, "" if it can."""
    if tool == "optional" and subject is not None:
        return tr("Only cells of the target may stay empty: choose Target in the list of parts")
    if tool == "mark" and subject is None:
        return tr("Marks are for the sides of a part: choose one in the list of parts")
    return ""


class Brush:
    """Changes marks and colours on cells; a stroke in progress is shown as a draft of the puzzle."""

    def __init__(self, document: Document, update: Callable[[], None]) -> None:
        self.document, self._update = document, update
        self.mark = "red"
        self.color = NAMED["black"]
        self.draft: Puzzle | None = None

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is shown, including a stroke in progress."""
        return self.draft or self.document.puzzle

    def is_on(self, tool: str, cell: Cell) -> bool:
        """Whether a cell already has what a tool puts there."""
        document = self.document
        if tool == "optional":
            return cell in document.puzzle.target.optional
        return (cell, self.color) in edit_cells.colors_of(document.puzzle, document.subject)

    def show(self, tool: str, cells: set[Cell], put: bool) -> None:
        """Show the puzzle as a stroke would make it."""
        self.draft = self._painted(tool, cells, put)
        self._update()

    def keep(self, tool: str, cells: set[Cell], put: bool) -> None:
        """Make a stroke part of the document, as one step to undo."""
        self.drop_draft()
        self.document.change(translated(_TEXTS[tool][not put]), self._painted(tool, cells, put))

    def drop_draft(self) -> None:
        """Show the document as it is, without a stroke in progress."""
        self.draft = None
        self._update()

    def toggle(self, tool: str, cell: Cell) -> None:
        """Put on one cell what a tool puts there, or take it away."""
        self.keep(tool, {cell}, not self.is_on(tool, cell))

    def _painted(self, tool: str, cells: set[Cell], put: bool) -> Puzzle:
        document = self.document
        if tool == "optional":
            return edit_cells.with_optional(document.puzzle, cells, put)
        return edit_cells.with_cell_color(document.puzzle, document.subject, cells, self.color if put else "")


class SymmetricPen:
    """Draws with symmetries about the middle of a cell, `fixed`; where that is None it is an ordinary pen."""

    def __init__(self) -> None:
        self.fixed: Cell | None = None
        self._left: list[Pen] = []

    def take_next(self, lattice: Lattice, cell: Cell) -> str:
        """Become the next kind of pen, the first about a cell, after the last an ordinary one; return a message."""
        if self.fixed is None:
            self.fixed, self._left = cell, list(symmetric_pens(lattice, cell))
        else:
            del self._left[0]
        if not self._left:
            self.fixed = None
            return tr("Ordinary pen: no further symmetry of the lattice about this cell")
        return translated(_PENS[self._left[0][0]], cell=lattice.cell_text(self.fixed))

    def put_away(self) -> None:
        """Become an ordinary pen."""
        self.fixed, self._left = None, []

    def touched(self, lattice: Lattice, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells that the pen draws where it touches some."""
        return set(cells) if self.fixed is None else set(images_about(lattice, cells, self.fixed, self._left[0][1]))
