"""The console: that of pyqtgraph, but commands run in a thread and can be interrupted."""

import codeop
import io
import json
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from contextvars import ContextVar
from functools import partial
from types import CodeType
from typing import Any

from pyqtgraph.console import ConsoleWidget
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QKeySequence, QTextBlockFormat, QTextFormat
from PySide6.QtWidgets import QPushButton

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.background import Lock, Task, TaskQueue
from latticework.gui.widgets import theme
from latticework.gui.widgets.translation import tr

_MOST_WAITING = 100_000
"""Characters printed that wait to be shown; of more only the last are kept."""

_MOST_LINES = 5_000
_MOST_HISTORY = 200
_PAUSE = 50
"""Milliseconds after which the text that a running command has printed is shown."""

_KEPT = "console/history"


class _Printed(io.TextIOBase):
    """Collects what a command prints until the window shows it; other threads print to where they did before.

    `sys.stdout` is one for all threads, so a context variable says which thread prints here.
    """

    def __init__(self) -> None:
        super().__init__()
        self._elsewhere: Any = sys.stdout
        self._lock = Lock()
        self._waiting = ""

    def write(self, text: str) -> int:
        """Keep text of the command; pass on that of other threads."""
        if _printing.get() is not self:
            return int(self._elsewhere.write(text)) if self._elsewhere else len(text)
        with self._lock:
            self._waiting = (self._waiting + text)[-_MOST_WAITING:]
        return len(text)

    def take(self) -> str:
        """Return what was printed since the last call."""
        with self._lock:
            text, self._waiting = self._waiting, ""
        return text


_printing: ContextVar[_Printed | None] = ContextVar("printing", default=None)
"""Where this thread prints to, None for where it always does."""


def _run(code: CodeType, names: dict[str, Any], printed: _Printed) -> None:
    """Run one command of the console, in a thread."""
    token = _printing.set(printed)
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            exec(code, names)  # noqa: S102 - that is what a console is for
        # An interrupt or an exit, too, ends the command and not the program.
        except BaseException as error:
            printed.write(_error_text(error))
        finally:
            _printing.reset(token)


def _error_text(error: BaseException) -> str:
    """Return what the console prints for an error: one line for those of the library, else a traceback."""
    if isinstance(error, KeyboardInterrupt | CancelledError):
        return "Interrupted\n"
    if isinstance(error, SystemExit):
        return "The console ends with the window; hide it in the menu View.\n"
    if isinstance(error, LatticeworkError):
        return f"{type(error).__name__}: {error}\n"
    # The first entry of the traceback is this file, which tells the user nothing.
    own = error.__traceback__.tb_next if error.__traceback__ else None
    return "".join(traceback.format_exception(type(error), error, own))


class Repl(ConsoleWidget):  # type: ignore[misc]
    """Runs one command at a time.

    before: called before each command, to bring names up to date.
    """

    def __init__(self, names: dict[str, Any], text: str, before: Callable[[], None]) -> None:
        super().__init__(namespace=names, text=text)
        # pyqtgraph offers itself to commands; a command in a thread must not touch widgets.
        names.pop("__console__")
        self.names, self._before = names, before
        self._lines: list[str] = []
        self.command: Task[None] | None = None
        self._commands = TaskQueue("command", rested=self._on_ended)
        self._printed = _Printed()
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._show_printed)
        self.interrupt_button = QPushButton(tr("Interrupt"))
        self.interrupt_button.setToolTip(tr("Stop the command that runs (Ctrl+C)"))
        self.interrupt_button.clicked.connect(self.interrupt)
        self._arrange()
        self._dress()
        self._set_running(False)

    def _arrange(self) -> None:
        # pyqtgraph would run the command in the main thread, where it blocks the window and cannot be interrupted.
        self.input.sigExecuteCmd.disconnect(self.repl.handleCommand)
        self.input.sigExecuteCmd.connect(self.enter)
        self.repl.inputLayout.addWidget(self.interrupt_button)
        self.exceptionBtn.hide()
        self.historyBtn.setText(tr("History"))
        self.input.setAccessibleName(tr("Command in Python"))
        self.output.setAccessibleName(tr("What the console printed"))
        self.output.document().setMaximumBlockCount(_MOST_LINES)
        for widget in (self.input, self.output):
            widget.installEventFilter(self)
        self.input.clearFocus()
        self.setFocusProxy(self.input)

    def loadHistory(self) -> list[str]:
        """Return the commands of earlier runs of the program, the latest first."""
        stored = QSettings().value(_KEPT, "[]")
        try:
            lines = json.loads(str(stored))
        except ValueError:
            return []
        return [line for line in lines if isinstance(line, str)] if isinstance(lines, list) else []

    def saveHistory(self, history: list[str]) -> None:
        """Store the commands for later runs of the program."""
        QSettings().setValue(_KEPT, json.dumps(history[:_MOST_HISTORY]))

    def enter(self, line: str) -> None:
        """Run a line, or wait for the rest of a command that it begins."""
        if self.command is not None:
            self.input.setText(line)
            return
        self.repl.write(f"{self.input.ps2 if self._lines else self.input.ps1}{line}\n", "command", True)
        self._commandEntered(self.repl, line)
        self._lines.append(line)
        try:
            code = codeop.compile_command("\n".join(self._lines), "<console>")
        except (SyntaxError, OverflowError, ValueError) as error:
            self._lines.clear()
            self.repl.write(f"{type(error).__name__}: {error}\n", "output", True)
            code = None
        else:
            if code is not None:
                self._lines.clear()
        self.input.setMultiline(bool(self._lines))
        if code is not None:
            self._before()
            self._run(code)

    def interrupt(self) -> None:
        """Stop the command that runs, or drop the lines of one that is not complete."""
        if self.command is not None:
            self.command.interrupt()
        elif self._lines:
            self._lines.clear()
            self.input.setMultiline(False)

    def close_command(self) -> None:
        """Stop the command that runs, as the window closes."""
        if self.command is not None:
            self.command.interrupt()
            self.command.wait(1.0)

    def _run(self, code: CodeType) -> None:
        self._printed = _Printed()
        self.command = self._commands.add(partial(_run, code, self.names, self._printed))
        self._set_running(True)

    def _on_ended(self) -> None:
        self._show_printed()
        # Interrupted before its first step, so that it could not print this itself.
        if self.command is not None and self.command.error is not None:
            self.repl.write(_error_text(self.command.error))
        self.command = None
        self._set_running(False)
        if self.output.textCursor().columnNumber() > 0:
            self.repl.write("\n")

    def _show_printed(self) -> None:
        text = self._printed.take()
        if text:
            self.repl.write(text)

    def _set_running(self, running: bool) -> None:
        self.interrupt_button.setEnabled(running)
        (self._timer.start if running else self._timer.stop)()
        self.input.setPlaceholderText(tr("Running; Ctrl+C interrupts") if running else self.input.ps1)

    def _dress(self) -> None:
        """Give commands a background on which the text of the theme can be read."""
        # pyqtgraph chooses one when the console is made; blocks that are printed already keep theirs.
        ground = QBrush(QColor(theme.current().button))
        self.repl.textStyles["command"][1].setBackground(ground)
        block = self.output.document().begin()
        while block.isValid():
            form: QTextBlockFormat = block.blockFormat()
            if form.hasProperty(QTextFormat.Property.BackgroundBrush):
                form.setBackground(ground)
                cursor = self.output.textCursor()
                cursor.setPosition(block.position())
                cursor.setBlockFormat(form)
            block = block.next()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        # Qt sends this event already while the constructor of the base class runs.
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_lines"):
            self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Ctrl+C interrupt while a command runs, and copy otherwise."""
        if isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy) and (
                self.command is not None or self._lines):
            if event.type() == QEvent.Type.KeyPress:
                self.interrupt()
            event.accept()
            return True
        return bool(super().eventFilter(watched, event))
