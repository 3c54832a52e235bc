"""The window in two made-up languages: every text comes from the translator, nothing is cut off, drawings stay."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
)
from pytestqt.qtbot import QtBot

import samples
from latticework import paths
from latticework.apart.courses import find_course
from latticework.apart.parting import MOVING
from latticework.cover import check_volume
from latticework.cover.item_order import ORDERS
from latticework.durations import duration, rough
from latticework.files.formats import FORMATS
from latticework.gui.editor.add_dialogs import SetDialog
from latticework.gui.editor.lattice_dialog import LatticeDialog
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.gui.editor.new_puzzle_dialog import NewDialog
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.plates import PlateDialog
from latticework.gui.editor.properties_dialog import ColorPairsDialog, PropertiesDialog
from latticework.gui.export.dialog import ExportChooser, exported
from latticework.gui.export.exportable import Exportable
from latticework.gui.shell.voice import Facts, said
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, SOLVE
from latticework.gui.solve.activity.plots_page import PlotsPage
from latticework.gui.solve.method_dialog import MethodDialog
from latticework.gui.solve.status_texts import counts, go_text
from latticework.gui.widgets import controls
from latticework.gui.widgets.dialogs import RemarksDialog
from latticework.gui.widgets.names import group_title, lattice_title
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import reworded, tr
from latticework.gui.widgets.workspace import LEFT, RIGHT
from latticework.jobs.method import AUTO
from latticework.jobs.totals import Totals
from latticework.lattice import builtin, names
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, Target, load
from latticework.search.engines import AUTO_HELP, REGISTER
from latticework.search.pruning.tables import PRUNINGS
from quick_suite import in_part
from translation_help import BRACKETS, SMALLEST, cut_off, speaking, untranslated

LIBRARY = paths.library()
SOMA = LIBRARY / "cubic" / "soma.toml"
ENDINGS = {form.ending for form in FORMATS}
Make = Callable[[MainWindow], QDialog]
DIALOGS: dict[str, Make] = {
    "properties": lambda window: PropertiesDialog(window.document, window),
    "colours": lambda window: ColorPairsDialog(window.document.puzzle, (("#123456", "#654321"),), window),
    "matching": lambda window: MatchingDialog(window.document, window),
    "plate": lambda window: PlateDialog(window.document, None, window),
    "set": lambda window: SetDialog(window.document, window),
    "method": lambda window: MethodDialog(AUTO, True, window),
    "new": lambda window: NewDialog(window.document.puzzle.lattice, window),
    "lattice": LatticeDialog,
    "export": lambda window: ExportChooser(window.panels.exportable, window),
    "remarks": lambda window: RemarksDialog(tr("Export"), [phrase("a text")], window),
}


@pytest.fixture(scope="module", params=list(BRACKETS))
def spoken(request: pytest.FixtureRequest, pseudo: Path, qapp: QApplication) -> Iterator[str]:
    """A language that is in use for all tests here, one after the other, and its name."""
    with speaking(qapp, pseudo / f"{request.param}.ts"):
        yield request.param


@pytest.fixture(scope="module")
def lent(spoken: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """A main window for all tests in a language; the library has one puzzle, with layers, marks, a group of parts."""
    assert spoken in BRACKETS
    folder = tmp_path_factory.mktemp("library")
    (folder / "half-square").mkdir()
    (folder / "half-square" / "four-rings.toml").write_bytes((LIBRARY / "ring" / "four-rings.toml").read_bytes())
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LATTICEWORK_NO_GL", "1")
        patch.setattr(paths, "library", lambda: folder)
        made = MainWindow()
        made.show()
        assert QTest.qWaitForWindowExposed(made)
        yield made
        made.document.stack.setClean()
        made.close()
        made.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(lent: MainWindow, qtbot: QtBot) -> MainWindow:
    """The main window, small, where one draws, with the puzzle of its library."""
    puzzle = paths.library() / "half-square" / "four-rings.toml"
    if lent.document.path != puzzle:
        lent.files.open_path(puzzle)
    lent.tabs.setCurrentIndex(DRAW)
    lent.resize(*SMALLEST)
    qtbot.waitUntil(lambda: not lent.library.reading)
    return lent


def names_of(window: MainWindow) -> set[str]:
    """Return what comes out of files, those of the puzzle that a test opens, too: it may have been opened before."""
    return names_in(window.document.puzzle) | names_in(load(SOMA))


def names_in(puzzle: Puzzle) -> set[str]:
    """Return what comes out of a file: names of parts, of lattices, what a puzzle was published with."""
    origin = (puzzle.author, puzzle.origin.source, *puzzle.origin.tags, *(known.source for known in puzzle.published))
    return {puzzle.name, "red", "green", "blue", "key", "lock", *filter(None, origin)} | {
        text for part in puzzle.parts for text in (part.name, *(mark.mark for mark in part.marks))}


class TestWindow:
    def test_every_text_comes_from_the_translator(self, window: MainWindow, spoken: str) -> None:
        words = window.panels.voice.words.text()  # is cut, and of the puzzle before; its tip has all
        assert untranslated(window, BRACKETS[spoken], names_of(window) | {words, "Untitled"}) == []

    def test_nothing_is_cut_off(self, window: MainWindow, qtbot: QtBot) -> None:
        for tab in range(window.tabs.count()):
            window.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            words = window.panels.voice.words  # which speaks a moment later, and is laid out after that
            qtbot.waitUntil(lambda words=words: words.width() >= words.sizeHint().width())
            assert (window.width(), window.height()) == SMALLEST
            qtbot.waitUntil(lambda: cut_off(window) == [])  # notes are laid out after the room they have

    def test_the_name_of_the_target_has_room_in_the_narrowest_list(self, window: MainWindow) -> None:
        window.files.open_path(SOMA)
        dock = window.panels.drawing.docks["Parts"]
        window.panels.drawing.resizeDocks([dock], [1], Qt.Orientation.Horizontal)
        window.resize(window.width(), 300)  # so that the list is scrolled
        QApplication.processEvents()
        table = window.parts.table
        assert table.verticalScrollBar().isVisible()
        name = table.model().index(0, Column.NAME)
        assert table.sizeHintForIndex(name).width() <= table.visualRect(name).width()

    @pytest.mark.usefixtures("spoken")
    def test_what_is_edited_is_named_where_lines_begin(self, window: MainWindow) -> None:
        stage = window.canvas.stage
        stage.resize(900, 600)
        is_right = window.canvas.heading.geometry().center().x() > stage.width() / 2
        assert is_right == (window.layoutDirection() == Qt.LayoutDirection.RightToLeft)

    def test_panels_are_at_the_sides_where_texts_begin_and_end(self, window: MainWindow, spoken: str) -> None:
        panels, begin, end = window.panels, LEFT, RIGHT
        if spoken == "ar_XB":
            begin, end = end, begin
        assert panels.drawing.dockWidgetArea(panels.drawing.docks["Parts"]) == begin
        assert panels.solve_workspace.dockWidgetArea(panels.solve_workspace.docks["Solutions"]) == end
        window.tabs.setCurrentIndex(SOLVE)
        window.resize(1360, 860)
        QApplication.processEvents()
        places = {handle.name: handle.mapTo(window, handle.rect().center()).x() > window.width() / 2
                  for handle in panels.solve_workspace.handles}
        assert places == dict.fromkeys(["Search", "Shown", "Activity"], begin == RIGHT)

    def test_drawings_are_not_mirrored(self, window: MainWindow, spoken: str) -> None:
        mirrored = Qt.LayoutDirection.RightToLeft
        assert (window.layoutDirection() == mirrored) == (spoken == "ar_XB")
        for drawing in (window.canvas.canvas, window.pane.view):
            assert drawing.layoutDirection() != mirrored


@pytest.mark.usefixtures("spoken")
def test_the_axis_of_a_plot_is_where_its_numbers_begin(qtbot: QtBot) -> None:
    page = PlotsPage()
    plot = page.nodes
    qtbot.addWidget(page)
    page.resize(900, 240)
    with qtbot.waitExposed(page):
        page.show()
    assert plot.getAxis("left").scenePos().x() < plot.getViewBox().scenePos().x()


def test_titles_of_data_files(spoken: str) -> None:
    titles = [*(lattice_title(builtin(name)) for name in names()),
              *(group_title(folder.name) for folder in LIBRARY.glob("*/") if folder.name != "answers")]
    assert len(titles) > 30
    assert all(title.startswith(BRACKETS[spoken][0]) for title in titles)


class TestStates:
    """What the panels show while and after a search, which no search is run for."""

    def test_a_solution_and_its_controls(self, window: MainWindow, spoken: str) -> None:
        puzzle, solution = samples.solved("AAB\nCCB", "square")
        find_course(puzzle, solution)
        window.pane.show_solution(puzzle, solution)
        window.pane.step.setValue(1)
        window.tabs.setCurrentIndex(SOLVE)
        QApplication.processEvents()
        assert untranslated(window.pane, BRACKETS[spoken], {part.name for part in puzzle.parts}) == []
        assert cut_off(window.pane) == []

    def test_how_a_solution_comes_apart(self, window: MainWindow, spoken: str, qtbot: QtBot) -> None:
        puzzle, solution = samples.solved(samples.RINGS, "cubic")
        names = {part.name for part in puzzle.parts}
        find_course(puzzle, solution)
        window.tabs.setCurrentIndex(SOLVE)
        window.pane.show_solution(puzzle, solution)
        status = window.pane.course
        for tell in (lambda: None, lambda: status.show_progress(MOVING, 0.5), status.cancel.click):
            tell()
            qtbot.waitUntil(lambda: status.text.text() != "")
            assert untranslated(window.pane, BRACKETS[spoken], names) == []
            qtbot.waitUntil(lambda: cut_off(window.pane) == [])  # several layouts follow one another

    def test_the_solution_that_is_kept_is_on_the_left_as_is_said(self, window: MainWindow, qtbot: QtBot) -> None:
        puzzle, solution = samples.solved("AAB\nCCB", "square")
        window.tabs.setCurrentIndex(SOLVE)
        window.pane.show_solution(puzzle, solution)
        compared = window.pane.comparison
        compared.keep(puzzle, solution)
        qtbot.waitUntil(lambda: compared.kept_view.x() < compared.view.x())  # once both are laid out

    @pytest.mark.parametrize("state", SearchState)
    def test_every_state_of_a_search(self, state: SearchState, spoken: str) -> None:
        opening, first = BRACKETS[spoken][0], Totals(nodes=5, solutions=1, rotations=2, copies=3_000, seconds=4_000)
        for totals in (Totals(), first):
            words = [counts(totals), *go_text(state), said(Facts(state=state, found=totals.solutions)).sentence]
            assert all(text.startswith(opening) for text in words)

    def test_figures_fit_their_panel(self, window: MainWindow, qtbot: QtBot, spoken: str) -> None:
        window.tabs.setCurrentIndex(SOLVE)
        figures = window.search.form
        figures.show_totals(Totals(10**12, 0, 0, 1e7, 10**9, 10**9, 10**10))
        qtbot.waitUntil(lambda: cut_off(window.search) == [])  # when a scroll bar has come and all is laid out anew
        shown = [figures.labels[name].text() for name in ("Solutions", "Time")]
        assert all(text.startswith(BRACKETS[spoken][0]) for text in shown)

    def test_a_reason_and_what_is_being_done(self, window: MainWindow, spoken: str) -> None:
        reason = check_volume(replace(window.document.puzzle, target=Target()))[0].text
        for text in (reason, duration(5_000), rough(70), AUTO_HELP):
            assert reworded(text).startswith(BRACKETS[spoken][0])


@pytest.mark.parametrize("name", in_part(DIALOGS, 4))
class TestDialogs:
    @pytest.fixture
    def dialog(self, name: str, window: MainWindow, qtbot: QtBot) -> Iterator[QDialog]:
        made = DIALOGS[name](window)
        with qtbot.waitExposed(made):
            made.open()
        yield made
        made.reject()
        made.deleteLater()

    def test_every_text_comes_from_the_translator(self, dialog: QDialog, window: MainWindow, spoken: str) -> None:
        known = names_of(window) | {"--engine auto", "auto", *REGISTER, *ORDERS, *PRUNINGS, *ENDINGS,
                                     "red black, red white", "-"}
        assert untranslated(dialog, BRACKETS[spoken], known) == []

    def test_nothing_is_cut_off(self, dialog: QDialog) -> None:
        assert dialog.width() <= SMALLEST[0]
        assert dialog.height() <= SMALLEST[1]
        assert cut_off(dialog) == []


def test_every_page_of_the_export_dialog(window: MainWindow, spoken: str, qtbot: QtBot) -> None:
    puzzle, solution = samples.solved("AAB\nCCB", "square")
    dialog = ExportChooser(Exportable(puzzle, solution, assembly=find_course(puzzle, solution).assembly), window)
    with qtbot.waitExposed(dialog):
        dialog.open()
    for form in exported():
        dialog.choose(form)
        dialog.page.more.setChecked(True)
        dialog.previewer.close()
        QApplication.processEvents()
        assert (form.ending, untranslated(dialog, BRACKETS[spoken], ENDINGS)) == (form.ending, [])
        assert (form.ending, cut_off(dialog)) == (form.ending, [])
        assert dialog.page is not None
        assert dialog.page.width() <= dialog.pages.viewport().width()
    dialog.close()
    dialog.deleteLater()


def test_a_choice_of_colours(window: MainWindow, spoken: str) -> None:
    choice = controls.ColorChoice("#ff0000", window)
    choice.show()
    assert all(text.startswith("#") for text in untranslated(choice, BRACKETS[spoken], set()))
    assert cut_off(choice) == []
    choice.close()
    choice.deleteLater()
