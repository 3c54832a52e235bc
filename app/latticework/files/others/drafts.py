"""A puzzle made step by step from a file of another program, within the limits of every puzzle."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened, few
from latticework.lattice import Cell, Lattice, normalised, orientations
from latticework.lattice.crossings import crossings
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import Form, Part, Puzzle, Target, limits
from latticework.puzzle.colors import CellColors
from latticework.puzzle.puzzle import allowed_motions, usual_rule
from latticework.solution import Placement, Solution

Where = Path | str
"""The file that is read, or the name in error messages of a text that is no file."""

Laid = Sequence[tuple[int, tuple[Cell, ...]]]
"""A solution in a file: numbers of parts with the cells that they cover."""

_MOST_ALL_CELLS = 100_000
"""The most cells of target and parts together, fewer than in our own files: these are read word by word."""

HEAD = 200_000
"""The characters at the beginning of a text by which its format is recognised."""

MOST_SOLUTIONS = 1_000
_MOST_SOLUTION_CELLS = 200_000
"""The most cells of all solutions together."""

_MOST_PIECES = 20_000

_MOST_WORK = 200_000
"""The most cells that are turned to compare pieces; a turn counts as _WORK_OF_TURN cells at least."""

_WORK_OF_TURN = 50


class Draft:
    """Collects the parts of a puzzle, and remarks on what of a file is lost.

    lost: how many of the solutions in the file are wrong.
    """

    def __init__(self, where: Where, lattice: Lattice) -> None:
        self.where, self.lattice = where, lattice
        self.parts: list[Part] = []
        self.remarks: dict[str, None] = {}
        self.cell_count = self.lost = 0

    def fault(self, reason: str, field: str = "") -> FileRefusedError:
        """Return the error for a place of the file."""
        return FileRefusedError(self.where, reason, field)

    def cells(self, given: Iterable[Cell], field: str) -> tuple[Cell, ...]:
        """Return cells in order; raises FileRefusedError where there are too many, or one twice."""
        cells = sorted(given)
        self.cell_count += len(cells)
        for number, most in ((len(cells), limits.MAX_CELLS), (self.cell_count, _MOST_ALL_CELLS)):
            if number > most:
                raise self.fault(phrase("has {count} cells in a shape or in all; at most {most} are read",
                                         count=number, most=most), field)
        if any(abs(x) > limits.MAX_COORDINATE for cell in cells for x in cell):
            raise self.fault(phrase("has a cell further than {most} from the origin", most=limits.MAX_COORDINATE),
                             field)
        if len(set(cells)) < len(cells):
            twice = Counter(cells).most_common(1)[0][0]
            raise self.fault(phrase("names the cell {cell} twice", cell=self.lattice.cell_text(twice)), field)
        return tuple(cells)

    def part(self, name: str, *forms: Iterable[Cell], copies: tuple[int, int] = (1, 1), rule: str = "",
             color: str = "", cell_colors: CellColors = ()) -> int:
        """Add a part, with a rule of motion or the usual one, and return its number; raises FileRefusedError.

        forms: the cells of each of its forms, at least one; cell_colors are those of the first.
        """
        number = len(self.parts)
        field = phrase("part {number}", number=number + 1)
        least, most = copies
        if number >= limits.MAX_PARTS:
            raise self.fault(phrase("has more than {most} parts, the most that are read", most=limits.MAX_PARTS))
        if not 0 <= least <= most <= limits.MAX_COPIES:
            raise self.fault(phrase("from {least} to {most} copies are wanted; right are numbers from 0 to {limit}, "
                                     "the smaller one first", least=least, most=most, limit=limits.MAX_COPIES), field)
        # The usual rule is left out, as in our own files, so that a part follows the rule of its puzzle.
        own = "" if rule == usual_rule(self.lattice) else rule
        if len(forms) > limits.MAX_FORMS:
            raise self.fault(phrase("has {count} forms; at most {most} are read", count=len(forms),
                                    most=limits.MAX_FORMS), field)
        first, *others = (self.cells(cells, field) for cells in forms)
        self.parts.append(Part(self.named(name) or f"P{number + 1}", first, least, most, color, own,
                               cell_colors=cell_colors, other_forms=tuple(map(Form, others))))
        return number

    def named(self, name: str) -> str:
        """Return a name, cut with a remark if it is too long."""
        name = name.strip()
        if len(name) > limits.MAX_NAME:
            self.remark(phrase("the name {name} is cut after {most} characters", name=shown(name),
                               most=limits.MAX_NAME))
        return name[:limits.MAX_NAME].strip()

    def remark(self, remark: str) -> None:
        """Add a remark on what of the file is lost, each once."""
        # A dictionary as an ordered set: the same trouble may come for each of a thousand pieces.
        self.remarks[remark] = None

    def opened(self, name: str, target: Target, notes: str = "", solutions: Iterable[Laid] = ()) -> Opened:
        """Return the puzzle, with those of the solutions that obey its rules."""
        if len(notes) > limits.MAX_TEXT:
            self.remark(phrase("the notes are cut after {most} characters", most=limits.MAX_TEXT))
        puzzle = Puzzle(self.lattice, self.named(name) or self.name_of_file, notes=notes[:limits.MAX_TEXT],
                        target=replace(target, cells=self.cells(target.cells, phrase("target")),
                                       optional=tuple(sorted(target.optional))),
                        parts=tuple(self.parts))
        kept = self.right(puzzle, solutions)
        return Opened(puzzle, few(self.remarks), (kept,) if kept else ())

    @property
    def name_of_file(self) -> str:
        """The name of a puzzle that has none itself."""
        stem = self.where.name.partition(".")[0].strip() if isinstance(self.where, Path) else ""
        return self.named(stem) or Puzzle.name

    def right(self, puzzle: Puzzle, given: Iterable[Laid]) -> tuple[Solution, ...]:
        """Return the solutions that obey the rules of the puzzle; a remark says how many do not."""
        shapes: dict[int, set[tuple[Cell, ...]]] = {}
        kept: list[Solution] = []
        count = cells = 0
        for laid in given:
            cells += sum(len(some) for _, some in laid)
            if count == MOST_SOLUTIONS or cells > _MOST_SOLUTION_CELLS:
                self.remark(phrase("only the first {count} solutions are taken over", count=count))
                break
            count += 1
            placed = tuple(sorted((Placement(part, tuple(sorted(some))) for part, some in laid),
                                  key=lambda placement: (placement.part, placement.cells)))
            if _covers(puzzle, placed) and all(map(partial(_fits, puzzle, shapes), placed)):
                kept.append(placed)
        # Not refused: a puzzle whose solutions cannot be read is still worth having.
        self.lost = lost = count - len(kept)
        if lost:
            self.remark(phrase_n(
                "{n} stored solution is left out, as it is not understood or no solution by the rules here",
                "{n} stored solutions are left out, as they are not understood or no solutions by the rules here",
                lost))
        return tuple(kept)


def _covers(puzzle: Puzzle, placed: Solution) -> bool:
    """Whether all cells that must be filled are, none twice, with the right numbers of copies, and none cross."""
    filled = Counter(cell for placement in placed for cell in placement.cells)
    used = Counter(placement.part for placement in placed)
    target = puzzle.target
    crossed = Counter(crossing for placement in placed for crossing in crossings(puzzle.lattice, placement.cells)
                      if puzzle.lattice.no_crossing)
    return (all(number == 1 for number in (*filled.values(), *crossed.values()))
            and filled.keys() <= set(target.cells) and set(target.cells) - filled.keys() <= set(target.optional)
            and all(part.least <= used[number] <= part.most for number, part in enumerate(puzzle.parts)))


def _fits(puzzle: Puzzle, shapes: dict[int, set[tuple[Cell, ...]]], placement: Placement) -> bool:
    """Whether a placement is one of its part; shapes: the orientations of the parts met so far, which it extends."""
    part = puzzle.parts[placement.part]
    if puzzle.rule(part) == "placed" or len(placement.cells) not in part.sizes or not placement.cells:
        return bool(placement.cells) and any(placement.cells == form.cells for form in part.forms)
    if placement.part not in shapes:
        shapes[placement.part] = {one for form in part.forms for one in orientations(
            puzzle.lattice, form.cells, puzzle.allowed_motions(form))}
    return normalised(placement.cells) in shapes[placement.part]


class Pieces:
    """Adds pieces to a draft, each as a new part or as one more copy of a part."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.shapes: dict[tuple[str, tuple[Cell, ...], CellColors], int] = {}
        self.least: dict[tuple[str, tuple[Cell, ...]], tuple[Cell, ...]] = {}
        self.work = self.count = 0

    def add(self, name: str, cells: Iterable[Cell], rule: str = "", color: str = "",
            cell_colors: CellColors = ()) -> int:
        """Add a piece and return the number of its part; raises FileRefusedError.

        Pieces with colours of cells are equal only if they are drawn at the same place and turned alike.
        """
        draft = self.draft
        self.count += 1
        if self.count > _MOST_PIECES:
            raise draft.fault(phrase("has more than {most} pieces, the most that are read", most=_MOST_PIECES))
        given = draft.cells(cells, phrase("piece {name}", name=name or str(len(draft.parts) + 1)))
        shape = rule, given if cell_colors else self._shape(given, rule), cell_colors
        number = self.shapes.get(shape)
        if number is None or not given or rule == "placed":
            draft.cell_count -= len(given)  # the part counts them again
            number = draft.part(name, given, rule=rule, color=color, cell_colors=cell_colors)
            self.shapes.setdefault(shape, number)
            return number
        part = draft.parts[number]
        draft.parts[number] = replace(part, least=part.least + 1, most=part.most + 1)
        if name:
            draft.remark(phrase("the piece {name} is a copy of {other}, as they are equal", name=name,
                                other=part.name))
        return number

    def _shape(self, cells: tuple[Cell, ...], rule: str) -> tuple[Cell, ...]:
        """Return the least of the orientations of a piece, which equal pieces share."""
        if not cells or rule == "placed":
            return cells
        # Moved to the origin first, so that equal pieces in other places are turned only once.
        lattice, drawn = self.draft.lattice, normalised(cells)
        if (rule, drawn) not in self.least:
            allowed = allowed_motions(lattice, drawn, rule or usual_rule(lattice))
            self.work += len(allowed) * (len(cells) + _WORK_OF_TURN)
            if self.work > _MOST_WORK:
                self.draft.remark(phrase("there are too many pieces to look for equal ones in all of them"))
                return drawn
            self.least[rule, drawn] = min(orientations(lattice, drawn, allowed))
        return self.least[rule, drawn]


def some_are_equal(lattice: Lattice, pieces: Iterable[tuple[Cell, ...]]) -> bool:
    """Whether two pieces are turns of one another, so that a file without names does not distinguish them."""
    seen: set[tuple[Cell, ...]] = set()
    for cells in pieces:
        if normalised(cells) in seen:
            return True
        seen.update(orientations(lattice, normalised(cells), allowed_motions(lattice, cells, "turn")))
    return False
