"""Who searches is chosen in the search panel, the number of workers also while they do."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from gui_help import handle_events
from latticework.gui.solve import method_dialog, search_thread
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import Method
from latticework.run.crew import Crew, Scheduler
from latticework.run.run_status import RunStatus
from panel_help import Open, comes_to, dominoes, told


@pytest.fixture
def searching(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> SearchPanel:
    """A panel whose search takes minutes."""
    monkeypatch.setattr(search_thread, "ALONE", 0.0)
    method_dialog.store_method(Method("bitset"))
    panel = opened(dominoes(8, 10))
    panel.workers.setValue(1)
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.nodes > 0, timeout=60_000)
    return panel


def test_with_no_worker_a_search_waits_and_continues_with_the_next(qtbot: QtBot, searching: SearchPanel) -> None:
    assert searching.workers.isEnabled()
    searching.workers.setValue(0)
    assert told(searching) == "The search waits for workers: their number is 0."
    # Until what was in flight has ended.
    qtbot.waitUntil(lambda: {searching.figures[name].text() for name in ("Time left", "Speed")} == {"–"},
                    timeout=60_000)
    before = searching.runner.totals.nodes
    handle_events()
    assert (searching.runner.totals.nodes, searching.runner.state) == (before, SearchState.RUNNING)
    searching.workers.setValue(2)
    assert told(searching).startswith("Searching: ")
    qtbot.waitUntil(lambda: searching.runner.totals.nodes > before, timeout=60_000)


def test_a_cluster_without_workers_is_waited_for(searching: SearchPanel) -> None:
    searching.workers.setValue(0)
    searching.runner._crew = Crew(0, None, Scheduler("tcp://127.0.0.1:9"))
    status = RunStatus(searching.runner.totals, 1.0, None, 0, 0, remote=1)
    searching.runner.progressed.emit(status)
    assert told(searching).startswith("Searching: ")
    assert searching.figures["Speed"].text() == "1 node a second\n1 worker of the cluster"
    searching.runner.progressed.emit(replace(status, remote=0))
    assert told(searching) == "The search waits for workers: their number is 0."


def test_a_search_that_waits_can_be_paused(qtbot: QtBot, searching: SearchPanel) -> None:
    searching.workers.setValue(0)
    searching.go.trigger()
    comes_to(qtbot, searching, SearchState.PAUSED)


def test_the_next_window_has_at_least_one(qtbot: QtBot, opened: Open) -> None:
    QSettings().setValue("workers", 0)
    assert opened(dominoes(2, 2)).workers.value() == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of workers")
def test_memory_is_unlimited_unless_it_is_chosen(opened: Open) -> None:
    crew = opened(dominoes(2, 2)).crew
    assert (crew.memory.text(), crew.crew().memory) == ("no limit", None)
    crew.memory.stepUp()
    assert (crew.memory.text(), crew.crew().memory) == ("256 MB", 256 << 20)
    assert opened(dominoes(2, 2)).crew.crew().memory == 256 << 20


def test_what_is_no_address_of_a_cluster_is_reported(opened: Open) -> None:
    panel = opened(dominoes(2, 2))
    panel.crew.cluster.setText("http://elsewhere")
    panel.go.trigger()
    assert panel.message.text().startswith("cluster: ")
    assert not panel.runner.running


def test_a_cluster_that_does_not_answer_is_reported(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")
    from latticework.run.cluster import connection

    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    panel = opened(dominoes(2, 2))
    panel.crew.cluster.setText("127.0.0.1:9")
    panel.go.trigger()
    qtbot.waitUntil(lambda: "no scheduler of Dask answers" in panel.message.text(), timeout=60_000)
    comes_to(qtbot, panel, SearchState.IDLE)
