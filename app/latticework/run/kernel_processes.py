"""Compiling kernels in processes of their own, for a program that must answer at once and wants the memory back.

A kernel that is needed now is compiled by a process that ends soon after the last request. All others are compiled by
a second process at low priority. Nothing but the files of the cache comes back from either, and those appear whole or
not at all, so both may be killed at any time.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from latticework import compiling, kernel_cache
from latticework.cancel import checkpoint
from latticework.run.worker_pool import end_with_parent

_IDLE = 15.0  # seconds without a request after which a process ends
_LOOK = 0.2  # seconds between two looks whether a kernel is there
_TRIES = 2  # the process may have been killed, or have ended just before it was asked
_NICENESS = 19
_IN_VAIN = 3
"""The exit status of a process that could not compile a kernel or store it, so that another would do no better."""

_context = multiprocessing.get_context("spawn")  # the program may have threads, which a fork does not survive


class _Compiler:
    """A process that compiles the kernels that are requested, one after the other."""

    def __init__(self) -> None:
        theirs, self._requests = _context.Pipe(duplex=False)
        self._process = _context.Process(target=_compile_requests, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def exit_status(self) -> int | None:
        """The exit status, None as long as it runs."""
        return self._process.exitcode

    def request(self, kernel: compiling.Kernel) -> None:
        """Have a kernel compiled, after those requested before; raises OSError when the process has ended."""
        self._requests.send((kernel.module, kernel.function, kernel.signature))


_starting = threading.Lock()
_compilers: list[_Compiler] = []


def compile_elsewhere(kernel: compiling.Kernel) -> None:
    """Have a kernel compiled by another process, and wait until it is stored or two processes failed to.

    For `compiling.elsewhere`. Raises CancelledError; the other process then goes on, so the next request is quick.
    """
    for _ in range(_TRIES):
        compiler = _requested(kernel)
        while compiler.exit_status is None and not kernel.is_stored():
            compiling.report(kernel_cache.KernelCache.ready, kernel_cache.KernelCache.total)
            time.sleep(_LOOK)
        if kernel.is_stored() or compiler.exit_status == _IN_VAIN:
            return


def _requested(kernel: compiling.Kernel) -> _Compiler:
    """Send a request to a process that runs, and return that."""
    with _starting:
        if not _compilers or _compilers[0].exit_status is not None:
            _compilers[:] = [_Compiler()]
        try:
            _compilers[0].request(kernel)
        except OSError:
            _compilers[:] = [_Compiler()]
            _compilers[0].request(kernel)
        return _compilers[0]


def _compile_requests(requests: "Connection[Any, Any]") -> None:
    """Compile what is requested until nothing more is; run in a process of its own."""
    _prepare()
    while requests.poll(_IDLE):
        try:
            module, name, signature = requests.recv()
        except EOFError:  # whoever asked has ended
            return
        try:
            function = getattr(import_module(module), name)
            codegen = function.targetctx.codegen()
            # A signature that the module names was compiled by the import, and numba refuses to compile it again.
            if not function._cache.is_stored(signature, codegen):
                function.compile(signature)
            stored = function._cache.is_stored(signature, codegen)
        except Exception:  # the program then compiles it itself, and meets the error where it can be reported
            stored = False
        if not stored:
            sys.exit(_IN_VAIN)


def compile_all() -> SpawnProcess | None:
    """Start to compile all kernels that are missing, at low priority; return the process, None if none is missing."""
    if kernel_cache.all_are_stored():
        return None
    process = _context.Process(target=_compile_all, daemon=True)
    process.start()
    return process


def wait_for_all() -> None:
    """Have all kernels compiled at low priority, and wait for that; raises CancelledError."""
    process = compile_all()
    while process is not None and process.is_alive():
        checkpoint()
        time.sleep(_LOOK)


def _compile_all() -> None:
    _prepare()
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    store_all()


def store_all() -> None:
    """Compile all kernels that are missing in the cache, in this process."""
    from latticework.apart import warm_kernels as apart  # noqa: PLC0415 it loads them
    from latticework.search import warm_kernels  # noqa: PLC0415

    warm_kernels.warm()
    apart.warm()
    kernel_cache.note_all_are_stored()


def _prepare() -> None:
    """Let this process compile by itself, and end with the program only: Ctrl+C in a terminal reaches all there."""
    # A spawned process imports the program's main module again, which may have set it.
    compiling.elsewhere = None
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


if __name__ == "__main__":
    store_all()
