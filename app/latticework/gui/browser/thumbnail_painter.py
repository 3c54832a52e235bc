"""Paints pictures of solutions in a thread, those first that came into sight last."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal

from latticework.cancel import checkpoint
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.browser.solution_source import Kept, SolutionSource
from latticework.gui.browser.thumbnail import Shapes, painted
from latticework.jobs.job import Prepared

WAITING = 200
"""Pictures that are waited for at most; what was asked for before that has been scrolled out of sight."""

BURST = 0.03
"""Seconds between two wishes of which the second is for what was scrolled to later; of one paint event are less."""

AT_A_TIME = 4
"""Pictures that are painted and shown together."""

PATIENCE = 5.0
"""Seconds for the picture that is being painted when no more are wanted, so that its file is closed after."""

Paints = tuple[SolutionSource, Shapes]


class ThumbnailPainter(QObject):
    """Paints the solutions of one source; lettered: whether with letters on parts."""

    some_painted = Signal(object)  # dict of QImage by the number of a solution; None where it cannot be read

    def __init__(self, source: SolutionSource, side: int, parent: QObject | None = None,
                 lettered: bool = False) -> None:
        super().__init__(parent)
        self._side, self._lettered = side, lettered
        self._wanted: dict[int, int] = {}  # and when: by the number of the burst of wishes
        self._in_work: set[int] = set()  # being painted
        self._burst, self._last = 0, 0.0
        self._painting = TaskQueue("thumbnails", self._on_painted,
                                   opened=partial(_opened, source.prepared, source.pages.path, source.kept))

    def want(self, number: int) -> None:
        """Paint the solution of a number, from 0, before all that was asked for earlier."""
        if number in self._in_work:  # a view that is drawn again meanwhile has no picture yet
            return
        now = monotonic()
        self._burst, self._last = self._burst + (now - self._last > BURST), now
        self._wanted.pop(number, None)
        self._wanted[number] = self._burst
        if len(self._wanted) > WAITING:
            del self._wanted[next(iter(self._wanted))]
        self._begin()

    def close(self) -> None:
        """Paint nothing any more; the thread ends after the picture it is at."""
        self._wanted.clear()
        self._painting.close()
        self._painting.wait(PATIENCE)

    def _begin(self) -> None:
        if self._wanted and not self._painting.busy:
            latest = max(self._wanted.values())
            numbers = [number for number, burst in self._wanted.items() if burst == latest][:AT_A_TIME]
            for number in numbers:
                del self._wanted[number]
            self._in_work = {*numbers}
            self._painting.add(partial(_painted, numbers, self._side, self._lettered))

    def _on_painted(self, task: Task[dict[int, Pixels | None]]) -> None:
        self._in_work = set()
        self._begin()
        if task.error is None:
            self.some_painted.emit({number: pixels and pixels.image for number, pixels in task.result().items()})


@contextmanager
def _opened(prepared: Prepared | None, path: Path | None, kept: Kept | None) -> Iterator[Paints]:
    """Have a source of the thread's own, which alone may read from it."""
    source = SolutionSource(prepared, path, kept)
    try:
        yield source, Shapes()
    finally:
        source.pages.close()


def _painted(numbers: list[int], side: int, lettered: bool, paints: Paints) -> dict[int, Pixels | None]:
    source, shapes = paints
    made: dict[int, Pixels | None] = {}
    for number in numbers:
        checkpoint()
        solution, puzzle = source.solution(number), source.puzzle
        made[number] = Pixels.of(painted(puzzle, shapes.of(puzzle, solution), side, lettered)
                                 ) if puzzle and solution else None
    return made
