"""How a solution is put together, move after move; the same moves backwards take it apart."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from latticework.lattice.lattice import Floats


@dataclass(frozen=True, eq=False)
class Stage:
    """The middle or the end of a move: what stands (numbers of placements), and how far it is from its place (n, 3).

    coming: what comes in from outside, from the direction `way` (3,); share: how much of its way it has come. turned
    (n, 3, 3): how things are turned about the origin before they are moved; None where nothing is.
    """

    standing: list[int]
    offsets: Floats
    coming: list[int]
    way: Floats
    share: float = 0.0
    turned: Floats | None = None


@dataclass(frozen=True, eq=False)
class Assembly:
    """The moves that put a solution together: the numbers of the placements that go at once, move after move.

    ways (moves, 3): from where they come; zero for those at the beginning that hold one another and must come
    together. enters: whether they come from outside, along that direction, as others stand in their way nowhere; the
    others go just so far. at_hand: what stands together after each move. A puzzle may be put together of halves that
    were put together by themselves: then what is at hand begins anew.
    """

    moves: list[list[int]]
    ways: Floats
    enters: list[bool]
    at_hand: list[list[int]]

    @property
    def held(self) -> list[int]:
        """The placements that hold one another, which no straight slide takes apart; often there are none."""
        return self.moves[0] if self.moves and not self.ways[0].any() else []

    @property
    def straight(self) -> bool:
        """Whether each part comes straight in from outside, from nowhere in particular, and stays where it is."""
        return all(self.enters) and not self.first

    @property
    def first(self) -> list[int]:
        """The placements that stand before the first move."""
        return self._before(0) if self.moves else []

    @property
    def arrivals(self) -> list[int]:
        """After how many moves something came in from outside."""
        return [step for step, enters in enumerate(self.enters, 1) if enters]

    @cached_property
    def _offsets(self) -> Floats:
        """How far each placement is from its place (moves + 1, n, 3) after so many moves."""
        offsets = np.zeros((len(self.moves) + 1, 1 + max((max(some) for some in self.at_hand), default=-1), 3))
        # After the last move everything is in its place, so where things were before is told backwards from there.
        for step in reversed(range(len(self.moves))):
            offsets[step] = offsets[step + 1]
            if not self.enters[step]:
                offsets[step, self.moves[step]] += self.ways[step]
        return offsets

    def after(self, step: int) -> list[int]:
        """Return the placements that stand after so many moves."""
        return self.at_hand[step - 1] if step else self.first

    def goes_on(self, step: int) -> bool:
        """Whether the next move after so many moves what stands there, or adds to it: it does not begin anew."""
        return step < len(self.moves) and set(self.after(step)) == set(self._before(step))

    def _before(self, step: int) -> list[int]:
        """Return what stands before the next move after so many."""
        coming = set(self.moves[step]) if self.enters[step] else set()
        return [number for number in self.at_hand[step] if number not in coming]

    def stage(self, step: float, ahead: bool = True) -> Stage:
        """Return what is seen after so many moves, between two whole numbers in the middle of one.

        ahead: whether the next move is to be made, not the last one to be taken back, where what is at hand changes.
        """
        done = min(max(0, int(step)), len(self.moves))
        share = min(step, len(self.moves)) - done
        if done == len(self.moves) or not (ahead or share or self.goes_on(done)):
            return Stage(self.after(done), self._offsets[done], [], np.zeros(3))
        coming = self.moves[done] if self.enters[done] else []
        # Begins and ends at rest.
        slid = share * share * (3 - 2 * share)
        offsets = (1 - slid) * self._offsets[done] + slid * self._offsets[done + 1]
        return Stage(self._before(done), offsets, coming, self.ways[done], slid)

    @property
    def places(self) -> Floats:
        """How far placements are from their places (stages, n, 3) whenever they rest, each time only once."""
        return np.unique(self._offsets, axis=0)


NO_ASSEMBLY = Assembly([], np.zeros((0, 3)), [], [])
"""That of nothing at all."""


def one_by_one(moves: list[list[int]], ways: Floats) -> Assembly:
    """Return the assembly in which all that goes at once comes in from outside, and stays where it is."""
    at_hand: list[list[int]] = []
    for move in moves:
        at_hand.append([*(at_hand[-1] if at_hand else []), *move])
    return Assembly(moves, ways, [True] * len(moves), at_hand)


@dataclass(frozen=True, eq=False)
class AxisTurn:
    """A turn about the axis through `point` (3,) along `axis` (3,), by so many degrees when it is taken apart."""

    point: Floats
    axis: Floats
    degrees: float

    def matrix(self, share: float = 1.0) -> Floats:
        """Return the rotation (3, 3) of a share of the turn."""
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

    def moved(self, way: Floats, pieces: list[int]) -> "_Pose":
        """Return the pose after a slide of some placements."""
        offsets = self.offsets.copy()
        offsets[pieces] += way
        return _Pose(self.turned, offsets)


@dataclass(frozen=True, eq=False)
class TurnedAssembly(Assembly):
    """An assembly in which some moves are turns; turns: for each move the turn, None where it is a slide."""

    turns: tuple[AxisTurn | None, ...] = ()

    @cached_property
    def _poses(self) -> list[_Pose]:
        count = 1 + max(max(some) for some in self.at_hand)
        poses = [_Pose(np.tile(np.eye(3), (count, 1, 1)), np.zeros((count, 3)))]
        for step in reversed(range(len(self.moves))):
            turn, pieces, later = self.turns[step], self.moves[step], poses[0]
            if turn is not None:
                later = later.after(turn, pieces)
            elif not self.enters[step]:
                later = later.moved(self.ways[step], pieces)
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
        """Return by how much the last of so many moves turns something, 0 where it is a slide."""
        turn = self.turns[step - 1] if 0 < step <= len(self.turns) else None
        return abs(turn.degrees) if turn is not None else 0.0

    def stage(self, step: float, ahead: bool = True) -> Stage:
        """Return what is seen after so many moves, with how it is turned."""
        seen = super().stage(step, ahead)
        done = min(max(0, int(step)), len(self.moves))
        turn = self.turns[done] if done < len(self.moves) else None
        if turn is None:
            return replace(seen, turned=self._poses[done].turned)
        # Turns are told as for taking apart: none of it is left when the move is done.
        pose = self._poses[done + 1].after(turn, self.moves[done], 1 - seen.share)
        return replace(seen, turned=pose.turned, offsets=pose.offsets)
