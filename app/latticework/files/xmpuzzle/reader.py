"""Reading puzzles of BurrTools: a shape becomes a part, a problem a target with the copies that it uses."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened, few
from latticework.files.xmpuzzle.assemblies import AssembledPart, Assemblies, TurnMeanings
from latticework.files.xmpuzzle.elements import Element, read_elements, xml_of_bytes, xml_of_file
from latticework.files.xmpuzzle.grids import SPHERES, Grid, grid
from latticework.files.xmpuzzle.records import (
    File,
    Problem,
    Shape,
    Voxel,
    changed_colors,
    check_colors,
    check_filled,
    distinct_colors,
    is_blank,
    matching_colors,
    read_records,
    read_shape,
    unknown_attributes,
)
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Part, Puzzle, Target, limits
from latticework.puzzle.colors import CellColors
from latticework.puzzle.targets import at_target, targets
from latticework.solution import Solution

_DISASSEMBLIES = ("separation", "separationInfo")
SEARCH = "assembler"
_DECLARATION = re.compile(r"\s*(<\?xml[^>]*\?>\s*)?")  # its encoding is not that of a text any more
_BEGINNING = re.compile(_DECLARATION.pattern + r"(<!--.{0,1000}?-->\s*)?<puzzle[\s>]", re.DOTALL)


def losses(root: Element, file: File) -> Iterator[Phrase]:
    """Yield remarks on what of a file is lost, apart from its shapes and problems."""
    for problem in file.problems:
        if problem.target is None:
            yield phrase("{problem}: has no shape to be made, so its target is empty", problem=problem.where)
    for name, number in _unread(root).items():
        if name not in {*_DISASSEMBLIES, SEARCH}:
            yield phrase_n("the element {name} is not known and left out ({n} time)",
                           "the element {name} is not known and left out ({n} times)", number, name=shown(name))


def _unread(root: Element) -> Counter[str]:
    unread: Counter[str] = Counter()
    for element in root.everywhere():
        # Those of the grid have a remark of their own, in `_of_looks`.
        unread.update(element.unread if element.name != "gridType" else {})
    return unread


def asides(root: Element, file: File) -> Iterator[Phrase]:
    """Yield remarks on what is left out that is no part of the puzzle or its solutions."""
    for problem, element in zip(file.problems, root.one("problems").all("problem"), strict=True):
        if SEARCH in element.unread:
            yield phrase("{problem}: the interrupted search is not taken over; a search here begins anew",
                         problem=problem.where)
        if problem.counted not in {(), (("assemblies", len(problem.assemblies)),)}:  # no more than is stored
            yield phrase("{problem}: what BurrTools counted is not taken over: {counts}", problem=problem.where,
                         counts=", ".join(f"{name} {number:,}" for name, number in problem.counted))
    unread = _unread(root)
    if number := sum(unread[name] for name in _DISASSEMBLIES):
        yield phrase_n("how a solution comes apart is not taken over ({n} of them)",
                       "how solutions come apart is not taken over ({n} of them)", number)
    yield from _of_looks(root, file)


def _of_looks(root: Element, file: File) -> Iterator[Phrase]:
    """Yield remarks on what is left out of how shapes are shown and moved."""
    if root.one("gridType").children or root.one("gridType").unread:
        yield phrase("the parameters of the grid are left out")
    if number := sum(voxel.weight != 1 for voxel in file.voxels):
        yield phrase_n("the weight of {n} shape is left out; it says which part stays still in an animation",
                       "the weights of {n} shapes are left out; they say which part stays still in an animation",
                       number)
    if number := sum(voxel.spot not in {None, (0, 0, 0)} for voxel in file.voxels):
        yield phrase_n("the hot spot of {n} shape is left out; it says about which point the part is turned",
                       "the hot spots of {n} shapes are left out; they say about which point a part is turned",
                       number)
    if file.popup:
        yield phrase("the comment, kept as notes, is not shown by itself when the puzzle is opened")


def read(path: Path) -> Opened:
    """Return the puzzle of a file with its stored solutions; raises FileRefusedError naming the element."""
    return _opened(partial(xml_of_file, path), path, path.stem)


def recognises(text: str) -> bool:
    """Whether a text is meant as the XML of a puzzle of BurrTools."""
    return bool(_BEGINNING.match(text))


def parse(text: str, source: Path | str) -> Opened:
    """Return the puzzle of the XML of a file; source: its name in error messages. Raises FileRefusedError."""
    # The text is decoded already; encoded as UTF-8 it must not claim another encoding.
    data = _DECLARATION.sub("", text, count=1).encode(errors="replace")
    return _opened(lambda: xml_of_bytes(data, source), source, source.stem if isinstance(source, Path) else "")


def _opened(xml: Callable[[], Iterator[bytes]], path: Path | str, name: str) -> Opened:
    root = read_elements(xml, path)
    file = read_records(root, path)
    made = _Reader(file, path)
    puzzle = made.puzzle(name.strip())
    _check_size(puzzle, path)
    solutions = made.solutions(puzzle)
    lost = [*made.remarks, *changed_colors(file), *losses(root, file), *unknown_attributes(root)]
    return Opened(puzzle, few(lost), solutions, few([*made.asides, *asides(root, file)]))


class _Reader:
    """Makes a puzzle of the records of a file, with remarks on what is lost, and on what makes no difference."""

    def __init__(self, file: File, path: Path | str) -> None:
        self.file, self.path = file, path
        self.remarks: list[Phrase] = []
        self.asides: list[Phrase] = []
        self.grid: Grid = grid(file.grid)
        self.colors = distinct_colors(file.colors)
        self.cells_read = 0
        self.problems = self.few_problems()
        used = {use.shape for problem in self.problems for use in problem.uses}
        made = {problem.target for problem in self.problems}
        # A shape that is only a target is no part; one that nothing uses may be meant as a part.
        self.parts = [number for number in range(len(file.voxels)) if number in used or number not in made]
        if len(self.parts) > limits.MAX_PARTS:
            raise FileRefusedError(path, phrase("has {count} shapes that are parts; at most {most} are read",
                                                count=len(self.parts), most=limits.MAX_PARTS), "shapes")
        self.shapes = [self.shape(number, number in used | made) for number in range(len(file.voxels))]
        check_colors(self.shapes, file, path)
        self.pieces = [self.piece(number, number in used) for number in range(len(file.voxels))]

    def few_problems(self) -> tuple[Problem, ...]:
        """Return the problems, as many as a puzzle has targets."""
        extra = len(self.file.problems) - limits.MAX_TARGETS
        if extra > 0:
            self.remarks.append(phrase_n("the last {n} problem is left out; a puzzle has at most {most} targets",
                                         "the last {n} problems are left out; a puzzle has at most {most} targets",
                                         extra, most=limits.MAX_TARGETS))
        return self.file.problems[:limits.MAX_TARGETS]

    def shape(self, number: int, is_used: bool) -> Shape:
        voxel = self.file.voxels[number]
        if is_blank(voxel) and not is_used:
            self.remarks.append(phrase("{shape}: has no cells; BurrTools cannot open it", shape=voxel.where))
            return Shape.empty()
        shape = read_shape(voxel, self.path)
        there = self.grid.cells(shape.raw)[1]
        if not there.all():
            self.remarks.append(phrase_n("{shape}: {n} cell is left out, which lies where its grid has none",
                                         "{shape}: {n} cells are left out, which lie where its grid has none",
                                         int((~there).sum()), shape=voxel.where))
        self.cells_read += int(there.sum())
        check_filled(int(there.sum()), limits.MAX_CELLS, self.path)
        check_filled(self.cells_read, limits.MAX_ALL_CELLS, self.path)
        return shape.only(there)

    def piece(self, number: int, is_used: bool) -> Shape:
        """Return a shape as the pieces of a problem have it, without its variable cells, which BurrTools ignores."""
        shape = self.shapes[number]
        if not is_used or not shape.is_variable.any() or shape.is_variable.all():
            return shape
        self.remarks.append(phrase_n(
            "{shape}: {n} variable cell of the part is left out, because BurrTools ignores it",
            "{shape}: {n} variable cells of the part are left out, because BurrTools ignores them",
            int(shape.is_variable.sum()), shape=self.file.voxels[number].where))
        return shape.only(~shape.is_variable)

    def puzzle(self, name: str) -> Puzzle:
        groups = self.groups()
        parts = tuple(self.part(number, groups.get(number, "")) for number in self.parts)
        # A file without problems still shows its parts, each once.
        once = Target(copies=((1, 1),) * len(parts))
        first, *others = [self.target(problem) for problem in self.problems] or [once]
        return Puzzle(
            self.grid.lattice, self.named(name or Puzzle.name), notes=self.notes(),
            target=replace(first, copies=None), others=tuple(others), up=self.grid.up,
            parts=tuple(replace(part, least=least, most=most)
                        for part, (least, most) in zip(parts, first.copies or (), strict=True)))

    def notes(self) -> str:
        notes = self.file.comment
        if len(notes) > limits.MAX_TEXT:
            self.remarks.append(phrase("the comment is cut after {most} characters", most=limits.MAX_TEXT))
        return notes[:limits.MAX_TEXT]

    def named(self, name: str) -> str:
        if len(name) > limits.MAX_NAME:
            self.remarks.append(phrase("the name {name} is cut after {most} characters", name=shown(name),
                                       most=limits.MAX_NAME))
        return name[:limits.MAX_NAME].strip()

    def part(self, number: int, group: str) -> Part:
        voxel, shape = self.file.voxels[number], self.pieces[number]
        cells = self.cells(shape)
        return Part(self.named(voxel.name) or f"S{number + 1}", tuple(sorted(cells)), group=group,
                    cell_colors=self.cell_colors(shape, cells))

    def cells(self, shape: Shape) -> list[Cell]:
        return list(map(tuple, self.grid.cells(shape.raw)[0].tolist()))

    def cell_colors(self, shape: Shape, cells: list[Cell]) -> CellColors:
        return tuple(sorted((cell, self.colors[color - 1])
                            for cell, color in zip(cells, shape.colors.tolist(), strict=True) if color))

    def target(self, problem: Problem) -> Target:
        shape = Shape.empty() if problem.target is None else self.shapes[problem.target]
        cells = self.cells(shape)
        uses = self.uses(problem)
        free = sorted(cell for cell, is_free in zip(cells, shape.is_variable, strict=True) if is_free)
        return Target(
            tuple(sorted(cells)), tuple(free),
            self.cell_colors(shape, cells), self.named(problem.name),
            # A part that the problem does not use has no copies in its target.
            tuple(uses.get(number, (0, 0)) for number in self.parts), most_empty=self.most_empty(problem, uses),
            color_pairs=matching_colors(problem.pairs, self.colors, [self.shapes[part].colors for part in uses],
                                 shape.colors))

    def most_empty(self, problem: Problem, uses: dict[int, tuple[int, int]]) -> int | None:
        """Return how many cells may stay empty: a problem that fills a fixed number of cells has no such bound."""
        least, most = (sum(len(self.pieces[shape].raw) * copies[end] for shape, copies in uses.items())
                       for end in (0, 1))
        if problem.most_empty is not None and least == most:
            self.asides.append(phrase(
                "{problem}: maxHoles, {number}, is left out, because BurrTools ignores it if the counts are fixed",
                problem=problem.where, number=problem.most_empty))
            return None
        return problem.most_empty

    def uses(self, problem: Problem) -> dict[int, tuple[int, int]]:
        """Return how often a problem uses each shape; one that is named twice has all its copies together."""
        least, most = Counter[int](), Counter[int]()
        for use in problem.uses:
            least[use.shape] += use.least
            most[use.shape] += use.most
        return {shape: (least[shape], most[shape]) for shape in most}

    def groups(self) -> dict[int, str]:
        """Return the group of each shape that has one, the same in every problem and for all of its copies."""
        found: dict[int, str] = {}
        for problem in self.problems:
            for use in problem.uses:
                name, count = use.groups[0] if use.groups else ("", use.most)
                first = found.setdefault(use.shape, self.named(name))
                if len(use.groups) > 1 or count < use.most or first != name[:limits.MAX_NAME]:
                    shape = self.file.voxels[use.shape].where
                    self.remarks.append(
                        phrase("{problem}: of the groups of {shape} only {group} is taken over, for all copies; a "
                               "part here is in one group at most", problem=problem.where, shape=shape,
                               group=shown(first))
                        if first else
                        phrase("{problem}: the groups of {shape} are left out; a part here is in the same group, or "
                               "in none, in all problems", problem=problem.where, shape=shape))
        return {shape: name for shape, name in found.items() if name}

    def solutions(self, puzzle: Puzzle) -> tuple[tuple[Solution, ...], ...]:
        """Return the stored solutions of each problem, those that can be read."""
        place = {shape: part for part, shape in enumerate(self.parts)}
        found: list[tuple[Solution, ...]] = []
        meanings = TurnMeanings()
        for number, problem in enumerate(self.problems):
            if not problem.assemblies:
                found.append(())
                continue
            parts = tuple(
                AssembledPart(place[use.shape], self.pieces[use.shape],
                              _spot_of(self.file.voxels[use.shape], self.shapes[use.shape], self.grid), use.most)
                for use in problem.uses)
            reading = Assemblies(self.grid, at_target(puzzle, number).target, parts, self.colors, meanings)
            some = [reading.solution(text) for text in problem.assemblies]
            if self.grid.number == SPHERES and not meanings.is_enough:  # those that were read leave fewer meanings
                some = [solution or reading.solution(text)
                        for solution, text in zip(some, problem.assemblies, strict=True)]
            if lost := sum(solution is None for solution in some):
                self.remarks.append(phrase_n(
                    "{problem}: {n} stored assembly is left out, as it is not understood or no solution by the rules "
                    "here", "{problem}: {n} stored assemblies are left out, as they are not understood or no "
                    "solutions by the rules here", lost, problem=problem.where))
            found.append(tuple(solution for solution in some if solution is not None))
        return tuple(found) if any(found) else ()


def _check_size(puzzle: Puzzle, path: Path | str) -> None:
    """Raise FileRefusedError where a puzzle is larger than what is read from any file."""
    shapes: list[Target | Part] = [*targets(puzzle), *puzzle.parts]
    cells = [len(shape.cells) for shape in shapes]
    for number, most in ((max(cells), limits.MAX_CELLS), (sum(cells), limits.MAX_ALL_CELLS)):
        check_filled(number, most, path)
    if any(abs(x) > limits.MAX_COORDINATE for shape in shapes for cell in shape.cells for x in cell):
        raise FileRefusedError(path, phrase("has a cell further than {most} from the origin",
                                            most=limits.MAX_COORDINATE))


def _spot_of(voxel: Voxel, shape: Shape, grid: Grid) -> tuple[int, int, int]:
    """Return the hot spot of a shape; spheres without one have the filled cell nearest to the origin."""
    if voxel.spot is not None:
        return voxel.spot
    if grid.number != SPHERES or not len(shape.raw):
        return 0, 0, 0
    x, y, z = shape.raw[np.argmin((shape.raw**2).sum(axis=1))].tolist()
    return x, y, z
