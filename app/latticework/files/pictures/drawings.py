"""Pictures of puzzles and solutions as drawings, which stay sharp at any size: SVG and PDF."""

import html
from collections.abc import Iterator
from contextlib import contextmanager

from latticework.files.contents import Contents
from latticework.files.pictures.page_drawing import DrawnPages
from latticework.files.pictures.paper_pages import PaperPages, usual_columns
from latticework.files.pictures.png import TEXT
from latticework.files.pictures.settings import PageSettings, PictureSettings
from latticework.lattice.lattice import Floats
from latticework.picture.sheet import Sheet, sheet, short
from latticework.puzzle import Puzzle
from latticework.solution import Solution

DOTS = 96
"""Pixels in an inch of paper, as in CSS."""


def svg_file(contents: Contents, settings: PictureSettings) -> bytes:
    """Return a drawing of one or several solutions, or of target and parts, as a file."""
    puzzle, _ = contents.of_puzzle()
    return svg_text(settings.drawn(contents), puzzle.name, settings.size, settings.ground).encode()


def pdf_file(contents: Contents, settings: PageSettings) -> bytes:
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
            rows.append(f'<path d="{lines}" fill="none" stroke="{polygon.edge}" stroke-width="{drawing.edge:.4f}"/>')
    for (x, y), text in drawing.captions:
        rows.append(f'<text x="{x:.3f}" y="{y:.3f}" font-family="sans-serif" font-size="{drawing.letters:.2f}" '
                    f'fill="{TEXT}" text-anchor="middle" dominant-baseline="central">{_escaped(text)}</text>')
    return "\n".join([*rows, "</svg>", ""])


def _escaped(text: str) -> str:
    return html.escape(short(text, 200))


def _points(points: Floats) -> str:
    return "L".join(f"{x:.3f},{y:.3f}" for x, y in points)
