"""Little pictures of solutions in lists, painted in a thread: those first that were scrolled to last."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QImage, QPainter, QPen, QPixmap, QPolygonF

from latticework.cancel import checkpoint
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.solutions.solution_source import Kept, SolutionSource
from latticework.gui.widgets.painting import SEAM, paint_letter
from latticework.jobs.job import Prepared
from latticework.picture.painter_order import polygons
from latticework.picture.scenes import Shape, scene, viewpoint
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution
from latticework.solution.outlines import letters

_LEAST_LETTER, _MOST_LETTER = 6, 11
"""Heights of letters, in points of the list; where there is no room for that, a part has none."""

_LETTER_ROOM = 2.6
"""The greatest height of a letter, as a multiple of the distance from its middle to the edge of the visible part."""

_LETTER_RIM = 5
"""The height of a letter as a multiple of the width of its light rim."""

_Faces = list[tuple[int, QPolygonF]]
"""The number of the shape, and its corners in the picture, of each face, the farthest first."""

_MOST_KNOWN, _PICTURES = 2_000, 600
_SHARPNESS = 2
"""How many pixels a point has on a screen where others have one: the gallery shows pictures larger than the list."""

_WAITING = 200
"""The greatest number of requests that wait; older ones are for what was scrolled out of sight."""

_BURST = 0.03
"""Seconds between two requests from which on the second is of a later paint event, after scrolling."""

_AT_A_TIME = 4
"""Pictures that are painted and shown together."""

_PATIENCE = 5.0
"""Seconds to wait at the end for the picture that is being painted, after which its file is closed."""


def icon_of(image: QImage) -> QIcon:
    """Return a picture as an icon that looks the same when selected: Qt tints it otherwise."""
    picture = QPixmap.fromImage(image)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


class _Shapes:
    """A cache of the shapes of placements: solutions found one after the other differ in few of them."""

    def __init__(self) -> None:
        self._known: dict[tuple[Placement, str], Shape] = {}

    def of(self, puzzle: Puzzle, solution: Solution) -> list[Shape]:
        """Return the shapes of a solution; all solutions must be of one puzzle."""
        if any(kind.segment for kind in puzzle.lattice.kinds):
            return scene(puzzle, solution)  # rods have bridges where others cross them
        if len(self._known) > _MOST_KNOWN:
            self._known.clear()
        return scene(puzzle, solution, self._known)


def painted(puzzle: Puzzle, shapes: list[Shape], side: int, lettered: bool = False, ratio: float = 1.0) -> QImage:
    """Paint a picture that fits a square of `side` points, on a transparent ground; called in any thread.

    lettered: whether parts have the letters that stand for them in texts. ratio: pixels of the screen for a point.
    """
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
    sharpness = ceil(_SHARPNESS * ratio)
    image = QImage(side * sharpness, side * sharpness, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(sharpness)
    image.fill(Qt.GlobalColor.transparent)
    if not faces:
        return image
    points = np.concatenate([face.points for face in faces])
    low, high = points.min(axis=0), points.max(axis=0)
    scale = (side - 4) / max(float((high - low).max()), 1e-9)
    shift = side / 2 - scale * (low + high) / 2
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outlines = []
        for face in faces:
            corners = QPolygonF([QPointF(float(x), float(side - y)) for x, y in face.points * scale + shift])
            outlines.append((face.shape, corners))
            painter.setBrush(QColor(face.fill))
            painter.setPen(QPen(QColor(face.fill), 0.5))
            painter.drawPolygon(corners)
            painter.setPen(QPen(QColor(face.fill).darker(SEAM), 0.8))
            for (ax, ay), (bx, by) in face.lines * scale + shift:
                painter.drawLine(QPointF(float(ax), float(side - ay)), QPointF(float(bx), float(side - by)))
    if lettered:
        every = letters(puzzle)
        _write_letters(image, outlines, [every[shape.part] for shape in shapes])
    return image


def _write_letters(image: QImage, faces: _Faces, letters: list[str]) -> None:
    """Write the letter of each shape where there is room for it; none if less than half of them have room."""
    font = QFont()
    font.setBold(True)
    seen = [(letter, place, _LETTER_ROOM * depth)
            for letter, (place, depth) in zip(letters, middles(image, faces, len(letters)), strict=True) if depth]
    written = [one for one in seen if one[2] >= _LEAST_LETTER]
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for letter, place, room in written if 2 * len(written) >= len(seen) else []:
            font.setPixelSize(min(_MOST_LETTER, int(room)))
            paint_letter(painter, place, letter, font, font.pixelSize() / _LETTER_RIM)


def middles(image: QImage, faces: _Faces, count: int) -> list[tuple[QPointF, float]]:
    """Return for each shape the point of its visible area farthest from the edge, and how far; 0 for a hidden one."""
    seen = QImage(image.size(), QImage.Format.Format_RGB32)
    seen.setDevicePixelRatio(image.devicePixelRatio())
    seen.fill(0)
    with QPainter(seen) as painter:
        # Neither lines nor smooth edges: a mixed colour would be the number of another shape.
        painter.setPen(Qt.PenStyle.NoPen)
        for number, corners in faces:
            painter.setBrush(QColor.fromRgb(number + 1))
            painter.drawPolygon(corners)
    owners = np.frombuffer(seen.constBits(), np.uint32).reshape(seen.height(), seen.width()) & 0xFFFFFF
    return [_deepest(owners == number + 1, image.devicePixelRatio()) for number in range(count)]


def _deepest(pixels: NDArray[np.bool_], ratio: float) -> tuple[QPointF, float]:
    """Return the pixel deepest within some pixels, nearest to the middle of such ones, and its depth in points."""
    left, depth = pixels, 1
    while (less := _without_edge(left)).any():
        left, depth = less, depth + 1
    rows, columns = np.nonzero(left)
    if not len(rows):
        return QPointF(), 0.0
    nearest = int(((rows - rows.mean()) ** 2 + (columns - columns.mean()) ** 2).argmin())
    return QPointF(float(columns[nearest]), float(rows[nearest])) / ratio, depth / ratio


def _without_edge(pixels: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the pixels all of whose eight neighbours are set, too."""
    across = pixels[:, :-2] & pixels[:, 1:-1] & pixels[:, 2:]
    less = np.zeros_like(pixels)
    less[1:-1, 1:-1] = across[:-2] & across[1:-1] & across[2:]
    return less


Scene = tuple[Puzzle, list[Shape]]
"""A puzzle, and the shapes of a solution of it."""

Opened = Callable[[], AbstractContextManager[Callable[[Any], Scene | None]]]
"""Opens, in the thread that paints, what gives the scene of a solution by its name; None where it cannot be read."""


class ThumbnailPainter(QObject):
    """Paints solutions in a thread, by the names by which `opened` knows them; lettered: with letters on parts."""

    some_painted = Signal(object)  # dict of QImage by the name of a solution; None where it cannot be read

    def __init__(self, opened: Opened, side: int, parent: QObject | None = None, lettered: bool = False) -> None:
        super().__init__(parent)
        self._side, self._lettered, self._ratio = side, lettered, _ratio()
        self._requested: dict[Hashable, int] = {}  # a solution, and the burst of requests of its latest one
        self._in_work: set[Hashable] = set()  # being painted
        self._burst, self._last = 0, 0.0
        self._painting = TaskQueue("thumbnails", self._on_painted, opened=opened)

    def request(self, number: Hashable) -> None:
        """Paint a solution before all that were requested earlier."""
        if number in self._in_work:  # a view that is drawn again meanwhile requests it again
            return
        now = monotonic()
        self._burst, self._last = self._burst + (now - self._last > _BURST), now
        # Taken out first, so that it comes last in the dict, as the latest.
        self._requested.pop(number, None)
        self._requested[number] = self._burst
        if len(self._requested) > _WAITING:
            del self._requested[next(iter(self._requested))]
        self._begin()

    def close(self) -> None:
        """Stop painting, for good; the thread ends after the current picture."""
        self._requested.clear()
        self._painting.close()
        self._painting.wait(_PATIENCE)

    def _begin(self) -> None:
        if self._requested and not self._painting.busy:
            latest = max(self._requested.values())
            numbers = [number for number, burst in self._requested.items() if burst == latest][:_AT_A_TIME]
            for number in numbers:
                del self._requested[number]
            self._in_work = {*numbers}
            self._painting.add(partial(_painted, numbers, self._side, self._lettered, self._ratio))

    def _on_painted(self, task: Task[dict[Hashable, Pixels | None]]) -> None:
        self._in_work = set()
        # First, so that the thread paints while the window takes what is painted.
        self._begin()
        if task.error is None:
            self.some_painted.emit({number: pixels and pixels.image for number, pixels in task.result().items()})


def _ratio() -> float:
    """Return the pixels for a point of the sharpest screen."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


class PicturedRows(QAbstractTableModel):
    """Rows with a picture of a solution each, painted once it is asked for; only so many are kept.

    Solutions and sets of parts are such rows, which give name_of: by what name the painter knows the solution in a
    row; caption: what is written below the picture of a row.
    """

    name_of: Callable[[int], Hashable]
    caption: Callable[[int], str]
    painted = Signal()  # there are new pictures

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._pictures: OrderedDict[Hashable, QIcon | None] = OrderedDict()
        """None for those of solutions that cannot be read, which are not asked for again."""
        self._painter: ThumbnailPainter | None = None

    def picture(self, row: int) -> QIcon | None:
        """Return a picture of the solution in a row; None until it is painted, which this requests."""
        name = self.name_of(row)
        if name in self._pictures:
            self._pictures.move_to_end(name)
            return self._pictures[name]
        if self._painter is not None:
            self._painter.request(name)
        return None

    def paint_anew(self, opened: Opened, lettered: bool = False) -> None:
        """Drop all pictures, as the solutions, their colours or their letters have changed."""
        self.stop_painting()
        self._pictures.clear()
        self._painter = ThumbnailPainter(opened, self._side, self, lettered)
        self._painter.some_painted.connect(self._take_pictures)

    def stop_painting(self) -> None:
        """Paint no more until `paint_anew` is called."""
        if self._painter is not None:
            self._painter.close()
            self._painter.deleteLater()
            self._painter = None

    def _take_pictures(self, images: dict[Hashable, QImage | None]) -> None:
        for name, image in images.items():
            self._pictures[name] = icon_of(image) if image is not None else None
        while len(self._pictures) > _PICTURES:
            self._pictures.popitem(last=False)
        self.painted.emit()


def scenes_of(source: SolutionSource) -> Opened:
    """Return what opens a source, whose solutions have numbers from 0 on, for a thread that alone reads from it."""
    return partial(_opened, source.prepared, source.pages.path, source.kept)


@contextmanager
def _opened(prepared: Prepared | None, path: Path | None, kept: Kept | None
            ) -> Iterator[Callable[[int], Scene | None]]:
    # Opened a second time, so that neither the thread nor the window waits for the other.
    source, shapes = SolutionSource(prepared, path, kept), _Shapes()

    def scene_of(number: int) -> Scene | None:
        solution, puzzle = source.solution(number), source.puzzle
        return (puzzle, shapes.of(puzzle, solution)) if puzzle and solution else None

    try:
        yield scene_of
    finally:
        source.pages.close()


def _painted(numbers: list[Hashable], side: int, lettered: bool, ratio: float, scene_of: Callable[[Any], Scene | None]
             ) -> dict[Hashable, Pixels | None]:
    made: dict[Hashable, Pixels | None] = {}
    for number in numbers:
        checkpoint()
        seen = scene_of(number)
        made[number] = None if seen is None else Pixels.of(painted(*seen, side, lettered, ratio))
    return made
