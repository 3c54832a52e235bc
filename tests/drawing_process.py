"""The real program with somebody at it: python drawing_process.py draw|recover|later|look [PUZZLE].

draw: draws a cell after the other, in two windows, and says how many there are. recover, later: answers so when it is
asked about recovery, then says of each window what it holds, and stays. look: says what is offered and is killed.
Each line is JSON.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from latticework.gui.shell import main
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.windows import Windows
from latticework.puzzle import Puzzle

MOST = 45
"""Cells that are drawn at most."""


def say(what: object) -> None:
    """Write a line."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


class UsedWindows(Windows):
    """The windows of the program, used as the first word says."""

    def begin(self, path: Path | None) -> None:
        """Begin as always, then do what was asked for."""
        super().begin(path)
        acts: dict[str, Callable[[], None]] = {"draw": self._draw, "look": self._look}
        acts.get(sys.argv[1], self._answer)()

    def _draw(self) -> None:
        new = self._puzzle_window()
        new.document.new(self.puzzles[0].document.puzzle.lattice)
        self._steps = QTimer(self, interval=5)
        self._steps.timeout.connect(self._step)
        self._steps.start()

    def _step(self) -> None:
        for window in self.puzzles:
            cells = window.document.cells
            window.document.set_cells(None, (*cells, (100 + len(cells), 0, 0)))
        drawn = [len(window.document.cells) for window in self.puzzles]
        say(drawn)
        if min(drawn) >= MOST:
            self._steps.stop()

    def _when_asked(self, then: Callable[[], None]) -> None:
        dialog = self.recovery.dialog
        if dialog is None:
            QTimer.singleShot(20, self, lambda: self._when_asked(then))
        else:
            say(sorted(len(copy.puzzle.target.cells) for copy in dialog.chosen))
            then()

    def _look(self) -> None:
        self._when_asked(lambda: None)

    def _answer(self) -> None:
        self._when_asked(lambda: self._answered(sys.argv[1]))

    def _answered(self, button: str) -> None:
        getattr(self.recovery.dialog, button).click()
        say([_told(window) for window in self.puzzles])


def _told(window: MainWindow) -> list[object]:
    document = window.document
    puzzle: Puzzle = document.puzzle
    return [puzzle.name, len(puzzle.target.cells), str(document.path or ""), document.modified]


if __name__ == "__main__":
    vars(main)["Windows"] = UsedWindows
    sys.exit(main.open_window(sys.argv[2:]))
