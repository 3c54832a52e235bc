"""Counting the solutions for each target of a puzzle, one after the other; no solution is kept."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.jobs.facts import reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import NONE
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle, targets
from latticework.run.crew import Crew
from latticework.run.search import Search

ALONE = 2.0
"""Seconds that a target is searched in this process before workers are started."""


@dataclass(frozen=True)
class TargetCount:
    """The counts of one target, numbered from 0, and the seconds they took; refusal: why it could not be counted."""

    target: int
    totals: Totals
    seconds: float
    refusal: str = ""


def count_targets(puzzle: Puzzle, crew: Crew, stop: threading.Event,
                  report: Callable[[float], None] = lambda _: None) -> Iterator[TargetCount]:
    """Yield the counts of each target until `stop` is set; a target that was not finished is left out.

    report: called with the explored share of all targets, 0 to 1.
    """
    number = len(targets.targets(puzzle))
    for target in range(number):
        begin = time.monotonic()
        try:
            totals = _counted(targets.at_target(puzzle, target), crew, stop,
                              lambda share, before=target: report((before + share) / number))  # type: ignore[misc]
        except CancelledError:
            return
        except LatticeworkError as error:
            yield TargetCount(target, Totals(), time.monotonic() - begin, error.text)
        else:
            if not totals.complete:
                return
            yield TargetCount(target, totals, time.monotonic() - begin)
        report((target + 1) / number)


def _counted(puzzle: Puzzle, crew: Crew, stop: threading.Event, report: Callable[[float], None]) -> Totals:
    with cancellable(stop):
        prepared = prepare(puzzle)
        if reasons(prepared):
            return Totals(explored=Totals().share)
    with TemporaryDirectory(prefix="latticework-") as folder:
        return _searched(prepared.keeping(NONE), Path(folder) / "target.search", crew, stop, report)


def _searched(prepared: Prepared, path: Path, crew: Crew, stop: threading.Event,
              report: Callable[[float], None]) -> Totals:
    with cancellable(stop):
        begun = Search.start(prepared, path)
    # Closed before the folder is removed, which Windows would refuse.
    with closing(begun) as search:
        return search.run(crew, stop, lambda status: report(status.explored), at_once=stop, alone=ALONE)
