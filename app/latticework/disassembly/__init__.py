"""Taking solutions apart: moves of their parts, alone or together, until each is out."""

from latticework.disassembly.disassembler import Disassembler, take_apart
from latticework.disassembly.limits import MOST_PIECES, Limits
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

__all__ = ["APART", "HELD", "STATUSES", "UNKNOWN", "Disassembler", "Disassembly", "Limits", "MOST_PIECES", "Move", "Separation",
           "Verdicts", "level_text", "take_apart"]
