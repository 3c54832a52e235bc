"""A game on a puzzle as values: which placements are laid, what was laid before, and what was undone."""

from dataclasses import dataclass, replace

Laid = tuple[int, ...]
"""The placements that are laid, as options of the cover problem, in the order in which they were laid."""


@dataclass(frozen=True)
class Game:
    """A state of a game; nothing in it changes, every step makes another one.

    past: what was laid before each step, the first step first; undone: what undoing has taken back, the latest last.
    """

    laid: Laid = ()
    past: tuple[Laid, ...] = ()
    undone: tuple[Laid, ...] = ()

    def with_laid(self, laid: Laid) -> "Game":
        """Return the game after a step; one that changes nothing is no step."""
        if laid == self.laid:
            return self
        return Game(laid, (*self.past, self.laid))

    def lay(self, option: int, instead: int | None = None) -> "Game":
        """Return the game with one more placement, or with one in place of another that was moved."""
        return self.with_laid((*(laid for laid in self.laid if laid != instead), option))

    def take(self, option: int) -> "Game":
        """Return the game without a placement."""
        return self.with_laid(tuple(laid for laid in self.laid if laid != option))

    def start_over(self, given: Laid = ()) -> "Game":
        """Return the game with nothing laid but what is given; undoing brings back what was."""
        return self.with_laid(given)

    def undo(self) -> "Game":
        """Return the game before the last step."""
        if not self.past:
            return self
        return Game(self.past[-1], self.past[:-1], (*self.undone, self.laid))

    def redo(self) -> "Game":
        """Return the game after the step that was undone last."""
        if not self.undone:
            return self
        return replace(self, laid=self.undone[-1], past=(*self.past, self.laid), undone=self.undone[:-1])
