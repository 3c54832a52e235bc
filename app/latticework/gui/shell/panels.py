"""The panels of the main window, and going from one to another."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from latticework.gui.design.judged_drawing import JudgedDrawing
from latticework.gui.editor.document import Document
from latticework.gui.editor.facts_panel import FactsPanel
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.export.exportable import Exportable
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.play.pane import PlayPane
from latticework.gui.searches.panel import SearchesPanel
from latticework.gui.searches.queue import Queue
from latticework.gui.shell.voice_line import VoiceLine
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE, WorkspaceTabs
from latticework.gui.solutions.panel import SolutionBrowser
from latticework.gui.solutions.solution_rows import SolutionModel
from latticework.gui.solve.activity.panel import ActivityPanel
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.trace.panel import TracePanel
from latticework.gui.solve.why.panel import WhyPanel
from latticework.gui.stage.canvas.pane import CanvasPane
from latticework.gui.stage.pane import SolutionPane
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets.controls import TallScroll
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr
from latticework.gui.widgets.workspace import BOTTOM, LEFT, RIGHT, Workspace
from latticework.picture.partial_drawing import Partial
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import without_cells
from latticework.solution import Solution


class Panels:
    """All panels for a document and its search, in four workspaces, one of which is shown by `tabs`."""

    def __init__(self, document: Document, runner: Runner, queue: Queue) -> None:
        self.document = document
        self.canvas = CanvasPane(document)
        self.judged = JudgedDrawing(document, self.canvas)
        self.drawing = Workspace("draw", self.canvas)
        self.pane = SolutionPane()
        self.play = PlayPane(document)
        self.parts = PartsPanel(document)
        self.facts = FactsPanel(document)
        self.library = LibraryPanel()
        self.search = SearchPanel(runner)
        self.voice = VoiceLine()
        self.model = SolutionModel()
        self.browser = SolutionBrowser(self.model)
        self.pane.look.offer_colors(self.parts.palette_action)
        self.pane.look.lettered.connect(self.model.set_lettered)
        self.model.set_lettered(self.pane.look.has_letters)
        self.browser.apart.offer(self.search.commands.apart)
        self.pane.course.offer(self.search.commands.apart, lambda: self.model.stored_count > 1)
        self.searches = SearchesPanel(queue, self.search.crew.crew)
        self.trace = TracePanel()
        self.trace.shown.connect(self._show_partial)
        self.activity = ActivityPanel(runner)
        self.why = WhyPanel(self.canvas.surface)
        self._arrange()
        self.search.crew.workers_changed.connect(queue.set_workers)
        runner.state_changed.connect(
            lambda _: self.searches.rows.show_searched_here(runner.path if runner.running else None))
        self.parts.edit_requested.connect(self.show_canvas)
        self.parts.tool_key.connect(self.canvas.surface.set_tool)
        self.parts.table.tool_actions = list(self.canvas.commands.values())
        self.canvas.add_actions([action for name, action in self.parts.commands.items() if name != "remove"])
        # Menus are the same in every workspace, so an action may change what is not seen: show it.
        for action in (*self.canvas.commands.values(), *self.parts.commands.values()):
            action.triggered.connect(lambda *_: self.show_canvas())
        self.pane.view.cell_requested.connect(self.browser.list_same_at)
        self.search.commands.begun.connect(self.show_solution)
        self.search.commands.unable.connect(self._show_unable)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self.leave_modes)
        document.path_changed.connect(lambda: self.library.rows.mark_open(document.source))
        self.search.commands.begun.connect(self.leave_modes)
        self.trace.left.connect(self.leave_modes)
        self.pane.chip.left.connect(self.to_plain)
        for space in (self.drawing, self.solve_workspace):
            space.escaped.connect(self.to_plain)
        self.tabs.currentChanged.connect(lambda tab: self.pane.player.to_whole() if tab != SOLVE else None)

    def _arrange(self) -> None:
        """Put every panel into its workspace."""
        self.library_workspace = Workspace("library", self.library)
        self.drawing.add_dock("Parts", tr("Parts"), self.parts, LEFT, 228)
        why = self.drawing.add_dock("Why", tr("Why"), self.why, LEFT, 228, shown=False, mode=True)
        # Unlike showEvent this signal also reports that another dock in the same place hides the panel, or no longer.
        why.visibilityChanged.connect(self.why.set_seen)
        self.drawing.add_dock("Facts", tr("Facts about the parts"), self.facts, BOTTOM, 240, shown=False)
        self.drawing.widen("Facts")  # a table with many columns
        self.drawing.tabifyDockWidget(self.drawing.docks["Parts"], self.drawing.docks["Why"])
        self.solve_workspace = Workspace("solve", self.pane)
        self.solve_workspace.add_dock("Search", tr("Search"), TallScroll(self.search), LEFT, folded=True)
        self.solve_workspace.add_dock("Shown", tr("Parts"), self.pane.legend, LEFT, 200, folded=True)
        self.solve_workspace.add_dock("Solutions", tr("Solutions"), self.browser, RIGHT, self.browser.wanted_width)
        self.browser.resized.connect(partial(self.solve_workspace.set_size, "Solutions"))
        # Solutions would give away what one wants to find.
        self.play.seen.connect(partial(self.solve_workspace.set_aside, "Solutions"))
        self.play.left.connect(self.to_solution)
        self.solve_workspace.add_dock("Trace", tr("Trace"), self.trace, LEFT, shown=False, mode=True)
        for name in ("Shown", "Trace"):
            self.solve_workspace.tabifyDockWidget(self.solve_workspace.docks["Search"],
                                                  self.solve_workspace.docks[name])
        self.solve_workspace.add_dock("Activity", tr("The search at work"), self.activity, BOTTOM, 260,
                                      folded=True)
        self.searches_workspace = Workspace("searches", self.searches)
        self.tabs = WorkspaceTabs(self.voice)
        self.tabs.room_changed.connect(self.voice.fit)
        self.tabs.add(self.library_workspace, "library", tr("Library"), tr("Choose a puzzle (Ctrl+1)"))
        self.tabs.add(self.drawing, "pencil", tr("Draw"), tr("Draw the target and the parts (Ctrl+2)"))
        self.tabs.add(self.solve_workspace, "solve", tr("Solve"),
                      tr("Search for solutions and look at them (Ctrl+3)"))
        self.tabs.add(self.searches_workspace, "searches", tr("Searches"), tr("All searches that are kept (Ctrl+4)"))
        self.show_canvas()

    def _on_changed(self, old: Puzzle, new: Puzzle) -> None:
        if len(new.parts) > len(old.parts) and new.target == old.target:
            self.drawing.docks["Parts"].raise_()  # another panel may hide the list in which the part appears

    def leave_modes(self) -> None:
        """Close the trace and the reasons why there is no solution, and end playing by hand."""
        self.pane.clear_stage()
        for space in (self.drawing, self.solve_workspace):
            space.leave_modes()

    def to_plain(self) -> None:
        """Leave every mode: show the solution whole, and the parts in place of the reasons."""
        focus = QApplication.focusWidget()
        modes = self.drawing.docks["Why"], self.solve_workspace.docks["Trace"]
        within = focus is not None and any(dock.isAncestorOf(focus) for dock in modes)
        self.leave_modes()
        self.pane.player.to_whole()
        if within:  # else the focus would go with the panel
            (self.canvas.shown if self.tabs.currentIndex() == DRAW else self.pane.view).setFocus()

    @property
    def exportable(self) -> Exportable:
        """What is exported or copied now: the puzzle, with the solution on show unless it was edited since."""
        puzzle, shown, drawing = self.document.puzzle, self.model.puzzle, self.tabs.currentIndex() == DRAW
        # The list follows an edit only after a moment; until then its solutions are those of another puzzle.
        if shown is None or not self.model.rowCount() or made_of(shown) != made_of(puzzle):
            return Exportable(puzzle, drawing=drawing)
        view = self.pane.view
        return Exportable(puzzle, self.browser.solution, self.model.stored, view.seen, view.exported_assembly,
                          drawing, self.model.listed, self.model.favourites)

    def to_library(self) -> None:
        """Show the library with the keyboard focus in its filter."""
        self.tabs.setCurrentIndex(LIBRARY)
        self.library.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def view_in_3d(self) -> CameraView | None:
        """The view in 3D that is shown, None where there is none."""
        views = (self.canvas.space, self.pane.view)
        return next((view for view in views if view is not None and view.isVisible()), None)

    def show_canvas(self) -> None:
        """Bring the canvas to the front."""
        self.tabs.setCurrentIndex(DRAW)

    def to_canvas(self) -> None:
        """Show the canvas with the keyboard focus and its cursor."""
        self.show_canvas()
        self.canvas.shown.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.canvas.canvas.keyboard.show()

    def show_solution(self) -> None:
        """Bring the solution to the front."""
        self.tabs.setCurrentIndex(SOLVE)

    def show_message(self) -> None:
        """Show with the keyboard focus what went wrong in the search."""
        self.show_solution()
        self.solve_workspace.show_dock("Search")
        self.search.message.take_focus()

    def _show_unable(self, why: str) -> None:
        if self.search.runner.hopeless:
            self.voice.take_focus()
            return
        if self.search.runner.state == SearchState.FINISHED:
            self.show_solution()
        announce(self.tabs, why)

    def show_facts(self) -> None:
        """Show the table of facts about the parts with the keyboard focus."""
        self.tabs.setCurrentIndex(DRAW)
        self.drawing.show_dock("Facts")
        self.facts.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_play(self) -> None:
        """Show the puzzle to be played by hand, with the keyboard focus."""
        self.show_solution()
        self.pane.put_on_stage(self.play)
        self.play.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_solution(self) -> None:
        """Show the solution with the keyboard focus, so that keys turn it."""
        self.show_solution()
        self.pane.clear_stage()
        self.pane.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_trace(self) -> None:
        """Show the trace of the search with the keyboard focus."""
        self.show_solution()
        self.pane.clear_stage()
        self.solve_workspace.show_dock("Trace")
        self.trace.lists.options.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_partial(self, partial: Partial | None) -> None:
        """Show what the trace has placed, or once it is closed the current solution."""
        if partial is not None:
            self.pane.show_partial(partial)
        elif self.document.puzzle.target.cells:
            self.show_chosen(self.browser.solution)

    def show_chosen(self, solution: Solution | None) -> None:
        """Show a solution of the list, unless the list is still that of another puzzle."""
        puzzle, shown = self.document.puzzle, self.model.puzzle
        same = shown is not None and made_of(shown) == made_of(puzzle)
        self.pane.show_solution(puzzle if puzzle.target.cells else None, solution if same else None)

    def to_searches(self) -> None:
        """Show the list of all searches with the keyboard focus."""
        self.tabs.setCurrentIndex(SEARCHES)
        self.searches.to_list()

    def step(self, by: int) -> None:
        """Show the next (1) or previous (-1) solution."""
        self.leave_modes()
        self.show_solution()
        self.browser.step(by)
        if self.browser.row >= 0:
            place = tr("Solution {n} of {count}", n=self.browser.row + 1, count=self.model.rowCount())
            announce(self.browser, f"{place}\n{self.pane.view.spoken}")

    def show_why(self) -> None:
        """Show by colours of the target why there is no solution, or where few placements fit."""
        self.show_canvas()
        self.drawing.show_dock("Why")
        self.why.show_reasons()

    def draw_part(self) -> None:
        """Show the first part without cells, with the keyboard focus, to be drawn."""
        # None where the part was drawn or removed since the button was shown.
        for part in without_cells(self.document.puzzle)[:1]:
            self.document.set_subject(part)
        self.to_canvas()

    def draw_target(self) -> None:
        """Show the target, with the keyboard focus, to be drawn."""
        self.document.set_subject(None)
        self.to_canvas()

    def show_parts(self) -> None:
        """Show the list of parts with the keyboard focus."""
        self.show_canvas()
        self.drawing.show_dock("Parts")
        self.parts.table.setFocus(Qt.FocusReason.ShortcutFocusReason)


def made_of(puzzle: Puzzle) -> object:
    """Return what solutions of a puzzle depend on: while it is equal, they stay right."""
    return puzzle.lattice, puzzle.target.cells, [[form.cells for form in part.forms] for part in puzzle.parts]
