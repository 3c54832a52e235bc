"""The sentences of booklets."""

from itertools import pairwise, zip_longest

from latticework.apart.assembly import Assembly
from latticework.phrases import Phrase, phrase, phrase_n
from latticework.puzzle import Part, Puzzle
from latticework.solution import Solution

_WRAPPED = 70
"""From how many letters on a line may have been broken only because it was long."""


def introduction(puzzle: Puzzle) -> list[Phrase]:
    """Return what there is to do, sentence by sentence."""
    used = [part for part in puzzle.parts if part.most and part.cells]
    parts, spare = _copies(used), len(puzzle.target.optional)
    cells = phrase_n("{n} cell", "{n} cells", len(puzzle.target.cells))
    lines = [phrase("Put {parts} together so that they fill the target of {cells} without a gap.", parts=parts,
                    cells=cells)] if not spare else [
        phrase("Put {parts} together so that they fill the target of {cells}.", parts=parts, cells=cells),
        phrase_n("{n} cell of it may stay empty.", "{n} cells of it may stay empty.", spare)]
    lines.append(_allowed(puzzle))
    if any(puzzle.rule(part) != puzzle.usual_rule for part in used):
        lines.append(phrase("Some parts have a rule of their own."))
    if puzzle.matching is not None:
        lines.append(phrase("Marks on the sides that touch have to match."))
    if puzzle.target.cell_colors:
        lines.append(phrase("Colours of the cells have to match those of the target."))
    return lines


def _copies(used: list[Part]) -> Phrase:
    """Return how many parts there are, or between which bounds."""
    least, most = sum(part.least for part in used), sum(part.most for part in used)
    if least == most:
        return phrase_n("{n} part", "{n} parts", most)
    return phrase_n("{least} to {n} part", "{least} to {n} parts", most, least=least)


def _allowed(puzzle: Puzzle) -> Phrase:
    """Return how parts may lie."""
    return {
        "placed": phrase("They stay where they are drawn."),
        "fixed": phrase("They may be moved, but not turned."),
        "turn": phrase("They may be turned, but not turned over.") if puzzle.lattice.flat else
        phrase("They may be turned."),
        "turn over": phrase("They may be turned, and turned over."),
        "mirror": phrase("They may be turned, and mirror images of them may be used."),
    }[puzzle.usual_rule]


def part_text(part: Part) -> Phrase:
    """Return the name of a part, and how many there are where it is not one."""
    if (part.least, part.most) == (1, 1):
        return phrase("{name}", name=part.name)
    if part.least == part.most:
        return phrase("{name} (× {count})", name=part.name, count=part.most)
    return phrase("{name} (× {least} to {most})", name=part.name, least=part.least, most=part.most)


def unwrapped(text: str) -> str:
    """Return a text without the line breaks that only kept its lines short; those of lists and verses stay."""
    lines = text.strip().splitlines()
    ends = ["\n" if len(line) < _WRAPPED or not after.strip() else " " for line, after in pairwise(lines)]
    return "".join(map("".join, zip_longest(lines, ends, fillvalue="")))


def move_text(puzzle: Puzzle, solution: Solution, order: Assembly, step: int) -> Phrase:
    """Return the names of what goes at once, and where not all moves put something in, whether this one does."""
    *names, last = (puzzle.parts[solution[number].part].name for number in order.moves[step])
    every = phrase("{names} and {last}", names=", ".join(names), last=last) if names else phrase("{name}", name=last)
    if order.straight:
        return every
    return phrase("in: {parts}", parts=every) if order.enters[step] else phrase("slide: {parts}", parts=every)
