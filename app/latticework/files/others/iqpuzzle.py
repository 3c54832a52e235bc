"""Boards of iQPuzzle, `.conf`: polygons on a grid of squares, here as squares or as quarters of squares."""

import re
from dataclasses import dataclass, replace
from math import isqrt

import numpy as np

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files.opened_and_written import Opened, in_line
from latticework.files.others.drafts import HEAD, Draft, Pieces, Where
from latticework.files.others.grids import Grid, Raw, grids
from latticework.lattice import Cell, Floats, motions, normalised, orientations
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.colors import color_of
from latticework.puzzle.limits import MAX_CELLS, MAX_PARTS

_MOST_CORNERS = 500
_FURTHEST = 1_000
_MOST_WORK = 10_000_000
"""The most tests of a cell against a side of a polygon."""

_QUARTERS = ((1 / 6, 0.5), (0.5, 5 / 6), (5 / 6, 0.5), (0.5, 1 / 6))
"""Where in a square its four quarters have their centres, in the order of the grid of tangrams."""

_SECTION = re.compile(r"\[(\w+)\]")
_POINT = re.compile(r"\s*([+-]?\d{1,6})(?:\.0*)?\s*,\s*([+-]?\d{1,6})(?:\.0*)?\s*", re.ASCII)

Corners = list[tuple[int, int]]


@dataclass(frozen=True)
class Entry:
    """A value of a file, and its line."""

    value: str
    line: int


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file."""
    return "[Board]" in text and re.search(r"^[ \t]*Polygon[ \t]*=", text[:HEAD], re.MULTILINE) is not None


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle of a text; raises FileRefusedError naming the line."""
    return _Reader(text, where).opened()


class _Reader:
    """Reads the sections of a file, and makes cells of their polygons."""

    def __init__(self, text: str, where: Where) -> None:
        self.where, self.work = where, 0
        self.sections = self.read(text)
        self.board = self.polygon("Board")
        self.blocks = {name: self.polygon(name) for name in self.sections if re.fullmatch(r"Block\d+", name)}
        self.barriers = {name: self.placed(name) for name in self.sections if re.fullmatch(r"Barrier\d+", name)}
        every = [self.board, *self.blocks.values(), *self.barriers.values()]
        # Quarters of squares only where a side is diagonal: they are four times as many cells.
        slanted = any(a[0] != b[0] and a[1] != b[1] for corners in every
                      for a, b in zip(corners, corners[1:] + corners[:1], strict=True))
        self.grid: Grid = grids()["tan" if slanted else "square"]
        self.draft = Draft(where, self.grid.lattice)

    def fault(self, reason: str, line: int) -> FileRefusedError:
        """Return the error for a line."""
        return FileRefusedError(self.where, reason, in_line(line))

    def read(self, text: str) -> dict[str, dict[str, Entry]]:
        found: dict[str, dict[str, Entry]] = {}
        section: dict[str, Entry] = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = line.strip()
            if not words or words[0] in "#;":
                continue
            if head := _SECTION.fullmatch(words):
                if head[1] in found or len(found) > 2 * MAX_PARTS:
                    raise self.fault(phrase("the section {name} is there already, or one too many",
                                             name=shown(head[1])), number)
                section = found[head[1]] = {}
                continue
            name, sign, value = (part.strip() for part in words.partition("="))
            if not sign or not found:
                raise self.fault(phrase("{given} should be [Section] or Name=value, a section first",
                                         given=shown(words)), number)
            section[name] = Entry(value.strip('"').strip(), number)
        if "Board" not in found:
            raise FileRefusedError(self.where, phrase("has no section [Board]"))
        return found

    def polygon(self, name: str) -> Corners:
        """Return the corners of a section's polygon, the second coordinate upwards."""
        entry = self.sections[name].get("Polygon")
        if entry is None:
            raise FileRefusedError(self.where, phrase("has no Polygon"), name)
        corners: Corners = []
        for point in entry.value.split("|"):
            if not point.strip():
                continue
            match = _POINT.fullmatch(point)
            if not match or max(abs(int(match[1])), abs(int(match[2]))) > _FURTHEST:
                raise self.fault(phrase("{given} should be two whole numbers, x,y, of at most {most}; other corners "
                                         "lie on no grid of squares", given=shown(point.strip()), most=_FURTHEST),
                                  entry.line)
            # Its second coordinate grows downwards, ours upwards.
            corners.append((int(match[1]), -int(match[2])))
        if not 3 <= len(corners) <= _MOST_CORNERS:
            raise self.fault(phrase("a polygon of {count} corners; right are 3 to {most}", count=len(corners),
                                     most=_MOST_CORNERS), entry.line)
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
            if 0 not in (dx := abs(a[0] - b[0]), dy := abs(a[1] - b[1])) and dx != dy:
                raise self.fault(phrase("the side from {start} to {end} runs neither along the grid nor along a "
                                         "diagonal", start=(a[0], -a[1]), end=(b[0], -b[1])), entry.line)
        return corners

    def placed(self, name: str) -> Corners:
        """Return the corners of a barrier in its place."""
        entry = self.sections[name].get("StartPos", Entry("0,0", 0))
        match = _POINT.fullmatch(entry.value)
        if not match:
            raise self.fault(phrase("{given} should be two whole numbers, x,y", given=shown(entry.value)),
                              entry.line)
        return [(x + int(match[1]), y - int(match[2])) for x, y in self.polygon(name)]

    def cells(self, corners: Corners, name: str) -> set[Raw]:
        """Return the cells whose centres are inside a polygon."""
        points = np.array(corners, float)
        low, high = points.min(axis=0).astype(int), points.max(axis=0).astype(int)
        # Before any cell is made: corners may be far apart.
        if np.prod(high - low) * self.grid.kinds > MAX_CELLS:
            raise FileRefusedError(self.where, phrase("is larger than {most} cells, the most that are read",
                                                      most=MAX_CELLS), name)
        self.work += len(corners) * int(np.prod(high - low)) * self.grid.kinds
        if self.work > _MOST_WORK:
            raise FileRefusedError(self.where, phrase("the polygons are too large, or have too many corners, to be "
                                                      "read"), name)
        square = np.stack(np.meshgrid(*(np.arange(a, b) for a, b in zip(low, high, strict=True)), indexing="ij"),
                          axis=-1).reshape(-1, 2)
        found: set[Raw] = set()
        for kind, center in enumerate(_QUARTERS if self.grid.kinds > 1 else ((0.5, 0.5),)):
            inside = _inside(square + np.array(center), points)
            found.update((x, y, 0, kind) for x, y in square[inside].tolist())
        if not found:
            raise FileRefusedError(self.where, phrase("is a polygon with nothing inside"), name)
        return found

    def opened(self) -> Opened:
        pieces, sizes = Pieces(self.draft), 0
        parts_of: dict[str, int] = {}
        for name, corners in self.blocks.items():
            raw = self.cells(corners, name)
            sizes += len(raw)
            parts_of[name] = pieces.add(name, self.grid.cells(_moved(raw)), color=self.color(name))
        board = self.cells(self.board, "Board")
        for name, corners in self.barriers.items():
            # Barriers are cells that no block may cover, so here they are not part of the target.
            board -= self.cells(corners, name)
        cells = self.grid.cells(_moved(board))
        target = Target(cells)
        if sizes < len(cells):
            self.draft.remark(phrase("the blocks fill {filled} of {count} cells, so that cells may stay empty",
                                     filled=sizes, count=len(cells)))
            target = Target(cells, cells)
        elif sizes > len(cells):
            self.draft.remark(phrase("the blocks have {filled} cells and the board {count}, so that blocks may be "
                                     "left over", filled=sizes, count=len(cells)))
            self.draft.parts = [replace(part, least=0) for part in self.draft.parts]
        enlarged = self.enlarged(cells, sizes, parts_of)
        if any("StartPos" in self.sections[name] for name in self.blocks):
            self.draft.remark(phrase("where the blocks lie at the beginning is left out"))
        if counted := self.sections.get("General", {}).get("PossibleSolutions"):
            self.draft.remark(phrase("the number of solutions that the file gives, {number}, is left out",
                                     number=counted.value))
        name = self.sections.get("General", {}).get("Name", Entry("", 0)).value
        opened = self.draft.opened(name, target)
        return opened if enlarged is None else replace(opened, document=_without(opened.puzzle, enlarged))

    def enlarged(self, board: tuple[Cell, ...], sizes: int, parts_of: dict[str, int]) -> int | None:
        """Return the part that the board is, enlarged, if the others can fill the board; None if there is none.

        A rectangle is none: its own enlargements are rectangles, and rectangles are filled with all pieces.

        sizes: how many cells all blocks have together.
        """
        drawn: set[tuple[Cell, ...]] = set()
        for name, number in parts_of.items():
            part = self.draft.parts[number]
            times = isqrt(len(board) // len(part.cells))
            # Before cells are compared: the number of cells is different for nearly all blocks of nearly all boards.
            if (times < 2 or times * times * len(part.cells) != len(board) or self.is_rectangle(name, part)
                    or sizes - part.most * len(part.cells) < len(board)):
                continue
            drawn = drawn or set(orientations(self.grid.lattice, board, motions(self.grid.lattice)))
            larger = self.cells([(times * x, times * y) for x, y in self.blocks[name]], name)
            if normalised(self.grid.cells(_moved(larger))) in drawn:
                self.draft.remark(phrase(
                    "the board is {part} enlarged {times} times; such a board is filled with other pieces, so the "
                    "first target leaves {part} out, and the second one has all pieces", part=part.name, times=times))
                return number
        return None

    def is_rectangle(self, name: str, part: Part) -> bool:
        """Whether a block fills the rectangle around it."""
        wide, high = np.ptp(self.blocks[name], axis=0)
        return bool(len(part.cells) == wide * high * self.grid.kinds)

    def color(self, name: str) -> str:
        given = self.sections[name].get("Color", Entry("", 0)).value
        try:
            return color_of(given) if given else ""
        except LatticeworkError:
            self.draft.remark(phrase("the colour {given} is not known and left out", given=shown(given)))
            return ""


def _without(puzzle: Puzzle, number: int) -> Puzzle:
    """Return a puzzle whose target leaves a part out; as a second target the one that does not."""
    name = puzzle.parts[number].name
    copies = tuple((part.least, part.most) for part in puzzle.parts)
    every = replace(puzzle.target, name="with all pieces", copies=copies)
    return replace(puzzle.with_part(number, least=0, most=0).with_target(name=f"without {name}"), others=(every,))


def _moved(cells: set[Raw]) -> list[Raw]:
    """Return cells in order, moved so that their least coordinates are 0."""
    low_x, low_y = (min((cell[axis] for cell in cells), default=0) for axis in (0, 1))
    return sorted((x - low_x, y - low_y, z, kind) for x, y, z, kind in cells)


def _inside(points: Floats, corners: Floats) -> np.ndarray:
    """Return which points are inside a polygon: a ray to the right crosses its sides an odd number of times."""
    inside = np.zeros(len(points), bool)
    for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        if a[1] == b[1]:
            continue
        between = (a[1] > points[:, 1]) != (b[1] > points[:, 1])
        at = a[0] + (points[:, 1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        inside ^= between & (points[:, 0] < at)
    return inside
