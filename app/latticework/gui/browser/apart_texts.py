"""What the list of solutions says about taking one apart."""

from latticework.gui.common.translation import grouped, tr, tr_n
from latticework.session.apart_rows import Examined, Outcome


def apart_text(known: Examined | None, with_level: bool) -> str:
    """Return the level of a solution, or the number of its moves; "" where nobody has looked."""
    if known is None:
        return ""
    if known.outcome != Outcome.YES:
        words = tr("held") if known.outcome == Outcome.NO else tr("not known")
        return words if with_level else ""
    return (known.level or grouped(0)) if with_level else grouped(known.moves)


def apart_tip(known: Examined | None) -> str:
    """Return the same in a sentence."""
    if known is None:
        return tr("Nobody has tried to take this solution apart")
    if known.outcome == Outcome.NOT_KNOWN:
        return tr_n("Not known: {n} arrangement of the parts was looked at, which was not enough",
                    "Not known: {n} arrangements of the parts were looked at, which was not enough", known.states)
    if known.outcome == Outcome.NO:
        return tr("Parts hold one another: no moves take this solution apart")
    return tr_n("Level {level}: comes apart by {n} move", "Level {level}: comes apart by {n} moves", known.moves,
                level=known.level or grouped(0))
