"""The puzzle files of the library: which there are, and threads that read them and draw their pictures."""

import hashlib
import os
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QFileSystemWatcher, QObject, QPoint, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from latticework import administrator, paths
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.files import formats, stored_solutions
from latticework.files.formats import SEARCH, readable
from latticework.gui.background import Channel, Pixels, Task, TaskQueue
from latticework.gui.library.card_facts import Card, read_card
from latticework.gui.widgets.names import USUAL_ORDER
from latticework.gui.widgets.painting import picture, picture_of_shapes
from latticework.picture.scenes import part_shape, scene
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_cells import painted_cells
from latticework.puzzle.targets import problem_key
from latticework.reading import is_there
from latticework.solution import Solution
from latticework.solution.shipped_solutions import shipped_solution, stored_solution
from latticework.store.search_file import SearchFile

KEY = "library/folder"
_SETTLE = 300
"""Milliseconds from a change of the folder to a look at it, as one change seldom comes alone."""
MOST_FILES, _MOST_FOLDERS = 5_000, 200
"""Files that are listed of a folder of one's own, and folders within it that are watched."""
_GENERAL = (".json", ".txt", ".xml")
"""Endings that many files have which are no puzzles; they are not listed."""

_SHADE = {False: "#8fa3bd", True: "#7f95b2"}
"""The colour of targets, light or dark, fainter than those of parts."""
_STRIP, _GAP, _LEAST_PART, _MOST_PARTS, _LEAST_WITH_PARTS = 0.3, 4, 26, 12, 80
"""The share of the height that the parts have, the pixels between them, the least width of each, the most of them;
and the least height of a picture in which there is room for parts."""
_LARGEST, _LARGEST_SOLVED = 0.154, 0.231
"""The most of the height of a picture that a unit of the lattice takes, with a strip of parts and without one."""
_VERSION = 5
"""Raised when pictures are drawn in another way, so that those on disk are drawn again."""
MOST_KEPT = 3_000
"""Pictures that stay on disk, the latest."""

_AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
_Stamp = tuple[int, int]
_cached: dict[Path, tuple[_Stamp, Card]] = {}
"""The card of each file with its time and size then, for all windows; their threads write it."""
_Drawn = tuple[Path, QSize, bool, Pixels | None]


def shipped_files(folder: Path) -> list[Path]:
    """Return the puzzles of the folder that ships, in the order of lattices and names."""
    places = (place for place in _inside(folder) if place != paths.answers())
    return [file for place in sorted(places, key=lambda place: _place(place.name))
            for file in sorted(place.glob("*.toml"), key=lambda file: file.stem)]


def _place(lattice: str) -> int:
    return USUAL_ORDER.index(lattice) if lattice in USUAL_ORDER else len(USUAL_ORDER)


def own_files(folder: Path | None) -> list[Path]:
    """Return the puzzles of a folder and of the folders in it; none where it is gone."""
    if folder is None:
        return []
    endings = {ending for form in readable() if form is not SEARCH for ending in form.endings
               if ending not in _GENERAL}
    # The user may choose a whole disk: no more is listed or watched than can be shown at once.
    found = (path for place in _folders(folder) for path in _inside(place)
             if any(path.name.lower().endswith(ending) for ending in endings) and is_there(path, Path.is_file))
    return list(islice(found, MOST_FILES))


def _folders(folder: Path) -> Iterator[Path]:
    """Yield a folder and those in it."""
    if is_there(folder, Path.is_dir):
        yield folder
        yield from islice((path for path in _inside(folder) if is_there(path, Path.is_dir)), _MOST_FOLDERS)


def _inside(folder: Path) -> list[Path]:
    """Return what is in a folder and not hidden; nothing where it may not be read."""
    try:
        return sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []


class OwnFolder(QObject):
    """The folder of the user's own puzzles, None until one was chosen; `changed` reports other files."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        kept = QSettings().value(KEY, "")
        own = Path(kept) if isinstance(kept, str) and kept else administrator.chosen(administrator.PUZZLES)
        self.path: Path | None = administrator.fixed(administrator.PUZZLES) or own
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE)
        self._soon.timeout.connect(self._look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())
        self._watch()

    def choose(self, path: Path) -> None:
        """Take another folder, now and the next time, unless an administrator has fixed one."""
        if administrator.fixed(administrator.PUZZLES) is not None:
            return
        self.path = path
        QSettings().setValue(KEY, str(path))
        self._look()

    def _look(self) -> None:
        self._watch()
        self.changed.emit()

    def _watch(self) -> None:
        watched = {str(path) for path in (_folders(self.path) if self.path else ())}
        now = set(self._watcher.directories())
        # Qt stops watching a folder that is removed, so one made again under its name is added here.
        if gone := now - watched:
            self._watcher.removePaths(sorted(gone))
        if new := watched - now:
            self._watcher.addPaths(sorted(new))


def card_picture(puzzle: Puzzle, size: QSize, ratio: float, dark: bool, solution: Solution | None = None) -> QImage:
    """Draw a puzzle solved, or without a solution its target and its parts."""
    if solution is not None:
        return picture_of_shapes(puzzle.standing.lattice, scene(puzzle, solution), size, ratio, largest_solved(size))
    return _unsolved_picture(puzzle, size, ratio, dark)


def largest_solved(size: QSize) -> float:
    """Return the most pixels for a unit of the lattice in the picture of a solved puzzle."""
    return _LARGEST_SOLVED * size.height()


def _unsolved_picture(puzzle: Puzzle, size: QSize, ratio: float, dark: bool) -> QImage:
    """Draw the target of a puzzle above as many of its parts as there is room for."""
    puzzle = puzzle.standing
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    drawn = [number for number, part in enumerate(puzzle.parts) if part.cells]
    room = max(1, min(_MOST_PARTS, size.width() // (_LEAST_PART + _GAP)))
    shown = drawn[:room] if size.height() >= _LEAST_WITH_PARTS else []
    strip = round(size.height() * _STRIP) if shown else 0
    above = QSize(size.width(), size.height() - strip - (_GAP if strip else 0))
    with QPainter(image) as painter:
        painter.drawImage(QPoint(0, 0), picture(puzzle.lattice, puzzle.target.cells, _SHADE[dark], above, ratio, dark,
                                                painted_cells(puzzle), largest=_LARGEST * size.height()))
        if shown:
            width = min(size.width() // len(shown), 2 * strip)
            left = (size.width() - width * len(shown)) // 2
            for place, number in enumerate(shown):
                part = puzzle.parts[number]
                color = puzzle.color(number)
                marked = part_shape(puzzle, number) if part.marks else None
                small = picture(puzzle.lattice, part.cells, color, QSize(width - _GAP, strip), ratio, dark,
                                part.cell_colors, marked)
                painter.drawImage(QPoint(left + place * width + _GAP // 2, above.height() + _GAP), small)
    return image


def _kept_picture(drawn_from: str, size: QSize, ratio: float, dark: bool) -> QImage | None:
    """Return the picture on disk that was drawn from this, None where there is none."""
    path = _picture_file(drawn_from, size, ratio, dark)
    image = QImage(str(path)) if is_there(path, Path.is_file) else QImage()
    if image.isNull():
        return None
    image.setDevicePixelRatio(ratio)
    return image


def _keep_picture(image: QImage, drawn_from: str, size: QSize, ratio: float, dark: bool) -> None:
    """Keep a picture on disk; where that fails it is drawn again the next time."""
    path = _picture_file(drawn_from, size, ratio, dark)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Other windows and programs draw the same pictures: none may read one that is half written.
        unfinished = path.with_suffix(f".{os.getpid()}.png")
        if image.save(str(unfinished)):
            unfinished.replace(path)


def _forget_old_pictures(most: int = MOST_KEPT) -> None:
    """Remove the oldest pictures on disk where there are very many."""
    with suppress(OSError):
        files = [*paths.pictures().glob("*.png")]
        if len(files) <= most:  # as nearly always; to look at the age of each takes much longer
            return
        for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)[most:]:
            file.unlink(missing_ok=True)


def _picture_file(drawn_from: str, size: QSize, ratio: float, dark: bool) -> Path:
    key = f"{_VERSION} {drawn_from} {size.width()} {size.height()} {ratio:g} {dark}"
    return paths.pictures() / f"{hashlib.blake2b(key.encode(), digest_size=16).hexdigest()}.png"


class CardReader(QObject):
    """Reads cards and draws pictures; a file that has not changed since is not read again, by any window."""

    read = Signal(object)  # list of Card
    drawn = Signal(object, object, bool, object)  # Path, QSize, whether solved, QImage or None where it fails
    at_rest = Signal(int)  # all files of this round were read

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.round = 0
        self._cards = Channel(self._on_cards)
        self._reading = TaskQueue("library", self._on_read)
        self._drawing = TaskQueue("pictures of the library", self._on_drawn)
        self._drawing.add(_forget_old_pictures)

    def look_at(self, files: Sequence[Path]) -> None:
        """Read files, and drop those of earlier calls that were not read yet."""
        self.round += 1
        self._reading.restart(partial(_read, list(files), self.round, self._cards))

    def draw(
        self, card: Card, size: QSize, solved: bool, ratio: float, dark: bool, search: Path | None = None
    ) -> None:
        """Draw the picture of a card, for a screen with so many pixels for a point; search: a file with solutions."""
        self._drawing.add(partial(_drawn, card, size, solved, ratio, dark, search))

    def close(self) -> None:
        """Read and draw nothing any more."""
        self._reading.close()
        self._drawing.close()

    def _on_cards(self, cards: list[Card]) -> None:
        self.read.emit(cards)

    def _on_read(self, task: Task[int]) -> None:
        if task.error is None:
            self.at_rest.emit(task.result())

    def _on_drawn(self, task: Task[_Drawn | None]) -> None:
        drawn = None if task.error else task.result()
        if drawn is not None:
            path, size, solved, pixels = drawn
            self.drawn.emit(path, size, solved, pixels and pixels.image)


def _read(files: list[Path], number: int, cards: Channel) -> int:
    """Read files and send their cards bit by bit; return the number of the round."""
    new: list[Card] = []
    sent = monotonic()
    for path in files:
        checkpoint()
        new.append(_card(path))
        if monotonic() > sent + _AT_A_TIME:
            cards(new)
            new, sent = [], monotonic()
    cards(new)
    return number


def _card(path: Path) -> Card:
    stamp = _stamp(path)
    before = _cached.get(path)
    # Two threads may both read a file, which costs time and does no harm: each puts in one whole tuple.
    if before is None or before[0] != stamp:
        before = _cached[path] = (stamp, read_card(path))
    return before[1]


def _drawn(card: Card, size: QSize, solved: bool, ratio: float, dark: bool, search: Path | None) -> _Drawn:
    return card.path, size, solved, _picture(card, size, solved, ratio, dark, search)


def _picture(
    card: Card, size: QSize, solved: bool, ratio: float, dark: bool, search: Path | None = None
) -> Pixels | None:
    # Of another solution another picture is drawn, though the file of the puzzle is the same.
    drawn_from = f"{card.digest} {(stored_solution(card.path) or search) if solved else None}"
    found = _kept_picture(drawn_from, size, ratio, dark)
    if found is not None:
        return Pixels.of(found)
    try:
        puzzle = formats.read(card.path).puzzle
        solution = solution_to_show(card.path, puzzle, search) if solved else None
        image = card_picture(puzzle, size, ratio, dark, solution)
    except LatticeworkError:
        return None
    # A search file that could not be read now may be read the next time.
    if solution or not (solved and search):
        _keep_picture(image, drawn_from, size, ratio, dark)
    return Pixels.of(image)


def solution_to_show(path: Path, puzzle: Puzzle, search: Path | None) -> Solution | None:
    """Return the solution of a puzzle that ships, or the first that its search has found, None without one."""
    shipped = shipped_solution(path, puzzle)
    if shipped is not None or search is None:
        return shipped
    try:
        with closing(SearchFile.open(search, check=False)) as file:
            searched = file.document
            same = isinstance(searched, Puzzle) and problem_key(searched) == problem_key(puzzle)
            return stored_solutions.contents(file, 1).solution if same else None
    except LatticeworkError:
        return None


def _stamp(path: Path) -> _Stamp:
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size
