"""The rows of the list of searches, and how each search stands in words."""

from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QPixmap

from latticework.durations import duration
from latticework.gui.searches.listed_searches import PICTURE
from latticework.gui.searches.queue import Queue
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import (
    grouped,
    isolated,
    locale,
    reworded,
    sentences,
    tr,
    tr_n,
    translatable,
    translated,
)
from latticework.jobs.totals import Totals
from latticework.store.glance import Glance
from latticework.visible_text import one_line, percent

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_LEADING = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Role = Qt.ItemDataRole
PATH, ORDER, FIGURES = _Role.UserRole, _Role.UserRole + 1, _Role.UserRole + 2
"""The file of a row, what rows are sorted by, and what was found so far in words."""
_LEAST, _SHORTEST = 0.1, 0.1
"""The least percentage and the fewest seconds that are shown."""
_MOST_PARTS = 12


class Column(IntEnum):
    """The columns, from left to right."""

    NAME = 0
    STATE = 1
    TOUCHED = 2
    SIZE = 3


_HEADINGS = {
    Column.NAME: translatable("Search"), Column.STATE: translatable("State"),
    Column.TOUCHED: translatable("Last used"), Column.SIZE: translatable("On disk"),
}


class SearchRows(QAbstractTableModel):
    """A row for each search file, empty until that was read; the search that the queue runs is shown as it is."""

    picture_requested = Signal(object)  # Path

    def __init__(self, queue: Queue, parent: QObject) -> None:
        super().__init__(parent)
        self.queue = queue
        self.paths: list[Path] = []
        self.searched_here: Path | None = None
        """The file in which this window searches."""
        self._row: dict[Path, int] = {}
        self._seen: dict[Path, Glance] = {}
        self._pictures: dict[Path, QPixmap | None] = {}
        self._none = QPixmap(PICTURE)  # aligns the names until there are pictures
        self._none.fill(Qt.GlobalColor.transparent)
        queue.changed.connect(self._all_changed)
        queue.progressed.connect(self._changed)

    def show_paths(self, paths: list[Path]) -> None:
        """List these files; what was read of those already listed stays."""
        if paths == self.paths:
            return
        kept = set(paths)
        # Row by row, since a reset forgets what is chosen; from the end, since what is behind a row moves up.
        for row in reversed(range(len(self.paths))):
            if self.paths[row] not in kept:
                self.beginRemoveRows(_NOWHERE, row, row)
                for known in (self._seen, self._pictures):
                    known.pop(self.paths[row], None)
                del self.paths[row]
                self.endRemoveRows()
        there = set(self.paths)
        new = [path for path in paths if path not in there]
        if new:
            self.beginInsertRows(_NOWHERE, len(self.paths), len(self.paths) + len(new) - 1)
            self.paths += new
            self.endInsertRows()
        self._row = {path: row for row, path in enumerate(self.paths)}

    def show_seen(self, seen: list[Glance]) -> None:
        """Show what was read."""
        for now in seen:
            before, self._seen[now.path] = self._seen.get(now.path), now
            # Another puzzle may have taken the place of the one that was drawn.
            if before is None or before.name != now.name:
                self._pictures.pop(now.path, None)
            self._changed(now.path)

    def show_picture(self, path: Path, image: QImage | None) -> None:
        """Show the puzzle of a search."""
        self._pictures[path] = QPixmap.fromImage(image) if image is not None else None
        self._changed(path)

    def show_searched_here(self, path: Path | None) -> None:
        """Show in which file this window searches."""
        before, self.searched_here = self.searched_here, path
        for other in (before, path):
            if other is not None:
                self._changed(other)

    def forget_pictures(self) -> None:
        """Have all pictures drawn again, in the colours of another theme."""
        self._pictures.clear()
        self._all_changed()

    def glance_at(self, path: Path) -> Glance:
        """Return what was read of a search; before that an empty glance."""
        return self._seen.get(path) or Glance(path)

    def glances(self) -> list[Glance]:
        """Return what was read, of all searches that were read."""
        return list(self._seen.values())

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of files."""
        return 0 if parent.isValid() else len(self.paths)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the headings."""
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return translated(_HEADINGS[Column(section)])
        if role == _Role.TextAlignmentRole:
            return _LEADING
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return texts, tool tips, pictures, and what to sort by."""
        path, column = self.paths[index.row()], Column(index.column())
        if role == PATH:
            return path
        if role == _Role.DisplayRole:
            return self._text(path, column)
        if role == ORDER:
            return self._order(path, column)
        if role == FIGURES:
            return self._figures(path)
        # The figures are painted beside the text, where no screen reader finds them.
        if role == _Role.AccessibleTextRole and column == Column.NAME:
            return "\n".join((self._text(path, column), self._figures(path)))
        if role == _Role.TextAlignmentRole:
            return _LEADING
        if role == _Role.ToolTipRole:
            return literal(self._tip(path))
        if role == _Role.DecorationRole and column == Column.NAME:
            return self._picture(path)
        return None

    def share(self, path: Path) -> float | None:
        """Return which share of a search is explored, 0 to 1; None where it was not read."""
        totals = self._totals(path)
        return totals.explored_part if totals else None

    def _totals(self, path: Path) -> Totals | None:
        status = self.queue.status_of(path)
        return status.totals if status else self.glance_at(path).totals

    def _figures(self, path: Path) -> str:
        """Return how many solutions were found, how far the search is and how long it took, in one sentence."""
        totals = self._totals(path)
        if totals is None:
            return ""
        number, time = totals.solutions, reworded(duration(max(totals.seconds, _SHORTEST)))
        if totals.complete:
            return tr_n("{n} solution, all explored in {time}", "{n} solutions, all explored in {time}", number,
                        time=time)
        share = totals.explored_part
        if 100 * share < _LEAST:
            return tr_n("{n} solution, less than {percent} % explored in {time}",
                        "{n} solutions, less than {percent} % explored in {time}", number, time=time,
                        percent=grouped(_LEAST, 1))
        digits = 0 if 0.01 <= share < 0.99 else 1
        return tr_n("{n} solution, {percent} % explored in {time}", "{n} solutions, {percent} % explored in {time}",
                    number, time=time, percent=grouped(percent(share, digits), digits))

    def _text(self, path: Path, column: Column) -> str:
        seen = self.glance_at(path)
        if column == Column.NAME:
            name = isolated(one_line(seen.name or path.name))
            if seen.cells or seen.parts:
                name = " · ".join((name, tr_n("{n} cell", "{n} cells", seen.cells), _named_parts(seen.parts)))
            return tr("{name}: sets of parts", name=name) if seen.by_parts else name
        if column == Column.STATE:
            return _state_of(seen, self.queue, self.searched_here)
        if column == Column.SIZE:
            return bytes_text(seen.size) if seen.size else ""
        return _moment(seen.touched)

    def _order(self, path: Path, column: Column) -> float | str:
        seen = self.glance_at(path)
        if column == Column.NAME:
            return (seen.name or path.name).casefold()
        if column == Column.STATE:
            place = _place_in_queue(self.queue, path)
            # As texts, `~` sorts behind all digits: the queue comes first, in its order.
            return f"{place:06}" if place >= 0 else f"~{self._text(path, column)}"
        return float(seen.size) if column == Column.SIZE else seen.touched

    def _tip(self, path: Path) -> str:
        seen = self.glance_at(path)
        lines = [one_line(str(path)), reworded(seen.refusal), self.queue.problems.get(path, "")]
        texts = [self._text(path, column) for column in (Column.STATE, Column.SIZE, Column.TOUCHED)]
        return "\n".join(line for line in (*lines, " · ".join(filter(None, texts))) if line)

    def _picture(self, path: Path) -> QPixmap:
        if path in self._seen and path not in self._pictures:
            # It is requested only once, however often the row is painted until then.
            self._pictures[path] = None
            self.picture_requested.emit(path)
        return self._pictures.get(path) or self._none

    def _changed(self, path: Path) -> None:
        row = self._row.get(path)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(Column) - 1))

    def _all_changed(self) -> None:
        if self.paths:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.paths) - 1, len(Column) - 1))


def _named_parts(parts: tuple[str, ...]) -> str:
    """Return the first names of parts, by which puzzles without a name are told apart."""
    more = ("…",) if len(parts) > _MOST_PARTS else ()
    return isolated(one_line(", ".join((*parts[:_MOST_PARTS], *more))))


def _state_of(seen: Glance, queue: Queue, searched_here: Path | None) -> str:
    """Return the state of a search in a few words; searched_here: the file in which the window searches."""
    path = seen.path
    place = _place_in_queue(queue, path)
    if path == queue.running:
        return tr("pausing") if queue.pausing else tr("running")
    if path == searched_here:
        return tr("running in this window")
    if place >= 0:
        return tr("next") if place == 0 else tr("queued, number {place}", place=place + 1)
    if seen.refusal:
        return reworded(seen.refusal)
    if seen.searched:
        return tr("running in another window or program")
    if path in queue.problems:
        return queue.problems[path]
    if seen.totals is None:
        return ""
    return tr("finished") if seen.complete else tr("paused")


def _place_in_queue(queue: Queue, path: Path) -> int:
    """Return how many waiting searches come before one, -1 where it does not wait."""
    return queue.waiting.index(path) if path in queue.waiting else -1


def queue_line(queue: Queue, names: dict[Path, str]) -> str:
    """Return in two sentences what the queue does and what is next, "" where it is empty."""
    if queue.running is None and not queue.waiting:
        return ""
    if queue.compiling and not queue.pausing:
        return reworded(queue.compiling)
    if queue.running is None:
        first = tr("The queue is paused.")
    else:
        name = names[queue.running]
        first = tr("Pausing {name}.", name=name) if queue.pausing else tr("Searching {name}.", name=name)
    return sentences(first, _next_line([names[path] for path in queue.waiting]))


def _next_line(names: list[str]) -> str:
    if not names:
        return tr("Nothing waits after it.")
    more = len(names) - 1
    return (tr_n("Next: {name} and {n} more", "Next: {name} and {n} more", more, name=names[0]) if more
            else tr("Next: {name}", name=names[0]))


def bytes_text(size: int) -> str:
    """Return a number of bytes as text in kB, MB or GB."""
    return isolated(locale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat))


def _moment(seconds: float) -> str:
    """Return a time in seconds since 1970 as text: today the time of day, else the date; "" for 0."""
    if not seconds:
        return ""
    then, short = QDateTime.fromSecsSinceEpoch(int(seconds)), QLocale.FormatType.ShortFormat
    if then.date() == QDateTime.currentDateTime().date():
        return locale().toString(then.time(), short)
    return locale().toString(then.date(), short)
