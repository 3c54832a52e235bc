"""The files opened last, kept in the settings."""

from pathlib import Path

from PySide6.QtCore import QSettings

KEY = "recent"
MOST = 10


def recent_files(settings: QSettings) -> list[Path]:
    """Return the files opened last, the latest first."""
    kept = settings.value(KEY, [])
    if isinstance(kept, str):  # an ini file cannot tell one text from a list of one
        kept = [kept]
    if not isinstance(kept, list):
        return []
    return [Path(path) for path in kept if isinstance(path, str) and path][:MOST]


def add_recent_file(settings: QSettings, path: Path) -> None:
    """Put a file in front."""
    path = path.absolute()
    paths = [path, *(other for other in recent_files(settings) if other != path)]
    settings.setValue(KEY, [str(path) for path in paths[:MOST]])


def places(paths: list[Path]) -> list[str]:
    """Return for each of several files its folder and name, with as many folders above as tell all of them apart."""
    most = max(len(path.parts) for path in paths)
    ends = ([str(Path(*path.parts[-count:])) for path in paths] for count in range(2, most + 1))
    return next((end for end in ends if len(set(end)) == len(paths)), list(map(str, paths)))
