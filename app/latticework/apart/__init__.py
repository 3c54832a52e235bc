"""Taking solutions apart: by which moves their parts come out, alone or together; backwards these put them in."""

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
           "Interlock", "LeastLevel", "Limits", "Move", "Separation", "Turn", "TurnedApart", "Verdicts",
           "check_pieces", "level_text", "take_apart", "take_apart_with_turns", "why_held"]


def __getattr__(name: str) -> Any:
    """Load the names that need the kernels only when they are used, as that takes a moment."""
    if name in {"Disassembler", "take_apart"}:
        from latticework.apart import disassembler  # noqa: PLC0415

        return getattr(disassembler, name)
    if name == "why_held":
        from latticework.apart.holding import why_held  # noqa: PLC0415

        return why_held
    if name == "take_apart_with_turns":
        from latticework.apart.with_turns import take_apart_with_turns  # noqa: PLC0415

        return take_apart_with_turns
    raise AttributeError(name)
