"""Puzzles of polysolve, `.json`: grid, board and shapes as JSON."""

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, reason_of_json, shown
from latticework.files.opened_and_written import Opened
from latticework.files.others.drafts import Draft, Where
from latticework.files.others.grids import FILL_ALL, USE_ALL, Grid, Lying, Raw, Tile, Tiles, grids
from latticework.phrases import phrase
from latticework.puzzle import Target
from latticework.puzzle.limits import MAX_CELLS, MAX_COORDINATE, MAX_COPIES, MAX_PARTS

Whole = Annotated[int, msgspec.Meta(ge=-MAX_COORDINATE, le=MAX_COORDINATE)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MAX_COPIES)]
_MOBILITIES = {"mirror": "", "rotate": "turn", "translate": "fixed", "stationary": "placed"}
"""The rule of motion for each word; mirror is the freest rule of the lattice."""


class Amount(msgspec.Struct):
    """How many copies of a shape there are."""

    max: Count = 1
    min: Count = 1


class Cells(msgspec.Struct):
    """Cells as a list, or as nested lists of 0 and 1, x innermost."""

    coords: list[list[Whole]] | None = None
    tiles: list[Any] | None = None


class Shape(msgspec.Struct):
    """A piece with its forms."""

    morphs: list[Cells | list[list[Whole]]]
    name: str = ""
    mobility: Literal["mirror", "rotate", "translate", "stationary"] = "rotate"
    amount: Amount | Count = 1
    color: list[int] | None = None


class Place(msgspec.Struct):
    """A piece that is on the board from the beginning; shapes and forms are counted from 1."""

    id: Count
    position: list[Whole]
    morph: Count = 1
    orientation: Count = 0


class File(msgspec.Struct):
    """A whole file."""

    grid: str
    board: Cells | list[list[Whole]]
    shapes: list[Shape]
    description: str = ""
    mode: str = ""
    placement: list[Place] = []
    solutions: list[list[tuple[Count, list[Whole], Count, Count]]] = []
    notes: str = ""


KNOWN = {*File.__struct_fields__, "size", "note"}


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file."""
    keys = ("grid", "board", "shapes")
    return text.lstrip()[:1] == "{" and all(re.search(rf'"{name}"\s*:', text) for name in keys)


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle of a text; raises FileRefusedError naming the field."""
    file, data = _decoded(text, where)
    grid = grids().get(file.grid)
    if grid is None:
        raise FileRefusedError(where, phrase("{given} is no grid that can be read; right is one of {known}",
                                             given=shown(file.grid), known=", ".join(grids())), "grid")
    draft = Draft(where, grid.lattice)
    for field in ("shapes", "placement"):
        if len(getattr(file, field)) > MAX_PARTS:
            raise draft.fault(phrase("are more than {most}, the most that are read", most=MAX_PARTS), field)
    mode = file.mode.lower() or FILL_ALL
    if mode not in {FILL_ALL, USE_ALL}:
        draft.remark(phrase("the mode {mode} is not known; all cells of the board are to be filled",
                            mode=shown(file.mode)))
    board = grid.cells(list(_raw(file.board, grid, draft, "board")))
    tiles = Tiles(draft, grid, [_tile(number, shape, grid, draft, mode) for number, shape in enumerate(file.shapes)])
    tiles.add([_lying(tiles, place.id, place.position, place.morph, place.orientation, f"placement[{number}]")
               for number, place in enumerate(file.placement)])
    # Not refused, as newer versions of that program may add fields.
    for name in _unknown(data):
        draft.remark(phrase("the field {name} is not known and left out", name=shown(name)))
    solutions = ([_lying(tiles, *one, f"solutions[{number}]") for one in solution]
                 for number, solution in enumerate(file.solutions))
    return draft.opened(file.description, Target(board, board if mode == USE_ALL else ()), file.notes,
                        map(tiles.laid, solutions))


def _unknown(data: dict[str, Any]) -> Iterator[str]:
    """Yield the paths of all fields that are not read."""
    yield from sorted(data.keys() - KNOWN)
    for field, kind in (("shapes", Shape), ("placement", Place)):
        for number, record in enumerate(data.get(field, ())):
            yield from (f"{field}[{number}].{name}" for name in sorted(record.keys() - {*kind.__struct_fields__}))
            amount = record.get("amount")
            if isinstance(amount, dict):
                yield from (f"{field}[{number}].amount.{name}" for name in sorted(amount.keys() - {"max", "min"}))


def _decoded(text: str, where: Where) -> tuple[File, dict[str, Any]]:
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise FileRefusedError(where, reason_of_json(error)) from None
    try:
        # In a second step: the plain data say which fields are unknown, and where a wrong one is.
        return msgspec.convert(data, File), data
    except msgspec.ValidationError as error:
        raise FileRefusedError(where, *decoding_fault(error, data, File)) from None


def _raw(given: Cells | list[list[int]], grid: Grid, draft: Draft, field: str) -> Iterator[Raw]:
    """Yield the cells of the board or of a form."""
    cells = given if isinstance(given, Cells) else Cells(given)
    if (cells.coords is None) == (cells.tiles is None):
        raise draft.fault(phrase("should have either coords or tiles"), field)
    if cells.coords is not None:
        if len(cells.coords) > MAX_CELLS:
            raise draft.fault(phrase("has more than {most} cells, the most that are read", most=MAX_CELLS), field)
        for number, row in enumerate(cells.coords):
            yield _cell(row, grid, draft, f"{field}.coords[{number}]")
        return
    depth = 0
    level: Any = cells.tiles
    # The first entries show the depth; `_filled` refuses others that differ.
    while isinstance(level, list):
        depth, level = depth + 1, level[0] if level else 0
    if depth > grid.axes + (grid.kinds > 1):
        raise draft.fault(phrase("are lists nested {depth} deep, more than the grid has coordinates", depth=depth),
                           f"{field}.tiles")
    for number, row in enumerate(_filled(cells.tiles, depth, draft, f"{field}.tiles")):
        if number == MAX_CELLS:
            raise draft.fault(phrase("has more than {most} cells, the most that are read", most=MAX_CELLS), field)
        yield _cell(row, grid, draft, f"{field}.tiles")


def _filled(level: Any, depth: int, draft: Draft, field: str) -> Iterator[list[int]]:
    """Yield the indices of the numbers above 0 in nested lists, the innermost index first."""
    if depth == 0:
        if type(level) is not int:
            raise draft.fault(phrase("{value} should be 0 or 1, in lists nested equally deep", value=shown(level)),
                               field)
        if level > 0:
            yield []
    elif not isinstance(level, list):
        raise draft.fault(phrase("{value} should be a list, as those beside it are", value=shown(level)), field)
    else:
        for number, inner in enumerate(level):
            for place in _filled(inner, depth - 1, draft, field):
                yield [*place, number]


def _cell(row: list[int], grid: Grid, draft: Draft, field: str) -> Raw:
    kind, place = (row[0], row[1:]) if grid.kinds > 1 and row else (0, row)
    if not row or len(place) > grid.axes or not 0 <= kind < grid.kinds:
        raise draft.fault(phrase("{cell} is no cell of the grid {grid}, which has {count} coordinates a cell",
                                  cell=row, grid=grid.name, count=grid.axes + (grid.kinds > 1)), field)
    # Coordinates that are left out are 0.
    x, y, z = (*place, 0, 0, 0)[:3]
    return x, y, z, kind


def _tile(number: int, shape: Shape, grid: Grid, draft: Draft, mode: str) -> Tile:
    field = f"shapes[{number}]"
    forms = tuple(tuple(_raw(form, grid, draft, f"{field}.morphs[{i}]")) for i, form in enumerate(shape.morphs))
    if not forms or not all(forms):
        raise draft.fault(phrase("should have at least one form, and each form at least one cell"),
                           f"{field}.morphs")
    amount = Amount(shape.amount, shape.amount) if isinstance(shape.amount, int) else shape.amount
    color = ""
    if shape.color is not None:
        if len(shape.color) != 3 or not all(0 <= part <= 255 for part in shape.color):
            raise draft.fault(phrase("{given} should be three numbers from 0 to 255", given=shape.color),
                               f"{field}.color")
        color = "#{:02x}{:02x}{:02x}".format(*shape.color)
    return Tile(forms, _MOBILITIES[shape.mobility] or grid.freest, amount.max if mode == USE_ALL else amount.min,
                amount.max, shape.name.strip(), color)


def _lying(tiles: Tiles, shape: int, position: list[int], morph: int, orientation: int, field: str) -> Lying:
    """Return a piece of a placement or a solution, whose least coordinates are its position."""
    grid, draft = tiles.grid, tiles.draft
    if not 1 <= shape <= len(tiles.tiles) or not 1 <= morph <= len(tiles.tiles[shape - 1].forms):
        raise draft.fault(phrase("there is no shape {shape} with a form {form}", shape=shape, form=morph), field)
    if orientation >= 2 * grid.rotation_count:
        raise draft.fault(phrase("there is no orientation {number}; the grid has {count}", number=orientation,
                                  count=2 * grid.rotation_count), field)
    x, y, z, _ = _cell(position, grid, draft, field)
    form = tiles.tiles[shape - 1].forms[morph - 1]
    if tiles.tiles[shape - 1].rule == "placed":
        return Lying(shape - 1, morph - 1, form)  # a stationary piece has no position
    return Lying(shape - 1, morph - 1, tiles.turn(shape - 1, morph - 1, orientation), (x, y, z))
