"""The contents of a file of BurrTools as records, checked but not yet a puzzle."""

import re
from dataclasses import dataclass
from pathlib import Path

from latticework.errors import FileRefusedError, shown
from latticework.files.xmpuzzle.elements import Element
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_COPIES

NO_SHAPE = 4294967295
"""The number that BurrTools writes for the target of a problem that has none."""

_NUMBER = re.compile(r"\s*([+-]?\d{1,10})\s*", re.ASCII)


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
        count = self.number(use, "count", 1, where, 0, MAX_COPIES)
        most = self.number(use, "max", count, where, 0, MAX_COPIES)
        least = self.number(use, "min", count if "max" not in use.attributes else 0, where, 0, MAX_COPIES)
        if least > most:
            raise self.refuse(where, phrase("is wanted from {least} to {most} times; the first should not be more",
                                            least=least, most=most))
        groups = [(group.attributes.get("group", ""), self.number(group, "count", most, where, 0))
                  for group in use.all("group")]
        if "group" in use.attributes:
            groups.append((use.attributes["group"], most))
        return Use(shape, least, most, tuple((name.strip(), count) for name, count in groups if name.strip()))
