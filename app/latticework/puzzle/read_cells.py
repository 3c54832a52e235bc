"""Reading the cells of targets and parts, given as lists or pictures, with their colours."""

from collections import Counter
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.cell_text import OPTIONAL, read_picture
from latticework.puzzle.colors import CellColors, ColorPairs, color_of
from latticework.puzzle.file_format import CellsForm, LineForm, TargetForm
from latticework.puzzle.limits import MAX_ALL_CELLS, MAX_CELLS
from latticework.puzzle.lines import Line
from latticework.puzzle.marks import across


class CellReader:
    """Reads the cells of one file, in its lattice; raises FileRefusedError naming the source and the field."""

    def __init__(self, lattice: Lattice, source: Path | str) -> None:
        self.lattice, self.source = lattice, source
        self.cell_count = 0

    def refuse(self, field: str, reason: str) -> FileRefusedError:
        """Return the error for a field of the file."""
        return FileRefusedError(self.source, reason, field)

    def cells(self, given: CellsForm, field: str) -> tuple[Cell, ...]:
        """Return the cells of a target or part, without their colours."""
        if given.picture is not None and given.cells is not None:
            raise self.refuse(field, phrase("has both a picture and cells; one of them is right"))
        if given.picture is not None:
            return self._pictured(given.picture, f"{field}.picture")
        lattice = self.lattice
        length = lattice.rank + (len(lattice.kinds) > 1)
        made = []
        for row in given.cells or []:
            cell = lattice.internal(tuple(row))
            if len(row) != length or not 0 <= cell[-1] < len(lattice.kinds):
                raise self.refuse(f"{field}.cells", phrase("{cell} is no cell of the lattice {lattice}, which has "
                                                           "{count} coordinates a cell", cell=row,
                                                           lattice=repr(lattice.name), count=length))
            made.append(cell)
        return self._distinct(made, f"{field}.cells")

    def colors(self, given: CellsForm, cells: tuple[Cell, ...], field: str) -> CellColors:
        """Return the colours of the cells of a target or part."""
        made: dict[Cell, str] = {}
        present = set(cells)
        for name, rows in given.colors.items():
            color = self._color(name, field)
            for cell in self.cells(CellsForm(cells=rows), f"{field}.{name}"):
                if cell not in present or cell in made:
                    found = list(self.lattice.written(cell))
                    raise self.refuse(field, phrase("{cell} has two colours", cell=found) if cell in present else
                                      phrase("{cell} is no cell here", cell=found))
                made[cell] = color
        return tuple(sorted(made.items()))

    def color_pairs(self, given: TargetForm, field: str) -> ColorPairs | None:
        """Return which colours of parts match which of a target, None where equal ones do."""
        if given.color_pairs is None:
            return None
        pairs = {(self._color(one, field), self._color(other, field)) for one, other in given.color_pairs}
        return tuple(sorted(pairs))

    def lines(self, given: TargetForm, cells: tuple[Cell, ...], field: str) -> tuple[Line, ...]:
        """Return the lines of a target along which marks are different."""
        present = set(cells)
        return tuple(self._line(line, present, f"{field}[{number}]") for number, line in enumerate(given.different))

    def _line(self, given: LineForm, present: set[Cell], field: str) -> Line:
        labels = given.side if isinstance(given.side, list) else [given.side] * len(given.cells)
        if len(labels) != len(given.cells):
            raise self.refuse(f"{field}.side", phrase("has {count} entries, but there are {cells} cells",
                                                      count=len(labels), cells=len(given.cells)))
        line = tuple(sorted((self._side(row, label, present, field), label)
                            for row, label in zip(given.cells, labels, strict=True)))
        self._count(len(line), field)
        if len(set(line)) < len(line):
            raise self.refuse(field, phrase("names a side twice"))
        return line

    def _side(self, row: list[int], label: str, present: set[Cell], field: str) -> Cell:
        cell = self.lattice.internal(tuple(row))
        if cell not in present:
            raise self.refuse(f"{field}.cells", phrase("{cell} is no cell of the target", cell=row))
        if across(self.lattice, cell, label) is None:
            sides = ", ".join(repr(edge.label) for edge in self.lattice.kinds[cell[-1]].half_edges)
            raise self.refuse(f"{field}.side", phrase("{side} is no side of {cell}, which has {sides}",
                                                      side=shown(label), cell=row, sides=sides))
        return cell

    def _color(self, name: str, field: str) -> str:
        try:
            return color_of(name)
        except LatticeworkError as error:
            raise self.refuse(field, error.text) from None

    def optional(self, given: TargetForm, cells: tuple[Cell, ...], field: str) -> tuple[Cell, ...]:
        """Return those cells of a target that may stay empty."""
        listed = self.cells(CellsForm(cells=given.may_stay_empty), field)
        if given.picture is not None and OPTIONAL in given.picture:
            marked = read_picture(given.picture, OPTIONAL)
            listed = tuple(sorted({*listed, *((*cell[: self.lattice.rank], 0) for cell in marked)}))
        strange = set(listed).difference(cells)
        if strange:
            raise self.refuse(field, phrase("{cell} is no cell of the target",
                                            cell=list(self.lattice.written(min(strange)))))
        return listed

    def _pictured(self, text: str, field: str) -> tuple[Cell, ...]:
        lattice = self.lattice
        if len(lattice.kinds) > 1 or not 2 <= lattice.rank <= 3:
            raise self.refuse(field, phrase("the lattice {lattice} has no pictures; give cells",
                                            lattice=repr(lattice.name)))
        try:
            cells = read_picture(text)
        except ValueError as error:
            raise self.refuse(field, error.args[0]) from None
        if lattice.rank == 2 and any(z for _, _, z in cells):
            raise self.refuse(field, phrase("has several layers, but the lattice is flat: remove the empty lines"))
        return self._distinct([(*cell[: lattice.rank], 0) for cell in cells], field)

    def _distinct(self, cells: list[Cell], field: str) -> tuple[Cell, ...]:
        if len(cells) > MAX_CELLS:
            raise self.refuse(field, phrase("has {count} cells; at most {most} are read", count=len(cells),
                                            most=MAX_CELLS))
        self._count(len(cells), field)
        if len(set(cells)) < len(cells):
            twice = Counter(cells).most_common(1)[0][0]
            raise self.refuse(field, phrase("names the cell {cell} twice", cell=list(twice[:-1])))
        return tuple(sorted(cells))

    def _count(self, cells: int, field: str) -> None:
        self.cell_count += cells
        if self.cell_count > MAX_ALL_CELLS:
            raise self.refuse(field, phrase("makes it more than {most} cells in all; no more are read",
                                            most=MAX_ALL_CELLS))
