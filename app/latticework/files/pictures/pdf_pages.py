"""Pages of PDF documents: sheets and text on them, solutions in rows, and pages as pictures to be looked at."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import cast

import numpy as np
from fpdf import FPDF
from fpdf.enums import MethodReturnValue
from PIL import Image, ImageDraw, ImageFont

from latticework import paths
from latticework.cancel import checkpoint
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.images import DOTS, TEXT, painted
from latticework.files.pictures.settings import DRAWING, WHITE, PageSettings
from latticework.lattice import Floats
from latticework.picture.scenes import channels
from latticework.picture.sheet import Sheet, short
from latticework.visible_text import one_line

_LACKING = "\u25a1"
"""An empty square, printed in place of a letter that the font does not have."""

INK = "#1f242b"
_MARGIN, _GAP, _LINE = 54.0, 16.0, 15.0  # in points, as all lengths here
_HEADING, _TEXT, _SMALL = 17.0, 10.5, 9.0
_UNIT = 30.0
"""The largest size of the shortest step of a lattice; more looks coarse."""
_PIECE = 57.0
"""The same for pieces to be cut out: two centimetres."""

Entry = tuple[Sheet, str]
"""A picture with its caption."""


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
        self.outlines = False  # in place of seams

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
        drawing = drawing.outlined() if self.outlines else drawing
        self.content.sheets.append((drawing, corner, scale))
        at, factors = np.array([corner[0], self.h - corner[1]]), np.array([scale, -scale])
        outline, edge = f"{line * scale / 4:.3f} w", f"{line * scale:.3f} w"
        rows = ["q 1 J 1 j"]
        for polygon in drawing.polygons:
            color = _color(polygon.fill)
            # A face is also outlined in its own colour, or the ground shines through between two faces.
            if len(polygon.points) > 2:  # with two it is an edge, see `painter_order`
                rows.append(f"{color} rg {color} RG {outline} {_path(at + polygon.points * factors)} b")
            if len(polygon.lines):
                lines = " ".join(map(_path, at + polygon.lines * factors))
                rows.append(f"{_color(polygon.line)} RG {edge} {lines} S")
        self._out("\n".join([*rows, "Q"]))
        if drawing.captions:
            use_font(self, drawing.letters * scale)
        for (x, y), caption in drawing.captions:
            text = with_letters(self, caption)
            middle = x * scale + corner[0] - self.get_string_width(text) / 2
            self.text(middle, y * scale + corner[1] + drawing.letters * scale * 0.35, text)


def _color(color: str) -> str:
    return " ".join(f"{channel:.3f}" for channel in channels(color))


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
    return "".join(letter if ord(letter) in letters else _LACKING for letter in one_line(text))


def usual_columns(entries: Sequence[Entry]) -> int:
    """Return a good number of columns for pictures: the wider they are, the fewer."""
    width, height = np.max([sheet.size for sheet, _ in entries], axis=0)
    usual = next((columns for shape, columns in ((3.5, 2), (1.3, 3), (0.6, 4)) if width > shape * height), 5)
    return min(usual, len(entries))


class PaperPages(DrawnPages):
    """A document on paper, A4 or Letter; all pages but a title page have its name and their numbers at the bottom."""

    def __init__(self, title: str, paper: str, title_page: bool = False) -> None:
        super().__init__(paper)
        self.name, self.first = short(title, 200), 2 if title_page else 1
        self.set_title(self.name)
        self.set_margins(_MARGIN, _MARGIN)
        self.set_auto_page_break(True, _MARGIN + _LINE)
        use_font(self, _TEXT, INK)

    def __enter__(self) -> "PaperPages":
        return self

    def __exit__(self, *_: object) -> None:
        for font in self.fonts.values():
            font.close()  # type: ignore[union-attr]  # no core font; else it stays open where pages are not finished

    def footer(self) -> None:
        """Write the foot of a page; called by the library."""
        if self.page_no() < self.first:
            return
        use_font(self, _SMALL)
        below, number = self.h - _MARGIN + 0.7 * _LINE, str(self.page_no())
        self.write_at(self.l_margin, below, self.fitted(self.name, self.epw / 2), _SMALL)
        self.write_at(self.w - self.r_margin - self.get_string_width(number), below, number, _SMALL)

    def heading(self, text: str, size: float = _HEADING) -> None:
        """Write a heading, on the next page if little room is left on this one."""
        # A heading alone at the foot of a page would be cut off from its text.
        if self.left() < self.eph / 4:
            self.add_page()
        self._lines(short(text, 200), size, size * 1.3)
        self.ln(size * 0.4)

    def paragraph(self, text: str) -> None:
        """Write text, which keeps its line breaks."""
        for line in text.splitlines():
            self._lines(line, _TEXT, _LINE)
        self.ln(_LINE * 0.6)

    def _lines(self, text: str, size: float, high: float) -> None:
        """Write a paragraph, broken where it is wider than the page, on the next page where this one is full."""
        use_font(self, size, INK)
        # Only broken by the library, and written here, so that the preview gets each line.
        broken = self.multi_cell(0, high, with_letters(self, text), dry_run=True, output=MethodReturnValue.LINES)
        for line in cast("list[str]", broken):
            if self.left() < high:
                self.add_page()
            self.write_at(self.l_margin, self.get_y() + 0.5 * high + 0.35 * size, line, size, INK)
            self.set_xy(self.l_margin, self.get_y() + high)

    def grid(self, entries: Sequence[Entry], columns: int, most: float = 0.4) -> None:
        """Draw pictures of one scale in rows, none higher than a share of the page, with their captions."""
        room, high = np.max([sheet.size for sheet, _ in entries], axis=0)
        columns = min(columns, len(entries))
        width = (self.epw - _GAP * (columns - 1)) / columns
        scale = float(min(width / room, most * self.eph / high, _UNIT / entries[0][0].unit))
        for start in range(0, len(entries), columns):
            checkpoint(DRAWING, start / len(entries))
            self._row(entries[start : start + columns], width, scale)
        self.ln(_LINE * 0.6)

    def _row(self, entries: Sequence[Entry], width: float, scale: float) -> None:
        high = max(float(sheet.size[1]) for sheet, _ in entries) * scale
        label = _LINE if any(caption for _, caption in entries) else 0.0
        if self.left() < high + label:
            self.add_page()
        top = self.get_y()
        for place, (sheet, caption) in enumerate(entries):
            x, (wide, tall) = self.l_margin + place * (width + _GAP), sheet.size * scale
            self.draw(sheet, (float(x + (width - wide) / 2), float(top + (high - tall) / 2)), scale, sheet.line)
            use_font(self, _SMALL, INK)
            text = self.fitted(caption, width)
            self.write_at(x + (width - self.get_string_width(text)) / 2, top + high + label * 0.7, text, _SMALL, INK)
        self.set_y(top + high + label + _GAP / 2)

    def pieces(self, sheets: Sequence[Sheet]) -> None:
        """Draw pictures of one scale side by side, as many in a row as have room, none larger than a page."""
        widest, highest = np.max([sheet.size for sheet in sheets], axis=0)
        scale = float(min(self.epw / widest, 0.8 * self.eph / highest, _PIECE / sheets[0].unit))
        x, below = self.l_margin, self.get_y()
        for number, sheet in enumerate(sheets):
            checkpoint(DRAWING, number / len(sheets))
            wide, high = (float(side) * scale for side in sheet.size)
            if x + wide > self.l_margin + self.epw + 1e-6:
                self.set_y(below + _GAP / 2)
                x = self.l_margin
            if self.left() < high:
                self.add_page()
                x, below = self.l_margin, self.get_y()
            self.draw(sheet, (x, self.get_y()), scale, sheet.line)
            x, below = x + wide + _GAP / 2, max(below, self.get_y() + high)
        self.set_y(below)

    def left(self) -> float:
        """Return the height that is left on the page, in points."""
        return float(self.page_break_trigger - self.get_y())

    def fitted(self, text: str, width: float) -> str:
        """Return a text with letters of the font only, cut to a width."""
        whole = with_letters(self, short(text, 200))
        cut = whole
        while cut and self.get_string_width(cut) > width:
            cut = cut[:-1] if cut == whole else f"{cut[:-2]}…" if len(cut) > 1 else ""
        return cut


def pdf_bytes(contents: Contents, settings: PageSettings) -> bytes:
    """Return a drawing of a solution, or of target and parts, as a page of its size; several on pages of paper."""
    puzzle, _ = contents.of_puzzle()
    if settings.solutions > 1:
        with laid_out(contents, settings) as pages:
            return bytes(pages.output())
    drawing = settings.drawn(contents)
    scale = settings.size / DOTS * 72 / max(drawing.size)
    width, height = (float(side) * scale for side in drawing.size)
    pdf = DrawnPages((width, height))
    pdf.set_title(short(puzzle.name, 200))
    # A drawing to the edge would otherwise begin a second page.
    pdf.set_auto_page_break(False)
    pdf.add_page()
    if settings.ground:
        pdf.set_fill_color(settings.ground)
        pdf.rect(0, 0, width, height, "F")
    pdf.draw(drawing, (0.0, 0.0), scale, drawing.edge)
    return bytes(pdf.output())


@contextmanager
def laid_out(contents: Contents, settings: PageSettings) -> Iterator[PaperPages]:
    """Yield several solutions on as many pages of paper as they need; raises LatticeworkError."""
    name, entries = contents.of_puzzle()[0].name, settings.several(contents)
    with PaperPages(name, settings.paper) as pages:
        pages.add_page()
        pages.heading(name)
        pages.grid(entries, settings.columns or usual_columns(entries))
        yield pages


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
