"""The window for designing puzzles: its tasks and the wishes for each at the left, at the right what was found.

`Designing` opens it from a main window, and makes what was found the puzzle there.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QFrame, QListWidget, QScrollArea, QStackedWidget, QWidget

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.design.burrs_task import BurrsTask
from latticework.gui.design.calendars_task import CalendarsTask
from latticework.gui.design.challenges_task import ChallengesTask
from latticework.gui.design.cuts_task import CutsTask
from latticework.gui.design.desk import Desk, Table
from latticework.gui.design.finder import SetFinder
from latticework.gui.design.found_view import plain_button
from latticework.gui.design.paint_task import PaintTask
from latticework.gui.design.sets_task import SetsTask
from latticework.gui.design.shapes_task import ShapesTask
from latticework.gui.editor.file_dialogs import DocumentFiles, file_name, last_folder
from latticework.gui.editor.opened_files import OpenedPuzzle, OpenedSearch
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.controls import RoomyRows
from latticework.gui.widgets.dialogs import ask_to_close, resize_to_fit, shortened, waited_for
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.translation import error_text, tr
from latticework.puzzle import Origin, Puzzle
from latticework.puzzle.edit_parts import with_text
from latticework.run.crew import Crew
from latticework.visible_text import one_line

_USUAL_SIZE, _WISHES = QSize(980, 680), 296
_CSV = ".csv"
SETS, CUTS, CHALLENGES, PAINT, SHAPES, CALENDARS, BURRS = range(7)
_OF_PARTS = {CHALLENGES, PAINT, SHAPES}
"""The tasks that begin with the parts of a puzzle, not with its target alone."""


class _Task(Protocol):
    """What each task has: the part that holds its fields and what it finds, and the puzzle that it is about."""

    desk: Desk

    @property
    def puzzle(self) -> Puzzle | None: ...

    def show_puzzle(self, puzzle: Puzzle) -> None: ...


class DesignWindow(QDialog):
    """Shows one of the tasks at a time; the others go on.

    finder: of sets of parts. solving, painting: the searches for all solutions of a task each. crew: returns the
    workers that are to search.
    """

    puzzle_requested = Signal(object)  # OpenedPuzzle

    def __init__(self, finder: SetFinder, solving: Runner, painting: Runner, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Window)
        self.sets, self.cuts = SetsTask(finder, crew), CutsTask()
        self.challenges, self.paint = ChallengesTask(solving, crew), PaintTask(painting, crew)
        self.shapes, self.calendars, self.burrs = ShapesTask(), CalendarsTask(), BurrsTask()
        own = (self.sets, self.cuts, self.challenges, self.paint, self.shapes, self.calendars, self.burrs)
        for task in own:
            task.setParent(self)
        self.tasks: tuple[_Task, ...] = own
        self.puzzle: Puzzle | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What is to be found"))
        self.list.setTabKeyNavigation(False)
        self.list.setItemDelegate(RoomyRows(self.list))
        self._wishes, self._found = QStackedWidget(), QStackedWidget()
        self._narrowest = _WISHES
        self.close_button = plain_button(tr("Close"))
        for one in self.tasks:
            self._add(one)
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_task)
        self.close_button.clicked.connect(self.close)
        self.list.setCurrentRow(SETS)

    def _add(self, task: _Task) -> None:
        desk = task.desk
        self.list.addItem(desk.title)
        area = _scrolled(desk.wishes)
        self._wishes.addWidget(area)
        # Some languages need more room.
        self._narrowest = max(self._narrowest, area.minimumWidth())
        self._found.addWidget(desk.found)
        desk.puzzle_requested.connect(self.puzzle_requested)
        desk.table_requested.connect(partial(self._save_table, desk))

    def _lay_out(self) -> None:
        rows = self.list.count()
        self.list.setFixedHeight(rows * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() + 2)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left, right = QWidget(), QWidget()
        stacked(left, self.list, (self._wishes, 1), margin=0)
        stacked(right, (self._found, 1), side_by_side(None, self.close_button), margin=0)
        left.setFixedWidth(self._narrowest)
        side_by_side(left, (right, 1), owner=self)
        resize_to_fit(self, _USUAL_SIZE)

    @property
    def task(self) -> _Task:
        """The task that is shown."""
        return self.tasks[self.list.currentRow()]

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Design with another puzzle; a task that is at work keeps its own until it is shown again at rest."""
        self.puzzle = puzzle
        self.setWindowTitle(tr("Designing with {name}", name=one_line(puzzle.name)))
        self._show_task(self.list.currentRow())

    def open_search(self, search: OpenedSearch) -> None:
        """Show a search for sets of parts that was opened from a file."""
        if isinstance(search.document, Puzzle):
            self.list.setCurrentRow(SETS)
            self.puzzle = search.document
            self.setWindowTitle(tr("Designing with {name}", name=one_line(self.puzzle.name)))
            self.sets.show_puzzle(self.puzzle, search)

    def tell_made(self, puzzle: Puzzle) -> None:
        """Say that what was found is a puzzle now."""
        said = tr("{name} is open in the main window as a new puzzle.", name=one_line(puzzle.name))
        self.task.desk.found.tell(said)

    def _show_task(self, row: int) -> None:
        task = self.tasks[row]
        self._wishes.setCurrentIndex(row)
        self._found.setCurrentIndex(row)
        if self.puzzle is not None and task.puzzle is not self.puzzle and not task.desk.busy:
            task.show_puzzle(self.puzzle)

    def _save_table(self, desk: Desk, table: Table) -> None:
        proposed = Path(last_folder()) / f"{file_name(table.name)}{_CSV}"
        chosen, _ = QFileDialog.getSaveFileName(self, desk.found.save.text().replace("…", ""), str(proposed),
                                                tr("Table (*{ending})", ending=_CSV))
        if not chosen:
            return
        path = Path(chosen if chosen.lower().endswith(_CSV) else chosen + _CSV)
        try:
            waited_for(self, tr("Saving {path}", path=path.name), partial(table.write, path))
            desk.found.tell(tr("The table was written to {path}.", path=shortened(str(path))))
        except LatticeworkError as error:
            desk.run.message.tell(error_text(error))
        except CancelledError:
            return

    def showEvent(self, event: QShowEvent) -> None:
        """Take up again what was paused when the window was closed, but for the searches."""
        super().showEvent(event)
        self.sets.show_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask before Escape closes the window while it searches: it is soon pressed by mistake."""
        searches = event.key() == Qt.Key.Key_Escape and any(task.desk.busy for task in self.tasks)
        told = tr("The window is still searching. Closing it pauses the search, or ends one that cannot be paused; "
                  "what was found is kept.")
        if not searches or ask_to_close(self, told):
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Pause all and close; Qt calls this for Escape and for the button of the title bar, too."""
        for task in self.tasks:
            task.desk.pause()
        self.sets.difficulties.need(())  # but for those that are seen
        super().reject()

    def close_work(self) -> None:
        """Work no more, for good."""
        for task in self.tasks:
            task.desk.close()


def _scrolled(wishes: QWidget) -> QScrollArea:
    """Return an area in which a form scrolls that is higher than the window; it is never narrower than the form."""
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the field that has the focus
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(wishes)
    area.setMinimumWidth(wishes.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
    return area


class Designing(QObject):
    """Designing puzzles from a main window; the window for it is made when it is first asked for.

    runners: of the searches, for sets of parts, and for all solutions of challenges and of painted cells.
    """

    made = Signal(bool)  # what was found is the puzzle of the main window now; whether with a solution

    def __init__(self, files: DocumentFiles, crew: Callable[[], Crew]) -> None:
        super().__init__(files.window)
        self.files, self._crew = files, crew
        self.finder, self._solving, self._painting = SetFinder(self), Runner(self), Runner(self)
        self.runners = self.finder.runner, self._solving, self._painting
        self.window: DesignWindow | None = None
        self._made: Puzzle | None = None
        self._maker = SETS
        """The puzzle that was made here last, and by which task."""

    def open(self, task: int) -> None:
        """Show a task, SETS or another one of its window, for the puzzle of the main window, or what it does now."""
        window, puzzle = self._shown(), self.files.document.puzzle
        window.list.setCurrentRow(task)
        # What was made here is no new target, unless it is a shape; but of a set or a cut challenges may be wanted.
        if puzzle is not self._made or (task != self._maker and (task in _OF_PARTS or self._maker == SHAPES)):
            window.show_puzzle(puzzle)
        window.list.setFocus()

    def open_search(self, opened: OpenedSearch) -> None:
        """Show a search for sets of parts that was opened from a file."""
        self._shown().open_search(opened)

    def close(self) -> None:
        """Stop all work and close the window, for good."""
        self.finder.close()
        self._solving.close()
        self._painting.close()
        if self.window is not None:
            self.window.close_work()
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _shown(self) -> DesignWindow:
        if self.window is None:
            # Without a parent: a window with one would always stay in front of it.
            self.window = DesignWindow(self.finder, self._solving, self._painting, self._crew)
            self.window.puzzle_requested.connect(self._take)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        return self.window

    def _take(self, found: OpenedPuzzle) -> None:
        """Make what was found the puzzle of the main window, after the question about unsaved changes."""
        if self.files.may_leave():
            # Its target may be that of a puzzle by somebody else, about which the notes are.
            self._made = replace(with_text(found.puzzle, author="", notes=""),
                                 origin=found.puzzle.origin if found.solutions is not None else Origin())
            self.files.document.show_unsaved(replace(found, puzzle=self._made))
            self.made.emit(found.solutions is not None)
            if self.window is not None:
                self._maker = self.window.list.currentRow()
                self.window.tell_made(found.puzzle)
