"""All ways in which puzzles, solutions and pictures come into the main window and leave it."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.formats import BOOKLET, is_puzzle
from latticework.files.puzzle_files import code_of
from latticework.gui.design.window import Designing
from latticework.gui.editor.add_dialogs import TakenDialog
from latticework.gui.editor.file_dialogs import DocumentFiles
from latticework.gui.export.dialog import ExportChooser, Exporter
from latticework.gui.export.preview import copied_picture
from latticework.gui.searches.actions import save_copy
from latticework.gui.searches.count_all_targets_dialog import TargetsDialog
from latticework.gui.shell.any_window import files_in
from latticework.gui.shell.panels import Panels
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.dialogs import waited_for
from latticework.gui.widgets.translation import error_text, tr, tr_n
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.reading import is_there
from latticework.solution import Solution, as_text


class InAndOut:
    """The files of the document, what is exported, and the clipboard."""

    def __init__(self, panels: Panels, window: QWidget) -> None:
        self.panels, self._window = panels, window
        self.files = DocumentFiles(window, panels.document)
        self.exporter = Exporter(window)
        self.clipboard = Clipboard(panels, self.files, window)
        self.taken_cells = TakenCells(panels, window)
        self.design = Designing(self.files, panels.search.crew.crew)

    def count_targets(self) -> None:
        """Count the solutions for each target of the puzzle, in a dialog that stays open beside the window."""
        try:
            crew = self.panels.search.crew.crew()
        except LatticeworkError as error:
            self.files.show_error(error_text(error))
        else:
            TargetsDialog(self.panels.document.puzzle, crew, self._window).show()

    def copy_search(self) -> None:
        """Save a copy of the search of the puzzle under another name, also while it runs."""
        path = self.panels.search.runner.path
        if path is None or not is_there(path):
            self.files.show_error(tr("There is no search of this puzzle yet to be copied; press Solve first."))
            return
        try:
            save_copy(self._window, path, self.panels.document.puzzle.name)
        except LatticeworkError as error:
            self.files.show_error(error_text(error))

    def export(self) -> ExportChooser:
        """Open the Export dialog for the puzzle or solution that is shown."""
        return self.exporter.open(self.panels.exportable)

    def print_on_paper(self) -> ExportChooser:
        """Open the Export dialog with the booklet, which is made to be printed."""
        dialog = self.export()
        dialog.choose(BOOKLET)
        return dialog


class Clipboard(QObject):
    """What the Edit menu copies and pastes."""

    reported = Signal(str)  # what was copied or pasted

    def __init__(self, panels: Panels, files: DocumentFiles, window: QWidget) -> None:
        super().__init__(window)
        self._panels, self._files, self._window = panels, files, window

    def copy_picture(self) -> None:
        """Copy the view of the solution, or in the workspace Draw the puzzle, as a picture on white."""
        self._copy_picture(transparent=False)

    def copy_transparent_picture(self) -> None:
        """Copy the same picture on a transparent ground."""
        self._copy_picture(transparent=True)

    def _copy_picture(self, transparent: bool) -> None:
        try:
            made = waited_for(self._window, tr("Drawing the picture"),
                              partial(copied_picture, self._panels.exportable, transparent))
        except LatticeworkError as error:
            self._files.show_error(error_text(error))
        except CancelledError:
            pass
        else:
            QApplication.clipboard().setImage(made.image)
            self.reported.emit(tr("The picture was copied"))

    def copy_text(self) -> None:
        """Copy the solution as letters, or in the workspace Draw the code of the puzzle."""
        seen = self._panels.exportable
        if seen.drawing or seen.solution is None:
            self.copy_code()
        else:
            self._copy(as_text(seen.puzzle, seen.solution), tr("The solution was copied as text"))

    def copy_code(self) -> None:
        """Copy the puzzle as one line of text, which can be pasted into another window or a message."""
        try:
            self._copy(code_of(self._panels.document.puzzle), tr("The puzzle code was copied"))
        except LatticeworkError as error:
            self._files.show_error(error_text(error))

    def paste(self) -> None:
        """Open the puzzle or the files on the clipboard, or add the parts that its text describes."""
        data = QApplication.clipboard().mimeData()
        paths = files_in(data)
        if paths:
            self._files.open_paths(paths)
        elif is_puzzle(data.text()) or not data.text().strip():
            self._files.paste(data.text())
        else:
            self._paste_parts()

    def _paste_parts(self) -> None:
        """Add the parts of a text, say a picture or coordinates."""
        before = len(self._panels.document.puzzle.parts)
        try:
            self._panels.parts.paste()
        except LatticeworkError as error:
            self._files.show_error(tr("What was copied is no puzzle of a known program, and no part: {reason}",
                                      reason=error_text(error)))
        else:
            added = len(self._panels.document.puzzle.parts) - before
            self.reported.emit(tr_n("{n} part was added", "{n} parts were added", added))

    def _copy(self, text: str, message: str) -> None:
        QApplication.clipboard().setText(text)
        self.reported.emit(message)


class TakenCells(QObject):
    """The action that asks which cells to take: in the menu of the window, and in those of view, legend and lists."""

    reported = Signal(str)  # that cells were taken, or why that is impossible

    def __init__(self, panels: Panels, window: QWidget) -> None:
        super().__init__(window)
        self._panels, self._window = panels, window
        self.action = QAction(tr("Ta&ke cells as a part…"), self)
        self.action.triggered.connect(lambda _checked: self.ask(panels.pane.picked))
        self.action.setEnabled(False)
        # The lists of solutions and the menu of the window share one action; the view opens a menu of its own, which
        # also knows the part under the mouse.
        for listed in (panels.browser.table, panels.browser.gallery):
            listed.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            listed.addAction(self.action)
        panels.browser.chosen.connect(lambda solution: self.action.setEnabled(solution is not None))
        panels.pane.menu_requested.connect(self._open_menu)

    def _open_menu(self, placements: set[int], at: QPoint) -> None:
        menu = QMenu(self._panels.pane)
        take_keys(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        take = menu.addAction(self.action.text())
        take.setEnabled(self.action.isEnabled())
        take.triggered.connect(lambda _checked: self.ask(self._panels.pane.picked | placements))
        menu.popup(at)

    def ask(self, placements: set[int]) -> None:
        """Ask which parts of the solution to take; these placements are ticked at first."""
        seen, pane = self._panels.exportable, self._panels.pane
        if not isinstance(seen.document, Puzzle) or seen.solution is None:
            self.reported.emit(tr("The puzzle was edited: there is no solution of it to take cells from."))
            return
        solution: Solution = seen.solution
        colors = [shape.color for shape in scene(seen.document, solution)]
        dialog = TakenDialog(self._panels.document, solution, colors, placements, self._window)
        dialog.ticked.connect(pane.point_out)
        dialog.finished.connect(lambda _: pane.point_out(None))
        dialog.taken.connect(self._panels.show_canvas)
        dialog.taken.connect(self.reported)
        pane.point_out(placements)
        dialog.open()
