"""How long the program takes to start: an interpreter, the commands, kernels compiled and kernels loaded."""

import tempfile
from collections.abc import Callable
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median

from latticework.bench import run_python

_TIMED = """
import json, time
begin = time.process_time()
{}
loaded = time.process_time()
{}
done = time.process_time()
print(json.dumps({{"processor": done, "loading": loaded - begin, "first": done - loaded}}))
"""
_SEARCH = ("from latticework.search.warm_kernels import warm", "warm()")
COLD, WARM = "engines, cold", "engines, warm"
STARTS = {
    "interpreter": ("Python alone", "pass", "pass"),
    "commands": ("what `info` needs, the quickest command with a puzzle", "import latticework.cli.info", "pass"),
    COLD: ("every engine on the smallest problem, kernels compiled", *_SEARCH),
    WARM: ("every engine on the smallest problem, kernels compiled before", *_SEARCH),
}
"""What is started: a title, and as Python code what is loaded and what is run first."""


@dataclass(frozen=True)
class Started:
    """Median seconds of a process from start to end, by the clock and of the processor.

    loading, first: processor seconds of loading modules, which compiles kernels or loads them, and of a first run.
    """

    name: str
    seconds: float
    processor: float
    loading: float
    first: float


def started(repeat: int, report: Callable[[str], None] = lambda _: None) -> list[Started]:
    """Start everything in turn, some rounds; the cold start, which begins with an empty cache of kernels, once."""
    runs: dict[str, list[Started]] = {name: [] for name in STARTS}
    # Kernels that are still loaded keep their files open, which Windows then refuses to remove.
    with tempfile.TemporaryDirectory(prefix="latticework-", ignore_cleanup_errors=True) as folder:
        for turn in range(repeat):
            for name in STARTS:  # the warm start finds what the cold one left
                if name != COLD or not turn:
                    report(f"start: {STARTS[name][0]}, round {turn + 1} of {repeat}")
                    runs[name].append(_once(name, Path(folder)))
    return [_median(one) for one in runs.values()]


def _once(name: str, cache: Path) -> Started:
    # A cache of its own, empty at first: the one of the user would make no start cold.
    environment = {"NUMBA_CACHE_DIR": str(cache)} if name in {COLD, WARM} else {}
    figures, seconds = run_python.json_from(["-c", _TIMED.format(*STARTS[name][1:])], environment)
    return Started(name, seconds, **figures)


def _median(runs: list[Started]) -> Started:
    columns = zip(*(astuple(one)[1:] for one in runs), strict=True)
    return Started(runs[0].name, *map(median, columns))
