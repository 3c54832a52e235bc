"""The folders of the shipped files and of the user's own files.

The own ones are where the system keeps them for each user; or all in one folder, where LATTICEWORK_HOME names it or
a folder `latticework-data` lies beside the program. Then nothing is written into the user's home.
"""

import os
import sys
from contextlib import suppress
from functools import cache as once
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent.parent
HOME = "LATTICEWORK_HOME"
"""The environment variable that names the folder for all that the program writes by itself."""
BESIDE = "latticework-data"
"""The name of that folder where it lies beside the program, as on a stick."""


@once
def _shipped(name: str) -> Path:
    inside = _PACKAGE / name  # in a wheel; in a checkout the folder is beside app/
    return inside if inside.is_dir() else _CHECKOUT / name


def resources() -> Path:
    """Return the folder of lattices, icons and documents."""
    return _shipped("resources")


def font() -> Path:
    """Return the font of pictures and booklets, which has the letters of most European languages."""
    return resources() / "fonts" / "DejaVuSans.ttf"


def kernels() -> Path:
    """Return the folder of compiled kernels that wheels and bundles may have; it may be missing."""
    return _PACKAGE / "kernels"


def notices() -> Path:
    """Return the licences of all that comes with the program; the file is in bundles only."""
    return resources() / "third_party_notices.txt"


def library() -> Path:
    """Return the folder of the shipped puzzles."""
    return _shipped("puzzles")


def shipped() -> list[Path]:
    """Return the files of the shipped puzzles, sorted by name."""
    # Without the ending, so that a name comes before longer ones that begin with it.
    return sorted((path for path in library().glob("*/*.toml") if path.parent != answers()),
                  key=lambda path: path.with_suffix(""))


def answers() -> Path:
    """Return the folder of the answers that ship beside the puzzles."""
    return library() / "answers"


def in_library(path: Path) -> bool:
    """Whether a file is one of the shipped puzzles."""
    return path.resolve().is_relative_to(library().resolve())


def program() -> Path:
    """Return the folder of the program, which on macOS is the one that the application lies in."""
    if not getattr(sys, "frozen", False):
        return _CHECKOUT
    folder = Path(sys.executable).resolve().parent
    return next((outer.parent for outer in folder.parents if outer.suffix == ".app"), folder)


def one_folder() -> Path | None:
    """Return the folder for all that the program writes by itself, None where the system has folders for that."""
    if asked := os.environ.get(HOME):
        return Path(asked).absolute()
    beside = program() / BESIDE
    return beside if beside.is_dir() else None


def home() -> Path:
    """Return the folder in which dialogs that ask for a file begin before one was chosen."""
    return one_folder() or Path.home()


def _own() -> Path:
    return one_folder() or Path(platformdirs.user_data_dir("latticework", appauthor=False))


def cache() -> Path:
    """Return the folder of what can be made again: compiled kernels, pictures, lists; it may be missing."""
    folder = one_folder()
    return folder / "cache" if folder else Path(platformdirs.user_cache_dir("latticework", appauthor=False))


def lattices() -> Path:
    """Return the folder of the user's own lattices; it may be missing."""
    return _own() / "lattices"


def searches() -> Path:
    """Return the folder of searches started from the window, which is made if missing."""
    folder = _own() / "searches"
    with suppress(OSError):  # writing there later fails with the reason
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def recovery() -> Path:
    """Return the folder of copies of puzzles that were being edited when the program ended; it may be missing."""
    return _own() / "recovery"


def games() -> Path:
    """Return the folder of games by hand that can be resumed; it may be missing."""
    return _own() / "games"


def favourites() -> Path:
    """Return the folder of the sets of parts that the user marked; it may be missing."""
    return _own() / "favourites"


def designs() -> Path:
    """Return the folder of what was found in designing puzzles; it may be missing."""
    return _own() / "designs"


def library_index() -> Path:
    """Return the file that caches the list of the library; it may be missing, and removed at any time."""
    return cache() / "library.json"


def pictures() -> Path:
    """Return the folder that caches drawn pictures; it may be missing, and emptied at any time."""
    return cache() / "pictures"
