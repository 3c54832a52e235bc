"""The thread that draws with OpenGL for all canvases: making a picture never keeps the window waiting."""

import atexit
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QOffscreenSurface

from latticework.gui.common.telling import Telling
from latticework.gui.common.thread_failures import report_to_hook
from latticework.gui.scene_view.frame_maker import FrameMaker
from latticework.gui.scene_view.frame_request import Frame, FrameRequest

_Task = Callable[[FrameMaker], object]


class FrameThread(QObject):
    """Draws what canvases want, of each only the latest; where OpenGL does not work it says so and draws nothing."""

    drawn = Signal(object)  # Frame
    unable = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._surface = QOffscreenSurface()
        self._surface.create()
        self._tasks: dict[object, _Task] = {}
        self._news = threading.Condition()
        self._telling, self._works = Telling(), Future[bool]()
        self._thread = threading.Thread(target=self._run, name="frames", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    @property
    def works(self) -> bool:
        """Whether OpenGL can be used; waits until that is known."""
        return self._works.result()

    @property
    def failed(self) -> bool:
        """Whether it is known that OpenGL cannot be used."""
        return self._works.done() and not self._works.result()

    @property
    def ended(self) -> bool:
        """Whether nothing is drawn any more."""
        return self._telling.ended

    def want(self, request: FrameRequest) -> None:
        """Draw this next for its canvas, and nothing else that it wanted before; `drawn` tells when it is done."""
        self._put(request.canvas, lambda maker: self._telling.tell(self.drawn, maker.frame(request)))

    def wait_for(self, request: FrameRequest) -> Frame:
        """Return a frame at once, where OpenGL works."""
        made: Future[Frame] = Future()
        self._put(made, partial(_fulfil, made, request))
        return made.result()

    def forget(self, canvas: int) -> None:
        """Give back what was kept for a canvas that is gone."""
        self._put(canvas, lambda maker: maker.forget(canvas))

    def close(self) -> None:
        """Draw no more; called before the application goes, as the thread holds a context."""
        self._telling.end()
        with self._news:
            self._tasks = {None: _end}
            self._news.notify()
        self._thread.join()
        self._surface.destroy()
        atexit.unregister(self.close)

    def _put(self, key: object, task: _Task) -> None:
        with self._news:
            if not self._telling.ended:
                self._tasks[key] = task
                self._news.notify()

    def _run(self) -> None:
        try:
            maker = FrameMaker(self._surface)
        except Exception:  # whatever a missing driver makes Qt or ctypes raise, painting in 2D works
            self._works.set_result(False)
            self._telling.tell(self.unable)
            return
        self._works.set_result(True)
        while (task := self._next()) is not _end:
            try:
                task(maker)
            except Exception as error:
                report_to_hook(error)
            del task  # or a drawing would be kept until another one is wanted
        maker.close()

    def _next(self) -> _Task:
        with self._news:
            self._news.wait_for(lambda: self._tasks)
            return self._tasks.pop(next(iter(self._tasks)))


def _end(_: FrameMaker) -> None:
    """The last task."""


def _fulfil(made: "Future[Frame]", request: FrameRequest, maker: FrameMaker) -> None:
    try:
        made.set_result(maker.frame(request))
    except Exception as error:
        made.set_exception(error)


_made: list[FrameThread] = []


def frame_thread() -> FrameThread:
    """Return the thread of this program, which begins when it is first asked for."""
    if not _made or _made[0].ended:
        _made[:] = [FrameThread()]
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(_made[0].close)
    return _made[0]
