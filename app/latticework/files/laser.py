"""Sheets for laser cutters as DXF and SVG: lines to be cut and lines to be engraved, in millimetres."""

import html
import io

from ezdxf import colors, units
from ezdxf.document import Drawing

from latticework.files.opened_and_written import Contents, Written, distinct_names
from latticework.lattice import Floats
from latticework.make import overlaps
from latticework.make.cut_sheets import CutSheet, cut_sheets
from latticework.make.outlines import placed_outlines
from latticework.make.settings import LaserSettings
from latticework.picture.sheet import short

CUT, LABEL = "CUT", "LABEL"
_HAIRLINE = 0.01  # millimetres: drivers of laser cutters cut lines of this width


def dxf_file(contents: Contents, settings: LaserSettings) -> Written:
    """Return the parts nested on sheets as DXF R2010, a file for each sheet."""
    puzzle, _ = contents.of_puzzle()
    return Written(_one_or_each([_dxf(sheet) for sheet in cut_sheets(puzzle, settings)]), remarks(contents, settings))


def svg_file(contents: Contents, settings: LaserSettings) -> Written:
    """Return the parts nested on sheets as SVG, a file for each sheet."""
    puzzle, _ = contents.of_puzzle()
    sheets = [_svg(sheet, puzzle.name, settings) for sheet in cut_sheets(puzzle, settings)]
    return Written(_one_or_each(sheets), remarks(contents, settings))


def remarks(contents: Contents, settings: LaserSettings) -> tuple[str, ...]:
    """Return remarks on parts that overlap in the solution, which only strips can do."""
    puzzle, solution = contents.of_puzzle()
    if not overlaps.may_cross(puzzle.lattice):
        return ()
    if solution is None:
        return (overlaps.not_checked(),)
    names = distinct_names([puzzle.parts[placement.part].name for placement in solution])
    return overlaps.remarks_on_outlines(dict(zip(names, placed_outlines(puzzle, solution, settings), strict=True)))


def _one_or_each(sheets: list[bytes]) -> bytes | dict[str, bytes]:
    return sheets[0] if len(sheets) == 1 else {f"sheet-{number}": data for number, data in enumerate(sheets, 1)}


def _dxf(sheet: CutSheet) -> bytes:
    drawing = Drawing.new("AC1024")
    drawing.units = units.MM
    space = drawing.modelspace()
    # Labels first: once a part is cut out it may move, and cannot be engraved in place.
    for name, color, lines in ((LABEL, colors.BLUE, sheet.labels), (CUT, colors.RED, sheet.rings)):
        drawing.layers.add(name, color=color)
        for line in lines:
            space.add_lwpolyline(line.tolist(), close=True, dxfattribs={"layer": name})
    stream = io.StringIO()
    drawing.write(stream)
    return drawing.encode(stream.getvalue())


def _svg(sheet: CutSheet, title: str, settings: LaserSettings) -> bytes:
    width, depth = settings.sheet_width, settings.sheet_depth
    rows = ['<?xml version="1.0" encoding="UTF-8"?>',
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
            f'width="{width:g}mm" height="{depth:g}mm" viewBox="0 0 {width:g} {depth:g}" fill="none" '
            f'stroke-width="{_HAIRLINE:g}">',
            f"<title>{html.escape(short(title, 200))}</title>",
            f"<desc>Kerf {settings.kerf:g} mm; {len(sheet.cuts)} pieces fill {sheet.density:.0%} of the box around "
            "them.</desc>"]
    # Labels first, as in DXF.
    for name, color, lines in ((LABEL, "#0000ff", sheet.labels), (CUT, "#ff0000", sheet.rings)):
        rows += [f'<g id="{name}" inkscape:groupmode="layer" inkscape:label="{name}" stroke="{color}">',
                 *(f'<path d="M{_points(line, depth)}Z"/>' for line in lines), "</g>"]
    return "\n".join([*rows, "</svg>", ""]).encode()


def _points(line: Floats, depth: float) -> str:
    """Return points of a sheet, whose y points up, as a path of SVG, whose y points down."""
    return "L".join(f"{x:.3f},{depth - y:.3f}" for x, y in line)
