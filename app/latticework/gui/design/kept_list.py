"""What a task has found, kept in a file for the next time the window is opened; read and written in threads."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from latticework.designs import kept_lists
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.desk import Desk
from latticework.gui.widgets.translation import error_text


class KeptItems(QObject):
    """Reads and writes the list of a task. item: what each thing in the file is; show: takes a list that was read.

    key: where given, things that other windows have found stay in the file, those with the same key once.
    """

    def __init__(self, desk: Desk, item: type[Any], show: Callable[[list[Any]], None],
                 key: Callable[[Any], object] | None = None) -> None:
        super().__init__(desk)
        self.path: Path | None = None
        self._item, self._show, self._tell, self._key = item, show, desk.run.message.tell, key
        self._reading = TaskQueue("found before", self._on_read)
        self._writing = TaskQueue("keeping what was found", self._on_written, finish=True)
        desk.closed.connect(self._close)

    def look(self, path: Path | None) -> None:
        """Read a file, and show what it has; None for nothing."""
        self.path = path
        self._reading.cancel()
        if path is not None:
            self._reading.add(partial(kept_lists.read, path, self._item))

    def keep(self, items: Sequence[Any]) -> None:
        """Write a list to the file that was read, in place of what it has, or with that."""
        if self.path is not None:
            self._reading.cancel()  # what is there is older
            self._writing.add_latest(
                partial(kept_lists.write, self.path, items, self._item) if self._key is None else
                partial(kept_lists.merge, self.path, items, self._item, self._key))

    def _on_read(self, task: "Task[list[Any]]") -> None:
        if isinstance(task.error, LatticeworkError):
            self.path = None  # a file that is damaged stays as it is
            self._tell(error_text(task.error))
        elif task.error is None and task.result():
            self._show(task.result())

    def _on_written(self, task: "Task[None]") -> None:
        if isinstance(task.error, LatticeworkError):
            self._tell(error_text(task.error))

    def _close(self) -> None:
        self._reading.close()
        self._writing.close()
