"""What the settings keep: preferences, whose changes are reported at once, and the files opened last."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QStyle, QWidget

from latticework import administrator
from latticework.reading import is_there
from latticework.run.crew import LEAST_MEMORY, MOST_WORKERS

LOOK, LANGUAGE = "theme", "language"
MOTION, CAMERA, CUBE = "motion", "camera_motion", "view/cube"
OUTLINES, SHADOW = "view/outlines", "view/shadow"
AWAKE, NOTICE = "keep_awake", "tell_end_of_search"
"""Preferences that are on or off, and but for the outlines on at first."""

_MOST_DIGITS = 18
"""The most digits of a number that is read; Python refuses to read thousands of them."""

RECENT_FILES = "recent"
MOST_FILES = 10
_NAMES = "searches/names"


@dataclass(frozen=True)
class Number:
    """A preference that is a whole number: its name in the settings, its usual value, its bounds."""

    name: str
    usual: int
    least: int
    most: int

    @property
    def value(self) -> int:
        """The number that is kept, within its bounds; the usual one where something else is kept."""
        # An administrator knows some of these by the same names.
        usual = administrator.chosen(self.name) or self.usual
        kept = str(administrator.fixed(self.name) or QSettings().value(self.name, usual))
        readable = kept.isdecimal() and len(kept) <= _MOST_DIGITS
        return min(self.most, max(self.least, int(kept))) if readable else usual


LETTERS = Number("letters", 100, 75, 200)
"""The size of letters, in hundredths of that of the desktop; from the next start."""

WORKERS = Number("workers", os.cpu_count() or 1, 1, MOST_WORKERS)
MEMORY_STEP = 256
NO_LIMIT = LEAST_MEMORY - MEMORY_STEP
"""The value that means no limit, one step below the least budget."""
MEMORY = Number("worker_memory", NO_LIMIT, NO_LIMIT, 1 << 16)
"""MB for each worker."""
AUTOSAVE = Number("autosave_seconds", 30, 5, 600)
"""Seconds between a change of a puzzle and its copy for recovery."""


class Changes(QObject):
    """Reports preferences that are changed."""

    changed = Signal(str)  # the name in the settings


changes = Changes()
"""The only one; connect only methods of QObjects to it, which Qt disconnects when they are deleted."""


def keep(name: str, value: object) -> None:
    """Keep a preference, and report it if it has changed."""
    settings = QSettings()
    # Compared as text: a file of settings has "true" where True was stored, and "8" where 8 was.
    if str(settings.value(name)).casefold() != str(value).casefold():
        settings.setValue(name, value)
        changes.changed.emit(name)


def flag(name: str) -> bool:
    """Return a preference that is on or off."""
    return bool(QSettings().value(name, name != OUTLINES, bool))


def may_move(widget: QWidget, name: str) -> bool:
    """Whether a widget may show a change as a movement: neither the preference `name` nor the desktop forbids it."""
    of_desktop = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return flag(name) and of_desktop > 0


def recent_files(settings: QSettings) -> list[Path]:
    """Return the files opened last, the latest first."""
    kept = settings.value(RECENT_FILES, [])
    # QSettings reads a list of one text from a file as that text.
    if isinstance(kept, str):
        kept = [kept]
    if not isinstance(kept, list):
        return []
    return [Path(path) for path in kept if isinstance(path, str) and path][:MOST_FILES]


def add_recent_file(settings: QSettings, path: Path) -> None:
    """Put a file in front."""
    path = path.absolute()
    paths = [path, *(other for other in recent_files(settings) if other != path)]
    settings.setValue(RECENT_FILES, [str(path) for path in paths[:MOST_FILES]])


def names_of_searches() -> dict[str, str]:
    """Return the names under which puzzles were saved whose searches may have begun before, by search file."""
    try:
        kept = json.loads(str(QSettings().value(_NAMES, "{}")))
    except (RecursionError, ValueError):
        return {}
    return {path: name for path, name in kept.items() if isinstance(name, str)} if isinstance(kept, dict) else {}


def name_search(path: Path, name: str) -> None:
    """Keep the name of the puzzle of a search, beside its file as a program may be searching there."""
    names = names_of_searches()
    if names.get(str(path)) != name:
        there = {other: kept for other, kept in names.items() if is_there(Path(other))}
        QSettings().setValue(_NAMES, json.dumps(there | {str(path): name}))


def places(paths: list[Path]) -> list[str]:
    """Return the ends of several paths: folder and name, with as many folders above as distinguish them all."""
    most = max((len(path.parts) for path in paths), default=0)
    ends = ([str(Path(*path.parts[-count:])) for path in paths] for count in range(2, most + 1))
    return next((end for end in ends if len(set(end)) == len(paths)), list(map(str, paths)))
