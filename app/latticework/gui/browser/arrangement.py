"""Which solutions are listed in which order, worked out in a thread of its own as there may be millions."""

from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.jobs.job import Prepared
from latticework.store.search_file import SearchFile
from latticework.store.solution_list import Arrangement, Numbers, numbers_in_order


class Arranger(QObject):
    """Works out lists, the latest that is asked for; `arranged` carries the wish, the file and the numbers."""

    arranged = Signal(object, object, object)  # Arrangement, Path, Numbers
    told = Signal(object, float)  # what is being done, and the share of it that is done
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work = TaskQueue("list of solutions", self._on_done, self._on_progress)

    def arrange(self, path: Path, prepared: Prepared, wish: Arrangement) -> None:
        """Begin to work out the list of a search file."""
        self._work.restart(lambda: (wish, path, _listed(path, prepared, wish)))

    def give_up(self) -> None:
        """Work nothing out any more."""
        self._work.cancel()

    def _on_progress(self, doing: str, share: float) -> None:
        self.told.emit(doing, share)

    def _on_done(self, task: Task[tuple[Arrangement, Path, Numbers]]) -> None:
        if task.error is None:
            self.arranged.emit(*task.result())
        elif isinstance(task.error, LatticeworkError):  # damaged, as `latticework verify` tells
            self.failed.emit(str(task.error))


def _listed(path: Path, prepared: Prepared, wish: Arrangement) -> Numbers:
    with closing(SearchFile.open(path, check=False)) as file:
        return numbers_in_order(file, prepared, wish) - 1  # rows of the window count from 0
