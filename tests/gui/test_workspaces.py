"""Workspaces remember how their docks lie, and make drawers of them where there is little room."""

import pytest
from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QTabBar, QVBoxLayout, QWidget

from gui_help import handle_events, opened
from latticework.gui.widgets.workspace import BOTTOM, LEFT, RIGHT, Workspace

WIDE, NARROW, HIGH, LOW = 1300, 900, 800, 420


@pytest.fixture
def made(qtbot):
    def make(width: int = WIDE, height: int = HIGH, more: str = "", folded: str = "") -> Workspace:
        space = Workspace("try", QLabel("middle"))
        for name, area in (("Left", LEFT), ("Right", RIGHT), ("Below", BOTTOM)):
            space.add_dock(name, name.upper(), QScrollArea(), area, 200 if area == BOTTOM else 300)
        if more:
            space.add_dock(more, more, QLabel(more), RIGHT, shown=False)
        if folded:
            space.add_dock(folded, folded, QLabel(folded), RIGHT, folded=True)
        return opened(qtbot, space, width, height)

    return make


def shown(space: Workspace) -> set[str]:
    return {name for name, dock in space.docks.items() if dock.isVisible()}


def handles(space: Workspace) -> set[str]:
    return {handle.text() for handle in space.handles}


def test_a_panel_that_is_closed_folds_to_a_handle_and_stays_so(made, qtbot):
    space = made()
    space.docks["Right"].close()
    space.docks["Below"].close()
    assert (shown(space), handles(space)) == ({"Left"}, {"RIGHT", "BELOW"})
    space.keep(QSettings())
    again = made()
    assert (shown(again), handles(again)) == ({"Left"}, {"RIGHT", "BELOW"})
    again.handles[0].setFocus()
    qtbot.keyClick(again.handles[0], Qt.Key.Key_Return)
    assert (shown(again), handles(again)) == ({"Left", "Right"}, {"BELOW"})
    assert again.docks["Right"].width() == 300
    again.arrange_anew()
    assert (shown(again), handles(again)) == ({"Left", "Right", "Below"}, set())


def test_the_keyboard_goes_along_when_a_panel_folds_and_opens(made, qtbot):
    space = made()
    space.activateWindow()
    space.docks["Right"].widget().setFocus()
    space.docks["Right"].close()
    handle, = space.handles
    assert space.focusWidget() is handle
    assert handle.accessibleName() == "Show the panel RIGHT"
    space.docks["Right"].widget().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    handle.click()
    qtbot.waitUntil(lambda: space.docks["Right"].isAncestorOf(space.focusWidget()))


def test_a_panel_that_opens_has_the_keyboard_where_tab_would_begin(made, qtbot):
    space = made(folded="More")
    second, first = QPushButton("second"), QPushButton("first")
    column = QVBoxLayout(space.docks["More"].widget())
    for button in (second, first):
        column.addWidget(button)
    QWidget.setTabOrder(first, second)
    space.activateWindow()
    handle, = space.handles
    handle.setFocus()
    qtbot.keyClick(handle, Qt.Key.Key_Return)
    assert space.focusWidget() is first


def test_tab_does_not_lead_to_tabs_of_panels_that_are_all_folded(made, qtbot):
    space = made(more="More")
    space.tabifyDockWidget(space.docks["Right"], space.docks["More"])
    space.show_dock("More")

    def bars() -> list[bool]:
        return [bool(bar.focusPolicy() & Qt.FocusPolicy.TabFocus) for bar in
                space.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)]

    qtbot.waitUntil(lambda: bars() == [True])
    for name in ("More", "Right"):
        space.docks[name].close()
    qtbot.waitUntil(lambda: True not in bars())


def test_a_panel_may_be_folded_at_first(made):
    space = made(folded="More")
    assert (shown(space), handles(space)) == ({"Left", "Right", "Below"}, {"More"})
    space.show_dock("More")
    assert (shown(space), handles(space)) == ({"Left", "Right", "Below", "More"}, set())


def test_escape_that_nobody_uses_is_reported(made, qtbot):
    space = made()
    with qtbot.waitSignal(space.escaped):
        qtbot.keyClick(space.docks["Left"].widget(), Qt.Key.Key_Escape)


def test_docks_have_the_sizes_that_were_asked_for(made):
    space = made()
    assert shown(space) == {"Left", "Right", "Below"}
    assert [space.docks[name].width() for name in ("Left", "Right")] == [300, 300]
    assert space.docks["Below"].height() == 200
    assert space.docks["Below"].x() > space.docks["Left"].geometry().right()


def test_what_was_moved_and_hidden_is_found_again(made):
    space = made()
    space.docks["Right"].close()
    space.addDockWidget(RIGHT, space.docks["Left"])
    space.keep(QSettings())
    again = made()
    assert shown(again) == {"Left", "Below"}
    assert again.dockWidgetArea(again.docks["Left"]) == RIGHT


@pytest.mark.parametrize("stored", [QByteArray(b"nonsense"), "nonsense", 7])
def test_an_arrangement_that_cannot_be_read_is_passed_over(made, stored):
    QSettings().setValue("workspaces/try", stored)
    assert shown(made()) == {"Left", "Right", "Below"}


def test_an_arrangement_of_other_docks_is_passed_over(made):
    space = made()
    space.docks["Right"].close()
    space.keep(QSettings())
    assert shown(made(more="New")) == {"Left", "Right", "Below"}


def test_one_side_is_open_where_there_is_no_room_for_two(made, qtbot):
    space = made()
    space.resize(NARROW, HIGH)
    qtbot.waitUntil(lambda: shown(space) == {"Left", "Below"})
    handle, = space.handles
    assert handle.text() == "RIGHT"
    assert handle.height() > handle.width()
    handle.click()
    assert shown(space) == {"Right", "Below"}
    assert handles(space) == {"LEFT"}
    space.resize(WIDE, HIGH)
    qtbot.waitUntil(lambda: shown(space) == {"Left", "Right", "Below"})
    assert not handles(space)


def test_the_bottom_gives_way_in_a_low_window_until_it_is_asked_for(made, qtbot):
    space = made(height=LOW)
    qtbot.waitUntil(lambda: shown(space) == {"Left", "Right"})
    space.docks["Below"].toggleViewAction().trigger()
    qtbot.waitUntil(lambda: shown(space) == {"Left", "Right", "Below"})
    space.docks["Below"].close()
    handle_events()
    assert (shown(space), handles(space)) == ({"Left", "Right"}, {"BELOW"})


def test_the_menu_opens_a_drawer(made, qtbot):
    space = made(NARROW)
    qtbot.waitUntil(lambda: handles(space) == {"RIGHT"})
    space.docks["Right"].toggleViewAction().trigger()
    qtbot.waitUntil(lambda: shown(space) == {"Right", "Below"})
    space.show_dock("Left")
    qtbot.waitUntil(lambda: shown(space) == {"Left", "Below"})


def test_a_side_that_is_closed_makes_room_for_the_other(made, qtbot):
    space = made(NARROW)
    space.docks["Left"].close()
    qtbot.waitUntil(lambda: shown(space) == {"Right", "Below"})
    assert handles(space) == {"LEFT"}


def test_drawers_are_kept_as_docks(made, qtbot):
    space = made(NARROW, LOW)
    qtbot.waitUntil(lambda: shown(space) == {"Left"})
    space.keep(QSettings())
    assert shown(made()) == {"Left", "Right", "Below"}


def test_what_lies_outside_of_the_window_comes_and_goes_with_its_workspace(made, qtbot):
    space = made()
    dock = space.docks["Right"]
    dock.setFloating(True)
    space.hide()
    assert not dock.isVisible()
    space.show()
    qtbot.waitUntil(dock.isVisible)
    assert dock.isFloating()
