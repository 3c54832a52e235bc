"""Helpers of the tests of the list of searches."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from latticework.gui.searches.search_rows import FIGURES, Column
from latticework.gui.shell.window import MainWindow

Begin = Callable[..., Path]
"""Begins a search of dominoes of a width and a height, in the folder of the program or another one."""


class Listed:
    """The list of searches in a window, as a user sees it."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot, self.window, self.panel = qtbot, window, window.panels.searches

    def show(self) -> None:
        """Go to the list and wait until all files were read."""
        with self.qtbot.waitSignal(self.panel.reader.looked, timeout=30_000):
            self.window.panels.to_searches()

    def column(self, column: Column) -> list[str]:
        """Return what a column shows, from top to bottom."""
        rows = self.panel.table.rows
        return [str(rows.index(row, column).data()) for row in range(rows.rowCount())]

    def state(self, path: Path) -> str:
        """Return how a search stands."""
        row = self.panel.rows.paths.index(path)
        return str(self.panel.rows.index(row, Column.STATE).data())

    def figures(self, path: Path) -> str:
        """Return what was found by a search, and in what time."""
        return str(self.panel.rows.index(self.panel.rows.paths.index(path), Column.NAME).data(FIGURES))

    def choose(self, *paths: Path) -> None:
        """Choose several rows, one after the other as with Ctrl and the mouse."""
        table = self.panel.table
        table.clearSelection()
        table.setSelectionMode(table.SelectionMode.MultiSelection)
        for path in paths:
            table.choose(path)
        table.setSelectionMode(table.SelectionMode.ExtendedSelection)

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        self.qtbot.waitUntil(holds, timeout=60_000)
