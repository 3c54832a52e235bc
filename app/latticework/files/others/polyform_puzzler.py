"""Solutions as Polyform Puzzler prints them; the puzzle is put together from the pieces and cells that they name."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened
from latticework.files.others.drafts import HEAD, MOST_SOLUTIONS, Draft, Where
from latticework.lattice import Cell, Lattice, builtin
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import connected

TWO = ("square", "hexagon")
"""The lattices whose cells have two coordinates, the most usual first."""

THREE = ("cubic", "square-stick", "triangle-stick", "hexagon-stick", "triangle")
"""The lattices whose cells have three coordinates; the last is the height, or the kind of cell."""

SAMPLE = 30
"""The most solutions that are used to find the lattice."""

_HEAD = re.compile(r"solving\s+([\w.-]+)\s*:.*", re.ASCII)
_SOLUTION = re.compile(r"solution\s+[\d,]+\b.*:.*", re.ASCII)
_PIECE = re.compile(r"((?:\d{1,4}(?:,\d{1,4}){1,2}\s+)+)(\S{1,200})", re.ASCII)
_OMITTED = re.compile(r"!\s*(\S{1,200})")
_TOTAL = re.compile(r"[\d,]+ solutions?\b.*", re.ASCII)
_STOPPED = re.compile(r"User-requested|interrupt", re.IGNORECASE)

Places = tuple[tuple[int, ...], ...]


@dataclass
class Found:
    """A solution: pieces by name with the cells that they cover, and the lines of its picture."""

    pieces: list[tuple[str, Places]] = field(default_factory=list)
    picture: list[str] = field(default_factory=list)


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file."""
    lines = [line.strip() for line in text[:HEAD].splitlines()]
    return any(map(_SOLUTION.fullmatch, lines)) and any(map(_PIECE.fullmatch, lines))


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle with its solutions; raises FileRefusedError."""
    name, solutions, omitted, stopped = _read(text, where)
    lengths = {len(place) for found in solutions for _, places in found.pieces for place in places}
    if len(lengths) > 1:
        raise FileRefusedError(where, phrase("has cells of two and of three coordinates; all should have the same"))
    flat = max(lengths) == 2
    drawn = _lattice_drawn("\n".join(solutions[0].picture), flat)
    likely = [drawn] if drawn and _are_cells(builtin(drawn), solutions) else _likely(solutions, flat, name, where)
    lattice = builtin(likely[0])
    draft, opened = _drafted(lattice, solutions, name, where, omitted)
    if len(likely) > 1:
        draft.remark(phrase("its cells may be those of {lattices}, and it has no picture that tells; they are taken "
                            "for those of {lattice}", lattices=", ".join(likely), lattice=lattice.name))
    # The lattice may be guessed wrong; then the solutions break the rules, which must not pass in silence.
    if draft.lost:
        raise FileRefusedError(where, phrase(
            "{wrong} of its {stored} solutions are none of the puzzle that its pieces make on the lattice {lattice}; "
            "parts may cross in them, they may lie around a tube or on another surface that this program has not, or "
            "the file is damaged", wrong=draft.lost, stored=len(solutions), lattice=lattice.name))
    if stopped:
        draft.remark(phrase("the search that printed the solutions was stopped; there may be more"))
    return replace(opened, remarks=tuple(draft.remarks))


def _drafted(lattice: Lattice, solutions: list[Found], name: str, where: Where, omitted: set[str]
             ) -> tuple[Draft, Opened]:
    """Return the puzzle that solutions make on a lattice, as a draft and as opened with remarks."""
    draft = Draft(where, lattice)
    cells = _cells_of(solutions, lattice, where)
    beside = _beside(lattice, cells)
    numbers = _add_parts(draft, cells, "turn" if "onesided" in name.lower() else "", bool(beside))
    if beside:
        cells = [[laid for laid in solution if not beside.issuperset(laid[1])] for solution in cells]
        draft.remark(phrase("in each solution one piece lies beside the figure: the cells there are left out, and "
                            "any piece may stay over"))
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


def _beside(lattice: Lattice, solutions: list[list[tuple[str, tuple[Cell, ...]]]]) -> set[Cell]:
    """Return the cells, apart from all others, of the one piece that each solution does not use; or none.

    There it has room in one way or another, so solutions leave different cells empty.
    """
    boards = [{cell for _, some in solution for cell in some} for solution in solutions]
    rest = set().union(*boards)
    reached = list(rest - rest.intersection(*boards))
    beside = set(reached)
    while reached:
        more = rest.intersection(lattice.neighbours(reached.pop())) - beside
        beside |= more
        reached += more
    # In each solution it must be one piece, and always the place beside the figure.
    alone = all(sum(not beside.isdisjoint(some) for _, some in solution) == 1 for solution in solutions)
    return beside if alone and beside != rest else set()


def _lattice_drawn(picture: str, flat: bool) -> str:
    """Return the lattice whose solutions are drawn like this, "" if unknown.

    Squares and cubes are the names of their pieces, hexagons and triangles are drawn by their sides alone; sticks are
    lines with the names of pieces. Where two slanted lines meet in a point there are six sticks around it, not three.
    """
    named, slanted = re.search(r"\w", picture.replace("_", "")), re.search(r"[/\\]", picture)
    if flat:
        return "hexagon" if slanted else "square" if named else ""
    if not slanted:
        return "square-stick" if re.search(r"-\w+-|\|", picture) else "cubic" if named else ""
    if not named:
        return "triangle"
    return "triangle-stick" if re.search(r"\\/|/\\", picture) else "hexagon-stick"


def _are_cells(lattice: Lattice, solutions: list[Found]) -> bool:
    """Whether all places are cells of a lattice."""
    return not lattice.flat or all(len(place) == 2 or place[-1] < len(lattice.kinds)
                                   for found in solutions for _, places in found.pieces for place in places)


def _likely(solutions: list[Found], flat: bool, name: str, where: Where) -> list[str]:
    """Return the lattices on which most solutions are right and most pieces connected, the most usual first."""
    tried = [one for one in map(builtin, TWO if flat else THREE) if _are_cells(one, solutions)]
    # Tried on a sample, as the whole file may have thousands of solutions.
    evidence = {one.name: _evidence(one, solutions[:SAMPLE], name, where) for one in tried}
    return [one for one, found in evidence.items() if found == max(evidence.values())]


def _evidence(lattice: Lattice, solutions: list[Found], name: str, where: Where) -> tuple[int, int]:
    """Return how many solutions are right on a lattice, and how many of the pieces are connected there."""
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
        elif solutions and solutions[-1].pieces and not _TOTAL.fullmatch(line):
            solutions[-1].picture.append(line)
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
    # One more than are kept, so that the draft notices that there are too many.
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


def _add_parts(
    draft: Draft, cells: list[list[tuple[str, tuple[Cell, ...]]]], rule: str, spare: bool
) -> dict[str, int]:
    """Add each piece, as often as the solutions use it or at most so often, and return the numbers by name."""
    used = [Counter(name for name, _ in solution) for solution in cells]
    numbers: dict[str, int] = {}
    for solution in cells:
        for name, some in solution:
            if name not in numbers:
                times = [count[name] for count in used]
                numbers[name] = draft.part(name, some, copies=(0 if spare else min(times), max(times)), rule=rule)
    return numbers
