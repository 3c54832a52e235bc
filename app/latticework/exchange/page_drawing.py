"""Sheets and text on the pages of PDF documents."""

import numpy as np
from fpdf import FPDF
from fpdf.drawing import PaintedPath

from latticework import paths
from latticework.exchange.pictures import EDGE, TEXT
from latticework.lattice.lattice import Floats
from latticework.scene.sheet import Sheet
from latticework.visible_text import one_line

LACKING = "\u25a1"
"""An empty square, which stands for a letter that the font does not have."""


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
    for (x, y), caption in drawing.captions:
        text = with_letters(pdf, caption)
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


def use_font(pdf: FPDF, size: float, color: str = TEXT) -> None:
    """Write with the font that ships with the program, so high in points, in a colour."""
    if "sans" not in pdf.fonts:
        pdf.add_font("sans", fname=paths.font())
    pdf.set_font("sans", size=size)
    pdf.set_text_color(color)


def with_letters(pdf: FPDF, text: str) -> str:
    """Return a text on one line as the font in use can write it: empty squares for letters that it lacks."""
    known = pdf.fonts["sans"].cmap  # type: ignore[union-attr]  # no core font, it was read from a file
    return "".join(letter if ord(letter) in known else LACKING for letter in one_line(text))
