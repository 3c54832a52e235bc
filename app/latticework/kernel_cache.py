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
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite import binding
from numba import config
from numba.core import caching, dispatcher, sigutils
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from latticework import compiling, paths, private_folders
from latticework.version import __version__

if os.name == "posix":
    import fcntl

# No kernel is called through a C function, and a helper not from Python either; for tuples of twenty arrays the code
# that takes arguments apart costs more than many a helper.
njit = partial(numba.njit, no_cfunc_wrapper=True)
"""What makes a kernel; taken from here, so that this cache is its own."""

helper = njit(cache=True, nogil=True, no_cpython_wrapper=True)
"""What makes a function that only kernels call: from Python it cannot be called, the process would crash."""

_ROOT = Path(__file__).resolve().parent
SOURCES = _ROOT / "search", _ROOT / "apart"
"""The folders of the kernels and of the constants that are compiled into them."""

_OURS = "latticework.search.", "latticework.apart.kernels."
UNUSED = 30 * 24 * 3600.0
"""Seconds after which kernels of other sources are removed when new ones are compiled."""
_SECOND = "cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"
LEVELS = {
    "x86-64-v3": (*_SECOND, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"),
    "x86-64-v2": _SECOND,
}
"""The processors that kernels are shipped for, the best first: names and features as LLVM has them."""
_N_SUM = 32  # bytes of a checksum
_PATIENCE = 120.0
"""Seconds to wait for a kernel that another program compiles; then it is compiled here, too."""
_LOOK = 0.1  # seconds between two looks whether another program is done
_SHORT = {errno.EMFILE, errno.ENFILE, errno.ENOMEM}  # faults of the machine, not of the file

_log = logging.getLogger(__name__)  # warnings go to standard error, a line each


# numba/numba#1833: its own cache checks the time of the file of a kernel, not of the files of kernels that are
# compiled into it.
class KernelCache(caching.NullCache):
    """The compiled forms of one function. `total` counts the functions, `ready` the forms loaded or compiled."""

    total = ready = 0

    def __init__(self, function: Callable[..., Any]) -> None:
        KernelCache.total += 1
        self.module, self.function = function.__module__, function.__qualname__
        self.name = f"{self.module}.{self.function}"

    @property
    def cache_path(self) -> str:
        """The folder that is tried first."""
        return str(next(_folders()))

    def load_overload(self, sig: object, target_context: Any) -> Any:
        """Return what was compiled for a signature; None if there is none or it is damaged."""
        # As numba's own cache does before it rebuilds: what is loaded refers to functions that are registered lazily.
        target_context.refresh()
        for path, payload in self._stored(sig, target_context.codegen()):
            found = _rebuilt(target_context, payload, path)
            if found is not None:
                KernelCache.ready += 1
                return found
        # It is compiled next: this is reported before, and the work may be cancelled here.
        compiling.report(KernelCache.ready, KernelCache.total)
        return None

    def have_compiled(self, sig: object, codegen: Any) -> None:
        """Have another process compile the function for a signature, and wait until it is stored, if it is not."""
        if compiling.elsewhere is not None and not self.is_stored(sig, codegen):
            compiling.report(KernelCache.ready, KernelCache.total)
            compiling.elsewhere(compiling.Kernel(self.module, self.function, sig,
                                                 lambda: self.is_stored(sig, codegen)))

    def is_stored(self, sig: object, codegen: Any) -> bool:
        """Whether the function was compiled for a signature, and that is undamaged in the cache."""
        return next(self._stored(sig, codegen), None) is not None

    @contextmanager
    def alone(self, sig: object, codegen: Any) -> Iterator[None]:
        """Keep other programs from compiling the same at the same time, where there are locks."""
        places = self._paths(sig, codegen)
        # A byte of one file for each kernel. The system gives it back when the program ends in any way.
        byte = int.from_bytes(hashlib.blake2b(places[0].name.encode(), digest_size=4).digest()) if places else 0
        # os.path: it says no where a folder may not be entered, where a Path raises an error.
        locks = None if not places or any(map(os.path.exists, places)) else _locks()
        if locks is not None:
            _wait_for(locks, byte)
        try:
            yield
        finally:
            if locks is not None:
                with suppress(OSError):
                    fcntl.lockf(locks, fcntl.LOCK_UN, 1, byte)

    def _stored(self, sig: object, codegen: Any) -> Iterator[tuple[Path, memoryview]]:
        """Yield the files in which a compiled form is stored undamaged, with what is in them, the best first."""
        for path in self._paths(sig, codegen):
            folder = path.parent
            # Whoever can write the shipped ones can write the program.
            if folder == _shipped() or all(map(private_folders.only_owner_writes, (folder.parent, folder))):
                payload = _read(path)
                if payload is not None:
                    yield path, payload

    def _paths(self, sig: object, codegen: Any) -> list[Path]:
        """Return where a compiled form may be, the user's own before the shipped ones."""
        own = self._file_name(sig, codegen.magic_tuple())
        return [*(folder / own for folder in _folders()),
                *(_shipped() / self._file_name(sig, processor) for processor in _processors_shipped_for())]

    def save_overload(self, sig: object, data: Any) -> None:
        """Store what was compiled for a signature in the first folder that can be written."""
        KernelCache.ready += 1
        compiling.report(KernelCache.ready, KernelCache.total)
        # numba itself stores compiled functions by `_reduce` and `_rebuild`; there is no public way.
        name, payload = self._file_name(sig, data.codegen.magic_tuple()), dumps(data._reduce())
        for folder in _folders():
            try:
                _provide(folder)
                _write(folder / name, _checksum(name, payload) + payload)
            except OSError as error:
                _warn(f"compiled kernels cannot be kept in {folder.parent}: {error.strerror}")
            else:
                return

    def _file_name(self, sig: object, processor: tuple[str, ...]) -> str:
        key = repr((sig, processor)).encode()
        return f"{self.name}-{hashlib.blake2b(key, digest_size=8).hexdigest()}.nbc"


def _cache_of(function: Callable[..., Any]) -> Any:
    return KernelCache(function) if function.__module__.startswith(_OURS) else caching.FunctionCache(function)


dispatcher.FunctionCache = _cache_of  # type: ignore[attr-defined] # what cache=True makes

_compile = dispatcher.Dispatcher.compile


def _noted(self: Any, sig: Any) -> Any:
    kept = self._cache
    if isinstance(kept, KernelCache) and tuple(sigutils.normalize_signature(sig)[0]) not in self.overloads:
        # Before numba takes its global lock: this may take long, and other threads only want to load kernels. What is
        # needed by a kernel that this thread compiles is compiled here: another process would wait for its lock.
        if not compiling.is_compiling(threading.get_ident()):
            kept.have_compiled(sig, self.targetctx.codegen())
        with compiling.in_progress(), global_compiler_lock, kept.alone(sig, self.targetctx.codegen()):
            return _compile(self, sig)
    # numba reports what it has compiled, not what it waits for: a thread may wait for seconds for its global lock.
    with compiling.in_progress():
        return _compile(self, sig)


dispatcher.Dispatcher.compile = _noted


def _folders() -> Iterator[Path]:
    """Yield the folders in which kernels of these sources may be stored, the best first; none may exist."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    usual = Path(asked) / "latticework" if asked else paths.cache() / "kernels"
    if usual.is_absolute():  # it is not absolute for a user without a home
        yield usual / _fingerprint()
    with suppress(FileNotFoundError):  # there is no folder for temporary things either
        yield private_folders.temporary() / "kernels" / _fingerprint()


@cache
def _locks() -> int | None:
    """Return a descriptor of the file whose bytes are the locks of kernels, which stays open; None if there is none.

    A second descriptor would not do: when it is closed, the system takes back all locks of the process.
    """
    if os.name == "posix":
        with suppress(OSError):
            folder = next(_folders(), None)
            if folder is not None:
                _provide(folder)
                return os.open(folder / "locks", os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    return None


def _wait_for(locks: int, byte: int) -> None:
    """Wait for a lock, but not for a program that hangs; raises CancelledError if the work is cancelled meanwhile."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            fcntl.lockf(locks, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except BlockingIOError:
            compiling.report(KernelCache.ready, KernelCache.total)
            time.sleep(_LOOK)
        except OSError:  # a drive without locks
            return
        else:
            return


def all_are_stored() -> bool:
    """Whether all kernels are there for this processor: once all were compiled, or all were shipped."""
    own = _mark(_this_processor())
    marks = [folder / own for folder in _folders()]
    marks += [_shipped() / _mark(processor) for processor in _processors_shipped_for()]
    return any(map(os.path.exists, marks))


def note_all_are_stored() -> None:
    """Note that all kernels are in the cache."""
    with suppress(OSError):
        folder = next(filter(os.path.isdir, _folders()), None)
        if folder is not None:
            (folder / _mark(_this_processor())).touch()


def _this_processor() -> tuple[str, ...]:
    """Return what numba calls this processor: the system, a name and features."""
    found: tuple[str, ...] = cpu_target.target_context.codegen().magic_tuple()
    return found


def _mark(processor: tuple[str, ...]) -> str:
    return f"all-{hashlib.blake2b(repr(processor).encode(), digest_size=8).hexdigest()}"


def any_is_stored(name: str) -> bool:
    """Whether a function, named with its module, is in the cache for any processor and any types of arguments."""
    return any(any(folder.glob(f"{name}-*.nbc")) for folder in (*_folders(), _shipped()))


def _shipped() -> Path:
    """Return the folder of shipped kernels of these sources; it may be missing."""
    return paths.kernels() / _fingerprint()


@cache
def _processors_shipped_for() -> list[tuple[str, ...]]:
    """Return what numba calls the processors of LEVELS whose code this one can run, the best first."""
    other = getattr(config, "CPU_NAME", None)  # the processor for which kernels are being made, if it is not this one
    if other is not None or not _shipped().is_dir():
        return []
    system, features = _this_processor()[0], binding.get_host_cpu_features()
    return [(system, level, "") for level, needed in LEVELS.items() if all(map(features.get, needed))]


@cache
def _fingerprint() -> str:
    """Return a hash of everything that affects the compiled code and how it is stored."""
    python = sys.implementation.cache_tag, sysconfig.get_config_var("SOABI")
    versions = __version__, numba.__version__, llvmlite.__version__, np.__version__, *python
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
