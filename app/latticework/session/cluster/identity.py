"""What makes two installations of the program do the same slices: its version and the sources of all that decides."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from latticework.version import __version__

PACKAGE = Path(__file__).resolve().parents[2]
DECIDING = ("lattice", "puzzle", "cover", "search", "solution", "apart", "session")
"""Packages that decide what a slice gives."""


@dataclass(frozen=True)
class Identity:
    """The version of an installation, and a fingerprint of its kernels and of all else that decides."""

    version: str
    kernels: str

    def __str__(self) -> str:
        return f"{self.version} ({self.kernels[:8]})"


@cache
def own() -> Identity:
    """Return the identity of this installation, which does not depend on the machine."""
    digest = hashlib.blake2b(digest_size=8)
    for place in DECIDING:
        path = PACKAGE / place
        for source in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(f"{source.relative_to(PACKAGE).as_posix()}\n{source.read_text('utf-8')}".encode())
    return Identity(__version__, digest.hexdigest())
