"""Objects that draw themselves, in a notebook or as an image."""

from typing import TYPE_CHECKING

from latticework.api.arguments import whole
from latticework.puzzle import Puzzle
from latticework.solution import Solution

if TYPE_CHECKING:
    from PIL.Image import Image

SHOWN = 480
"""The longer side of a picture in a notebook, in pixels."""


class Drawn:
    """Something that has pictures."""

    def _drawing(self) -> tuple[Puzzle, Solution | None]:
        """Return what is drawn: a puzzle, and its solution where that is drawn."""
        raise NotImplementedError

    def _repr_svg_(self) -> str:
        from latticework.exchange.drawings import svg  # noqa: PLC0415 few want pictures

        return svg(*self._drawing(), SHOWN, None)

    def picture(self, size: int = 1200) -> "Image":
        """Return a picture as an image of Pillow; size: its longer side in pixels, from 16 to 6,000.

        Raises LatticeworkError when there is nothing to draw.

        >>> lw.load("soma").picture(300).width
        300
        """
        from latticework.exchange.pictures import image  # noqa: PLC0415 few want pictures

        return image(*self._drawing(), whole(size, "size", 16))
