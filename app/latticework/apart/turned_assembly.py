"""How a solution is put together where parts also turn."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from latticework.apart.assembly import Assembly, Stage
from latticework.lattice.lattice import Floats


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
        pose = self._poses[done + 1].after(turn, self.moves[done], 1 - seen.share)
        return replace(seen, turned=pose.turned, offsets=pose.offsets)
