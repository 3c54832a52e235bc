"""Checks of the arguments of the library; an error says in one line what is wrong and what would be right."""

import inspect
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from operator import index
from pathlib import Path
from typing import SupportsIndex

from latticework.errors import LatticeworkError, shown
from latticework.files.puzzle_files import is_code

Cell = tuple[int, ...]
"""A cell: one whole number for each vector of the lattice; then, where it has several kinds of cell, the kind."""

Cells = str | Iterable[Sequence[SupportsIndex]]
"""Cells as a text picture, lines from the top down and layers from the bottom up, or as coordinates."""


def one_of(value: object, allowed: Sequence[str], argument: str) -> str:
    """Return a value if it is one of the allowed words; raises LatticeworkError."""
    if isinstance(value, str) and value in allowed:
        return value
    # Only texts are compared: other values have nothing to be close to.
    near = get_close_matches(value, allowed, 1) if isinstance(value, str) else []
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise LatticeworkError(f"{argument}: {shown(value)} should be one of {', '.join(map(repr, allowed))}{hint}")


def whole(value: object, argument: str, least: int, most: int | None = None) -> int:
    """Return an integer, also one of numpy, from `least` to `most`, None for no limit; raises LatticeworkError."""
    try:
        # By index: numpy's integers are accepted, and 2.5 is not cut to 2.
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        number = least - 1
    # True is an integer to Python, but nobody means it as 1.
    if number < least or (most is not None and number > most) or isinstance(value, bool):
        raise LatticeworkError(f"{argument}: {shown(value)} should be a whole number from {least} "
                               f"{'on' if most is None else f'to {most}'}")
    return number


def seconds_of(value: object) -> float:
    """Return a number of seconds above 0; raises LatticeworkError."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e9:
        raise LatticeworkError(f"seconds: {shown(value)} should be a number above 0")
    return value


def function(value: object, argument: str, of: str) -> None:
    """Raise LatticeworkError unless a value is None or can be called with one argument; of: that one, in words."""
    if not (value is None or (callable(value) and _takes_one(value))):
        raise LatticeworkError(f"{argument}: {shown(value)} should be a function of {of}")


def _takes_one(called: Callable[..., object]) -> bool:
    try:
        inspect.signature(called).bind(None)
    except TypeError:
        return False
    except ValueError:  # of some built-in functions Python does not know what they take
        return True
    return True


def is_text(source: str) -> bool:
    """Whether a string is a puzzle code or the contents of a file rather than a name or a path."""
    return "\n" in source or "=" in source or is_code(source) or source.lstrip().startswith(("{", "<"))


def as_path(value: object, argument: str) -> Path:
    """Return a path; raises LatticeworkError."""
    if isinstance(value, str | Path) and str(value) and "\0" not in str(value):
        with suppress(UnicodeEncodeError):  # for a lone surrogate, of which no file has a name
            os.fsencode(value)
            return Path(value)
    raise LatticeworkError(f"{argument}: {shown(value)} should be the path of a file")


def rows_of(cells: object, argument: str) -> list[list[int]]:
    """Return cells as lists of whole numbers; raises LatticeworkError."""
    if isinstance(cells, str) or not isinstance(cells, Iterable):
        raise _no_cells(cells, argument)
    rows = []
    for cell in cells:
        try:
            # By index, as cells may be rows of a numpy array.
            rows.append([index(number) for number in cell])
        except TypeError:
            raise _no_cells(cell, argument) from None
    return rows


def by_color(colors: object) -> dict[str, list[list[int]]]:
    """Return a mapping from colours to cells; raises LatticeworkError."""
    if not isinstance(colors, Mapping | None):
        raise LatticeworkError(f"colors: {shown(colors)} should be a mapping from colours to lists of cells")
    return {color: rows_of(cells, "colors") for color, cells in (colors or {}).items()}


def _no_cells(given: object, argument: str) -> LatticeworkError:
    return LatticeworkError(f"{argument}: {shown(given)} should be a list of cells such as [(0, 0), (1, 0)]")


def least_and_most(value: object, argument: str, least: int) -> tuple[int, int]:
    """Return (least, most) of a number or of two; raises LatticeworkError."""
    both = value if isinstance(value, tuple) and len(value) == 2 else (value, value)
    first = whole(both[0], argument, least)
    return first, whole(both[1], argument, first)
