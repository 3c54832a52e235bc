"""The text and the pictures of a web page, which are also seen where nothing can be drawn in 3D."""

import base64
import html
import re

import numpy as np

from latticework.errors import LatticeworkError
from latticework.exchange.contents import Figures
from latticework.exchange.drawings import svg_text
from latticework.exchange.pictures import encoded, painted
from latticework.exchange.puzzle_code import code_of
from latticework.puzzle import Puzzle
from latticework.scene.projection import polygons
from latticework.scene.shapes import Shape, part_shape, scene, target_scene, viewpoint
from latticework.scene.sheet import short
from latticework.scene.view_sheet import cropped
from latticework.search import WHOLE
from latticework.session.durations import duration
from latticework.solution import Solution
from latticework.visible_text import counted, one_line

_NAME, _NOTES = 200, 20_000  # letters that are shown
_MODULO = {"nothing": "in all", "rotations": "modulo rotations", "reflections": "modulo reflections too"}


def fields(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None) -> dict[str, str]:
    """Return what page.html has places for, as HTML in which no name can do harm."""
    shapes = scene(puzzle, solutions[0]) if solutions else target_scene(puzzle)
    parts = ((number, shape) for number in range(len(puzzle.parts)) if (shape := part_shape(puzzle, number)))
    facts = _facts(puzzle, solutions, figures)
    return {
        "title": _plain(short(puzzle.name, _NAME)),
        "author": f"<p>by {_plain(short(puzzle.author, _NAME))}</p>" if puzzle.author else "",
        "notes": f"<section><h2>About it</h2>{_paragraphs(puzzle.notes)}</section>" if puzzle.notes.strip() else "",
        "picture": _picture(puzzle, shapes),
        "parts": "".join(_part(puzzle, number, shape) for number, shape in parts),
        "facts_title": "How it was solved" if figures else "Facts",
        "facts": "".join(f"<dt>{_plain(name)}</dt><dd>{_plain(text)}</dd>" for name, text in facts),
        "code": _code(puzzle),
    }


def _part(puzzle: Puzzle, number: int, shape: Shape) -> str:
    part = puzzle.parts[number]
    copies = f"{part.least}" if part.least == part.most else f"{part.least} to {part.most}"
    name = _plain(short(part.name, _NAME)) + (f" ×{copies}" if copies != "1" else "")
    return f"<li>{_picture(puzzle, [shape], 240, 6000)}{name}</li>"


def _picture(puzzle: Puzzle, shapes: list[Shape], size: int = 900, most: int = 60_000) -> str:
    """Return shapes as they are seen best, as SVG, or as PNG where that has more letters than `most`.

    An empty string when there are none.
    """
    drawn = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
    if not drawn:
        return ""
    sheet = cropped(puzzle.lattice, drawn)
    svg = svg_text(sheet, shapes[0].label if len(shapes) == 1 else puzzle.name, size, None)
    if len(svg) <= most:
        return svg
    # Round surfaces are drawn as thousands of faces.
    pixels = base64.b64encode(encoded(painted(sheet, size, None).quantize(128))).decode()
    return f'<img src="data:image/png;base64,{pixels}" alt="{_plain(short(puzzle.name, _NAME))}">'


def _facts(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None) -> list[tuple[str, str]]:
    """Return names and values of what is known of the puzzle, of its solutions and of how they were found."""
    target = counted(len(puzzle.target.cells), "cell")
    known = [("Lattice", puzzle.lattice.title),
             ("Target", f"{short(puzzle.target.name, _NAME)}, {target}" if puzzle.target.name else target),
             ("Parts", f"{len(puzzle.parts):,}")]
    if solutions:
        known.append(("In this page", counted(len(solutions), "solution")))
    if figures is not None:
        return known + _search_facts(figures)
    published = [one for one in puzzle.published if one.target == puzzle.place]
    return known + [("Published", f"{counted(one.solutions, 'solution')} {_MODULO[one.modulo]}"
                                  + (f" ({short(one.source, _NAME)})" if one.source else "")) for one in published]


def _search_facts(figures: Figures) -> list[tuple[str, str]]:
    totals = figures.totals
    counts = "; ".join(f"{count:,} {_MODULO[modulo]}" for modulo, count in totals.by_modulus.items())
    explored = "all possibilities" if totals.complete else f"{100 * totals.explored / WHOLE:.3g} % so far"
    return [("Solutions", counts), ("Searched", explored), ("Method", str(figures.method)),
            ("Nodes", f"{totals.nodes:,}"), ("Time", duration(totals.seconds))]


def _paragraphs(notes: str) -> str:
    """Return notes as paragraphs, between which they have empty lines."""
    blocks = re.split(r"\n\s*\n", notes[:_NOTES].strip())
    return "".join(f"<p>{_plain(' '.join(block.split()))}</p>" for block in blocks)


def _code(puzzle: Puzzle) -> str:
    """Return the code of a puzzle, or why it has none."""
    try:
        return code_of(puzzle)
    except LatticeworkError as error:
        return _plain(str(error))


def _plain(text: str) -> str:
    """Return a text as HTML, its control characters written out."""
    return html.escape(one_line(text))
