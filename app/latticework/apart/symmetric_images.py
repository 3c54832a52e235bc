"""Chooses the symmetric image of a solution that is taken apart, and the order of its pieces and directions.

Of several shortest separations the first one found is used, and the level may depend on it. So that it does not
depend on how a solution happens to be turned, the image is used that BurrTools finds: the one in which a certain
part, the pivot, is turned by the rotation with the lowest number. Its pieces are tried in the order of the parts.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.lattice_moves import slides
from latticework.lattice import Cell, Lattice, Motion, motions_of, symmetries
from latticework.lattice.lattice import Floats, Ints, Numbering, as_array
from latticework.lattice.motion import image_arrays, numbered_rotations
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.puzzle import allowed_motions
from latticework.solution import Placement

_NEVER = np.iinfo(np.int64).max
"""The key of no placement, and of cells that are no placement of a part."""

_PLACE, _TURN = 12, 11
"""Bits of a key for each coordinate of a place, larger ones being cut off, and for the number of a turn."""

_AT_ONCE = 1 << 20
"""Keys that are compared in one step."""


@dataclass(eq=False)
class Images:
    """Compares the images of solutions of a puzzle under the symmetries of its target."""

    puzzle: Puzzle
    _turned_shapes: dict[tuple[int, bytes], Numbers] = field(default_factory=dict)
    _turns: dict[int, dict[bytes, int]] = field(default_factory=dict)

    def best(self, placements: list[Placement | None], rows: Numbers) -> tuple[Numbers, Numbers]:
        """Return solutions, rows (n, width) of numbers of placements, in the order of trying, and their images (n,).

        None is sorted last. An image is its number in `orders`.
        """
        keys = np.array([self._keys(placement) for placement in placements], np.int64)
        step = max(1, _AT_ONCE // max(1, keys.shape[1] * rows.shape[1]))
        # Sorted within a solution: images are compared by their lowest key first, then by the next.
        chosen = np.concatenate([_least(np.sort(keys[rows[i : i + step]], axis=1))
                                 for i in range(0, max(1, len(rows)), step)])
        own, part = keys[rows, chosen[:, None]], _TURN + self.puzzle.lattice.rank * _PLACE
        own[own < 1 << part] += self._pivot + 1 << part  # it decides the image, but is not tried before the others
        order = np.argsort(own, axis=1, kind="stable")
        return np.take_along_axis(rows, order, axis=1), chosen

    @cached_property
    def orders(self) -> Numbers:
        """The order in which directions are tried for each image, (images, directions)."""
        return np.array([carried for _, carried, _ in self._symmetries])

    @cached_property
    def _symmetries(self) -> list[tuple[Motion | None, Numbers, Numbers]]:
        """The symmetries of the target; those with mirrors only if they carry the parts onto parts."""
        return [one for one in self._of_target if one[0] is None or not one[0].mirrors or self._is_mirrored]

    @cached_property
    def _of_target(self) -> list[tuple[Motion | None, Numbers, Numbers]]:
        """The symmetries of the target that carry slides onto slides: motion, directions, permutation of cells."""
        lattice, target = self.puzzle.lattice, self.puzzle.target
        cells, colors, optional = target.cells, dict(target.cell_colors), set(target.optional)
        looks = [(colors.get(cell), cell in optional) for cell in cells]
        found = [(motion, _carried(lattice, motion.matrix.T), permutation)
                 for motion, permutation in (symmetries(lattice, cells) if cells else [])
                 if all(looks[there] == look for look, there in zip(looks, permutation.tolist(), strict=True))]
        usual = np.arange(2 * len(slides(lattice)))
        return [(motion, carried, permutation) for motion, carried, permutation in found if carried is not None] or [
            (None, usual, np.arange(len(cells)))]

    @cached_property
    def _is_mirrored(self) -> bool:
        """Whether the mirror images of the parts are the same parts, in the same numbers and colours."""
        here, there = Counter[object](), Counter[object]()
        for part in self.puzzle.parts:
            if part.most:
                copies = part.most if part.least == part.most else None
                forms = [form for form in part.forms if form.cells]
                here[copies, frozenset(self._look(form, as_array(form.cells)) for form in forms)] += 1
                there[copies, frozenset(map(self._mirrored_look, forms))] += 1
        return here == there

    def _mirrored_look(self, part: Part) -> bytes | None:
        """Return the code of the mirror image of a part, None if there is none in the lattice."""
        lattice, cells = self.puzzle.lattice, as_array(part.cells)
        return next((self._look(part, image) for motion in motions_of(lattice, part.cells) if motion.mirrors
                     for image in image_arrays(lattice, cells, motion)), None)

    def _look(self, part: Part, cells: Ints) -> bytes:
        """Return a code of a part with these cells that is equal for all parts that look the same when turned."""
        colors = dict(part.cell_colors if self.puzzle.target.cell_colors else ())
        names = sorted({color for one in self.puzzle.parts for _, color in one.all_colors})
        marks = np.array([1 + names.index(colors[cell]) if cell in colors else 0 for cell in part.cells])
        images = [image for motion in self._allowed(part, tuple(map(tuple, cells.tolist())))
                  for image in image_arrays(self.puzzle.lattice, cells, motion)]
        for image in images:
            image[:, -1] += marks * len(self.puzzle.lattice.kinds)
        return min(_shapes(np.array(images)))

    def _allowed(self, part: Part, cells: tuple[Cell, ...]) -> list[Motion]:
        """Return the motions that a part with these cells may make, the rotations of the lattice first."""
        lattice = self.puzzle.lattice
        return list(dict.fromkeys([*numbered_rotations(lattice),
                                   *allowed_motions(lattice, cells, self.puzzle.rule(part))]))

    @cached_property
    def _cells(self) -> Numbering:
        return Numbering(self.puzzle.lattice, self.puzzle.target.cells)

    def _poses(self, part: int) -> dict[bytes, int]:
        """Return the orientations of a part, each with the number of the motion that leads to it."""
        if part not in self._turns:
            own, poses = self.puzzle.parts[part], dict[bytes, int]()
            for form in own.forms if own.most else ():
                for number, motion in enumerate(self._allowed(form, form.cells) if form.cells else ()):
                    for image in image_arrays(self.puzzle.lattice, as_array(form.cells), motion):
                        poses.setdefault(_shapes(image[None])[0], number)
            self._turns[part] = poses
        return self._turns[part]

    @cached_property
    def _rank(self) -> list[int]:
        """The rank of each part when images are compared: the pivot first."""
        return [-1 if number == self._pivot else number for number in range(len(self.puzzle.parts))]

    @cached_property
    def _pivot(self) -> int:
        """The part that is compared first when an image of a solution is chosen.

        It is the part with the fewest copies, and of such the one with the fewest symmetries; if the number of copies
        of a part is variable, the first part.
        """
        parts = self.puzzle.parts
        used = [number for number, part in enumerate(parts) if part.most and part.sizes[0]]
        ours = {motion for motion, _, _ in self._of_target}
        pivot = min(used, default=0)
        if len(ours) > 1 and all(parts[number].least == parts[number].most for number in used):
            pivot = min(used, key=lambda number: (parts[number].most, sum(
                motion in ours for form in parts[number].forms if form.cells
                for motion, _ in symmetries(self.puzzle.lattice, form.cells))))
        return pivot

    def _keys(self, placement: Placement | None) -> Numbers:
        """Return the key (images,) of each image of a placement; the lowest keys win."""
        keys = np.full(len(self._symmetries), _NEVER)
        if placement is None:
            return keys
        numbers = self._cells.find(as_array(placement.cells))
        # A key has the part on top, then the turn, then the place: 12 bits a coordinate and 11 for the turn leave 16
        # bits for the part in a signed word.
        rank = self._rank[placement.part] + 1
        # Where there is nothing to choose, or a cell is not of the target, the lowest cell distinguishes copies.
        if (numbers < 0).any() or (len(keys) == 1 and self.puzzle.parts[placement.part].most <= 1):
            keys[0] = (rank << _TURN + self.puzzle.lattice.rank * _PLACE) + max(0, int(numbers.min()))
            return keys
        there = self._cells.cells[np.array([permutation[numbers] for _, _, permutation in self._symmetries])]
        low = there[:, :, :-1].min(axis=1)
        turned = self._turned(placement, there)
        place = np.zeros(len(keys), np.int64)
        for column in range(low.shape[1]):
            away = low[:, column] - self._cells.cells[:, column].min()
            place = (place << _PLACE) + np.minimum(away, (1 << _PLACE) - 1)
        keys[turned < _NEVER] = (turned[turned < _NEVER] << low.shape[1] * _PLACE) + place[turned < _NEVER]
        return keys

    def _turned(self, placement: Placement, there: Numbers) -> Numbers:
        """Return part and turn of each image of a placement as one number, _NEVER if no part looks like that."""
        own = _shapes(as_array(placement.cells)[None])[0]
        key = placement.part, own
        if key not in self._turned_shapes:
            self._turned_shapes[key] = np.array([self._turn(placement.part, shape) for shape in _shapes(there)])
        return self._turned_shapes[key]

    def _turn(self, part: int, shape: bytes) -> int:
        for one in (part, *range(len(self.puzzle.parts))):
            if shape in self._poses(one):
                turn: int = (self._rank[one] + 1 << _TURN) + self._poses(one)[shape]
                return turn
        return int(_NEVER)


def _shapes(cells: Numbers) -> list[bytes]:
    """Return a code for each set of cells (sets, n, rank + 1), equal for those that differ by a translation only."""
    moved = cells.copy()
    moved[:, :, :-1] -= cells[:, :, :-1].min(axis=1, keepdims=True)
    codes = moved[:, :, 0]
    for column in range(1, cells.shape[2]):
        # A cell as one number, 15 bits a coordinate: sets of numbers are compared by sorting them.
        codes = (codes << 15) + moved[:, :, column]
    return [row.tobytes() for row in np.sort(codes, axis=1)]


def _least(keys: Numbers) -> Numbers:
    """Return the image (n,) of each solution that has the lowest keys (n, width, images), compared in order."""
    left = np.ones((keys.shape[0], keys.shape[2]), bool)
    for column in range(keys.shape[1]):
        # Images that have lost in an earlier column are out.
        here = np.where(left, keys[:, column], _NEVER)
        left &= here == here.min(axis=1, keepdims=True)
    chosen: Numbers = left.argmax(axis=1)
    return chosen


def _carried(lattice: Lattice, matrix: Floats) -> Numbers | None:
    """Return the number of the direction onto which a matrix carries each one; None if one is not carried so."""
    axes = slides(lattice)
    steps = np.stack([axes, -axes], axis=1).reshape(-1, lattice.rank)
    carried = np.rint(steps @ lattice.vectors @ matrix.T @ lattice.solver).astype(np.int64)
    number = {tuple(step): i for i, step in enumerate(steps.tolist())}
    found = [number.get(tuple(step), -1) for step in carried.tolist()]
    return None if -1 in found else np.array(found)
