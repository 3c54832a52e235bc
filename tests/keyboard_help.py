"""A keyboard: each key goes where the keys of the program go at that moment, into a dialog that is open, too."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gui_help import NO_KEYS, SHIFT
from window_help import in_front

MOMENT = 50


class Keyboard:
    """The keys of a window; none of them goes anywhere but to what has the focus."""

    def __init__(self, qtbot: QtBot, window: QWidget) -> None:
        self.qtbot, self.window = qtbot, window
        in_front(qtbot, window)

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press keys, one after the other."""
        for key in keys:
            press = QTest.keyPress if QApplication.activePopupWidget() else QTest.keyClick  # it goes with the press
            press(self._focus(), key, held)
            QApplication.processEvents()  # what is typed in a list is taken a moment later

    def type(self, text: str) -> None:
        """Type a text."""
        QTest.keyClicks(self._focus(), text)

    def tab_to(self, wanted: QWidget, back: bool = False) -> None:
        """Press Tab, or Shift+Tab to go back, until a widget has the focus."""
        for _ in range(60):
            if self._focus() in {wanted, wanted.focusProxy()}:
                return
            self.press(Qt.Key.Key_Tab, held=SHIFT if back else NO_KEYS)
        raise AssertionError(f"the keys do not lead to {wanted}")

    def then(self, answer: Callable[[], object]) -> None:
        """Do this in the dialog that the next key opens, which waits for an answer."""
        timer = QTimer(self.window, interval=MOMENT)

        def once() -> None:
            if QApplication.activeModalWidget() is not None:
                timer.stop()
                answer()

        timer.timeout.connect(once)
        timer.start()

    def _focus(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup.focusWidget() or popup
        above = QApplication.activeModalWidget() or self.window
        if not above.isActiveWindow():
            in_front(self.qtbot, above)  # as a window manager does when another one closes
        return QApplication.focusWidget() or above
