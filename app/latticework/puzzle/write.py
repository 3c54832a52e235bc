"""Writing puzzle documents: readable by hand, old-or-new, unknown keys kept."""

from pathlib import Path
from typing import Any

import tomlkit

from latticework import files
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell, Lattice
from latticework.puzzle.colors import NAMED, CellColors
from latticework.puzzle.marks import Matching
from latticework.puzzle.model import Part, Published, Puzzle, Target
from latticework.puzzle.picture import can_picture, write_picture
from latticework.puzzle.read import FORMAT
from latticework.puzzle.targets import at_target, targets


def save(puzzle: Puzzle, path: Path) -> None:
    """Write the puzzle so that the file is the old one or the new one; raises LatticeworkError."""
    try:
        data = dump(puzzle).encode()
    except UnicodeEncodeError as error:
        raise LatticeworkError(f"{path}: {shown(error.object[error.start : error.end])} cannot be written") from None
    files.replace(path, data)


def dump(puzzle: Puzzle) -> str:
    """Return the puzzle as TOML."""
    head: dict[str, Any] = {"format": FORMAT, "name": puzzle.name}
    head |= _given(author=puzzle.author)
    if puzzle.notes:
        head["notes"] = _long(puzzle.notes)
    if puzzle.lattice.data is None:
        head["lattice"] = puzzle.lattice.name
    head |= _given(motions=puzzle.motions)
    plain = {key: value for key, value in puzzle.extra.items() if not _is_table(value)}
    tables = {key: value for key, value in puzzle.extra.items() if _is_table(value)}
    document = tomlkit.document()
    document.update(head | plain)
    if puzzle.lattice.data is not None:
        document["lattice"] = puzzle.lattice.data
    first, *more = targets(puzzle)
    puzzle = at_target(puzzle, 0)
    document["target"] = _target(puzzle, first)
    if more:
        document["more_targets"] = _tables([_target(puzzle, target) | _copies(target) for target in more])
    if puzzle.parts:
        document["parts"] = _tables([_part(puzzle.lattice, part) for part in puzzle.parts])
    if puzzle.matching:
        document["matching"] = _matching(puzzle.matching)
    if puzzle.published:
        document["published"] = _tables([_published(entry) for entry in puzzle.published])
    document.update(tables)
    return tomlkit.dumps(document)


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, dict) for v in value))


def _given(**values: str) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value}


def _long(text: str) -> Any:
    # A line break right after the opening quotes is not part of the text; carriage returns would be lost.
    if "\n" not in text or "\r" in text:
        return text
    quoted = tomlkit.string(text, multiline=True).as_string()
    return tomlkit.value(quoted if text.startswith("\n") else '"""\n' + quoted[3:])


def _target(puzzle: Puzzle, target: Target) -> dict[str, Any]:
    cells = _cells(puzzle.lattice, target.cells, target.optional)
    return _given(name=target.name) | cells | _colors(puzzle.lattice, target.cell_colors) | target.extra


def _copies(target: Target) -> dict[str, Any]:
    if target.copies is None:
        return {}
    return {"copies": [_from_to(least, most) for least, most in target.copies]}


def _from_to(least: int, most: int) -> int | list[int]:
    return most if least == most else [least, most]


def _colors(lattice: Lattice, colors: CellColors) -> dict[str, Any]:
    names = {color: name for name, color in NAMED.items()}
    table: dict[str, list[list[int]]] = {}
    for cell, color in colors:
        table.setdefault(names.get(color, color), []).append(list(lattice.written(cell)))
    return {"colors": table} if table else {}


def _cells(lattice: Lattice, cells: tuple[Cell, ...], optional: tuple[Cell, ...] = ()) -> dict[str, Any]:
    if can_picture(lattice, cells):
        return {"picture": _long(write_picture(lattice, cells, optional))}
    listed = {"cells": cells} | ({"may_stay_empty": optional} if optional else {})
    return {key: [list(lattice.written(cell)) for cell in some] for key, some in listed.items()}


def _part(lattice: Lattice, part: Part) -> dict[str, Any]:
    table: dict[str, Any] = {"name": part.name}
    if (part.least, part.most) != (1, 1):
        table["copies"] = _from_to(part.least, part.most)
    table |= _given(color=part.color, motions=part.motions, group=part.group) | _cells(lattice, part.cells)
    table |= _colors(lattice, part.cell_colors)
    if part.marks:
        table["marks"] = [{"cell": list(lattice.written(m.cell)), "side": m.side, "mark": m.mark} for m in part.marks]
    return table | part.extra


def _matching(matching: Matching) -> dict[str, Any]:
    table: dict[str, Any] = {}
    if matching.meet is not None:
        table["meet"] = [list(pair) for pair in matching.meet]
    if matching.alone is not None:
        table["alone"] = list(matching.alone)
    return table | ({"reach": matching.reach} if matching.reach else {})


def _published(entry: Published) -> dict[str, Any]:
    table: dict[str, Any] = {"solutions": entry.solutions, "modulo": entry.modulo, "source": entry.source}
    if entry.seconds:
        table["seconds"] = entry.seconds
    if entry.target:
        table["target"] = entry.target + 1
    return table | entry.extra


def _tables(entries: list[dict[str, Any]]) -> Any:
    array = tomlkit.aot()
    for entry in entries:
        table = tomlkit.table()
        table.update(entry)
        array.append(table)
    return array
