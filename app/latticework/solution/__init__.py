"""Solutions as placements: text, scenes, order of assembly."""

from latticework.solution.model import Placement, Solution

__all__ = ["Placement", "Solution"]
