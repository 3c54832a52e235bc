"""Nothing that is not finished is shown as 100 %: not in the window, not in the terminal, not in a page."""

import re
from math import nextafter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from latticework.cli import solve as solve_command
from latticework.cli import terminal_output
from latticework.files.opened_and_written import Figures
from latticework.files.pictures.web_page import _search_facts
from latticework.gui.help.console.namespace import SearchInWindow
from latticework.gui.library.puzzle_state import PAUSED, PuzzleState
from latticework.gui.searches.search_rows import SearchRows
from latticework.gui.solve.status_texts import explored_text
from latticework.jobs.totals import Totals, explored_part
from latticework.search import WHOLE
from latticework.visible_text import percent

SHARES = (0.994, 0.996, 0.9996, 0.99996, 0.999_999_9, nextafter(1.0, 0.0))


def shown(text: str) -> float:
    """Return the percentage in a text."""
    [found] = re.findall(r"[\d.,]+(?= ?%)", text)
    return float(found)


def totals(share: float) -> Totals:
    """Return the totals of a search with this share explored, which is short of all."""
    return Totals(explored=min(int(share * WHOLE), WHOLE - 1), seconds=1.0)


def test_division_does_not_round_to_the_end() -> None:
    assert Totals(explored=WHOLE - 1).explored_part < 1
    assert Totals(explored=WHOLE // 3 - 1, share=WHOLE // 3).explored_part < 1
    assert explored_part(WHOLE) == 1 == Totals(explored=WHOLE).explored_part


@pytest.mark.parametrize("digits", range(6))
def test_only_what_is_finished_is_100_percent(digits: int) -> None:
    for share in SHARES:
        assert float(f"{percent(share, digits):.{digits}f}") < 100
    assert percent(1.0, digits) == 100
    assert percent(0.25, digits) == 25


@pytest.mark.parametrize("share", SHARES)
def test_every_place_that_shows_the_share(share: float, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    found = totals(share)
    part = found.explored_part
    monkeypatch.setattr(SearchInWindow, "_totals", found)
    monkeypatch.setattr(SearchRows, "_totals", lambda *_: found)
    texts = [PuzzleState(PAUSED, part).words, PuzzleState("running", part).words, explored_text(part),
             repr(SearchInWindow(None)), SearchRows._figures(SearchRows.__new__(SearchRows), Path("a.search")),
             dict(_search_facts(Figures("bitset", found)))["Searched"]]  # type: ignore[arg-type]
    lines = terminal_output._Lines()
    lines._next = 0.0
    lines.move(part, "3 solutions")
    texts.append(capsys.readouterr().err)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    with terminal_output.bar(quiet=False) as move:
        move(part, "")
    texts += re.findall(r"[\d.]+ %", capsys.readouterr().err)[-1:]
    fields = {"name": "x", "method": "m", "why": "", "cut": {}, "nodes": 1, "updates": None, "explored": part,
              "seconds": 1.0, "seconds_start": 0.0, "seconds_prepare": 0.0, "solutions": 0, "hash": "",
              **dict.fromkeys(terminal_output.COUNTS)}
    texts.append(solve_command.in_words(fields)["explored"])
    assert [text for text in texts if not 99 <= shown(text) < 100] == []


def test_the_end_is_100_percent() -> None:
    assert explored_text(1.0) == "100 %"
