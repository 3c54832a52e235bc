"""The tools of the canvas, and their keys, which work in the list of parts, too."""

from PySide6.QtCore import Qt

Key = Qt.Key

TOOLS = {"select": Key.Key_V, "pencil": Key.Key_P, "eraser": Key.Key_E, "line": Key.Key_N, "rectangle": Key.Key_B,
         "optional": Key.Key_O, "color": Key.Key_C, "mark": Key.Key_K, "pan": Key.Key_H}
"""The tools and their keys."""

PAINTS = ("optional", "color")
"""Tools that change what lies on the cells that are there."""
