"""Measure every solver on a case, each in a process of its own, and compare their solutions.

Repeats alternate: every solver once, then every solver again, so that a slow minute of the machine hits them all.
"""

import json
import math
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from latticework.bench import measure, peers, run_python
from latticework.bench.cases import Case, Given
from latticework.bench.measure import Taken
from latticework.files import exact_covers
from latticework.search.engines import REGISTER
from latticework.visible_text import counted

LIMIT = 120.0
"""Seconds of clock that a process of a solver may take; a measurement that takes longer has no time."""
_ENOUGH = 10.0
"""Process seconds of a run from which on it is not repeated."""


@dataclass(frozen=True)
class How:
    """How to measure: rounds, seconds of clock for a process, commands of programs to run beside, by name.

    solvers: what is measured beside the default engine, all when empty.
    """

    repeat: int = 3
    limit: float = LIMIT
    beside: Mapping[str, str] = field(default_factory=dict)
    report: Callable[[str], None] = lambda _: None
    solvers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Measured:
    """The time of a solver on a case, or the `reason` why there is none; `wrong`: its solutions were."""

    solver: str
    taken: Taken | None
    reason: str = ""
    wrong: bool = False

    @property
    def seconds(self) -> float | None:
        """The median of its runs, None without a valid one."""
        return median(self.taken.seconds) if self.taken and not self.reason else None


def engines() -> tuple[str, ...]:
    """Return the names of the engines."""
    return tuple(REGISTER)


def solvers(how: How) -> tuple[str, ...]:
    """Return the names of all that is measured: engines, installed peers, programs beside; or the chosen ones."""
    every = *engines(), *filter(peers.installed, peers.PEERS), *how.beside
    return tuple(name for name in every if not how.solvers or name in how.solvers)


def measured(case: Case, how: How = How(), only: tuple[str, ...] = ()) -> list[Measured]:
    """Return the measurements of each solver, the default engine first; only: of these solvers."""
    names = only or (case.default, *(name for name in solvers(how) if name != case.default))
    found: dict[str, Measured] = {}
    expected = case.expected
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        runs = {name: _Run(case, name, how, Path(folder)) for name in names}
        for turn in range(how.repeat):
            for name in names:
                if turn and not _again(found[name]):
                    continue
                how.report(f"{case.name}: {name}, round {turn + 1} of {how.repeat}")
                one = _judged(runs[name].once(), expected)
                # Without a published count the first solver that ends sets it for all others.
                if expected is None and one.taken and not one.reason:
                    expected = one.taken.solutions
                found[name] = _joined(found[name], one) if turn else one
    return list(found.values())


def _again(one: Measured) -> bool:
    return one.seconds is not None and one.seconds < _ENOUGH


def _judged(one: Measured, expected: int | None) -> Measured:
    if one.reason or one.taken is None or expected in {None, one.taken.solutions}:
        return one
    reason = f"{counted(one.taken.solutions, 'solution')} where {expected:,} were expected"
    return replace(one, reason=reason, wrong=True)


def _joined(before: Measured, one: Measured) -> Measured:
    """Return a measurement with all runs of two; one that failed stands alone."""
    if before.taken is None or one.taken is None or one.reason:
        return one
    memory = max(before.taken.memory or 0, one.taken.memory or 0) or None
    return replace(one, taken=replace(one.taken, seconds=before.taken.seconds + one.taken.seconds, memory=memory))


class _Run:
    """Runs a solver on a case: keeps its command, and the problem in a file."""

    def __init__(self, case: Case, solver: str, how: How, folder: Path) -> None:
        self.case, self.solver, self.how = case, solver, how
        # Numbered, as a name of a problem need not be a file name.
        self.path = folder / f"{len(list(folder.iterdir()))}.npz"
        self.beside, self.ours = solver in how.beside, solver in engines()
        self.given = case.given(solver if self.ours else case.default)
        self.taken = self.ours or (_only_once(self.given) if self.beside else peers.takes(solver, self.given.cover))
        if self.taken:
            self._save()

    def _save(self) -> None:
        cover, given = self.given.cover, self.given
        if self.beside:
            exact_covers.write_matrix(self.path, cover, self.case.expected)
        else:
            np.savez(self.path, start=cover.start, items=cover.items, least=cover.least, most=cover.most,
                     order=given.order, by_size=given.by_size)

    def once(self) -> Measured:
        """Run the solver in a process of its own."""
        if not self.taken:
            return Measured(self.solver, None, "—")  # no word for items covered at most once, or several times
        # A process of its own: its peak of memory is that of this solver alone, and a crash ends nothing else.
        try:
            ran = subprocess.run(self._command(), capture_output=True, text=True, timeout=self.how.limit, check=False)
        except subprocess.TimeoutExpired:
            return Measured(self.solver, None, f"over {self.how.limit:g} s")
        except OSError as error:
            return Measured(self.solver, None, f"failed: {error.strerror}: {self.how.beside[self.solver]}")
        if ran.returncode:
            why = run_python.why_failed(ran)
            if self.ours and ran.returncode == measure.REFUSED:
                return Measured(self.solver, None, f"refused: {why}")
            return Measured(self.solver, None, f"failed: {why}", wrong=self.ours)
        try:
            taken = _taken(ran.stdout)
        except ValueError as error:
            return Measured(self.solver, None, f"failed: {error}")
        # Written by our engines only, see `measure.main`; of the others just the number is compared.
        rows = self.path.with_suffix(".npy")
        wrong = self.case.verdict(np.load(rows), self.given.job) if rows.exists() else ""
        return Measured(self.solver, taken, wrong, bool(wrong))

    def _command(self) -> list[str]:
        if self.beside:
            return [*shlex.split(self.how.beside[self.solver]), str(self.path)]
        return [sys.executable, "-m", measure.__name__, str(self.path), self.solver, str(measure.LEAST)]


def _only_once(given: Given) -> bool:
    return bool((given.cover.most == 1).all())


def _taken(output: str) -> Taken:
    """Return what a program printed on its last line; raises ValueError."""
    last = (output.strip().splitlines() or [""])[-1]
    try:
        given: dict[str, Any] = json.loads(last)
        seconds = given["seconds"] if isinstance(given["seconds"], list) else [given["seconds"]]
        more = {name: given.get(name) for name in ("memory", "tables", "nodes", "updates", "profile")}
        times = [float(second) for second in seconds]
        if not times or not all(math.isfinite(second) and second >= 0 for second in times):
            raise ValueError("seconds")
        return Taken(times, int(given["solutions"]), **more)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ValueError(f'printed {last[:60]!r} instead of {{"seconds": ..., "solutions": ...}}') from None
