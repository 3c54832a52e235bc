"""Secondary items for marks that must not meet, or not occur twice along a line, so that all engines respect them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from latticework.lattice import Cell, Lattice, images, shifted
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.marks import PLAIN, Matching, across, side_towards, sides_of

Shown = tuple[int, str]
"""The number of a line, and a mark that a placement shows along it."""

Side = tuple[Cell, Cell]
"""A cell and the neighbour that its side faces."""

Marks = tuple[tuple[Cell, Cell, str], ...]
"""Sides of an orientation or a placement that carry a mark; the colour of a cell is a mark towards itself."""

_HOLE = "\0"
"""The mark of the sides of a cell that stays empty; no mark of a file can be this."""


class _DifferentMarks:
    """The marks that all placements of a puzzle show along the lines of its target."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._lines: dict[tuple[Cell, Cell], list[int]] = defaultdict(list)
        for number, line in enumerate(puzzle.target.different):
            for side in sides_of(puzzle.lattice, line):
                self._lines[side].append(number)
        self._options: dict[Shown, set[int]] = defaultdict(set)

    def shown(self, marks: Marks) -> list[Shown]:
        """Return the lines and marks that a placement with these marks shows."""
        return [(line, mark) for cell, facing, mark in marks for line in self._lines.get((cell, facing), ())]

    def fits(self, marks: Marks) -> bool:
        """Whether a placement shows no mark twice along a line by itself."""
        shown = self.shown(marks)
        return len(set(shown)) == len(shown)

    def add(self, option: int, marks: Marks) -> None:
        """Record the marks of the placement of an option."""
        for one in self.shown(marks):
            self._options[one].add(option)

    def conflicts(self) -> list[set[int]]:
        """Return sets of options of which at most one may be chosen, as they show the same mark along a line."""
        return [options for options in self._options.values() if len(options) > 1]


def keeps_lines(puzzle: Puzzle, carry: Mapping[Cell, Cell]) -> bool:
    """Whether a symmetry carries the lines of a target onto lines; `carry` must include the cells that they face."""
    lines = {frozenset(sides_of(puzzle.lattice, line)) for line in puzzle.target.different}
    return {frozenset((carry[cell], carry.get(facing)) for cell, facing in line) for line in lines} == lines


def sides_matter(puzzle: Puzzle) -> bool:
    """Whether a puzzle has rules about sides."""
    return puzzle.matching is not None or any(part.all_marks for part in puzzle.parts)


def colors_matter(puzzle: Puzzle) -> bool:
    """Whether a puzzle has rules about colours of cells; colours of parts alone are decoration."""
    return bool(puzzle.target.cell_colors)


def poses(puzzle: Puzzle, part: Part) -> dict[tuple[tuple[Cell, ...], Marks], list[tuple[Cell, ...]]]:
    """Return the different orientations of a part with its marks, normalised, each with the ways to lie so.

    The part is in its current form; a placed part has one orientation. A way lists where each cell of the part goes,
    in the order of the part's cells; a symmetric part has several.
    """
    lattice = puzzle.lattice
    sides = [(m.cell, across(lattice, m.cell, m.side), m.mark) for m in part.marks]
    if colors_matter(puzzle):
        # Colours go along as marks of a cell towards itself, so that one way of turning does for both.
        sides += [(cell, cell, color) for cell, color in part.cell_colors]
    drawn = (*part.cells, *(neighbour for _, neighbour, _ in sides if neighbour is not None))
    n, number = len(part.cells), {cell: i for i, cell in enumerate(part.cells)}
    turned = [image for motion in puzzle.allowed_motions(part) for image in images(lattice, drawn, motion)]
    found: dict[tuple[tuple[Cell, ...], Marks], dict[tuple[Cell, ...], None]] = {}
    for image in [drawn] if puzzle.rule(part) == "placed" else turned:
        low = [min(column) for column in list(zip(*image[:n], strict=True))[:-1]]
        home = shifted(image, tuple(-least for least in low))
        marks = sorted((home[number[cell]], home[n + i], mark) for i, (cell, _, mark) in enumerate(sides))
        found.setdefault((tuple(sorted(home[:n])), tuple(marks)), {})[home[:n]] = None
    return {orientation: list(ways) for orientation, ways in found.items()}


class PlacedSides:
    """The sides of all placements of a puzzle, and the conflicts between those that must not meet."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.lattice: Lattice = puzzle.lattice
        self.target = set(puzzle.target.cells)
        self.matching = puzzle.matching or Matching()
        self.options: dict[Side, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        self.different = _DifferentMarks(puzzle)
        self.inside: dict[Side, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))

    def fits(self, cells: tuple[Cell, ...], marks: Marks) -> bool:
        """Whether a placement conflicts neither with the outside of the target nor with itself."""
        at = {(cell, neighbour): mark for cell, neighbour, mark in marks}
        outer = {side: at.get(side, PLAIN) for side in self._exposed(cells)}
        # Inner sides count only where they carry a mark: a mark that reaches there must be allowed to meet it.
        own = at | outer
        return self.different.fits(marks) and all((side[1] in self.target or self.matching.may_stand_alone(mark))
                   and all(self.matching.may_meet(mark, own[crossed])
                           for crossed in self._crossed(side, mark) if crossed in own)
                   for side, mark in outer.items())

    def add(self, option: int, cells: tuple[Cell, ...], marks: Marks) -> None:
        """Record the sides of the placement of an option."""
        self.different.add(option, marks)
        # A mark towards the cell itself is a colour, see Marks.
        at = {(cell, neighbour): mark for cell, neighbour, mark in marks if cell != neighbour}
        for side in self._exposed(cells):
            self.options[side][at.pop(side, PLAIN)].append(option)
        for side, mark in at.items():
            self.inside[side][mark].append(option)

    def add_hole(self, option: int, cell: Cell) -> None:
        """Record an option that leaves a cell empty."""
        for neighbour in self.lattice.neighbours(cell):
            self.options[cell, neighbour][_HOLE].append(option)

    def _exposed(self, cells: tuple[Cell, ...]) -> list[Side]:
        own = set(cells)
        return [(cell, n) for cell in cells for n in self.lattice.neighbours(cell) if n not in own]

    def conflicts(self) -> list[set[int]]:
        """Return sets of options of which at most one may be chosen, each a secondary item.

        One set for each contact and mark on its first side: the options with that mark there, and those whose
        mark on the other side it may not meet. Options of the same side exclude each other anyway.
        """
        found = self.different.conflicts()
        for side, marks in self.options.items():
            back = self.options.get((side[1], side[0]), {})
            for mark, options in marks.items():
                wrong = [o for other, some in back.items() if not self._may_meet(mark, other) for o in some]
                # A contact is found from both of its sides; one of them is enough.
                if wrong and side < (side[1], side[0]):
                    found.append({*options, *wrong})
                # From both sides, as a mark reaches in one direction only.
                found += self._along(side, mark, options)
        return found

    def _may_meet(self, one: str, other: str) -> bool:
        if _HOLE in (one, other):
            mark = other if one == _HOLE else one
            return mark == _HOLE or self.matching.may_stand_alone(mark)
        return self.matching.may_meet(one, other)

    def _along(self, side: Side, mark: str, options: list[int]) -> list[set[int]]:
        """Return the conflicts of a mark that reaches beyond the next cell."""
        found = []
        for crossed in self._crossed(side, mark):
            met = (*self.options.get(crossed, {}).items(), *self.inside.get(crossed, {}).items())
            wrong = [o for other, some in met if not self._may_meet(mark, other) for o in some]
            if wrong:
                found.append({*options, *wrong})
        return found

    def _crossed(self, side: Side, mark: str) -> Iterator[Side]:
        """Yield the sides through which a mark reaches, beyond the cell that it faces."""
        if mark not in self.matching.reach:
            return
        label, here = side_towards(self.lattice, *side), side[1]
        for _ in range(self.matching.reach.get(mark, 1) - 1):
            beyond = across(self.lattice, here, label) if label is not None else None
            if beyond is None:
                return
            yield from ((here, beyond), (beyond, here))
            here = beyond
