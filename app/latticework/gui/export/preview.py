"""What the Export dialog shows of a file before it is written."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from PIL import Image
from PySide6.QtGui import QImage

from latticework.exchange import formats, pictures
from latticework.exchange.contents import Contents
from latticework.exchange.file_format import Format
from latticework.exchange.picture_settings import WHITE, PictureSettings, SceneSettings, ViewSettings
from latticework.fabrication.laser_settings import LaserSettings
from latticework.fabrication.print_settings import PrintSettings
from latticework.gui.export.exportable import Exportable, Which
from latticework.scene.sheet import Sheet, sheet
from latticework.scene.view_sheet import View, view_sheet
from latticework.settings import filled

SIDE = 360
"""Pixels of the longer side of a picture."""

WRITTEN_AS = {ending: ending for ending in (
    ".txt", ".jsonl", ".csv", ".dlx", ".json", ".xmpuzzle", ".polysolve.json", ".polycube.txt", ".puz")} | {
    ".parquet": ".csv"}
"""Formats that are shown as text, each with the one that the text is of."""

SOLUTIONS, DRAWN, LETTERS = 3, 60, 3000
"""How many solutions of a text and of a picture, and how many letters, are shown."""


@dataclass(frozen=True, eq=False)
class Preview:
    """A picture, or the beginning of a text; what the file will not hold, in words; a report on the parts in it.

    whole: makes the same with what takes longer; None where there is nothing more.
    """

    picture: QImage | None = None
    text: str = ""
    remarks: tuple[str, ...] = ()
    report: tuple[str, ...] = ()
    whole: "Callable[[], Preview] | None" = None


def preview(form: Format, exportable: Exportable, which: Which, values: dict[str, object]) -> Preview:
    """Return what a file in a format will look like with settings; raises LatticeworkError where it cannot be."""
    settings = filled(form.record, values, form.title)
    with exportable.contents(which, DRAWN if form.ending not in WRITTEN_AS else SOLUTIONS) as contents:
        if form.ending in WRITTEN_AS:
            return _text(form, contents, values)
        picture = _picture(settings, contents)
    if form.report:
        return Preview(picture, whole=partial(_with_report, picture, form, exportable, which, values))
    return Preview(picture)


def _with_report(picture: QImage, form: Format, exportable: Exportable, which: Which,
                 values: dict[str, object]) -> Preview:
    """Return a preview with how large and heavy the parts are, for which they are made."""
    from latticework.fabrication.report import lines  # noqa: PLC0415 - what it needs loads slowly

    with exportable.contents(which) as contents:
        return Preview(picture, report=tuple(lines(form.told(contents, Path(f"preview{form.ending}"), **values))))


def _text(form: Format, contents: Contents, values: dict[str, object]) -> Preview:
    """Return the first letters of a file."""
    ending = WRITTEN_AS[form.ending]
    if ending != form.ending:
        form, values = next(known for known in formats.FORMATS if known.ending == ending), {}
    made, remarks = form.written(contents, Path(f"preview{form.ending}"), **values)
    data = next(iter(made.values()))
    begin = data if isinstance(data, bytes) else b"".join(islice(data, LETTERS))
    return Preview(text=begin[: 4 * LETTERS].decode(errors="replace")[:LETTERS], remarks=remarks)


def _picture(settings: Any, contents: Contents) -> QImage:
    """Return the picture of a puzzle or its solution as settings want it, as far as they speak of pictures."""
    if isinstance(settings, LaserSettings):
        from latticework.gui.export.cut_picture import cut_picture  # noqa: PLC0415 - what it needs loads slowly

        return cut_picture(contents.of_puzzle()[0], settings, SIDE)
    ground = getattr(settings, "ground", WHITE)
    return to_qt(pictures.painted(_sheet(settings, contents), SIDE, ground))


def _sheet(settings: Any, contents: Contents) -> Sheet:
    puzzle, solution = contents.of_puzzle()
    if isinstance(settings, PictureSettings):
        return settings.drawn(contents)
    if isinstance(settings, SceneSettings):
        turned = (settings.turn, settings.tilt) if isinstance(settings, ViewSettings) else (0.0, 0.0)
        return view_sheet(puzzle, solution, View(*turned, settings.explode, settings.move,
                                                 settings.hidden(puzzle, solution)),
                          settings.assembly(puzzle, solution))
    if isinstance(settings, PrintSettings):
        return sheet(*contents.solved()) if settings.arrange == "assembled" else sheet(puzzle, None)
    return sheet(puzzle, solution)


def to_qt(picture: Image.Image) -> QImage:
    """Return a picture as Qt has it."""
    whole = picture.convert("RGBA")
    return QImage(whole.tobytes(), whole.width, whole.height, QImage.Format.Format_RGBA8888).copy()
