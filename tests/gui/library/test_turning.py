"""A card turns while the pointer is over it: solids whose solution ships, and only while movements are on."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent

from latticework import paths
from latticework.gui.library import turning
from latticework.gui.library.card_facts import read_card
from latticework.gui.library.card_view import CardView
from latticework.gui.library.puzzle_state import TargetState
from latticework.gui.widgets.painting import area_seen


@pytest.fixture
def view(qtbot, monkeypatch, panel) -> CardView:
    """Cards among which are those of Soma, of flat pentominoes and of a puzzle without a solution."""
    monkeypatch.setattr(turning, "may_move", lambda *_: True)
    names = ("cubic/soma.toml", "square/pentominoes-6x10.toml", "square/hexominoes-14x15.toml")
    files = [paths.library() / name for name in names]
    panel.rows.show_files(files)
    cards = [read_card(path) for path in files]
    panel.rows.show_cards(cards)
    panel.states.close()  # else it would say that no search has found anything
    panel.rows.show_states({card.problems[0]: TargetState(0.1, 1) for card in cards}, {})
    return panel.view


def point_at(view: CardView, row: int) -> None:
    """Move the pointer over a card."""
    at = QPointF(view.visualRect(view.model().index(row, 0)).center())
    none = Qt.MouseButton.NoButton
    QCoreApplication.sendEvent(view.viewport(), QMouseEvent(
        QEvent.Type.MouseMove, at, view.viewport().mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier))


def test_a_solid_turns_while_the_pointer_is_over_it_and_rests_when_it_leaves(qtbot, view):
    point_at(view, 0)
    qtbot.waitUntil(lambda: view.turning.picture is not None, timeout=20_000)
    first = view.turning.picture.toImage()
    qtbot.waitUntil(lambda: view.turning.picture.toImage() != first, timeout=20_000)
    point_at(view, 1)
    assert view.turning.picture is None
    assert not view.turning.timer.isActive()


def test_a_solid_is_as_large_from_all_sides(qtbot, view):
    turned = turning._turned(paths.library() / "cubic" / "soma.toml")
    for angle in (0.0, 30.0, 77.0):
        seen = area_seen(turned.shapes, turned.offsets, (turned.seen_from[0] + angle, turned.seen_from[1]))
        assert turned.area.adjusted(-0.3, -0.3, 0.3, 0.3).contains(seen)
        assert abs(seen.center().x()) < 0.1


@pytest.mark.parametrize("row", [1, 2])
def test_nothing_else_turns(view, row):
    point_at(view, row)
    assert view.turning.path is None


def test_no_solution_turns_that_the_user_has_not_found(view, panel):
    panel.rows.show_states({}, {})
    point_at(view, 0)
    assert view.turning.path is None


def test_nothing_turns_where_movements_are_off(view, monkeypatch):
    monkeypatch.setattr(turning, "may_move", lambda *_: False)
    point_at(view, 0)
    assert view.turning.path is None


def test_what_is_hidden_does_not_turn(qtbot, view):
    point_at(view, 0)
    qtbot.waitUntil(view.turning.timer.isActive, timeout=20_000)
    view.hide()
    assert not view.turning.timer.isActive()
