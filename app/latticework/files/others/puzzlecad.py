"""Models of puzzlecad, `.scad`: their pieces, put together from the segments that are printed."""

import re
from bisect import bisect
from collections.abc import Iterator
from itertools import count

import numpy as np

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.files.opened_and_written import Opened, in_line
from latticework.files.others.drafts import HEAD, Draft, Pieces, Where
from latticework.files.others.openscad import Call, Expression, Model, NotUnderstoodError, UnclosedError
from latticework.files.others.puzzlecad_functions import FUNCTIONS
from latticework.files.others.puzzlecad_joints import EDGE, Glue, Point, Segment, tetrahedron_of
from latticework.files.others.puzzlecad_pieces import Voxel, segment, size_of, voxels
from latticework.lattice import Cell, builtin
from latticework.lattice.motion import locate
from latticework.phrases import phrase, phrase_n
from latticework.puzzle import PALETTE, Target
from latticework.puzzle.limits import MAX_COPIES

_CALL = re.compile(r"\b(burr_piece|burr_plate|packing_box)\s*\(")
_IN_MODELS = re.compile(r"[(;=<]")
_BOXES = re.compile(r"(packing|burr)_(box|tray)\w*")

_MOST_CUBES = 100_000
_MOST_CUT_CUBES = 4_000
"""The most cubes of all pieces where some are cut; each has 24 cells then."""

_MOST_SIGNS = 500_000
"""The most letters and dots of all pieces, where a plate prints them once."""

_MOST_PIECES = 20_000

Plate = list[tuple[list[Voxel], int]]
"""The pieces of a plate, each with its line."""


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file: a model for puzzlecad, or pieces alone."""
    head = text[:HEAD]
    return _CALL.search(head) is not None or (
        not set(head) - set('xX.|",[] \t\r\n') and "x" in head.lower() and ("|" in head or '"' in head))


def parse(text: str, where: Where) -> Opened:
    """Return a puzzle of the pieces, whose target is empty; raises FileRefusedError naming the line."""
    return _Reader(text, where).opened()


class _Reader:
    """Reads the pieces of a model, and puts together what is printed in several segments."""

    def __init__(self, text: str, where: Where) -> None:
        self.text, self.where = text, where
        # What is refused before the lattice is known names no cells.
        self.draft = Draft(where, builtin("cubic"))
        self.breaks = [match.start() for match in re.finditer("\n", text)]
        self.faults: list[str] = []
        self.signs = 0
        self.count, self.numbers = 0, count()

    def opened(self) -> Opened:
        plates = [plate for plate in (self.called() if _IN_MODELS.search(self.text) else [self.listed()]) if plate]
        cubes = [cube for plate in plates for piece, _ in plate for cube in piece]
        is_cut = any(cube.components is not None for cube in cubes)
        most = _MOST_CUT_CUBES if is_cut else _MOST_CUBES
        if len(cubes) > most:
            raise self.draft.fault(phrase("has {count} cubes in all; at most {most} are read", count=len(cubes),
                                          most=most))
        if is_cut:
            remarks, self.draft = self.draft.remarks, Draft(self.where, builtin("rhombic-tetrahedron"))
            self.draft.remarks |= remarks
        pieces = Pieces(self.draft)
        for piece in self.glued(plates, is_cut):
            self.add(piece, pieces, is_cut)
        if not self.draft.parts:
            reason = phrase("has no piece in letters; burr_piece(\"xx.|.xx\") is right")
            raise FileRefusedError(self.where, next(iter(self.faults), reason))
        self.draft.remark(phrase("this notation has pieces alone, so the target is empty"))
        return self.draft.opened("", Target())

    def line(self, at: int) -> int:
        """Return the line of a place in the text."""
        return bisect(self.breaks, at) + 1

    def left_out(self, line: int, reason: str) -> None:
        fault = phrase("line {line}: a piece is left out: {reason}", line=line, reason=reason)
        self.faults.append(fault)
        self.draft.remark(fault)

    def called(self) -> Iterator[Plate]:
        """Yield the plates of a model."""
        model = Model(self.text, FUNCTIONS)
        try:
            for call in model.calls():
                if call.name in {"burr_piece", "burr_plate"}:
                    yield self.plate(model, call)
                elif _BOXES.fullmatch(call.name):
                    self.draft.remark(phrase("boxes and trays are left out"))
        except UnclosedError as error:
            raise self.draft.fault(phrase("the brackets are not closed"), in_line(self.line(error.at))) from None
        except NotUnderstoodError as error:
            reason = phrase("the model is not understood from here on")
            if error.at >= 0:
                raise self.draft.fault(reason, in_line(self.line(error.at))) from None
            self.draft.remark(phrase("the model takes too long to compute; what it does later is left out"))
        for at in model.faults:
            self.draft.remark(phrase("line {line}: a statement is not understood and left out", line=self.line(at)))

    def plate(self, model: Model, call: Call) -> Plate:
        """Return the pieces of a call, as often as it prints them."""
        line = self.line(call.at)
        given = {name or str(place): expression for place, (name, expression) in enumerate(call.arguments)}
        plate: Plate = []
        for piece in self.described(model, call, given.get("0", given.get("burr_specs", ("value", None)))):
            self.signs += size_of(piece)
            if self.signs > _MOST_SIGNS:
                raise self.draft.fault(phrase("has pieces of more than {most} characters, the most that are read",
                                              most=_MOST_SIGNS), in_line(line))
            try:
                plate.append((voxels(piece), line))
            except LatticeworkError as error:
                self.left_out(line, f"{_shortened(piece)}: {error}")
            except (NotUnderstoodError, TypeError, ValueError):
                self.left_out(line, phrase("{given} is not a piece drawn in letters", given=_shortened(piece)))
        copies = 1
        if "num_copies" in given or ("1" in given and call.name == "burr_plate"):
            value = self.value(model, given.get("num_copies", given.get("1", ("value", None))), call, line)
            copies = int(value) if isinstance(value, float) and 0 <= value <= MAX_COPIES else 1
        self.count += copies * len(plate)
        if self.count > _MOST_PIECES:
            raise self.draft.fault(phrase("has more than {most} pieces, the most that are read", most=_MOST_PIECES))
        return plate * copies

    def described(self, model: Model, call: Call, expression: Expression) -> Iterator[object]:
        """Yield the descriptions of the pieces of a call, each by itself so that one fault does not spoil others."""
        line = self.line(call.at)
        if call.name == "burr_piece":
            each = [expression]
        elif expression[0] == "list" and not any(item[0] in {"for items", "let items", "each", "if items"}
                                                 for item in expression[1]):
            each = expression[1]
        else:
            value = self.value(model, expression, call, line)
            yield from value if isinstance(value, list) else []
            return
        for one in each:
            value = self.value(model, one, call, line)
            if value is not None:
                yield value

    def value(self, model: Model, expression: Expression, call: Call, line: int) -> object:
        """Return the value of an argument, None with a remark if it is not understood."""
        try:
            value = model.value(expression, call.scope)
        except NotUnderstoodError:
            value = None
        if value is None:
            self.left_out(line, phrase("the arguments of {name} are not understood", name=call.name))
        return value

    def listed(self) -> Plate:
        """Return the pieces of a text that has nothing else: one on each line, or in brackets."""
        plate: Plate = []
        for number, line in enumerate(self.text.splitlines(), 1):
            layers = re.findall(r"[^\s\",\[\]]+", line)
            try:
                plate += [(voxels(layers), number)] if layers else []
            except LatticeworkError as error:
                self.left_out(number, str(error))
        return plate

    def glued(self, plates: list[Plate], is_cut: bool) -> list[Segment]:
        """Return whole pieces: segments that a plate has are glued first, then those of different plates."""
        glue = Glue()
        made: list[Segment] = []
        for plate in plates:
            made += glue.glued(list(self.segments(plate, is_cut)), is_all=False)
        made = sorted(glue.glued(made, is_all=True), key=lambda piece: piece.number)
        if glue.is_guess:
            self.draft.remark(phrase("some segments fit in more than one way; the first one is taken"))
        if glue.repeated:
            self.draft.remark(phrase_n("{n} more segment is used than the model prints, because there is a joint "
                                       "for it",
                                       "{n} more segments are used than the model prints, because there are joints "
                                       "for them", glue.repeated))
        if glue.is_given_up:
            self.draft.remark(phrase("there are too many segments to try all ways to join them"))
        if number := sum(len(piece.joints) for piece in made):
            self.draft.remark(phrase_n("{n} joint fits no other, so its segment is a piece of its own",
                                       "{n} joints fit no others, so their segments are pieces of their own", number))
        return made

    def segments(self, plate: Plate, is_cut: bool) -> Iterator[Segment]:
        known: dict[int, Segment | None] = {}
        for cubes, line in plate:
            # Copies of a plate have the same cubes.
            if id(cubes) not in known:
                try:
                    known[id(cubes)] = segment(cubes, 0, is_cut=is_cut)
                except LatticeworkError as error:
                    known[id(cubes)] = None
                    self.left_out(line, str(error))
            made = known[id(cubes)]
            if made is not None and made.letters:
                yield Segment(made.letters, made.joints, next(self.numbers))

    def add(self, piece: Segment, pieces: Pieces, is_cut: bool) -> None:
        """Add a piece, whose letters are colours of its cells if there are several."""
        cells = _cells(piece, is_cut)
        letters = dict.fromkeys(sorted(cells.values()))
        colors: dict[Cell, str] = {}
        if len(letters) > 1:
            self.draft.remark(phrase("the letters of pieces, which mean kinds of wood, become colours of cells"))
            colors = {cell: PALETTE[(ord(letter) - ord("a")) % len(PALETTE)] for cell, letter in cells.items()}
        pieces.add("", cells, cell_colors=tuple(sorted(colors.items())))


def _cells(piece: Segment, is_cut: bool) -> dict[Cell, str]:
    """Return the cells of a piece with their letters."""
    if not is_cut:
        return {(x // EDGE, y // EDGE, z // EDGE, 0): letter for (x, y, z), letter in piece.letters.items()}
    middles: dict[Point, str] = {tetrahedron_of(point)[0]: letter for point, letter in piece.letters.items()}
    lattice = builtin("rhombic-tetrahedron")
    # Its cubes are 2 wide, and begin at the origin.
    places = np.array(list(middles), float) / (EDGE // 2) + 1
    found = locate(lattice, places, [tuple(range(len(lattice.kinds)))] * len(places))
    # Every such tetrahedron is a cell of the lattice.
    rows = [] if found is None else found.tolist()
    return {(x, y, z, kind): letter for (x, y, z, kind), letter in zip(rows, middles.values(), strict=True)}


def _shortened(piece: object) -> str:
    text = piece if isinstance(piece, str) else " ".join(piece) if isinstance(piece, list) and all(
        isinstance(layer, str) for layer in piece) else f"{piece:g}" if isinstance(piece, float) else "a list"
    return shown(text[:60])
