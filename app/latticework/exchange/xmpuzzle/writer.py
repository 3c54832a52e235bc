"""Writing puzzles of BurrTools: parts and targets become shapes, each target with its copies a problem."""

import gzip
from collections.abc import Iterator
from itertools import islice
from xml.sax.saxutils import escape, quoteattr

from latticework.errors import LatticeworkError, shown
from latticework.exchange.contents import Contents, Written
from latticework.exchange.xmpuzzle.assembly_texts import AssemblyTexts
from latticework.exchange.xmpuzzle.grids import ONE_LAYER, SPHERES, grid, grid_of
from latticework.exchange.xmpuzzle.losses import group_numbers, losses, plain
from latticework.exchange.xmpuzzle.records import NO_SHAPE
from latticework.exchange.xmpuzzle.shapes import MOST_COLORS
from latticework.exchange.xmpuzzle.voxels import box_of
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.targets import targets

MOST_SOLUTIONS = 10_000
UNFINISHED = 'state="1"'


def write(contents: Contents) -> Written:
    """Return a file with a puzzle and its solutions; raises LatticeworkError where no grid is its lattice."""
    puzzle, _ = contents.of_puzzle()
    made = _Writer(puzzle)
    solutions, remarks = made.solutions(contents)
    data = "\n".join(made.lines(solutions)) + "\n"
    return Written(gzip.compress(data.encode(), mtime=0), (*losses(puzzle, made.grid), *remarks))


class _Writer:
    """Words a puzzle; the shapes of its parts come first, then those of its targets that have cells."""

    def __init__(self, puzzle: Puzzle) -> None:
        found = grid_of(puzzle.lattice)
        if found is None:
            known = ", ".join([*ONE_LAYER, *(grid(number).name for number in range(5))])
            raise LatticeworkError(phrase("{puzzle}: lattice: {name} has no place in this format, which holds "
                                          "puzzles of {known}", puzzle=puzzle.name, name=shown(puzzle.lattice.name),
                                          known=known))
        self.puzzle, self.grid, self.targets = puzzle, found, targets(puzzle)
        self.colors = _colors(puzzle, self.targets)
        self.number_of = {color: number for number, color in enumerate(self.colors, 1)}
        self.boxes = [box_of(found, part.cells, (), dict(part.cell_colors), part.name, True)
                      for part in puzzle.parts]
        self.target_boxes = [box_of(found, target.cells, target.optional, dict(target.cell_colors), "", False)
                             for target in self.targets]
        self.groups = group_numbers(puzzle)

    def lines(self, solutions: list[str]) -> Iterator[str]:
        """Yield the lines of the file; solutions: those of the target at hand."""
        yield '<?xml version="1.0" encoding="UTF-8"?>'
        yield '<puzzle version="2">'
        yield f' <gridType type="{self.grid.number}"/>'
        yield " <colors>"
        for color in self.colors:
            red, green, blue = (int(color[first : first + 2], 16) for first in (1, 3, 5))
            yield f'  <color red="{red}" green="{green}" blue="{blue}"/>'
        yield " </colors>\n <shapes>"
        yield from (box.line(self.number_of) for box in (*self.boxes, *self.target_boxes) if box.is_needed)
        yield " </shapes>\n <problems>"
        shape = len(self.boxes)
        for number, target in enumerate(self.targets):
            here = solutions if number == self.puzzle.place else []
            yield from self.problem(target, shape if target.cells else NO_SHAPE, here)
            shape += bool(target.cells)
        yield f" </problems>\n <comment>{escape(plain(self.puzzle.notes))}</comment>"
        yield "</puzzle>"

    def problem(self, target: Target, shape: int, solutions: list[str]) -> Iterator[str]:
        name = f" name={quoteattr(plain(target.name))}" if target.name else ""
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
        for one, other in [(color, color) for color in self.colors] if pairs is None else pairs:
            yield f'    <pair piece="{self.number_of[one] - 1}" result="{self.number_of[other] - 1}"/>'
        yield "   </bitmap>"
        if solutions:
            yield "   <solutions>"
            yield from (f"    <solution>\n     <assembly>{text}</assembly>\n    </solution>" for text in solutions)
            yield "   </solutions>"
        yield "  </problem>"

    def solutions(self, contents: Contents) -> tuple[list[str], list[Phrase]]:
        """Return the solutions of the target at hand as the format words them, and what is left out of them."""
        if contents.solution is None:
            return [], []
        if self.grid.number == SPHERES:
            return [], [phrase("solutions are left out: how this format numbers the turns of balls is not known")]
        words = AssemblyTexts(self.puzzle, self.grid, self.boxes, self.target_boxes[self.puzzle.place])
        every = contents.solutions()
        texts = [words.text(solution) for solution in islice(every, MOST_SOLUTIONS)]
        lost = sum(text is None for text in texts) + sum(1 for _ in every)
        remarks = [phrase_n("{n} solution is left out", "{n} solutions are left out", lost)] if lost else []
        return [text for text in texts if text is not None], remarks


def _colors(puzzle: Puzzle, every: tuple[Target, ...]) -> tuple[str, ...]:
    """Return the colours of all cells and pairs, in the order in which they are met."""
    shapes: list[Part | Target] = [*puzzle.parts, *every]
    cells = (color for shape in shapes for _, color in shape.cell_colors)
    pairs = (color for target in every for pair in target.color_pairs or () for color in pair)
    found = tuple(dict.fromkeys([*cells, *pairs]))
    if len(found) > MOST_COLORS:
        raise LatticeworkError(phrase("{puzzle}: has {count} colours of cells; this format holds {most}",
                                      puzzle=puzzle.name, count=len(found), most=MOST_COLORS))
    return found
