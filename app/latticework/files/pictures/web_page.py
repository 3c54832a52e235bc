"""Web pages: a puzzle with its solutions as one HTML file that needs no network, to be turned and put together."""

import base64
import hashlib
import html
import json
import re
import zlib
from dataclasses import replace
from string import Template
from typing import Any, cast
from unicodedata import bidirectional

import numpy as np

from latticework import paths
from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.apart.courses import VIEWING_LIMITS, course_text, find_course
from latticework.cancel import checkpoint
from latticework.durations import duration
from latticework.errors import LatticeworkError
from latticework.files.opened_and_written import Contents, Figures
from latticework.files.pictures.booklet import part_text
from latticework.files.pictures.images import encoded, painted, svg_text
from latticework.files.pictures.settings import DRAWING, WebPageSettings
from latticework.files.puzzle_files import code_of
from latticework.lattice import Floats
from latticework.phrases import Phrase, decimals, language, phrase, phrase_n, said
from latticework.picture.explosion import most_apart
from latticework.picture.mesh import UNIT, MeshTable, whole
from latticework.picture.scenes import Shape, bounds, part_shape, scene, target_scene, viewpoint
from latticework.picture.sheet import nothing_to_draw, short
from latticework.picture.view_sheet import best_view, cropped
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_forms import forms_as_parts
from latticework.solution import Solution
from latticework.version import __version__
from latticework.visible_text import one_line, percent

SCRIPTS = ("bodies.js", "arrows.js", "parts.js", "stage.js", "legend.js", "viewer.js")
"""The scripts of the viewer, each of which uses those before it."""

_NAME, _NOTES = 200, 20_000
"""The most characters of a name, and of the notes, that are shown."""

_SECONDS = 60.0
"""Seconds for finding out how all solutions come apart; each of them has at least a second."""


def html_bytes(contents: Contents, settings: WebPageSettings) -> bytes:
    """Return a page of a puzzle and its first solutions; raises LatticeworkError when there is nothing to draw."""
    puzzle, _ = contents.of_puzzle()
    solutions = settings.first(contents)
    data = viewer_data(puzzle, solutions) | {"outlines": settings.outlines}
    if not data["solutions"] and not any(part.cells for part in puzzle.parts):
        raise nothing_to_draw(puzzle)
    style, library = _resource("page.css"), _resource("three.min.js")
    viewer = "\n".join(['"use strict";', *map(_resource, SCRIPTS)])
    icon = base64.b64encode((paths.resources() / "icons" / "latticework.svg").read_bytes()).decode()
    texts = _in_page() | fields(puzzle, solutions, contents.figures, settings)
    # The page runs these scripts alone, even if a name of a part were read as HTML.
    page = Template(_resource("page.html")).substitute(
        texts, policy=_policy([library, viewer], style), icon=icon,
        style=style, data=packed(data), library=library, viewer=viewer, generator=f"Latticework {__version__}",
        licence=_resource("LICENSE-three.txt"))
    return page.encode()


def _resource(name: str) -> str:
    return (paths.resources() / "viewer" / name).read_text("utf-8")


def _policy(scripts: list[str], style: str) -> str:
    """Return a Content-Security-Policy that allows only these scripts to run, and nothing to be loaded."""
    hashes = " ".join(map(_hash, scripts))
    return (f"default-src 'none'; script-src {hashes}; style-src {_hash(style)}; img-src data:; base-uri 'none'; "
            "form-action 'none'")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def fields(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None,
           settings: WebPageSettings) -> dict[str, str]:
    """Return the values of the placeholders of page.html, as HTML in which names are escaped."""
    shapes = scene(puzzle, solutions[0]) if solutions else target_scene(puzzle)
    forms = forms_as_parts(puzzle).puzzle
    parts = ((number, shape) for number in range(len(forms.parts)) if (shape := part_shape(forms, number)))
    facts = _facts(puzzle, solutions, figures)
    author = phrase("by {author}", author=short(puzzle.author, _NAME))
    about = f"<section><h2>{_in_html(phrase('About it'))}</h2>{_paragraphs(puzzle.notes)}</section>"
    return {
        "title": _plain(short(puzzle.name, _NAME)),
        "author": f"<p>{_in_html(author)}</p>" if puzzle.author else "",
        "notes": about if puzzle.notes.strip() else "",
        "picture": _picture(puzzle, shapes, settings),
        "parts": "".join(_part(forms, number, shape, settings) for number, shape in parts),
        "facts_title": _in_html(phrase("How it was solved") if figures else phrase("Facts")),
        "facts": "".join(f"<dt>{_in_html(name)}</dt><dd>{_in_html(text)}</dd>" for name, text in facts),
        "code": _code(puzzle),
    }


def _part(puzzle: Puzzle, number: int, shape: Shape, settings: WebPageSettings) -> str:
    part = puzzle.parts[number]
    shown = replace(part, name=short(part.name, _NAME))
    return f"<li>{_picture(puzzle, [shape], settings, 240, 6000)}{_in_html(part_text(shown))}</li>"


def _picture(puzzle: Puzzle, shapes: list[Shape], settings: WebPageSettings, size: int = 900,
             most: int = 60_000) -> str:
    """Return a picture of shapes from the best side, as SVG, or as PNG where that has more characters than `most`.

    An empty string when there are none.
    """
    drawn = best_view(puzzle, shapes)
    if not drawn:
        return ""
    sheet = settings.lined(cropped(puzzle.lattice, drawn))
    svg = svg_text(sheet, shapes[0].label if len(shapes) == 1 else puzzle.name, size, None)
    if len(svg) <= most:
        return svg
    # Round surfaces are drawn as thousands of faces.
    pixels = base64.b64encode(encoded(painted(sheet, size, None).quantize(128))).decode()
    return f'<img src="data:image/png;base64,{pixels}" alt="{_plain(short(puzzle.name, _NAME))}">'


def _facts(puzzle: Puzzle, solutions: list[Solution], figures: Figures | None) -> list[tuple[Phrase, str]]:
    """Return names and values of facts of the puzzle, of its solutions and of how they were found."""
    target: str = phrase_n("{n} cell", "{n} cells", len(puzzle.target.cells))
    if puzzle.target.name:
        target = f"{short(puzzle.target.name, _NAME)}, {said(cast(Phrase, target))}"
    facts: list[tuple[Phrase, str]] = [
        (phrase("Lattice"), puzzle.lattice.title), (phrase("Target"), target),
        (phrase("Parts"), phrase("{n}", n=len(puzzle.parts)))]
    if solutions:
        facts.append((phrase("In this page"), phrase_n("{n} solution", "{n} solutions", len(solutions))))
    if figures is not None:
        return facts + _search_facts(figures)
    published = [one for one in puzzle.published if one.target == puzzle.place]
    return facts + [(phrase("Published"), said(_count(one.modulo, one.solutions))
                     + (f" ({short(one.source, _NAME)})" if one.source else "")) for one in published]


def _search_facts(figures: Figures) -> list[tuple[Phrase, str]]:
    totals = figures.totals
    counts = "; ".join(said(_count(modulo, count)) for modulo, count in totals.by_modulus.items())
    explored = phrase("all possibilities") if totals.complete else \
        phrase("{share} % so far", share=decimals(percent(totals.explored_part, 1), ".3g"))
    return [(phrase("Solutions"), counts), (phrase("Searched"), explored), (phrase("Method"), str(figures.method)),
            (phrase("Nodes"), phrase("{n}", n=totals.nodes)), (phrase("Time"), duration(totals.seconds))]


def _count(modulo: str, count: int) -> Phrase:
    """Return a phrase on how many solutions there are, counted modulo something."""
    return {"nothing": phrase("{n} in all positions", n=count),
            "rotations": phrase("{n} with mirror images", n=count),
            "reflections": phrase("{n} different", n=count)}[modulo]


def _in_html(text: str) -> str:
    """Return a text as HTML, in the user's language where it is one of the program's."""
    return _plain(said(text) if isinstance(text, Phrase) else text)


def _paragraphs(notes: str) -> str:
    """Return notes as HTML paragraphs, which are separated by empty lines."""
    blocks = re.split(r"\n\s*\n", notes[:_NOTES].strip())
    return "".join(f"<p>{_plain(' '.join(block.split()))}</p>" for block in blocks)


def _code(puzzle: Puzzle) -> str:
    """Return the code of a puzzle, or why it has none."""
    try:
        return code_of(puzzle)
    except LatticeworkError as error:
        return _plain(str(error))


def _plain(text: str) -> str:
    """Return a text as HTML, its control characters escaped."""
    return html.escape(one_line(text))


def viewer_data(puzzle: Puzzle, solutions: list[Solution]) -> dict[str, Any]:
    """Return the data of solutions for the viewer, or of the target if there are none; lengths in steps of UNIT."""
    table, drawn = MeshTable(), list[dict[str, Any]]()
    # Shared by all, so that a page of many solutions is made in about a minute.
    each = max(1.0, _SECONDS / max(1, len(solutions)))
    limits = VIEWING_LIMITS if len(solutions) < 2 else replace(VIEWING_LIMITS, seconds=each)
    for number, solution in enumerate(solutions):
        checkpoint(DRAWING, number / len(solutions))
        shapes, found = scene(puzzle, solution), find_course(puzzle, solution, limits)
        drawn.append(_drawn(table, shapes, found.assembly, most_apart(puzzle, solution, shapes))
                     | {"said": said(course_text(found, puzzle, solution))})
    if not solutions and (target := target_scene(puzzle)):
        drawn.append(_drawn(table, target, NO_ASSEMBLY, np.zeros((len(target), 3))) | {"said": ""})
    azimuth, elevation = viewpoint(puzzle.lattice)
    return {"unit": UNIT, "flat": puzzle.lattice.flat, "view": [azimuth, elevation],
            "parts": [short(part.name, _NAME) for part in puzzle.parts],
            "colors": table.colors, "meshes": table.meshes, "solutions": drawn}


def packed(data: dict[str, Any]) -> str:
    """Return data as JSON, compressed by zlib, in base 64: nothing in it can be read as HTML."""
    text = json.dumps(data, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _drawn(table: MeshTable, shapes: list[Shape], order: Assembly, apart: Floats) -> dict[str, Any]:
    """Return placed bodies, the box about them, how they are moved apart, and the moves that put them together.

    hands: for each move the placements that are visible after it; none where parts come straight in, one after
    another.
    """
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    return {"placed": [table.placed(shape) for shape in shapes], "low": whole(low).tolist(),
            "high": whole(high).tolist(), "apart": [whole(offset).tolist() for offset in apart],
            "moves": order.moves, "ways": [whole(order.ways_of(step)).tolist() for step in range(len(order.moves))],
            "enters": [int(enters) for enters in order.enters],
            "hands": [] if order.straight else order.subassemblies}


def _in_page() -> dict[str, str]:
    """Return the fixed texts of page.html by the names of their placeholders, as HTML."""
    words = {
        "view_label": phrase("3D view"),
        "stage_label": phrase("The puzzle in 3D. Arrow keys turn it."),
        "needs_scripts": phrase("Turning the puzzle needs JavaScript; here is a picture of it."),
        "previous": phrase("Previous solution (P)"),
        "next": phrase("Next solution (N)"),
        "explode": phrase("Explode"),
        "assembly": phrase("Assembly"),
        "step_back": phrase("One step back (,)"),
        "play_tip": phrase("Put it together (Space)"),
        "play": phrase("Play"),
        "step_on": phrase("One step on (.)"),
        "legend_label": phrase("Parts: press to show one faintly, hide it, show it again"),
        "keys": phrase(
            "Drag or use the arrow keys to turn, the wheel or two fingers or + and − to zoom, 0 to reset "
            "the view. N and P go through the solutions, comma and full stop through the assembly. Press a part, or "
            "its name, to see through it."),
        "parts_title": phrase("Parts"),
        "code_title": phrase("Puzzle code"),
        "code_use": phrase(
            "The whole puzzle as one line of text. In Latticework, Paste puzzle in the menu Edit opens it, and every "
            "command of the terminal takes it in quotation marks."),
        "copy": phrase("Copy"),
        "made_with": phrase(
            "Made with Latticework, which finds all ways to put a puzzle together. The 3D view is drawn with "
            "three.js."),
        "licence_title": phrase("Licence of three.js"),
    }
    # Read off a translated word, so that no list of languages is needed.
    direction = "rtl" if bidirectional(said(words["explode"])[:1]) in {"R", "AL"} else "ltr"
    return {"language": html.escape(language()), "direction": direction, "script_words": _in_scripts(),
            **{name: html.escape(said(word)) for name, word in words.items()}}


def _in_scripts() -> str:
    """Return the texts that the scripts of the page show, as JSON in which nothing can be read as HTML."""
    number = "{n}"
    words = {
        "solution": phrase("Solution {n} of {count}", n=number, count="{count}"),
        "step": phrase("Step {n} of {count}.", n=number, count="{count}"),
        "play": phrase("Play"),
        "pause": phrase("Pause"),
        "copied": phrase("Copied."),
        "flat": phrase("This browser does not draw in 3D (WebGL); here is a picture of the puzzle."),
        "shown": phrase("{part}: shown", part="{part}"),
        "faint": phrase("{part}: faint", part="{part}"),
        "hidden": phrase("{part}: hidden", part="{part}"),
    }
    # Within a script a < could begin a tag that ends it, whatever the quotes.
    return json.dumps({name: said(word) for name, word in words.items()}).replace("<", "\\u003c")
