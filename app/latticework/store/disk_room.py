"""Room on the disk: how much a search leaves free, and how much its solutions will need."""

import os
import shutil
from pathlib import Path

from latticework.jobs.job import Prepared
from latticework.jobs.keeping import Keeping
from latticework.phrases import phrase

LEFT, SHARE = 200_000_000, 100
"""Bytes that are left free on a disk; on a small disk one part in SHARE of it."""

LITTLE = 8_000_000
"""Bytes that a search file may have whatever is free, so that small searches never wait."""

PACKED = 0.4
"""The share of its numbers that a packed solution takes: 0.43 of one-sided pentominoes on 9x10, 0.12 of dominoes."""


def free_for_searches(path: Path) -> int | None:
    """Return how many bytes searches may take where a file is or will be; None where that cannot be found out."""
    try:
        # Of the real path, as a link may lead to another disk.
        disk = shutil.disk_usage(Path(os.path.realpath(path)).parent)
    except OSError:
        return None
    return disk.free - min(LEFT, disk.total // SHARE)


def shortage(path: Path, more: int) -> str:
    """Return a sentence on why so many more bytes should not be stored now, "" where there is room."""
    room = free_for_searches(path)
    # A commit without solutions needs next to no room.
    if not more or room is None or more <= room or _size(path) + more <= LITTLE:
        return ""
    return phrase("Little room is left on the disk of {name}. The search waits until there is more.", name=path.name)


def _size(path: Path) -> int:
    """Return the size of a file, 0 where it was removed: the next commit reports that."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def needed(prepared: Prepared, solutions: float) -> float:
    """Return about how many bytes a search file needs for the solutions that it stores when so many are found."""
    keeping = Keeping.of(prepared.keeps)
    stored = min(solutions, keeping.most) if keeping.is_fewer else solutions
    size = next(size for size in (1, 2, 4) if prepared.cover.n_options < (1 << 8 * size) - 1)
    return PACKED * size * (prepared.cover.longest + 2) * stored


def forecast(path: Path, explored: float, stored: int) -> str:
    """Return a warning that a search will run out of room on the disk; else "".

    explored: how great a share of it is; stored: the bytes of the solutions that are there.
    """
    room = free_for_searches(path)
    more = stored * (1 - explored) / explored
    return "" if room is None or more <= room else too_little(more, room)


def too_little(more: float, room: int) -> str:
    """Return a warning that the solutions will take more room than there is."""
    return phrase("The solutions will probably need {needed}, and {room} is free; a search can store a sample of "
                  "them, or only count.", needed=in_bytes(more), room=in_bytes(max(0, room)))


def in_bytes(number: float) -> str:
    """Return a size in words: "55 MB", "3.2 GB"."""
    if number >= 1e15:
        return f"{number:.0e} B"
    return next(f"{number / unit:,.3g} {name}" for unit, name in ((1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB"))
                if number >= unit or name == "kB")
