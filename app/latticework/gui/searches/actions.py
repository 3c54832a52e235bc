"""What can be done with the searches that are chosen in the list."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence

from latticework.errors import LatticeworkError
from latticework.gui.common.actions import Entry, Keys, local_action
from latticework.gui.common.dialogs import shortened, warn
from latticework.gui.common.translation import error_text, tr, tr_n
from latticework.gui.searches.known_searches import forget
from latticework.gui.searches.removal import ask_to_delete, ask_to_remove, remove
from latticework.gui.searches.search_copy import save_copy
from latticework.gui.searches.table import SearchTable
from latticework.run.crew import Crew
from latticework.store.glance import Glance

T = TypeVar("T")


class SearchListActions(QObject):
    """The actions of the list, enabled as what is chosen allows. `crew` returns who is to search."""

    open_requested = Signal(object)  # Path
    told = Signal(str)  # what was done
    changed = Signal()  # files were removed, or are listed no longer

    def __init__(self, table: SearchTable, folder: Path, crew: Callable[[], Crew]) -> None:
        super().__init__(table)
        self._table, self._rows, self._folder, self._crew = table, table.searches, folder, crew
        self.queue = self._rows.queue
        self.open = self._action(tr("Open"), self._open, Qt.Key.Key_Return)
        self.go_on = self._action(tr("Go on"), self._go_on, "Ctrl+Return")
        self.go_on.setObjectName("go-on")
        self.copy = self._action(tr("Save a copy as…"), self._save_copy)
        self.show_file = self._action(tr("Show in folder"), self._show_file)
        self.wait_no_longer = self._action(tr("Take out of the queue"), self._wait_no_longer)
        self.forget = self._action(tr("List no longer"), self._forget)
        self.delete = self._action(tr("Delete"), self._delete, QKeySequence.StandardKey.Delete)
        self.pause = QAction(tr("Pause the queue"), self)
        self.pause.setObjectName("pause-queue")  # its text changes
        self.pause.triggered.connect(self._pause_or_go_on)
        table.selectionModel().selectionChanged.connect(lambda *_: self.enable())
        table.activated.connect(lambda _: self.open.trigger())
        self._rows.dataChanged.connect(lambda *_: self.enable())
        self.queue.changed.connect(self.enable)
        self.enable()

    def listed(self) -> list[QAction]:
        """Return the actions on what is chosen, for a menu."""
        return [self.open, self.go_on, self.wait_no_longer, self.copy, self.show_file, self.forget, self.delete]

    def _action(self, text: str, run: Callable[[], object], keys: Keys = "") -> QAction:
        return local_action(self._table, Entry(text, run, keys))

    def enable(self) -> None:
        """Enable what can be done with the chosen searches."""
        chosen, queue = self._chosen, self.queue
        one, waiting = len(chosen) == 1, [seen for seen in chosen if seen.path in queue.waiting]
        self.open.setEnabled(one and not chosen[0].refusal)
        self.go_on.setText(tr("Go on one after the other") if len(chosen) > 1 else tr("Go on"))
        self.go_on.setEnabled(bool(self._to_go_on()))
        self.wait_no_longer.setEnabled(bool(waiting))
        self.copy.setEnabled(one and not chosen[0].refusal)
        self.show_file.setEnabled(one)
        self.forget.setEnabled(bool(chosen) and all(seen.path.parent != self._folder for seen in chosen))
        self.delete.setEnabled(bool(chosen) and not any(map(self._runs, chosen)))
        self.pause.setText(tr("Pause the queue") if queue.running else tr("Go on with the queue"))
        self.pause.setEnabled(bool(queue.running or queue.waiting))

    @property
    def _chosen(self) -> list[Glance]:
        return [self._rows.glance_at(path) for path in self._table.chosen]

    def _runs(self, seen: Glance) -> bool:
        return seen.searched or seen.path in {self.queue.running, self._rows.at_hand}

    def _to_go_on(self) -> list[Path]:
        return [seen.path for seen in self._chosen if seen.can_resume and not self._runs(seen)]

    def _open(self) -> None:
        self.open_requested.emit(self._table.chosen[0])

    def _go_on(self) -> None:
        """Let the chosen searches wait for their turn, and begin with the first that waits."""
        self.queue.add(self._to_go_on())
        self._begin()

    def _begin(self) -> None:
        with_crew = self._told_of(self._crew)
        if with_crew is not None:
            self.queue.go_on(with_crew)

    def _pause_or_go_on(self) -> None:
        if self.queue.running:
            self.queue.pause()
        else:
            self._begin()

    def _wait_no_longer(self) -> None:
        self.queue.remove(self._table.chosen)

    def _forget(self) -> None:
        for path in self._table.chosen:
            self.queue.remove([path])
            forget(path)
        self.changed.emit()

    def _show_file(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._table.chosen[0].parent)))

    def _save_copy(self) -> None:
        seen = self._chosen[0]
        target = self._told_of(lambda: save_copy(self._table, seen.path, seen.name))
        if target is not None:
            self.told.emit(tr("Saved to {path}", path=shortened(str(target))))

    def _delete(self) -> None:
        chosen = self._chosen
        if not ask_to_remove(self._table, [seen.name or seen.path.name for seen in chosen]):
            return
        may_delete = partial(ask_to_delete, self._table)
        gone = [seen.path for seen in chosen if self._told_of(partial(remove, seen.path, may_delete))]
        self.queue.remove(gone)
        if gone:
            self.told.emit(tr_n("{n} search was deleted", "{n} searches were deleted", len(gone)))
        self.changed.emit()

    def _told_of(self, work: Callable[[], T]) -> T | None:
        """Do something, or tell why it cannot be done."""
        try:
            return work()
        except LatticeworkError as error:
            warn(self._table, tr("Searches"), error_text(error))
            return None
