"""How each placement of the solution in view is shown: fully, faintly or not at all."""

from enum import IntEnum

from latticework.solution import Solution


class PartState(IntEnum):
    """How a part is shown; the next one follows at a click."""

    SHOWN = 0
    FADED = 1
    HIDDEN = 2

    @property
    def next(self) -> "PartState":
        """The state after a click."""
        return PartState((self + 1) % len(PartState))


class PlacementStates:
    """The states of the placements of a solution, by their numbers and by those of their parts."""

    def __init__(self, solution: Solution | None = None) -> None:
        self._parts = [placement.part for placement in solution or ()]
        self._states = [PartState.SHOWN] * len(self._parts)

    def carried_to(self, solution: Solution | None) -> "PlacementStates":
        """Return the states for another solution: parts of which every copy is faint or hidden stay so."""
        made = PlacementStates(solution)
        for part in set(self._parts):
            made.show_part(part, self.of_part(part))
        return made

    def of(self, part: int) -> set[int]:
        """Return the placements of a part."""
        return {i for i, placed in enumerate(self._parts) if placed == part}

    def those(self, state: PartState) -> set[int]:
        """Return the placements in a state."""
        return {i for i, known in enumerate(self._states) if known is state}

    def of_part(self, part: int) -> PartState:
        """How a part is shown; copies that differ count as shown."""
        states = {self._states[i] for i in self.of(part)}
        return states.pop() if len(states) == 1 else PartState.SHOWN

    def show_part(self, part: int, state: PartState) -> None:
        """Show all copies of a part in a way."""
        for i in self.of(part):
            self._states[i] = state

    def click(self, index: int) -> None:
        """Show a placement faintly, or one that is faint again."""
        faint = self._states[index] is PartState.FADED
        self._states[index] = PartState.SHOWN if faint else PartState.FADED

    @property
    def picked(self) -> set[int]:
        """The placements that are shown while others are faint or hidden; none where all are shown."""
        shown = self.those(PartState.SHOWN)
        return shown if len(shown) < len(self._parts) else set()
