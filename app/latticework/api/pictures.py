"""Pictures of puzzles and solutions, in a notebook or as an image."""

from typing import TYPE_CHECKING

from latticework.api.arguments import whole
from latticework.puzzle import Puzzle
from latticework.solution import Solution

if TYPE_CHECKING:
    from PIL.Image import Image

SHOWN = 480
"""The longer side of a picture in a notebook, in pixels."""


def drawing(puzzle: Puzzle, solution: Solution | None) -> str:
    """Return the picture that a notebook shows, as SVG."""
    from latticework.files.pictures.images import svg  # noqa: PLC0415 few need pictures

    return svg(puzzle, solution, SHOWN, None)


def picture(puzzle: Puzzle, solution: Solution | None, size: int) -> "Image":
    """Return a picture whose longer side has so many pixels, from 16 to 6,000; raises LatticeworkError."""
    from latticework.files.pictures.images import image  # noqa: PLC0415 few need pictures

    return image(puzzle, solution, whole(size, "size", 16))
