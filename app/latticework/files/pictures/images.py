"""Pictures of puzzles and solutions: as pixels, PNG, and as drawings that stay sharp at any size, SVG."""

import html
import io
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.settings import PictureSettings
from latticework.lattice import Floats
from latticework.phrases import phrase
from latticework.picture.sheet import Sheet, sheet, short
from latticework.puzzle import Puzzle
from latticework.replaced_files import replace
from latticework.solution import Solution

TEXT = "#6b7280"
DOTS = 96
"""Pixels in an inch of paper, as in CSS."""

_LARGEST = 6000
_SMALLEST = 1.0  # pixels of the height of letters that can be drawn at all
_MOST_DRAWN = 9000  # pixels on a side before the picture is made smaller, so that it stays within memory


def write_png(puzzle: Puzzle, solution: Solution | None, path: Path, size: int = 1200,
              ground: str | None = "#ffffff") -> None:
    """Write a picture atomically; `size` is its longer side in pixels. Raises LatticeworkError."""
    replace(path, encoded(image(puzzle, solution, size, ground)))


def png_bytes(contents: Contents, settings: PictureSettings) -> bytes:
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
            _thick_line(draw, line, width, polygon.line)
    font = ImageFont.truetype(paths.font(), max(_SMALLEST, drawing.letters * scale)) if drawing.captions else None
    for (x, y), text in drawing.captions:
        draw.text((x * scale, y * scale), text, fill=TEXT, font=font, anchor="mm")
    return picture.reduce(samples)


def _thick_line(draw: ImageDraw.ImageDraw, line: Floats, width: int, color: str) -> None:
    (ax, ay), (bx, by) = ((float(x), float(y)) for x, y in line)
    draw.line([ax, ay, bx, by], fill=color, width=width)
    # Round ends, as lines that end square leave notches where they meet.
    radius = (width - 1) / 2  # Pillow counts the pixels at both ends
    for x, y in ((ax, ay), (bx, by)):
        draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=color)


def svg_bytes(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing of one or several solutions, or of target and parts, as a file."""
    puzzle, _ = contents.of_puzzle()
    return svg_text(settings.drawn(contents), puzzle.name, settings.size, settings.ground).encode()


def svg(puzzle: Puzzle, solution: Solution | None, size: int = 1200, ground: str | None = "#ffffff") -> str:
    """Return the drawing of a solution, or of target and parts when there is none."""
    return svg_text(sheet(puzzle, solution), puzzle.name, size, ground)


def svg_text(drawing: Sheet, title: str, size: int, ground: str | None) -> str:
    """Return a sheet as SVG; `size` is its longer side, ground None is transparent."""
    width, height = drawing.size
    scale = size / max(width, height)
    rows = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}" '
            f'viewBox="0 0 {width:.3f} {height:.3f}" stroke-linejoin="round" stroke-linecap="round">',
            f"<title>{_escaped(title)}</title>"]
    if ground:
        rows.append(f'<rect width="100%" height="100%" fill="{ground}"/>')
    for polygon in drawing.polygons:
        # A face is also outlined in its own colour, or the ground shines through between two faces.
        rows.append(f'<path d="M{_points(polygon.points)}Z" fill="{polygon.fill}" stroke="{polygon.fill}" '
                    f'stroke-width="{drawing.edge / 4:.4f}"/>')
        if len(polygon.lines):
            lines = "".join(f"M{_points(line)}" for line in polygon.lines)
            rows.append(f'<path d="{lines}" fill="none" stroke="{polygon.line}" stroke-width="{drawing.edge:.4f}"/>')
    for (x, y), text in drawing.captions:
        rows.append(f'<text x="{x:.3f}" y="{y:.3f}" font-family="sans-serif" font-size="{drawing.letters:.2f}" '
                    f'fill="{TEXT}" text-anchor="middle" dominant-baseline="central">{_escaped(text)}</text>')
    return "\n".join([*rows, "</svg>", ""])


def _escaped(text: str) -> str:
    return html.escape(short(text, 200))


def _points(points: Floats) -> str:
    return "L".join(f"{x:.3f},{y:.3f}" for x, y in points)


def tikz_bytes(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing as a picture of TikZ, to be put into a document of LaTeX by \\input."""
    drawing = settings.drawn(contents)
    scale = settings.size / max(drawing.size) / DOTS
    width, height = drawing.size
    rows = [r"% needs \usepackage{tikz}",
            rf"\begin{{tikzpicture}}[x={scale:.5f}in, y=-{scale:.5f}in, line join=round, line cap=round]"]
    if settings.ground:
        rows.append(rf"\fill[{_tikz(settings.ground)}] (0,0) rectangle ({width:.3f},{height:.3f});")
    edge = f"line width={drawing.edge * scale * 72:.3f}bp"
    for polygon in drawing.polygons:
        rows.append(rf"\filldraw[{_tikz(polygon.fill)}, line width={drawing.edge * scale * 18:.3f}bp] "
                    f"{_tikz_path(polygon.points)} -- cycle;")
        if len(polygon.lines):
            rows.append(rf"\draw[{_tikz(polygon.line)}, {edge}] {' '.join(map(_tikz_path, polygon.lines))};")
    for (x, y), text in drawing.captions:
        rows.append(rf"\node[{_tikz(TEXT)}, font=\scriptsize] at ({x:.3f},{y:.3f}) {{{_for_tex(short(text, 200))}}};")
    return "\n".join([*rows, r"\end{tikzpicture}", ""]).encode()


def _tikz(color: str) -> str:
    red, green, blue = bytes.fromhex(color[1:])
    return f"color={{rgb,255:red,{red};green,{green};blue,{blue}}}"


def _tikz_path(points: Floats) -> str:
    return " -- ".join(f"({x:.3f},{y:.3f})" for x, y in points)


def _for_tex(text: str) -> str:
    """Return a text in which no character is a command of TeX."""
    named = {"\\": r"\textbackslash{}", "~": r"\textasciitilde{}", "^": r"\textasciicircum{}"}
    return "".join(named.get(one, f"\\{one}" if one in "#$%&_{}" else one) for one in text)
