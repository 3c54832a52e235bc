"""`latticework disassemble` of one solution: which parts hold one another, and the least level."""

from collections import Counter

from latticework.apart import (
    APART,
    HELD,
    Disassembler,
    Disassembly,
    Interlock,
    LeastLevel,
    Limits,
    take_apart,
    why_held,
)
from latticework.cli import terminal_output
from latticework.puzzle import Puzzle
from latticework.solution import Solution, as_data, as_text, placements_of
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, numbered
from latticework.visible_text import counted


def tell(file: SearchFile, number: int, limits: Limits, as_json: bool) -> int:
    """Tell why a stored solution does not come apart; raises LatticeworkError where there is none of that number."""
    puzzle, solution = _stored(file, number)
    held = why_held(puzzle, solution, limits)
    if as_json:
        told = _held_data(puzzle, solution, held) if held else _data(take_apart(puzzle, solution, limits))
        terminal_output.write_json({"name": puzzle.name, "solution": number, **told})
    else:
        terminal_output.write(_said(number, puzzle, solution, held) if held
                              else _not_held(number, take_apart(puzzle, solution, limits)))
    return terminal_output.DONE


def tell_least(file: SearchFile, number: int, limits: Limits, as_json: bool) -> int:
    """Tell the level of a stored solution, and the least over all shortest ways; errors are those of `tell`."""
    puzzle, solution = _stored(file, number)
    disassembler = Disassembler(puzzle, limits)
    found = disassembler.take_apart(solution)
    least = disassembler.least_level(solution) if found.level else LeastLevel(found.status)
    if as_json:
        data = {"comes_apart": False} if found.status == HELD else _data(found)
        known = {"least_level": least.level if least.status == APART else None} if found.status == APART else {}
        terminal_output.write_json({"name": puzzle.name, "solution": number, **data, **known})
    else:
        terminal_output.write(_said_least(number, found, least))
    return terminal_output.DONE


def _said_least(number: int, found: Disassembly, least: LeastLevel) -> str:
    if found.status == HELD:
        return f"Solution {number} does not come apart; --why {number} tells which parts hold one another.\n"
    said = _not_held(number, found)
    if not found.level:
        return said
    return said + (f"The least level over all shortest ways is {least.level}.\n" if least.status == APART
                   else "The least level is not known, as a limit was reached.\n")


def _stored(file: SearchFile, number: int) -> tuple[Puzzle, Solution]:
    prepared = as_begun(file)
    return prepared.puzzle, placements_of(numbered(file, prepared, number), prepared.reduction)


def _held_data(puzzle: Puzzle, solution: Solution, held: Interlock) -> dict[str, object]:
    return {"comes_apart": False, "held": as_data(puzzle, _chosen(solution, held)), "minimal": held.minimal,
            "smallest": held.smallest}


def _data(found: Disassembly) -> dict[str, object]:
    return {"comes_apart": True, "level": found.level} if found.status == APART else {"comes_apart": None}


def _said(number: int, puzzle: Puzzle, solution: Solution, held: Interlock) -> str:
    """Return in words what holds, and a picture of it."""
    names = Counter(puzzle.parts[placement.part].name for placement in _chosen(solution, held))
    *some, last = [f"{many} of {name}" if many > 1 else name for name, many in names.items()]
    parts = f"{', '.join(some)} and {last}" if some else last
    more = (" Without any one of them the others come apart." if held.minimal
            else " Fewer of them may hold, too: a limit was reached.")
    less = " No fewer parts of the solution hold one another." if held.smallest else ""
    return (f"Solution {number} does not come apart: {parts} hold one another.{more}{less}\n"
            f"{as_text(puzzle, _chosen(solution, held))}")


def _chosen(solution: Solution, held: Interlock) -> Solution:
    return tuple(solution[piece] for piece in held.pieces)


def _not_held(number: int, found: Disassembly) -> str:
    if found.status != APART:
        return (f"Solution {number}: not known whether it comes apart, as a limit was reached; try once more with "
                "higher --states and --seconds.\n")
    how = f" level {found.level}, {counted(len(found.moves), 'move')}" if found.level else " nothing to take apart"
    return f"Solution {number} comes apart:{how}.\n"
