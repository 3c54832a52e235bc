"""The picture that is copied to the clipboard: what is seen, sharp enough for a message."""

from latticework.files.pictures.settings import WHITE
from latticework.gui.background import Pixels
from latticework.gui.export.exportable import Exportable
from latticework.gui.export.preview import pixels
from latticework.picture.sheet import sheet
from latticework.picture.view_sheet import view_sheet

SIZE = 1600
"""Pixels of the longer side."""


def picture_of(exportable: Exportable, transparent: bool) -> Pixels:
    """Return a picture of the view as it is, or of the puzzle while it is being drawn; raises LatticeworkError."""
    from latticework.files.pictures.png import painted  # noqa: PLC0415 - it loads a library of pictures

    puzzle, solution = exportable.puzzle, exportable.solution
    drawn = sheet(puzzle, None) if exportable.drawing or solution is None else \
        view_sheet(puzzle, solution, exportable.view, exportable.assembly)
    return pixels(painted(drawn, SIZE, None if transparent else WHITE))
