"""Taking solutions apart: moves of their parts, alone or together, until each is out."""

from latticework.disassembly.limits import Limits
from latticework.disassembly.results import (
    APART,
    HELD,
    STATUSES,
    UNKNOWN,
    Disassembly,
    Move,
    Separation,
    Verdicts,
    level_text,
)

__all__ = ["APART", "HELD", "STATUSES", "UNKNOWN", "Disassembly", "Limits", "Move", "Separation", "Verdicts",
           "level_text"]
