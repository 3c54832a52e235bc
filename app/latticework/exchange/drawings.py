"""Pictures of puzzles and solutions as drawings, which stay sharp at any size: SVG and PDF."""

import html

import numpy as np
from fpdf import FPDF
from fpdf.drawing import PaintedPath

from latticework import paths
from latticework.exchange.contents import Contents
from latticework.exchange.picture_settings import PictureSettings
from latticework.exchange.pictures import EDGE, TEXT
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.sheet import Sheet, sheet, short
from latticework.solution import Solution

DOTS = 96
"""Pixels of a setting in an inch of paper, as CSS has them."""


def svg_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing of the first solution, or of target and parts, as a file."""
    puzzle, solution = contents.of_puzzle()
    return svg_text(settings.sheet(puzzle, solution), puzzle.name, settings.size, settings.ground).encode()


def pdf_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing of the first solution, or of target and parts, as a page of its size."""
    puzzle, solution = contents.of_puzzle()
    drawing = settings.sheet(puzzle, solution)
    scale = settings.size / DOTS * 72 / max(drawing.size)
    width, height = (float(side) * scale for side in drawing.size)
    pdf = FPDF(unit="pt", format=(width, height))
    pdf.set_title(short(puzzle.name, 200))
    pdf.set_auto_page_break(False)
    pdf.add_page()
    if settings.ground:
        pdf.set_fill_color(settings.ground)
        pdf.rect(0, 0, width, height, "F")
    draw_on_page(pdf, drawing, (0.0, 0.0), scale)
    return bytes(pdf.output())


def draw_on_page(pdf: FPDF, drawing: Sheet, corner: tuple[float, float], scale: float) -> None:
    """Draw a sheet on a page, its upper left corner there, a unit of the lattice `scale` units of the page long."""
    at = np.array(corner)
    with pdf.drawing_context() as drawn:
        for polygon in drawing.polygons:
            outline = [polygon.points * scale + at]
            # A face is also outlined in its own colour, or the ground shines through between two faces.
            drawn.add_item(_path(outline, polygon.fill, drawing.line * scale / 4, polygon.fill))
            if len(polygon.lines):
                drawn.add_item(_path(list(polygon.lines * scale + at), EDGE, drawing.line * scale))
    if drawing.captions:
        use_font(pdf, drawing.letters * scale)
    for (x, y), text in drawing.captions:
        middle = x * scale + corner[0] - pdf.get_string_width(text) / 2
        pdf.text(middle, y * scale + corner[1] + drawing.letters * scale * 0.35, text)


def _path(lines: list[Floats], stroke: str, width: float, fill: str | None = None) -> PaintedPath:
    """Return lines, each (n, 2), as one path; with a colour to fill them they are closed."""
    path = PaintedPath()
    for line in lines:
        (x, y), *more = line.tolist()
        path.move_to(x, y)
        for x, y in more:
            path.line_to(x, y)
        if fill:
            path.close()
    path.style.auto_close = False
    path.style.stroke_color, path.style.stroke_width = stroke, width
    path.style.stroke_join_style, path.style.stroke_cap_style = "round", "round"
    path.style.fill_color = fill
    return path


def use_font(pdf: FPDF, size: float) -> None:
    """Write with the font that ships with the program, so high in points."""
    if "sans" not in pdf.fonts:
        pdf.add_font("sans", fname=paths.font())
    pdf.set_font("sans", size=size)
    pdf.set_text_color(TEXT)


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
                    f'stroke-width="{drawing.line / 4:.4f}"/>')
        if len(polygon.lines):
            lines = "".join(f"M{_points(line)}" for line in polygon.lines)
            rows.append(f'<path d="{lines}" fill="none" stroke="{EDGE}" stroke-width="{drawing.line:.4f}"/>')
    for (x, y), text in drawing.captions:
        rows.append(f'<text x="{x:.3f}" y="{y:.3f}" font-family="sans-serif" font-size="{drawing.letters:.2f}" '
                    f'fill="{TEXT}" text-anchor="middle" dominant-baseline="central">{_escaped(text)}</text>')
    return "\n".join([*rows, "</svg>", ""])


def _escaped(text: str) -> str:
    return html.escape(short(text, 200))


def _points(points: Floats) -> str:
    return "L".join(f"{x:.3f},{y:.3f}" for x, y in points)
