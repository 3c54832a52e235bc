"""The view cube of a view in 3D, and the smooth moves of its camera."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework.gui.shell.window import MainWindow
from latticework.gui.stage import SolutionView
from latticework.gui.stage.look_menu import LookMenu
from latticework.gui.stage.scene import camera_move
from latticework.gui.stage.scene.view_cube import SIDES
from latticework.gui.widgets import preferences, theme
from latticework.picture.camera import Camera
from samples import PENTOMINOES, SOMA, solved

TOP, FRONT, BACK, RIGHT = (next(number for number, side in enumerate(SIDES) if side.name == name)
                           for name in ("Top", "Front", "Back", "Right"))


@pytest.fixture
def solid(view: SolutionView) -> SolutionView:
    view.show_solution(*solved(SOMA, "cubic"))
    return view


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a move of the camera take so long that a test sees it."""
    monkeypatch.setattr(camera_move, "DURATION", 10**6)


def middle(view: SolutionView, number: int) -> QPoint:
    return view.cube.middle_of(number).toPoint()


class TestCube:
    def test_the_faces_that_are_seen_are_those_towards_the_viewer(self, solid: SolutionView) -> None:
        seen = {solid.cube.side_at(QPointF(x, y)) for x in range(76) for y in range(76)}
        assert seen == {-1, TOP, FRONT, RIGHT}
        for number in (TOP, FRONT, RIGHT):
            assert solid.cube.side_at(solid.cube.middle_of(number)) == number

    @pytest.mark.parametrize("number", [TOP, FRONT, RIGHT])
    def test_a_click_on_a_face_looks_at_it(self, solid: SolutionView, qtbot: QtBot, number: int) -> None:
        zoom = solid._camera.zoom
        qtbot.mouseClick(solid.cube, LEFT, pos=middle(solid, number))
        side = SIDES[number]
        assert (solid._camera.azimuth, solid._camera.elevation) == (side.azimuth, side.elevation)
        assert solid._camera.zoom == zoom

    def test_a_drag_on_it_turns_and_a_click_beside_it_is_one_on_the_view(self, solid: SolutionView,
                                                                         qtbot: QtBot) -> None:
        before, at = solid._camera, middle(solid, FRONT)
        qtbot.mousePress(solid.cube, LEFT, pos=at)
        for far in (20, 40):
            qtbot.mouseMove(solid.cube, at + QPoint(far, 0))
        qtbot.waitUntil(lambda: solid._camera.azimuth != before.azimuth)
        qtbot.mouseRelease(solid.cube, LEFT, pos=at + QPoint(40, 0))
        assert solid._camera.elevation == before.elevation
        with qtbot.waitSignal(solid.touched):
            qtbot.mouseClick(solid.cube, LEFT, pos=QPoint(1, 1))

    def test_the_face_under_the_pointer_stands_out(self, solid: SolutionView) -> None:
        def accented() -> bool:
            image = solid.cube.grab().toImage()
            return any(image.pixelColor(x, y).name() == theme.current().accent
                       for x in range(image.width()) for y in range(image.height()))
        assert not accented()
        solid.cube._point_at(FRONT)
        assert accented()

    def test_what_is_flat_has_one_only_when_it_is_tilted(self, view: SolutionView) -> None:
        view.show_solution(*solved(PENTOMINOES, "square"))
        assert not view.cube.isVisible()
        QTest.keyClick(view, Qt.Key.Key_Down)
        assert view.cube.isVisible()

    def test_it_stays_in_the_corner_and_goes_where_there_is_no_room(self, solid: SolutionView) -> None:
        for width, height in ((640, 400), (420, 360)):
            solid.resize(width, height)
            assert solid.rect().contains(solid.cube.geometry())
            assert solid.cube.geometry().center().x() > width / 2
            assert solid.cube.geometry().center().y() > height / 2
        solid.resize(200, 200)
        assert not solid.cube.isVisible()

    def test_it_can_be_switched_off_for_all_views(self, solid: SolutionView) -> None:
        menu = LookMenu(lambda: solid, solid)
        action = menu.actions()[-1]
        assert action.isChecked()
        action.trigger()
        assert not solid.cube.isVisible()
        assert not preferences.flag(preferences.CUBE)
        action.trigger()
        assert solid.cube.isVisible()


class TestMenu:
    @pytest.mark.parametrize(("name", "place"), [("Top", (-90, 90)), ("Front", (-90, 0)), ("Right", (0, 0)),
                                                 ("Isometric", (-45, 35.264))])
    def test_it_looks_from_a_side(self, solid: SolutionView, name: str, place: tuple[float, float]) -> None:
        menu = LookMenu(lambda: solid, solid)
        next(action for action in menu.actions() if action.text() == name).trigger()
        assert (solid._camera.azimuth, solid._camera.elevation) == place

    def test_without_a_view_in_3d_it_does_nothing(self, window: MainWindow) -> None:
        menu = LookMenu(lambda: None, window)
        menu.aboutToShow.emit()
        assert [action.isEnabled() for action in menu.actions() if not action.isSeparator()] == [False] * 4 + [True]
        menu.actions()[0].trigger()


@pytest.mark.usefixtures("slow")
class TestMoves:
    @pytest.fixture
    def solid(self, solid: SolutionView) -> SolutionView:
        """A view that has arrived at the first place, and does not know that pictures take long."""
        solid._moving.finish()
        solid._canvas.seconds = 0.0
        return solid

    @pytest.fixture
    def moving(self, solid: SolutionView) -> SolutionView:
        """A view on its way to the top."""
        solid.look_from(-90.0, 90.0)
        return solid

    def test_a_command_moves_the_camera_and_then_no_timer_runs(
            self, solid: SolutionView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(camera_move, "DURATION", 60)
        seen: list[Camera] = []
        solid.looked.connect(seen.append)
        solid.look_from(-90.0, 90.0)
        assert solid._moving.is_on
        qtbot.waitUntil(lambda: not solid._moving.is_on)
        assert (seen[-1].azimuth, seen[-1].elevation) == (-90.0, 90.0)
        assert not solid._moving._timer.isActive()

    @pytest.mark.parametrize("act", [
        lambda view: QTest.mousePress(view, LEFT, pos=QPoint(5, 5)),
        lambda view: QTest.keyClick(view, Qt.Key.Key_Q),
        lambda view: view.hide()])
    def test_an_input_ends_it(self, moving: SolutionView, act: Callable[[SolutionView], object]) -> None:
        assert moving._moving.is_on
        act(moving)
        assert not moving._moving.is_on
        assert moving._camera.elevation == 90.0

    def test_another_camera_ends_it_where_that_looks_from(self, moving: SolutionView) -> None:
        other = Camera(10.0, 20.0)
        moving.look(other)
        assert not moving._moving.is_on
        assert moving._camera == other

    def test_a_second_command_goes_on_to_where_the_first_one_led(self, solid: SolutionView) -> None:
        QTest.keyClick(solid, Qt.Key.Key_Plus)
        solid.reset_camera()
        solid.look_from(-90.0, 0.0)
        solid._moving.finish()
        assert solid._camera == Camera(-90.0, 0.0)

    def test_it_is_left_out_where_nobody_wants_it_or_pictures_take_long(self, solid: SolutionView) -> None:
        preferences.keep(preferences.CAMERA, False)
        solid.look_from(-90.0, 90.0)
        assert (solid._moving.is_on, solid._camera.elevation) == (False, 90.0)
        preferences.keep(preferences.CAMERA, True)
        solid._canvas.seconds = 0.2
        solid.look_from(-90.0, 0.0)
        assert (solid._moving.is_on, solid._camera.elevation) == (False, 0.0)


def test_the_shortest_way_is_taken() -> None:
    start, end = Camera(170.0, 0.0, 1.0), Camera(-170.0, 40.0, 4.0, 2.0, 0.0)
    between = start.towards(end, 0.5)
    assert abs(between.azimuth) == 180.0
    assert (between.elevation, between.zoom, between.right) == (20.0, 2.0, 1.0)
    assert start.towards(end, 1.0) == end
