"""Finds the fewest pieces that hold one another in a solution that does not come apart."""

import math
import time
from dataclasses import dataclass, field, replace
from itertools import combinations

from latticework.apart.disassembler import Disassembler
from latticework.apart.results import HELD, UNKNOWN, Disassembly, Interlock, Limits
from latticework.cancel import checkpoint
from latticework.puzzle import Puzzle
from latticework.solution import Solution

MOST_SETS = 3_000
"""The most sets of one size that are all tried, which takes some seconds."""

Pieces = tuple[int, ...]


def why_held(puzzle: Puzzle, solution: Solution, limits: Limits | None = None) -> Interlock | None:
    """Return pieces that hold one another, None if the solution comes apart or a limit was reached before.

    What comes apart still does so when some of its pieces are taken away. So a set that does not come apart is
    minimal if it does when any one piece is taken away, and then all of its pieces hold one another: if some of them
    could leave the others, both halves would come apart. First all pairs are tried, then all sets of three and so on;
    when there are too many sets, pieces are taken away one by one as long as the rest still holds.

    limits: the arrangements of pieces for each set that is tried, the seconds for all together.
    """
    return _Sets(puzzle, solution, limits or Limits()).fewest()


@dataclass(eq=False)
class _Sets:
    """Tries sets of the bodies of a solution: single pieces, and all pieces of the box together."""

    puzzle: Puzzle
    solution: Solution
    limits: Limits
    unknown: list[set[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.disassembler = Disassembler(self.puzzle, self.limits)
        self.until = time.monotonic() + self.limits.seconds / 2  # the other half is for taking pieces away one by one
        box = tuple(i for i, placement in enumerate(self.solution) if self.puzzle.parts[placement.part].box)
        single: list[Pieces] = [(i,) for i in range(len(self.solution)) if i not in box]
        self.bodies = [box, *single] if box else single

    def fewest(self) -> Interlock | None:
        """Return the fewest pieces found that hold one another."""
        size = 2
        while math.comb(len(self.bodies), size) <= MOST_SETS and size <= len(self.bodies):
            if found := self._of_size(size):
                return found
            size += 1
        return self._shrunk(size) if self.unknown or size <= len(self.bodies) else None

    def _of_size(self, size: int) -> Interlock | None:
        """Return the first set of `size` bodies that holds, after all smaller sets were tried."""
        for some in combinations(self.bodies, size):
            pieces = tuple(sorted(piece for body in some for piece in body))
            if self._taken_apart(pieces).status == HELD:
                return Interlock(pieces, not any(some < set(pieces) for some in self.unknown), not self.unknown)
        return None

    def _shrunk(self, size: int) -> Interlock | None:
        """Return a minimal set, found by taking bodies away; no set of fewer than `size` bodies holds."""
        self.until += self.limits.seconds / 2
        whole = self._taken_apart(tuple(range(len(self.solution))))
        if whole.status != HELD:
            return None
        held = whole.held
        for body in self.bodies:
            rest = tuple(piece for piece in held if piece not in body)
            if len(rest) < len(held) and (found := self._taken_apart(rest)).status == HELD:
                held = found.held
        bodies = sum(body[0] in held for body in self.bodies)
        return Interlock(held, not self.unknown, bodies <= size and not self.unknown)

    def _taken_apart(self, pieces: Pieces) -> Disassembly:
        """Take some pieces of the solution apart; the result numbers pieces as the solution does."""
        checkpoint()
        self.disassembler.limits = replace(self.limits, seconds=self.until - time.monotonic())
        found = self.disassembler.take_apart(tuple(self.solution[piece] for piece in pieces))
        if found.status == UNKNOWN:
            self.unknown.append(set(pieces))
        return replace(found, held=tuple(pieces[i] for i in found.held))
