"""Solutions as text, as JSON, and as a table with a row for each placement or option: CSV and Parquet."""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice
from typing import Any

from latticework.cancel import checkpoint
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.files.opened_and_written import Chosen, Contents
from latticework.phrases import phrase, translatable
from latticework.puzzle import Puzzle
from latticework.settings import setting
from latticework.solution import Placement, as_data, as_text, pose_of
from latticework.solution.text import (
    COORDINATES,
    LETTERS_ACROSS,
    LETTERS_DOWN,
    OUTLINES,
    in_words,
    option_text,
    options_as_data,
    options_as_text,
)
from latticework.visible_text import one_line

Row = tuple[Any, ...]
_PlacementTexts = tuple[bool | None, str, str]
"""Whether a placement is mirrored, its cells and its marks as texts: the columns that depend on it alone."""

_PLACEMENT_COLUMNS = {"solution": "int64", "part": "string", "copy": "int32", "mirrored": "bool", "cells": "string",
                     "marks": "string"}
_OPTION_COLUMNS = {"solution": "int64", "option": "int64", "items": "string"}
"""The columns with their types as Arrow names them."""

_SEPARATORS = {translatable("comma"): ",", translatable("semicolon"): ";", translatable("tab"): "\t"}
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""The beginnings of texts that spreadsheets interpret as formulas."""

_AT_ONCE, _MOST_KNOWN = 5_000, 100_000


@dataclass(frozen=True)
class TextSettings:
    """How solutions are written; exact cover problems, and what letters cannot show, have a style of their own."""

    style: str = setting(LETTERS_DOWN, translatable("Write cells as"), choices={
        LETTERS_DOWN: translatable("letters, layers below"), COORDINATES: translatable("coordinates"),
        LETTERS_ACROSS: translatable("letters, layers beside"), OUTLINES: translatable("lines around pieces")})


def text(contents: Contents, settings: TextSettings) -> Iterator[bytes]:
    """Yield solutions as text, each as a picture or a list of placements or options."""
    document = contents.document
    for number, solution in _counted_solutions(contents):
        written = options_as_text(document, solution) if isinstance(document, ExactCover) else \
            as_text(document, solution, settings.style)
        yield f"Solution {number}\n{written}\n".encode()


def json_lines(contents: Contents) -> Iterator[bytes]:
    """Yield solutions as JSON objects, one a line."""
    document = contents.document
    for number, solution in _counted_solutions(contents):
        found = {"placements": as_data(document, solution)} if isinstance(document, Puzzle) else {
            "options": options_as_data(document, solution), "numbers": list(solution)}
        yield (json.dumps({"number": number} | found) + "\n").encode()


def _counted_solutions(contents: Contents) -> Iterator[tuple[int, Chosen]]:
    """Yield all solutions with their numbers; the work can be cancelled at each."""
    for number, solution in contents.numbered():
        checkpoint()
        yield number, solution


@dataclass(frozen=True)
class TableSettings:
    """The settings of tables as text."""

    separator: str = setting("comma", translatable("Between two columns"), choices=tuple(_SEPARATORS))
    byte_order_mark: bool = setting(False, translatable("Byte order mark, which Excel needs"))


def csv_file(contents: Contents, settings: TableSettings) -> Iterator[bytes]:
    """Yield the table as CSV in UTF-8."""
    if settings.byte_order_mark:
        # Without it Excel reads UTF-8 as the code page of the system; other programs take it for a part of a name.
        yield b"\xef\xbb\xbf"
    for some in _bundles(chain([tuple(_columns(contents))], _rows(contents))):
        lines = io.StringIO(newline="")
        csv.writer(lines, delimiter=_SEPARATORS[settings.separator]).writerows(map(_harmless, some))
        yield lines.getvalue().encode()


def parquet_file(contents: Contents) -> Iterator[bytes]:
    """Yield the table as Parquet; raises LatticeworkError where pyarrow is not installed."""
    try:
        import pyarrow as pa  # noqa: PLC0415 an extra of this program
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise LatticeworkError(phrase("Parquet files need the package pyarrow, which is not installed; "
                                      "`{command}` installs it", command="python -m pip install pyarrow")) from None
    # pyarrow calls its type bool_, as bool is Python's own.
    schema = pa.schema([(name, getattr(pa, kind + "_" * (kind == "bool"))()) for name, kind in
                        _columns(contents).items()])
    pieces = _Pieces()
    with parquet.ParquetWriter(pieces, schema) as writer:
        for some in _bundles(_rows(contents)):
            writer.write_table(pa.table([list(column) for column in zip(*some, strict=True)], schema=schema))
            yield pieces.taken()
    yield pieces.taken()


class _Pieces(io.RawIOBase):
    """A writable file from which the bytes written so far are taken now and then."""

    def __init__(self) -> None:
        self.waiting, self.total = bytearray(), 0

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.waiting += data
        self.total += len(data)
        return len(data)

    def tell(self) -> int:
        return self.total

    def taken(self) -> bytes:
        """Return what was written since the last call."""
        data = bytes(self.waiting)
        self.waiting.clear()
        return data


def _bundles(rows: Iterable[Row]) -> Iterator[list[Row]]:
    left = iter(rows)
    while some := list(islice(left, _AT_ONCE)):
        yield some


def _columns(contents: Contents) -> dict[str, str]:
    return _OPTION_COLUMNS if isinstance(contents.document, ExactCover) else _PLACEMENT_COLUMNS


def _rows(contents: Contents) -> Iterator[Row]:
    document = contents.document
    if isinstance(document, ExactCover):
        yield from ((number, option, one_line(option_text(document, option)))
                    for number, chosen in _counted_solutions(contents) for option in chosen)
        return
    names = [one_line(part.name) for part in document.parts]

    # The same placement is in many solutions, and finding its motion takes long.
    @lru_cache(_MOST_KNOWN)
    def texts(placement: Placement) -> _PlacementTexts:
        return _texts(document, placement)

    for number, solution in _counted_solutions(contents):
        seen = Counter[int]()
        for placement in solution:
            seen[placement.part] += 1
            yield number, names[placement.part], seen[placement.part], *texts(placement)


def _texts(puzzle: Puzzle, placement: Placement) -> _PlacementTexts:
    pose = pose_of(puzzle, placement)
    cells = " ".join(f"({','.join(map(str, puzzle.lattice.written(cell)))})" for cell in placement.cells)
    return pose.motion.mirrors if pose else None, cells, one_line(in_words(puzzle, placement))


def _harmless(row: Row) -> Row:
    """Return a row whose texts spreadsheets show as they are: an apostrophe is put before formulas."""
    return tuple(f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else
                 str(cell).lower() if isinstance(cell, bool) else cell for cell in row)
