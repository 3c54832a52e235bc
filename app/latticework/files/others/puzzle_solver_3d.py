"""Puzzles of PuzzleSolver3D, `.puz`: pieces and the result as pictures, with layers side by side."""

import re
from collections.abc import Iterator
from itertools import islice

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files.opened_and_written import Contents, Opened, Written, in_line
from latticework.files.others.drafts import HEAD, Draft, Pieces, Where, some_are_equal
from latticework.lattice import Cell, builtin
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.edit_forms import forms_as_parts
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.targets import targets

MOST = 500
"""The largest size along an axis."""

_HEAD = re.compile(r"[ \t]*(PIECE|RESULT)[ \t]+(\d{1,6})[ \t]*,[ \t]*(\d{1,6})[ \t]*,[ \t]*(\d{1,6})[ \t]*", re.ASCII)


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file."""
    return any(map(_HEAD.fullmatch, text[:HEAD].splitlines()))


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle of a text; raises FileRefusedError naming the line."""
    draft = Draft(where, builtin("cubic"))
    pieces, target = Pieces(draft), Target()
    results = 0
    for kind, cells in _shapes(text, where):
        if kind == "PIECE":
            pieces.add("", cells)
        elif not results:
            target = Target(tuple(cells))
        results += kind == "RESULT"
    if results > 1:
        draft.remark(phrase_n("{n} further result is left out", "{n} further results are left out", results - 1))
    if not results:
        draft.remark(phrase("there is no result, so the target is empty"))
    return draft.opened("", target)


def _shapes(text: str, where: Where) -> Iterator[tuple[str, list[Cell]]]:
    """Yield the kind of each shape, PIECE or RESULT, and its cells."""
    # Not splitlines, which also splits at other characters, and these may be marks in a picture.
    lines = text.removesuffix("\n").split("\n")
    at = 0
    while at < len(lines):
        line = lines[at].rstrip("\r")
        at += 1
        if not line.strip():
            continue
        head = _HEAD.fullmatch(line)
        field = in_line(at)
        if not head:
            raise FileRefusedError(where, phrase("{given} should be PIECE or RESULT with three sizes, as in "
                                                 "PIECE 3,2,1", given=shown(line)), field)
        x, y, z = map(int, head.groups()[1:])
        if not all(1 <= size <= MOST for size in (x, y, z)):
            raise FileRefusedError(where, phrase("{given} has a size that is not from 1 to {most}",
                                                 given=shown(line), most=MOST), field)
        rows = [row.rstrip("\r") for row in lines[at : at + y]]
        if len(rows) < y:
            raise FileRefusedError(where, phrase("the shape should have {wanted} lines; there are {count}",
                                                 wanted=y, count=len(rows)), field)
        for number, row in enumerate(rows):
            if len(row.rstrip()) > z * (x + 1) - 1:
                raise FileRefusedError(where, phrase("{given} is longer than {groups} groups of {size} characters",
                                                     given=shown(row), groups=z, size=x),
                                       in_line(at + number + 1))
        at += y
        every: Iterator[Cell] = ((i % (x + 1), y - 1 - number, i // (x + 1), 0) for number, row in enumerate(rows)
                             for i, mark in enumerate(row) if not mark.isspace() and i % (x + 1) < x)
        cells = list(islice(every, MAX_CELLS + 1))
        if len(cells) > MAX_CELLS:
            raise FileRefusedError(where, phrase("the shape has more than {most} cells, the most that are read",
                                                 most=MAX_CELLS), field)
        yield head[1], cells


def write(contents: Contents) -> Written:
    """Return a puzzle of cubes, or of squares as one layer, as such a file; raises LatticeworkError."""
    puzzle, _ = contents.of_puzzle()
    if puzzle.lattice not in {builtin("cubic"), builtin("square")}:
        raise LatticeworkError(phrase("{name}: has cells of the lattice {lattice}; this format holds squares and "
                                      "cubes alone", name=puzzle.name, lattice=puzzle.lattice.name))
    made = forms_as_parts(puzzle)
    puzzle, remarks = made.puzzle, [*made.remarks, *losses(puzzle)]
    if puzzle.lattice.flat:
        remarks.append(phrase("the flat puzzle becomes one layer of a solid one"))
    # Parts of a flat puzzle as one layer of cubes, which is how they are written.
    solid = [tuple((*cell[:-1], 0, 0)[:4] for cell in part.cells) for part in puzzle.parts if part.cells]
    if some_are_equal(builtin("cubic"), solid):
        remarks.append(phrase("equal parts become copies of one, as they have no names, so there are fewer "
                              "solutions"))
    shapes = [_picture("PIECE", part.cells, puzzle.name) for part in puzzle.parts if part.cells
              for _ in range(part.most)]
    if puzzle.target.cells:
        shapes.append(_picture("RESULT", puzzle.target.cells, puzzle.name))
    return Written("".join(shapes).encode(), tuple(remarks))


def _picture(kind: str, cells: tuple[Cell, ...], name: str) -> str:
    """Return a shape with its head, one line for each row of all layers."""
    places = [(*cell[:-1], 0)[:3] for cell in cells]
    low = list(map(min, zip(*places, strict=True)))
    x, y, z = (high - least + 1 for least, high in zip(low, map(max, zip(*places, strict=True)), strict=True))
    if max(x, y, z) > MOST or x * y * z > MAX_CELLS * 10:
        raise LatticeworkError(phrase("{name}: a shape is larger than {most} cells along an axis, or its box is",
                                      name=name, most=MOST))
    there = {tuple(a - b for a, b in zip(place, low, strict=True)) for place in places}
    rows = (" ".join("".join("#" if (i, row, k) in there else " " for i in range(x)) for k in range(z)).rstrip()
            # The first line of a picture is its top row.
            for row in reversed(range(y)))
    return "\n".join([f"{kind} {x},{y},{z}", *rows]) + "\n"


def losses(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield remarks on what is lost in a file that holds cells alone."""
    if others := len(puzzle.others):
        yield phrase_n("{n} other target is left out; the one at hand is written",
                       "{n} other targets are left out; the one at hand is written", others)
    for rule in dict.fromkeys(puzzle.rule(part) for part in puzzle.parts):
        if rule != usual_rule(puzzle.lattice):
            yield phrase("parts that may be moved as “{rule}” says are turned freely in this format", rule=rule)
    yield from _of_copies(puzzle)
    if puzzle.target.optional:
        yield phrase("that cells may stay empty is left out; in this format all are filled")
    if puzzle.target.most_empty is not None:
        yield phrase("how many cells may stay empty is left out, so there may be more solutions")
    if any(part.all_marks for part in puzzle.parts) or puzzle.matching is not None:
        yield phrase("marks on sides, and which of them may meet, are left out, so there may be more solutions")
    if any(target.different for target in targets(puzzle)):
        yield phrase("lines along which marks are different are left out, so there may be more solutions")
    if puzzle.target.cell_colors or any(part.all_colors for part in puzzle.parts):
        yield phrase("colours of cells are left out, so there may be more solutions")
    if number := sum(bool(part.color) for part in puzzle.parts):
        yield phrase_n("the colour that was chosen for {n} part is left out",
                       "the colours that were chosen for {n} parts are left out", number)
    yield from _of_words(puzzle)


def _of_copies(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield remarks on what is lost of the numbers of copies, and of groups."""
    if number := sum(part.least != part.most for part in puzzle.parts):
        yield phrase_n("{n} part that need not be used is written as often as it may be used",
                       "{n} parts that need not be used are written as often as they may be used", number)
    if number := sum(not part.cells for part in puzzle.parts):
        yield phrase_n("{n} part without cells is left out", "{n} parts without cells are left out", number)
    if any(part.group for part in puzzle.parts):
        yield phrase("groups of parts are left out")


def _of_words(puzzle: Puzzle) -> Iterator[Phrase]:
    """Yield remarks on what is lost of names, notes and published counts."""
    yield phrase("the names of parts are left out")
    yield phrase("the name of the puzzle is left out; the name of the file is taken for it")
    if puzzle.notes:
        yield phrase("the notes are left out")
    if puzzle.target.name:
        yield phrase("the name of the target, {name}, is left out", name=shown(puzzle.target.name))
    if puzzle.up:
        yield phrase("the direction of layers is left out")
    if puzzle.author:
        yield phrase("the author, {name}, is left out", name=puzzle.author)
    if known := puzzle.origin.facts():
        yield phrase("this format has no place for what is known of the origin of the puzzle: {fields}",
                     fields=", ".join(known))
    if number := len(puzzle.published):
        yield phrase_n("{n} published count is left out", "{n} published counts are left out", number)
    if puzzle.extra or any(target.extra for target in targets(puzzle)) or any(part.extra for part in puzzle.parts):
        yield phrase("keys that this program does not know are left out")
