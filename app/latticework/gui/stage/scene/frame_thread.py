"""The thread that draws with OpenGL for all canvases, so that the window never waits, and whether there is one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication, QOffscreenSurface

from latticework.gui.background import Task, TaskQueue, report_fault
from latticework.gui.stage.scene.frame_maker import FrameMaker
from latticework.gui.stage.scene.frame_request import DrawnFrame, Frame, FrameRequest

PATIENCE = 5.0
"""Seconds that the thread may take to give its context back."""

_surfaces: list[QOffscreenSurface] = []
"""What contexts of OpenGL belong to; nothing is drawn on them. Qt requires the main thread to make and free
them, so it alone refers to them."""

_SWITCH = "LATTICEWORK_NO_GL"
"""The variable of the environment that turns OpenGL off."""
_WITHOUT = ("offscreen", "minimal", "linuxfb", "vnc")
"""Platforms of Qt that have no OpenGL."""


class FrameThread(QObject):
    """Draws what canvases request, of each only the latest; where OpenGL does not work, says so and draws nothing."""

    drawn = Signal(object)  # Frame
    unable = Signal()

    def __init__(self) -> None:
        super().__init__()
        surface = QOffscreenSurface()
        surface.create()
        _surfaces.append(surface)
        self._requested: dict[int, FrameRequest] = {}
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

    def request(self, request: FrameRequest) -> None:
        """Draw this next for its canvas, in place of what it requested before; `drawn` reports it."""
        self._requested[request.canvas] = request
        self._begin()

    def wait_for(self, request: FrameRequest) -> Frame:
        """Wait for a frame and return it; only where OpenGL works."""
        task = self._tasks.add(partial(_drawn, request))
        task.wait()
        return task.result().frame

    def forget(self, canvas: int) -> None:
        """Free what was kept for a canvas that is gone."""
        self._requested.pop(canvas, None)
        self._tasks.add(partial(_forget, canvas))

    def close(self) -> None:
        """Draw no more; called before the application ends."""
        # Waited for: the thread has a context, which must go before the application of Qt does.
        self._requested.clear()
        self._tasks.close()
        self._tasks.wait(PATIENCE)

    def _begin(self) -> None:
        # One frame at a time: what a canvas requests meanwhile replaces what it requested before.
        if self._requested and self._drawing is None and not self.failed:
            self._drawing = self._tasks.add(partial(_drawn, self._requested.pop(next(iter(self._requested)))))

    def _on_done(self, task: Task[Any]) -> None:
        if self.failed:
            if task is self._begun:  # all others fail for the same reason
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
    """Provide a context of OpenGL, made and freed in the thread that draws."""
    maker = FrameMaker(_surfaces[surface])
    try:
        yield maker
    finally:
        maker.close()


def _ready(_: FrameMaker) -> None:
    """Do nothing: that there is a context is all that is to be found out."""


def _drawn(request: FrameRequest, maker: FrameMaker) -> DrawnFrame:
    return maker.frame(request)


def _forget(canvas: int, maker: FrameMaker) -> None:
    maker.forget(canvas)


_made: list[FrameThread] = []


def frame_thread() -> FrameThread:
    """Return the thread of this program, which is started when it is first needed."""
    if not _made or _made[0].ended:
        _made[:] = [FrameThread()]
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(_made[0].close)
    return _made[0]


def is_opengl_allowed() -> bool:
    """Whether a view is to try OpenGL; LATTICEWORK_NO_GL=1 in the environment turns it off."""
    return os.environ.get(_SWITCH, "") in ("", "0") and QGuiApplication.platformName() not in _WITHOUT


def opengl_works() -> bool:
    """Whether a view can use OpenGL; the first time this takes a while to find out."""
    return is_opengl_allowed() and frame_thread().works
