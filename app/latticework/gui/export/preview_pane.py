"""The part of the Export dialog that shows the preview."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import error_text, reworded, tr
from latticework.gui.export.picture_label import PictureLabel, on_chequers
from latticework.gui.export.picture_series import PictureSeries
from latticework.gui.export.preview import Preview
from latticework.gui.export.solids_view import SolidsView
from latticework.gui.scene_view.opengl import opengl_works
from latticework.picture.shapes import Shape

PATIENCE = 500
"""Milliseconds before progress is shown."""

STEPS = 1000
"""Steps of the bar that shows progress."""

REPORT = 130
"""Pixels of height of what is told of parts."""


class PreviewPane(QWidget):
    """Shows a picture, parts, the first lines of a text, or why there is nothing to see; below it what will be lost.

    cancelled: the user does not want to wait any longer for what is being made.
    """

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.picture = PictureLabel()
        self.picture.setAccessibleName(tr("Preview"))
        self.text = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Beginning of the file"))
        self.stack = QStackedWidget()
        self.stack.addWidget(self.picture)
        self.stack.addWidget(self.text)
        self.report = QPlainTextEdit(readOnly=True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("What is made"))
        self.report.setMaximumHeight(REPORT)
        self.message = Message()
        self.series = PictureSeries(self.picture)
        self.solids: SolidsView | None = None  # made when it is needed
        self.progress = _Progress()
        self.progress.cancel.clicked.connect(self.cancelled)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.series)
        layout.addWidget(self.progress)
        layout.addWidget(self.report)
        layout.addWidget(self.message)

    def show_preview(self, made: Preview | LatticeworkError) -> None:
        """Show a preview, or the reason why there is none."""
        if isinstance(made, LatticeworkError):
            self.clear(error_text(made))
            return
        if made.whole is None:
            self.progress.end()
        else:
            self.progress.begin()
            if self.stack.currentWidget() is self.solids:
                return  # until these parts are made anew
        self.message.tell("\n".join(map(reworded, made.remarks)))
        self.text.setPlainText(made.text)
        self._tell(made.report)
        self.picture.show_picture(on_chequers(made.picture.image) if made.picture else QPixmap())
        self.series.show_pictures([on_chequers(picture.image) for picture in made.series], made.interval)
        if made.solids and opengl_works():
            self._show_solids(list(made.solids))
        else:
            self.stack.setCurrentWidget(self.text if made.picture is None else self.picture)

    def _show_solids(self, shapes: list[Shape]) -> None:
        if self.solids is None:
            self.solids = SolidsView()
            self.stack.addWidget(self.solids)
        self.solids.show_shapes(shapes)
        self.stack.setCurrentWidget(self.solids)

    def show_progress(self, doing: str, share: float) -> None:
        """Show how far the preview is that is being made."""
        self.progress.tell(reworded(doing), share)

    def wait(self) -> None:
        """Say that a preview is being made."""
        self.clear()
        self.picture.setText(tr("Making the preview…"))

    def clear(self, reason: str = "") -> None:
        """Show nothing but a reason."""
        self.series.clear()
        self.picture.clear()
        self.progress.end()
        self._tell(())
        self.stack.setCurrentWidget(self.picture)
        self.message.tell(reason)

    def _tell(self, report: tuple[str, ...]) -> None:
        self.report.setPlainText("\n".join(map(reworded, (*report[-1:], *report[:-1]))))  # all together first
        self.report.setVisible(bool(report))


class _Progress(QWidget):
    """A bar, and a button to wait no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self.show)
        self.bar.setFormat("")
        self.cancel = QPushButton(tr("Cancel"), autoDefault=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        self.end()

    def begin(self) -> None:
        """Say, if it takes long, that something is being done."""
        self.bar.setRange(0, 0)
        self._patience.start()

    def end(self) -> None:
        """Disappear, as nothing is being done any more."""
        self._patience.stop()
        self.hide()

    def tell(self, doing: str, share: float) -> None:
        """Say what is being done, and the share of it that is done."""
        self.bar.setRange(0, STEPS)
        self.bar.setValue(int(share * STEPS))
        self.bar.setFormat(f"{doing} %p%")
        self.show()
