"""The sets that the user has marked, and the star that marks one: a button, a key, a column of the table."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton

from latticework.designs import kept_lists
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.desk import Desk
from latticework.gui.solutions.solution_rows import STAR
from latticework.gui.widgets.translation import error_text, tr

NO_STAR = "☆"
STARS = 0
"""The column of the stars."""

Parts = bytes
"""How often a set uses each part, or the numbers of its pieces, 8 bytes a number."""


class Favourites(QObject):
    """The sets that the user has marked; a file keeps them for the next time."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sets: frozenset[Parts] = frozenset()
        self._path: Path | None = None
        self._reading = TaskQueue("favourites", self._on_done)
        self._writing = TaskQueue("keeping favourites", self._on_done, finish=True)

    def show_those_in(self, path: Path | None) -> None:
        """Forget all; then read those in a file."""
        self.sets, self._path = frozenset(), path
        if self._path is not None:
            self._reading.restart(partial(_read, self._path))
        self.changed.emit()

    def toggle(self, parts: Parts) -> None:
        """Mark a set, or no longer."""
        if self._path is not None:
            self._writing.add(partial(_marked, self._path, parts, parts not in self.sets))
            self.sets = self.sets ^ {parts}
            self.changed.emit()

    def close(self) -> None:
        """Read no more; what was marked is still written."""
        self._reading.close()
        self._writing.close()

    def _on_done(self, task: "Task[tuple[Path, frozenset[Parts]]]") -> None:
        if isinstance(task.error, LatticeworkError):
            self.failed.emit(error_text(task.error))
            # What could not be written is not marked.
            if self._path is not None and not self._reading.busy:
                self._reading.add(partial(_read_if_possible, self._path))
        elif task.error is None:
            path, sets = task.result()
            # Until all is written the file lacks what was marked last.
            if path == self._path and not self._writing.busy and sets != self.sets:
                self.sets = sets
                self.changed.emit()


class Stars(QObject):
    """The action and the button that make the set in the row that is chosen a favourite, or no longer.

    name_of: returns by what the favourites know the set in a row; nothing where there is no such row.
    """

    def __init__(self, favourites: Favourites, desk: Desk, name_of: Callable[[int], Parts]) -> None:
        super().__init__(desk)
        self.favourites, self._found, self._name_of = favourites, desk.found, name_of
        self.action = QAction(tr("Favourite"), self, checkable=True)
        self.action.setShortcut(QKeySequence("Ctrl+B"))
        self.button = QToolButton()
        self.button.setAutoRaise(True)
        self.button.setCheckable(True)
        self.button.setToolTip(tr("Favourite (Ctrl+B)"))
        self.button.setAccessibleName(tr("Favourite"))
        desk.found.add_for_row(self.action, self.button)
        self.button.clicked.connect(self.action.trigger)
        self.action.triggered.connect(lambda _: self._toggle())
        desk.table.clicked.connect(lambda index: self.action.trigger() if index.column() == STARS else None)
        desk.found.row_changed.connect(self._show)
        desk.closed.connect(favourites.close)
        favourites.changed.connect(self._show)
        favourites.failed.connect(desk.run.message.tell)
        self._show()

    def _toggle(self) -> None:
        if self._found.row >= 0:
            self.favourites.toggle(self._name_of(self._found.row))

    def _show(self) -> None:
        marked = self._name_of(self._found.row) in self.favourites.sets
        self.action.setChecked(marked)
        self.button.setChecked(marked)
        self.button.setText(STAR if marked else NO_STAR)


def _read(path: Path) -> tuple[Path, frozenset[Parts]]:
    return path, _packed(kept_lists.read_marks(path))


def _read_if_possible(path: Path) -> tuple[Path, frozenset[Parts]]:
    try:
        return _read(path)
    except LatticeworkError:
        return path, frozenset()


def _marked(path: Path, parts: Parts, marked: bool) -> tuple[Path, frozenset[Parts]]:
    return path, _packed(kept_lists.mark(path, tuple(np.frombuffer(parts, np.int64).tolist()), marked))


def _packed(sets: frozenset[kept_lists.PartNumbers]) -> frozenset[Parts]:
    return frozenset(np.array(parts, np.int64).tobytes() for parts in sets)
