"""The stage: the view of a solution, beside another one to compare, what lies over it, and the timeline below."""

from collections import Counter
from collections.abc import Set as AbstractSet

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.apart.assembly_moves import NO_ASSEMBLY, TurnedAssembly
from latticework.apart.courses import Course, cached_course
from latticework.gui.stage.legend import Legend, PartState, PlacementStates
from latticework.gui.stage.overlay import Chip, Overlay
from latticework.gui.stage.player import TOGETHER, CourseFinder, CourseStatus, Player
from latticework.gui.stage.solution_view import SolutionView, ViewMenu
from latticework.gui.widgets.translation import tr, tr_n, translatable, translated
from latticework.picture.partial_drawing import Partial
from latticework.picture.scenes import colors_of_copies
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_TURNING = translatable("Trying turns…")


class SolutionPane(QWidget):
    """Shows one solution and lets it be exploded, put together step by step, and looked into.

    `legend` has its place elsewhere: it is a panel of its own.
    """

    part_clicked = Signal(int)
    menu_requested = Signal(object, object)  # the placements that are clicked on, and where on the screen

    def __init__(self) -> None:
        super().__init__()
        self._puzzle: Puzzle | None = None
        self._solution: Solution | None = None
        self._states = PlacementStates()
        self.view = SolutionView()
        self.comparison = _Comparison(self.view)
        self.look = ViewMenu(self.view, self.comparison.kept_view)
        self.player, self.course, self.chip = Player(), CourseStatus(), Chip()
        self.explode, self.step = self.player.explode, self.player.bar
        self.step_label = self.player.label
        self._finder = CourseFinder(self)
        self._course: Course | None = None
        self.legend = Legend()
        self._stack = QStackedWidget()
        self._lay_out()
        self.player.exploded.connect(self.view.set_explode)
        self.player.exploded.connect(lambda share: self.course.set_exploded(share > 0))
        self.player.stepped.connect(self._stepped)
        self._finder.progressed.connect(self.course.show_progress)
        self._finder.found.connect(self._found)
        self.course.cancelled.connect(self._cancelled)
        self.course.again_requested.connect(self._find)
        self.course.turns_requested.connect(self._try_turns)
        self.course.held_toggled.connect(self._show_states)
        self.view.play_requested.connect(self.player.toggle)
        self.view.step_requested.connect(self.player.go)
        self.legend.state_requested.connect(self._part_state)
        self.view.part_clicked.connect(self._clicked)
        self.view.menu_requested.connect(lambda index, at: self.menu_requested.emit({index} - {-1}, at))
        self.legend.menu_requested.connect(lambda part, at: self.menu_requested.emit(
            self._states.placements_of(part), at))
        self.comparison.changed.connect(self._show_states)
        self.look.all_parts.triggered.connect(self._show_all_parts)
        self.look.compare.triggered.connect(lambda: self.comparison.keep(self._puzzle, self._solution))
        self.show_solution(None, None)

    def _lay_out(self) -> None:
        corner = Qt.Corner
        Overlay(self.view, self.chip, corner.TopLeftCorner)
        Overlay(self.view, self.look, corner.TopRightCorner, ground=False)
        Overlay(self.view, self.course, corner.BottomLeftCorner)
        self.chip.show_mode("", can_be_left=False)
        self._stack.addWidget(self.comparison)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._stack, 1)
        layout.addWidget(self.player)

    def put_on_stage(self, widget: QWidget) -> None:
        """Show another widget in the place of the view, without the timeline, until `clear_stage`."""
        self.player.to_whole()
        self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)
        self._show_timeline()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear_stage(self) -> None:
        """Show the view again; the widget that was on the stage belongs to its caller again."""
        widget = self.on_stage
        if widget is not None:
            self._stack.removeWidget(widget)
            widget.hide()
            self._show_timeline()

    @property
    def on_stage(self) -> QWidget | None:
        """The widget that is shown in the place of the view, None for none."""
        shown = self._stack.currentWidget()
        return None if shown is self.comparison else shown

    def _show_timeline(self) -> None:
        """Show the timeline where there is something to play."""
        self.player.setVisible(self.on_stage is None and len(self._solution or ()) > 1)

    def show_solution(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Show a solution; without one the target.

        How far it is exploded, the camera and what is faint or hidden stay while solutions have the same parts.
        """
        same = _parts(puzzle, solution) == _parts(self._puzzle, self._solution)
        self._states = self._states.carried_to(solution) if same else PlacementStates(solution)
        self._puzzle, self._solution = puzzle, solution
        self.view.setVisible(puzzle is not None and bool(puzzle.target.cells or solution))
        self._show_timeline()
        self.view.show_solution(puzzle, solution)
        if not same:
            self.player.set_assembly(NO_ASSEMBLY, whole=True)
            self.legend.set_parts(_chips(puzzle, solution))
        self._find()
        self._show_states()

    def show_partial(self, partial: Partial) -> None:
        """Show placements as a search tries them, until a solution is shown again."""
        if self._solution is not None or self._puzzle != partial.puzzle:
            self.show_solution(partial.puzzle, None)
        self.view.show_partial(partial)

    def _find(self) -> None:
        """Begin to find out how the solution comes apart; until then the player has nothing to play."""
        self._course = None
        self.course.clear()
        self._finder.cancel()
        if self._puzzle is not None and self._solution is not None:
            if (course := cached_course(self._puzzle, self._solution)) is not None:
                self._found(course)
            else:
                self._finder.find(self._puzzle, self._solution)

    def _try_turns(self) -> None:
        if self._puzzle is not None and self._solution is not None and self._course is not None:
            self.course.show_progress(translated(_TURNING), 0)
            self._finder.try_turns(self._puzzle, self._solution, self._course)

    def _cancelled(self) -> None:
        """Cancel; what was found before turns were tried is shown again."""
        self._finder.cancel()
        if self._course is not None and self._puzzle is not None and self._solution is not None:
            self.course.show_course(self._course, self._puzzle, self._solution)

    def _found(self, course: Course) -> None:
        if self._puzzle is None or self._solution is None:
            return
        self._course = course
        self.course.show_course(course, self._puzzle, self._solution)
        # The view first: the player reports its step at once, which is shown by the moves of the view.
        self.view.set_assembly(course.assembly)
        self.player.set_assembly(course.assembly, self.player.whole)
        self._show_states()

    def _stepped(self, at: float, towards: int) -> None:
        # The player still has the moves of the solution before, the view has none.
        if self._course is None:
            return
        moves = self.view.moves
        self.view.set_step(None if at >= len(moves) else at, towards)
        player = self.player
        made = max(1, round(at) if player.playing_what == TOGETHER else round(at) + 1)  # the move of this step
        at_once, degrees = (len(moves[made - 1]), self._degrees(made)) if player.step_number else (0, 0.0)
        text = _step_text(player.step_number, player.steps, at_once, degrees) if player.steps else ""
        self.step_label.setText(text)

    def _degrees(self, move: int) -> float:
        assembly = self.view.assembly
        return assembly.degrees(move) if isinstance(assembly, TurnedAssembly) else 0.0

    @property
    def picked(self) -> set[int]:
        """The placements that are shown while others are faint or hidden; none where all are shown."""
        return self._states.picked

    def point_out(self, placements: set[int] | None) -> None:
        """Make all other placements faint, or with None show everything as before."""
        if placements is None:
            self._show_states()
        else:
            self.view.set_hidden(set())
            self.view.set_faded(set(range(len(self._solution or ()))) - placements)

    def _show_all_parts(self) -> None:
        self._states = PlacementStates(self._solution)
        self._show_states()

    def _part_state(self, part: int, state: int) -> None:
        self._states.show_part(part, PartState(state))
        self._show_states()

    def _clicked(self, index: int) -> None:
        self._states.click(index)
        self._show_states()
        self.part_clicked.emit(index)

    def _show_states(self) -> None:
        states, same = self._states, self.comparison.show_difference(self._puzzle, self._solution)
        self.view.set_faded(states.placements_in(PartState.FADED) | self._holding_nothing() | same)
        self.view.set_hidden(states.placements_in(PartState.HIDDEN))
        self.legend.set_states(states.of_part)

    def _holding_nothing(self) -> set[int]:
        """Return the placements that are faint while those that do not come apart are pointed out."""
        held = set(self._course.held) if self._course is not None and self.course.show_held.isChecked() else set()
        return set(range(len(self._solution or ()))) - held if held else set()


def _parts(puzzle: Puzzle | None, solution: Solution | None) -> list[object]:
    if puzzle is None or solution is None:
        return []
    return [*puzzle.parts, sorted(placement.part for placement in solution)]


def _step_text(step: int, steps: int, at_once: int, degrees: float) -> str:
    """Return which step of how many is shown, how many parts it moves at once, by how many degrees it turns them."""
    if not step:
        return tr("Together")
    if degrees:
        return tr_n("Step {step} of {steps} (turned by {degrees}°)",
                    "Step {step} of {steps} ({n} turned by {degrees}°)", at_once, step=step, steps=steps,
                    degrees=round(degrees))
    if at_once > 1:
        return tr_n("Step {step} of {steps} ({n} at once)", "Step {step} of {steps} ({n} at once)", at_once,
                    step=step, steps=steps)
    return tr("Step {step} of {steps}", step=step, steps=steps)


def _chips(puzzle: Puzzle | None, solution: Solution | None) -> list[tuple[int, str, list[str]]]:
    """Return a chip for each part of a solution: number, name with copies, the colours of the copies."""
    if puzzle is None or solution is None:
        return []
    copies = Counter(placement.part for placement in solution)
    colors: dict[int, list[str]] = {part: [] for part in copies}
    for placement, color in zip(solution, colors_of_copies(puzzle, solution), strict=True):
        colors[placement.part].append(color)
    return [(part, puzzle.parts[part].name + (f" ×{count}" if count > 1 else ""), colors[part])
            for part, count in sorted(copies.items())]


class _Comparison(QWidget):
    """Two views side by side that look from the same place; the second one is hidden until a solution is kept."""

    changed = Signal()

    def __init__(self, view: SolutionView) -> None:
        super().__init__()
        self.view, self.kept_view = view, SolutionView()
        self.kept: Solution | None = None
        self._puzzle: Puzzle | None = None
        self.message = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.message.setWordWrap(True)
        self.end = QToolButton()
        self.end.setText(tr("End comparing"))
        self.end.clicked.connect(lambda: self.keep(None, None))
        head, views = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(8, 2, 8, 2)
        head.addWidget(self.message, 1)
        head.addWidget(self.end)
        if QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            # Qt mirrors the layout of such a window; mirrored twice the kept one is on the left, as the message says.
            views.setDirection(QBoxLayout.Direction.RightToLeft)
        views.setSpacing(2)
        views.addWidget(self.kept_view, 1)
        views.addWidget(view, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addLayout(views, 1)
        self.kept_view.setAccessibleName(tr("Solution that is kept to compare"))
        view.looked.connect(self.kept_view.look)
        self.kept_view.looked.connect(view.look)
        self.keep(None, None)

    def keep(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Keep a solution beside the one shown; None ends the comparison."""
        self._puzzle, self.kept = puzzle, solution
        for widget in (self.kept_view, self.message, self.end):
            widget.setVisible(solution is not None)
        self.kept_view.show_solution(puzzle, solution)
        self.changed.emit()

    def show_difference(self, puzzle: Puzzle | None, solution: Solution | None) -> set[int]:
        """Make faint in the kept solution what is also in another one, and return these placements of the other.

        Ends the comparison where the other one is of another puzzle.
        """
        if self.kept is None:
            return set()
        if solution is None or puzzle is None or self._puzzle is None or puzzle.parts != self._puzzle.parts:
            self.keep(None, None)
            return set()
        same = set(map(_place, self.kept)) & set(map(_place, solution))
        differ = len(solution) - len(same)
        self.kept_view.set_faded(_among(self.kept, same) if differ else set())
        self.message.setText(tr_n("Kept on the left. {n} part lies elsewhere.",
                               "Kept on the left. {n} parts lie elsewhere.", differ))
        return _among(solution, same) if differ else set()


_Place = tuple[int, frozenset[tuple[int, ...]], frozenset[object]]
"""A part, its cells and its marks: what two placements have in common that look the same."""


def _place(placement: Placement) -> _Place:
    return placement.part, frozenset(placement.cells), frozenset(placement.marks)


def _among(solution: Solution, places: AbstractSet[_Place]) -> set[int]:
    """Return the numbers of the placements of a solution that are at some places."""
    return {number for number, placement in enumerate(solution) if _place(placement) in places}
