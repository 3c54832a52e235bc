"""The dialog for how to search offers every way there is, explains it, and gives back what was chosen."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from latticework.cover import ORDERS
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import method_dialog
from latticework.gui.solve.method_dialog import BEGUN, MethodDialog
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import ENGINES
from latticework.search.pruning.tables import PRUNINGS

CELL = ((0, 0, 0),)
OK = QDialogButtonBox.StandardButton.Ok
SOME = (AUTO, Method("processor", "footprint"), Method("dlx", "", False), Method("backtrack", "diagonal", True),
        Method("auto", "", None, ("parity",)), Method("bitset", "given", True, PRUNINGS),
        Method(hold=PROBE), Method("backtrack", hold="F 1"))


def opened(qtbot: QtBot, method: Method, begun: bool = False) -> MethodDialog:
    dialog = MethodDialog(method, begun)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_all_there_is_can_be_chosen_and_is_explained(qtbot: QtBot) -> None:
    dialog = opened(qtbot, AUTO)
    assert tuple(dialog.engines) == ENGINES
    assert tuple(dialog.prunings) == PRUNINGS
    assert tuple(dialog.order.itemData(i) for i in range(dialog.order.count())) == ("", *ORDERS)
    buttons = (*dialog.engines.items(), *dialog.prunings.items())
    assert all(button.text().endswith(f" ({name})") and len(button.text()) > 20 for name, button in buttons)


@pytest.mark.parametrize("method", SOME, ids=str)
def test_what_is_shown_is_what_is_given_back(qtbot: QtBot, method: Method) -> None:
    dialog = opened(qtbot, method)
    assert dialog.method == method
    assert dialog.typed.text() == f"--engine {method}"
    dialog.usual.click()
    assert dialog.method == AUTO
    dialog.show_method(method)
    assert dialog.method == method


def test_an_engine_that_cannot_go_by_size_is_not_asked_to(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Method("backtrack", "", True))
    assert dialog.by_size.isEnabled()
    dialog.engines["processor"].setChecked(True)
    assert not dialog.by_size.isEnabled()
    assert dialog.by_size.currentText() == "as suits the engine: no"
    assert dialog.method == Method("processor")
    dialog.engines["bitset"].setChecked(True)
    assert dialog.by_size.isEnabled()
    assert dialog.by_size.currentText() == "as suits the engine: yes"


def test_it_says_when_auto_tries_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, AUTO)
    assert not dialog.untried.isVisible()
    dialog.hold.setCurrentIndex(1)
    assert dialog.method == Method(hold=PROBE)
    assert not dialog.untried.isVisible()
    dialog.prunings["islands"].setChecked(True)
    assert dialog.untried.isVisible()
    dialog.engines["dlx"].setChecked(True)
    assert not dialog.untried.isVisible()


@pytest.mark.parametrize("begun", [False, True])
def test_it_says_that_a_search_that_was_begun_stays_as_it_is(qtbot: QtBot, begun: bool) -> None:
    assert (BEGUN in opened(qtbot, AUTO, begun).note.text()) == begun


@pytest.mark.parametrize("method", SOME, ids=str)
def test_a_choice_is_kept_in_the_settings(method: Method) -> None:
    assert method_dialog.chosen() == AUTO
    method_dialog.store_method(method)
    QSettings().sync()
    assert method_dialog.chosen() == method


@pytest.mark.parametrize("text", ["", "quickly", "bitset --order", ["a", "b"]])
def test_settings_that_are_no_method_are_overlooked(text: object) -> None:
    QSettings().setValue(method_dialog.KEY, text)
    assert method_dialog.chosen() == AUTO


def test_the_menu_opens_it_and_only_ok_takes_the_choice(window: MainWindow, qtbot: QtBot) -> None:
    for taken in (False, True):
        window.search.method.trigger()
        dialog = window.findChild(MethodDialog)
        assert dialog.isVisible()
        dialog.engines["dlx"].setChecked(True)
        if taken:
            dialog.buttons.button(OK).click()
        else:
            dialog.reject()
        qtbot.waitUntil(lambda: window.findChild(MethodDialog) is None)
        assert method_dialog.chosen() == (Method("dlx") if taken else AUTO)


def test_a_choice_is_shown_before_the_search_is_begun(window: MainWindow, qtbot: QtBot) -> None:
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(builtin("square"), target=Target(CELL), parts=(Part("I", CELL),)))
    qtbot.waitUntil(window.search.go.isEnabled, timeout=30_000)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=30_000)
    window.search.form.details.button.setChecked(True)
    assert not window.search.form.isRowVisible(window.search.figures["Method"])
    window.search.method.trigger()
    dialog = window.findChild(MethodDialog)
    dialog.engines["dlx"].setChecked(True)
    dialog.buttons.button(OK).click()
    assert window.search.form.isRowVisible(window.search.figures["Method"])
    assert window.search.figures["Method"].text() == "dlx"
