"""What the Export dialog shows of a file before it is written, made in a thread, and the picture that is copied."""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.file_format import Format
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.settings import (
    WHITE,
    AnimationSettings,
    BookletSettings,
    PageSettings,
    PictureSettings,
    SceneSettings,
    ViewSettings,
)
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.export.exportable import Exportable, Which
from latticework.lattice.lattice import Floats
from latticework.make.settings import LaserSettings, PrintSettings
from latticework.phrases import phrase
from latticework.picture.scenes import Shape
from latticework.picture.sheet import Sheet, sheet
from latticework.picture.view_sheet import View, view_sheet
from latticework.puzzle import Puzzle
from latticework.settings import filled

if TYPE_CHECKING:
    from PIL import Image
    from shapely import Polygon

    from latticework.make.cut_sheets import CutSheet

_SIDE, _SHEET = 460, 1200
"""Pixels of the longer side of a picture, and of one of a sheet, whose small parts are seen in a large dialog."""

_GROUND, _EDGE, _CUT, _LABEL = "#ffffff", "#9aa3b0", "#d1242f", "#1f66c4"
_AROUND, _PEN = 6.0, 0.0025
"""Millimetres of a sheet that are seen beside what is cut, and the width of lines, of the longer side."""

_WRITTEN_AS = {ending: ending for ending in (
    ".txt", ".jsonl", ".csv", ".dlx", ".json", ".xmpuzzle", ".puz")} | {
    ".parquet": ".csv"}
"""Formats that are shown as text, each with the one that the text is of."""

_PACKED = b"\x1f\x8b"
"""What data begin with that gzip has packed."""

_SOLUTIONS, _DRAWN, _LETTERS, _FRAMES = 3, 60, 3000, 40
"""How many solutions of a text and of a picture, letters, and frames of an animation are shown."""

_PAGE, _COPIED = 500, 1600
"""Pixels of the longer side of a page, and of the picture that is copied."""

SETTLE = 250
"""Milliseconds after a change before the preview is made again."""


@dataclass(frozen=True, eq=False)
class Preview:
    """A picture, or the beginning of a text; what the file will not hold, in words; a report on the parts in it.

    solids: these parts as shapes, which are better than the picture where they can be turned.
    series: pictures that follow one another, each shown for `interval` seconds, or pages to be leafed through if that
    is 0. whole: makes the same with what takes longer; None where there is nothing more.
    """

    picture: Pixels | None = None
    text: str = ""
    remarks: tuple[str, ...] = ()
    report: tuple[str, ...] = ()
    solids: tuple[Shape, ...] = ()
    series: tuple[Pixels, ...] = ()
    interval: float = 0.0
    whole: "Callable[[], Preview] | None" = None


def preview(form: Format, exportable: Exportable, which: Which, values: dict[str, object]) -> Preview:
    """Return what a file in a format will look like with settings; raises LatticeworkError where it cannot be."""
    settings = filled(form.record, values, form.title)
    with exportable.contents(which, _DRAWN if form.ending not in _WRITTEN_AS else _SOLUTIONS) as contents:
        if form.ending in _WRITTEN_AS:
            return _text(form, contents, values)
        picture = _picture(settings, contents)
    # What takes seconds is left to `whole`, so that a picture is seen at once.
    if isinstance(settings, AnimationSettings | BookletSettings) or (
            isinstance(settings, PageSettings) and settings.solutions > 1):
        return Preview(picture, whole=partial(_with_series, picture, settings, exportable, which))
    if form.report:
        return Preview(picture, whole=partial(_with_solids, picture, form, exportable, which, values))
    return Preview(picture, remarks=(_sheet_text(settings),) if isinstance(settings, LaserSettings) else ())


def _sheet_text(settings: LaserSettings) -> str:
    return phrase("This is what is used of a sheet of {width} x {depth} mm; a long strip takes several rows.",
                  width=f"{settings.sheet_width:g}", depth=f"{settings.sheet_depth:g}")


def _with_solids(picture: Pixels, form: Format, exportable: Exportable, which: Which,
                 values: dict[str, object]) -> Preview:
    """Return a preview with the parts themselves, and how large and heavy they are."""
    from latticework.files.printable import made_parts, remarks  # noqa: PLC0415 - what it needs loads slowly
    from latticework.make.report import lines  # noqa: PLC0415
    from latticework.make.watertight_meshes import shapes  # noqa: PLC0415

    with exportable.contents(which) as contents:
        reports = form.part_reports(contents, Path(f"preview{form.ending}"), **values)
        settings: Any = filled(form.record, values, form.title)
        made = made_parts(contents, settings)
        return Preview(picture, remarks=remarks(contents, settings), report=tuple(lines(reports)),
                       solids=tuple(shapes(list(made.values()), settings)))


def _with_series(picture: Pixels, settings: Any, exportable: Exportable, which: Which) -> Preview:
    """Return a preview of something that moves, or of several pages."""
    from latticework.files.pictures import (  # noqa: PLC0415 - what they need loads slowly
        animations,
        booklet,
        pdf_pages,
    )

    with exportable.contents(which, _DRAWN) as contents:
        if isinstance(settings, AnimationSettings):
            count = min(_FRAMES, settings.frames)
            seen = tuple(map(pixels, animations.frames(contents, settings, count, _SIDE)))
            return Preview(picture, series=seen, interval=settings.seconds / count)
        maker = booklet if isinstance(settings, BookletSettings) else pdf_pages
        with maker.laid_out(contents, settings) as pages:
            return Preview(picture, series=tuple(map(pixels, pdf_pages.page_pictures(pages, _PAGE))))


def _text(form: Format, contents: Contents, values: dict[str, object]) -> Preview:
    """Return the first letters of a file."""
    ending = _WRITTEN_AS[form.ending]
    if ending != form.ending:
        form, values = next(one for one in formats.FORMATS if one.ending == ending), {}
    made, remarks = form.written(contents, Path(f"preview{form.ending}"), **values)
    data = next(iter(made.values()))
    # A letter takes at most four bytes, and the last one may be cut.
    begin = data if isinstance(data, bytes) else b"".join(islice(data, _LETTERS))
    return Preview(text=_unpacked(begin, 4 * _LETTERS).decode(errors="replace")[:_LETTERS], remarks=remarks)


def _unpacked(data: bytes, most: int) -> bytes:
    """Return the first bytes of what gzip has packed, or of data that it has not."""
    return zlib.decompressobj(wbits=31).decompress(data, most) if data.startswith(_PACKED) else data[:most]


def _picture(settings: Any, contents: Contents) -> Pixels:
    """Return the picture of a puzzle or its solution as its settings say, those of them that are about pictures."""
    if isinstance(settings, LaserSettings):
        return Pixels.of(_cut_picture(contents.of_puzzle()[0], settings))
    from latticework.files.pictures import images  # noqa: PLC0415 - it loads a library of pictures

    ground = getattr(settings, "ground", WHITE)
    return pixels(images.painted(_sheet(settings, contents), _SIDE, ground))


@dataclass(frozen=True, eq=False)
class _CutPart:
    """A part to be cut, where it lies in a row of the picture: its rings, and the lines to engrave."""

    row: int
    rings: list[Floats]
    labels: list[Floats]


def _cut_picture(puzzle: Puzzle, settings: LaserSettings) -> QImage:
    """Return the picture of what is used of the first sheet for a laser cutter; raises LatticeworkError.

    Parts lie along the lower edge: what is long and low is shown in several rows, each part whole in one of them.
    """
    from latticework.make.cut_sheets import cut_sheets  # noqa: PLC0415 - what it needs loads slowly

    sheet = cut_sheets(puzzle, settings)[0]
    wide, high = (np.max([cut.bounds[2:] for cut in sheet.cuts], axis=0) + _AROUND).tolist()
    rows = max(1, round(np.sqrt(wide / high)))  # so that it is about as high as wide
    parts = [_in_row(cut, sheet, wide / rows) for cut in sheet.cuts]
    wide = max(float(ring[:, 0].max()) for part in parts for ring in part.rings) + _AROUND
    scale = _SHEET / max(wide, rows * high)
    picture = QImage(round(wide * scale), round(rows * high * scale), QImage.Format.Format_RGB32)
    picture.fill(QColor(_GROUND))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        pen = _SHEET * _PEN / scale
        for row in range(rows):
            painter.setPen(QPen(QColor(_EDGE), 2 * pen))
            painter.drawLine(QPointF(0, high), QPointF(wide, high))
            for part in [part for part in parts if part.row == row]:
                for color, lines in ((_LABEL, part.labels), (_CUT, part.rings)):
                    painter.setPen(QPen(QColor(color), pen))
                    _draw(painter, lines, high)
            painter.translate(0, high)
    return picture


def _in_row(cut: "Polygon", sheet: "CutSheet", wide: float) -> _CutPart:
    """Return a part in its row, each of which is so many millimetres of the sheet."""
    from shapely import Point  # noqa: PLC0415 - it loads slowly

    row = int(cut.bounds[0] // wide)
    start = np.array([row * wide, 0.0])
    return _CutPart(row, [np.array(ring.coords) - start for ring in (cut.exterior, *cut.interiors)],
                    [label - start for label in sheet.labels if cut.contains(Point(*label[0]))])


def _draw(painter: QPainter, rings: Sequence[Floats], foot: float) -> None:
    for ring in rings:
        painter.drawPolygon(QPolygonF([QPointF(x, foot - y) for x, y in ring.tolist()]))


def _sheet(settings: Any, contents: Contents) -> Sheet:
    puzzle, solution = contents.of_puzzle()
    if isinstance(settings, PictureSettings):
        return settings.drawn(contents)
    if isinstance(settings, SceneSettings):
        view = settings.view(puzzle, solution) if isinstance(settings, ViewSettings) else View(
            explode=settings.explode, step=settings.move, hidden=settings.hidden(puzzle, solution))
        return view_sheet(puzzle, solution, view, settings.assembly(puzzle, solution))
    if isinstance(settings, PrintSettings):
        return sheet(*contents.solved()) if settings.arrange == "assembled" else sheet(puzzle, None)
    return sheet(puzzle, solution)


def pixels(picture: "Image.Image") -> Pixels:
    """Return a picture as Qt takes it."""
    whole = picture.convert("RGBA")
    return Pixels(whole.tobytes(), whole.width, whole.height, 4 * whole.width, QImage.Format.Format_RGBA8888, 1.0)


Make = Callable[[], Preview]


class Previewer(QObject):
    """Makes one preview at a time; a new one cancels the one before."""

    made = Signal(object)  # Preview, or the LatticeworkError that says why there is none
    progressed = Signal(object, float)  # what is being done, and the share of it that is done

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._make: Make | None = None
        self._tasks = TaskQueue("preview", self._on_done, self._on_progress)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._settle.timeout.connect(self._begin)

    def show(self, make: Make) -> None:
        """Make a preview as soon as nothing was changed for a moment."""
        self.close()
        self._make = make
        self._settle.start()

    def close(self) -> None:
        """Make no preview any more."""
        self._settle.stop()
        self._tasks.cancel()

    def _begin(self) -> None:
        if self._make is not None:
            # A preview that is being made for older settings is cancelled by this.
            self._tasks.restart(self._make)

    def _on_progress(self, doing: str, share: float) -> None:
        self.progressed.emit(doing, share)

    def _on_done(self, task: Task[Preview]) -> None:
        if task.error is None:
            made = task.result()
            if made.whole is not None and not self._settle.isActive():
                self._tasks.restart(made.whole)  # before `made` is emitted: a slot of it may cancel the rest
            self.made.emit(made)
        elif isinstance(task.error, LatticeworkError):
            self.made.emit(task.error)


def copied_picture(exportable: Exportable, transparent: bool) -> Pixels:
    """Return a picture of the view as it is, or of the puzzle while it is being drawn; raises LatticeworkError."""
    from latticework.files.pictures.images import painted  # noqa: PLC0415 - it loads a library of pictures

    puzzle, solution = exportable.puzzle, exportable.solution
    drawn = sheet(puzzle, None) if exportable.drawing or solution is None else \
        view_sheet(puzzle, solution, exportable.view, exportable.assembly)
    return pixels(painted(drawn, _COPIED, None if transparent else WHITE))
