"""What the list of solutions says about taking one apart."""

from latticework.gui.common.translation import grouped, tr, tr_n
from latticework.jobs.apart_job import Examined, Outcome


def level_text(known: Examined | None) -> str:
    """Return the level of a solution, or in a word why it has none; "" where nobody has looked."""
    if known is None:
        return ""
    if known.outcome != Outcome.YES:
        return tr("held") if known.outcome == Outcome.NO else tr("not known")
    return known.level or grouped(0)


def moves_text(known: Examined | None) -> str:
    """Return the number of all moves, "" where a solution does not come apart as far as is known."""
    return grouped(known.moves) if known is not None and known.outcome == Outcome.YES else ""


def states_text(known: Examined | None) -> str:
    """Return how many arrangements were looked at, "" where nobody has looked."""
    return grouped(known.states) if known is not None else ""


def apart_tip(known: Examined | None) -> str:
    """Return the same in a sentence."""
    if known is None:
        return tr("Nobody has tried to take this solution apart")
    if known.outcome == Outcome.NOT_KNOWN:
        return tr_n("Not known: {n} arrangement of the parts was looked at, which was not enough",
                    "Not known: {n} arrangements of the parts were looked at, which was not enough", known.states)
    states = tr_n("{n} arrangement of the parts was looked at", "{n} arrangements of the parts were looked at",
                  known.states)
    if known.outcome == Outcome.NO:
        return tr("Parts hold one another: no moves take this solution apart; {states}", states=states)
    return tr_n("Level {level}: comes apart by {n} move; {states}",
                "Level {level}: comes apart by {n} moves; {states}", known.moves,
                level=known.level or grouped(0), states=states)
