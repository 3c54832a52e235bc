"""Writing puzzles for PolySolver, `.psv`, with their solutions."""

from collections.abc import Iterable, Iterator

from latticework.errors import LatticeworkError
from latticework.exchange.contents import Contents, Written
from latticework.exchange.other_programs.drafts import MOST_SOLUTIONS
from latticework.exchange.other_programs.grids import Grid, Raw, box, grids
from latticework.exchange.other_programs.losses import losses
from latticework.exchange.other_programs.polysolver import MOST_PIECES, without_description
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.limits import MAX_CELLS
from latticework.solution import Solution

_LETTERS = str.maketrans("0123456789abcdef", "abcdefghijklmnop")


def write(contents: Contents) -> Written:
    """Return a puzzle as such a file; raises LatticeworkError where its lattice is no grid of PolySolver."""
    puzzle, _ = contents.of_puzzle()
    grid = next((grid for grid in grids().values() if puzzle.lattice is grid.lattice), None)
    if grid is None:
        raise LatticeworkError(phrase("{name}: no grid of PolySolver that is known here has the lattice {lattice}; "
                                      "there are grids for {known}", name=puzzle.name, lattice=puzzle.lattice.name,
                                      known=", ".join(grid.lattice_name for grid in grids().values())))
    writing = _Writing(puzzle, grid)
    lines = [*writing.puzzle_lines(), *map(writing.solution, _first(contents, writing))]
    return Written(("\n".join([*lines, *writing.notes()]) + "\n").encode(), tuple(writing.remarks))


def _first(contents: Contents, writing: "_Writing") -> Iterator[Solution]:
    """Yield as many solutions as are read again."""
    for number, solution in enumerate(contents.solutions()):
        if number == MOST_SOLUTIONS:
            writing.remarks.append(phrase("only the first {count} solutions are written", count=number))
            return
        yield solution


class _Writing:
    """Writes the sections of a file, and notes what they do not hold."""

    def __init__(self, puzzle: Puzzle, grid: Grid) -> None:
        self.puzzle, self.grid = puzzle, grid
        target = puzzle.target
        self.uses_all = bool(target.optional) and len(target.optional) == len(target.cells)
        holds = {"rules", "name", "colors", "notes"} | ({"optional"} if self.uses_all else {"ranges"})
        self.remarks: list[Phrase] = list(losses(puzzle, holds))
        self.parts = [number for number, part in enumerate(puzzle.parts) if part.cells]
        self.placed = [number for number in self.parts if puzzle.rule(puzzle.parts[number]) == "placed"]
        if any((puzzle.parts[number].least, puzzle.parts[number].most) != (1, 1) for number in self.placed):
            self.remarks.append(phrase("each part that stays where it is placed is written as one that lies there"))
        self.first_piece: dict[int, int] = {}
        self.ways = {number: list(grid.orientations(grid.raw(puzzle.parts[number].cells),
                                                    puzzle.rule(puzzle.parts[number]))) for number in self.parts}

    def puzzle_lines(self) -> Iterator[str]:
        """Yield the lines up to the mode."""
        yield self.description()
        yield self.grid.name.capitalize()
        yield f"Board ({self.board()})"
        pieces = 0
        for number in self.parts:
            self.first_piece[number] = pieces + 1
            pieces += 1 if number in self.placed else self.puzzle.parts[number].most
            yield self.tile(self.puzzle.parts[number])
        if pieces > MOST_PIECES:
            raise LatticeworkError(phrase("{name}: has {count} pieces; this format holds {most}",
                                          name=self.puzzle.name, count=pieces, most=MOST_PIECES))
        if self.placed:
            placed = (self.piece(number, 0, self.puzzle.parts[number].cells) for number in self.placed)
            yield f"place ({', '.join(placed)})"
        yield f"mode {'UseAll' if self.uses_all else 'FillAll'}"

    def description(self) -> str:
        """Return the first line, which must not look like the grid, as old files begin with that."""
        name = " ".join(self.puzzle.name.split())
        if not name or not without_description(f"{name}\n{self.grid.name}\nboard ("):
            return name
        self.remarks.append(phrase("the name is written with “Puzzle” before it, to be told from the name of a grid"))
        return f"Puzzle {name}"

    def board(self) -> str:
        """Return a box, and the cells in which the target differs from it."""
        cells = set(self.grid.raw(self.puzzle.target.cells))
        x, y, z, kind = (max((cell[axis] for cell in cells), default=0) for axis in range(4))
        corner = max(x, 0), max(y, 0), max(z, 0), kind
        if (corner[0] + 1) * (corner[1] + 1) * (corner[2] + 1) * (kind + 1) > MAX_CELLS:
            corner = 0, 0, 0, 0
        others = cells ^ box((corner[0] + 1, corner[1] + 1, corner[2] + 1), corner[3] + 1)
        return "".join(self.cells([corner, *sorted(others)]))

    def cells(self, raw: Iterable[Raw]) -> Iterator[str]:
        """Yield cells as (x,y) or (x,y:kind)."""
        for *place, kind in raw:
            yield f"({','.join(map(str, place[: self.grid.axes]))}{f':{kind}' if self.grid.kinds > 1 else ''})"

    def tile(self, part: Part) -> str:
        """Return the line of a part."""
        rule = self.puzzle.rule(part)
        words = {"turn": "", "fixed": "fixed ", "placed": "fixed ", self.grid.freest: "flip "}
        color = f" ({','.join(map(str, bytes.fromhex(part.color[1:])))})" if part.color else ""
        least, most = (1, 1) if rule == "placed" else (part.least, part.most)
        return f"tile {words[rule]}{most} {least} ({''.join(self.cells(self.grid.raw(part.cells)))}){color}"

    def piece(self, number: int, copy: int, cells: tuple[Cell, ...]) -> str:
        """Return where a copy of a part lies: its number, its least coordinates, and how it is turned."""
        raw = self.grid.raw(cells)
        low = [min(cell[axis] for cell in raw) for axis in range(3)]
        moved = sorted((x - low[0], y - low[1], z - low[2], kind) for x, y, z, kind in raw)
        place = ",".join(map(str, low[: self.grid.axes]))
        return f"{self.first_piece[number] + copy} ({place}|{self.ways[number].index(moved)})"

    def solution(self, solution: Solution) -> str:
        """Return the line of a solution."""
        copies = dict.fromkeys(self.parts, 0)
        pieces = []
        for placement in solution:
            pieces.append(self.piece(placement.part, copies[placement.part], placement.cells))
            copies[placement.part] += 1
        return f"solution ({', '.join(pieces)})"

    def notes(self) -> Iterator[str]:
        """Yield the line of the notes, two letters for each character of Latin-1."""
        if self.puzzle.notes:
            data = self.puzzle.notes.encode("latin-1", "replace")
            if data.decode("latin-1") != self.puzzle.notes:
                self.remarks.append(phrase("characters of the notes that are not in Latin-1 become question marks"))
            yield f"notes {data.hex().translate(_LETTERS)}"
