"""Reading parts from a text in whatever way they are given."""

from dataclasses import dataclass

from latticework.errors import LatticeworkError
from latticework.exchange.part_text.blocks import Block, blocks
from latticework.exchange.part_text.coordinates import looks_like_coordinates, read_coordinates
from latticework.exchange.part_text.pictures import Named, check_drawable, read_pictures, read_rows
from latticework.exchange.part_text.puzzles import puzzle_in, taken_over
from latticework.lattice import Lattice, normalised
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.limits import MAX_ALL_CELLS, MAX_CELLS, MAX_NAME, MAX_PARTS

MOST_CHARACTERS = 1_000_000


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
    source = puzzle_in(text, puzzle)
    if source is not None:
        parts, remarks = taken_over(source, puzzle)
    else:
        parts = tuple(Part(name[:MAX_NAME], normalised(cells)) for name, cells in _named(text, puzzle.lattice))
        remarks = (phrase("What stands in braces, as joints do, stays behind."),) if _has_joints(text) else ()
    _check(parts)
    return PartsInText(parts, remarks)


def _has_joints(text: str) -> bool:
    return "|" in text and "{" in text


def _named(text: str, lattice: Lattice) -> list[Named]:
    """Return names and cells of what is drawn or listed."""
    found = blocks(text)
    if "|" in text and '"' in text:  # what has no quotes there tells how to print a part
        check_drawable(lattice)
        return [named for block in found for named in read_rows(block, lattice)]
    return [named for block in found for named in _read(block, lattice)]


def _read(block: Block, lattice: Lattice) -> list[Named]:
    if looks_like_coordinates(block.text):
        return [(block.name, cells) for piece in block.pieces() for cells in read_coordinates(piece, lattice)]
    check_drawable(lattice)
    if "|" in block.text:
        return [named for piece in block.pieces() for named in read_rows(piece, lattice)]
    # In a solid lattice blank lines are between the layers of one part.
    pieces = block.pieces() if lattice.rank == 2 else [block]
    return [named for piece in pieces for named in read_pictures(piece, lattice)]


def _check(parts: tuple[Part, ...]) -> None:
    """Raise LatticeworkError where there are no parts, or more or larger ones than a puzzle holds."""
    sizes = [len(part.cells) for part in parts]
    if not parts:
        raise LatticeworkError(phrase("the text has no part with cells"))
    if len(parts) > MAX_PARTS:
        raise LatticeworkError(phrase("{count} parts are too many; at most {most} can be kept", count=len(parts),
                                      most=MAX_PARTS))
    if max(sizes) > MAX_CELLS:
        raise LatticeworkError(phrase("a part has {count} cells; at most {most} are read", count=max(sizes),
                                      most=MAX_CELLS))
    if sum(sizes) > MAX_ALL_CELLS:
        raise LatticeworkError(phrase("the parts have {count} cells in all; at most {most} are read",
                                      count=sum(sizes), most=MAX_ALL_CELLS))
