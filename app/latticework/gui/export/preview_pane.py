"""The part of the Export dialog that shows the preview: a picture, pages or frames, or parts in 3D."""

import numpy as np
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QProgressBar, QPushButton, QStackedWidget, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.export.preview import Preview
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.stage.scene.frame_thread import opengl_works
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, reworded, tr
from latticework.picture.camera import Drawing, box
from latticework.picture.scenes import Shape

_CHEQUER, _CHEQUERS = 8, ("#ffffff", "#d4d8de")
"""The side, in pixels, and the colours of the squares that are seen through a transparent ground."""

_LEAST_SIDE = 260
"""Pixels of each side that there are on a small screen."""

_FIRST_LOOK = (-70.0, 38.0)
"""Azimuth and elevation, in degrees, from which a plate is seen well."""

_AROUND = 8
"""Pixels around a picture."""

_PATIENCE = 500
"""Milliseconds before progress is shown."""

_STEPS = 1000
"""Steps of the bar that shows progress."""

_REPORT = 130
"""Pixels of height of the report on parts."""


class PictureLabel(QLabel):
    """Shows a picture, or a text instead."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter, textFormat=Qt.TextFormat.PlainText, margin=_AROUND)
        self.setMinimumSize(QSize(_LEAST_SIDE, _LEAST_SIDE))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.setAutoFillBackground(True)
        self.setWordWrap(True)
        self._whole = QPixmap()

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture, nothing where it is null."""
        self._whole = picture
        self._fit()

    def clear(self) -> None:
        """Show nothing."""
        self._whole = QPixmap()
        super().clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture into what room there is now."""
        super().resizeEvent(event)
        if not self._whole.isNull():  # else a text may be shown
            self._fit()

    def _fit(self) -> None:
        whole, room = self._whole, self.contentsRect().size() - QSize(2 * self.margin(), 2 * self.margin())
        fits = room.expandedTo(whole.size()) == room
        self.setPixmap(whole if fits else whole.scaled(room, Qt.AspectRatioMode.KeepAspectRatio,
                                                       Qt.TransformationMode.SmoothTransformation))


def _on_chequers(picture: QImage) -> QPixmap:
    """Return a picture before squares, which show where it is transparent."""
    ground = QPixmap(picture.size())
    with QPainter(ground) as painter:
        for y in range(0, picture.height(), _CHEQUER):
            for x in range(0, picture.width(), _CHEQUER):
                painter.fillRect(x, y, _CHEQUER, _CHEQUER, QColor(_CHEQUERS[(x + y) // _CHEQUER % 2]))
        painter.drawImage(0, 0, picture)
    return ground


class PictureSeries(QWidget):
    """Shows pictures in a label; pages have buttons below it, of which nothing is seen while pictures move."""

    def __init__(self, label: PictureLabel) -> None:
        super().__init__()
        # The place stays while settings change, so that the page looked at does too.
        self._label, self._pictures, self._place = label, list[QPixmap](), 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.turn(1))
        self.said = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.back = tool_button("previous", tr("Previous page"), lambda: self.turn(-1))
        self.on = tool_button("next", tr("Next page"), lambda: self.turn(1))
        side_by_side(None, self.back, self.said, self.on, None, owner=self, margin=0)
        self.hide()

    def clear(self) -> None:
        """Show no more pictures; others begin with the first."""
        self.show_pictures([], 0.0)
        self._place = 0

    def show_pictures(self, pictures: list[QPixmap], interval: float) -> None:
        """Show pictures for so many seconds each, or if that is 0 the page that was looked at before."""
        moving, self._pictures = bool(pictures) and interval > 0, pictures
        self._place = min(self._place, len(pictures) - 1) if pictures else self._place
        self.setVisible(len(pictures) > 1 and not moving)
        self._timer.stop()
        if moving:
            self._timer.start(max(1, round(1000 * interval)))
        self.turn(0)

    def turn(self, by: int) -> None:
        """Show the picture that comes so many later; after the last one comes the first."""
        if self._pictures:
            self._place = (self._place + by) % len(self._pictures)
            self._label.show_picture(self._pictures[self._place])
            self.said.setText(tr("Page {n} of {count}", n=self._place + 1, count=len(self._pictures)))


class SolidsView(CameraView):
    """Shows parts in 3D; drag to orbit, right drag to shift, wheel to zoom."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Parts as they will be printed"))
        self.setToolTip(tr("Drag to turn, drag with the right button to shift, turn the wheel to zoom"))
        self._parts = Drawing()
        self.look_first(*_FIRST_LOOK)

    def show_shapes(self, shapes: list[Shape]) -> None:
        """Show other shapes, from where one looked before."""
        offsets = np.zeros((len(shapes), 3))
        self._parts = Drawing(shapes, offsets, frozenset(), *box(shapes, offsets))
        self.draw()

    def drawing(self) -> Drawing:
        """Return the parts that are shown."""
        return self._parts


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
        # Files are text for programs, whatever the direction of the language is.
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setTabChangesFocus(True)
        # By itself the corner between two bars has the colour that makes frames visible, see `theme.FRAMED`.
        corner = QWidget(autoFillBackground=True)
        corner.setBackgroundRole(QPalette.ColorRole.Base)
        self.text.setCornerWidget(corner)
        self.text.setAccessibleName(tr("Beginning of the file"))
        self.stack = QStackedWidget()
        self.stack.addWidget(self.picture)
        self.stack.addWidget(self.text)
        self.report = QPlainTextEdit(readOnly=True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("What is made"))
        self.report.setMaximumHeight(_REPORT)
        self.message = Message()
        self.series = PictureSeries(self.picture)
        # An OpenGL widget is expensive, and not every machine has OpenGL.
        self.solids: SolidsView | None = None  # made when it is needed
        self.progress = _Progress()
        self.progress.cancel.clicked.connect(self.cancelled)
        stacked(self, (self.stack, 1), self.series, self.progress, self.report, self.message, margin=0)

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
                return  # the parts stay until the new ones are made
        self.message.tell("\n".join(map(reworded, made.remarks)))
        self.text.setPlainText(made.text)
        self._show_report(made.report)
        self.picture.show_picture(_on_chequers(made.picture.image) if made.picture else QPixmap())
        self.series.show_pictures([_on_chequers(picture.image) for picture in made.series], made.interval)
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
        self.progress.report(reworded(doing), share)

    def wait(self) -> None:
        """Say that a preview is being made."""
        self.clear()
        self.picture.setText(tr("Making the preview…"))

    def clear(self, reason: str = "") -> None:
        """Show nothing but a reason."""
        self.series.clear()
        self.picture.clear()
        self.progress.end()
        self._show_report(())
        self.stack.setCurrentWidget(self.picture)
        self.message.tell("")
        self.picture.setText(reason)
        self.picture.setAccessibleDescription(reason)  # its name is that of what it usually shows

    def _show_report(self, report: tuple[str, ...]) -> None:
        self.report.setPlainText("\n".join(map(reworded, (*report[-1:], *report[:-1]))))  # all together first
        self.report.setVisible(bool(report))


class _Progress(QWidget):
    """A bar, and a button to wait no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self.show)
        self.bar.setFormat("")
        self.cancel = QPushButton(tr("Cancel"), autoDefault=False)
        side_by_side((self.bar, 1), self.cancel, owner=self, margin=0)
        self.end()

    def begin(self) -> None:
        """Say, if it takes long, that something is being done."""
        self.bar.setRange(0, 0)
        self._patience.start()

    def end(self) -> None:
        """Disappear, as nothing is being done any more."""
        self._patience.stop()
        self.hide()

    def report(self, doing: str, share: float) -> None:
        """Say what is being done, and the share of it that is done."""
        self.bar.setRange(0, _STEPS)
        self.bar.setValue(int(share * _STEPS))
        self.bar.setFormat(f"{doing} %p%")
        self.show()
