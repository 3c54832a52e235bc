"""Measure every solver on a case, each in a process of its own, and hold their solutions against each other."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import numpy as np

from latticework.bench import measure, peers
from latticework.bench.cases import Case
from latticework.bench.measure import Taken
from latticework.search import ENGINES, make_problem

LIMIT = 120.0
"""Seconds of clock that a process of a solver may take; a measurement that takes longer has no time."""


@dataclass(frozen=True)
class Measured:
    """What a solver took on a case, or why there is no time: `reason`; `wrong`, that its solutions are."""

    solver: str
    taken: Taken | None
    reason: str = ""
    wrong: bool = False

    @property
    def seconds(self) -> float | None:
        """The median of its runs, None without a valid one."""
        return median(self.taken.seconds) if self.taken and not self.reason else None


def engines() -> tuple[str, ...]:
    """Return the engines that can be asked for by name."""
    return tuple(engine for engine in ENGINES if engine != "auto")


def default(case: Case) -> str:
    """Return the engine that is used when none is asked for."""
    return make_problem(case.cover).engine


def measured(
    case: Case, repeat: int, limit: float = LIMIT, solvers: tuple[str, ...] = (),
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[Measured]:
    """Yield what each solver took, engines first, the default one before all; all of them unless some are named."""
    first = default(case)
    others = [engine for engine in engines() if engine != first] + list(filter(peers.installed, peers.PEERS))
    expected = case.expected
    for solver in solvers or (first, *others):
        tell(f"{case.name}: {solver}")
        one = _one(case, solver, repeat, limit, expected)
        if one.taken and not one.reason and expected is None:
            expected = one.taken.solutions
        yield one


def _one(case: Case, solver: str, repeat: int, limit: float, expected: int | None) -> Measured:
    if solver in peers.PEERS and not peers.takes(solver, case.cover):
        return Measured(solver, None, "—")  # has no word for items that are covered at most once, or several times
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        path = Path(folder) / "problem.npz"
        given = case.given(solver if solver in engines() else "auto")
        cover = given.cover
        np.savez(path, start=cover.start, items=cover.items, least=cover.least, most=cover.most, order=given.order)
        try:
            ran = subprocess.run([sys.executable, "-m", measure.__name__, str(path), solver, str(repeat)],
                                 capture_output=True, text=True, timeout=limit, check=False)
        except subprocess.TimeoutExpired:
            return Measured(solver, None, f"over {limit:g} s")
        if ran.returncode:
            why = (ran.stderr.strip() or f"exit status {ran.returncode}").splitlines()[-1]
            return Measured(solver, None, f"failed: {why}", wrong=solver not in peers.PEERS)
        taken = Taken(**json.loads(ran.stdout.splitlines()[-1]))
        rows = path.with_suffix(".npy")
        reason = case.verdict(np.load(rows), given.job) if rows.exists() else ""
    if expected is not None and taken.solutions != expected:
        reason = f"{taken.solutions:,} solutions where {expected:,} were expected"
    return Measured(solver, taken, reason, wrong=bool(reason))
