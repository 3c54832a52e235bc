"""The pane in which one plays by hand: the view, the tray, and what helps."""

from PySide6.QtCore import QEvent, QPointF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.editor.document import Document
from latticework.gui.play.play_view import KEYS, KEYS_IN_SPACE, PlayView
from latticework.gui.play.session import Session
from latticework.gui.play.tray import Tray
from latticework.gui.widgets.actions import Entry, local_action
from latticework.gui.widgets.icons import action_button, tool_button
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr, translated

_SECOND = 1_000
_KEYS = QKeySequence.StandardKey


class PlayPane(QWidget):
    """Lets a puzzle be solved by hand; `left` when the user wants to see the workspace as it was."""

    left = Signal()
    seen = Signal(bool)  # whether it is seen

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.session = session = Session(self)
        self.view, self.tray = PlayView(session), Tray(session)
        self._make_buttons()
        self.problem = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                              alignment=Qt.AlignmentFlag.AlignCenter)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                              alignment=Qt.AlignmentFlag.AlignCenter, margin=4)
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.time = QLabel(textFormat=Qt.TextFormat.PlainText, margin=4)
        self.time.setAccessibleName(tr("Time"))
        self.layers = QSlider(Qt.Orientation.Vertical)
        self.layers.setAccessibleName(tr("Layer"))
        self.layers.setToolTip(tr("The layer in which the part in the hand is moved (Page Up, Page Down)"))
        self._lay_out()
        self._ticking = QTimer(self, interval=_SECOND)
        self._ticking.timeout.connect(self._show_time)
        self.layers.valueChanged.connect(session.to_layer)
        self.tray.dragged.connect(self._drag)
        self.tray.dropped.connect(self._drop)
        self.tray.itemActivated.connect(lambda _: self.view.setFocus())
        self.view.left.connect(self.left)
        document.changed.connect(lambda *_: self._follow_document())
        document.target_changed.connect(self._follow_document)
        session.opened.connect(self._open)
        session.changed.connect(self._follow)
        session.looking.connect(self._show_looking)
        session.announced.connect(self._announce)
        self._show_looking(False)
        self._announce("")
        self._open()

    def _make_buttons(self) -> None:
        session, view = self.session, self.view
        self.turn = local_action(view, Entry(tr("Turn"), lambda: session.turn(1), "R"), "rotate")
        self.turn_back = local_action(view, Entry(tr("Turn back"), lambda: session.turn(-1), "Shift+R"))
        self.tip = local_action(view, Entry(tr("Tip over"), session.tip, "T"), "tip",
                                tr("Puts the part on another of its sides"))
        self.mirror = local_action(view, Entry(tr("Mirror"), session.mirror, "M"), "mirror")
        self.next = local_action(view, Entry(tr("Next part"), lambda: session.take_next(1), "N"))
        self.previous = local_action(view, Entry(tr("Previous part"), lambda: session.take_next(-1), "Shift+N"))
        self.raised = local_action(view, Entry(tr("One layer up"), lambda: session.climb(1), Qt.Key.Key_PageUp))
        self.lowered = local_action(view, Entry(tr("One layer down"), lambda: session.climb(-1),
                                                Qt.Key.Key_PageDown))
        self.undo = tool_button("undo", tr("Undo the last step (Ctrl+Z)"), session.undo)
        self.redo = tool_button("redo", tr("Do the step again (Ctrl+Shift+Z)"), session.redo)
        self.hint = QPushButton(tr("Hin&t"))
        self.hint.setToolTip(tr("Lays one more part of a solution that fits what lies"))
        self.check = QPushButton(tr("Is this &right so far?"))
        self.check.setToolTip(tr("Asks the solver whether what lies can be completed"))
        self.over = QPushButton(tr("Start &over"))
        self.over.setToolTip(tr("Puts all parts back into the tray, which can be undone"))
        self.stop = QPushButton(tr("&Cancel"))
        self.leave = tool_button("close", tr("Back to the solution (Escape)"), self.left.emit)
        self.resume = QPushButton(tr("&Resume your game"))
        for button, pressed in ((self.hint, session.hint), (self.check, session.check),
                                (self.over, session.start_over), (self.stop, session.cancel),
                                (self.resume, session.resume)):
            button.clicked.connect(lambda _=False, pressed=pressed: pressed())
        for button in (self.hint, self.over, self.resume):
            # The next keys are for the parts again; the last one goes, and the focus would go with it.
            button.clicked.connect(lambda _: view.setFocus())

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setContentsMargins(8, 0, 8, 6)
        tools.setSpacing(6)
        self.turning: list[QToolButton] = [action_button(action) for action in (self.turn, self.tip, self.mirror)]
        for button in (self.undo, self.redo, *self.turning):
            tools.addWidget(button)
        tools.addStretch(1)
        for widget in (self.stop, self.hint, self.check, self.over, self.resume, self.time, self.leave):
            tools.addWidget(widget)
        field = QHBoxLayout()
        field.setSpacing(0)
        field.addWidget(self.tray)
        field.addWidget(self.view, 1)
        field.addWidget(self.layers)
        playing, whole = QWidget(), QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(field, 1)
        whole.addWidget(self.message)
        whole.addLayout(tools)
        playing.setLayout(whole)
        self.pages = QStackedWidget()
        self.pages.addWidget(playing)
        self.pages.addWidget(self.problem)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.pages)

    def close_work(self) -> None:
        """End all work in threads, and keep the game."""
        self.session.close()

    def _follow_document(self) -> None:
        # Not while something is drawn elsewhere: each stroke is another puzzle.
        if self.isVisible():
            self.session.open(self.document.puzzle)

    def _open(self) -> None:
        session, table = self.session, self.session.table
        self.problem.setText(session.problem or tr("The puzzle is made ready…"))
        self.pages.setCurrentIndex(1 if table is None else 0)
        if table is not None:
            with QSignalBlocker(self.layers):
                self.layers.setRange(table.layers.start, table.layers.stop - 1)
            self.layers.setVisible(len(table.layers) > 1)
            # In a flat puzzle it leads to further forms alone.
            tips = not table.lattice.flat or any(part.other_forms for part in table.puzzle.parts)
            self.turning[1].setHidden(not tips)  # a button does not follow an action that is not visible
            self.tip.setVisible(tips)
            self.tip.setText(tr("Next form") if table.lattice.flat else tr("Tip over"))
            self.mirror.setText(tr("Turn over") if table.lattice.flat else tr("Mirror"))
            if self.isVisible():
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._follow()

    def _follow(self) -> None:
        """Enable what can be done now."""
        session, table = self.session, self.session.table
        holding = session.hand is not None
        for action in (self.turn, self.turn_back, self.tip, self.mirror, self.raised, self.lowered):
            action.setEnabled(holding)
        self.layers.setEnabled(holding)
        if table is not None and session.hand is not None:
            with QSignalBlocker(self.layers):
                self.layers.setValue(table.layer(session.hand))
        self.undo.setEnabled(holding or bool(session.game.past))
        self.redo.setEnabled(bool(session.game.undone))
        self.hint.setEnabled(table is not None and not session.clock.stopped)
        self.check.setEnabled(table is not None and not session.clock.stopped)
        self.over.setEnabled(bool(session.game.laid))
        self._show_buttons()
        self._show_time()

    def _show_buttons(self) -> None:
        """Show what helps, or where an earlier game is here again the button that resumes it."""
        resumed, looking = self.session.resumed, not self.stop.isHidden()
        self.resume.setVisible(resumed)
        for button in (self.hint, self.check):
            button.setHidden(resumed or looking)

    def _show_looking(self, looking: bool) -> None:
        self.stop.setVisible(looking)
        self._show_buttons()

    def _announce(self, text: str) -> None:
        """Show a sentence, and without one what is said of the kept game, or which keys there are."""
        text = text or self.session.notice
        table = self.session.table
        keys = KEYS_IN_SPACE if table is not None and len(table.layers) > 1 else KEYS
        self.message.setText(text.partition("\n")[0] or translated(keys))
        self.message.setToolTip(literal(text))
        announce(self.view, text or translated(keys))

    def _show_time(self) -> None:
        minutes, seconds = divmod(int(self.session.clock.seconds), 60)
        self.time.setText(f"{minutes}:{seconds:02}")

    # The pointer, from the tray to the view

    def _drag(self, at: QPointF) -> None:
        here = self.view.mapFromGlobal(at)
        if self.view.rect().contains(here.toPoint()):
            self.view.hold_at(here)

    def _drop(self, at: QPointF) -> None:
        if self.view.rect().contains(self.view.mapFromGlobal(at).toPoint()):
            self.session.lay()
            self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        else:
            self.session.put_back()

    # The window

    def event(self, event: QEvent) -> bool:
        """Keep the keys of undo and redo from the window, where they change the puzzle."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and (
                event.matches(_KEYS.Undo) or event.matches(_KEYS.Redo)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo, and leave with Escape."""
        if event.matches(_KEYS.Undo):
            self.session.undo()
        elif event.matches(_KEYS.Redo):
            self.session.redo()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Play with the puzzle of the document, and let the time run."""
        super().showEvent(event)
        self._follow_document()
        self.session.clock.running = True
        self._ticking.start()
        self.seen.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the time stand still, also while the window is minimized, and lay no hint that nobody sees."""
        super().hideEvent(event)
        self.session.cancel()
        self.session.clock.running = False
        self.session.keep()
        self._ticking.stop()
        self.seen.emit(False)
