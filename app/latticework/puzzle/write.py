"""Writing puzzle files: readable by people, replaced atomically, with unknown keys kept."""

from pathlib import Path
from typing import Any

from latticework import reading
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.cell_text import can_picture, write_picture
from latticework.puzzle.colors import CellColors, color_name
from latticework.puzzle.limits import MAX_ALL_CELLS
from latticework.puzzle.marks import Line, Matching
from latticework.puzzle.puzzle import Part, Published, Puzzle, Target
from latticework.puzzle.read import BENDS_MAY_CROSS, FORMAT
from latticework.puzzle.targets import at_target, targets
from latticework.puzzle.toml import Lines, write_toml
from latticework.replaced_files import replace


def save(puzzle: Puzzle, path: Path) -> None:
    """Write the puzzle to a file; raises LatticeworkError, and then the old file is unchanged."""
    replace(path, encoded(puzzle, path))


def encoded(puzzle: Puzzle, path: Path | str) -> bytes:
    """Return the puzzle as bytes of a file; raises LatticeworkError naming the path if it could not be read back."""
    text = dump(puzzle)
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise LatticeworkError(phrase("{path}: {text} cannot be written", path=path,
                                      text=shown(error.object[error.start : error.end]))) from None
    _check_readable(puzzle, text, path)
    return data


def _check_readable(puzzle: Puzzle, text: str, path: Path | str) -> None:
    shapes: list[Target | Part] = [*targets(puzzle), *(form for part in puzzle.parts for form in part.forms)]
    # By the limits of the reader: what could not be read again would be lost.
    cells = sum(len(shape.cells) + len(shape.cell_colors) for shape in shapes)
    cells += sum(len(line) for target in targets(puzzle) for line in target.different)
    if len(text.encode()) > reading.MAX_BYTES:
        raise LatticeworkError(phrase("{path}: could not be saved: of {number} bytes only {most} are read again",
                                      path=path, number=len(text.encode()), most=reading.MAX_BYTES))
    if cells > MAX_ALL_CELLS:
        raise LatticeworkError(phrase("{path}: could not be saved: of {number} cells only {most} are read again",
                                      path=path, number=cells, most=MAX_ALL_CELLS))
    reading.check_keys(text, path)


def dump(puzzle: Puzzle) -> str:
    """Return the puzzle as TOML."""
    lattice = puzzle.lattice
    # The older format where it says all, so that older versions of the program read most files.
    newer = lattice.data is None and lattice.no_crossing == "bends"
    document: dict[str, Any] = {"format": FORMAT if newer else BENDS_MAY_CROSS, "name": puzzle.name}
    document |= _given(author=puzzle.author)
    document |= puzzle.origin.facts()
    if puzzle.notes:
        document["notes"] = _long(puzzle.notes)
    document["lattice"] = lattice.name if lattice.data is None else lattice.data
    first, *more = targets(puzzle)
    # Copies that parts have in a file are those of the first target; each further one has its own.
    puzzle = at_target(puzzle, 0)
    document |= _given(motions=puzzle.motions) | ({"up": list(puzzle.up)} if puzzle.up else {})
    document |= _given(palette=puzzle.palette)
    document |= {"target": _target(puzzle, first)}
    if more:
        document["more_targets"] = [_target(puzzle, target) | _copies(target) for target in more]
    if puzzle.parts:
        document["parts"] = [_part(puzzle, part) for part in puzzle.parts]
    if puzzle.matching:
        document["matching"] = _matching(puzzle.matching)
    if puzzle.published:
        document["published"] = [_published(entry) for entry in puzzle.published]
    return write_toml(document | puzzle.extra)


def _given(**values: str) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def _long(text: str) -> str:
    return text if "\n" not in text or "\r" in text else Lines(text)  # TOML loses carriage returns within lines


def _target(puzzle: Puzzle, target: Target) -> dict[str, Any]:
    table = _given(name=target.name) | _cells(puzzle.lattice, target.cells, target.optional)
    if target.most_empty is not None:
        table["most_empty"] = target.most_empty
    table |= _colors(puzzle.lattice, target.cell_colors)
    if target.color_pairs is not None:
        table["color_pairs"] = [list(map(color_name, pair)) for pair in target.color_pairs]
    if target.different:
        table["different"] = [_line(puzzle.lattice, line) for line in target.different]
    return table | target.extra


def _line(lattice: Lattice, line: Line) -> dict[str, Any]:
    labels = [side for _, side in line]
    return {"cells": [list(lattice.written(cell)) for cell, _ in line],
            "side": labels[0] if len(set(labels)) == 1 else labels}


def _copies(target: Target) -> dict[str, Any]:
    if target.copies is None:
        return {}
    return {"copies": [_from_to(least, most) for least, most in target.copies]}


def _from_to(least: int, most: int) -> int | list[int]:
    return most if least == most else [least, most]


def _colors(lattice: Lattice, colors: CellColors) -> dict[str, Any]:
    table: dict[str, list[list[int]]] = {}
    for cell, color in colors:
        table.setdefault(color_name(color), []).append(list(lattice.written(cell)))
    return {"colors": table} if table else {}


def _cells(lattice: Lattice, cells: tuple[Cell, ...], optional: tuple[Cell, ...] = ()) -> dict[str, Any]:
    if can_picture(lattice, cells):
        return {"picture": _long(write_picture(cells, optional))}
    listed = {"cells": cells} | ({"may_stay_empty": optional} if optional else {})
    return {key: [list(lattice.written(cell)) for cell in some] for key, some in listed.items()}


def _part(puzzle: Puzzle, part: Part) -> dict[str, Any]:
    lattice = puzzle.lattice
    table: dict[str, Any] = {"name": part.name}
    if (part.least, part.most) != (1, 1):
        table["copies"] = _from_to(part.least, part.most)
    table |= _given(color=part.color, motions=part.motions, group=part.group)
    # A box that is no longer placed would be refused by the reader.
    table |= {"box": True} if part.box and puzzle.rule(part) == "placed" else {}
    table |= {"forms": [_form(lattice, form) for form in part.forms]} if part.other_forms else _form(lattice, part)
    return table | part.extra


def _form(lattice: Lattice, form: Part) -> dict[str, Any]:
    table = _cells(lattice, form.cells) | _colors(lattice, form.cell_colors)
    if form.marks:
        table["marks"] = [{"cell": list(lattice.written(m.cell)), "side": m.side, "mark": m.mark} for m in form.marks]
    return table


def _matching(matching: Matching) -> dict[str, Any]:
    table: dict[str, Any] = {}
    if matching.meet is not None:
        table["meet"] = [list(pair) for pair in matching.meet]
    if matching.alone is not None:
        table["alone"] = list(matching.alone)
    if matching.reach:
        table["reach"] = matching.reach
    return table | ({"kind": matching.kind} if matching.kind else {})


def _published(entry: Published) -> dict[str, Any]:
    table: dict[str, Any] = {"solutions": entry.solutions, "modulo": entry.modulo, "source": entry.source}
    if entry.seconds:
        table["seconds"] = entry.seconds
    if entry.target:
        table["target"] = entry.target + 1
    return table | entry.extra
