"""The table that says which marks may meet."""

from latticework.gui.matching.dialog import MatchingDialog
from latticework.gui.matching.lines_dialog import LinesDialog

__all__ = ["LinesDialog", "MatchingDialog"]
