"""News from a thread never come faster than a window can show them."""

import threading
from pathlib import Path

import pytest

import session_help
from latticework.gui.common import paced
from latticework.gui.common.paced import Paced
from latticework.session import Search


def test_a_flood_is_thinned_out_and_the_last_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    now, sent = 0.0, list[int]()
    monkeypatch.setattr(paced, "monotonic", lambda: now)
    news = Paced(sent.append)
    for number in range(1000):
        now = 1.0 + number / 1000
        news(number)
    assert sent[0] == 0
    assert 2 <= len(sent) <= 1.0 / paced.PAUSE + 1
    news.end()
    assert sent[-1] == 999
    news.end()
    assert sent.count(999) == 1


def test_news_that_come_slowly_all_arrive_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    times, sent = iter(range(10_000)), list[int]()
    monkeypatch.setattr(paced, "monotonic", lambda: next(times))
    news = Paced(sent.append)
    for number in range(5):
        news(number)
        assert sent[-1] == number


def test_a_search_without_workers_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 50)
    path, prepared = session_help.part_way(tmp_path, session_help.dominoes(8, 8))
    search, stop, reports = Search.start(prepared, path), threading.Event(), list[object]()

    def report(status: object) -> None:
        reports.append(status)
        if len(reports) == 2:  # the first rest is over
            threading.Timer(1.0, stop.set).start()

    search.run(0, stop, report)
    search.close()
    assert len(reports) < 100  # a loop without rest says some ten thousand
