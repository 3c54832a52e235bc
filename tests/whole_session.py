"""The real program with somebody at it: python whole_session.py PUZZLE PICTURE.

Solves the puzzle with two workers, pauses, resumes, exports a picture of a solution, reads the manual, and quits.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QTimer

from latticework.gui.export.dialog import exported
from latticework.gui.shell import main
from latticework.gui.shell.windows import Windows
from latticework.gui.widgets.search_state import SearchState


class UsedWindows(Windows):
    """The windows of the program, used by what `_steps` yields: each time when that is true."""

    def begin(self, path: Path | None) -> None:
        """Begin as always, then do the next step whenever what it waits for has come."""
        super().begin(path)
        steps = self._steps(Path(sys.argv[2]))
        waiting = [next(steps)]

        def look() -> None:
            if waiting[0]():
                waiting[0] = next(steps, lambda: False)

        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(look)
        self._timer.start()

    def _steps(self, picture: Path) -> Iterator[Callable[[], bool]]:
        window = self.puzzles[0]
        runner, go = window.runner, window.search.go
        yield lambda: runner.state == SearchState.IDLE and not window.library.reading
        window.search.crew.workers.setValue(2)
        go.trigger()
        yield lambda: runner.state == SearchState.RUNNING and window.model.rowCount() > 0
        go.trigger()
        yield lambda: runner.state == SearchState.PAUSED
        before = runner.totals.nodes
        go.trigger()
        yield lambda: runner.totals.nodes > before
        go.trigger()
        yield lambda: runner.state == SearchState.PAUSED and window.browser.solution is not None
        dialog = window.in_and_out.export()
        dialog.choose(next(form for form in exported() if form.ending == picture.suffix))
        dialog.destination.line.setText(str(picture))
        QTimer.singleShot(0, dialog.export_button.click)
        yield picture.exists
        dialog.close()
        window.actions_by_text["&Manual"].trigger()
        QTimer.singleShot(500, self.quit)
        yield lambda: False


if __name__ == "__main__":
    vars(main)["Windows"] = UsedWindows
    sys.exit(main.open_window(sys.argv[1:2]))
