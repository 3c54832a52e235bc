"""A user lets a long search go on behind other windows, sees how far it is, and saves a copy of it meanwhile."""

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.shell import desktop_notices
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.totals import Totals
from latticework.search import WHOLE
from latticework.store.search_file import SearchFile
from session_help import dominoes, slices_of, write
from window_help import comes_to


def test_the_title_shows_the_share_and_a_copy_can_be_resumed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    slices_of(monkeypatch, 2000)
    window = opened_window(qtbot)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "copy"), ""))
    window.files.open_path(write(tmp_path, dominoes(8, 8)))
    comes_to(qtbot, window, SearchState.IDLE)
    window.search.workers.setValue(1)
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.share.percent is not None and window.runner.totals.solutions > 0, timeout=60_000)
    assert window.windowTitle().startswith(f"{window.share.percent} % – ")
    window.actions_by_text["Sa&ve a copy of the search…"].trigger()
    assert window.runner.running
    with closing(SearchFile.open(tmp_path / "copy.search")) as copy:
        assert 0 < copy.totals().solutions <= window.runner.totals.solutions + 10**6
        assert copy.frontier()
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.PAUSED)
    assert not window.windowTitle().startswith(f"{window.share.percent} %")
    assert window.share.percent is None


def test_the_icon_in_the_dock_is_updated_only_for_other_numbers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    told: list[int | None] = []
    monkeypatch.setattr(desktop_notices, "_show_on_icon", told.append)
    window = opened_window(qtbot)
    runner = window.runner
    monkeypatch.setattr(runner, "state", SearchState.RUNNING)
    for percent in (0.2, 0.9, 1, 1.5, 50):
        monkeypatch.setattr(runner, "totals", Totals(explored=int(WHOLE * percent / 100)))
        window.share._refresh()
    monkeypatch.setattr(runner, "state", SearchState.PAUSED)
    window.share._refresh()
    assert told == [0, 1, 50, None]
