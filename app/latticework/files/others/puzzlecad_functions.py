"""The functions of puzzlecad and OpenSCAD that its models use to describe pieces, by their names."""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from latticework.files.others.openscad import MOST_ITEMS, NotUnderstoodError, Value, bounded

_MOST_COPIES = 1_000


def text_of(value: Value) -> str:
    """Return a value as OpenSCAD writes it in a text."""
    return f"{value:g}" if isinstance(value, float) else value if isinstance(value, str) else ""


def _repeat(number: float, item: Value) -> list[Value]:
    if number > _MOST_COPIES:
        raise NotUnderstoodError
    return [item] * int(number)


def _joined(items: Iterable[Value], sep: str = "") -> str:
    return "".join(bounded(letter for place, item in enumerate(items)
                           for letter in chain(sep if place else "", text_of(item))))


def _interpolated(text: str, values: Sequence[Value]) -> str:
    """Return a text with values instead of $0 to $9."""
    return _joined(text_of(values[int(word[1])]) if len(word) == 2 and int(word[1]) < len(values) else word
                   for word in re.split(r"(\$[0-9])", text))


def _altekruse(signature: str, outer_width: float = 1) -> list[str]:
    """Return the layers of a generalised Altekruse piece: pairs of cubes down, up, at the front or at the back."""
    end = "x" * min(int(outer_width), _MOST_COPIES)
    rows = ["".join("xx" if letter in kinds else ".." for letter in signature) for kinds in ("df", "db", "uf", "ub")]
    down_front, down_back, up_front, up_back = (f"{end}{row}{end}" for row in rows)
    return [f"{down_front}|{down_back}", f"{up_front}|{up_back}"]


def burr_stick(number: float, stick_length: float = 6, add_stamp: bool = False) -> list[Value]:  # noqa: ARG001
    """Return the stick of a six-piece burr with a number, as cells [x][y][z]."""
    if not 1 <= number <= 1 << 16 or number % 1 or not 4 <= stick_length <= _MOST_COPIES:
        raise NotUnderstoodError
    # The bits of its number less one that take away the cubes in the middle, for each layer and row from the left.
    middle = (((12, 8, 9, 13), (14, 10, 11, 15)), ((0, 1, 2, 3), (4, 5, 6, 7)))
    end = [[[[1.0]] * 2] * 2] * (int(stick_length - 4) // 2)
    return [*end, *([[[float(~(int(number) - 1) >> middle[z][y][x] & 1)] for z in (0, 1)] for y in (0, 1)]
                    for x in range(4)), *end]


def _turned(layers: list[Value]) -> list[Value]:
    """Return cells [z][y][x] as [x][y][z]."""
    if not layers:
        return []
    _check_size(layers)
    return [[[layer[y][x] for layer in layers] for y in range(len(layers[0]))] for x in range(len(layers[0][0]))]


def _check_size(cells: list[Value]) -> None:
    """Raise NotUnderstoodError where cells in three dimensions are too many: the same list may be in it often."""
    if len(cells) * len(cells[0]) * len(cells[0][0]) > MOST_ITEMS:
        raise NotUnderstoodError


def _wrapped(cells: list[Value]) -> list[Value]:
    bounded(cell for plane in cells for row in plane for cell in row)
    return [[[cell if isinstance(cell, list) else [cell] for cell in row] for row in plane] for plane in cells]


def _replaced(array: list[Value], places: list[float], new: Value) -> list[Value]:
    first, *others = places
    return [(_replaced(item, others, new) if others else new) if place == first else item
            for place, item in enumerate(array)]


def _union(one: list[float], other: list[float]) -> list[float]:
    """Return the union of two lists of numbers, each as often as in the one that has it more often."""
    return sorted((Counter(one) | Counter(other)).elements())


FUNCTIONS: dict[str, Callable[..., Value]] = {
    "concat": lambda *lists: bounded(
        item for some in lists for item in (some if isinstance(some, list) else [some])),
    "len": lambda value: None if value is None else len(value),
    "str": lambda *values: _joined(values),
    "abs": abs, "floor": math.floor, "ceil": math.ceil, "round": round, "pow": pow,
    "min": min, "max": max,
    "is_undef": lambda value: value is None, "is_num": lambda value: isinstance(value, float),
    "is_string": lambda value: isinstance(value, str), "is_list": lambda value: isinstance(value, list),
    "repeat": _repeat, "copies": _repeat, "mkstring": _joined, "str_interpolate": _interpolated,
    "substr": lambda text, start, length: text[int(start) : int(start + length)],
    "flatten": lambda lists: bounded(item for some in lists for item in some),
    "reverse_list": lambda items: items[::-1],
    "bit_of": lambda number, exponent: math.floor(number / 2**exponent) % 2,
    "generalized_altekruse": _altekruse, "burr_stick": burr_stick,
    # Sticks are cut only to be printed.
    "opt_split_burr_stick": lambda stick, joint_label="": [stick],  # noqa: ARG005
    "zyx_to_xyz": _turned, "wrap": _wrapped, "replace_in_array": _replaced, "union_of_number_lists": _union,
}
"""What is called by name in a model; functions that only concern how pieces look are left out."""
