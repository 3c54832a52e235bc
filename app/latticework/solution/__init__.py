"""Solutions as placements: poses, text, verification."""

from latticework.solution.placement import (
    Marks,
    Placement,
    Solution,
    drawn_marks,
    options_of,
    options_that_place,
    placements_of,
    pose_of,
)
from latticework.solution.text import as_data, as_text, option_text
from latticework.solution.verify import faults

__all__ = ["Marks", "Placement", "Solution", "as_data", "as_text", "drawn_marks", "faults", "option_text",
           "options_of", "options_that_place", "placements_of", "pose_of"]
