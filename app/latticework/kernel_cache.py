"""The cache of compiled kernels on disk, in place of numba's own.

numba loads what it finds: a damaged file raises anything or runs as machine code, and a kernel stays as it was when
a module that is compiled into it has changed. Here each kernel is one file with a checksum, in a folder named after
all sources, which nobody but the user can write; one that is not as it was written is compiled anew.
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
"""The folders of the kernels, and of the constants that they are compiled with."""

_OURS = "latticework.search.", "latticework.apart.kernels."
UNUSED = 30 * 24 * 3600.0
"""Seconds after which kernels of other sources are removed when new ones are compiled."""
_N_SUM = 32  # bytes of a checksum
_SHORT = {errno.EMFILE, errno.ENFILE, errno.ENOMEM}  # of the machine: the file is not to blame

_log = logging.getLogger(__name__)  # warnings go to standard error, a line each


# numba/numba#1833: its own cache looks at the time of the file of a kernel, not at the files of those that are
# compiled into it.
class KernelCache(caching.NullCache):
    """The compiled forms of one function. `known` counts the functions, `ready` the forms loaded or compiled."""

    known = ready = 0

    def __init__(self, function: Callable[..., Any]) -> None:
        KernelCache.known += 1
        self.name = f"{function.__module__}.{function.__qualname__}"

    @property
    def cache_path(self) -> str:
        """The folder that is tried first."""
        return str(next(_folders()))

    def load_overload(self, sig: object, target_context: Any) -> Any:
        """Return what was compiled for a signature; None where none is kept or it is damaged."""
        # As numba's own cache does before it rebuilds: what is loaded refers to functions that are registered lazily.
        target_context.refresh()
        name = self._file_name(sig, target_context.codegen())
        for folder in _folders():
            if private_folders.is_private(folder.parent) and private_folders.is_private(folder):
                payload = _read(folder / name)
                found = None if payload is None else _rebuilt(target_context, payload, folder / name)
                if found is not None:
                    KernelCache.ready += 1
                    return found
        # It is compiled next: whoever waits is told before, and may give up here.
        compiling.tell(KernelCache.ready, KernelCache.known)
        return None

    def save_overload(self, sig: object, data: Any) -> None:
        """Keep what was compiled for a signature in the first folder that takes it."""
        KernelCache.ready += 1
        compiling.tell(KernelCache.ready, KernelCache.known)
        # `_reduce` and `_rebuild` are how numba itself keeps compiled functions; there is no public way.
        name, payload = self._file_name(sig, data.codegen), dumps(data._reduce())
        for folder in _folders():
            try:
                _provide(folder)
                _write(folder / name, _checksum(name, payload) + payload)
            except OSError as error:
                _tell(f"compiled kernels cannot be kept in {folder.parent}: {error.strerror}")
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
    # numba tells what it has compiled, not what it waits for: a thread may stand for seconds before its global lock.
    with compiling.under_way():
        return _compile(self, sig)


dispatcher.Dispatcher.compile = _noted


def _folders() -> Iterator[Path]:
    """Yield where the kernels of these sources may be kept, the best first; none may be there."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    usual = Path(asked) / "latticework" if asked else platformdirs.user_cache_path("latticework", False) / "kernels"
    if usual.is_absolute():  # it is not for a user without a home
        yield usual / _fingerprint()
    with suppress(FileNotFoundError):  # there is no folder for temporary things either
        yield private_folders.temporary() / "kernels" / _fingerprint()


@cache
def _fingerprint() -> str:
    """Return a hash of all that decides what is compiled, and how it is kept."""
    versions = __version__, numba.__version__, llvmlite.__version__, np.__version__, sys.implementation.cache_tag
    digest = hashlib.blake2b(repr(versions).encode(), digest_size=8)
    for folder in SOURCES:
        # With names and lengths, so that text moved from one file to another makes another hash.
        for source in (Path(__file__), *sorted(folder.rglob("*.py"))):
            data = source.read_bytes()
            digest.update(f"{os.path.relpath(source, folder)} {len(data)} ".encode() + data)
    return digest.hexdigest()


def _checksum(name: str, payload: bytes | memoryview) -> bytes:
    digest = hashlib.blake2b(f"{_fingerprint()} {name} ".encode(), digest_size=_N_SUM)
    digest.update(payload)
    return digest.digest()


def _read(path: Path) -> memoryview | None:
    """Return what was kept in a file; None where there is none or it is damaged, which is then removed."""
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
    """Write a file, or leave the old one; the checksum shows whether a power cut damaged it."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        # Under another name first: whoever reads meanwhile meets the old file or the whole new one.
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
    _tell(f"compiled kernels in {path.parent.parent} were damaged and are compiled anew")
    with suppress(OSError):  # then it is written elsewhere
        private_folders.discard(path)


def _provide(folder: Path) -> None:
    """Make the folder of these sources and the one that it is in; where it is new, old ones of others are removed."""
    if private_folders.make_private(folder.parent):
        _tell(f"{folder.parent} was made anew: compiled kernels are code, and others than you could write them there")
    new = not folder.exists()
    private_folders.make_private(folder)
    if new:
        _remove_unused(folder.parent)


def _remove_unused(base: Path) -> None:
    with suppress(OSError):  # another program removes them too
        for folder in base.iterdir():
            if folder.lstat().st_mtime < time.time() - UNUSED:
                private_folders.discard(folder)


@cache  # each thing is told once
def _tell(what: str) -> None:
    _log.warning("latticework: %s", what)
