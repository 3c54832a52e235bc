"""Drawing sets of cells of any lattice, seen from above."""

from latticework.gui.stage.canvas.pane import CanvasPane
from latticework.gui.stage.canvas.widget import Canvas

__all__ = ["Canvas", "CanvasPane"]
