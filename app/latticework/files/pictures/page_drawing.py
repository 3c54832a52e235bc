"""Sheets and text on the pages of PDF documents, and pages as pictures, to be looked at before they are printed."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from fpdf import FPDF
from PIL import Image, ImageDraw, ImageFont

from latticework import paths
from latticework.cancel import checkpoint
from latticework.files.pictures.png import TEXT, painted
from latticework.files.pictures.settings import DRAWING, WHITE
from latticework.lattice.lattice import Floats
from latticework.picture.sheet import Sheet
from latticework.visible_text import one_line

LACKING = "\u25a1"
"""An empty square, printed in place of a letter that the font does not have."""


@dataclass
class PageContent:
    """The contents of a page, to be shown elsewhere: sheets with upper left corners and scales; texts with places.

    A text has its height and its colour, too. Lengths in points.
    """

    sheets: list[tuple[Sheet, tuple[float, float], float]] = field(default_factory=list)
    texts: list[tuple[str, tuple[float, float], float, str]] = field(default_factory=list)


class DrawnPages(FPDF):
    """Pages, measured in points, on which sheets are drawn and texts are written."""

    def __init__(self, paper: str | tuple[float, float]) -> None:
        super().__init__(unit="pt", format=paper)
        self.contents: dict[int, PageContent] = {}

    @property
    def content(self) -> PageContent:
        """The contents of the current page."""
        return self.contents.setdefault(self.page, PageContent())

    def write_at(self, x: float, y: float, text: str, size: float, color: str = TEXT) -> None:
        """Write a line of text that begins at a point on its base line."""
        use_font(self, size, color)
        self.text(x, y, text)
        self.content.texts.append((text, (x, y), size, color))

    def draw(self, drawing: Sheet, corner: tuple[float, float], scale: float, line: float) -> None:
        """Draw a sheet, its upper left corner at a point; scale: points of a unit, line: the width of edges in units.

        The operators of PDF are written directly: paths of the library take a millisecond each, and pictures have
        thousands.
        """
        self.content.sheets.append((drawing, corner, scale))
        at, factors = np.array([corner[0], self.h - corner[1]]), np.array([scale, -scale])
        outline, edge = f"{line * scale / 4:.3f} w", f"{line * scale:.3f} w"
        rows = ["q 1 J 1 j"]
        for polygon in drawing.polygons:
            color = _color(polygon.fill)
            # A face is also outlined in its own colour, or the ground shines through between two faces.
            rows.append(f"{color} rg {color} RG {outline} {_path(at + polygon.points * factors)} b")
            if len(polygon.lines):
                lines = " ".join(map(_path, at + polygon.lines * factors))
                rows.append(f"{_color(polygon.edge)} RG {edge} {lines} S")
        self._out("\n".join([*rows, "Q"]))
        if drawing.captions:
            use_font(self, drawing.letters * scale)
        for (x, y), caption in drawing.captions:
            text = with_letters(self, caption)
            middle = x * scale + corner[0] - self.get_string_width(text) / 2
            self.text(middle, y * scale + corner[1] + drawing.letters * scale * 0.35, text)


def _color(color: str) -> str:
    return " ".join(f"{channel / 255:.3f}" for channel in bytes.fromhex(color[1:]))


def _path(points: Floats) -> str:
    first, *more = (f"{x:.2f} {y:.2f}" for x, y in points.tolist())
    return " ".join([f"{first} m", *(f"{point} l" for point in more)])


def use_font(pdf: FPDF, size: float, color: str = TEXT) -> None:
    """Select the font that ships with the program, in a size in points and a colour."""
    if "sans" not in pdf.fonts:
        pdf.add_font("sans", fname=paths.font())
    pdf.set_font("sans", size=size)
    pdf.set_text_color(color)


def with_letters(pdf: FPDF, text: str) -> str:
    """Return a text on one line, with empty squares for letters that the current font lacks."""
    # A missing letter would be printed as nothing at all.
    letters = pdf.fonts["sans"].cmap  # type: ignore[union-attr]  # no core font, it was read from a file
    return "".join(letter if ord(letter) in letters else LACKING for letter in one_line(text))


def page_pictures(pages: DrawnPages, size: int) -> Iterator[Image.Image]:
    """Yield the pages as pictures whose longer side has so many pixels; all pages must be complete."""
    pages.output()  # writes the foot of the last page
    scale = size / max(pages.w, pages.h)
    for number in sorted(pages.contents):
        checkpoint(DRAWING, (number - 1) / len(pages.contents))
        content = pages.contents[number]
        picture = Image.new("RGB", (round(pages.w * scale), round(pages.h * scale)), WHITE)
        for sheet, (x, y), unit in content.sheets:
            small = painted(sheet, max(2, round(float(max(sheet.size)) * unit * scale)), None)
            picture.paste(small, (round(x * scale), round(y * scale)), small)
        draw = ImageDraw.Draw(picture)
        for text, (x, y), high, color in content.texts:
            font = ImageFont.truetype(paths.font(), max(1.0, high * scale))
            draw.text((x * scale, y * scale), text, fill=color, font=font, anchor="ls")
        yield picture
