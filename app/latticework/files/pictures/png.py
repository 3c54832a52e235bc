"""Pictures of puzzles and solutions as pixels."""

import io
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.files.contents import Contents
from latticework.files.pictures.settings import PictureSettings
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase
from latticework.picture.sheet import Sheet, sheet
from latticework.puzzle import Puzzle
from latticework.replaced_files import replace
from latticework.solution import Solution

TEXT = "#6b7280"
_LARGEST = 6000
_SMALLEST = 1.0  # pixels of the height of letters that can be drawn at all
_MOST_DRAWN = 9000  # pixels on a side before the picture is made smaller, so that it stays within memory


def write_png(puzzle: Puzzle, solution: Solution | None, path: Path, size: int = 1200,
              ground: str | None = "#ffffff") -> None:
    """Write a picture atomically; `size` is its longer side in pixels. Raises LatticeworkError."""
    replace(path, encoded(image(puzzle, solution, size, ground)))


def png_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a picture of one or several solutions, or of target and parts, as a file."""
    return encoded(painted(settings.drawn(contents), settings.size, settings.ground))


def encoded(picture: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    stream = io.BytesIO()
    picture.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def image(puzzle: Puzzle, solution: Solution | None, size: int = 1200,
          ground: str | None = "#ffffff") -> Image.Image:
    """Return the picture of a solution, or of target and parts when there is none; `size` in pixels."""
    if not 16 <= size <= _LARGEST:
        raise LatticeworkError(phrase("picture: size {size} should be from 16 to {most} pixels", size=str(size),
                                      most=str(_LARGEST)))
    return painted(sheet(puzzle, solution), size, ground)


def painted(drawing: Sheet, size: int, ground: str | None) -> Image.Image:
    """Return a sheet as a picture whose longer side has `size` pixels; ground None is transparent."""
    # Drawn larger and reduced, as Pillow draws polygons without smoothing.
    samples = min(4, max(1, _MOST_DRAWN // size))
    scale = size * samples / max(drawing.size)
    pixels = [max(1, round(float(side) * scale / samples)) * samples for side in drawing.size]
    mode = "RGB" if ground else "RGBA"  # without transparency drawing takes half the time
    picture = Image.new(mode, (pixels[0], pixels[1]), ground or (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    width = max(samples, round(drawing.edge * scale))
    for polygon in drawing.polygons:
        draw.polygon([(float(x), float(y)) for x, y in polygon.points * scale], fill=polygon.fill)
        for line in polygon.lines * scale:
            _thick_line(draw, line, width, polygon.edge)
    font = ImageFont.truetype(paths.font(), max(_SMALLEST, drawing.letters * scale)) if drawing.captions else None
    for (x, y), text in drawing.captions:
        draw.text((x * scale, y * scale), text, fill=TEXT, font=font, anchor="mm")
    return picture.reduce(samples)


def _thick_line(draw: ImageDraw.ImageDraw, line: Floats, width: int, color: str) -> None:
    (ax, ay), (bx, by) = ((float(x), float(y)) for x, y in line)
    draw.line([ax, ay, bx, by], fill=color, width=width)
    radius = (width - 1) / 2  # Pillow counts the pixels at both ends
    for x, y in ((ax, ay), (bx, by)):
        draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=color)
