"""Counting the solutions for each target of a puzzle, one after the other, and a file that keeps the counts."""

import hashlib
import os
import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec

from latticework.cancel import CancelledError, cancellable
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_system
from latticework.jobs.facts import reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import NONE
from latticework.jobs.method import AUTO, Method
from latticework.jobs.totals import Totals
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, dump, targets
from latticework.puzzle.limits import MAX_TARGETS
from latticework.reading import read_within
from latticework.replaced_files import replace
from latticework.run.crew import Crew
from latticework.run.search import Search
from latticework.store.search_lock import SearchLock

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
                  report: Callable[[float], None] = lambda _: None, method: Method = AUTO,
                  counted: Collection[int] = ()) -> Iterator[TargetCount]:
    """Yield the counts of each target until `stop` is set; a target that was not finished is left out.

    report: called with the explored share of all targets, 0 to 1. counted: targets that need not be counted again.
    """
    number = len(targets.targets(puzzle))
    for target, alone in enumerate(targets.each_alone(puzzle)):
        if target in counted:
            continue
        begin = time.monotonic()
        try:
            totals = _counted(alone, method, crew, stop,
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


def _counted(puzzle: Puzzle, method: Method, crew: Crew, stop: threading.Event,
             report: Callable[[float], None]) -> Totals:
    with cancellable(stop):
        prepared = prepare(puzzle, method)
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


_KIND = "Latticework counts of targets"
_MOST_BYTES = 1_000 + 300 * MAX_TARGETS
_Count = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    format: int
    puzzle: str


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    """The counts of a target, numbered from 1."""

    target: Annotated[int, msgspec.Meta(ge=1, le=MAX_TARGETS)]
    all: _Count
    rotations: _Count
    reflections: _Count
    nodes: _Count
    seconds: Annotated[float, msgspec.Meta(ge=0)]


class KeptTargetCounts:
    """A file with the counts of targets that are finished: JSON, a line for the puzzle and one for each target.

    A program that is killed loses the target at which it was, as lines are appended one by one.
    """

    def __init__(self, path: Path, puzzle: Puzzle) -> None:
        self.path = path
        text = dump(targets.at_target(puzzle, 0)).encode()
        self._head = _Head(_KIND, 1, hashlib.sha256(text).hexdigest())
        self._number = len(puzzle.others) + 1

    @staticmethod
    @contextmanager
    def held(path: Path, puzzle: Puzzle) -> Iterator["KeptTargetCounts"]:
        """Have the file for this program alone; raises SearchedElsewhereError while another program has it."""
        lock = SearchLock(path)
        lock.take()
        try:
            yield KeptTargetCounts(path, puzzle)
        finally:
            lock.release()

    def read(self) -> dict[int, TargetCount]:
        """Return the counts in the file, by targets from 0, and make the file ready for more.

        Raises FileRefusedError if it is damaged or of another puzzle; it then stays as it was.
        """
        if not self.path.exists():
            replace(self.path, msgspec.json.encode(self._head) + b"\n")
            return {}
        lines = read_within(self.path, _MOST_BYTES).split(b"\n")
        *whole, torn = lines  # a line without its end was being written when the program was killed
        found = {count.target: count for count in self._counts(whole)}
        if torn:
            replace(self.path, b"".join(line + b"\n" for line in whole))
        return found

    def _counts(self, lines: list[bytes]) -> Iterator[TargetCount]:
        seen = set[int]()
        for number, line in enumerate(lines, 1):
            try:
                if number > 1:
                    row = msgspec.json.decode(line, type=_Row)
                elif msgspec.json.decode(line, type=_Head) != self._head:
                    raise FileRefusedError(self.path, phrase("contains counts of another puzzle, or of an earlier "
                                                             "state of this one; it was not changed. Name another "
                                                             "file"))
                else:
                    continue
            except (msgspec.DecodeError, RecursionError):
                raise FileRefusedError(self.path, phrase("is not a file of target counts, or is damaged; it was "
                                                         "not changed"), f"line {number}") from None
            if (row.target > self._number or row.target in seen or bool(row.all) != bool(row.reflections)
                    or not row.reflections <= row.rotations <= min(row.all, 2 * row.reflections)):
                raise FileRefusedError(self.path, phrase("has counts that no target of the puzzle can have; the file "
                                                         "was not changed"), f"line {number}")
            seen.add(row.target)
            yield TargetCount(row.target - 1, Totals(
                nodes=row.nodes, explored=Totals().share, solutions=row.reflections, rotations=row.rotations,
                copies=row.all), row.seconds)
        if not lines:
            raise FileRefusedError(self.path, phrase("is not a file of target counts, or is damaged; it was not "
                                                     "changed"))

    def add(self, count: TargetCount) -> None:
        """Append the counts of a target; raises LatticeworkError."""
        totals = count.totals
        row = _Row(count.target + 1, totals.copies, totals.rotations, totals.solutions, totals.nodes, count.seconds)
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise FileRefusedError(self.path, reason_of_system(error)) from None
