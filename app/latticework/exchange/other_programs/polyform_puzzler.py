"""Solutions as Polyform Puzzler prints them; the puzzle is put together from the pieces and cells that they name."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace

from latticework.errors import FileRefusedError, shown
from latticework.exchange.contents import Opened
from latticework.exchange.other_programs.drafts import MOST_SOLUTIONS, Draft, Where
from latticework.lattice import Cell, Lattice, builtin
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import connected

TITLES = (
    ("square-stick", r"(?<![a-z])(?:poly|mono|di|tri|tetra|penta)?sticks?"), ("triangle-stick", "trigs?"),
    ("hexagon-stick", "twigs?"), ("square", "omino"), ("cubic", "cubes?|soma|omino"), ("triangle", "(?<!d)iamonds?"),
    ("hexagon", "hex(?!omino|iamond)"),
)
"""What the title of a puzzle has in it that is on a lattice: it decides where cells and pieces leave a choice."""

FLAT = ("square", "hexagon")
"""The lattices whose cells have two coordinates; a third one is the height in space, or the kind of cell."""

SAMPLE = 30
"""Solutions by which the lattice is told."""

_HEAD = re.compile(r"solving\s+([\w.-]+)\s*:.*", re.ASCII)
_SOLUTION = re.compile(r"solution\s+[\d,]+\b.*:.*", re.ASCII)
_PIECE = re.compile(r"((?:\d{1,4}(?:,\d{1,4}){1,2}\s+)+)(\S{1,200})", re.ASCII)
_OMITTED = re.compile(r"!\s*(\S{1,200})")
_STOPPED = re.compile(r"User-requested|interrupt", re.IGNORECASE)

Places = tuple[tuple[int, ...], ...]


@dataclass
class Found:
    """A solution: pieces by name with the cells on which they lie."""

    pieces: list[tuple[str, Places]] = field(default_factory=list)


def knows(text: str) -> bool:
    """Whether a text is meant as such a file."""
    lines = [line.strip() for line in text[:200_000].splitlines()]
    return any(map(_SOLUTION.fullmatch, lines)) and any(map(_PIECE.fullmatch, lines))


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle with its solutions; raises FileRefusedError."""
    name, solutions, omitted, stopped = _read(text, where)
    lengths = {len(place) for found in solutions for _, places in found.pieces for place in places}
    if len(lengths) > 1:
        raise FileRefusedError(where, phrase("has cells of two and of three coordinates; all should have the same"))
    flat = max(lengths) == 2
    tried = [lattice for lattice in map(builtin, FLAT if flat else (one for one, _ in TITLES if one not in FLAT))
             if flat or _are_cells(lattice, solutions)]
    evidence = {one.name: _evidence(one, solutions[:SAMPLE], name, where) for one in tried}
    likely = [one.name for one in tried if evidence[one.name] == max(evidence.values())]
    meant = [known for known, words in TITLES if known in likely and re.search(words, name, re.IGNORECASE)]
    usual = [known for known in ("square", "cubic") if known in likely]
    lattice = builtin((meant or usual or likely)[0])
    draft, opened = _drafted(lattice, solutions, name, where, omitted)
    if len(likely) > 1 and not meant:
        draft.remark(phrase("which lattice is meant by {name} is not known; its cells are taken for those of "
                            "{lattice}", name=shown(name), lattice=lattice.name))
    if draft.lost:
        raise FileRefusedError(where, phrase(
            "{wrong} of its {stored} solutions are none of the puzzle that its pieces make on the lattice {lattice}; "
            "they may lie around a tube or on another surface that this program has not, or the file is damaged",
            wrong=draft.lost, stored=len(solutions), lattice=lattice.name))
    if stopped:
        draft.remark(phrase("the search that printed the solutions was stopped; there may be more"))
    return replace(opened, remarks=tuple(draft.remarks))


def _drafted(lattice: Lattice, solutions: list[Found], name: str, where: Where, omitted: set[str]
             ) -> tuple[Draft, Opened]:
    """Return the puzzle that solutions make on a lattice, and what is to be said of it."""
    draft = Draft(where, lattice)
    cells = _cells_of(solutions, lattice, where)
    numbers = _add_parts(draft, cells, "turn" if "onesided" in name.lower() else "")
    for missing in sorted(omitted - numbers.keys()):
        draft.remark(phrase("the piece {name} lies in none of the solutions, so that its form is not known",
                            name=shown(missing)))
    boards = [{cell for _, some in solution for cell in some} for solution in cells]
    every = boards[0].union(*boards)
    free = every - boards[0].intersection(*boards)
    empty = len(every) - min(map(len, boards))
    if free:
        draft.remark(phrase_n(
            "the solutions leave different cells empty: {n} cell may stay empty, wherever one of them leaves one",
            "the solutions leave different cells empty: {n} cells may stay empty, wherever one of them leaves one",
            empty))
    target = Target(tuple(every), optional=tuple(free), most_empty=empty if free else None)
    return draft, draft.opened(name, target, solutions=[
        [(numbers[piece], some) for piece, some in solution] for solution in cells])


def _are_cells(lattice: Lattice, solutions: list[Found]) -> bool:
    """Whether all places are cells of a lattice."""
    return not lattice.flat or all(place[-1] < len(lattice.kinds)
                                   for found in solutions for _, places in found.pieces for place in places)


def _evidence(lattice: Lattice, solutions: list[Found], name: str, where: Where) -> tuple[int, int]:
    """Return how many solutions are right on a lattice, and how many of the pieces hang together there."""
    _, opened = _drafted(lattice, solutions, name, where, set())
    parts = opened.document.parts if isinstance(opened.document, Puzzle) else ()
    return sum(map(len, opened.solutions)), sum(connected(lattice, part.cells) for part in parts)


def _read(text: str, where: Where) -> tuple[str, list[Found], set[str], bool]:
    """Return the name of the puzzle, its solutions, the pieces that some omit, and whether the search was stopped."""
    name, stopped = "", False
    solutions: list[Found] = []
    omitted: set[str] = set()
    for line in map(str.strip, text.splitlines()):
        if head := _HEAD.fullmatch(line):
            name = name or head[1]
        elif _SOLUTION.fullmatch(line):
            solutions.append(Found())
        elif (piece := _PIECE.fullmatch(line)) and solutions:
            places = tuple(tuple(map(int, place.split(","))) for place in piece[1].split())
            solutions[-1].pieces.append((piece[2], places))
        elif missing := _OMITTED.fullmatch(line):
            omitted.add(missing[1])
        stopped = stopped or _STOPPED.search(line) is not None
    solutions = [found for found in solutions if found.pieces]
    if not solutions:
        raise FileRefusedError(where, phrase("has no solution with pieces, a line for each, like 0,0 1,0 1,1 V"))
    return name, solutions, omitted, stopped


def _cells_of(
    solutions: list[Found], lattice: Lattice, where: Where
) -> list[list[tuple[str, tuple[Cell, ...]]]]:
    """Return solutions by cells of the lattice; a third coordinate of a flat lattice is the kind of cell."""
    made = []
    for found in solutions[: MOST_SOLUTIONS + 1]:
        laid = []
        for name, places in found.pieces:
            cells = tuple(place if lattice.flat and len(place) == 3 else (*place, 0) for place in places)
            if len(cells) > MAX_CELLS:
                raise FileRefusedError(where, phrase("has more than {most} cells, the most that are read",
                                                     most=MAX_CELLS), phrase("piece {name}", name=name))
            if strange := next((cell for cell in cells if cell[-1] >= len(lattice.kinds)), None):
                raise FileRefusedError(where, phrase("{cell} is no cell of the lattice {lattice}", cell=strange,
                                                     lattice=lattice.name), phrase("piece {name}", name=name))
            laid.append((name, cells))
        made.append(laid)
    return made


def _add_parts(draft: Draft, cells: list[list[tuple[str, tuple[Cell, ...]]]], rule: str) -> dict[str, int]:
    """Add each piece, as often as the solutions use it, and return the numbers by name."""
    used = [Counter(name for name, _ in solution) for solution in cells]
    numbers: dict[str, int] = {}
    for solution in cells:
        for name, some in solution:
            if name not in numbers:
                times = [count[name] for count in used]
                numbers[name] = draft.part(name, some, (min(times), max(times)), rule)
    return numbers
