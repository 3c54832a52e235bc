"""Parts from a text: pictures, lists of coordinates, rows with bars, or a whole puzzle in any format."""

from latticework.files.part_text import PartsInText, parts_in

__all__ = ["PartsInText", "parts_in"]
