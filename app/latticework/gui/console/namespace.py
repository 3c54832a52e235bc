"""What the console can use: the library, and what the window shows as objects of the library."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import latticework as lw
from latticework.errors import LatticeworkError

FIRST_LINES = """\
Python with the library of Latticework. Names that follow what the window shows:
  lw         the library: lw.solve(puzzle).counts, lw.estimate(puzzle), help(lw)
  puzzle     the puzzle, as it is now; it cannot be changed, but others can be made of it
  solutions  what its search has found so far, or () where nothing was searched
  search     the path of its search file, or None
  show(p)    put a puzzle into the window, as one step that can be undone
A call that takes long does not block the window; Ctrl+C interrupts it.
"""
"""What the console says at first; a test compares it with what there is."""


class Shown:
    """What the window shows, told by the window and read by the thread of the console."""

    def __init__(self) -> None:
        self.puzzle: lw.Puzzle | lw.ExactCover | None = None
        self.search: Path | None = None

    @property
    def solutions(self) -> Any:
        """The solutions that the search file of the puzzle holds, () where there is none to be read."""
        if self.search is None or self.puzzle is None:
            return ()
        try:
            return lw.solve(self.puzzle, search=self.search)
        except LatticeworkError:
            return ()


class Namespace(dict[str, Any]):
    """The names of the console; those that follow the window are looked up anew each time."""

    def __init__(self, shown: Shown, show: Callable[[lw.Puzzle], None]) -> None:
        super().__init__(lw=lw, show=show)
        self._shown = shown
