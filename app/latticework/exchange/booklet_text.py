"""The sentences of booklets."""

from itertools import pairwise, zip_longest

from latticework.puzzle import Part, Puzzle
from latticework.solution import Solution
from latticework.solution.assembly import Assembly
from latticework.visible_text import counted

_ALLOWED = {
    "placed": "They stay where they are drawn.",
    "fixed": "They may be moved, but not turned.",
    "turn": "They may be turned{flat}.",
    "turn over": "They may be turned, and turned over.",
    "mirror": "They may be turned, and mirror images of them may be used.",
}

_WRAPPED = 70
"""From how many letters on a line may have been broken only because it was long."""


def introduction(puzzle: Puzzle) -> str:
    """Return what there is to do."""
    used = [part for part in puzzle.parts if part.most and part.cells]
    least, most = sum(part.least for part in used), sum(part.most for part in used)
    count = counted(most, "part") if least == most else f"{least:,} to {counted(most, 'part')}"
    cells = len(puzzle.target.cells)
    spare = len(puzzle.target.optional)
    lines = [f"Put {count} together so that they fill the target of {counted(cells, 'cell')}"
             + (f"; {counted(spare, 'cell')} of it may stay empty." if spare else " without a gap."),
             _ALLOWED[puzzle.usual_rule].format(flat=", but not turned over" if puzzle.lattice.flat else "")]
    if any(puzzle.rule(part) != puzzle.usual_rule for part in used):
        lines.append("Some parts have a rule of their own.")
    if puzzle.matching is not None:
        lines.append("Marks on the sides that touch have to match.")
    if puzzle.target.cell_colors:
        lines.append("Colours of the cells have to match those of the target.")
    return " ".join(lines)


def part_text(part: Part) -> str:
    """Return the name of a part, and how many there are where it is not one."""
    if (part.least, part.most) == (1, 1):
        return part.name
    count = f"{part.most}" if part.least == part.most else f"{part.least} to {part.most}"
    return f"{part.name} (× {count})"


def unwrapped(text: str) -> str:
    """Return a text without the line breaks that only kept its lines short; those of lists and verses stay."""
    lines = text.strip().splitlines()
    ends = ["\n" if len(line) < _WRAPPED or not after.strip() else " " for line, after in pairwise(lines)]
    return "".join(map("".join, zip_longest(lines, ends, fillvalue="")))


def move_text(puzzle: Puzzle, solution: Solution, order: Assembly, step: int) -> str:
    """Return the names of what goes at once, and where not all moves put something in, whether this one does."""
    names = [puzzle.parts[solution[number].part].name for number in order.moves[step]]
    if order.straight:
        return " and ".join(names)
    verb = "go in" if order.enters[step] else "slide"
    if len(names) == 1:
        verb = "goes in" if order.enters[step] else "slides"
    return f"{', '.join(names)} {verb}"
