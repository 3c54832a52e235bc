"""What the Export dialog shows of a file before it is written."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from latticework.exchange import pictures
from latticework.exchange.contents import Contents
from latticework.exchange.formats import Format
from latticework.exchange.picture_settings import PictureSettings, SceneSettings
from latticework.fabrication.laser_settings import LaserSettings
from latticework.fabrication.print_settings import PrintSettings
from latticework.gui.export.exportable import Exportable, Which
from latticework.puzzle import Puzzle
from latticework.scene.sheet import sheet
from latticework.scene.view_sheet import View, view_sheet
from latticework.settings import filled
from latticework.solution import Solution

SIDE = 360
"""Pixels of the longer side of a picture."""

DRAWN = {".svg"}
WRITTEN = {".txt", ".jsonl", ".csv", ".dlx", ".json", ".toml", ".xmpuzzle"}
"""Formats that are drawn, or read as text, from the file as it will be."""

SOLUTIONS, LETTERS = 3, 3000
"""How many solutions, and letters of a text, are shown."""


@dataclass(frozen=True, eq=False)
class Preview:
    """A picture, or the beginning of a text; what the file will not hold, in words."""

    picture: QImage | None = None
    text: str = ""
    remarks: tuple[str, ...] = ()


def preview(form: Format, exportable: Exportable, which: Which, values: dict[str, object]) -> Preview:
    """Return what a file in a format will look like with settings; raises LatticeworkError where it cannot be."""
    settings = filled(form.record, values, form.title)
    with exportable.contents(which, SOLUTIONS) as contents:
        if isinstance(settings, LaserSettings):
            from latticework.exchange import laser  # noqa: PLC0415 loaded when a sheet is looked at

            return Preview(_drawn(laser.first_sheet(contents, settings)))
        if isinstance(settings, PictureSettings) or form.ending not in DRAWN | WRITTEN:
            return Preview(_picture(settings, *contents.of_puzzle()))
        made, remarks = form.written(contents, Path(f"preview{form.ending}"), **values)
        pieces = next(iter(made.values()))
        data = pieces if isinstance(pieces, bytes) else b"".join(pieces)
        if form.ending in DRAWN:
            return Preview(_drawn(data), remarks=remarks)
        return Preview(text=data[: 4 * LETTERS].decode(errors="replace")[:LETTERS], remarks=remarks)


def _picture(settings: Any, puzzle: Puzzle, solution: Solution | None) -> QImage:
    """Return the picture of a puzzle or a solution as settings want it, as far as they speak of pictures."""
    ground: str | None = "#ffffff"
    if isinstance(settings, PictureSettings):
        drawing, ground = settings.sheet(puzzle, solution), settings.ground
    elif isinstance(settings, PrintSettings):
        drawing = sheet(*Contents(puzzle, solution).solved()) if settings.arrange == "assembled" else \
            sheet(puzzle, None)
    elif isinstance(settings, SceneSettings):
        hidden = settings.hidden(puzzle, solution)
        drawing = view_sheet(puzzle, solution, View(explode=settings.explode, step=settings.move, hidden=hidden))
    else:
        drawing = sheet(puzzle, solution)
    return to_qt(pictures.painted(drawing, SIDE, ground))


def to_qt(picture: Image.Image) -> QImage:
    """Return a picture as Qt has it."""
    whole = picture.convert("RGBA")
    return QImage(whole.tobytes(), whole.width, whole.height, QImage.Format.Format_RGBA8888).copy()


def _drawn(svg: bytes) -> QImage:
    """Return the picture of an SVG drawing."""
    renderer = QSvgRenderer(QByteArray(svg))
    size = renderer.defaultSize().scaled(QSize(SIDE, SIDE), Qt.AspectRatioMode.KeepAspectRatio)
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture
