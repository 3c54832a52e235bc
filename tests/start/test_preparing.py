"""Getting a large puzzle ready says how far it is, and of a small one nothing is said."""

from contextlib import suppress

import pytest

from latticework import cancel
from latticework.cancel import checkpoint, reporting
from latticework.cli import terminal_output
from latticework.jobs.job import prepare
from shapes import box, flat


def said(monkeypatch: pytest.MonkeyPatch, moment: float) -> list[tuple[str, float]]:
    """Return what is said while 6x10 by the pentominoes is made ready, of which the first moment is passed over."""
    monkeypatch.setattr(cancel, "MOMENT", moment)
    heard: list[tuple[str, float]] = []
    with reporting(lambda doing, share: heard.append((doing, share))):
        prepare(flat(box(10, 6)))
    return heard


def test_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = dict(said(monkeypatch, 0))
    assert heard["placing part 6 of 12"] == 0.5
    assert heard["placing part 12 of 12"] == 1
    tried = [share for doing, share in heard.items() if doing.startswith("trying symmetry")]
    assert tried == sorted(tried)
    assert 0 < len(tried) < 4, "the others are products of these"


def test_nothing_is_said_of_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, 60) == []


def test_nobody_is_notified_afterwards() -> None:
    heard = []
    with suppress(ZeroDivisionError), reporting(lambda doing, share: heard.append((doing, share))):
        _ = 1 / 0
    checkpoint("late", 1)
    assert heard == []


def test_a_line_in_a_log(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(cancel, "MOMENT", 0)
    monkeypatch.setattr(terminal_output, "FIRST", 0)
    with terminal_output.preparing():
        checkpoint("placing part 3 of 4", 0.75)
    assert capsys.readouterr().err == "latticework: 75.0 % after 0.0 s: placing part 3 of 4\n"
