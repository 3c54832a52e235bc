"""The pane of a solution: the view, beside another one to compare, sliders to take it apart, a legend."""

from collections import Counter
from collections.abc import Set as AbstractSet

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.apart.assembly_moves import NO_ASSEMBLY, TurnedAssembly
from latticework.apart.courses import Course, cached_course
from latticework.gui.stage.legend import Legend, PartState, PlacementStates
from latticework.gui.stage.player import CourseFinder, CourseStatus, Player
from latticework.gui.stage.solution_view import SolutionView, ViewMenu
from latticework.gui.widgets.translation import tr, tr_n, translatable, translated
from latticework.picture.partial_drawing import Partial
from latticework.picture.shapes import colors_of_copies
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_TURNING = translatable("Trying turns…")


class SolutionPane(QWidget):
    """Shows one solution and lets it be exploded, put together step by step, and looked into."""

    part_clicked = Signal(int)
    menu_requested = Signal(object, object)  # the placements that are clicked on, and where on the screen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzle: Puzzle | None = None
        self._solution: Solution | None = None
        self._states = PlacementStates()
        self.view = SolutionView()
        self.comparison = _Comparison(self.view)
        self.look = ViewMenu(self.view, self.comparison.kept_view)
        self.explode = _slider(tr("Explode"), tr("How far the parts are moved from one another"))
        self.explode.setMaximum(100)
        self.player, self.course = Player(), CourseStatus()
        self.step = self.player.bar
        self.step_label = self.player.label
        self._finder = CourseFinder(self)
        self._course: Course | None = None
        self.legend = Legend()
        self._controls = QWidget()
        self._lay_out()
        self.explode.valueChanged.connect(lambda value: self.view.set_explode(value / 100))
        self.player.stepped.connect(self._stepped)
        self._finder.progressed.connect(self.course.show_progress)
        self._finder.found.connect(self._found)
        self.course.cancelled.connect(self._cancelled)
        self.course.again_requested.connect(self._find)
        self.course.turns_requested.connect(self._try_turns)
        self.course.held_toggled.connect(self._show_states)
        self.view.play_requested.connect(self.player.toggle)
        self.view.step_requested.connect(lambda by: self.player.step(-by))
        self.legend.state_requested.connect(self._part_state)
        self.view.part_clicked.connect(self._clicked)
        self.view.menu_requested.connect(lambda index, at: self.menu_requested.emit({index} - {-1}, at))
        self.legend.menu_requested.connect(lambda part, at: self.menu_requested.emit(
            self._states.placements_of(part), at))
        self.comparison.changed.connect(self._show_states)
        self.look.compare.triggered.connect(lambda: self.comparison.keep(self._puzzle, self._solution))
        self.show_solution(None, None)

    def _lay_out(self) -> None:
        grid = QGridLayout(self._controls)
        grid.setContentsMargins(8, 6, 8, 6)
        grid.setVerticalSpacing(4)
        for row, (text, buddy, widget) in enumerate(((tr("E&xplode"), self.explode, self.explode),
                                                     (tr("&Assembly"), self.step, self.player))):
            label = QLabel(text)
            label.setBuddy(buddy)
            label.setMinimumHeight(buddy.sizeHint().height())  # so that it stands beside the slider
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop if widget is self.player
                           else Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(widget, row, 1, 1, 1 if widget is self.explode else 2)
        grid.addWidget(self.look, 0, 2)
        grid.addWidget(self.course, 2, 0, 1, 3)
        grid.addWidget(self.legend, 3, 0, 1, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.comparison, 1)
        layout.addWidget(self._controls)

    def show_solution(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Show a solution; without one the target.

        How far it is exploded, the camera and what is faint or hidden stay while solutions have the same parts.
        """
        same = _parts(puzzle, solution) == _parts(self._puzzle, self._solution)
        self._states = self._states.carried_to(solution) if same else PlacementStates(solution)
        self._puzzle, self._solution = puzzle, solution
        self.view.setVisible(puzzle is not None and bool(puzzle.target.cells or solution))
        self._controls.setVisible(solution is not None)
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
        step = len(moves) - round(at)
        at_once = len(moves[-step]) if step else 0
        assembly = self.view.assembly
        degrees = assembly.degrees(round(at) + 1) if step and isinstance(assembly, TurnedAssembly) else 0.0
        self.step_label.setText(_step_text(step, len(moves) - self.player.fewest, at_once, degrees)
                                if len(moves) > 1 else "")

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


def _slider(name: str, tip: str) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setAccessibleName(name)
    slider.setToolTip(tip)
    return slider


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
