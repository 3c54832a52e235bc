"""The quick suite: all tests but those of the window and those that were measured to take long.

`pytest --quick` runs it. `pytest --measure` runs all tests that it is given, on a machine that does nothing else, and
writes the functions that take long into the list that --quick reads; functions of files that were not run stay in it
as they are.
"""

import itertools
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

LIST = Path(__file__).with_name("long_tests.txt")
LONG = 0.3
"""Seconds of all cases of a test function from which it is left out."""
WINDOW = {"qapp", "qtbot"}


def in_part(cases: Iterable[Any], every: int, several: bool = False) -> list[ParameterSet]:
    """Return all cases of a test; only one of so many is tried each time, the others where slow proofs are run.

    cases: values, or what pytest.param returns; those that are slow already are not counted.
    several: each value holds those of several parameters.
    """
    made: list[ParameterSet] = []
    quick = itertools.count()
    for case in cases:
        values, marks, name = case if isinstance(case, ParameterSet) else (case if several else (case,), (), None)
        is_slow = any(mark.name == "slow" for mark in marks) or next(quick) % every
        made.append(pytest.param(*values, id=name, marks=[*marks, pytest.mark.slow] if is_slow else marks))
    return made


def add_options(parser: pytest.Parser) -> None:
    """Add --quick and --measure to the command line of pytest."""
    group = parser.getgroup("latticework")
    group.addoption("--quick", action="store_true", help="leave out tests of the window and those that take long")
    group.addoption("--measure", action="store_true", help=f"measure which tests take long, and write {LIST.name}")


def function_name(item: pytest.Item) -> str:
    """Return file, class and function of a test, without the parameters."""
    return item.nodeid.partition("[")[0]


def opens_window(item: pytest.Item) -> bool:
    """Say whether a test starts Qt's windows."""
    return not WINDOW.isdisjoint(getattr(item, "fixturenames", ()))


def leave_out_long(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what the quick suite leaves out."""
    long = set(LIST.read_text("utf-8").splitlines())
    out = [item for item in items if function_name(item) in long or opens_window(item)]
    items[:] = [item for item in items if item not in set(out)]
    config.hook.pytest_deselected(items=out)


class Measuring:
    """Adds up the time of the cases of each test function, and writes down those that take long."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test with its fixtures."""
        before = time.perf_counter()
        done = yield
        if not opens_window(item):
            self.seconds[function_name(item)] += time.perf_counter() - before
        return done

    def pytest_sessionfinish(self) -> None:
        """Write the list, with what was known of files that were not run."""
        files = {name.partition("::")[0] for name in self.seconds}
        other = {name for name in LIST.read_text("utf-8").splitlines() if name.partition("::")[0] not in files}
        long = other | {name for name, seconds in self.seconds.items() if seconds >= LONG}
        LIST.write_text("".join(f"{name}\n" for name in sorted(long)), "utf-8")
