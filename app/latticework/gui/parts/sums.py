"""The lines below the list of parts: sums, why they cannot fit, parts in pieces, unknown keys of the file."""

from latticework.errors import shown
from latticework.gui.common.translation import tr, tr_n, translatable, translated
from latticework.puzzle import Puzzle
from latticework.puzzle.read import UnknownKey, unknown_keys
from latticework.puzzle.shapes.borders import pieces
from latticework.puzzle.sizes import sizes, without_cells
from latticework.visible_text import one_line

MOST_KEYS = 4
"""Keys that are told one by one."""
PIECES = {2: translatable("Part {name} is in two pieces"), 3: translatable("Part {name} is in three pieces"),
          4: translatable("Part {name} is in four pieces"), 5: translatable("Part {name} is in five pieces")}


def sums(puzzle: Puzzle) -> str:
    """Return a line like "12 parts, 60 cells; target 60 cells"."""
    least, most = sum(part.least for part in puzzle.parts), sum(part.most for part in puzzle.parts)
    parts = (tr_n("{n} part", "{n} parts", most) if least == most
             else tr_n("{least} to {n} part", "{least} to {n} parts", most, least=least))
    filled = sizes(puzzle)
    cells = (cells_text(filled.most) if filled.least == filled.most
             else tr_n("{least} to {n} cell", "{least} to {n} cells", filled.most, least=filled.least))
    target = cells_text(len(puzzle.target.cells))
    sums = tr("{parts}, {cells}; target {target}", parts=parts, cells=cells, target=target)
    optional, most = len(puzzle.target.optional), puzzle.target.may_be_empty
    empty = tr_n("{n} may stay empty", "{n} may stay empty", most) if most == optional else \
        tr_n("{most} of {n} may stay empty", "{most} of {n} may stay empty", optional, most=most)
    return tr("{sums}, {empty}", sums=sums, empty=empty) if puzzle.target.optional else sums


def selected(puzzle: Puzzle, chosen: tuple[int, ...]) -> str:
    """Return a line about the parts that are selected, copies counted, or "" unless there are several."""
    if len(chosen) < 2:
        return ""
    cells = sum(len(puzzle.parts[number].cells) * puzzle.parts[number].most for number in chosen)
    return tr("{n} selected: {cells}", n=len(chosen), cells=cells_text(cells))


def misfit(puzzle: Puzzle) -> str:
    """Return why the parts cannot fill the target, or "" when counting cells does not tell."""
    if not puzzle.parts:
        return ""
    for number in without_cells(puzzle):
        return tr("Part {name} has no cells yet.", name=one_line(puzzle.parts[number].name))
    if not puzzle.target.cells:
        return tr("The target has no cells yet.")
    found = sizes(puzzle)
    if found.too_many:
        return tr_n("Too many: {n} cell more than the target has.", "Too many: {n} cells more than the target has.",
                    found.too_many)
    if found.too_few:
        if puzzle.target.optional:
            return tr_n("Too few: {n} cell of the target would stay empty beside those that may.",
                        "Too few: {n} cells of the target would stay empty beside those that may.", found.too_few)
        return tr_n("Too few: {n} cell of the target would stay empty.",
                    "Too few: {n} cells of the target would stay empty.", found.too_few)
    return ""


def remark(puzzle: Puzzle) -> str:
    """Return which parts are in several pieces, which is allowed but seldom meant, or ""."""
    found = [(part.name, pieces(puzzle.lattice, part.cells)) for part in puzzle.parts]
    several = [(name, count) for name, count in found if count > 1]
    if not several:
        return ""
    name, count = several[0]
    in_pieces = (translated(PIECES[count], name=one_line(name)) if count in PIECES else
                 tr_n("Part {name} is in {n} piece", "Part {name} is in {n} pieces", count, name=one_line(name)))
    if len(several) == 1:
        return tr("{in_pieces}.", "a sentence: its full stop is put here", in_pieces=in_pieces)
    return tr_n("{in_pieces}, and so is {n} more.", "{in_pieces}, and so are {n} more.", len(several) - 1,
                in_pieces=in_pieces)


def unread(puzzle: Puzzle) -> str:
    """Return the unknown keys of the puzzle's file, a line each, or ""."""
    found = [_unknown(key) for key in unknown_keys(puzzle)]
    more = [tr_n("and {n} more like these", "and {n} more like these", len(found) - MOST_KEYS)]
    return "\n".join(found[:MOST_KEYS] + (more if len(found) > MOST_KEYS else []))


def _unknown(key: UnknownKey) -> str:
    text = tr("{key} is not a known key and changes nothing", key=shown(key.key))
    if key.resembles:
        text = tr("{key} is not a known key and changes nothing; did you mean {other}?", key=shown(key.key),
                  other=repr(key.resembles))
    return tr("{place}: {text}", place=one_line(key.where), text=text) if key.where else text


def cells_text(count: int) -> str:
    """Return a number of cells: "1 cell", "60 cells"."""
    return tr_n("{n} cell", "{n} cells", count)
