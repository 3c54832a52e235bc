"""How hard sets of parts are, which is found out in a thread."""

from collections.abc import Iterable
from functools import partial
from time import monotonic
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal

from latticework.cancel import checkpoint
from latticework.designs.judge import Judge
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.favourites import Parts
from latticework.jobs.job import Prepared

_AT_A_TIME = 0.2
"""Seconds for which sets are judged before those that are known are shown."""
_WAITING = 200
"""The most sets that wait because they were on show; older ones were scrolled out of sight."""

MOST_NODES = 1_000_000
"""The most nodes for a set, a second at most: its search cannot be cancelled."""


class Hard(NamedTuple):
    """How hard a set is, see `Judged`; whether its search came to the end, and else this is about right."""

    difficulty: float
    exact: bool = True


class Difficulties(QObject):
    """Judges sets in a thread: those that are on show, the latest first, and all that are needed for an order."""

    judged = Signal()  # some more are known

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Parts, Hard] = {}
        self._shown: dict[Parts, None] = {}
        self._needed: dict[Parts, None] = {}
        self._prepared: Prepared | None = None
        self._judge: Judge | None = None
        self._judging = TaskQueue("difficulty of sets", self._on_judged)

    def of(self, parts: Parts) -> Hard | None:
        """Return how hard a set that is on show is; None until that is known."""
        if parts not in self._known:
            self._shown.pop(parts, None)
            self._shown[parts] = None
            if len(self._shown) > _WAITING:
                del self._shown[next(iter(self._shown))]
            self._begin()
        return self._known.get(parts)

    def known(self, parts: Parts) -> Hard | None:
        """Return how hard a set is if that is known; it is not judged for this."""
        return self._known.get(parts)

    def need(self, every: Iterable[Parts]) -> None:
        """Judge all of these, and no others that are not on show."""
        self._needed = dict.fromkeys(parts for parts in every if parts not in self._known)
        self._begin()

    @property
    def missing(self) -> int:
        """How many of those needed are not known yet."""
        return len(self._needed)

    def judge_for(self, prepared: Prepared | None) -> None:
        """Forget all; from now on judge the sets of another search."""
        self._judging.cancel()
        self._known, self._shown, self._needed = {}, {}, {}
        self._prepared, self._judge = prepared, None

    def close(self) -> None:
        """Judge no more, for good."""
        self._judging.close()

    def _begin(self) -> None:
        waiting = [*reversed(self._shown), *(parts for parts in self._needed if parts not in self._shown)]
        if waiting and self._prepared is not None and not self._judging.busy:
            self._judging.add(partial(_judged, self._prepared, self._judge, waiting))

    def _on_judged(self, task: "Task[tuple[Judge, dict[Parts, Hard]]]") -> None:
        if task.error is not None:
            return
        self._judge, known = task.result()
        self._known.update(known)
        for parts in known:
            self._shown.pop(parts, None)
            self._needed.pop(parts, None)
        self._begin()
        self.judged.emit()


def _judged(prepared: Prepared, judge: Judge | None, waiting: list[Parts]) -> tuple[Judge, dict[Parts, Hard]]:
    """Judge sets, in their order, as long as it takes little time."""
    judge, known, until = judge or Judge.of(prepared.reduction), dict[Parts, Hard](), monotonic() + _AT_A_TIME
    for parts in waiting:
        checkpoint()
        found = judge.judge(np.frombuffer(parts, np.int64)[None], most_nodes=MOST_NODES)
        known[parts] = Hard(float(found.difficulty[0]), bool(found.nodes[0] < MOST_NODES))
        if monotonic() > until:
            break
    return judge, known
