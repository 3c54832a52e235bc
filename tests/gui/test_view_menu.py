"""How a solution is looked at: from a side chosen by a key, turning slowly, with letters on the parts."""

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtGui import QImage, QPolygonF
from PySide6.QtTest import QTest

from gui_help import opened_window
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import middles, painted
from latticework.gui.stage import solution_view
from latticework.picture.scenes import scene
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
    monkeypatch.setattr(solution_view, "PAUSE", 10**9)
    QTest.mousePress(view, Qt.MouseButton.LeftButton)
    at = view._camera.azimuth
    solid.look.turntable._step()  # its timer still runs, and it rests
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


def test_little_pictures_are_as_sharp_as_the_screen():
    puzzle, solution = solved(SOMA, "cubic")
    usual, fine = (painted(puzzle, scene(puzzle, solution), 56, ratio=ratio) for ratio in (1.0, 2.0))
    assert usual.deviceIndependentSize() == fine.deviceIndependentSize()
    assert fine.width() == 2 * usual.width()


def test_letters_stand_in_little_pictures_too_and_are_remembered(window, qtbot):
    puzzle, solution = solved(SOMA, "cubic")
    shapes = scene(puzzle, solution)
    plain, lettered = painted(puzzle, shapes, 56), painted(puzzle, shapes, 56, lettered=True)
    assert plain != lettered
    assert not window.model._lettered
    window.pane.look.actions_by_key["L"].trigger()
    assert window.model._lettered
    other = opened_window(qtbot)
    assert not other.pane.look.letters.isHidden()
    assert other.model._lettered
    other.pane.look.actions_by_key["L"].trigger()
    assert not QSettings().value("view/letters", True, bool)


def test_letters_stand_where_their_parts_are_seen():
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    below, above = (QPolygonF([QPointF(0, 0), QPointF(far, 0), QPointF(0, far)]) for far in (30, 9))
    (first, deep), (second, shallow), (_, nowhere) = middles(image, [(0, below), (1, above)], 3)
    assert second.x() < 5 < first.x()
    assert deep > shallow > nowhere == 0


def test_where_there_is_no_room_little_pictures_have_no_letters():
    puzzle, solution = solved(PENTOMINOES, "square")
    shapes = scene(puzzle, solution)
    assert painted(puzzle, shapes, 30, lettered=True) == painted(puzzle, shapes, 30)
    assert painted(puzzle, shapes, 112, lettered=True) != painted(puzzle, shapes, 112)


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("name", ["Outlines", "Shadow"])
def test_outlines_and_the_shadow_are_switched_and_kept(solid, name):
    action = next(action for action in solid.look.menu().actions() if action.text() == name)
    before, ticked = solid.view.grab_image(), action.isChecked()
    assert ticked == (name == "Shadow")
    action.trigger()
    after = solid.view.grab_image()
    assert after != before
    dark = [sum(image.pixelColor(x, y).lightness() for x in range(0, image.width(), 3)
                for y in range(0, image.height(), 3)) for image in (before, after)]
    assert (dark[1] < dark[0]) == (name == "Outlines")
    assert QSettings().value(f"view/{name.lower()}", ticked, bool) != ticked
    action.trigger()
    assert solid.view.grab_image() == before


def test_the_colours_of_the_parts_are_chosen_there_too(own_window):
    window = own_window
    window.document.show(OpenedPuzzle(solved(SOMA, "cubic")[0]))
    action = next(action for action in window.pane.look.menu().actions() if "Colours" in action.text())
    before = [window.document.puzzle.color(part) for part in range(7)]
    assert not action.isChecked()
    action.trigger()
    assert action.isChecked()
    assert [window.document.puzzle.color(part) for part in range(7)] != before
