"""The table that says which marks may meet."""

from latticework.gui.matching.dialog import MatchingDialog

__all__ = ["MatchingDialog"]
