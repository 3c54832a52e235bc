"""The list of parts: pictures, names, copies, colours, allowed motions."""

from latticework.gui.parts.panel import PartsPanel

__all__ = ["PartsPanel"]
