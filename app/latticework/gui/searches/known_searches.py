"""Which search files are listed: those in the program's own folder, and those opened from elsewhere."""

from pathlib import Path

from PySide6.QtCore import QSettings

ELSEWHERE, QUEUE = "searches/elsewhere", "searches/queue"
MOST = 1000
"""Files opened from elsewhere that are remembered, the latest."""
PATTERNS = ("*.search", "*.damaged*")
"""The searches, and those that were put aside as they could not be read."""


def listed(folder: Path) -> list[Path]:
    """Return all searches that are known; one opened from elsewhere is left out once it is gone."""
    own = [path for pattern in PATTERNS for path in sorted(folder.glob(pattern)) if _is_whole(path)]
    return own + [path for path in stored_paths(ELSEWHERE) if path.parent != folder and path.is_file()]


def remember(path: Path, folder: Path) -> None:
    """Take note of a search file that was opened, unless it lies in the program's own folder."""
    path = path.absolute()
    if path.parent != folder:
        store_paths(ELSEWHERE, [*(other for other in stored_paths(ELSEWHERE) if other != path), path][-MOST:])


def forget(path: Path) -> None:
    """List a search file from elsewhere no longer."""
    store_paths(ELSEWHERE, [other for other in stored_paths(ELSEWHERE) if other != path])


def stored_paths(key: str) -> list[Path]:
    """Return the files that the settings name under a key."""
    kept = QSettings().value(key, [])
    if isinstance(kept, str):  # an ini file cannot tell one text from a list of one
        kept = [kept]
    return [Path(path) for path in kept if isinstance(path, str) and path] if isinstance(kept, list) else []


def store_paths(key: str, paths: list[Path]) -> None:
    """Store files in the settings under a key."""
    QSettings().setValue(key, [str(path) for path in paths])


def _is_whole(path: Path) -> bool:
    """Whether this is not the journal of another file."""
    return path.is_file() and not path.name.startswith(".") and not path.name.endswith(("-journal", "-wal", "-shm"))
