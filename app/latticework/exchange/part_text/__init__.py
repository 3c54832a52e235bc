"""Parts from a text: pictures, lists of coordinates, rows with bars, or a whole puzzle in any format."""

from latticework.exchange.part_text.read import PartsInText, parts_in

__all__ = ["PartsInText", "parts_in"]
