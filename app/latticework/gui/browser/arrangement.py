"""Which solutions are listed in which order, worked out in a thread of its own as there may be a million."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.thread_failures import report_failure
from latticework.session import SearchFile
from latticework.session.apart_so_far import By, best_first

Numbers = NDArray[np.int64]


class Order(Enum):
    """What solutions are ordered by; those that come apart in the most moves come first."""

    NUMBER = "number"
    LEVEL = "level"
    MOVES = "moves"
    STATES = "states"


class Filter(Enum):
    """Which solutions are listed."""

    ALL = "all"
    APART = "apart"
    HIGHEST = "highest"


@dataclass(frozen=True)
class Arrangement:
    """A wish for a list: its order, and which solutions are in it."""

    order: Order = Order.NUMBER
    only: Filter = Filter.ALL


BY_NUMBER = Arrangement()
"""All solutions in the order of their numbers; nothing need be worked out for it."""


_BY = {Order.LEVEL: By.LEVEL, Order.MOVES: By.MOVES, Order.STATES: By.STATES}


def numbers_in_order(file: SearchFile, wish: Arrangement) -> Numbers:
    """Return the numbers of the solutions, from 0, as they are to be listed."""
    first = best_first(file, _BY.get(wish.order, By.LEVEL), wish.only == Filter.HIGHEST) - 1
    if wish.order == Order.NUMBER:
        first.sort()
    if wish.only != Filter.ALL:
        return first
    rest = np.ones(file.totals().stored, bool)
    rest[first] = False
    return np.concatenate([first, np.flatnonzero(rest)])


class Arranger(QObject):
    """Works out lists, the latest that is asked for; `arranged` carries the wish, the file and the numbers."""

    arranged = Signal(object, object, object)  # Arrangement, Path, Numbers

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="arrange")
        self._wanted: object = None
        self._closed = False

    def arrange(self, path: Path, wish: Arrangement) -> None:
        """Begin to work out the list of a search file."""
        if self._closed:
            return
        self._wanted = asked = object()
        self._executor.submit(self._in_thread, path, wish, asked).add_done_callback(report_failure)

    def close(self) -> None:
        """Work nothing out any more."""
        self._closed, self._wanted = True, None
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _in_thread(self, path: Path, wish: Arrangement, asked: object) -> None:
        if asked is not self._wanted:
            return  # something else was asked for meanwhile
        with suppress(LatticeworkError, RuntimeError):  # damaged, as `latticework verify` tells; or the program ends
            with closing(SearchFile.open(path, check=False)) as file:
                numbers = numbers_in_order(file, wish)
            self.arranged.emit(wish, path, numbers)
