"""Writing files so that each has either the old bytes or the new ones, whatever happens."""

import os
import re
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from errno import EISDIR
from pathlib import Path

from latticework import reading
from latticework.errors import LatticeworkError, reason_of_system
from latticework.phrases import phrase
from latticework.reading import is_sqlite

Data = bytes | Iterable[bytes]
"""The bytes of a file, or pieces of it, which are written as they are made."""

_SHOWN = 60
"""How many characters of a file's name its temporary file has, as very long names leave no room for more."""


def replace(path: Path, data: Data) -> None:
    """Write a file so that it has either the old bytes or the new ones, whatever happens, never a mixture.

    Raises LatticeworkError if the disk is full or the folder cannot be written, and whatever making a piece raises;
    then the old file is unchanged.
    """
    replace_all({path: data})


def replace_all(files: Mapping[Path, Data]) -> None:
    """Write several files like `replace`, and none of them unless there is room for all on the disk.

    Raises the same errors as `replace`.
    """
    with ExitStack() as kept:
        ready = []
        for path, data in files.items():
            with _named(path):
                target = _target(path)
                ready.append((path, target, _written(target, data, kept)))
        # Only now, when all are on the disk: renaming needs no more room.
        for path, target, temporary in ready:
            with _named(path):
                os.replace(temporary, target)  # noqa: PTH105 - one call to fail in tests
    for folder in {target.parent for _, target, _ in ready}:
        sync_folder(folder)


def remove_leftovers(path: Path, beginning: bytes) -> None:
    """Remove what writes of a file left beside it that were killed; nobody may be writing it now.

    beginning: of all files that are written there, so that nothing else is taken for one of them.
    """
    target = Path(os.path.realpath(path))
    named = re.compile(re.escape(f".{target.name[:_SHOWN]}.") + "[a-z0-9_]{8}")
    with suppress(OSError):
        for other in target.parent.iterdir():
            if named.fullmatch(other.name) and other.is_file() and not other.is_symlink():
                with other.open("rb") as stream:
                    begun = stream.read(len(beginning))
                if beginning.startswith(begun):
                    other.unlink()


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Raise errors of the system for a file as LatticeworkError."""
    try:
        yield
    except (OSError, ValueError) as error:
        kept = phrase("the file on disk is unchanged") if os.path.exists(path) else phrase("nothing was written")  # noqa: PTH110 any name
        raise LatticeworkError(phrase("{path}: could not be saved ({error}); {kept}", path=path,
                                      error=reason_of_system(error), kept=kept)) from None


def _target(path: Path) -> Path:
    """Return the file that a path leads to, so that a link stays a link, to the new contents; raises OSError."""
    target = Path(os.path.realpath(path))
    if reading.is_open_database(target):
        raise OSError(phrase("a search that is open in this program is kept there"))
    if target.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if target.exists() and not target.is_file():
        raise OSError(phrase("a pipe or a device, not a file"))  # it would be lost, for all programs
    if target.is_file() and not os.access(target, os.W_OK):
        raise OSError(phrase("it is write-protected; give another name"))  # though its folder lets it be replaced
    if target.is_file() and os.access(target, os.R_OK) and is_sqlite(target):
        raise OSError(phrase("a search is kept there; give another name"))  # days of work may be in it
    return target


def _written(path: Path, data: Data, kept: ExitStack) -> str:
    """Return the name of a temporary file beside a file with its new bytes, which exists until `kept` is closed."""
    descriptor, temporary = tempfile.mkstemp(prefix=f".{path.name[:_SHOWN]}.", dir=path.parent)
    kept.callback(_remove, temporary)
    with os.fdopen(descriptor, "wb") as stream:
        for piece in [data] if isinstance(data, bytes) else data:
            if stream.write(piece) != len(piece):
                raise OSError("short write")
        stream.flush()
        os.fsync(stream.fileno())
    _keep_mode(path, temporary)
    return temporary


def _remove(temporary: str) -> None:
    with suppress(OSError):  # it has the name of the file by now
        os.unlink(temporary)  # noqa: PTH108


def _keep_mode(path: Path, temporary: str) -> None:
    try:
        mode = path.stat().st_mode & 0o777
    except FileNotFoundError:
        # The mask can only be read by setting it; a temporary file is closed to all others.
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    Path(temporary).chmod(mode)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, so that a file just made there survives a power cut."""
    if os.name != "posix":
        return
    with suppress(OSError):  # some network file systems refuse; the replacement itself is done
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
