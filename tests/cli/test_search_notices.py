"""What goes wrong during a search is told in the terminal once, and again when it comes back later."""

import threading
from typing import Any

import pytest

from latticework.cli import search_report
from latticework.cli.interrupts import Stop
from latticework.jobs.totals import Totals
from latticework.run.run_status import RunStatus

TROUBLE, OTHER = "The disk is full.", "A worker was lost."


class Told:
    """A search that tells of these notices, each at a time in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, told: list[tuple[float, str]]) -> None:
        self.told, self.now = told, 0.0
        monkeypatch.setattr("latticework.cli.search_report.time.monotonic", lambda: self.now)

    def run(self, _crew: Any, _stop: threading.Event, report: Any, *_: object) -> Totals:
        """Tell of them."""
        for now, notice in self.told:
            self.now = now
            report(RunStatus(Totals(), 0.0, None, 1, 0, notice))
        return Totals()


@pytest.mark.parametrize(("told", "lines"), [
    ([(0, TROUBLE), (40, TROUBLE), (80, TROUBLE)], 1),
    ([(0, TROUBLE), (1, ""), (2, TROUBLE)], 1),
    ([(0, TROUBLE), (1, OTHER), (2, TROUBLE), (3, OTHER)], 2),
    ([(0, TROUBLE), (1, ""), (100, TROUBLE)], 2),
])
def test_each_is_reported_when_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], told: list[tuple[float, str]], lines: int
) -> None:
    search_report.search_on(Told(monkeypatch, told), 1, None, True, Stop())
    assert len(capsys.readouterr().err.splitlines()) == lines
