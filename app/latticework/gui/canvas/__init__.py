"""Drawing sets of cells of any lattice, seen from above."""

from latticework.gui.canvas.pane import CanvasPane
from latticework.gui.canvas.widget import Canvas

__all__ = ["Canvas", "CanvasPane"]
