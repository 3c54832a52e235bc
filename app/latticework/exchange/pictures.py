"""Pictures of puzzles and solutions: SVG and PNG, drawn from the same sheet."""

import html
import io
from contextlib import suppress
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from latticework import files
from latticework.errors import LatticeworkError
from latticework.exchange.contents import Contents
from latticework.exchange.picture_settings import PictureSettings
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.sheet import sheet, short
from latticework.solution import Solution

EDGE, TEXT = "#1f242b", "#6b7280"
_FONTS = ("DejaVuSans.ttf", "Arial.ttf", "Helvetica.ttc", "NotoSans-Regular.ttf")  # the built-in one is Latin only
_LARGEST = 6000
_MOST_DRAWN = 9000  # pixels on a side before the picture is made smaller, so that it stays within memory


def write_svg(puzzle: Puzzle, solution: Solution | None, path: Path, size: int = 1200,
              ground: str | None = "#ffffff") -> None:
    """Write a drawing, old-or-new; `size` is its longer side, ground None is transparent. Raises LatticeworkError."""
    files.replace(path, svg(puzzle, solution, size, ground).encode())


def write_png(puzzle: Puzzle, solution: Solution | None, path: Path, size: int = 1200,
              ground: str | None = "#ffffff") -> None:
    """Write a picture, old-or-new; `size` is its longer side in pixels. Raises LatticeworkError."""
    files.replace(path, _png(image(puzzle, solution, size, ground)))


def svg_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing of the first solution, or of target and parts, as a file."""
    return svg(*contents.of_puzzle(), settings.size, settings.ground).encode()


def png_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a picture of the first solution, or of target and parts, as a file."""
    return _png(image(*contents.of_puzzle(), settings.size, settings.ground))


def _png(picture: Image.Image) -> bytes:
    stream = io.BytesIO()
    picture.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def svg(puzzle: Puzzle, solution: Solution | None, size: int = 1200, ground: str | None = "#ffffff") -> str:
    """Return the drawing of a solution, or of target and parts when there is none."""
    drawing = sheet(puzzle, solution)
    width, height = drawing.size
    scale = size / max(width, height)
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}" '
            f'viewBox="0 0 {width:.3f} {height:.3f}" stroke-linejoin="round" stroke-linecap="round">',
            f"<title>{_escaped(puzzle.name)}</title>"]
    if ground:
        rows.append(f'<rect width="100%" height="100%" fill="{ground}"/>')
    for polygon in drawing.polygons:
        # A face is also outlined in its own colour, or the ground shines through between two faces.
        rows.append(f'<path d="M{_points(polygon.points)}Z" fill="{polygon.fill}" stroke="{polygon.fill}" '
                    f'stroke-width="{drawing.line / 4:.4f}"/>')
        if len(polygon.lines):
            lines = "".join(f"M{_points(line)}" for line in polygon.lines)
            rows.append(f'<path d="{lines}" fill="none" stroke="{EDGE}" stroke-width="{drawing.line:.4f}"/>')
    for (x, y), text in drawing.captions:
        rows.append(f'<text x="{x:.3f}" y="{y:.3f}" font-family="sans-serif" font-size="{drawing.letters:.2f}" '
                    f'fill="{TEXT}" text-anchor="middle" dominant-baseline="central">{_escaped(text)}</text>')
    return "\n".join([*rows, "</svg>", ""])


def image(puzzle: Puzzle, solution: Solution | None, size: int = 1200,
          ground: str | None = "#ffffff") -> Image.Image:
    """Return the picture of a solution, or of target and parts when there is none; `size` in pixels."""
    if not 16 <= size <= _LARGEST:
        raise LatticeworkError(f"picture: size {size} should be from 16 to {_LARGEST} pixels")
    drawing = sheet(puzzle, solution)
    samples = min(4, max(1, _MOST_DRAWN // size))
    scale = size * samples / max(drawing.size)
    pixels = [max(1, round(float(side) * scale / samples)) * samples for side in drawing.size]
    picture = Image.new("RGBA", (pixels[0], pixels[1]), ground or (0, 0, 0, 0))
    draw = ImageDraw.Draw(picture)
    width = max(samples, round(drawing.line * scale))
    for polygon in drawing.polygons:
        draw.polygon([(float(x), float(y)) for x, y in polygon.points * scale], fill=polygon.fill)
        for line in polygon.lines * scale:
            _thick_line(draw, line, width)
    font = _font(drawing.letters * scale) if drawing.captions else None
    for (x, y), text in drawing.captions:
        draw.text((x * scale, y * scale), text, fill=TEXT, font=font, anchor="mm")
    return picture.reduce(samples)


def _thick_line(draw: ImageDraw.ImageDraw, line: Floats, width: int) -> None:
    (ax, ay), (bx, by) = ((float(x), float(y)) for x, y in line)
    draw.line([ax, ay, bx, by], fill=EDGE, width=width)
    radius = (width - 1) / 2  # Pillow counts the pixels at both ends
    for x, y in ((ax, ay), (bx, by)):
        draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=EDGE)


def _font(pixels: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    for name in _FONTS:
        with suppress(OSError):
            return ImageFont.truetype(name, pixels)
    return ImageFont.load_default(pixels)


def _escaped(text: str) -> str:
    return html.escape(short(text, 200))


def _points(points: Floats) -> str:
    return "L".join(f"{x:.3f},{y:.3f}" for x, y in points)
