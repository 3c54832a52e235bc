"""The figures of a search: large ones, and those that are folded away and copied."""

from PySide6.QtGui import QGuiApplication

from latticework.gui.solve.search_form import LARGE, SMALL, LargeFigure
from latticework.jobs.totals import Totals
from panel_help import dominoes

FOUND = Totals(nodes=5000, solutions=1234, rotations=2000, copies=9000, seconds=75)


def test_solutions_and_time_are_large(opened):
    panel = opened(dominoes(2, 2))
    panel.form.show_totals(FOUND)
    assert (panel.form.solutions.text, panel.form.time.text) == ("1,234", "1 min 15 s")
    panel.form.show_totals(Totals())
    assert (panel.form.solutions.text, panel.form.time.text) == ("–", "–")
    assert panel.form.solutions.accessibleName() == "solutions: –"


def test_one_solution_is_called_a_solution(opened):
    figure = opened(dominoes(2, 2)).form
    figure.show_totals(Totals(nodes=5, solutions=1, rotations=1, copies=2, seconds=75))
    assert figure.solutions.accessibleName() == "solution: 1"
    figure.show_totals(FOUND)
    assert figure.solutions.accessibleName() == "solutions: 1,234"


def test_details_are_folded_away_until_they_are_unfolded(opened):
    panel = opened(dominoes(2, 2))
    form, speed = panel.form, panel.figures["Speed"]
    assert not form.isRowVisible(speed)
    form.details.button.click()
    assert form.isRowVisible(speed)
    assert opened(dominoes(2, 2)).form.details.button.isChecked()


def test_all_figures_are_copied_at_a_click(opened):
    panel = opened(dominoes(2, 2))
    panel.form.show_totals(FOUND)
    panel.form.copy.click()
    assert QGuiApplication.clipboard().text().splitlines()[:2] == [
        "Solutions: 1,234 different, 2,000 with mirror images, 9,000 in all positions", "Time: 1 min 15 s"]


def test_long_figures_are_written_smaller(qtbot):
    figure = LargeFigure("solutions")
    qtbot.addWidget(figure)
    figure.resize(120, figure.sizeHint().height())
    sizes = []
    for text in ("12", "12,988,816", "1,234,567,890,123", "1,234,567,890,123,456,789"):
        figure.show_text(text)
        sizes.append(figure._font().pixelSize())
    assert sizes[0] == LARGE
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == SMALL
    assert figure.toolTip() == "1,234,567,890,123,456,789"


def test_large_figures_keep_a_gap(qtbot, opened):
    panel = opened(dominoes(2, 2))
    with qtbot.waitExposed(panel):
        panel.show()
    gap = panel.form.time.x() - panel.form.solutions.geometry().right()
    assert gap > panel.fontMetrics().averageCharWidth(), "two figures as wide as their room read as one"
