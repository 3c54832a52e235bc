"""A booklet to print: a puzzle with its parts, its target, hints and solutions, on pages of paper."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice, pairwise, repeat, zip_longest

from latticework.apart.assembly_moves import Assembly
from latticework.apart.courses import find_course
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.pdf_pages import Entry, PaperPages, usual_columns
from latticework.files.pictures.settings import BookletSettings
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.picture.lettering import lettered
from latticework.picture.sheet import Sheet, nothing_to_draw, sheet
from latticework.picture.view_sheet import (
    View,
    layer_sheets,
    part_sheet,
    step_sheets,
    target_layers,
    target_sheet,
    view_sheet,
)
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_forms import forms_as_parts
from latticework.solution import Solution

_TITLE, _LARGE = 30.0, 0.4
_ENOUGH = 0.6
"""The share of a page that must be free for a target with its layers."""

_MOST_PIECES = 200
"""Copies of parts to be cut out; nobody cuts out more."""

_WRAPPED = 70
"""Lines of so many characters or more may have been broken only because they were long."""


def pdf_bytes(contents: Contents, settings: BookletSettings) -> bytes:
    """Return a booklet of a puzzle as a file; raises LatticeworkError."""
    with laid_out(contents, settings) as pages:
        return bytes(pages.output())


@contextmanager
def laid_out(contents: Contents, settings: BookletSettings) -> Iterator[PaperPages]:
    """Yield the pages of a booklet of a puzzle; without a solution it has no hints. Raises LatticeworkError."""
    puzzle, _ = contents.of_puzzle()
    solutions = settings.first(contents)
    if not puzzle.target.cells and not any(part.cells for part in puzzle.parts):
        raise nothing_to_draw(puzzle)
    with PaperPages(puzzle.name, settings.paper, title_page=True) as pages:
        pages.outlines = settings.outlines
        _title(pages, puzzle)
        if settings.with_parts and _part_entries(puzzle):
            _parts(pages, puzzle)
        if settings.with_target and puzzle.target.cells:
            _target(pages, puzzle)
        if settings.with_pieces and puzzle.lattice.flat and puzzle.target.cells:
            _pieces(pages, puzzle)
        if solutions:
            _solved(pages, puzzle, solutions, settings)
        yield pages


def _title(pages: PaperPages, puzzle: Puzzle) -> None:
    pages.add_page()
    pages.set_y(pages.h / 8)
    pages.heading(puzzle.name, _TITLE)
    if puzzle.author:
        pages.paragraph(lettered(phrase("by {author}", author=puzzle.author)))
    pages.ln(_TITLE)
    pages.grid([(view_sheet(puzzle, None, View()), "")] if puzzle.target.cells else _part_entries(puzzle), 1, _LARGE)
    pages.ln(_TITLE)
    pages.heading(lettered(phrase("What to do")))
    pages.paragraph(" ".join(map(lettered, introduction(puzzle))))
    if puzzle.notes.strip():
        pages.paragraph(unwrapped(puzzle.notes))


def _parts(pages: PaperPages, puzzle: Puzzle) -> None:
    pages.add_page()
    pages.heading(lettered(phrase("The parts")))
    entries = _part_entries(puzzle)
    pages.grid(entries, max(3, usual_columns(entries)), 0.25)


def _part_entries(puzzle: Puzzle) -> list[Entry]:
    """Return an entry for each form of each part that is used, or of all where none is."""
    puzzle = forms_as_parts(puzzle).puzzle
    drawn = [(number, part) for number, part in enumerate(puzzle.parts) if part.cells]
    # A part with no copies in this target is only a distraction on paper.
    used = [(number, part) for number, part in drawn if part.most] or drawn
    return [(part_sheet(puzzle, number), lettered(part_text(part))) for number, part in used]


def _target(pages: PaperPages, puzzle: Puzzle) -> None:
    # Not below the title, nor at the foot of a page, away from its layers.
    if pages.page == 1 or pages.left() < _ENOUGH * pages.eph:
        pages.add_page()
    pages.heading(lettered(phrase("The target")))
    pages.grid([(target_sheet(puzzle), "")], 1, _LARGE)
    _layers(pages, phrase("Its layers, the lowest first:"), target_layers(puzzle))


def _pieces(pages: PaperPages, puzzle: Puzzle) -> None:
    """Add the target and all copies of the parts of a flat puzzle, to be played with on paper."""
    puzzle = forms_as_parts(puzzle).puzzle
    cells = len(puzzle.target.cells)
    copies = (piece for number, part in enumerate(puzzle.parts) if part.cells
              for piece in repeat(part_sheet(puzzle, number), min(part.most, cells // len(part.cells))))
    pieces = [*islice(copies, _MOST_PIECES)]
    if not pieces:
        return
    pages.add_page()
    pages.heading(lettered(phrase("To be cut out")))
    pages.paragraph(lettered(phrase("Board and parts are of one scale. Print this chapter on strong paper, and cut "
                                    "out the parts.")))
    pages.pieces([target_sheet(puzzle), *pieces])


def _layers(pages: PaperPages, above: Phrase, drawn: list[Sheet]) -> None:
    if drawn:
        entries = [(layer, lettered(phrase("layer {n}", n=number))) for number, layer in enumerate(drawn, 1)]
        pages.paragraph(lettered(above))
        pages.grid(entries, max(3, usual_columns(entries)), 0.25)


def _solved(pages: PaperPages, puzzle: Puzzle, solutions: list[Solution], settings: BookletSettings) -> None:
    """Add all chapters that give something away, the hints first; each begins on a page of its own."""
    # Found once for both chapters, as it may take seconds.
    steps = _steps(puzzle, solutions[0]) if settings.hints or settings.with_steps else []
    if steps and settings.hints:
        pages.add_page()
        pages.heading(lettered(phrase("Hints")))
        pages.paragraph(lettered(phrase(
            "How a solution begins. Look at one picture after the other, and try again after each.")))
        pages.grid(steps[: settings.hints], 2, 0.35)
    if settings.with_layers:
        pages.add_page()
        pages.heading(lettered(phrase("Solution")))
        pages.grid([(replace(sheet(puzzle, solutions[0]), captions=[]) if puzzle.lattice.flat else
                     view_sheet(puzzle, solutions[0], View()), "")], 1, _LARGE)
        drawn = layer_sheets(puzzle, solutions[0])
        _layers(pages, phrase("Layer by layer, the lowest first:"), drawn)
        if not drawn and not puzzle.lattice.flat:
            pages.paragraph(lettered(phrase("Its parts, moved apart:")))
            pages.grid([(view_sheet(puzzle, solutions[0], View(explode=1.0)), "")], 1, _LARGE)
    if steps and settings.with_steps:
        pages.add_page()
        pages.heading(lettered(phrase("Step by step")))
        if not find_course(puzzle, solutions[0]).assembly.straight:
            pages.paragraph(lettered(phrase("Arrows show where parts go next.")))
        pages.grid(steps, usual_columns(steps), 0.3)
    if len(solutions) > 1:
        pages.add_page()
        pages.heading(lettered(phrase("Several solutions")))
        every = [(replace(sheet(puzzle, solution), captions=[]), str(number))
                 for number, solution in enumerate(solutions, 1)]
        pages.grid(every, usual_columns(every))


def _steps(puzzle: Puzzle, solution: Solution) -> list[Entry]:
    """Return a picture of each move of the assembly, with the names of what moves."""
    order = find_course(puzzle, solution).assembly
    return [(drawn, f"{step + 1}. {lettered(move_text(puzzle, solution, order, step))}")
            for step, drawn in enumerate(step_sheets(puzzle, solution, order))]


def introduction(puzzle: Puzzle) -> list[Phrase]:
    """Return the task of the puzzle, sentence by sentence."""
    used = [part for part in puzzle.parts if part.most and part.sizes[0]]
    parts, spare = _copies(used), len(puzzle.target.optional)
    cells = phrase_n("{n} cell", "{n} cells", len(puzzle.target.cells))
    # Whole sentences for each case: translators cannot inflect pieces of one.
    lines = [phrase("Put {parts} together so that they fill the target of {cells} without a gap.", parts=parts,
                    cells=cells)] if not spare else [
        phrase("Put {parts} together so that they fill the target of {cells}.", parts=parts, cells=cells),
        phrase_n("{n} cell of it may stay empty.", "{n} cells of it may stay empty.", spare)]
    lines.append(_allowed(puzzle))
    if any(puzzle.rule(part) != puzzle.usual_rule for part in used):
        lines.append(phrase("Some parts have a rule of their own."))
    if any(part.other_forms for part in used):
        lines.append(phrase("Some parts have several numbered forms: each copy of such a part has exactly one of "
                            "them."))
    if puzzle.matching is not None:
        lines.append(phrase("Marks on the sides that touch have to match."))
    if puzzle.target.cell_colors:
        lines.append(phrase("Colours of the cells have to match those of the target."))
    return lines


def _copies(used: list[Part]) -> Phrase:
    """Return how many parts there are, or between which bounds."""
    least, most = sum(part.least for part in used), sum(part.most for part in used)
    if least == most:
        return phrase_n("{n} part", "{n} parts", most)
    return phrase_n("{least} to {n} part", "{least} to {n} parts", most, least=least)


def _allowed(puzzle: Puzzle) -> Phrase:
    """Return a sentence on how parts may be moved and turned."""
    return {
        "placed": phrase("They stay where they are drawn."),
        "fixed": phrase("They may be moved, but not turned."),
        "turn": phrase("They may be turned, but not turned over.") if puzzle.lattice.flat else
        phrase("They may be turned."),
        "turn over": phrase("They may be turned, and turned over."),
        "mirror": phrase("They may be turned, and mirror images of them may be used."),
    }[puzzle.usual_rule]


def part_text(part: Part) -> Phrase:
    """Return the name of a part, and how many there are where it is not one."""
    if (part.least, part.most) == (1, 1):
        return phrase("{name}", name=part.name)
    if part.least == part.most:
        return phrase("{name} (× {count})", name=part.name, count=part.most)
    return phrase("{name} (× {least} to {most})", name=part.name, least=part.least, most=part.most)


def unwrapped(text: str) -> str:
    """Return a text without the line breaks that only kept its lines short; those of lists and verses stay."""
    lines = text.strip().splitlines()
    ends = ["\n" if len(line) < _WRAPPED or not after.strip() else " " for line, after in pairwise(lines)]
    return "".join(map("".join, zip_longest(lines, ends, fillvalue="")))


def move_text(puzzle: Puzzle, solution: Solution, order: Assembly, step: int) -> Phrase:
    """Return the names of the parts of a move, and unless all moves put parts in, whether this one does."""
    *names, last = (puzzle.parts[solution[number].part].name for number in order.moves[step])
    every = phrase("{names} and {last}", names=", ".join(names), last=last) if names else phrase("{name}", name=last)
    if order.straight:
        return every
    return phrase("in: {parts}", parts=every) if order.enters[step] else phrase("slide: {parts}", parts=every)
