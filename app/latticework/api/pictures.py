"""Objects that draw themselves: in a notebook, as an image, into a file."""

from pathlib import Path
from typing import TYPE_CHECKING

from latticework.api.arguments import as_path, whole
from latticework.errors import LatticeworkError
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
        from latticework.exchange.pictures import svg  # noqa: PLC0415 few want pictures

        return svg(*self._drawing(), SHOWN, None)

    def picture(self, size: int = 1200) -> "Image":
        """Return a picture as an image of Pillow; size: its longer side in pixels, from 16 to 6,000.

        Raises LatticeworkError when there is nothing to draw.

        >>> lw.load("soma").picture(300).width
        300
        """
        from latticework.exchange.pictures import image  # noqa: PLC0415 few want pictures

        return image(*self._drawing(), whole(size, "size", 16))

    def save_picture(self, path: str | Path, size: int = 1200) -> None:
        """Write a picture to a .svg or .png file; size: its longer side in pixels.

        Raises LatticeworkError for another ending, or when the file cannot be written.
        """
        from latticework.exchange.pictures import write_png, write_svg  # noqa: PLC0415 few want pictures

        writers = {".png": write_png, ".svg": write_svg}
        file = as_path(path, "path")
        writer = writers.get(file.suffix.lower())
        if writer is None:
            raise LatticeworkError(f"{file}: the ending should be one of {', '.join(writers)}")
        writer(*self._drawing(), file, whole(size, "size", 16))
