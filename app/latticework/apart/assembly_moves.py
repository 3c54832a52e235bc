"""The moves that put a solution together, and where its placements are meanwhile; reversed, they take it apart."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from latticework.lattice.lattice import Floats


@dataclass(frozen=True, eq=False)
class Snapshot:
    """A moment of an assembly: which placements stand, by number, and how far each is from its place (n, 3).

    coming: those that come in from outside, from `direction` (3,); share: how much of that slide is done. turned (n,
    3, 3): the rotations about the origin that come before the offsets; None if there are none.
    """

    standing: list[int]
    offsets: Floats
    coming: list[int]
    direction: Floats
    share: float = 0.0
    turned: Floats | None = None


@dataclass(frozen=True, eq=False)
class Assembly:
    """The moves that put a solution together: for each move the numbers of the placements that move at once.

    directions (moves, 3): from where they come; zero for those at the beginning that hold one another and must come
    together. enters: whether they come in from outside, along that direction; the others slide by that vector.
    subassemblies: the placements that stand together after each move. Halves may be put together separately and then
    joined, so a move may start a new subassembly. ways: for moves in which placements slide at once, each by its own
    way, these (k, 3) by the number of the move from 0; its direction is that of the first of them.
    """

    moves: list[list[int]]
    directions: Floats
    enters: list[bool]
    subassemblies: list[list[int]]
    ways: Mapping[int, Floats] = field(default_factory=dict)

    @property
    def held(self) -> list[int]:
        """The placements that hold one another, so that no straight slide takes them apart; often none."""
        return self.moves[0] if self.moves and not self.directions[0].any() else []

    @property
    def straight(self) -> bool:
        """Whether each part slides straight in from outside and then stays where it is."""
        return all(self.enters) and not self.first

    @property
    def first(self) -> list[int]:
        """The placements that stand before the first move."""
        return self._before(0) if self.moves else []

    @property
    def fewest(self) -> int:
        """How many moves are made where all is apart.

        Alone, the first part has not been moved, and those that hold one another cannot be.
        """
        return 1 if self.moves and not self.first else 0

    @property
    def arrivals(self) -> list[int]:
        """The numbers of moves after which something has just come in from outside."""
        return [step for step, enters in enumerate(self.enters, 1) if enters]

    @cached_property
    def _offsets(self) -> Floats:
        """How far each placement is from its place after each number of moves, (moves + 1, n, 3)."""
        offsets = np.zeros((len(self.moves) + 1, 1 + max((max(some) for some in self.subassemblies), default=-1), 3))
        # After the last move everything is in its place, so earlier places are computed backwards from there.
        for step in reversed(range(len(self.moves))):
            offsets[step] = offsets[step + 1]
            if not self.enters[step]:
                offsets[step, self.moves[step]] += self.ways_of(step)
        return offsets

    @property
    def has_film(self) -> bool:
        """Whether there are moves to be played."""
        return len(self.moves) > self.fewest

    def ways_of(self, step: int) -> Floats:
        """Return the ways (k, 3) of the placements of move number `step`, counted from 0."""
        return self.ways[step] if step in self.ways else np.tile(self.directions[step], (len(self.moves[step]), 1))

    def after(self, step: int) -> list[int]:
        """Return the placements that stand after a number of moves."""
        return self.subassemblies[step - 1] if step else self.first

    def continues(self, step: int) -> bool:
        """Whether the next move works on what stands after `step` moves, and does not start a new subassembly."""
        return step < len(self.moves) and set(self.after(step)) == set(self._before(step))

    def _before(self, step: int) -> list[int]:
        """Return what stands just before move number `step`, counted from 0."""
        coming = set(self.moves[step]) if self.enters[step] else set()
        return [number for number in self.subassemblies[step] if number not in coming]

    def snapshot(self, step: float, ahead: bool = True) -> Snapshot:
        """Return what is seen after a number of moves; a fraction is a moment within the next move.

        ahead: where the subassembly changes between two moves, whether to show that of the next one, not the last.
        """
        done = min(max(0, int(step)), len(self.moves))
        share = min(step, len(self.moves)) - done
        if done == len(self.moves) or not (ahead or share or self.continues(done)):
            return Snapshot(self.after(done), self._offsets[done], [], np.zeros(3))
        coming = self.moves[done] if self.enters[done] else []
        # Begins and ends at rest.
        slid = share * share * (3 - 2 * share)
        offsets = (1 - slid) * self._offsets[done] + slid * self._offsets[done + 1]
        return Snapshot(self._before(done), offsets, coming, self.directions[done], slid)

    @property
    def places(self) -> Floats:
        """How far placements are from their places whenever they rest, (different ones, n, 3)."""
        return np.unique(self._offsets, axis=0)


NO_ASSEMBLY = Assembly([], np.zeros((0, 3)), [], [])
"""The assembly of no placements."""


def one_by_one(moves: list[list[int]], directions: Floats) -> Assembly:
    """Return the assembly in which everything slides in from outside, move after move, and then stays."""
    subassemblies: list[list[int]] = []
    for move in moves:
        subassemblies.append([*(subassemblies[-1] if subassemblies else []), *move])
    return Assembly(moves, directions, [True] * len(moves), subassemblies)


@dataclass(frozen=True, eq=False)
class AxisTurn:
    """A turn about the axis through `point` (3,) along `axis` (3,); degrees are those of taking apart."""

    point: Floats
    axis: Floats
    degrees: float

    def matrix(self, share: float = 1.0) -> Floats:
        """Return the matrix (3, 3) of a share of the turn."""
        x, y, z = self.axis / np.linalg.norm(self.axis)
        angle = np.radians(share * self.degrees)
        cross = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
        # The formula of Rodrigues.
        made: Floats = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
        return made


@dataclass(frozen=True, eq=False)
class _Pose:
    """Where placements are: turned (n, 3, 3) about the origin, and then moved by offsets (n, 3)."""

    turned: Floats
    offsets: Floats

    def after(self, turn: AxisTurn, pieces: list[int], share: float = 1.0) -> "_Pose":
        """Return the pose after a share of a turn of some placements."""
        turned, offsets, matrix = self.turned.copy(), self.offsets.copy(), turn.matrix(share)
        turned[pieces] = matrix @ turned[pieces]
        offsets[pieces] = (offsets[pieces] - turn.point) @ matrix.T + turn.point
        return _Pose(turned, offsets)

    def moved(self, by: Floats, pieces: list[int]) -> "_Pose":
        """Return the pose after a slide of some placements."""
        offsets = self.offsets.copy()
        offsets[pieces] += by
        return _Pose(self.turned, offsets)


@dataclass(frozen=True, eq=False)
class TurnedAssembly(Assembly):
    """An assembly in which some moves are turns; turns: for each move the turn, None where it is a slide."""

    turns: tuple[AxisTurn | None, ...] = ()

    @cached_property
    def _poses(self) -> list[_Pose]:
        count = 1 + max(max(some) for some in self.subassemblies)
        poses = [_Pose(np.tile(np.eye(3), (count, 1, 1)), np.zeros((count, 3)))]
        for step in reversed(range(len(self.moves))):
            turn, pieces, later = self.turns[step], self.moves[step], poses[0]
            if turn is not None:
                later = later.after(turn, pieces)
            elif not self.enters[step]:
                later = later.moved(self.directions[step], pieces)
            poses.insert(0, later)
        return poses

    @cached_property
    def _offsets(self) -> Floats:
        return np.array([pose.offsets for pose in self._poses])

    @property
    def places(self) -> Floats:
        """How far placements are from their places whenever they rest, but for those that are turned."""
        straight = [np.abs(pose.turned - np.eye(3)).max(axis=(1, 2)) < 1e-9 for pose in self._poses]
        return np.unique(np.where(np.array(straight)[..., None], self._offsets, 0.0), axis=0)

    def degrees(self, step: int) -> float:
        """Return by how many degrees move number `step`, counted from 1, turns something; 0 for a slide."""
        turn = self.turns[step - 1] if 0 < step <= len(self.turns) else None
        return abs(turn.degrees) if turn is not None else 0.0

    def snapshot(self, step: float, ahead: bool = True) -> Snapshot:
        """Return what is seen after a number of moves, with its rotations."""
        seen = super().snapshot(step, ahead)
        done = min(max(0, int(step)), len(self.moves))
        turn = self.turns[done] if done < len(self.moves) else None
        if turn is None:
            return replace(seen, turned=self._poses[done].turned)
        # Turns are those of taking apart: nothing of a turn is left when the move is done.
        pose = self._poses[done + 1].after(turn, self.moves[done], 1 - seen.share)
        return replace(seen, turned=pose.turned, offsets=pose.offsets)
