"""What goes from threads to the main thread: messages, pictures, and faults of the program.

Messages are delivered by one object that lives as long as the application.
"""

import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from time import monotonic
from types import MethodType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from shiboken6 import isValid

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.background.garbage import collector

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from threading import ExceptHookArgs

PAUSE = 0.05
"""Seconds between two deliveries of latest states; without a pause a fast thread never lets the event loop end."""
_MOMENT = 0.1
"""Seconds after which a thread that waits for an answer can be interrupted."""

_Receiver = Callable[..., Any]
_Message = tuple[int, tuple[Any, ...]]
_numbers = count(1)


class Channel:
    """Calls `receive` in the main thread, soon after it was called itself in any thread.

    receive: a method, of which only a weak reference is kept. latest: each message makes those before it obsolete.
    Made in the main thread.
    """

    def __init__(self, receive: _Receiver, latest: bool = False) -> None:
        self._number, self._latest = next(_numbers), latest
        _delivery().connect(self._number, receive)

    def __call__(self, *message: Any) -> None:
        """Send a message; what it refers to must not be changed any more, and is none of Qt's objects."""
        if _made:
            _made[0].post(self._number, message, self._latest)

    def ask(self, *message: Any) -> Any:
        """Return what `receive` returns, or raise what it raises; called in a thread, which waits for it."""
        answer = _Answer()
        self(answer, *message)
        while not answer.given.wait(_MOMENT):
            # Python raises what interrupts a thread only between two of its steps: one endless wait would be a single
            # step.
            pass
        try:
            if answer.error is not None:
                raise answer.error
            return answer.value
        finally:
            # It has the error, whose traceback refers to this frame: a cycle that would keep all alive.
            del answer

    def close(self) -> None:
        """Let nothing arrive any more. Called in the main thread."""
        _delivery().disconnect_receiver(self._number)


class _Answer:
    """What the main thread answers a thread that waits for it."""

    def __init__(self) -> None:
        self.given = threading.Event()
        self.value: Any = None
        self.error: Exception | None = None

    def give(self, receive: _Receiver, *message: Any) -> None:
        try:
            self.value = receive(*message)
        except Exception as error:  # raised again in the thread that waits
            self.error = error.with_traceback(None)
        self.given.set()


class _Delivery(QObject):
    """The only object of Qt that threads call: they wake it, and in the main thread it delivers what they posted."""

    _woken = Signal(bool)  # whether it cannot wait

    def __init__(self) -> None:
        super().__init__()
        self._receivers: dict[int, Callable[[], _Receiver | None]] = {}
        # Not a plain lock: the collector may run while it is taken, and free something that posts a message.
        self._lock = threading.RLock()
        self._posted: dict[int, _Message] = {}
        self._numbers = count(1)
        self._waking = self._hurried = self._closed = False
        self._delivering: deque[_Message] = deque()
        self._next = 0.0
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.deliver)
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)

    def connect(self, number: int, receive: _Receiver) -> None:  # type: ignore[override]
        """Deliver messages of a channel to a function; one that is a method is not kept alive by it."""
        if isinstance(receive, MethodType):
            self._receivers[number] = weakref.WeakMethod(receive, lambda _: self.disconnect_receiver(number))
        else:
            self._receivers[number] = lambda: receive

    def disconnect_receiver(self, number: int) -> None:
        """Deliver nothing of a channel any more."""
        self._receivers.pop(number, None)

    def post(self, number: int, message: tuple[Any, ...], latest: bool) -> None:
        """Take a message, in any thread."""
        with self._lock:
            if self._closed:
                return
            place = -number if latest else next(self._numbers)
            # Removed first, so that it is put at the end: the latest comes after all that was sent before it.
            self._posted.pop(place, None)
            self._posted[place] = number, message
            # One signal for all that is posted until it arrives; a message that must not wait sends another.
            if not (self._waking and latest) and not self._hurried:
                self._waking, self._hurried = True, not latest
                # At the end of the program Qt has deleted this object already.
                with suppress(RuntimeError):
                    self._woken.emit(not latest)

    def close(self) -> None:
        """Deliver nothing any more: the application ends."""
        with self._lock:
            self._closed = True
            self._posted.clear()
        self._delivering.clear()

    def _on_woken(self, hurried: bool) -> None:
        wait = self._next - monotonic()
        if hurried or wait <= 0:
            self.deliver()
        elif not self._later.isActive():
            self._later.start(max(1, round(1000 * wait)))

    def deliver(self) -> None:
        """Deliver what was posted; a receiver with an event loop of its own lets the rest be delivered in there."""
        with self._lock:
            posted, self._posted = self._posted, {}
            self._waking = self._hurried = False
        if any(place < 0 for place in posted):
            self._next = monotonic() + PAUSE
        self._delivering.extend(posted.values())
        while self._delivering:
            message = self._delivering.popleft()
            if self._delivering and not self._later.isActive():
                # A receiver that opens a dialog runs an event loop; the timer delivers the rest in there.
                self._later.start(0)
            self._call(*message)
        if not self._posted:
            self._later.stop()

    def _call(self, number: int, message: tuple[Any, ...]) -> None:
        receiver = self._receivers.get(number, _nobody)()
        answer = message[0] if message and isinstance(message[0], _Answer) else None
        if answer is not None:
            answer.give(receiver if receiver is not None and _there(receiver) else _gone, *message[1:])
        elif receiver is not None and _there(receiver):
            try:
                receiver(*message)
            except Exception:  # reported as that of a slot is; the other messages are delivered all the same
                sys.excepthook(*sys.exc_info())


def _nobody() -> None:
    """Return None, as for a receiver that is gone."""


def _gone(*_: Any) -> Any:
    raise RuntimeError


def _there(receiver: _Receiver | None) -> bool:
    """Return whether a receiver exists, and is not what Python keeps of an object that Qt has deleted."""
    owner = getattr(receiver, "__self__", None)
    return receiver is not None and (not isinstance(owner, QObject) or isValid(owner))


_made: list[_Delivery] = []


def _delivery() -> _Delivery:
    """Return the object that delivers, which the main thread makes when it is first needed and never frees."""
    if not _made:
        _made.append(_Delivery())
    if QCoreApplication.instance() is not None:
        collector()  # before the first thread starts, which might collect garbage
    return _made[0]


def close_delivery() -> None:
    """Deliver nothing any more, for good."""
    if _made:
        _made[0].close()


@dataclass(frozen=True, eq=False)
class Pixels:
    """The pixels of a picture that nobody changes: each row has `stride` bytes, `ratio` pixels are one point."""

    data: bytes | memoryview
    width: int
    height: int
    stride: int
    format: QImage.Format
    ratio: float

    @staticmethod
    def of(image: QImage) -> "Pixels":
        """Copy a picture that a thread has painted."""
        return Pixels(bytes(image.constBits()), image.width(), image.height(), image.bytesPerLine(), image.format(),
                      image.devicePixelRatio())

    @property
    def image(self) -> QImage:
        """The picture, for the main thread."""
        # Copied: Qt reads the bytes as long as the image lives (https://github.com/python-pillow/Pillow/issues/1370).
        image = QImage(self.data, self.width, self.height, self.stride, self.format).copy()
        image.setDevicePixelRatio(self.ratio)
        return image


def report_fault(error: BaseException | None) -> None:
    """Report an error to the hook that shows it, if it is a fault of the program: no LatticeworkError, no cancel."""
    if error is not None and not isinstance(error, LatticeworkError | CancelledError):
        sys.excepthook(type(error), error, error.__traceback__)


@contextmanager
def watching(report: Callable[[BaseException], object]) -> Iterator[None]:
    """Report every uncaught error of any thread until the block is left, in the thread in which it is raised."""
    def report_args(args: "ExceptHookArgs | UnraisableHookArgs") -> None:
        report(args.exc_value or args.exc_type())

    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook = lambda _kind, error, _trace: report(error)
    threading.excepthook = sys.unraisablehook = report_args
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before
