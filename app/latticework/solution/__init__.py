"""Solutions as placements: text, verification."""

from latticework.solution.placement import Placement, Solution, options_of, options_that_place, placements_of
from latticework.solution.text import as_data, as_text, option_text
from latticework.solution.verify import faults

__all__ = ["Placement", "Solution", "as_data", "as_text", "faults", "option_text", "options_of",
           "options_that_place", "placements_of"]
