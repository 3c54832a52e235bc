"""The text and the pictures of a web page, which are also seen where nothing can be drawn in 3D."""

import base64
import html
import re
from dataclasses import replace
from typing import cast

import numpy as np

from latticework.durations import duration
from latticework.errors import LatticeworkError
from latticework.exchange.booklet_text import part_text
from latticework.exchange.contents import Figures
from latticework.exchange.drawings import svg_text
from latticework.exchange.pictures import encoded, painted
from latticework.exchange.puzzle_code import code_of
from latticework.phrases import Phrase, phrase, phrase_n, said
from latticework.puzzle import Puzzle
from latticework.scene.projection import polygons
from latticework.scene.shapes import Shape, part_shape, scene, target_scene, viewpoint
from latticework.scene.sheet import short
from latticework.scene.view_sheet import cropped
from latticework.solution import Solution
from latticework.visible_text import one_line

_NAME, _NOTES = 200, 20_000  # letters that are shown


def fields(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None) -> dict[str, str]:
    """Return what page.html has places for, as HTML in which no name can do harm."""
    shapes = scene(puzzle, solutions[0]) if solutions else target_scene(puzzle)
    parts = ((number, shape) for number in range(len(puzzle.parts)) if (shape := part_shape(puzzle, number)))
    facts = _facts(puzzle, solutions, figures)
    author = phrase("by {author}", author=short(puzzle.author, _NAME))
    about = f"<section><h2>{_said(phrase('About it'))}</h2>{_paragraphs(puzzle.notes)}</section>"
    return {
        "title": _plain(short(puzzle.name, _NAME)),
        "author": f"<p>{_said(author)}</p>" if puzzle.author else "",
        "notes": about if puzzle.notes.strip() else "",
        "picture": _picture(puzzle, shapes),
        "parts": "".join(_part(puzzle, number, shape) for number, shape in parts),
        "facts_title": _said(phrase("How it was solved") if figures else phrase("Facts")),
        "facts": "".join(f"<dt>{_said(name)}</dt><dd>{_said(text)}</dd>" for name, text in facts),
        "code": _code(puzzle),
    }


def _part(puzzle: Puzzle, number: int, shape: Shape) -> str:
    part = puzzle.parts[number]
    shown = replace(part, name=short(part.name, _NAME))
    return f"<li>{_picture(puzzle, [shape], 240, 6000)}{_said(part_text(shown))}</li>"


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


def _facts(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None) -> list[tuple[Phrase, str]]:
    """Return names and values of what is known of the puzzle, of its solutions and of how they were found."""
    target: str = phrase_n("{n} cell", "{n} cells", len(puzzle.target.cells))
    if puzzle.target.name:
        target = f"{short(puzzle.target.name, _NAME)}, {said(cast(Phrase, target))}"
    known: list[tuple[Phrase, str]] = [
        (phrase("Lattice"), puzzle.lattice.title), (phrase("Target"), target),
        (phrase("Parts"), phrase("{n}", n=len(puzzle.parts)))]
    if solutions:
        known.append((phrase("In this page"), phrase_n("{n} solution", "{n} solutions", len(solutions))))
    if figures is not None:
        return known + _search_facts(figures)
    published = [one for one in puzzle.published if one.target == puzzle.place]
    return known + [(phrase("Published"), said(_count(one.modulo, one.solutions))
                     + (f" ({short(one.source, _NAME)})" if one.source else "")) for one in published]


def _search_facts(figures: Figures) -> list[tuple[Phrase, str]]:
    totals = figures.totals
    counts = "; ".join(said(_count(modulo, count)) for modulo, count in totals.by_modulus.items())
    explored = phrase("all possibilities") if totals.complete else \
        phrase("{share} % so far", share=f"{100 * totals.explored_part:.3g}")
    return [(phrase("Solutions"), counts), (phrase("Searched"), explored), (phrase("Method"), str(figures.method)),
            (phrase("Nodes"), phrase("{n}", n=totals.nodes)), (phrase("Time"), duration(totals.seconds))]


def _count(modulo: str, count: int) -> Phrase:
    """Return how many solutions there are, counted in one way."""
    return {"nothing": phrase("{n} in all", n=count), "rotations": phrase("{n} modulo rotations", n=count),
            "reflections": phrase("{n} modulo reflections too", n=count)}[modulo]


def _said(text: str) -> str:
    """Return a text as HTML, in the user's language where it is one of the program's."""
    return _plain(said(text) if isinstance(text, Phrase) else text)


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
