"""The notation of puzzlecad for pieces: letters, and behind them notes in braces on components and joints."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from latticework.errors import LatticeworkError, shown
from latticework.files.others.openscad import MOST_ITEMS, Value
from latticework.files.others.puzzlecad_functions import burr_stick
from latticework.files.others.puzzlecad_joints import EDGE, FACES, NOWHERE, Joint, Point, Segment, plus, tetrahedra
from latticework.phrases import phrase

_EMPTY = ". "
_GLOBAL = "#"
_LETTERS = ".abcdefghijklmnopqrstuvwxyz+"
_JOINT = re.compile(r"(d?)([mf])([xyz][-+])([xyz][-+])?(~?)")


@dataclass(frozen=True)
class Voxel:
    """A cube of a piece: its place, its letter or "" for none, and the notes on it."""

    place: Point
    letter: str
    notes: dict[str, str]

    @property
    def components(self) -> list[str] | None:
        """The names of the components that it has, None if it is whole."""
        given = self.notes.get("components")
        return None if given is None else _words(given)


def voxels(piece: Value) -> list[Voxel]:
    """Return the cubes of a piece, with those that have notes only; raises LatticeworkError or ValueError.

    piece: texts of layers, the lowest first, with rows between bars; a text for a single layer; the number of a stick
    of a six-piece burr; or cells [x][y][z], each a number and names with texts.
    """
    if isinstance(piece, float):
        piece = burr_stick(piece)
    if isinstance(piece, str):
        piece = [piece]
    if not isinstance(piece, list) or not piece:
        raise LatticeworkError(phrase("is not a piece"))
    return list(_of_texts(piece) if all(isinstance(layer, str) for layer in piece) else _of_cells(piece))


def size_of(piece: Value) -> int:
    """Return how many signs the description of a piece has, or many more than are read."""
    if not isinstance(piece, list):
        return len(piece) if isinstance(piece, str) else 1
    # Lists that hold the same list again and again have more cells than could be counted one by one.
    rows = sum(len(plane) for plane in piece if isinstance(plane, str | list))
    if all(isinstance(plane, str) for plane in piece):
        return rows
    if rows > MOST_ITEMS:
        return rows * MOST_ITEMS
    return rows + sum(len(row) for plane in piece if isinstance(plane, list) for row in plane
                      if isinstance(row, str | list))


def _of_texts(layers: list[str]) -> Iterator[Voxel]:
    everywhere: dict[str, str] = {}
    if layers[0].startswith("{") and layers[0].endswith("}"):
        everywhere, layers = _notes(layers[0][1:-1]), layers[1:]
    for z, layer in enumerate(layers):
        x = y = at = 0
        while at < len(layer):
            letter = layer[at]
            at += 1
            if letter == "|":
                x, y = 0, y + 1
                continue
            if letter not in _EMPTY and letter.lower() not in _LETTERS and letter != _GLOBAL:
                raise LatticeworkError(phrase("{given} should be a letter for a cube or . for none",
                                              given=shown(letter)))
            notes = everywhere if letter == _GLOBAL else {}
            if layer[at : at + 1] == "{":
                end = _end_of_notes(layer, at)
                notes, at = _notes(layer[at + 1 : end]), end + 1
            if letter not in _EMPTY or notes:
                shown_as = "" if letter in _EMPTY else "x" if letter == _GLOBAL else letter.lower()
                yield Voxel((x, y, z), shown_as, notes)
            x += 1


def _of_cells(planes: list[Value]) -> Iterator[Voxel]:
    for x, plane in enumerate(planes):
        for y, row in enumerate(plane):
            for z, cell in enumerate(row):
                value, *more = cell
                notes = {str(name): text if isinstance(text, str) else "" for name, text in more[0]} if more else {}
                number = int(value or 0)
                if not 0 <= number < len(_LETTERS):
                    raise ValueError(number)
                if number or notes:
                    # A number stands for its letter in the alphabet; sticks have 1 everywhere.
                    yield Voxel((x, y, z), _LETTERS[number] if number else "", notes)


def _end_of_notes(layer: str, start: int) -> int:
    depth = 0
    for at in range(start, len(layer)):
        depth += (layer[at] == "{") - (layer[at] == "}")
        if depth == 0:
            return at
    raise LatticeworkError(phrase("{given}: the brace is not closed", given=shown(layer[start : start + 40])))


def _notes(text: str) -> dict[str, str]:
    """Return what notes say, by name."""
    notes = {}
    for note in re.findall(r"(?:[^,{]|\{[^}]*\}?)+", text):
        name, _, value = note.partition("=")
        notes[name] = value[1:].removesuffix("}") if value.startswith("{") else value
    return notes


def _words(text: str) -> list[str]:
    return [word for word in text.split(",") if word]


def segment(cubes: list[Voxel], number: int, *, is_cut: bool) -> Segment:
    """Return cubes as a segment with a number; raises LatticeworkError.

    is_cut: as points of tetrahedra, not of whole cubes.
    """
    letters: dict[Point, str] = {}
    joints: list[Joint] = []
    for cube in cubes:
        middle = plus(NOWHERE, cube.place, EDGE)
        if cube.letter and is_cut:
            letters.update((plus(middle, point), cube.letter) for point in _inside(cube))
        elif cube.letter:
            letters[middle] = cube.letter
        labels = _words(cube.notes.get("clabel", ""))
        for place, word in enumerate(_words(cube.notes.get("connect", ""))):
            joints.append(_joint(word, labels[place] if place < len(labels) else "", middle))
    return Segment(letters, tuple(joints), number)


def _inside(cube: Voxel) -> set[Point]:
    names = list(FACES) if cube.components is None else cube.components
    try:
        return {point for name in names for point in tetrahedra(name)}
    except ValueError as error:
        raise LatticeworkError(phrase("{given} should be a component such as z+ or z+x-",
                                      given=shown(str(error)))) from None


def _joint(word: str, label: str, middle: Point) -> Joint:
    match = _JOINT.fullmatch(word)
    # A square joint has no tip; its label is on the side away from where a tip would be.
    tip = NOWHERE
    if match and (match[4] or label[1:]) in FACES:
        tip = FACES[match[4]] if match[4] else plus(NOWHERE, FACES[label[1:]], -1)
    if not match or (match[1] and not match[4]) or any(
            one and other for one, other in zip(tip, FACES[match[3]], strict=True)):
        raise LatticeworkError(phrase("{given} should be a joint such as mz+y+ or fz+y+", given=shown(word)))
    face = FACES[match[3]]
    place = middle if match[1] else plus(middle, face, EDGE // 2)
    if match[5]:
        place = plus(place, (-1, -1, -1), EDGE // 2)
    return Joint(match[2] == "m", bool(match[1]), label[:1], place, face, tip)
