"""The contents of a file of BurrTools as records, checked but not yet a puzzle; the cells of shapes, and colours."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.errors import FileRefusedError, shown
from latticework.files.xmpuzzle.elements import Element
from latticework.lattice import Ints
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle.colors import ColorPairs
from latticework.puzzle.limits import MAX_CELLS, MAX_COPIES

NO_SHAPE = 4294967295
"""The number that BurrTools writes for the target of a problem that has none."""

_NUMBER = re.compile(r"\s*([+-]?\d{1,10})\s*", re.ASCII)

_EMPTY, _FIXED, _VARIABLE = b"_#+"
MOST_COLORS = 63
MOST_CELLS = 4_000_000
"""The most cells of the box of a shape, empty ones too."""

_MOST_FILLED = 20 * MAX_CELLS
"""The most filled cells of a shape, also counting those that are left out because its grid has none there."""

_BRIGHTEST = 0xFFFFFF

_ATTRIBUTES = {
    "puzzle": {"version"}, "color": {"red", "green", "blue"},
    "voxel": {"x", "y", "z", "hx", "hy", "hz", "type", "name", "weight"},
    "problem": {"name", "state", "assemblies", "solutions", "time", "maxHoles"},
    "shape": {"id", "count", "min", "max", "group"}, "group": {"group", "count"}, "result": {"id"},
    "pair": {"piece", "result"}, "solution": {"asmNum", "solNum"}, "comment": {"popup"},
}
"""The attributes of each element that BurrTools writes; those of gridType differ from grid to grid."""


@dataclass(frozen=True)
class Voxel:
    """A shape: how many cells it has along each axis, the text of its cells, name, hot spot and weight."""

    size: tuple[int, int, int]
    text: str
    name: str
    spot: tuple[int, int, int] | None
    weight: int
    where: str


@dataclass(frozen=True)
class Use:
    """How often a problem uses a shape, and how many of its copies belong to which groups."""

    shape: int
    least: int
    most: int
    groups: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Problem:
    """A problem: the shapes that it uses, the shape to be made, which colours match, and the stored solutions.

    target: the number of a shape, None where none is chosen. pairs: colours of part and target, counted from 1.
    counted: the counts that BurrTools stored, as names and numbers.
    """

    name: str
    uses: tuple[Use, ...]
    target: int | None
    pairs: frozenset[tuple[int, int]]
    most_empty: int | None
    assemblies: tuple[str, ...]
    counted: tuple[tuple[str, int], ...]
    where: str


@dataclass(frozen=True)
class File:
    """A whole file; colours are "#rrggbb"."""

    grid: int
    colors: tuple[str, ...]
    voxels: tuple[Voxel, ...]
    problems: tuple[Problem, ...]
    comment: str
    popup: bool


def read_records(root: Element, path: Path | str) -> File:
    """Return the records of a file; raises FileRefusedError naming the element."""
    return _Records(root, path).file()


class _Records:
    """Makes records of elements; keeps the path for error messages."""

    def __init__(self, root: Element, path: Path | str) -> None:
        self.root, self.path = root, path

    def file(self) -> File:
        root = self.root
        grid = self.number(root.one("gridType"), "type", 0, "gridType", 0)
        if grid > 4:
            raise self.refuse("gridType", phrase("has the type {type}; this program knows 0 to 4", type=grid))
        voxels = tuple(self.voxel(voxel, number)
                       for number, voxel in enumerate(root.one("shapes").all("voxel")))
        problems = tuple(self.problem(problem, number, len(voxels))
                         for number, problem in enumerate(root.one("problems").all("problem"), 1))
        comment = root.one("comment")
        return File(grid, tuple(self.color(color, n) for n, color in enumerate(root.one("colors").all("color"), 1)),
                    voxels, problems, comment.text.strip(), "popup" in comment.attributes)

    def refuse(self, field: str, reason: str) -> FileRefusedError:
        return FileRefusedError(self.path, reason, field)

    def number(self, element: Element, name: str, usual: int, where: str, least: int, most: int = 2**32) -> int:
        """Return an attribute that is a whole number, as usual where it is missing."""
        given = element.attributes.get(name)
        if given is None:
            return usual
        match = _NUMBER.fullmatch(given)
        if match is None or not least <= int(match[1]) <= most:
            raise self.refuse(where, phrase("has {name} = {given}; should be a whole number from {least} to {most}",
                                            name=name, given=shown(given), least=least, most=most))
        return int(match[1])

    def color(self, color: Element, number: int) -> str:
        parts = (self.number(color, name, 0, f"color {number}", 0, 255) for name in ("red", "green", "blue"))
        return "#" + "".join(f"{part:02x}" for part in parts)

    def voxel(self, voxel: Element, number: int) -> Voxel:
        name = voxel.attributes.get("name", "").strip()
        where = f"voxel {number} ({shown(name)})" if name else f"voxel {number}"
        x, y, z = (self.number(voxel, axis, 0, where, 0, 1_000_000) for axis in "xyz")
        spot = None
        if {"hx", "hy", "hz"} & voxel.attributes.keys():
            hot = [self.number(voxel, axis, 0, where, -1_000_000, 1_000_000) for axis in ("hx", "hy", "hz")]
            spot = (hot[0], hot[1], hot[2])
        kind = self.number(voxel, "type", 0, where, -(2**31))
        if kind != 0:
            raise self.refuse(where, phrase("has its cells in the form {form}; this program knows form 0, one sign a "
                                            "cell", form=kind))
        return Voxel((x, y, z), voxel.text, name, spot,
                     self.number(voxel, "weight", 1, where, -(2**31)), where)

    def problem(self, problem: Element, number: int, shapes: int) -> Problem:
        name = problem.attributes.get("name", "").strip()
        where = f"problem {number} ({shown(name)})" if name else f"problem {number}"
        target = self.number(problem.one("result"), "id", NO_SHAPE, f"{where}: result", -1)
        pairs = frozenset((self.number(pair, "piece", 0, f"{where}: pair", 0) + 1,
                           self.number(pair, "result", 0, f"{where}: pair", 0) + 1)
                          for pair in problem.one("bitmap").all("pair"))
        holes = self.number(problem, "maxHoles", -1, where, 0)
        found = tuple((counter, self.number(problem, counter, 0, where, 0)) for counter in
                      ("assemblies", "solutions", "time") if counter in problem.attributes)
        return Problem(
            name, tuple(self.use(use, f"{where}: shape", shapes) for use in problem.one("shapes").all("shape")),
            target if 0 <= target < shapes else None, pairs, None if holes < 0 else holes,
            tuple(found.one("assembly").text for found in problem.one("solutions").all("solution")), found, where)

    def use(self, use: Element, where: str, shapes: int) -> Use:
        shape = self.number(use, "id", -1, where, 0)
        if not 0 <= shape < shapes:
            raise self.refuse(where, phrase("has id = {given}; should be the number of one of the {count} voxels, "
                                            "from 0", given=shown(use.attributes.get("id", "")), count=shapes))
        least = most = self.number(use, "count", 1, where, 0, MAX_COPIES)
        # As in BurrTools a range needs both of its ends, and a count comes before it.
        if "count" not in use.attributes and {"min", "max"} <= use.attributes.keys():
            least, most = (self.number(use, end, 1, where, 0, MAX_COPIES) for end in ("min", "max"))
        if least > most:
            raise self.refuse(where, phrase("is wanted from {least} to {most} times; the first should not be more",
                                            least=least, most=most))
        groups = [(group.attributes.get("group", ""), self.number(group, "count", most, where, 0))
                  for group in use.all("group")]
        if "group" in use.attributes:
            groups.append((use.attributes["group"], most))
        return Use(shape, least, most, tuple((name.strip(), count) for name, count in groups if name.strip()))


@dataclass(frozen=True, eq=False)
class Shape:
    """The filled cells of a shape: their places, shape (n, 3), which are variable, and their colours, 0 for none."""

    raw: Ints
    is_variable: NDArray[np.bool_]
    colors: Ints

    @staticmethod
    def empty() -> "Shape":
        """Return a shape without cells."""
        return Shape(np.zeros((0, 3), np.int64), np.zeros(0, bool), np.zeros(0, np.int64))

    def only(self, kept: NDArray[np.bool_]) -> "Shape":
        """Return the shape with only some of its cells, shape (n,)."""
        return Shape(self.raw[kept], self.is_variable[kept], self.colors[kept])


def is_blank(voxel: Voxel) -> bool:
    """Whether a shape has no size and no cells; BurrTools itself crashes on such."""
    return not voxel.text and 0 in voxel.size


def read_shape(voxel: Voxel, path: Path | str) -> Shape:
    """Return the cells of a shape; raises FileRefusedError saying what is wrong with them."""
    x, y, z = voxel.size
    size = " x ".join(map(str, voxel.size))
    if is_blank(voxel):
        raise FileRefusedError(path, phrase("has {size} cells and no content, and a problem uses it; should have one "
                                            "sign a cell: # filled, + may stay empty, _ not there", size=size),
                               voxel.where)
    # Before the text is looked at: sizes are three numbers that anybody can write.
    if x * y * z > MOST_CELLS:
        raise FileRefusedError(path, phrase("has {size} cells; at most {most} are read", size=size, most=MOST_CELLS),
                               voxel.where)
    # As an array of bytes, since a shape may have millions of signs.
    signs = np.frombuffer(voxel.text.encode("latin-1", "replace"), np.uint8)
    is_cell, is_digit = np.isin(signs, [_EMPTY, _FIXED, _VARIABLE]), (signs >= ord("0")) & (signs <= ord("9"))
    strange = np.flatnonzero(~is_cell & ~is_digit)
    if len(strange):
        raise FileRefusedError(path, phrase("has the sign {sign}; right are #, + and _, and numbers of colours "
                                            "behind them", sign=shown(voxel.text[strange[0]])), voxel.where)
    begin = np.flatnonzero(is_cell)
    if len(begin) != x * y * z or (len(signs) and not is_cell[0]):
        raise FileRefusedError(path, phrase("has {given} cells, but {size} are {count}", given=len(begin), size=size,
                                            count=x * y * z), voxel.where)
    filled = np.flatnonzero(signs[begin] != _EMPTY)
    check_filled(len(filled), _MOST_FILLED, path)
    raw = np.column_stack([filled % x, filled // x % y, filled // x // y])
    begin, end = begin[filled], np.append(begin, len(signs))[filled + 1]
    return Shape(raw, signs[begin] == _VARIABLE, _colors(signs, begin, end - begin - 1, voxel, path))


def check_filled(count: int, most: int, path: Path | str) -> None:
    """Raise FileRefusedError where a shape, or all together, has more cells than are read from any file."""
    if count > most:
        raise FileRefusedError(path, phrase("has {count} cells in a shape or in all; at most {most} are read",
                                            count=count, most=most))


def _colors(signs: NDArray[np.uint8], begin: NDArray[np.intp], lengths: NDArray[np.intp], voxel: Voxel,
            path: Path | str) -> Ints:
    """Return the number of the colour of each cell, 0 for none; lengths: how many digits are behind each."""
    colors = np.zeros(len(begin), np.int64)
    # Two digits are enough for MOST_COLORS; more are refused below.
    for digit in range(int(min(lengths.max(initial=0), 2))):
        has = lengths > digit
        colors[has] = 10 * colors[has] + signs[begin[has] + 1 + digit] - ord("0")
    if lengths.max(initial=0) > 2 or colors.max(initial=0) > MOST_COLORS:
        at = int(begin[(lengths > 2) | (colors > MOST_COLORS)][0])
        raise FileRefusedError(path, phrase("has the colour {color}; there are at most {most}", most=MOST_COLORS,
                                            color=shown(voxel.text[at + 1 : at + 9])), voxel.where)
    return colors


def distinct_colors(colors: tuple[str, ...]) -> tuple[str, ...]:
    """Return colours of which no two are the same; of equal ones the later are changed a little."""
    made: dict[str, None] = {}
    for color in colors:
        shade = int(color[1:], 16)
        while f"#{shade:06x}" in made:
            # To the next shade, which looks the same to people and differs to the program.
            shade = shade - 1 if shade else _BRIGHTEST
        made[f"#{shade:06x}"] = None
    return tuple(made)


def unknown_attributes(root: Element) -> Iterator[Phrase]:
    """Yield remarks on attributes that are not known, so that a misspelt one does not just mean nothing."""
    unknown = Counter((name, element.name) for element in root.everywhere() if element.name != "gridType"
                      for name in element.attributes.keys() - _ATTRIBUTES.get(element.name, set()))
    for (name, element), number in unknown.items():
        yield phrase_n("the attribute {name} of the element {element} is not known and left out ({n} time)",
                       "the attribute {name} of the element {element} is not known and left out ({n} times)",
                       number, name=shown(name), element=element)


def changed_colors(file: File) -> Iterator[Phrase]:
    """Yield remarks on colours that were changed so that no two are the same."""
    for number, (before, after) in enumerate(zip(file.colors, distinct_colors(file.colors), strict=True), 1):
        if before != after:
            yield phrase("colour {number}, {before}, is there twice and becomes {after}, to be told apart",
                         number=number, before=before, after=after)


def check_colors(shapes: Iterable[Shape], file: File, path: Path | str) -> None:
    """Raise FileRefusedError where a shape has a colour that the file does not describe."""
    for shape, voxel in zip(shapes, file.voxels, strict=True):
        most = int(shape.colors.max(initial=0))
        if most > len(file.colors):
            raise FileRefusedError(path, phrase("has a cell of colour {color}; the file has {count} colours",
                                                color=most, count=len(file.colors)), voxel.where)


def matching_colors(pairs: frozenset[tuple[int, int]], colors: tuple[str, ...], of_parts: Iterable[Ints],
                    of_target: Ints) -> ColorPairs | None:
    """Return the pairs of colours that match in a problem, None where only equal colours do.

    pairs: numbers of colours, that of the part first; of_parts and of_target: the colours of their cells, 0 for none.
    """
    # Only colours that cells have count, as a file may list pairs of all that it has.
    on_parts = {int(color) for some in of_parts for color in np.unique(some)} - {0}
    on_target = set(np.unique(of_target).tolist()) - {0}
    if all(((one, other) in pairs) == (one == other) for one in on_parts for other in on_target):
        return None
    return tuple(sorted((colors[one - 1], colors[other - 1]) for one, other in pairs
                        if 0 < one <= len(colors) and 0 < other <= len(colors)))
