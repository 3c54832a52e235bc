"""The pieces of six-rod burrs by the numbers that burr people write, and families of them.

Three pairs of rods, 2 x 2 x L cubes each, cross in the middle. Of each rod twelve cubes are shared with others: the
four of its top edge in front, the four behind them, two of the bottom in front, the two behind, where the top is the
side towards the middle. A cut is a set of these cubes that are cut away, as bits in this order; the number of a piece
is one more than the least cut of its orientations. Sources: W. H. Cutler, A computer analysis of all 6-piece burrs,
1994; IBM Research, The burr puzzles site, 1997, which reads the same bits as 4096 minus a binary number.
"""

import re
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase

Cube = tuple[int, int, int]
Map = Callable[[Cube], Cube]

CUTS, SHARED = 1 << 12, 32
"""How many cuts there are, connected or not; how many cubes in the middle belong to several rods."""
LENGTHS = (6, 8, 10, 12, 14, 16)

TOP = tuple((x, y, 1) for y in (0, 1) for x in range(4))
CUTTABLE: tuple[Cube, ...] = (*TOP, *((x, y, 0) for y in (0, 1) for x in (1, 2)))
"""The cubes that a cut may take, in the order of its bits: along the rod from 0 to 3, across it, and up."""


def _turns_of_rod() -> list[tuple[bool, Map]]:
    """Return the motions that carry the middle of a rod onto itself; with each whether it mirrors."""
    def turned(flip: int, across: int, quarters: int) -> Map:
        def turn(cube: Cube) -> Cube:
            x, y, z = flip * (2 * cube[0] - 3), across * (2 * cube[1] - 1), 2 * cube[2] - 1
            for _ in range(quarters):
                y, z = -z, y
            return (x + 3) // 2, (y + 1) // 2, (z + 1) // 2
        return turn

    return [(flip * across < 0, turned(flip, across, quarters))
            for flip, across, quarters in product((1, -1), (1, -1), range(4))]


@cache
def orientations(cut: int, mirrored: bool = False) -> frozenset[int]:
    """Return the cuts of a piece turned so that only shared cubes are missing; mirrored: of its mirror image."""
    places = {cube: bit for bit, cube in enumerate(CUTTABLE)}
    gone = [cube for bit, cube in enumerate(CUTTABLE) if cut >> bit & 1]
    images = ([turn(cube) for cube in gone] for mirrors, turn in _turns_of_rod() if mirrors == mirrored)
    return frozenset(sum(1 << places[cube] for cube in image) for image in images if places.keys() >= set(image))


@cache
def turned_cuts() -> NDArray[np.int64]:
    """Return the cuts (8, 4096) of pieces turned about their rod, -1 where other cubes than the shared would be
    missing."""
    places = {cube: bit for bit, cube in enumerate(CUTTABLE)}
    cuts, made = np.arange(CUTS), []
    for mirrors, turn in _turns_of_rod():
        if not mirrors:
            there = np.zeros(CUTS, np.int64)
            for bit, cube in enumerate(CUTTABLE):
                place = places.get(turn(cube))
                there[cuts >> bit & 1 == 1] |= 1 << 20 if place is None else 1 << place
            made.append(np.where(there < CUTS, there, -1))
    return np.array(made)


@cache
def is_connected(cut: int) -> bool:
    """Return whether what is left of a rod hangs together."""
    left = {*product(range(-1, 5), (0, 1), (0, 1))} - {cube for bit, cube in enumerate(CUTTABLE) if cut >> bit & 1}
    reached, todo = {(-1, 0, 0)}, [(-1, 0, 0)]
    while todo:
        x, y, z = todo.pop()
        near = {(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z), (x, y, z + 1), (x, y, z - 1)}
        todo += near & left - reached
        reached |= near & left
    return reached == left


def number_of(cut: int) -> int:
    """Return the number of the piece with a cut."""
    return 1 + min(orientations(cut))


def mirror_number(number: int) -> int:
    """Return the number of the mirror image of a piece."""
    return 1 + min(orientations(number - 1, mirrored=True))


def checked_number(number: int) -> int:
    """Return the usual number of a piece, given that of any orientation; raises LatticeworkError if there is none."""
    if not (1 <= number <= CUTS and is_connected(number - 1)):
        raise LatticeworkError(phrase("piece {number}: should be from 1 to {most}, and of one part; 1 is a whole rod",
                                      number=str(number), most=str(CUTS)))
    return number_of(number - 1)


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the numbers of pieces that are written as burr people do; raises LatticeworkError.

    >>> numbers_in("1024, 1024; 960 2x88")
    (1024, 1024, 960, 88, 88)
    """
    numbers = list[int]()
    for word in re.split(r"[\s,;+]+", re.sub(r"\s*[x×*]\s*", "x", text).strip()):
        times, _, number = word.rpartition("x")
        if word and not re.fullmatch(r"([0-9]{1,2}x)?[0-9]{1,5}", word):
            raise LatticeworkError(phrase("{word}: should be the number of a piece, as 88, or several equal ones, as "
                                          "2x88", word=shown(word)))
        numbers += [checked_number(int(number))] * int(times or 1) if word else []
    return tuple(numbers)


@cache
def all_pieces() -> tuple[int, ...]:
    """Return the numbers of all 837 pieces."""
    return tuple(sorted({number_of(cut) for cut in range(CUTS) if is_connected(cut)}))


@cache
def notchable() -> tuple[int, ...]:
    """Return the numbers of the 59 pieces that a saw makes: each cross-section of the rod is convex."""
    return tuple(number for number in all_pieces() if _is_sawn(number - 1))


def _is_sawn(cut: int) -> bool:
    """Return whether of each cross-section a rectangle is left: all four cubes, two side by side, or one."""
    gone = {cube for bit, cube in enumerate(CUTTABLE) if cut >> bit & 1}
    left = ([(y, z) for y in (0, 1) for z in (0, 1) if (x, y, z) not in gone] for x in range(4))
    return all(len(some) != 3 and sorted(some) not in ([(0, 0), (1, 1)], [(0, 1), (1, 0)]) for some in left)


@cache
def millable() -> tuple[int, ...]:
    """Return the numbers of the 78 pieces without a blind corner, which a milling cutter makes.

    A corner is blind where a cube that is cut away has wood beside it in all three directions.
    """
    return tuple(number for number in all_pieces() if not _has_blind_corner(number - 1))


def _has_blind_corner(cut: int) -> bool:
    gone = {cube for bit, cube in enumerate(CUTTABLE) if cut >> bit & 1}
    return any({(x - 1, y, z), (x + 1, y, z)} - gone and not {(x, 1 - y, z), (x, y, 1 - z)} & gone
               for x, y, z in gone)


FAMILIES: dict[str, Callable[[], tuple[int, ...]]] = {"notchable": notchable, "millable": millable, "all": all_pieces}


def pieces_in(text: str) -> tuple[int, ...]:
    """Return the numbers of the pieces of a family of one's own, ascending; raises LatticeworkError.

    A line is the number of a piece, or a rod by its cubes that may be cut away, in the order of `CUTTABLE`: "#" for
    one that is there, "." for one that is not, "?" for either; other letters between them are not allowed but "/",
    which parts rows. What follows "%" is a comment. Of cuts that leave no connected piece none is taken.

    >>> pieces_in("##?#/####/##/##  % a notch or none")
    (1, 3)
    """
    found = set[int]()
    for number, line in enumerate(text.splitlines(), 1):
        written = "".join(line.partition("%")[0].split())
        drawn = written.replace("/", "")
        if re.fullmatch("[0-9]{1,5}", written):
            found.add(checked_number(int(written)))
        elif len(drawn) == len(CUTTABLE) and set(drawn) <= {*"#.?"}:
            choices = [{"#": (0,), ".": (1 << bit,), "?": (0, 1 << bit)}[own] for bit, own in enumerate(drawn)]
            found |= {number_of(cut) for cut in map(sum, product(*choices)) if is_connected(cut)}
        elif written:
            raise LatticeworkError(phrase("line {number}: {line} should be the number of a piece, or the {cubes} "
                                          "cubes that may be cut away, as ##?#/####/##/##", number=number,
                                          line=shown(line), cubes=len(CUTTABLE)))
    if not found:
        raise LatticeworkError(phrase("no piece is named there"))
    return tuple(sorted(found))


class Frame(NamedTuple):
    """How six rods cross: the six positions and the symmetries of the whole.

    spots (6, 12): which of the shared cubes each bit of a cut is, by position. to (24, 6): where each symmetry takes
    the rod of each position; by (24, 6): and which of `images` (4, 4096) its cut becomes. The first half of the
    symmetries are rotations, the others mirror. opposite (6,): the position beside, along the same axis.
    """

    spots: NDArray[np.int64]
    to: NDArray[np.int64]
    by: NDArray[np.int64]
    images: NDArray[np.int64]


@cache
def frame() -> Frame:
    """Return how the rods cross."""
    shared = sorted({cube for position in range(6) for cube in _cuttable_at(position)})
    spots = np.array([[shared.index(cube) for cube in _cuttable_at(position)] for position in range(6)])
    homes = [{*_cuttable_at(position)} for position in range(6)]
    to, by, kinds = [], [], list[tuple[int, ...]]()
    for symmetry in _symmetries():
        row, kind = list[int](), list[int]()
        for position in range(6):
            image = [symmetry(cube) for cube in _cuttable_at(position)]
            there = homes.index(set(image))
            own = tuple(_cuttable_at(there).index(cube) for cube in image)
            kinds += [own] if own not in kinds else []
            row.append(there)
            kind.append(kinds.index(own))
        to.append(row)
        by.append(kind)
    cuts = np.arange(CUTS)
    images = np.array([sum((cuts >> bit & 1) << there for bit, there in enumerate(own)) for own in kinds])
    return Frame(spots, np.array(to), np.array(by), images)


@cache
def rotations() -> tuple[Map, ...]:
    """Return the twelve rotations of the frame, about the point between the eight cubes around the origin."""
    def rotation(shift: int, x: bool, y: bool) -> Map:
        def turn(cube: Cube) -> Cube:
            signed = [-1 - c if flip else c for c, flip in zip(cube, (x, y, x != y), strict=True)]
            return signed[-shift % 3], signed[(1 - shift) % 3], signed[(2 - shift) % 3]
        return turn

    return tuple(rotation(shift, x, y) for shift, x, y in product(range(3), (False, True), (False, True)))


def _symmetries() -> list[Map]:
    """Return the rotations of the frame, then those with all cubes carried through the middle afterwards."""
    def through(turn: Map) -> Map:
        return lambda cube: tuple(-1 - c for c in turn(cube))  # type: ignore[return-value]

    return [*rotations(), *map(through, rotations())]


def _at_first(cube: Cube) -> Cube:
    """Return where a cube of a rod is in the first position: along x, with its top towards the middle."""
    x, y, z = cube
    # y points against the third axis, so that nothing is mirrored.
    return x - 2, z - 2, -y


@cache
def _motion_to(position: int) -> Map:
    """Return the rotation that carries the first position to another one."""
    homes = dict[frozenset[Cube], Map]()
    for turn in rotations():
        homes.setdefault(frozenset(turn(_at_first(cube)) for cube in CUTTABLE), turn)
    return list(homes.values())[position]


@cache
def _cuttable_at(position: int) -> tuple[Cube, ...]:
    return tuple(_motion_to(position)(_at_first(cube)) for cube in CUTTABLE)


def rod_at(position: int, length: int) -> list[tuple[Cube, int]]:
    """Return the cubes of a whole rod in a position, each with the bit of a cut that takes it, or -1.

    The middle of the burr is between the cubes around the origin.
    """
    beyond, turn, bits = length // 2 - 2, _motion_to(position), {cube: bit for bit, cube in enumerate(CUTTABLE)}
    return [(turn(_at_first(cube)), bits.get(cube, -1))
            for cube in product(range(-beyond, 4 + beyond), (0, 1), (0, 1))]


def cubes_at(position: int, cut: int, length: int) -> list[Cube]:
    """Return the cubes of a piece in a position, ascending."""
    return sorted(cube for cube, bit in rod_at(position, length) if bit < 0 or not cut >> bit & 1)
