"""The picture that is copied to the clipboard: what is seen, sharp enough for a message."""

from PySide6.QtGui import QImage

from latticework.exchange.picture_settings import PictureSettings
from latticework.exchange.pictures import painted
from latticework.gui.export.exportable import Exportable
from latticework.gui.export.preview import to_qt

SIZE = 1600
"""Pixels of the longer side."""


def picture_of(exportable: Exportable, transparent: bool) -> QImage:
    """Return a picture of the view as it is, or of the puzzle while it is being drawn; raises LatticeworkError."""
    seen = {} if exportable.drawing or exportable.solution is None else exportable.as_seen(PictureSettings)
    settings = PictureSettings(size=SIZE, transparent=transparent, **seen)
    solution = None if exportable.drawing else exportable.solution
    return to_qt(painted(settings.sheet(exportable.puzzle, solution), SIZE, settings.ground))
