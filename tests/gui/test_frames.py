"""Pictures in 3D are made in a thread: by one context for all views, and only of what somebody sees."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework.gui.shell.window import MainWindow
from latticework.gui.stage import SolutionView
from latticework.gui.stage.scene import frame_thread
from latticework.gui.stage.scene.camera_view import GLCanvas
from latticework.gui.stage.scene.frame_maker import FrameMaker
from latticework.gui.stage.scene.frame_request import Frame, FrameRequest
from samples import SOMA, solved

Made = list[tuple[FrameMaker, FrameRequest, str]]


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the thread of this program not have begun."""
    threads: list[frame_thread.FrameThread] = []
    monkeypatch.setattr(frame_thread, "_made", threads)
    yield
    for thread in threads:
        thread.close()


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    """What frames are made while this test runs: by whom, of what, and in which thread."""
    told: Made = []
    make = FrameMaker.frame

    def frame(maker: FrameMaker, request: FrameRequest) -> Frame:
        told.append((maker, request, threading.current_thread().name))
        return make(maker, request)

    monkeypatch.setattr(FrameMaker, "frame", frame)
    return told


def seen(view: SolutionView) -> Callable[[], bool]:
    """Return whether a view shows what it is to show, with smooth edges."""
    canvas = view._canvas
    assert isinstance(canvas, GLCanvas)
    return lambda: canvas.frame is not None and canvas.frame.smooth and canvas.frame.request.drawing is canvas.drawing


def colors_of(view: SolutionView) -> set[int]:
    """Return the colours of what the canvas of a view has painted."""
    image = view._canvas.grab().toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


@pytest.mark.gl
@pytest.mark.usefixtures("anew")
class TestFrames:
    def test_all_views_have_one_context_in_one_thread(self, qtbot: QtBot, made: Made) -> None:
        for view in [opened(qtbot, SolutionView(), 200, 200) for _ in range(3)]:
            view.show_solution(*solved(SOMA, "cubic"))
            qtbot.waitUntil(seen(view))
        assert len({id(maker) for maker, *_ in made}) == 1
        assert {thread for *_, thread in made} == {"frames"}

    def test_several_changes_at_once_are_one_frame(self, qtbot: QtBot, made: Made) -> None:
        view = opened(qtbot, SolutionView(), 200, 200)
        qtbot.waitUntil(seen(view))
        made.clear()
        view.show_solution(*solved(SOMA, "cubic"))
        for share in (0.2, 0.4, 0.6):
            view.set_explode(share)
        view.turn(10)
        qtbot.waitUntil(seen(view))
        assert len({id(request.drawing) for _, request, _ in made}) == 1
        assert made[0][1].camera == view._camera

    def test_nothing_is_shown_of_another_puzzle_while_a_picture_takes_long(
            self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        puzzle, solution = solved(SOMA, "cubic")
        view = opened(qtbot, SolutionView(), 200, 200)
        view.show_solution(puzzle, solution)
        qtbot.waitUntil(seen(view))
        ground, gate, make = view.grab().toImage().pixelColor(1, 1), threading.Event(), FrameMaker.frame

        def slow(maker: FrameMaker, request: FrameRequest) -> Frame:
            gate.wait()
            return make(maker, request)

        monkeypatch.setattr(FrameMaker, "frame", slow)
        try:
            view.set_explode(0.5)
            qtbot.waitUntil(lambda: frame_thread.frame_thread()._drawing is not None)
            assert len(colors_of(view)) > 5, "a picture of the same puzzle stays meanwhile"
            view.show_solution(*solved("AA\n\nB", "square"))
            qtbot.waitUntil(lambda: colors_of(view) == {ground.rgb()})
        finally:
            gate.set()
        qtbot.waitUntil(seen(view))
        assert len(colors_of(view)) > 1

    def test_what_nobody_sees_is_not_drawn(self, qtbot: QtBot, made: Made) -> None:
        view = opened(qtbot, SolutionView(), 200, 200)
        qtbot.waitUntil(seen(view))
        view.hide()
        made.clear()
        view.show_solution(*solved(SOMA, "cubic"))
        view.turn(10)
        QApplication.processEvents()
        assert not made
        view.show()
        qtbot.waitUntil(seen(view))
        assert made

    def test_a_view_that_goes_leaves_nothing_behind(self, qtbot: QtBot, made: Made) -> None:
        view = opened(qtbot, SolutionView(), 200, 200)
        qtbot.waitUntil(seen(view))
        ((maker, *_), *_) = made
        assert len(maker._scenes) == 1
        view.close()
        view.deleteLater()
        qtbot.waitUntil(lambda: not maker._scenes)

    def test_a_window_in_which_nothing_is_seen_in_3d_has_no_context(self, qtbot: QtBot) -> None:
        window = MainWindow()
        qtbot.addWidget(window)
        window.begin(None)
        with qtbot.waitExposed(window):
            window.show()
        qtbot.waitUntil(lambda: not window.library.reading, timeout=60_000)
        assert not frame_thread._made
        window.close()

    def test_without_a_working_driver_a_view_paints_in_2d(self, qtbot: QtBot,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(_: object) -> None:
            raise RuntimeError

        monkeypatch.setattr(frame_thread, "FrameMaker", broken)
        views = [opened(qtbot, SolutionView(), 200, 200) for _ in range(2)]
        for view in views:
            view.show_solution(*solved(SOMA, "cubic"))
            qtbot.waitUntil(lambda view=view: not isinstance(view._canvas, GLCanvas))
            assert not view.grab_image().isNull()
            assert not view.has_opengl
        late = opened(qtbot, SolutionView(), 200, 200)
        qtbot.waitUntil(lambda: not isinstance(late._canvas, GLCanvas))
