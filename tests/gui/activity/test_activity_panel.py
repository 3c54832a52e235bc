"""A search is seen at work: what is placed, plots, workers, figures; before it begins the panel says what will be."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import session_help
from gui_help import opened as shown
from latticework import paths
from latticework.gui.solve import method_dialog
from latticework.gui.solve.activity import estimates, plots_page
from latticework.gui.solve.activity.panel import PLACEMENT, PLOTS, WORKERS, ActivityPanel
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import Method
from latticework.method.estimate import Estimate
from latticework.method.random_probing import Mean
from latticework.picture.camera import Drawing
from latticework.picture.partial_drawing import PartialDrawing
from latticework.puzzle import Puzzle, Target, parse
from translation_help import speaking

STATISTICS = 3
CUBES = """format = 1
name = "Two layers"
lattice = "cubic"
[target]
picture = \"\"\"
####
####

####
####
\"\"\"
"""
SOLID = parse(CUBES + """[[parts]]
name = "L"
copies = 4
picture = \"\"\"
###
#..
\"\"\"
""", "test")
Show = Callable[[Puzzle], ActivityPanel]


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Show]:
    """Show the panel of a puzzle, drawn without OpenGL."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    method_dialog.store_method(Method("bitset"))
    runners: list[Runner] = []

    def make(puzzle: Puzzle) -> ActivityPanel:
        runner = Runner(folder=tmp_path)
        runners.append(runner)
        panel = shown(qtbot, ActivityPanel(runner), 900, 300)
        runner.show(puzzle)
        qtbot.waitUntil(lambda: runner.look is not None and runner.state != SearchState.LOOKING, timeout=20_000)
        return panel

    yield make
    for runner in runners:
        runner.close()


def pentominoes() -> Puzzle:
    return parse(session_help.pentominoes(20, 3), "test")


def text_of(panel: ActivityPanel, tab: int) -> str:
    """Return what a page says instead of its pictures."""
    label = panel._pages[tab].currentWidget()
    return label.text() if isinstance(label, QLabel) else ""


def solved(qtbot: QtBot, panel: ActivityPanel) -> None:
    panel.runner.solve(1, Method("bitset"))
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.FINISHED, timeout=60_000)
    qtbot.waitUntil(lambda: bool(panel._statistics.totals.nodes), timeout=20_000)


def test_before_a_search_each_page_says_what_will_be_there(qtbot: QtBot, show: Show) -> None:
    panel = show(pentominoes())
    for tab in (PLACEMENT, PLOTS, WORKERS):
        assert "While a search runs" in text_of(panel, tab)
        assert "F5" in text_of(panel, tab)
    qtbot.waitUntil(lambda: panel.figures.figures.rowCount() > 0, timeout=20_000)
    assert ("Symmetries of the target and the parts", "4") in rows(panel)  # there are no figures of a search yet
    assert panel.figures.levels.rowCount() == 0
    assert "Press Compare" in panel.methods.text.text()


def rows(panel: ActivityPanel) -> list[tuple[str, str]]:
    table = panel.figures.figures
    return [(table.text(row, 0), table.text(row, 1)) for row in range(table.rowCount())]


def test_while_it_runs_what_is_placed_is_seen(qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 50)
    panel = show(pentominoes())
    panel.runner.solve(1, Method("bitset"))
    qtbot.waitUntil(lambda: "placements" in panel.__dict__, timeout=60_000)
    page = panel.placements
    qtbot.waitUntil(lambda: " of 60 cells" in page.now.text.text() and page._state != b"", timeout=20_000)
    qtbot.waitUntil(lambda: page._deep is not None and "60 cells" in page.deepest.text.text(), timeout=20_000)
    drawn = page.now.view.drawing()
    assert [len(shape.faces) > 0 for shape in drawn.shapes]
    session_help.slices_of(monkeypatch, 1_000_000)  # enough was seen of it while it runs
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.FINISHED, timeout=60_000)
    qtbot.waitUntil(lambda: "12 parts, 60 of 60 cells" in page.deepest.text.text(), timeout=20_000)
    qtbot.waitUntil(lambda: page.now.title.text() == "Last", timeout=20_000)  # nothing is placed any more
    panel.estimate.show_status(panel._at_last(replace(panel.status, tree=Mean(1e6, 1e3), far_more=True)))
    assert panel.estimate.text.text() == f"All {panel.runner.totals.nodes:,} nodes are searched."
    assert not page.deepest.layers.isVisible()  # a flat puzzle is seen from above already


def test_nothing_of_the_last_puzzle_is_left_when_another_is_searched(qtbot: QtBot, show: Show) -> None:
    panel = show(pentominoes())
    solved(qtbot, panel)
    page = panel.placements
    page._show_soon("now", PartialDrawing(Drawing(), [], 8, 40))
    qtbot.waitUntil(lambda: page.now.isVisible() and page.deepest.isVisible(), timeout=20_000)
    panel.runner.show(SOLID)
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.IDLE, timeout=20_000)
    assert page.now.isHidden()
    assert page.deepest.isHidden()


def test_a_solid_is_seen_by_layers_too(qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 3)
    panel = show(SOLID)
    solved(qtbot, panel)
    deepest = panel.placements.deepest
    qtbot.waitUntil(lambda: "4 parts, 16 of 16 cells" in deepest.text.text(), timeout=20_000)
    assert len(deepest.layers.layers) == 2


@pytest.mark.slow
def test_axes_have_decimals_as_the_language_writes_them(qapp: QApplication) -> None:
    axis = plots_page._Axis("bottom")
    assert axis.tickStrings([0.25, 1.5, 1500.0, 3.0], 1.0, 0.5) == ["0.25", "1.5", "1.5 k", "3"]
    with speaking(qapp, paths.resources() / "translations" / "de.ts"):
        assert axis.tickStrings([0.25, 1.5, 1500.0, 3.0], 1.0, 0.5) == ["0,25", "1,5", "1,5 k", "3"]


def test_plots_hold_the_course_and_each_level(qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 200)
    panel = show(pentominoes())
    panel.tabs.setCurrentIndex(PLOTS)
    solved(qtbot, panel)
    totals = panel.runner.totals
    qtbot.waitUntil(lambda: "plots" in panel.__dict__ and panel._plots_left == 0, timeout=20_000)
    seconds, nodes = panel.plots.nodes._curve.getData()
    assert list(seconds) == sorted(seconds)
    assert nodes[-1] == totals.nodes
    assert panel.plots.share._curve.getData()[1][-1] == 100
    assert panel.plots.solutions._curve.getData()[1][-1] == totals.solutions
    bars = panel.plots.levels._bars.opts
    assert sum(round(10**height) for height in bars["y1"]) == totals.nodes
    low, high = panel.plots.nodes.viewRange()[1]
    assert low <= 0 < totals.nodes <= high


def test_workers_are_listed_with_what_they_did(qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 200)
    panel = show(pentominoes())
    panel.tabs.setCurrentIndex(WORKERS)
    solved(qtbot, panel)
    qtbot.waitUntil(lambda: "No worker was lost." in panel.workers.summary.text(), timeout=20_000)
    assert panel.status is not None
    panel.workers.show_status(panel.status, running=False)
    table = panel.workers.table
    nodes = [int(table.text(row, 3).replace(",", "")) for row in range(table.rowCount())]
    assert sum(nodes) == panel.runner.totals.nodes
    assert table.text(0, 0) == "this program"
    panel.workers.show_status(replace(panel.status, deaths=2), running=True)
    assert "Workers were lost 2 times" in panel.workers.summary.text()


def test_figures_are_kept_with_the_search(qtbot: QtBot, show: Show) -> None:
    solved(qtbot, show(pentominoes()))
    again = show(pentominoes())  # another window, another day
    qtbot.waitUntil(lambda: again.figures.levels.rowCount() > 0, timeout=20_000)
    told, totals = dict(rows(again)), again.runner.totals
    assert told["Nodes"] == f"{totals.nodes:,}"
    assert told["Different solutions"] == "2"
    assert told["Most parts placed"] == "12"
    assert told["Time to the first solution"].endswith(" s")
    levels = again.figures.levels
    assert sum(int(levels.text(row, 1).replace(",", "")) for row in range(levels.rowCount())) == totals.nodes
    again.figures.copy.click()
    assert f"Nodes\t{totals.nodes:,}\n" in QApplication.clipboard().text()
    again.tabs.setCurrentIndex(PLOTS)
    qtbot.waitUntil(lambda: again._plots_left == 0, timeout=20_000)
    assert again.plots.nodes._curve.getData()[1][-1] == totals.nodes


def test_another_puzzle_shows_nothing_of_the_one_before(qtbot: QtBot, show: Show) -> None:
    panel = show(pentominoes())
    solved(qtbot, panel)
    panel.runner.show(SOLID)
    assert "While a search runs" in text_of(panel, PLACEMENT)
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.IDLE, timeout=20_000)
    qtbot.waitUntil(lambda: ("Nodes", "0") not in rows(panel) and "Method" not in dict(rows(panel)), timeout=20_000)
    assert panel.status is None
    assert panel.course.with_latest == []


def test_what_is_being_read_of_one_puzzle_is_not_awaited_for_the_next(
        qtbot: QtBot, show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    panel, cancelled = show(pentominoes()), list[SearchState]()
    solved(qtbot, panel)
    monkeypatch.setattr(panel._reader, "cancel", lambda: cancelled.append(panel.runner.standing))
    panel.runner.show(SOLID)
    assert cancelled == [SearchState.LOOKING]


def test_nothing_is_drawn_while_nobody_looks(qtbot: QtBot, show: Show) -> None:
    panel = show(pentominoes())
    panel.hide()
    solved(qtbot, panel)
    assert "placements" not in panel.__dict__
    assert "plots" not in panel.__dict__
    panel.show()
    qtbot.waitUntil(lambda: "placements" in panel.__dict__, timeout=20_000)


def test_an_estimate_says_its_range_as_the_terminal_does() -> None:
    mean, unsure = Mean(1_234_567, 1e5, (1.1e6, 1.4e6)), Mean(240, 30)
    made = Estimate(100, mean, 1000.0, None, unsure, unsure, unsure, 5, 40, False, ())
    text = estimates._before(made)
    assert text == ("Estimated: 1,230,000 nodes, nine times in ten 1,100,000 to 1,400,000; 20 min 34 s on one core, "
                    "nine times in ten 18 min 20 s to 23 min 20 s; 240 solutions in all, but how far that may be off "
                    "is not known.")
    assert "no way that was tried led to a solution" in estimates._before(replace(made, total=Mean(0.0, 0.0)))
    assert "±" not in estimates._before(replace(made, exact=True))


def test_nothing_is_estimated_while_a_search_starts_or_without_a_target(qtbot: QtBot, show: Show) -> None:
    panel = show(SOLID)
    assert panel.estimate.go.isEnabled()
    panel.runner.solve(1, Method("bitset"))
    assert panel.runner.state == SearchState.STARTING
    assert not panel.estimate.go.isEnabled()
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.FINISHED, timeout=60_000)
    panel.runner.show(replace(SOLID, target=Target()))
    qtbot.waitUntil(lambda: panel.runner.state == SearchState.IDLE, timeout=20_000)
    assert not panel.estimate.go.isEnabled()


def test_an_estimate_at_a_click(qtbot: QtBot, show: Show) -> None:
    panel = show(SOLID)
    panel.estimate.go.click()
    qtbot.waitUntil(lambda: "Exactly:" in panel.estimate.text.text(), timeout=60_000)
    solved(qtbot, panel)
    assert f"{panel.runner.totals.nodes:,} nodes" in panel.estimate.text.text()
    assert f"{panel.runner.totals.copies} solutions in all" in panel.estimate.text.text()
    assert not panel.estimate.go.isEnabled()  # there is nothing left to be estimated
