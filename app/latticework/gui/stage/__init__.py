"""The one view of the puzzle: a solution in 3D where OpenGL works, painted in 2D where it does not, and its film."""

from latticework.gui.stage.pane import SolutionPane
from latticework.gui.stage.solution_view import SolutionView

__all__ = ["SolutionPane", "SolutionView"]
