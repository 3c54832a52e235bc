"""What came of taking a solution apart, in words."""

from collections import Counter

from latticework.apart.courses import Course
from latticework.apart.results import APART, HELD, Disassembly
from latticework.apart.turned import APART_WITH_TURNS, TurnedApart
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from latticework.visible_text import one_line

_MOST_NAMES = 12
_MOST_NAMED_OF_ALL = 3
"""Where more parts than these are all that there are, their names tell nothing."""


def course_text(known: Course, puzzle: Puzzle, solution: Solution) -> Phrase:
    """Return what is known of a solution, nothing where there is nothing to take apart."""
    result = known.result
    if result is None:
        if len(known.assembly.moves) < 2:
            return phrase("")
        return phrase("Laid down one after another") if puzzle.lattice.flat else phrase("Straight slides")
    if known.turned is not None:
        return _turned_text(known, known.turned)
    if result.status == APART:
        return phrase_n("Level {level}, {n} move, {states}", "Level {level}, {n} moves, {states}", len(result.moves),
                        level=result.level, states=_states(result))
    if result.status == HELD:
        if len(known.held) == len(solution) > _MOST_NAMED_OF_ALL:
            return phrase("Does not come apart: all {n} parts hold one another ({states})", n=len(solution),
                          states=_states(result))
        return phrase("Does not come apart: {names} hold one another ({states})",
                      names=_names(known.held, puzzle, solution), states=_states(result))
    return phrase("Not known whether it comes apart: {limit}", limit=_limit(known, result))


def _turned_text(known: Course, turned: TurnedApart) -> Phrase:
    if turned.status == APART_WITH_TURNS:
        return phrase_n("Comes apart with {n} turn, {moves}; slides alone do not take it apart",
                        "Comes apart with {n} turns, {moves}; slides alone do not take it apart", turned.turns,
                        moves=phrase_n("{n} move in all", "{n} moves in all", len(turned.moves)))
    if turned.status == HELD:
        return phrase("Turns from cells to cells do not take it apart, either. Not tried: turns part of the way, "
                      "slides by less than a step, and turning and sliding at once.")
    return phrase("Not known whether turns take it apart: the limit of {seconds} seconds or of states was reached",
                  seconds=int(known.limits.seconds))


def _states(result: Disassembly) -> str:
    return phrase_n("{n} state looked at", "{n} states looked at", result.states)


def _limit(known: Course, result: Disassembly) -> str:
    if known.refusal:
        return known.refusal
    if result.states >= known.limits.states:
        return phrase("the limit of {states} states was reached", states=known.limits.states)
    return phrase("the limit of {seconds} seconds or of memory was reached ({states})",
                  seconds=int(known.limits.seconds), states=_states(result))


def _names(numbers: tuple[int, ...], puzzle: Puzzle, solution: Solution) -> str:
    """Return the names of the parts of placements, each once with the number of its copies."""
    counts = Counter(solution[number].part for number in numbers)
    names = [one_line(puzzle.parts[part].name) + (f" ×{count}" if count > 1 else "")
             for part, count in sorted(counts.items())]
    return ", ".join(names[:_MOST_NAMES] + ["…"] * (len(names) > _MOST_NAMES))
