"""Reading parts from a text in whatever way they are given."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from latticework.errors import LatticeworkError
from latticework.exchange.part_text.blocks import Block, blocks
from latticework.exchange.part_text.coordinates import looks_like_coordinates, read_coordinates
from latticework.exchange.part_text.pictures import Named, check_drawable, read_pictures, read_rows
from latticework.exchange.part_text.puzzles import puzzle_in, taken_over
from latticework.lattice import Lattice, normalised
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.limits import MAX_ALL_CELLS, MAX_CELLS, MAX_PARTS

MOST_CHARACTERS = 200_000


@dataclass(frozen=True)
class PartsInText:
    """Parts read from a text, with the name "" where it gives none, and what it has that they lack, in words."""

    parts: tuple[Part, ...]
    remarks: tuple[str, ...] = ()


def parts_in(text: str, puzzle: Puzzle) -> PartsInText:
    """Return the parts that a text holds, for a puzzle in whose lattice they are.

    A text is a puzzle code or file, coordinates, a picture as in puzzle files, or rows between bars. Raises
    LatticeworkError naming the line, showing what is there and saying what would be right.
    """
    if not text.strip():
        raise LatticeworkError(phrase("there is no text; type or paste a picture of a part, as ##."))
    if len(text) > MOST_CHARACTERS:
        raise LatticeworkError(phrase("the text has {count} characters; at most {most} are read", count=len(text),
                                      most=MOST_CHARACTERS))
    opened = puzzle_in(text, puzzle)
    if opened is not None:
        parts, lost = taken_over(opened.puzzle, puzzle)
        return PartsInText(_within_limits(parts), (*opened.remarks, *lost))
    parts = _within_limits(Part(name, cells) for name, cells in _named(text, puzzle.lattice))
    remarks = (phrase("What stands in braces, as joints do, stays behind."),) if _has_joints(text) else ()
    return PartsInText(tuple(replace(part, cells=normalised(part.cells)) for part in parts), remarks)


def _has_joints(text: str) -> bool:
    return "|" in text and "{" in text


def _named(text: str, lattice: Lattice) -> Iterator[Named]:
    """Yield names and cells of what is drawn or listed."""
    quoted = "|" in text and '"' in text  # what has no quotes there tells how to print a part
    if quoted:
        check_drawable(lattice)
    for block in blocks(text):
        yield from read_rows(block, lattice) if quoted else _read(block, lattice)


def _read(block: Block, lattice: Lattice) -> Iterator[Named]:
    pieces = block.pieces()
    drawn = not any("|" in piece.text or looks_like_coordinates(piece.text) for piece in pieces)
    # In a solid lattice blank lines are between the layers of one picture.
    for piece in [block] if drawn and lattice.rank == 3 else pieces:
        yield from _piece(piece, lattice)


def _piece(piece: Block, lattice: Lattice) -> list[Named]:
    if looks_like_coordinates(piece.text):
        return [(piece.name, cells) for cells in read_coordinates(piece, lattice)]
    check_drawable(lattice)
    return read_rows(piece, lattice) if "|" in piece.text else read_pictures(piece, lattice)


def _within_limits(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Return parts; raises LatticeworkError where there are none, or more or larger ones than a puzzle holds."""
    made: list[Part] = []
    cells = 0
    for part in parts:
        made.append(part)
        cells += len(part.cells)
        if len(part.cells) > MAX_CELLS:
            raise LatticeworkError(phrase("a part has {count} cells; at most {most} are read", count=len(part.cells),
                                          most=MAX_CELLS))
        if len(made) > MAX_PARTS:
            raise LatticeworkError(phrase("more than {most} parts; no more can be kept", most=MAX_PARTS))
        if cells > MAX_ALL_CELLS:
            raise LatticeworkError(phrase("the parts have more than {most} cells in all; no more are read",
                                          most=MAX_ALL_CELLS))
    if not made:
        raise LatticeworkError(phrase("the text has no part with cells"))
    return tuple(made)
