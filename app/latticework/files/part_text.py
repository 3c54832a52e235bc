"""Parts read from a text in any form, also from a whole puzzle, and cells on a clipboard."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any

from latticework import reading
from latticework.errors import LatticeworkError, shown
from latticework.files.formats import PASTED, is_puzzle, of_pasted, read_text
from latticework.files.opened_and_written import Opened
from latticework.files.part_coordinates import Block, blocks, example, looks_like_coordinates, read_coordinates
from latticework.files.puzzle_files import is_code
from latticework.lattice import Cell, Lattice, normalised
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle, parse
from latticework.puzzle.cell_text import can_picture, read_picture, write_picture
from latticework.puzzle.edit_cells import cells_of_cut, cut_of_part
from latticework.puzzle.limits import MAX_ALL_CELLS, MAX_CELLS, MAX_PARTS, MAX_TEXT
from latticework.puzzle.read import FORMAT, from_data
from latticework.puzzle.write import encoded

_MOST_CHARACTERS = 200_000

_MOST_LETTERS = 100
"""The most parts of one picture."""

Named = tuple[str, tuple[Cell, ...]]

_GROUP = re.compile(r'\[[^][]*\]|"[^"]*"')

OWN = "application/x-latticework-cells"
TEXT, PNG, SVG = "text/plain", "image/png", "image/svg+xml"

_MOST_DRAWN = 2_000
"""The most cells of which pictures are made; of more it would take seconds."""

_PIXELS = 800


@dataclass(frozen=True)
class PartsInText:
    """Parts read from a text, with the name "" where it gives none, and remarks on what is lost."""

    parts: tuple[Part, ...]
    remarks: tuple[str, ...] = ()


def parts_in(text: str, puzzle: Puzzle) -> PartsInText:
    """Return the parts that a text holds, for a puzzle in whose lattice they are.

    A text is a puzzle code or file, coordinates, a picture as in puzzle files, or rows between bars. Raises
    LatticeworkError naming the line, showing what is there and saying what would be right.
    """
    if not text.strip():
        raise LatticeworkError(phrase("there is no text; type or paste a picture of a part, as ##."))
    if len(text) > _MOST_CHARACTERS:
        raise LatticeworkError(phrase("the text has {count} characters; at most {most} are read", count=len(text),
                                      most=_MOST_CHARACTERS))
    opened = _puzzle_in(text, puzzle)
    if opened is not None:
        parts, lost = _taken_over(opened.puzzle, puzzle)
        return PartsInText(_within_limits(parts), (*opened.remarks, *lost))
    parts = _within_limits(Part(name, cells) for name, cells in _named(text, puzzle.lattice))
    remarks = (phrase("What stands in braces, as joints do, stays behind."),) if "|" in text and "{" in text else ()
    return PartsInText(tuple(replace(part, cells=normalised(part.cells)) for part in parts), remarks)


def _puzzle_in(text: str, puzzle: Puzzle) -> Opened | None:
    """Return the puzzle of a text, None where it is no puzzle of any format; raises LatticeworkError."""
    if re.search(r"^[ \t]*(\[\[parts\]\]|(picture|cells|lattice)\s*=)", text, re.MULTILINE):
        return Opened(from_data(_completed(reading.parse_toml(text, PASTED), puzzle), PASTED))
    rows_alone = "|" in text and "(" not in text  # of any lattice, though another program has such rows for cubes
    if is_code(text) or (not rows_alone and of_pasted(text) is not None):
        return read_text(text)
    return None


def _completed(data: dict[str, Any], puzzle: Puzzle) -> dict[str, Any]:
    """Return the data of a piece of a puzzle file, or of one part, completed to those of a whole file."""
    if "format" in data:
        return data
    # One part alone, as it is copied out of a puzzle file.
    if "parts" not in data and not {"target", "lattice"} & set(data):
        data = {"parts": [data]}
    lattice = puzzle.lattice
    for number, part in enumerate(data["parts"] if isinstance(data.get("parts"), list) else []):
        if isinstance(part, dict):
            part.setdefault("name", ascii_uppercase[number % len(ascii_uppercase)])
    return {"format": FORMAT, "lattice": lattice.name if lattice.data is None else lattice.data} | data


def _taken_over(source: Puzzle, puzzle: Puzzle) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """Return the parts of a puzzle as parts of another, and remarks on what they lose.

    Raises LatticeworkError where the puzzles have different lattices.
    """
    if source.lattice != puzzle.lattice:
        raise LatticeworkError(phrase("the parts of “{name}” are in the lattice {other}; here they should be in the "
                                      "lattice {lattice}", name=source.name, other=source.lattice.title,
                                      lattice=puzzle.lattice.title))
    parts = [part for part in source.parts if part.sizes[0]]
    # A part without its marks or group is still a part; what is dropped is named in a remark.
    losses: list[tuple[Callable[[Part], bool], Callable[[Part], Part], str]] = [
        (lambda part: bool(part.all_marks) and source.matching != puzzle.matching, lambda part: part.without_marks,
         phrase("Marks stay behind, as other marks match in that puzzle.")),
        (lambda part: bool(part.group), lambda part: replace(part, group=""), phrase("Groups of parts stay behind."))]
    remarks = []
    for is_lost, without, words in losses:
        if any(map(is_lost, parts)):
            remarks.append(words)
            parts = [without(part) for part in parts]
    rules = [source.rule(part) for part in parts]
    return tuple(replace(part, motions="" if rule == puzzle.usual_rule else rule)
                 for part, rule in zip(parts, rules, strict=True)), tuple(remarks)


def _named(text: str, lattice: Lattice) -> Iterator[Named]:
    """Yield names and cells of the parts that a text draws or lists."""
    quoted = "|" in text and '"' in text  # text outside of quotes there is on how to print a part
    if quoted:
        _check_drawable(lattice)
    for block in blocks(text):
        yield from _read_rows(block, lattice) if quoted else _read(block, lattice)


def _read(block: Block, lattice: Lattice) -> Iterator[Named]:
    pieces = block.pieces()
    drawn = not any("|" in piece.text or looks_like_coordinates(piece.text) for piece in pieces)
    # In a solid lattice blank lines are between the layers of one picture.
    for piece in [block] if drawn and lattice.rank == 3 else pieces:
        yield from _piece(piece, lattice)


def _piece(piece: Block, lattice: Lattice) -> list[Named]:
    if looks_like_coordinates(piece.text):
        return [(piece.name, cells) for cells in read_coordinates(piece, lattice)]
    _check_drawable(lattice)
    return _read_rows(piece, lattice) if "|" in piece.text else _read_pictures(piece, lattice)


def _within_limits(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return parts; raises LatticeworkError where there are none, or more or larger ones than a puzzle holds."""
    made: list[Part] = []
    cells = 0
    for part in parts:
        made.append(part)
        cells += sum(len(form.cells) for form in part.forms)
        if part.sizes[-1] > MAX_CELLS:
            raise LatticeworkError(phrase("a part has {count} cells; at most {most} are read", count=part.sizes[-1],
                                          most=MAX_CELLS))
        if len(made) > MAX_PARTS:
            raise LatticeworkError(phrase("more than {most} parts; no more can be kept", most=MAX_PARTS))
        if cells > MAX_ALL_CELLS:
            raise LatticeworkError(phrase("the parts have more than {most} cells in all; no more are read",
                                          most=MAX_ALL_CELLS))
    if not made:
        raise LatticeworkError(phrase("the text has no part with cells"))
    return tuple(made)


def _check_drawable(lattice: Lattice) -> None:
    """Raise LatticeworkError where the cells of a lattice cannot be drawn with characters."""
    if len(lattice.kinds) > 1 or not 2 <= lattice.rank <= 3:
        raise LatticeworkError(phrase("the lattice {lattice} has no pictures of characters; give coordinates, as in "
                                      "{example}", lattice=lattice.title, example=example(lattice)))


def _read_pictures(block: Block, lattice: Lattice) -> list[Named]:
    """Return the parts of a picture: the cells of one mark or of signs, or a part for each of several letters.

    Where there are only 0 and 1, 0 is empty. Raises LatticeworkError naming the line.
    """
    text = block.text
    marks = set(text) - {".", " ", "\t", "\n"}
    letters = sorted(mark for mark in marks if mark.isalnum())
    if marks == {"0", "1"}:
        # In a grid of zeros and ones, zeros are empty cells; in any other picture a 0 is a mark.
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
    """Raise LatticeworkError, naming the first wrong line, for a text that is no picture."""
    lines = [(number, line.strip()) for number, line in block.lines if line.strip()]
    if len(block.text) > MAX_TEXT:
        raise LatticeworkError(phrase("line {line}: a picture of {count} characters; at most {most} are read",
                                      line=block.first, count=len(block.text), most=MAX_TEXT))
    if not marks:
        raise LatticeworkError(phrase("line {line}: {value} shows no cell; draw cells as # and dots where there is "
                                      "none", line=lines[0][0], value=shown(lines[0][1])))
    if len(letters) > 1:
        mixed = len(marks) > len(letters) or len(lines) == 1 or len(letters) > _MOST_LETTERS
        wrong = next((line for line in lines if mixed or re.search(r"\w\s+\w", line[1])), None)
        if wrong is not None:
            raise LatticeworkError(phrase("line {line}: {value} should be a line of a picture, as ##., or cells as "
                                          "(0,0) (1,0), or a puzzle of another program", line=wrong[0],
                                          value=shown(wrong[1])))


def _read_rows(block: Block, lattice: Lattice) -> list[Named]:
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


def offered(cut: Puzzle, color: str) -> dict[str, bytes]:
    """Return the data for the clipboard of cells that were cut out, by MIME type; pictures show them in a colour."""
    made = {OWN: encoded(cut, OWN), TEXT: as_text(cut).encode()}
    cells = cells_of_cut(cut)
    if len(cells) <= _MOST_DRAWN:
        from latticework.files.pictures import images  # noqa: PLC0415 - it loads a library of pictures

        drawn = Puzzle(cut.lattice, cut.name, matching=cut.matching, up=cut.up, parts=(
            Part("", cells, color=color, cell_colors=cut.parts[0].cell_colors, marks=cut.parts[0].marks),)).standing
        made |= {PNG: images.encoded(images.image(drawn, None, _PIXELS, None)),
                 SVG: images.svg(drawn, None, _PIXELS, None).encode()}
    return made


def as_text(cut: Puzzle) -> str:
    """Return cells as a text picture if the lattice allows that, else as coordinates."""
    cells = normalised(cells_of_cut(cut))
    # Whoever pastes it into a message sees the cells, where a lattice can be drawn so.
    if can_picture(cut.lattice, cells):
        return write_picture(cells)
    return " ".join(map(cut.lattice.cell_text, cells))


def cells_of_own(data: bytes, puzzle: Puzzle) -> Puzzle:
    """Return the cells that a window of this program put on the clipboard; raises LatticeworkError."""
    # Any program may put anything on the clipboard under our type, so it is read like a file of a stranger.
    cut = parse(data.decode(errors="replace"), OWN)
    if cut.lattice != puzzle.lattice:
        raise LatticeworkError(phrase("the cells that were copied are in the lattice {other}; here they should be in "
                                      "the lattice {lattice}", other=cut.lattice.title, lattice=puzzle.lattice.title))
    return cut


def cells_of_text(text: str, puzzle: Puzzle) -> Puzzle | None:
    """Return the cells of a text that draws or lists one part with one form, None for any other text."""
    if not text.strip() or is_puzzle(text):
        return None
    try:
        parts = parts_in(text, puzzle).parts
    except LatticeworkError:
        return None
    return cut_of_part(puzzle, parts[0]) if len(parts) == 1 and not parts[0].other_forms else None
