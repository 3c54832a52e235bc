"""The thread that draws with OpenGL for all canvases, and whether there is to be one: the window never waits."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication, QOffscreenSurface

from latticework.gui.background import Task, TaskQueue, report_fault
from latticework.gui.scene_view.frame_maker import FrameMaker
from latticework.gui.scene_view.frame_request import DrawnFrame, Frame, FrameRequest

PATIENCE = 5.0
"""Seconds that the thread may take to give its context back."""

_surfaces: list[QOffscreenSurface] = []
"""What contexts are made for: made and freed by the main thread, which alone refers to them; drawn to in none."""

_SWITCH = "LATTICEWORK_NO_GL"
_WITHOUT = ("offscreen", "minimal", "linuxfb", "vnc")


class FrameThread(QObject):
    """Draws what canvases want, of each only the latest; where OpenGL does not work it says so and draws nothing."""

    drawn = Signal(object)  # Frame
    unable = Signal()

    def __init__(self) -> None:
        super().__init__()
        surface = QOffscreenSurface()
        surface.create()
        _surfaces.append(surface)
        self._wanted: dict[int, FrameRequest] = {}
        self._drawing: Task[DrawnFrame] | None = None
        self._tasks = TaskQueue("frames", self._on_done, opened=partial(_context, len(_surfaces) - 1), faults=False)
        self._begun = self._tasks.add(_ready)

    @property
    def works(self) -> bool:
        """Whether OpenGL can be used; waits until that is known."""
        self._begun.wait()
        return self._begun.error is None

    @property
    def failed(self) -> bool:
        """Whether it is known that OpenGL cannot be used."""
        return self._begun.ended and self._begun.error is not None

    @property
    def ended(self) -> bool:
        """Whether nothing is drawn any more."""
        return self._tasks.closed

    def want(self, request: FrameRequest) -> None:
        """Draw this next for its canvas, and nothing else that it wanted before; `drawn` tells when it is done."""
        self._wanted[request.canvas] = request
        self._begin()

    def wait_for(self, request: FrameRequest) -> Frame:
        """Return a frame at once, where OpenGL works."""
        task = self._tasks.add(partial(_drawn, request))
        task.wait()
        return task.result().frame

    def forget(self, canvas: int) -> None:
        """Give back what was kept for a canvas that is gone."""
        self._wanted.pop(canvas, None)
        self._tasks.add(partial(_forget, canvas))

    def close(self) -> None:
        """Draw no more; called before the application goes, as the thread holds a context."""
        self._wanted.clear()
        self._tasks.close()
        self._tasks.wait(PATIENCE)

    def _begin(self) -> None:
        if self._wanted and self._drawing is None and not self.failed:
            self._drawing = self._tasks.add(partial(_drawn, self._wanted.pop(next(iter(self._wanted)))))

    def _on_done(self, task: Task[Any]) -> None:
        if self.failed:
            if task is self._begun:
                self.unable.emit()
            return
        report_fault(task.error)
        if task is self._drawing:
            self._drawing = None
            self._begin()
            if task.error is None:
                self.drawn.emit(task.result().frame)


@contextmanager
def _context(surface: int) -> Iterator[FrameMaker]:
    """Have a context of OpenGL; it is given back in the thread that made it."""
    maker = FrameMaker(_surfaces[surface])
    try:
        yield maker
    finally:
        maker.close()


def _ready(_: FrameMaker) -> None:
    """There is a context."""


def _drawn(request: FrameRequest, maker: FrameMaker) -> DrawnFrame:
    return maker.frame(request)


def _forget(canvas: int, maker: FrameMaker) -> None:
    maker.forget(canvas)


_made: list[FrameThread] = []


def frame_thread() -> FrameThread:
    """Return the thread of this program, which begins when it is first asked for."""
    if not _made or _made[0].ended:
        _made[:] = [FrameThread()]
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(_made[0].close)
    return _made[0]


def opengl_wanted() -> bool:
    """Whether a view is to try OpenGL; the environment can say no with LATTICEWORK_NO_GL=1."""
    return os.environ.get(_SWITCH, "") in ("", "0") and QGuiApplication.platformName() not in _WITHOUT


def opengl_works() -> bool:
    """Whether a view can use OpenGL, which takes some time to find out at first."""
    return opengl_wanted() and frame_thread().works
