"""Solving a puzzle of the library and comparing its counts with the published ones."""

import os
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from latticework.cli.interrupts import interrupts
from latticework.cli.run_search import search_on
from latticework.jobs.facts import reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle
from latticework.run.search import Search
from latticework.search import WHOLE


def check(name: str, puzzle: Puzzle) -> dict[str, Any]:
    """Solve a puzzle; return its three counts, whether all published ones agree, and how long it took."""
    begin = time.perf_counter()
    prepared = prepare(puzzle)
    totals = Totals(explored=WHOLE) if reasons(prepared) else _searched(prepared)
    if not totals.complete:
        raise KeyboardInterrupt
    counts = totals.by_modulus
    agrees = all(counts[entry.modulo] == entry.solutions for entry in puzzle.published)
    return {"name": name, "solutions": [*counts.values()], "agrees": agrees,
            "seconds": round(time.perf_counter() - begin, 3)}


def _searched(prepared: Prepared) -> Totals:
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepared, Path(folder) / "search")) as search:
        return search_on(search, os.cpu_count() or 1, None, True, stop)
