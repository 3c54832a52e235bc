"""Pages of paper with headings, text, pictures in rows, and numbers at the bottom."""

from collections.abc import Sequence
from typing import cast

import numpy as np
from fpdf.enums import MethodReturnValue

from latticework.cancel import checkpoint
from latticework.files.pictures.page_drawing import DrawnPages, use_font, with_letters
from latticework.files.pictures.settings import DRAWING
from latticework.picture.sheet import Sheet, short

INK = "#1f242b"
_MARGIN, _GAP, _LINE = 54.0, 16.0, 15.0  # in points, as all lengths here
_HEADING, _TEXT, _SMALL = 17.0, 10.5, 9.0
_UNIT = 30.0
"""The largest size of the shortest step of a lattice; more looks coarse."""

Entry = tuple[Sheet, str]
"""A picture with its caption."""


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
