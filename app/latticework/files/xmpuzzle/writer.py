"""Writing puzzles of BurrTools: parts and targets become shapes, each target with its copies a problem."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, islice
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from latticework.errors import LatticeworkError, shown
from latticework.files.opened_and_written import Contents, Written
from latticework.files.xmpuzzle.assemblies import UNUSED
from latticework.files.xmpuzzle.grids import ONE_LAYER, PRISMS, SPHERES, Grid, grid, grid_of
from latticework.files.xmpuzzle.records import MOST_COLORS, NO_SHAPE
from latticework.lattice import Cell, Ints
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.edit_forms import forms_as_parts
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.targets import targets
from latticework.solution import Placement, Solution
from latticework.solution.placement import with_forms_as_parts

MOST_SOLUTIONS = 10_000
UNFINISHED = 'state="1"'
_MOST_IN_BOX = 1_000_000
ROOMY = 100_000
"""Cells of boxes up to this size stay where they are drawn."""

_NOT_IN_XML = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@dataclass(frozen=True, eq=False)
class Box:
    """A shape: its cells as they are written, shape (n, 3), their signs and colours, and the name.

    shift: what was subtracted from the cells of the grid, shape (3,).
    """

    raw: Ints
    shift: Ints
    signs: tuple[str, ...]
    colors: tuple[str, ...]
    name: str
    is_needed: bool

    @cached_property
    def size(self) -> tuple[int, int, int]:
        """How many cells it has along each axis."""
        x, y, z = (self.raw.max(axis=0) + 1 if len(self.raw) else np.ones(3, np.int64)).tolist()
        return x, y, z

    def line(self, number_of: dict[str, int]) -> str:
        """Return it as an element; number_of: colours by number."""
        x, y, z = self.size
        signs = ["_"] * (x * y * z)
        for (i, j, k), sign, color in zip(self.raw.tolist(), self.signs, self.colors, strict=True):
            signs[i + x * (j + y * k)] = f"{sign}{number_of[color]}" if color else sign
        name = f" name={quoteattr(without_forbidden_characters(self.name))}" if self.name else ""
        return f'  <voxel x="{x}" y="{y}" z="{z}"{name} type="0">{"".join(signs)}</voxel>'


def _box_of(grid: Grid, cells: tuple[Cell, ...], optional: tuple[Cell, ...], colors: dict[Cell, str],
           name: str, is_part: bool) -> Box:
    """Return the box of some cells; raises LatticeworkError where they are too far apart."""
    raw = grid.raw(cells)
    shift = _shift(raw, grid) if len(raw) else np.zeros(3, np.int64)
    free = set(optional)
    box = Box(raw - shift, shift, tuple("+" if cell in free else "#" for cell in cells),
              tuple(colors.get(cell, "") for cell in cells), name, is_part or bool(cells))
    if np.prod(np.array(box.size, float)) > _MOST_IN_BOX:
        raise LatticeworkError(phrase("{name}: its cells are too far apart for this format, which would need {size} "
                                      "signs for them", name=shown(name), size=" x ".join(map(str, box.size))))
    return box


def _shift(raw: Ints, grid: Grid) -> Ints:
    """Return how far cells are moved to the origin, if some have negative coordinates or the box would be large."""
    # By whole periods, or cells would come to places where the grid has none.
    low = raw.min(axis=0) // grid.period * grid.period
    large = np.prod(raw.max(axis=0) + 1.0) > ROOMY
    shift: Ints = np.where((low < 0) | large, low, 0)
    return shift


@dataclass(frozen=True, eq=False)
class AssemblyTexts:
    """Writes solutions of the current target of a puzzle as text, given the boxes in which its shapes are written."""

    puzzle: Puzzle
    grid: Grid
    parts: list[Box]
    target: Box
    _texts: dict[Placement, str | None] = field(default_factory=dict)

    def text(self, solution: Solution) -> str | None:
        """Return the text of a solution, None where a part is placed as no numbered turn carries it."""
        words: list[str] = []
        for number, part in enumerate(self.puzzle.parts):
            placed = [self._words(placement) for placement in solution if placement.part == number]
            if None in placed:
                return None
            words += [word for word in placed if word] + [UNUSED] * (part.most - len(placed))
        return " ".join(words)

    def _words(self, placement: Placement) -> str | None:
        if placement not in self._texts:
            self._texts[placement] = self._turn(placement)
        return self._texts[placement]

    def _turn(self, placement: Placement) -> str | None:
        """Return place and turn of a placement: the first turn that carries the part there, with its colours."""
        box = self.parts[placement.part]
        there = self.grid.raw(placement.cells) - self.target.shift
        shades = {cell: color for cell, facing, color in placement.marks if cell == facing}
        colored = bool(self.puzzle.target.cell_colors)
        goal = _sorted(there, [shades.get(cell, "") for cell in placement.cells])
        # The hot spot of what we write is the origin, and turns of prisms move it, too.
        origin = np.zeros((1, 3), np.int64)
        for turn in range(self.grid.turn_count):
            raw = self.grid.turned(box.raw, turn)
            drawn = _sorted(raw, list(box.colors) if colored else [""] * len(raw))
            by = np.subtract(goal[0][:3], drawn[0][:3])
            moved = [(*(np.add(cell[:3], by)).tolist(), cell[3]) for cell in drawn]
            if moved == goal and self._is_step(by):
                x, y, z = (by + self.grid.turned(origin, turn)[0]).tolist()
                return f"{x} {y} {z} {turn}"
        return None

    def _is_step(self, by: Ints) -> bool:
        """Whether a turned part may be moved by this: prisms that point up must stay so."""
        return self.grid.number != PRISMS or int(by[:2].sum()) % 2 == 0


def _sorted(raw: Ints, colors: list[str]) -> list[tuple[int, int, int, str]]:
    return sorted((x, y, z, color) for (x, y, z), color in zip(raw.tolist(), colors, strict=True))


def without_forbidden_characters(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    # Readers of XML make line feeds of all ends of lines.
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n").replace("\r", "\n"))


def _group_numbers(puzzle: Puzzle) -> dict[str, str]:
    """Return the number of each group: its name if that is a number, else the next free one."""
    names = list(dict.fromkeys(part.group for part in puzzle.parts if part.group))
    numbered = {name: name for name in names if re.fullmatch("[1-9][0-9]{0,5}", name)}
    free = (str(number) for number in count(1) if str(number) not in numbered)
    return {name: numbered.get(name) or next(free) for name in names}


def losses(puzzle: Puzzle, grid: Grid) -> Iterator[Phrase]:
    """Yield remarks on what of a puzzle is lost in the file."""
    every = targets(puzzle)
    if puzzle.lattice.flat:
        yield phrase("the flat puzzle becomes one layer of a solid one")
    for rule in dict.fromkeys(puzzle.rule(part) for part in puzzle.parts):
        if rule != usual_rule(puzzle.lattice):
            yield phrase("parts that may be moved as “{rule}” says are turned freely in this format", rule=rule)
    yield from _of_marks(puzzle)
    if number := len(puzzle.published):
        yield phrase_n("{n} published count is left out", "{n} published counts are left out", number)
    if number := sum(bool(part.color) for part in puzzle.parts):
        yield phrase_n("the colour that was chosen for {n} part is left out",
                       "the colours that were chosen for {n} parts are left out", number)
    yield from _of_origin(puzzle)
    if puzzle.up and puzzle.up != grid.up:
        yield phrase("the direction of layers is left out")
    if any(_has_ignored_bound(puzzle, target) for target in every):
        yield phrase("the limit on empty cells is lost: BurrTools ignores it if the counts are fixed, so there may "
                     "be more solutions")
    for name, group in _group_numbers(puzzle).items():
        if name != group:
            yield phrase("the group {name} becomes group {number}", name=name, number=group)
    if puzzle.extra or any(target.extra for target in every) or any(part.extra for part in puzzle.parts):
        yield phrase("keys that this program does not know are left out")
    texts = (puzzle.notes, *(target.name for target in every), *(part.name for part in puzzle.parts))
    if any(without_forbidden_characters(text) != text or text != text.strip() for text in texts):
        yield phrase("blanks at the ends of names and notes, and characters that XML cannot hold, are left out")


def _has_ignored_bound(puzzle: Puzzle, target: Target) -> bool:
    """Whether the parts always fill the same number of cells, and leave more than may stay empty."""
    both = [*zip(puzzle.parts, target.copies or (), strict=True)]
    # The shapes of several forms are written with ranges, which are never fixed.
    least = sum(part.sizes[0] * copies[0] for part, copies in both if not part.other_forms)
    most = sum(part.sizes[-1] * copies[1] for part, copies in both)
    return target.most_empty is not None and least == most < len(target.cells) - target.most_empty


def _of_marks(puzzle: Puzzle) -> Iterator[Phrase]:
    if any(part.all_marks for part in puzzle.parts) or puzzle.matching is not None:
        yield phrase("marks on sides, and which of them may meet, are left out, so there may be more solutions")
    if any(target.different for target in targets(puzzle)):
        yield phrase("lines along which marks are different are left out, so there may be more solutions")


def _of_origin(puzzle: Puzzle) -> Iterator[Phrase]:
    if puzzle.author:
        yield phrase("the author, {name}, is left out", name=puzzle.author)
    if known := puzzle.origin.facts():
        yield phrase("this format has no place for what is known of the origin of the puzzle: {fields}",
                     fields=", ".join(known))


def write(contents: Contents) -> Written:
    """Return a file with a puzzle and its solutions; raises LatticeworkError for a lattice without a grid."""
    puzzle, _ = contents.of_puzzle()
    made = _Writer(puzzle)
    solutions, remarks = made.solutions(contents)
    remarks = [*made.forms.remarks, *remarks]
    data = "\n".join(made.lines(solutions)) + "\n"
    # Without the time of day, so that equal puzzles make equal files.
    return Written(gzip.compress(data.encode(), mtime=0), (*losses(puzzle, made.grid), *remarks))


class _Writer:
    """Writes a puzzle as XML; the shapes of its parts come first, then those of its targets that have cells.

    Forms become parts, as shapes of this format have one form.
    """

    def __init__(self, given: Puzzle) -> None:
        self.given, self.forms = given, forms_as_parts(given)
        puzzle = self.forms.puzzle
        found = grid_of(puzzle.lattice)
        if found is None:
            known = ", ".join([*ONE_LAYER, *(grid(number).name for number in range(5))])
            raise LatticeworkError(phrase("{puzzle}: lattice: {name} has no place in this format, which holds "
                                          "puzzles of {known}", puzzle=puzzle.name, name=shown(puzzle.lattice.name),
                                          known=known))
        self.puzzle, self.grid, self.targets = puzzle, found, targets(puzzle)
        self.colors = _colors(puzzle, self.targets)
        self.number_of = {color: number for number, color in enumerate(self.colors, 1)}
        self.boxes = [_box_of(found, part.cells, (), dict(part.cell_colors), part.name, True)
                      for part in puzzle.parts]
        self.target_boxes = [_box_of(found, target.cells, target.optional, dict(target.cell_colors), "", False)
                             for target in self.targets]
        self.groups = _group_numbers(puzzle)

    def lines(self, solutions: list[str]) -> Iterator[str]:
        """Yield the lines of the file; solutions: those of the current target."""
        yield '<?xml version="1.0" encoding="UTF-8"?>'
        yield '<puzzle version="2">'
        yield f' <gridType type="{self.grid.number}"/>'
        yield " <colors>"
        for color in self.colors:
            red, green, blue = bytes.fromhex(color[1:])
            yield f'  <color red="{red}" green="{green}" blue="{blue}"/>'
        yield " </colors>\n <shapes>"
        yield from (box.line(self.number_of) for box in (*self.boxes, *self.target_boxes) if box.is_needed)
        yield " </shapes>\n <problems>"
        shape = len(self.boxes)
        for number, target in enumerate(self.targets):
            here = solutions if number == self.puzzle.place else []
            yield from self.problem(target, shape if target.cells else NO_SHAPE, here)
            shape += bool(target.cells)
        yield f" </problems>\n <comment>{escape(without_forbidden_characters(self.puzzle.notes))}</comment>"
        yield "</puzzle>"

    def problem(self, target: Target, shape: int, solutions: list[str]) -> Iterator[str]:
        name = f" name={quoteattr(without_forbidden_characters(target.name))}" if target.name else ""
        holes = "" if target.most_empty is None else f' maxHoles="{target.most_empty}"'
        state = f'{UNFINISHED} assemblies="{len(solutions)}"' if solutions else 'state="0"'
        yield f"  <problem{name} {state}{holes}>\n   <shapes>"
        for number, (least, most) in enumerate(target.copies or ()):
            if most:
                count = f'count="{most}"' if least == most else f'min="{least}" max="{most}"'
                group = self.groups.get(self.puzzle.parts[number].group, "")
                inside = f' group="{group}"' if group else ""
                yield f'    <shape id="{number}" {count}{inside}/>'
        yield f'   </shapes>\n   <result id="{shape}"/>\n   <bitmap>'
        pairs = target.color_pairs
        # Here no colours match of themselves, not even equal ones.
        for one, other in [(color, color) for color in self.colors] if pairs is None else pairs:
            yield f'    <pair piece="{self.number_of[one] - 1}" result="{self.number_of[other] - 1}"/>'
        yield "   </bitmap>"
        if solutions:
            yield "   <solutions>"
            yield from (f"    <solution>\n     <assembly>{text}</assembly>\n    </solution>" for text in solutions)
            yield "   </solutions>"
        yield "  </problem>"

    def solutions(self, contents: Contents) -> tuple[list[str], list[Phrase]]:
        """Return the solutions of the current target as texts of the format, and remarks on what is left out."""
        if contents.solution is None:
            return [], []
        if self.grid.number == SPHERES:
            return [], [phrase("solutions are left out: how this format numbers the turns of balls is not known")]
        words = AssemblyTexts(self.puzzle, self.grid, self.boxes, self.target_boxes[self.puzzle.place])
        every = (with_forms_as_parts(self.given, self.forms, solution) for solution in contents.solutions())
        texts = [words.text(solution) for solution in islice(every, MOST_SOLUTIONS)]
        # The rest is only counted, for the remark.
        lost = sum(text is None for text in texts) + sum(1 for _ in every)
        remarks = [phrase_n("{n} solution is left out", "{n} solutions are left out", lost)] if lost else []
        return [text for text in texts if text is not None], remarks


def _colors(puzzle: Puzzle, every: tuple[Target, ...]) -> tuple[str, ...]:
    """Return the colours of all cells and pairs, in the order in which they occur."""
    shapes: list[Part | Target] = [*puzzle.parts, *every]
    cells = (color for shape in shapes for _, color in shape.cell_colors)
    pairs = (color for target in every for pair in target.color_pairs or () for color in pair)
    found = tuple(dict.fromkeys([*cells, *pairs]))
    if len(found) > MOST_COLORS:
        raise LatticeworkError(phrase("{puzzle}: has {count} colours of cells; this format holds {most}",
                                      puzzle=puzzle.name, count=len(found), most=MOST_COLORS))
    return found
