"""Whether a puzzle file is still as this window read or wrote it last, told by a fingerprint of its bytes."""

import hashlib
import os
from enum import Enum, auto
from pathlib import Path

from latticework.errors import FileRefusedError
from latticework.gui.common.translation import tr
from latticework.reading import MAX_BYTES, read_bytes


class FileState(Enum):
    """How a file is, compared with what was read or written there last."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()
    UNREADABLE = auto()


def stamp(data: bytes) -> str:
    """Return the fingerprint of what a file holds."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def stamp_of(path: Path) -> str:
    """Return the fingerprint of a file; raises FileRefusedError when it cannot be read."""
    return stamp(read_bytes(path, MAX_BYTES + 1))  # a puzzle is never longer, so a longer file is another one


def state_of(path: Path, known: str) -> FileState:
    """Return how a file is whose fingerprint was `known`."""
    try:
        return FileState.SAME if stamp_of(path) == known else FileState.CHANGED
    except FileRefusedError:
        return FileState.UNREADABLE if os.path.exists(path) else FileState.GONE  # noqa: PTH110 any name


def sentence(state: FileState, name: str) -> str:
    """Say how the file of a name is that is not as it was."""
    if state is FileState.GONE:
        return tr("{name} is not there any more: it was removed or renamed since it was opened or saved here.",
                  name=name)
    if state is FileState.UNREADABLE:
        return tr("{name} cannot be read any more, so it is not known whether another program has changed it.",
                  name=name)
    return tr("{name} was changed by another program or window since it was opened or saved here.", name=name)
