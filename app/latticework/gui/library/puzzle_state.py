"""How far the searches of a puzzle are, as the library tells it."""

from dataclasses import dataclass

from latticework.gui.common.translation import grouped, tr, tr_n, translatable

NEW, RUNNING, PAUSED, SOLVED = "new", "running", "paused", "solved"
STATES = {NEW: translatable("Not begun"), RUNNING: translatable("Being searched"), PAUSED: translatable("Paused"),
          SOLVED: translatable("Solved")}


@dataclass(frozen=True)
class TargetState:
    """How far the search of one target is: the share explored, 0 to 1, solutions, whether somebody searches."""

    share: float = 0.0
    solutions: int = 0
    complete: bool = False
    searched: bool = False


@dataclass(frozen=True)
class PuzzleState:
    """How far the searches of a puzzle are; of several targets the number that is solved."""

    kind: str = NEW
    share: float = 0.0
    solutions: int = 0
    solved: int = 0
    targets: int = 1

    @property
    def words(self) -> str:
        """What a card says, "" where no search was begun."""
        if self.kind == NEW:
            return ""
        if self.targets > 1:
            return tr("{solved} of {targets} solved", solved=grouped(self.solved), targets=grouped(self.targets))
        if self.kind == SOLVED:
            return tr_n("solved: {n} solution", "solved: {n} solutions", self.solutions)
        percent = grouped(min(self.share * 100, 99.9), 0 if self.share >= 0.01 else 1)
        if self.kind == RUNNING:
            return tr("searching, {percent} %", percent=percent)
        return tr("paused, {percent} %", percent=percent)


def state_of(problems: tuple[int, ...], known: dict[int, TargetState]) -> PuzzleState:
    """Return the state of a puzzle with these targets, by what is known of the targets that were searched."""
    found = [known[key] for key in problems if key in known]
    if not found:
        return PuzzleState(targets=len(problems))
    solved = sum(one.complete for one in found)
    kind = (RUNNING if any(one.searched for one in found) else SOLVED if solved == len(problems) else PAUSED)
    return PuzzleState(kind, max(one.share for one in found), max(one.solutions for one in found), solved,
                       len(problems))
