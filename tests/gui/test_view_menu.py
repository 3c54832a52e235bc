"""How a solution is looked at: from a side chosen by a key, turning slowly, with letters on the parts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from latticework.gui.view import turntable
from samples import PENTOMINOES, SOMA, solved


@pytest.fixture
def solid(pane):
    pane.resize(700, 600)
    pane.show_solution(*solved(SOMA, "cubic"))
    return pane


@pytest.mark.parametrize(("key", "place"), [("F", (-90, 0)), ("S", (0, 0)), ("T", (-90, 90)), ("I", (-45, 35.264))])
def test_a_key_chooses_the_side_and_keeps_the_distance(solid, key, place):
    QTest.keyClick(solid.view, Qt.Key.Key_Plus)
    zoom = solid.view._camera.zoom
    QTest.keyClick(solid.view, getattr(Qt.Key, f"Key_{key}"))
    camera = solid.view._camera
    assert (camera.azimuth, camera.elevation, camera.zoom) == (*place, zoom)


def test_it_turns_slowly_until_it_is_touched(solid, qtbot, monkeypatch):
    view, at = solid.view, solid.view._camera.azimuth
    assert not solid.look.turntable.is_on
    QTest.keyClick(view, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: view._camera.azimuth != at, timeout=20_000)
    monkeypatch.setattr(turntable, "PAUSE", 10**9)
    QTest.mousePress(view, Qt.MouseButton.LeftButton)
    at = view._camera.azimuth
    QTest.qWait(200)
    assert view._camera.azimuth == at
    QTest.keyClick(view, Qt.Key.Key_R)
    assert not solid.look.turntable.is_on


def test_letters_stand_on_the_parts_that_are_seen(solid):
    QTest.keyClick(solid.view, Qt.Key.Key_L)
    assert solid.look.letters.isVisible()
    marks = solid.look.letters.marks()
    assert 3 < len(marks) <= 7
    assert len({letter for _, letter in marks}) == len(marks)
    puzzle, solution = solved(PENTOMINOES, "square")
    solid.show_solution(puzzle, solution)
    marks = solid.look.letters.marks()
    assert len(marks) == len(solution)
    for point, _ in marks:
        assert solid.view.cell_at(point) is not None
    QTest.keyClick(solid.view, Qt.Key.Key_L)
    assert not solid.look.letters.isVisible()
