"""Parts drawn with a mark a cell: pictures of lines, and rows between bars as in "xx|.x"."""

import re

from latticework.errors import LatticeworkError, shown
from latticework.exchange.part_text.blocks import Block
from latticework.exchange.part_text.coordinates import example
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.cell_text import read_picture
from latticework.puzzle.limits import MAX_TEXT

MOST_LETTERS = 100
"""The most parts of one picture."""

Named = tuple[str, tuple[Cell, ...]]

_GROUP = re.compile(r'\[[^][]*\]|"[^"]*"')


def check_drawable(lattice: Lattice) -> None:
    """Raise LatticeworkError where the cells of a lattice cannot be drawn with characters."""
    if len(lattice.kinds) > 1 or not 2 <= lattice.rank <= 3:
        raise LatticeworkError(phrase("the lattice {lattice} has no pictures of characters; give coordinates, as in "
                                      "{example}", lattice=lattice.title, example=example(lattice)))


def read_pictures(block: Block, lattice: Lattice) -> list[Named]:
    """Return the parts of a picture: the cells of one mark or of signs, or a part for each of several letters.

    Where there are only 0 and 1, 0 is empty. Raises LatticeworkError naming the line.
    """
    text = block.text
    marks = set(text) - {".", " ", "\t", "\n"}
    letters = sorted(mark for mark in marks if mark.isalnum())
    if marks == {"0", "1"}:
        text, letters = text.replace("0", "."), ["1"]
    _check(block, marks, letters)
    try:
        drawn = [(mark, read_picture(text, mark)) for mark in letters] if len(letters) > 1 else [
            ("", read_picture(text))]
    except ValueError as error:
        raise LatticeworkError(phrase("line {line}: {reason}", line=block.first, reason=error.args[0])) from None
    if lattice.rank == 2 and any(z for _, cells in drawn for _, _, z in cells):
        raise LatticeworkError(phrase("line {line}: has several layers, but the lattice is flat", line=block.first))
    return [(" ".join(filter(None, (block.name, mark))) if mark else block.name,
             tuple((*cell[: lattice.rank], 0) for cell in cells)) for mark, cells in drawn]


def _check(block: Block, marks: set[str], letters: list[str]) -> None:
    """Raise LatticeworkError for a text that is no picture, with its first line that is none."""
    lines = [(number, line.strip()) for number, line in block.lines if line.strip()]
    if len(block.text) > MAX_TEXT:
        raise LatticeworkError(phrase("line {line}: a picture of {count} characters; at most {most} are read",
                                      line=block.first, count=len(block.text), most=MAX_TEXT))
    if not marks:
        raise LatticeworkError(phrase("line {line}: {value} shows no cell; draw cells as # and dots where there is "
                                      "none", line=lines[0][0], value=shown(lines[0][1])))
    if len(letters) > 1:
        mixed = len(marks) > len(letters) or len(lines) == 1 or len(letters) > MOST_LETTERS
        wrong = next((line for line in lines if mixed or re.search(r"\w\s+\w", line[1])), None)
        if wrong is not None:
            raise LatticeworkError(phrase("line {line}: {value} should be a line of a picture, as ##., or cells as "
                                          "(0,0) (1,0), or a puzzle of another program", line=wrong[0],
                                          value=shown(wrong[1])))


def read_rows(block: Block, lattice: Lattice) -> list[Named]:
    """Return the parts of rows between bars; strings in quotes, or lines, are the layers from the bottom up.

    The first row is the one in front, y = 0; in a flat lattice it is on top, as in a picture.
    """
    text = re.sub(r"\{[^{}]*\}", "", block.text)
    found = [re.findall(r'"([^"]*)"', group) for group in _GROUP.findall(text)] if '"' in text else [
        [row for row in re.split(r"[,\n]", text.strip(" \t\n,[]()")) if row.strip()]]
    made = [_stacked([layer.strip().split("|") for layer in layers], lattice, block) for layers in found if layers]
    return [(block.name, cells) for cells in made if cells]


def _stacked(layers: list[list[str]], lattice: Lattice, block: Block) -> tuple[Cell, ...]:
    if lattice.rank == 2 and len(layers) > 1:
        raise LatticeworkError(phrase("line {line}: has several layers, but the lattice is flat", line=block.first))
    cells = [(x, y if lattice.rank == 3 else -y, z) for z, layer in enumerate(layers)
             for y, row in enumerate(layer) for x, mark in enumerate(row) if mark not in ". \t"]
    return tuple(sorted((*cell[: lattice.rank], 0) for cell in cells))
