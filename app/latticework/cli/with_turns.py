"""`latticework disassemble --turns`: which solutions come apart when their parts may also turn."""

import threading
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from latticework.apart import APART_WITH_TURNS, Limits, TurnedApart, take_apart_with_turns
from latticework.cancel import CancelledError, cancellable, checkpoint
from latticework.cli import terminal_output
from latticework.jobs.apart_job import Outcome
from latticework.solution import placements_of
from latticework.store.apart_so_far import examined
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, numbered
from latticework.visible_text import counted


@dataclass
class Tried:
    """What came of trying turns, an entry of --json for each solution; unless for JSON it is also said in words."""

    as_json: bool
    entries: list[dict[str, Any]] = field(default_factory=list)

    def all_of(self, file: SearchFile, limits: Limits, stop: threading.Event) -> bool:
        """Try turns on each solution that slides are known not to take apart; return whether all were tried."""
        try:
            with cancellable(stop):
                self._each(file, limits)
        except CancelledError:
            terminal_output.fail("latticework: stopped before turns were tried on all solutions")
            return False
        if not self.as_json:
            for status, many in sorted(Counter(entry["status"] for entry in self.entries).items()):
                terminal_output.write(f"{status}: {counted(many, 'solution')} of those that slides do not take "
                                      "apart\n")
        return True

    def _each(self, file: SearchFile, limits: Limits) -> None:
        prepared = as_begun(file)
        for row in examined(file):
            checkpoint()
            if row.outcome == Outcome.NO:
                options = numbered(file, prepared, row.solution)
                self._enter(row.solution, take_apart_with_turns(
                    prepared.puzzle, placements_of(options, prepared.reduction), limits))

    def _enter(self, number: int, found: TurnedApart) -> None:
        self.entries.append({"solution": number, "status": found.status, "turns": found.turns,
                             "moves": len(found.moves)})
        if found.status == APART_WITH_TURNS and not self.as_json:
            terminal_output.write(f"Solution {number} comes apart with {counted(found.turns, 'turn')}, "
                                  f"{counted(len(found.moves), 'move')} in all.\n")
