"""The cache of compiled kernels on disk, in place of numba's own.

numba loads whatever it finds: a damaged file raises anything or runs as machine code, and a kernel stays old when a
module that is compiled into it has changed. Here each kernel is one file with a checksum, in a folder named after all
sources, which only the user can write; a damaged one is compiled again.
"""

import errno
import hashlib
import logging
import os
import pickle
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from numba import njit
from numba.core import caching, dispatcher
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from latticework import compiling, private_folders
from latticework.version import __version__

__all__ = ["njit"]  # kernels take it from here, so that this cache is theirs

_ROOT = Path(__file__).resolve().parent
SOURCES = _ROOT / "search", _ROOT / "apart"
"""The folders of the kernels and of the constants that are compiled into them."""

_OURS = "latticework.search.", "latticework.apart.kernels."
UNUSED = 30 * 24 * 3600.0
"""Seconds after which kernels of other sources are removed when new ones are compiled."""
_N_SUM = 32  # bytes of a checksum
_SHORT = {errno.EMFILE, errno.ENFILE, errno.ENOMEM}  # faults of the machine, not of the file

_log = logging.getLogger(__name__)  # warnings go to standard error, a line each


# numba/numba#1833: its own cache checks the time of the file of a kernel, not of the files of kernels that are
# compiled into it.
class KernelCache(caching.NullCache):
    """The compiled forms of one function. `total` counts the functions, `ready` the forms loaded or compiled."""

    total = ready = 0

    def __init__(self, function: Callable[..., Any]) -> None:
        KernelCache.total += 1
        self.name = f"{function.__module__}.{function.__qualname__}"

    @property
    def cache_path(self) -> str:
        """The folder that is tried first."""
        return str(next(_folders()))

    def load_overload(self, sig: object, target_context: Any) -> Any:
        """Return what was compiled for a signature; None if there is none or it is damaged."""
        # As numba's own cache does before it rebuilds: what is loaded refers to functions that are registered lazily.
        target_context.refresh()
        name = self._file_name(sig, target_context.codegen())
        for folder in _folders():
            if private_folders.only_owner_writes(folder.parent) and private_folders.only_owner_writes(folder):
                payload = _read(folder / name)
                found = None if payload is None else _rebuilt(target_context, payload, folder / name)
                if found is not None:
                    KernelCache.ready += 1
                    return found
        # It is compiled next: this is reported before, and the work may be cancelled here.
        compiling.report(KernelCache.ready, KernelCache.total)
        return None

    def save_overload(self, sig: object, data: Any) -> None:
        """Store what was compiled for a signature in the first folder that can be written."""
        KernelCache.ready += 1
        compiling.report(KernelCache.ready, KernelCache.total)
        # numba itself stores compiled functions by `_reduce` and `_rebuild`; there is no public way.
        name, payload = self._file_name(sig, data.codegen), dumps(data._reduce())
        for folder in _folders():
            try:
                _provide(folder)
                _write(folder / name, _checksum(name, payload) + payload)
            except OSError as error:
                _warn(f"compiled kernels cannot be kept in {folder.parent}: {error.strerror}")
            else:
                return

    def _file_name(self, sig: object, codegen: Any) -> str:
        key = repr((sig, codegen.magic_tuple())).encode()  # the latter names the processor
        return f"{self.name}-{hashlib.blake2b(key, digest_size=8).hexdigest()}.nbc"


def _cache_of(function: Callable[..., Any]) -> Any:
    return KernelCache(function) if function.__module__.startswith(_OURS) else caching.FunctionCache(function)


dispatcher.FunctionCache = _cache_of  # type: ignore[attr-defined] # what cache=True makes

_compile = dispatcher.Dispatcher.compile


def _noted(self: Any, sig: Any) -> Any:
    # numba reports what it has compiled, not what it waits for: a thread may wait for seconds for its global lock.
    with compiling.in_progress():
        return _compile(self, sig)


dispatcher.Dispatcher.compile = _noted


def _folders() -> Iterator[Path]:
    """Yield the folders in which kernels of these sources may be stored, the best first; none may exist."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    usual = Path(asked) / "latticework" if asked else platformdirs.user_cache_path("latticework", False) / "kernels"
    if usual.is_absolute():  # it is not absolute for a user without a home
        yield usual / _fingerprint()
    with suppress(FileNotFoundError):  # there is no folder for temporary things either
        yield private_folders.temporary() / "kernels" / _fingerprint()


@cache
def _fingerprint() -> str:
    """Return a hash of everything that affects the compiled code and how it is stored."""
    versions = __version__, numba.__version__, llvmlite.__version__, np.__version__, sys.implementation.cache_tag
    digest = hashlib.blake2b(repr(versions).encode(), digest_size=8)
    for folder in SOURCES:
        # With names and lengths, so that moving text from one file to another changes the hash.
        for source in (Path(__file__), *sorted(folder.rglob("*.py"))):
            data = source.read_bytes()
            digest.update(f"{os.path.relpath(source, folder)} {len(data)} ".encode() + data)
    return digest.hexdigest()


def _checksum(name: str, payload: bytes | memoryview) -> bytes:
    digest = hashlib.blake2b(f"{_fingerprint()} {name} ".encode(), digest_size=_N_SUM)
    digest.update(payload)
    return digest.digest()


def _read(path: Path) -> memoryview | None:
    """Return what was stored in a file, None if there is none; a damaged file is removed, too."""
    try:
        data = memoryview(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        if error.errno in _SHORT:
            raise
        _drop(path)
        return None
    if data[:_N_SUM] == _checksum(path.name, data[_N_SUM:]):
        return data[_N_SUM:]
    _drop(path)
    return None


def _write(path: Path, data: bytes) -> None:
    """Write a file, or keep the old one; the checksum shows whether a power cut damaged it."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        # Under another name first: other processes read either the old file or the whole new one.
        temporary.write_bytes(data)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _rebuilt(target_context: Any, payload: memoryview, path: Path) -> Any:
    try:
        return CompileResult._rebuild(target_context, *pickle.loads(payload))  # noqa: S301 - a file of the user's own
    except MemoryError:
        raise
    except Exception:  # as it was written, but a package that it refers to has changed
        _drop(path)
        return None


def _drop(path: Path) -> None:
    _warn(f"compiled kernels in {path.parent.parent} were damaged and are compiled again")
    with suppress(OSError):  # then it is written elsewhere
        private_folders.discard(path)


def _provide(folder: Path) -> None:
    """Make the folder of these sources and its parent; if it is new, unused ones of other sources are removed."""
    if private_folders.make_private(folder.parent):
        _warn(f"{folder.parent} was replaced: compiled kernels are code, and others than you could write them there")
    new = not folder.exists()
    private_folders.make_private(folder)
    if new:
        _remove_unused(folder.parent)


def _remove_unused(base: Path) -> None:
    with suppress(OSError):  # another program removes them too
        for folder in base.iterdir():
            if folder.lstat().st_mtime < time.time() - UNUSED:
                private_folders.discard(folder)


@cache  # each warning is given once
def _warn(what: str) -> None:
    _log.warning("latticework: %s", what)
