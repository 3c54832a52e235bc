"""Pictures of the target and the parts for their list, drawn in a thread."""

from collections.abc import Callable
from functools import partial
from time import thread_time

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.common import theme
from latticework.gui.common.cell_pictures import picture
from latticework.gui.document.document import Document
from latticework.picture.decoration import mark_colors
from latticework.picture.shapes import part_shape
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_cells import cells_of, colors_of
from latticework.puzzle.matching_table import reliefs

PICTURE = QSize(56, 38)
MOST_KEPT = 600
AT_A_TIME = 0.05
"""Seconds of processor time for pictures that are passed on together."""
Key = tuple[object, ...]
"""All that decides what a picture looks like."""


class PartPictures(QObject):
    """Draws pictures as they are asked for, and keeps them."""

    drawn = Signal()  # there are pictures that were left out before

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self.document = document
        self._kept: dict[Key, QImage] = {}
        self._before: dict[int | None, QImage] = {}
        self._missing: dict[Key, Callable[[], Pixels]] = {}
        self._work = TaskQueue("pictures of parts", self._on_drawn)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)
        document.replaced.connect(self._before.clear)

    def picture(self, subject: int | None, ratio: float) -> QImage | None:
        """Return a picture, or the one before it until it is drawn."""
        colors, puzzle = theme.current(), self.document.puzzle.standing
        color = colors.target if subject is None else puzzle.color(subject)
        cells, own = cells_of(puzzle, subject), colors_of(puzzle, subject)
        marks = puzzle.parts[subject].marks if subject is not None else ()
        seen = (*mark_colors(puzzle).items(), *reliefs(puzzle).items()) if marks else ()
        key = (puzzle.lattice, cells, own, color, ratio, colors.dark, marks, seen)
        if key not in self._kept:
            self._missing[key] = partial(_drawn, puzzle, subject, color, ratio, colors.dark)
            self._later.start()
            return self._before.get(subject)
        self._before[subject] = self._kept[key]
        return self._kept[key]

    def _go_on(self) -> None:
        """Have the pictures drawn that were left out."""
        if self._missing and not self._work.busy:
            self._work.add(partial(_some_drawn, self._missing))
            self._missing = {}

    def _on_drawn(self, task: Task[dict[Key, Pixels]]) -> None:
        """Show pictures that were drawn in a thread; painting them tells which others are missing."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept.update({key: drawn.image for key, drawn in task.result().items()} if task.error is None else {})
        self._missing.clear()
        self.drawn.emit()


def _some_drawn(missing: dict[Key, Callable[[], Pixels]]) -> dict[Key, Pixels]:
    """Return the first of the pictures, at least one."""
    made, begin = {}, thread_time()
    for key, draw in missing.items():
        made[key] = draw()
        if thread_time() > begin + AT_A_TIME:
            break
    return made


def _drawn(puzzle: Puzzle, subject: int | None, color: str, ratio: float, dark: bool) -> Pixels:
    """Return the picture of the target (None) or a part."""
    marked = part_shape(puzzle, subject) if subject is not None and puzzle.parts[subject].marks else None
    return Pixels.of(picture(puzzle.lattice, cells_of(puzzle, subject), color, PICTURE, ratio, dark,
                             colors_of(puzzle, subject), marked))
