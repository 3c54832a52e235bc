"""Solutions as placements: text, verification."""

from latticework.solution.chosen_options import (
    option_text,
    options_of,
    options_that_place,
    placements_of,
)
from latticework.solution.placement import Placement, Solution, as_data
from latticework.solution.text import as_text
from latticework.solution.verify import faults

__all__ = ["Placement", "Solution", "as_data", "as_text", "faults", "option_text", "options_of",
           "options_that_place", "placements_of"]
