"""Coloured cells: the fewest cells to be painted, on the target and the parts, so that one solution is left.

A cell of the target and the cell of the part that lies on it in a solution get the same paint. Another solution is
ruled out if, however equal parts are exchanged and symmetric ones turned, some painted cell comes to lie on a cell
without this paint. It is left, so, exactly if the paint of the target can be carried along with the parts.

The search is by size. While a solution is left some cell must still be painted of the parts that lie elsewhere in it:
painting others, which stay where they are, would leave it. So only these are tried, for the solution with the fewest.

Each choice makes a puzzle, of a target with colours and parts with painted cells.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.mark_conflicts import poses
from latticework.cover.placements import PlacementFinder
from latticework.designs.all_positions import AllPositions
from latticework.designs.part_sets import usual_modulo
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.lattice import Cell
from latticework.lattice.lattice import as_array
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.colors import NAMED, UNPAINTED, color_name
from latticework.puzzle.edit_forms import refuse_forms
from latticework.puzzle.edit_parts import with_free_names
from latticework.puzzle.limits import MAX_NAME
from latticework.search.arrays import Laid
from latticework.solution import Placement, Solution, placements_of
from latticework.solution.placement import pose_of
from latticework.visible_text import counted

MOST = 6
"""Up to how many cells are tried where nothing else is asked for."""
PAINTS = NAMED["black"], NAMED["red"], NAMED["blue"]
"""The colours of painted cells."""


class Wanted(NamedTuple):
    """Which choices are looked for: colors: of so many colours; visible: only cells at the surface of the target;
    each: one choice for each solution, not all choices of the fewest cells of all; most: of up to so many cells.
    """

    colors: int = 1
    visible: bool = False
    each: bool = False
    most: int = MOST


@dataclass(frozen=True)
class Painting:
    """Painted cells that leave one solution. solution: its number, from 1; options: all of its options.

    painted: the number of each cell in the target, ascending, and of its colour, from 1.
    """

    solution: int
    painted: tuple[tuple[int, int], ...]
    options: tuple[int, ...]


class Paintings(NamedTuple):
    """The choices found; how many solutions no paint leaves alone; how many others `most` cells do not."""

    found: list[Painting]
    never: int
    open: int

    @property
    def fewest(self) -> int | None:
        """How many cells are enough; None where up to `most` are not. That no fewer are was tried."""
        return min((len(one.painted) for one in self.found), default=None)


def paintings(found: Sequence[NDArray[np.int32]], prepared: Prepared, wanted: Wanted) -> Paintings:
    """Return the fewest cells to be painted for one solution to be left; all smaller choices were ruled out.

    found: the options of all solutions, one of each set of symmetric ones. Copies of the solution by symmetries of
    the puzzle that leave the paint of the target as it is are no other solutions, in space only by rotations. Only
    parts that are used a fixed number of times are painted. Raises LatticeworkError where the target has colours
    already, or the solutions are too many.
    """
    if not found:
        return Paintings([], 0, 0)
    painter = _Painter(found, prepared, wanted)
    made, never, left = list[Painting](), 0, [*range(1, len(found) + 1)]
    for size in range(wanted.most + 1):
        trying, left = left, []
        for done, number in enumerate(trying, 1):
            checkpoint(phrase("painted cells: {cells}; solution {number} of {all}", cells=size, number=done,
                              all=len(trying)), done / len(trying))
            own = painter.original(number)
            if not len(painter.worth(own, painter.usable)):
                never += 1
                continue
            choices = sorted(painter.choices(own, size))
            made += [Painting(number, one, own.options) for one in choices]
            left += [] if choices else [number]
        if not left or (made and not wanted.each):
            break
    return Paintings(made, never, len(left))


@dataclass(frozen=True, eq=False)
class _Original:
    """A solution that is to be left alone.

    place: its place among all. images: as the kernel takes them. lacks (solutions,): which of its pieces each
    solution lacks, as bits; -1 for its own images. cells (pieces, cells of the target): where its pieces lie.
    """

    place: int
    options: tuple[int, ...]
    images: NDArray[np.int32]
    lacks: NDArray[np.int64]
    cells: NDArray[np.bool_]


class _Painter:
    """Chooses painted cells for the solutions of a puzzle."""

    def __init__(self, found: Sequence[NDArray[np.int32]], prepared: Prepared, wanted: Wanted) -> None:
        puzzle, self._wanted = prepared.puzzle, wanted
        refuse_forms(puzzle)
        if puzzle.target.cell_colors:
            raise LatticeworkError(phrase("{name}: cells of its target have colours already; remove them before "
                                          "others are looked for", name=puzzle.name))
        self._positions, group = AllPositions(found, prepared), prepared.group
        blocks, n = len(prepared.reduction.blocks), len(puzzle.target.cells)
        # In space a mirror image is another solution: no hand can turn one into the other.
        same = ~group.mirrors if usual_modulo(puzzle) == "rotations" else np.ones(group.order, bool)
        self._images = group.options[same]
        self._carried = np.ascontiguousarray(group.items[same, blocks : blocks + n] - blocks)
        self._laid = _laid(self._positions, prepared)
        self.usable: NDArray[np.bool_] = _visible(puzzle) if wanted.visible else np.ones(n, bool)
        self._fits = np.zeros((max(1, wanted.most), prepared.cover.n_options), bool)
        self._found = np.empty(max(1, len(self._laid.slots)), np.int32)

    def original(self, number: int) -> _Original:
        """Return a solution, by its number from 1, as one that is to be left alone."""
        place = self._positions.first[number - 1]
        options = self._positions.options(place)
        images = np.sort(self._images[:, options], axis=1)
        end = [*self._positions.first, len(self._positions.rows)][number]
        rows = self._positions.rows[place:end, : len(options)].tolist()
        places = np.array([place + rows.index(image) for image in images.tolist()], np.int32)
        pieces = self._laid.slots[place].tolist()
        lacks = self._positions.lacking(pieces)
        lacks[places] = -1
        cells = np.zeros((len(pieces), len(self.usable)), bool)
        for piece, way in enumerate(self._laid.ways[self._laid.way_of[pieces]]):
            cells[piece, way[way >= 0]] = True
        return _Original(place, tuple(options), places, lacks, cells)

    def choices(self, own: _Original, size: int) -> list[tuple[tuple[int, int], ...]]:
        """Return all choices of so many cells that leave a solution alone, where no fewer do; or one of them."""
        if not size:
            return [()] if len(np.unique(own.images)) == len(self._positions.rows) else []
        colors = np.zeros(len(self.usable), np.int32)
        found = self._choices(own, colors, size, self.usable)
        if self._wanted.each:
            return [_in_order(one) for one in itertools.islice(found, 1)]
        return [_in_order(one) for one in found]

    def _choices(
        self, own: _Original, colors: NDArray[np.int32], size: int, usable: NDArray[np.bool_]
    ) -> Iterator[NDArray[np.int32]]:
        """Yield the colours of all cells with `size` more of the usable ones painted; `colors` is restored."""
        from latticework.search.judging.painting import try_last  # noqa: PLC0415 it loads kernels

        checkpoint()
        cells, paints = self.worth(own, usable, colors), min(self._wanted.colors, int(colors.max()) + 1)
        if size == 1:
            alone = np.zeros((len(cells), paints), bool)
            try_last(self._laid, own.place, colors, own.images, self._carried, cells, paints, self._fits, self._found,
                     alone)
            for i, paint in np.argwhere(alone).tolist():
                made = colors.copy()
                made[cells[i]] = paint + 1
                yield made
            return
        usable = usable.copy()
        for cell in cells.tolist():
            # What has this cell is found here, and need not be found again beside the cells after it.
            usable[cell] = False
            for paint in range(1, paints + 1):
                colors[cell] = paint
                yield from self._choices(own, colors, size - 1, usable)
            colors[cell] = 0

    def worth(
        self, own: _Original, usable: NDArray[np.bool_], colors: NDArray[np.int32] | None = None
    ) -> NDArray[np.int32]:
        """Return usable cells of which a further choice has at least one; colors: what is painted, None: nothing."""
        left = own.lacks[own.lacks >= 0] if colors is None or not colors.any() else own.lacks[self._left(own, colors)]
        if not len(left):
            # Only images are left, and any cell may tell those apart, if its part can be painted.
            return np.flatnonzero(own.cells.any(axis=0) & usable).astype(np.int32)
        counts = np.zeros(len(left), np.int64)
        for piece, many in enumerate((own.cells & usable).sum(axis=1).tolist()):
            counts += (left >> piece & 1) * many
        fewest = left[counts.argmin()] >> np.arange(len(own.cells)) & 1 == 1
        return np.flatnonzero(own.cells[fewest].any(axis=0) & usable).astype(np.int32)

    def _left(self, own: _Original, colors: NDArray[np.int32]) -> NDArray[np.int32]:
        """Return the solutions that are left besides a painted one and its images."""
        from latticework.search.judging.painting import others  # noqa: PLC0415 it loads kernels

        n = others(self._laid, own.place, colors, own.images, self._carried, False, self._fits, self._found)
        return self._found[:n]


def _in_order(colors: NDArray[np.int32]) -> tuple[tuple[int, int], ...]:
    """Return the painted cells with their colours, which are numbered anew in the order of the cells."""
    cells = np.flatnonzero(colors)
    order = [*dict.fromkeys(colors[cells].tolist())]
    return tuple((int(cell), order.index(colors[cell]) + 1) for cell in cells)


def _visible(puzzle: Puzzle) -> NDArray[np.bool_]:
    """Return which cells of the target are at its surface; in a flat lattice all are."""
    own = set(puzzle.target.cells)
    return np.array([puzzle.lattice.flat or not own.issuperset(puzzle.lattice.neighbours(cell))
                     for cell in puzzle.target.cells])


def _laid(positions: AllPositions, prepared: Prepared) -> Laid:
    """Return all solutions as the kernel takes them, with all ways in which each placement may lie."""
    reduction, rows = prepared.reduction, positions.rows
    exact = np.array([*(part.least == part.most for part in prepared.puzzle.parts), False])
    # A part that is used a fixed number of times is so in each solution: all have equally many of these placements.
    slots = rows[(rows >= 0) & exact[reduction.part_of[rows]]].reshape(len(rows), -1)
    parts = reduction.part_of[slots[0]]
    begin, end = np.searchsorted(parts, parts), np.searchsorted(parts, parts, "right")
    first, last = reduction.first_of[parts], reduction.first_of[parts + 1]
    return Laid(*(np.ascontiguousarray(one, np.int32) for one in (
        slots, begin, end, first, last, positions.start, positions.having, *_ways(prepared))))


def _ways(prepared: Prepared) -> tuple[NDArray[np.int64], NDArray[np.int32]]:
    """Return `way_of` and `ways` of `Laid`."""
    reduction, puzzle = prepared.reduction, prepared.puzzle
    rank = np.argsort(np.lexsort(as_array(puzzle.target.cells).T[::-1]))
    width, finder = max((len(part.cells) for part in puzzle.parts), default=0), PlacementFinder(puzzle)
    counts, ways = np.zeros(prepared.cover.n_options, np.int64), [np.zeros((0, width), np.int32)]
    for number, part in enumerate(puzzle.parts):
        if not part.most:
            continue  # it has no options, wherever it would fit
        n, option, every = len(part.cells), int(reduction.first_of[number]), poses(puzzle, part) if part.cells else {}
        for orientation, options in zip(finder.orientations(part), reduction.fits[number], strict=True):
            checkpoint()
            cells = reduction.blocks[number][option - reduction.first_of[number] :][:options, :n]
            # Shifting keeps the order of cells, so the least cell of the shape lies on the least one of the target.
            cells = np.take_along_axis(cells, np.argsort(rank[cells], axis=1), axis=1)
            place = {cell: i for i, cell in enumerate(orientation[0])}
            lying = cells[:, [[place[cell] for cell in way] for way in every[orientation]]]
            counts[option : option + options] = lying.shape[1]
            ways.append(np.pad(lying.reshape(-1, n), ((0, 0), (0, width - n)), constant_values=-1))
            option += options
    return np.append(0, np.cumsum(counts)), np.concatenate(ways)


def solved_puzzle(prepared: Prepared, painting: Painting) -> tuple[Puzzle, Solution]:
    """Return the puzzle with the cells of a choice painted, and its solution.

    Copies of a part that are painted differently become parts of their own. Colours that cells of the parts had
    before, which were decoration, are removed.
    """
    puzzle, paint = prepared.puzzle, paint_of(prepared, painting)
    colors = tuple((cell, paint.get(cell, UNPAINTED)) for cell in sorted(puzzle.target.cells)) if paint else ()
    target = replace(puzzle.target, cell_colors=colors, color_pairs=None, copies=None)
    name = f"{puzzle.name} with {counted(len(paint), 'cell')} painted"[:MAX_NAME]
    bare = replace(puzzle, name=name, parts=(), published=(), others=(), place=0, target=target)
    solution = placements_of(np.array(painting.options, np.int32), prepared.reduction)
    parts: list[Part] = []
    placed: list[Placement] = []
    for number, part in enumerate(puzzle.parts):
        alike: dict[object, tuple[Part, list[Placement]]] = {(): (replace(part, cell_colors=()), [])}
        for one in solution:
            if one.part == number:
                made = _painted(puzzle, one, paint)
                # Equal paint may be drawn on other cells of a symmetric part.
                look: object = min(poses(bare, made)) if made.cell_colors else ()
                alike.setdefault(look, (made, []))[1].append(one)
        n = sum(len(copies) for look, (_, copies) in alike.items() if look)
        for look, (made, copies) in alike.items():
            least, most = (len(copies), len(copies)) if look else (part.least - n, part.most - n)
            if most:
                placed += [_with_paint(replace(one, part=len(parts)), paint) for one in copies]
                parts.append(replace(made, least=least, most=most))
    return replace(bare, parts=tuple(with_free_names(bare, parts))), tuple(placed)


def paint_of(prepared: Prepared, painting: Painting) -> dict[Cell, str]:
    """Return the painted cells of the target with their colours."""
    cells = prepared.puzzle.target.cells
    return {cells[number]: PAINTS[color - 1] for number, color in painting.painted}


def _painted(puzzle: Puzzle, placement: Placement, paint: dict[Cell, str]) -> Part:
    """Return a part with the paint of the cells on which it lies."""
    part, pose = puzzle.parts[placement.part], pose_of(puzzle, placement)
    colors = sorted((cell, paint[there]) for there, cell in pose.drawn.items() if there in paint) if pose else []
    return replace(part, cell_colors=tuple(colors))


def _with_paint(placement: Placement, paint: dict[Cell, str]) -> Placement:
    colors = ((cell, cell, paint[cell]) for cell in placement.cells if cell in paint)
    return replace(placement, marks=tuple(sorted((*placement.marks, *colors))))


def in_words(prepared: Prepared, painting: Painting) -> list[str]:
    """Return the painted cells by the parts that lie there: "T at 0,0 1,0", with colours if there are several."""
    several = len({color for _, color in painting.painted}) > 1
    return [f"{name} at " + " ".join(",".join(map(str, cell)) + (f" {color}" if several else "")
                                     for cell, color in cells) for name, cells in as_data(prepared, painting)]


def as_data(prepared: Prepared, painting: Painting) -> list[tuple[str, list[tuple[Cell, str]]]]:
    """Return the parts with painted cells, each with those cells in the solution and their colours."""
    puzzle, paint = prepared.puzzle, paint_of(prepared, painting)
    found = [(puzzle.parts[one.part].name, [(puzzle.lattice.written(cell), color_name(paint[cell]))
                                            for cell in sorted(one.cells) if cell in paint])
             for one in placements_of(np.array(painting.options, np.int32), prepared.reduction)]
    return [(name, cells) for name, cells in found if cells]
