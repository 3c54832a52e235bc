"""Taking solutions apart: by which moves their parts come out, alone or together; backwards these put them in."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from latticework.apart.results import (
    APART,
    APART_WITH_TURNS,
    HELD,
    MOST_PIECES,
    STATUSES,
    UNKNOWN,
    Disassembly,
    Interlock,
    JointMove,
    LeastLevel,
    Limits,
    Move,
    Separation,
    Turn,
    TurnedApart,
    Verdicts,
    check_pieces,
    level_text,
)

if TYPE_CHECKING:
    from latticework.apart.disassembler import Disassembler, take_apart
    from latticework.apart.holding import why_held
    from latticework.apart.with_turns import take_apart_with_turns

__all__ = ["APART", "APART_WITH_TURNS", "HELD", "MOST_PIECES", "STATUSES", "UNKNOWN", "Disassembler", "Disassembly",
           "Interlock", "JointMove", "LeastLevel", "Limits", "Move", "Separation", "Turn", "TurnedApart",
           "Verdicts", "check_pieces", "level_text", "take_apart", "take_apart_with_turns", "why_held"]


_LATE = {"Disassembler": "disassembler", "take_apart": "disassembler", "why_held": "holding",
         "take_apart_with_turns": "with_turns"}
"""The modules of the names that need the kernels."""


def __getattr__(name: str) -> Any:
    """Load what needs the kernels only when it is used, as that takes a moment."""
    if name not in _LATE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_LATE[name]}"), name)
