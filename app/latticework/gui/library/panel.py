"""The panel with the puzzles that ship and the files opened last."""

from collections import deque
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.exchange import formats
from latticework.gui.common.data_titles import group_title
from latticework.gui.common.filter_field import Filter, distance
from latticework.gui.common.plain_text import literal
from latticework.gui.common.recent_files import add_recent_file, places, recent_files
from latticework.gui.common.translation import error_text, isolated, tr
from latticework.gui.library.puzzle_tooltip import tooltip
from latticework.visible_text import one_line

ROW = QSize(0, 20)
PATH, NAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
WORDS = Qt.ItemDataRole.UserRole + 2
"""By which the filter finds a puzzle beside its title, file and group: its author and tags."""

SLICE = 0.008
"""Seconds of reading between two looks at what the user does."""


class LibraryPanel(QWidget):
    """A tree of puzzles; files are read a few at a time while the window is idle, so that it never waits."""

    open_requested = Signal(object)  # Path

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.library()
        self.settings = QSettings()
        self.filter = Filter()
        self.filter.setPlaceholderText(tr("Filter"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setAccessibleName(tr("Filter the library"))
        self.filter.textChanged.connect(self._filter_changed)
        self.filter.returnPressed.connect(self._open_match)
        self.filter.down_pressed.connect(self._to_match)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells files of one name apart is at the end
        self.tree.setIndentation(14)
        self.tree.setAccessibleName(tr("Library"))
        self.tree.itemActivated.connect(self._activate)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(4)
        layout.addWidget(self.filter)
        layout.addWidget(self.tree, 1)
        self._groups: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self._unread: deque[QTreeWidgetItem] = deque()
        self._closed: list[QTreeWidgetItem] | None = None  # groups to be closed again when the filter is empty
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_some)
        self.rescan()

    @property
    def reading(self) -> bool:
        """Whether there are files still to be read."""
        return self._timer.isActive()

    def rescan(self) -> None:
        """Fill the tree anew."""
        self._unread.clear()
        self._groups.clear()
        self._closed = None
        self.tree.clear()
        self._add_group(tr("Recent files"), recent_files(self.settings))
        folders = sorted(path for path in self.folder.glob("*") if path.is_dir())
        for folder in folders:
            self._add_group(group_title(folder.name),
                            sorted(folder.glob("*.toml"), key=lambda path: path.stem))
        self._timer.start()

    def add_recent(self, path: Path) -> None:
        """Put a file, just opened or saved, in front of the recent files."""
        add_recent_file(self.settings, path)
        group, items = self._groups[0]
        gone = set(map(id, items))
        self._unread = deque(item for item in self._unread if id(item) not in gone)
        for item in items:
            group.removeChild(item)  # items that are taken, one or all, are never freed by the bindings
        items.clear()
        self._fill(group, items, recent_files(self.settings))
        self._timer.start()

    def _add_group(self, title: str, files: list[Path]) -> None:
        group = QTreeWidgetItem(self.tree, [title])
        group.setSizeHint(0, ROW)
        items: list[QTreeWidgetItem] = []
        self._groups.append((group, items))
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        self._fill(group, items, files)
        group.setExpanded(True)

    def _fill(self, group: QTreeWidgetItem, items: list[QTreeWidgetItem], files: list[Path]) -> None:
        for path in files:
            item = QTreeWidgetItem(group, [path.stem])
            item.setData(0, PATH, path)
            item.setData(0, NAME, path.stem)
            item.setToolTip(0, literal(str(path)))
            item.setSizeHint(0, ROW)
            items.append(item)
            self._unread.append(item)
        group.setHidden(not files)

    def _read_some(self) -> None:
        until = monotonic() + SLICE
        while self._unread and monotonic() < until:
            self._read(self._unread.popleft())
        if not self._unread:
            self._timer.stop()
            self._tell_recent_apart()
        if self.filter.text():  # names that were read just now may fit
            self._apply_filter()

    def _read(self, item: QTreeWidgetItem) -> None:
        path: Path = item.data(0, PATH)
        try:
            puzzle = formats.read(path).puzzle
        except LatticeworkError as error:
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            item.setToolTip(0, literal(error_text(error)))
            return
        item.setText(0, isolated(one_line(puzzle.name)))
        item.setData(0, NAME, puzzle.name)
        item.setData(0, WORDS, " ".join((puzzle.author, *puzzle.origin.tags)))
        item.setToolTip(0, literal(tooltip(puzzle, path)))

    def _tell_recent_apart(self) -> None:
        """Show where a file lies when another recent one has the same name."""
        _, items = self._groups[0]
        for name in {item.data(0, NAME) for item in items}:
            alike = [item for item in items if item.data(0, NAME) == name]
            if len(alike) > 1:
                for item, place in zip(alike, places([item.data(0, PATH) for item in alike]), strict=True):
                    item.setText(0, isolated(one_line(f"{name} – {place}")))

    def _apply_filter(self) -> None:
        words = self.filter.text().casefold().split()
        for group, items in self._groups:
            shown = 0
            for item in items:
                own = f"{item.text(0)} {item.data(0, PATH).stem} {item.data(0, WORDS) or ''}"
                text = f"{group.text(0)} {own}".casefold()
                item.setHidden(not all(word in text for word in words))
                shown += not item.isHidden()
            group.setHidden(not shown)

    def _filter_changed(self) -> None:
        """Filter, with every group open as long as there is something to look for."""
        wanted = bool(self.filter.text().strip())
        if wanted and self._closed is None:
            self._closed = [group for group, _ in self._groups if not group.isExpanded()]
        for group in self._closed or ():
            group.setExpanded(wanted)
        if not wanted:
            self._closed = None
        self._apply_filter()

    def _matches(self) -> list[QTreeWidgetItem]:
        """The puzzles shown that can be opened."""
        shown = (item for _, items in self._groups for item in items if not item.isHidden())
        return [item for item in shown if item.flags() & Qt.ItemFlag.ItemIsEnabled]

    def _open_match(self) -> None:
        matches, text = self._matches(), self.filter.text()
        if matches and text.strip():
            nearest = min(matches, key=lambda item: distance(item.data(0, NAME), text))
            self._go_to(nearest)  # a line of text keeps Ctrl+Right and Ctrl+E, which the menus have, for itself
            self._activate(nearest)

    def _to_match(self) -> None:
        for match in self._matches()[:1]:
            self._go_to(match)

    def _go_to(self, item: QTreeWidgetItem) -> None:
        self.tree.setCurrentItem(item)
        self.tree.setFocus(Qt.FocusReason.TabFocusReason)

    def _activate(self, item: QTreeWidgetItem) -> None:
        path = item.data(0, PATH)
        if path is not None:
            self.open_requested.emit(path)
