"""Puzzles of Busche's program polycube: a box and its pieces, drawn layer by layer or given as lists of cells."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import product

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened, in_line
from latticework.files.others.drafts import HEAD, MOST_SOLUTIONS, Draft, Pieces, Where
from latticework.lattice import Cell, builtin
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import Target
from latticework.puzzle.limits import MAX_CELLS, MAX_PARTS

Place = tuple[int, int, int]
_AXES = ("xDim", "yDim", "zDim")
_NUMBER = re.compile(r"[+-]?\d{1,6}", re.ASCII)


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file."""
    return re.search(r"^[ \t]*D[ \t]*:[^\n]{0,200}\bxDim\b", text[:HEAD], re.MULTILINE) is not None


@dataclass
class _Definition:
    """A box, and its pieces by name; stationary ones stay where they are drawn."""

    size: Place
    one_side: bool
    pieces: dict[str, list[Place]] = field(default_factory=dict)
    stationary: set[str] = field(default_factory=set)


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle of a text; raises FileRefusedError naming the line."""
    first, *more = _Reader(text, where).definitions
    # A piece of several layers needs cubes, though it may not fit into a flat box.
    flat = first.size[2] == 1 and all(len({z for _, _, z in cells}) == 1 for cells in first.pieces.values())
    lattice = builtin("square" if flat else "cubic")
    draft = Draft(where, lattice)
    rule = ("turn" if first.one_side else "turn over") if flat else "turn"

    def cells(places: Iterable[Place]) -> list[Cell]:
        return [(x, y, 0) if flat else (x, y, z, 0) for x, y, z in places]

    pieces = Pieces(draft)
    numbers = {name: pieces.add(name, cells(places), "placed" if name in first.stationary else rule)
               for name, places in first.pieces.items()}
    every = box(first.size)
    drawn = {place for places in first.pieces.values() for place in places}
    # A further definition that fills the same box with the same pieces is a solution of the first one.
    solutions = [[(numbers[name], tuple(cells(places))) for name, places in one.pieces.items()]
                 for one in (first, *more) if one.pieces.keys() == first.pieces.keys() and one.size == first.size
                 and sum(map(len, one.pieces.values())) == len(every) and (one is not first or drawn == set(every))]
    if left := len(more) - len(solutions) + (drawn == set(every)):
        draft.remark(phrase_n("{n} further definition of a puzzle is left out",
                              "{n} further definitions of puzzles are left out", left))
    return draft.opened("", Target(tuple(cells(every))), solutions=solutions)


def box(size: Place) -> list[Place]:
    """Return the places of a box."""
    return [(x, y, z) for x, y, z in product(*map(range, size))]


class _Reader:
    """Reads the definitions of a text line by line."""

    def __init__(self, text: str, where: Where) -> None:
        self.where, self.number = where, 0
        self.definitions: list[_Definition] = []
        self.open, self.is_open = _Definition((1, 1, 1), False), False
        self.in_layout = False
        self.stationary, self.row, self.drawn = set[str](), 0, set[str]()
        # The number is kept in the reader, so that errors can name the line.
        for self.number, line in enumerate(text.splitlines(), 1):
            if words := line.partition("#")[0].strip():
                self.read(words)
        if self.is_open or not self.definitions:
            raise self.fault(phrase("the definition is not ended; a line ~D is right") if self.is_open else
                              phrase("has no definition, which begins with D:xDim="))

    def fault(self, reason: str) -> FileRefusedError:
        """Return the error for the current line."""
        return FileRefusedError(self.where, reason, in_line(self.number))

    def read(self, line: str) -> None:
        kind, _, rest = (part.strip() for part in line.partition(":"))
        if not self.is_open:
            if kind != "D":
                raise self.fault(phrase("{given} should be D:xDim=…:yDim=…:zDim=…, which begins a definition",
                                         given=shown(line)))
            self.open, self.is_open = self.begun(rest), True
        elif self.in_layout:
            self.read_layout(line)
        elif kind == "L":
            self.stationary = set(self.settings(rest, {"stationary"}).get("stationary", "").split())
            # Rows come from the top down, so y begins at the height of the box.
            self.in_layout, self.row, self.drawn = True, self.open.size[1], set()
        elif kind == "C":
            self.read_piece(rest)
        elif kind == "~D":
            if len(self.definitions) > MOST_SOLUTIONS:
                raise self.fault(phrase("there are more than {most} definitions", most=MOST_SOLUTIONS))
            self.definitions.append(self.open)
            self.is_open = False
        else:
            raise self.fault(phrase("{given} should begin with L, C: or ~D", given=shown(line)))

    def settings(self, text: str, allowed: set[str]) -> dict[str, str]:
        """Return the settings of a text name=value:name=value; raises FileRefusedError."""
        found: dict[str, str] = {}
        for one in filter(None, (one.strip() for one in text.split(":"))):
            name, _, value = (part.strip() for part in one.partition("="))
            if name not in allowed or name in found:
                raise self.fault(phrase("{given} should be one of {known}, each once", given=shown(name),
                                         known=", ".join(sorted(allowed))))
            found[name] = value
        return found

    def begun(self, rest: str) -> _Definition:
        given = self.settings(rest, {*_AXES, "oneSide"})
        x, y, z = (self.whole(given.get(axis, "1" if axis == "zDim" else ""), axis) for axis in _AXES)
        if min(x, y, z) < 1 or x * y * z > MAX_CELLS:
            raise self.fault(phrase("the box has {count} cells; right are 1 to {most}", count=x * y * z,
                                     most=MAX_CELLS))
        return _Definition((x, y, z), given.get("oneSide", "0") != "0")

    def whole(self, text: str, what: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self.fault(phrase("{what}: {given} should be a whole number", what=what, given=shown(text)))
        return int(text)

    def read_layout(self, line: str) -> None:
        if line == "~L":
            if missing := self.stationary - self.drawn:
                raise self.fault(phrase("the stationary piece {name} is not in the layout",
                                         name=shown(min(missing))))
            self.open.stationary |= self.stationary
            self.in_layout = False
            return
        self.row -= 1
        for z, layer in enumerate(line.split(",")):
            for x, name in enumerate(layer.split()):
                if name == ".":
                    continue
                if name not in self.drawn:
                    self.start(name)
                    self.drawn.add(name)
                self.append(name, (x, self.row, z))

    def start(self, name: str) -> None:
        if name in self.open.pieces or len(self.open.pieces) >= MAX_PARTS:
            raise self.fault(phrase("the piece {name} is defined a second time", name=shown(name))
                              if name in self.open.pieces else
                              phrase("there are more than {most} pieces", most=MAX_PARTS))
        self.open.pieces[name] = []

    def append(self, name: str, place: Place) -> None:
        self.open.pieces[name].append(place)
        if len(self.open.pieces[name]) > MAX_CELLS:
            raise self.fault(phrase("the piece {name} has more than {most} cells", name=shown(name), most=MAX_CELLS))

    def read_piece(self, rest: str) -> None:
        given = self.settings(rest, {"name", "type", "layout"})
        name = given.get("name", "")
        if not name or given.get("type", "M") not in {"M", "S"}:
            raise self.fault(phrase("the type {given} should be M or S", given=shown(given["type"])) if name else
                              phrase("the piece has no name; C:name=… is right"))
        self.start(name)
        for triple in given.get("layout", "").split(","):
            numbers = [self.whole(word, "layout") for word in triple.split()]
            if len(numbers) != 3:
                raise self.fault(phrase("{given} should be three numbers, x y z", given=shown(triple.strip())))
            self.append(name, (numbers[0], numbers[1], numbers[2]))
        if given.get("type") == "S":
            self.open.stationary.add(name)
