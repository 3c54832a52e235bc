"""What a game is played on: a puzzle with all placements of its parts, how a part turns, and where it snaps."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Reduction
from latticework.cover.placements import PlacementFinder
from latticework.lattice import Cell, Floats, Ints, Motion, as_array, images, motions, motions_of, shifted
from latticework.lattice.layers import has_layers, layer_basis, layer_of, layers
from latticework.play.game import Laid
from latticework.solution import Marks, Placement, Solution, faults, placements_of

PULL = 0.75
"""From how far, in the shortest translation of the lattice, a part snaps to where it fits."""

_SAME = 1e-6
_UPRIGHT = np.array([0.0, 0.0, 1.0])


@dataclass(frozen=True)
class Hand:
    """A part in the hand: its number, that of its orientation, and the translation from where that is normalised."""

    part: int
    orientation: int
    shift: tuple[int, ...]


@dataclass(frozen=True)
class _Orientation:
    """Cells and marks, normalised, with the first of its options and for each option its translation (n, rank)."""

    cells: tuple[Cell, ...]
    marks: Marks
    first: int
    shifts: Ints

    @cached_property
    def options(self) -> dict[tuple[int, ...], int]:
        """The option at each translation where it fits."""
        return {tuple(shift): self.first + place for place, shift in enumerate(self.shifts.tolist())}


class Table:
    """A puzzle to be played with.

    Orientations of a part are numbered as in its reduction; only those that fit somewhere are turned to, unless none
    does. Points are in space, (3,), in the lattice as pictures show it.
    """

    def __init__(self, reduction: Reduction) -> None:
        self.reduction, self.puzzle = reduction, reduction.puzzle
        self.lattice = reduction.puzzle.standing.lattice
        self._finder = PlacementFinder(reduction.puzzle)
        self._inside = frozenset(self.puzzle.target.cells)
        self._orientations: dict[int, list[_Orientation]] = {}
        self._turns = lru_cache(maxsize=4096)(self._turn)
        self._blocked = lru_cache(maxsize=2)(self._blocks)

    # What is laid

    def left(self, laid: Laid) -> list[int]:
        """Return how many copies of each part may still be laid; none of parts without cells."""
        used = Counter(self.reduction.part_of[list(laid)].tolist())
        return [part.most - used[number] if part.sizes[0] else 0 for number, part in enumerate(self.puzzle.parts)]

    @cached_property
    def given(self) -> Laid:
        """The placements with which a game begins: of parts that stay where they are drawn."""
        first = self.reduction.first_of
        given = tuple(int(first[number]) for number, part in enumerate(self.puzzle.parts)
                      if part.least == 1 and self.puzzle.rule(part) == "placed" and not part.other_forms
                      and first[number + 1] > first[number])
        return given if self.agree(given) else ()

    def placements(self, laid: Laid) -> Solution:
        """Return what is laid as placements, in the order in which it was laid."""
        return tuple(self.placement(option) for option in laid)

    def placement(self, option: int) -> Placement:
        """Return the placement of an option."""
        (found,) = placements_of(np.array([option], np.int32), self.reduction)
        return found

    def conflicts(self, option: int, laid: Laid) -> list[int]:
        """Return those of what is laid that cannot be there together with an option."""
        cover = self.reduction.cover
        single = {item for item in self._items(option) if cover.most[item] == 1 and item >= len(self.puzzle.parts)}
        return [other for other in laid if not single.isdisjoint(self._items(other))]

    def is_solved(self, laid: Laid) -> bool:
        """Whether what is laid is a solution."""
        cells = sum(len(self.reduction.numbers(option)) for option in laid)
        must = len(self.puzzle.target.cells) - self.puzzle.target.may_be_empty
        return must <= cells and bool(laid) and not faults(self.puzzle, placements_of(
            np.array(laid, np.int32), self.reduction))

    def agree(self, laid: Laid) -> bool:
        """Whether placements can lie together, and there are so many copies of each part."""
        return min(self.left(laid), default=0) >= 0 and not any(
            self.conflicts(option, laid[:number]) for number, option in enumerate(laid))

    def _items(self, option: int) -> list[int]:
        cover = self.reduction.cover
        items: list[int] = cover.items[cover.start[option] : cover.start[option + 1]].tolist()
        return items

    # What is in the hand

    def cells(self, hand: Hand) -> tuple[Cell, ...]:
        """Return the cells of the part in the hand."""
        return shifted(self._of(hand).cells, hand.shift)

    def in_hand(self, hand: Hand) -> Placement:
        """Return the part in the hand as a placement, which may be outside of the target."""
        own = self._of(hand)
        return Placement(hand.part, tuple(sorted(self.cells(hand))), _carried(own.marks, hand.shift))

    def option(self, hand: Hand, laid: Laid) -> int | None:
        """Return the option of the part in the hand, None where it does not fit, or not with what is laid."""
        option = self._of(hand).options.get(hand.shift)
        free = option is not None and self.left(laid)[hand.part] > 0 and not self.conflicts(option, laid)
        return option if free else None

    def clashes(self, hand: Hand, laid: Laid) -> tuple[Cell, ...]:
        """Return the cells of the part in the hand that cannot be there; all if its sides or colours do not fit."""
        if self.option(hand, laid) is not None:
            return ()
        taken = {cell for option in laid for cell in self.reduction.cells(option)}
        cells = self.cells(hand)
        return tuple(cell for cell in cells if cell in taken or cell not in self._inside) or cells

    def lifted(self, option: int) -> Hand:
        """Return the part of an option as it is in the hand when it is taken up."""
        placement = self.placement(option)
        low = _low(placement.cells)
        number = self._number(placement.part, tuple(sorted(shifted(placement.cells, low))),
                              _carried(placement.marks, low))
        assert number is not None  # noqa: S101 - each option is that of an orientation
        return Hand(placement.part, number, tuple(-step for step in low))

    def taken(self, part: int, laid: Laid) -> Hand:
        """Return a part as it comes into the hand: where it fits, as low and as near to the middle as possible.

        As it is drawn, or in the next orientation that fits; where nothing fits, over the middle of the target.
        """
        middle = self._middle_of_target
        for number in self._usable(part):
            shifts = self._free(part, number, laid)
            if len(shifts):
                away = np.linalg.norm(self._middles(part, number, shifts) - middle, axis=1).round(6)
                best = shifts[int(np.lexsort((away, self._layers(part, number, shifts)))[0])]
                return Hand(part, number, tuple(best.tolist()))
        origin = Hand(part, self._usable(part)[0], self._home)
        return self._towards(origin, middle)

    # Turning

    def turned(self, hand: Hand, way: int) -> Hand:
        """Return the part turned about the upright axis by the least angle; way: 1 clockwise, -1 the other way."""
        return self._with(hand, self._turns(hand.part, hand.orientation, way))

    def tipped(self, hand: Hand) -> Hand:
        """Return the part on another of its sides; this and turning lead to all orientations."""
        orbits = self._orbits(hand.part)
        here = next((place for place, orbit in enumerate(orbits) if hand.orientation in orbit), -1)
        return self._with(hand, orbits[(here + 1) % len(orbits)][0])

    def mirrored(self, hand: Hand) -> Hand | None:
        """Return the part mirrored from left to right, or in a flat lattice turned over; None if it may not be so."""
        dimension = self.lattice.dimension
        wanted = np.diag([-1.0, 1.0, 1.0][:dimension])
        drawn = self._all(hand.part)[hand.orientation].cells
        every = sorted((motion for motion in motions_of(self.lattice, drawn) if motion.mirrors),
                       key=lambda motion: float(np.abs(motion.matrix - wanted).sum()))
        found = (self._carried(hand.part, hand.orientation, motion) for motion in every)
        usable = self._usable(hand.part)
        number = next((number for number in found if number in usable), None)
        return None if number is None else self._with(hand, number)

    def _turn(self, part: int, orientation: int, way: int) -> int:
        usable = self._usable(part)
        for motion in self._spins[::way]:
            found = self._carried(part, orientation, motion)
            if found in usable and found != orientation:
                return found
        return orientation

    def _orbits(self, part: int) -> list[list[int]]:
        """Return the orientations in groups within which turning leads from one to the next."""
        left, orbits = self._usable(part), list[list[int]]()
        while left:
            orbit = [left[0]]
            while (following := self._turns(part, orbit[-1], 1)) not in orbit:
                orbit.append(following)
            orbits.append(orbit)
            left = [number for number in left if number not in orbit]
        return orbits

    @cached_property
    def _spins(self) -> list[Motion]:
        """The rotations about the upright axis but for the identity, clockwise as seen from above."""
        def angle(motion: Motion) -> float:
            return float(-np.arctan2(motion.matrix[1, 0], motion.matrix[0, 0])) % (2 * np.pi)

        upright = [motion for motion in motions(self.lattice)[1:] if not motion.mirrors and (
            self.lattice.flat or np.abs(motion.matrix[2] - _UPRIGHT).max() < _SAME)]
        return sorted(upright, key=angle)

    def _carried(self, part: int, orientation: int, motion: Motion) -> int | None:
        """Return the orientation to which a motion carries another, None where the part may not be so."""
        here = self._all(part)[orientation]
        drawn = (*here.cells, *(facing for _, facing, _ in here.marks))
        place = {cell: number for number, cell in enumerate(here.cells)}
        for image in images(self.lattice, drawn, motion):
            low = _low(image[: len(place)])
            cells = shifted(image, low)
            marks = sorted((cells[place[cell]], cells[len(place) + number], mark)
                           for number, (cell, _, mark) in enumerate(here.marks))
            found = self._number(part, tuple(sorted(cells[: len(place)])), tuple(marks))
            if found is not None:
                return found
        return None

    def _with(self, hand: Hand, orientation: int) -> Hand:
        """Return the hand with another orientation of the part about the same middle, in the same layer."""
        if orientation == hand.orientation:
            return hand
        made = self._towards(replace(hand, orientation=orientation), self.middle(hand))
        return self.in_layer(made, self.layer(hand))

    # Moving

    def middle(self, hand: Hand) -> Floats:
        """Return the middle (3,) of the part in the hand."""
        middle: Floats = self._positions(self.cells(hand)).mean(axis=0)
        return middle

    def layer(self, hand: Hand) -> int:
        """Return the number of the lowest layer in which the part in the hand is."""
        return min(layer_of(self.lattice, cell) for cell in self.cells(hand))

    @cached_property
    def layers(self) -> range:
        """The layers of the target, from the lowest to the highest."""
        numbers = [layer_of(self.lattice, cell) for cell in self._inside] or [0]
        return range(min(numbers), max(numbers) + 1)

    @property
    def period(self) -> int:
        """By how many layers a part is raised or lowered in the same orientation."""
        return layers(self.lattice).count if has_layers(self.lattice) else 1

    @property
    def climbs(self) -> bool:
        """Whether every translation leads up or down, as in a pile of rings, so that no part moves within a layer."""
        return not len(layer_basis(self.lattice))

    def in_layer(self, hand: Hand, layer: int) -> Hand:
        """Return the hand raised or lowered to a layer, or the nearest one that the orientation can be in."""
        if not has_layers(self.lattice):
            return hand
        found = layers(self.lattice)
        periods = round((layer - self.layer(hand)) / found.count)
        risen = replace(hand, shift=_sum(hand.shift, periods * found.upwards))
        return self._along(risen, self.middle(hand))

    def moved(self, hand: Hand, way: Floats) -> Hand:
        """Return the hand one step further within its layer, in about the direction of a unit vector (3,)."""
        if self.climbs:
            return hand
        basis = layer_basis(self.lattice)
        steps = [np.array(step) @ basis for step in product((-1, 0, 1), repeat=len(basis)) if any(step)]
        ways = np.array([self._space(step @ self.lattice.vectors) for step in steps])
        long = np.linalg.norm(ways, axis=1)
        # The nearest within some 50 degrees, so that each key moves the part, and as straight as possible.
        cost = np.where(ways @ way > 0.6 * long, 2 * long - ways @ way, np.inf)
        return hand if np.isinf(cost).all() else replace(hand, shift=_sum(hand.shift, steps[int(cost.argmin())]))

    def snapped(self, hand: Hand, place: Floats, laid: Laid) -> Hand:
        """Return the hand within its layer with its middle about a point: where the part fits if that is near."""
        shifts = self._free(hand.part, hand.orientation, laid)
        axes = 3
        if not self.climbs:
            shifts, axes = shifts[self._layers(hand.part, hand.orientation, shifts) == self.layer(hand)], 2
        away = np.linalg.norm((self._middles(hand.part, hand.orientation, shifts) - place)[:, :axes], axis=1)
        if len(away) and away.min() <= PULL * self.lattice.shortest_step:
            return replace(hand, shift=tuple(shifts[int(away.argmin())].tolist()))
        return self._towards(hand, place) if self.climbs else self._along(hand, place)

    def _along(self, hand: Hand, place: Floats) -> Hand:
        """Return the hand moved within its layer so that its middle is nearest to a point, seen from above."""
        return self._nearest(hand, place, layer_basis(self.lattice), 2)

    def _towards(self, hand: Hand, place: Floats) -> Hand:
        """Return the hand moved so that its middle is nearest to a point."""
        return self._nearest(hand, place, np.eye(self.lattice.rank, dtype=np.int64), 3)

    def _nearest(self, hand: Hand, place: Floats, basis: Ints, axes: int) -> Hand:
        if not len(basis):
            return hand
        ways, way = self._space(basis @ self.lattice.vectors)[:, :axes], (place - self.middle(hand))[:axes]
        first = np.rint(way @ np.linalg.pinv(ways))
        # In a skew basis the nearest is not always what rounding gives.
        around = first + np.array(list(product((-1, 0, 1), repeat=len(basis))))
        best = around[np.linalg.norm(around @ ways - way, axis=1).round(6).argmin()].astype(np.int64)
        return replace(hand, shift=_sum(hand.shift, best @ basis))

    # The parts

    def _free(self, part: int, orientation: int, laid: Laid) -> Ints:
        """Return the translations (n, rank) at which an orientation fits together with what is laid."""
        found = self._all(part)[orientation]
        return found.shifts[~self._blocked(laid)[found.first : found.first + len(found.shifts)]]

    def _blocks(self, laid: Laid) -> NDArray[np.bool_]:
        """Return for each option whether it cannot be together with what is laid, but for the number of copies."""
        cover = self.reduction.cover
        used = np.zeros(cover.n_items, bool)
        used[cover.items[np.isin(cover.owner, np.array(laid, np.int64))]] = True
        # Copies are counted by `left`, so that a part can be moved about when none is left.
        used[: len(self.puzzle.parts)] = False
        blocked = np.zeros(cover.n_options, bool)
        blocked[cover.owner[(used & (cover.most == 1))[cover.items]]] = True
        return blocked

    def _middles(self, part: int, orientation: int, shifts: Ints) -> Floats:
        """Return the middles (n, 3) of an orientation at translations (n, rank)."""
        places: Floats = self.middle(Hand(part, orientation, self._home)) + self._space(shifts @ self.lattice.vectors)
        return places

    def _layers(self, part: int, orientation: int, shifts: Ints) -> Ints:
        """Return the lowest layers (n,) of an orientation at translations (n, rank)."""
        numbers = np.full(len(shifts), self.layer(Hand(part, orientation, self._home)))
        if has_layers(self.lattice):
            numbers += shifts @ layers(self.lattice).heights * layers(self.lattice).count
        return numbers

    @property
    def _home(self) -> tuple[int, ...]:
        return (0,) * self.lattice.rank

    def _usable(self, part: int) -> list[int]:
        """Return the orientations of a part that fit somewhere, all if none does."""
        fits = self.reduction.fits[part]
        return [number for number, many in enumerate(fits) if many] or list(range(len(fits)))

    def _of(self, hand: Hand) -> _Orientation:
        return self._all(hand.part)[hand.orientation]

    def _all(self, part: int) -> list[_Orientation]:
        if part not in self._orientations:
            first, made = int(self.reduction.first_of[part]), list[_Orientation]()
            cells = as_array(self.puzzle.target.cells)
            block = self.reduction.blocks[part]
            for (shape, marks), many in zip(self._finder.orientations(self.puzzle.parts[part]),
                                            self.reduction.fits[part], strict=True):
                begin = first - int(self.reduction.first_of[part])
                shifts = cells[block[begin : begin + many, : len(shape)]][:, :, :-1].min(axis=1) if many else \
                    np.zeros((0, self.lattice.rank), np.int64)
                made.append(_Orientation(shape, marks, first, shifts))
                first += many
            self._orientations[part] = made
        return self._orientations[part]

    def _number(self, part: int, cells: tuple[Cell, ...], marks: Marks) -> int | None:
        every = self._all(part)
        return next((number for number, one in enumerate(every) if one.cells == cells and one.marks == marks), None)

    @cached_property
    def _middle_of_target(self) -> Floats:
        middle: Floats = self._positions(self.puzzle.target.cells).mean(axis=0)
        return middle

    def _positions(self, cells: tuple[Cell, ...]) -> Floats:
        return self._space(self.lattice.positions(as_array(cells)))

    def _space(self, points: Floats) -> Floats:
        """Return points or vectors (..., dimension) of the lattice in space, (..., 3)."""
        missing = 3 - points.shape[-1]
        return np.concatenate([points, np.zeros((*points.shape[:-1], missing))], axis=-1)


def _low(cells: tuple[Cell, ...]) -> tuple[int, ...]:
    """Return the translation that normalises cells."""
    return tuple(-min(column) for column in list(zip(*cells, strict=True))[:-1])


def _carried(marks: Marks, by: tuple[int, ...]) -> Marks:
    """Return marks translated, sorted."""
    there = ((shifted((cell, facing), by), mark) for cell, facing, mark in marks)
    return tuple(sorted((both[0], both[1], mark) for both, mark in there))


def _sum(shift: tuple[int, ...], step: Ints) -> tuple[int, ...]:
    return tuple((np.array(shift) + step).tolist())
