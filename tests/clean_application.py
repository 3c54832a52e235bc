"""The application, which all tests of a process share: its state is noted before a test and brought back after it."""

import gc
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from latticework import phrases
from latticework.gui.background import task_queue
from latticework.gui.background.garbage import collector
from latticework.gui.widgets import theme, translation

PATIENCE = 30.0
"""Seconds that work in threads gets to end after a test; what was cancelled ends at its next checkpoint."""
KINDS: tuple[Any, ...] = ("QMenu", "QTabBar", "QHeaderView")
"""Widgets with palettes of their own, one for each list in the module `theme`."""


def _palettes(app: QApplication) -> list[object]:
    return [app.palette(), QToolTip.palette(), *(app.palette(kind) for kind in KINDS)]


STATE: dict[str, Callable[[QApplication], object]] = {
    "theme": lambda _: (theme.choice(), theme.current()),
    "following the desktop": lambda app: bool(app.property("follows_desktop")),
    "palettes": _palettes,
    "style": lambda app: app.style().objectName(),
    "style sheet": lambda app: app.styleSheet(),
    "font": lambda app: app.font(),
    "layout direction": lambda app: app.layoutDirection(),
    "locale": lambda _: (QLocale(), translation.locale()),
    "language of phrases": lambda _: phrases._speaker,
    "translators": lambda _: (translation.looked_up("Solutions", ""), translation.looked_up("Draw", "")),
    "hooks of errors": lambda _: (sys.excepthook, threading.excepthook, sys.unraisablehook),
    "overridden cursor": lambda app: app.overrideCursor() is None,
    "popup": lambda app: app.activePopupWidget() is None,
    "modal dialog": lambda app: app.activeModalWidget() is None,
    "garbage collected in any thread": lambda _: gc.isenabled(),
}
"""What is the same after a test as before it, by name."""


@dataclass
class CleanApplication:
    """The state of the application when this was made; `restore` brings it back, or says what it cannot."""

    app: QApplication
    state: dict[str, Any] = field(init=False)
    windows: set[int] = field(init=False)
    workers: set[object] = field(init=False)
    translators: set[int] = field(init=False)

    def __post_init__(self) -> None:
        self.state = self._now()
        self.windows = {_address(widget) for widget in self.app.topLevelWidgets()}
        self.workers = {*task_queue._running}
        self.translators = {_address(translator) for translator in self.app.findChildren(QTranslator)}

    def restore(self) -> list[str]:
        """Close what was left open, wait for work in threads, take back what was changed; return what is left."""
        self._close_windows()
        left = [f"window: {widget}" for widget in self._new_windows()]
        left += [f"work: {worker._name}" for worker in self._still_running()]
        collector().collect()
        for translator in self.app.findChildren(QTranslator):  # Qt does not say which are in use
            if _address(translator) not in self.translators:
                self.app.removeTranslator(translator)
        now = self._now()
        if now != self.state:
            self._take_back(now)
            now = self._now()
        return left + [f"{name}: {now[name]} in place of {before}" for name, before in self.state.items()
                       if now[name] != before]

    def _now(self) -> dict[str, object]:
        return {name: value(self.app) for name, value in STATE.items()}

    def _new_windows(self) -> list[QWidget]:
        return [widget for widget in self.app.topLevelWidgets() if _address(widget) not in self.windows]

    def _close_windows(self) -> None:
        for widget in self._new_windows():
            widget.close()
            widget.deleteLater()
        while (popup := self.app.activePopupWidget()) is not None and popup.close():
            pass
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.app.processEvents()

    def _still_running(self) -> list[task_queue._Worker]:
        until = monotonic() + PATIENCE
        new = [worker for worker in task_queue._running if worker not in self.workers]
        return [worker for worker in new if not worker.wait(max(0.0, until - monotonic()))]

    def _take_back(self, now: dict[str, Any]) -> None:
        while self.app.overrideCursor() is not None:
            self.app.restoreOverrideCursor()
        sys.excepthook, threading.excepthook, sys.unraisablehook = self.state["hooks of errors"]
        self._take_back_language(now)
        if now["following the desktop"] and not self.state["following the desktop"]:
            hints = self.app.styleHints()
            hints.colorSchemeChanged.disconnect(theme._desktop_changed)
            hints.accessibility().contrastPreferenceChanged.disconnect(theme._desktop_changed)
            self.app.setProperty("follows_desktop", False)
        if now["style sheet"] != self.state["style sheet"]:
            self.app.setStyleSheet(self.state["style sheet"])
        if now["font"] != self.state["font"]:
            self.app.setFont(self.state["font"])
        if any(now[name] != self.state[name] for name in ("theme", "palettes", "style")):
            theme.apply_theme(self.state["theme"][0])

    def _take_back_language(self, now: dict[str, object]) -> None:
        if now["translators"] != self.state["translators"]:
            for translator in self.app.findChildren(QTranslator):
                self.app.removeTranslator(translator)
        if now["layout direction"] != self.state["layout direction"]:
            self.app.setLayoutDirection(self.state["layout direction"])
        if any(now[name] != self.state[name] for name in ("locale", "language of phrases")):
            of_qt, of_texts = self.state["locale"]
            translation.use_locale(of_texts)
            QLocale.setDefault(of_qt)
            phrases._speaker = self.state["language of phrases"]


def _address(known: QObject) -> int:
    """Return where an object of Qt lies in memory; Python's own objects for them come and go."""
    return int(shiboken6.getCppPointer(known)[0])
