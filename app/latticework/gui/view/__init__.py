"""The view of a solution: in 3D where OpenGL works, painted in 2D where it does not."""

from latticework.gui.view.pane import SolutionPane
from latticework.gui.view.solution_view import SolutionView

__all__ = ["SolutionPane", "SolutionView"]
