"""What an edit makes of a puzzle. Pure; refuses what could not be read back from a file."""

import re
from dataclasses import replace
from itertools import count
from string import ascii_uppercase

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell, Lattice
from latticework.puzzle import MOTIONS, Mark, Part, Puzzle
from latticework.puzzle.marks import across
from latticework.puzzle.read import MAX_CELLS

MAX_COORDINATE = 10_000
MAX_COPIES = 100_000
MAX_NAME = 200
MAX_PARTS = 2_000
MAX_TEXT = 100_000


def cells_of(puzzle: Puzzle, subject: int | None) -> tuple[Cell, ...]:
    """Return the cells of the target (None) or of a part."""
    return puzzle.target if subject is None else puzzle.parts[subject].cells


def with_cells(puzzle: Puzzle, subject: int | None, cells: tuple[Cell, ...]) -> Puzzle:
    """Return the puzzle with other cells, sorted and each once, for the target (None) or a part."""
    cells = tuple(sorted(set(cells)))
    if len(cells) > MAX_CELLS:
        raise LatticeworkError(f"{len(cells):,} cells are too many; at most {MAX_CELLS:,} can be kept")
    if any(abs(x) > MAX_COORDINATE for cell in cells for x in cell[:-1]):
        raise LatticeworkError(f"cells further than {MAX_COORDINATE:,} from the origin cannot be kept")
    if subject is not None:
        return puzzle.with_part(subject, cells=cells, marks=_outer(puzzle, subject, cells))
    return replace(puzzle, target=cells, optional=tuple(sorted(set(puzzle.optional).intersection(cells))))


def with_mark(puzzle: Puzzle, number: int, cell: Cell, side: str, mark: str) -> Puzzle:
    """Return the puzzle with another mark, "" for none, on a side of a part."""
    if len(mark) > MAX_NAME:
        raise LatticeworkError(f"the mark {shown(mark)} is longer than {MAX_NAME} characters")
    kept = [m for m in puzzle.parts[number].marks if (m.cell, m.side) != (cell, side)]
    return puzzle.with_part(number, marks=tuple(sorted([*kept, *([Mark(cell, side, mark)] if mark else [])])))


def _outer(puzzle: Puzzle, number: int, cells: tuple[Cell, ...]) -> tuple[Mark, ...]:
    """Return the marks of a part that are still on an outer side when it has other cells."""
    return tuple(mark for mark in puzzle.parts[number].marks
                 if mark.cell in cells and across(puzzle.lattice, mark.cell, mark.side) not in cells)


def with_new_part(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with an empty part at the end, named with the first free letter."""
    return _with_parts(puzzle, (*puzzle.parts, Part(_free_name(puzzle))))


def with_parts(puzzle: Puzzle, parts: list[Part]) -> Puzzle:
    """Return the puzzle with parts added at the end."""
    return _with_parts(puzzle, (*puzzle.parts, *parts))


def with_duplicate(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle with a copy of a part after it."""
    part = puzzle.parts[number]
    taken = {other.name for other in puzzle.parts}
    stem = re.sub(r" \d+$", "", part.name)[: MAX_NAME - 7]
    name = next(f"{stem} {n}" for n in count(2) if f"{stem} {n}" not in taken)
    return _with_parts(puzzle, (*puzzle.parts[: number + 1], replace(part, name=name), *puzzle.parts[number + 1 :]))


def without_part(puzzle: Puzzle, number: int) -> Puzzle:
    """Return the puzzle without a part."""
    return replace(puzzle, parts=puzzle.parts[:number] + puzzle.parts[number + 1 :])


def reordered(puzzle: Puzzle, order: list[int]) -> Puzzle:
    """Return the puzzle with its parts in another order."""
    return replace(puzzle, parts=tuple(puzzle.parts[i] for i in order))


def with_copies(puzzle: Puzzle, number: int, least: int, most: int) -> Puzzle:
    """Return the puzzle with a part placed at least and at most so many times."""
    if not 0 <= least <= most <= MAX_COPIES:
        raise LatticeworkError(f"copies {least}-{most}: give a number, or from-to with from at most to, "
                               f"up to {MAX_COPIES:,}")
    return puzzle.with_part(number, least=least, most=most)


def read_copies(text: str) -> tuple[int, int]:
    """Return (least, most) of "3" or "0-2"; raises LatticeworkError saying what would be right."""
    match = re.fullmatch(r"\s*([0-9]{1,6})\s*(?:[-–]\s*([0-9]{1,6})\s*)?", text)
    if match is None:
        raise LatticeworkError(f"copies {shown(text)}: give a number like 3, or from-to like 0-2")
    return int(match[1]), int(match[2] or match[1])


def write_copies(part: Part) -> str:
    """Return the copies of a part as read_copies reads them."""
    return str(part.most) if part.least == part.most else f"{part.least}-{part.most}"


def with_color(puzzle: Puzzle, number: int, color: str) -> Puzzle:
    """Return the puzzle with a part coloured "#rrggbb", or "" for the next colour of the palette."""
    if color and not re.fullmatch("#[0-9a-fA-F]{6}", color):
        raise LatticeworkError(f"colour {shown(color)} should be like '#3182bd'")
    return puzzle.with_part(number, color=color)


def rules(lattice: Lattice) -> tuple[str, ...]:
    """Return the rules of motion that a file may give in a lattice: "" for the usual, then from strict to free."""
    return ("", *(rule for rule in MOTIONS if rule != ("mirror" if lattice.flat else "turn over")))


def with_motions(puzzle: Puzzle, number: int | None, motions: str) -> Puzzle:
    """Return the puzzle with another rule for a part, or with None for all parts that have none of their own."""
    if motions not in rules(puzzle.lattice):
        raise LatticeworkError(f"motions {shown(motions)} should be one of {', '.join(rules(puzzle.lattice)[1:])}")
    return replace(puzzle, motions=motions) if number is None else puzzle.with_part(number, motions=motions)


def renamed(puzzle: Puzzle, number: int, name: str) -> Puzzle:
    """Return the puzzle with another name for a part."""
    return puzzle.with_part(number, name=_checked_name(name))


def with_text(puzzle: Puzzle, **texts: str) -> Puzzle:
    """Return the puzzle with another name, author or notes."""
    for field, text in texts.items():
        if field == "name":
            texts[field] = _checked_name(text)
        elif len(text) > MAX_TEXT:
            raise LatticeworkError(f"{field}: {len(text):,} characters; at most {MAX_TEXT:,} can be kept")
    return replace(puzzle, **texts)  # type: ignore[arg-type]


def with_lattice(puzzle: Puzzle, lattice: Lattice) -> Puzzle:
    """Return the puzzle on another lattice; raises LatticeworkError when there are cells already."""
    if puzzle.target or any(part.cells for part in puzzle.parts):
        raise LatticeworkError("the lattice can be changed only while there are no cells; begin a new puzzle")
    fitting = rules(lattice)
    parts = (replace(part, motions=part.motions if part.motions in fitting else "") for part in puzzle.parts)
    motions = puzzle.motions if puzzle.motions in fitting else ""
    return replace(puzzle, lattice=lattice, motions=motions, parts=tuple(parts))


def _with_parts(puzzle: Puzzle, parts: tuple[Part, ...]) -> Puzzle:
    if len(parts) > MAX_PARTS:
        raise LatticeworkError(f"{len(parts):,} parts are too many; at most {MAX_PARTS:,} can be kept")
    return replace(puzzle, parts=parts)


def _checked_name(name: str) -> str:
    name = name.strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise LatticeworkError(f"name {shown(name)}: give 1 to {MAX_NAME} characters")
    return name


def _free_name(puzzle: Puzzle) -> str:
    taken = {part.name for part in puzzle.parts}
    letters = (letter + (str(n) if n else "") for n in count() for letter in ascii_uppercase)
    return next(name for name in letters if name not in taken)
