"""`latticework disassemble --turns`: which solutions come apart when their parts may also turn."""

from collections import Counter

from latticework.cancel import checkpoint
from latticework.cli import terminal_output
from latticework.disassembly import APART_WITH_TURNS, Limits, take_apart_with_turns
from latticework.session import SearchFile
from latticework.session.apart_rows import Outcome
from latticework.session.levels import examined
from latticework.session.stored_searches import as_begun, numbered
from latticework.solution import placements_of
from latticework.visible_text import counted


def tell(file: SearchFile, limits: Limits, as_json: bool) -> None:
    """Try turns on each solution that is known not to come apart by slides, and tell of each what comes of it."""
    prepared, found = as_begun(file), Counter[str]()
    for row in [row for row in examined(file) if row.outcome == Outcome.NO]:
        checkpoint()
        options = numbered(file, prepared, row.solution)
        taken = take_apart_with_turns(prepared.puzzle, placements_of(options, prepared.reduction), limits)
        found[taken.status] += 1
        if as_json:
            terminal_output.write_json({"solution": row.solution, "status": taken.status, "turns": taken.turns,
                                        "moves": len(taken.moves)})
        elif taken.status == APART_WITH_TURNS:
            terminal_output.write(f"Solution {row.solution} comes apart with {counted(taken.turns, 'turn')}, "
                                  f"{counted(len(taken.moves), 'move')} in all.\n")
    if not as_json:
        for status, many in sorted(found.items()):
            terminal_output.write(f"{status}: {counted(many, 'solution')} of those that slides do not take apart\n")
