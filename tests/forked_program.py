"""Programs that begin as forks of a process that has Python, the libraries and the kernels loaded.

Loading them takes a second of processor time for each program, and once more for its server of workers; a fork takes
a fiftieth of that. What comes of it is a process of its own all the same, with its own group, limits and descriptors,
to be interrupted and killed as any other. The proofs, and systems without forks, start programs as users do.
"""

import atexit
import gc
import os
import pickle
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing import util
from pathlib import Path
from typing import IO, Any, NoReturn, Union

FORKS = sys.platform == "linux" and os.environ.get("LATTICEWORK_DRAWS") != "fresh draws"
_LONGEST = 1 << 17  # bytes of a request
_NUMBER = struct.Struct("i")


def terminal() -> None:
    """Load what a search in the terminal takes."""
    for name in ("cli.main", "cli.search_report", "cli.solve", "method.choosing", "run.worker_pool"):
        import_module(f"latticework.{name}")
    from latticework.search.warm_kernels import load

    load("bitset")


def window() -> None:
    """Load what a window takes, also what it would load beside."""
    terminal()
    from latticework.gui.shell import main

    for name in ("latticework.gui.shell.main", "latticework.gui.shell.window", *main.MODULES):
        import_module(name)


@dataclass(frozen=True)
class Request:
    """What a program is to be: the words of its command line after Python, and what it finds around it.

    load: loads what it takes, before the fork, so the next one finds it loaded. before: what it does first. Functions
    must be such that can be sent.
    """

    words: Sequence[str]
    folder: str
    environment: Mapping[str, str]
    load: Callable[[], None]
    before: Callable[[], object] | None


class Program:
    """A program that was forked, used as `subprocess.Popen` is."""

    def __init__(self, words: Sequence[str], stdout: IO[str], stderr: IO[str] | None, numbers: int) -> None:
        self.args, self.stdout, self.stderr, self._numbers = words, stdout, stderr, numbers
        self.returncode: int | None = None
        self.pid = self._number()

    def _number(self) -> int:
        said = os.read(self._numbers, _NUMBER.size)
        if not said:
            raise ChildProcessError("the process that programs are forked from has ended")
        return int(_NUMBER.unpack(said)[0])

    def poll(self) -> int | None:
        """Return the exit status, negative for a signal; None while it runs."""
        return self._status(0)

    def _status(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._numbers], [], [], seconds)[0]:
            self.returncode = os.waitstatus_to_exitcode(self._number())
            os.close(self._numbers)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit status when it has ended."""
        status = self._status(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        return status

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Return what it says to its end."""
        said = {"stdout": "", "stderr": ""}

        def read(name: str) -> None:
            with getattr(self, name) as stream:
                said[name] = stream.read()

        open_ones = [name for name in said if getattr(self, name) and not getattr(self, name).closed]
        readers = [threading.Thread(target=read, args=(name,), daemon=True) for name in open_ones]
        end = time.monotonic() + (timeout or 3600)
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join(max(0, end - time.monotonic()))
            if reader.is_alive():
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
        self.wait(max(0, end - time.monotonic()))
        return said["stdout"], said["stderr"]

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)


Started = Union[Program, "subprocess.Popen[str]"]


class Parent:
    """A process from which programs are forked; it ends with this one."""

    def __init__(self, first: Callable[[], object] | None = None) -> None:
        self._channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        paths = os.pathsep.join(filter(None, [str(Path(__file__).parent), *sys.path]))
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"import forked_program; forked_program.serve({theirs.fileno()})"],
                pass_fds=[theirs.fileno()], start_new_session=True,
                env=os.environ | {"PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1"}, preexec_fn=first)  # noqa: PLW1509

    def start(self, request: Request, stderr: int = subprocess.PIPE) -> Program:
        """Fork a program, the leader of a process group of its own."""
        nothing = os.open(os.devnull, os.O_RDWR)
        said, complained, numbers = os.pipe(), os.pipe(), os.pipe()
        theirs = nothing, said[1], complained[1] if stderr == subprocess.PIPE else nothing, numbers[1]
        socket.send_fds(self._channel, [pickle.dumps(request)], theirs)
        for descriptor in (nothing, said[1], complained[1], numbers[1]):
            os.close(descriptor)
        errors = os.fdopen(complained[0], encoding="utf-8")
        if stderr != subprocess.PIPE:
            errors.close()
        answers = os.fdopen(said[0], encoding="utf-8")
        return Program(request.words, answers, None if errors.closed else errors, numbers[0])

    def close(self) -> None:
        """End it; what it has started goes on."""
        self._channel.close()
        self._process.wait()


@cache
def parent(first: Callable[[], object] | None = None) -> Parent:
    """Return the process from which programs of a kind are forked; first: what it did before it was Python."""
    made = Parent(first)
    atexit.register(made.close)
    return made


def start(
    command: Sequence[str], cwd: Path, env: Mapping[str, str] | None = None, load: Callable[[], None] = terminal,
    before: Callable[[], object] | None = None, first: Callable[[], object] | None = None,
    stderr: int = subprocess.PIPE,
) -> Started:
    """Start a program of Python, the leader of a process group of its own, of which a test reads what it says.

    first: what is done before it is Python; before: what is done before it is the program.
    """
    if FORKS:
        return parent(first).start(Request(command[1:], str(cwd), env or dict(os.environ), load, before), stderr)
    return subprocess.Popen(command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=stderr, text=True,
                            start_new_session=True,
                            preexec_fn=lambda: [act() for act in (first, before) if act])  # noqa: PLW1509


def run(command: Sequence[str], cwd: Path, timeout: float = 120, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run a program of Python to its end."""
    program = start(command, cwd, **options)
    try:
        said, complained = program.communicate(timeout=timeout)
    except BaseException:
        program.kill()
        raise
    return subprocess.CompletedProcess(command, program.wait(), said, complained)


def serve(number: int) -> None:
    """Fork programs as they are asked for through a socket, and tell how each ended; returns in none of them."""
    channel = socket.socket(fileno=number)
    running: dict[int, tuple[int, int]] = {}
    poll = select.poll()
    poll.register(channel, select.POLLIN)
    while True:
        for descriptor, _ in poll.poll():
            if descriptor in running:
                pid, numbers = running.pop(descriptor)
                poll.unregister(descriptor)
                with suppress(BrokenPipeError):
                    os.write(numbers, _NUMBER.pack(os.waitpid(pid, 0)[1]))
                os.close(numbers)
                os.close(descriptor)
                continue
            data, descriptors, _, _ = socket.recv_fds(channel, _LONGEST, 4)
            if not data:
                return
            pid = _forked(pickle.loads(data), descriptors)  # noqa: S301
            numbers = descriptors.pop()
            os.write(numbers, _NUMBER.pack(pid))
            end = os.pidfd_open(pid)
            running[end] = pid, numbers
            poll.register(end, select.POLLIN)
            for each in descriptors:
                os.close(each)


def _forked(request: Request, descriptors: Sequence[int]) -> int:
    request.load()
    gc.freeze()  # collecting garbage in a fork would copy all there is
    pid = os.fork()
    if not pid:
        _become(request, descriptors)
    return pid


def _become(request: Request, descriptors: Sequence[int]) -> NoReturn:
    """Be a program from here on."""
    os.setsid()
    for number, descriptor in enumerate(descriptors[:3]):
        os.dup2(descriptor, number)
    os.closerange(3, 1 << 16)
    os.chdir(request.folder)
    os.environ.clear()
    os.environ.update(request.environment)
    tempfile.tempdir = None
    vars(util)["spawnv_passfds"] = _server_forked
    status = 1
    try:
        if request.before:
            request.before()
        _execute(*request.words)
        status = 0
    except SystemExit as error:
        status = error.code if isinstance(error.code, int) else int(error.code is not None)
    except BaseException:
        traceback.print_exc()
    _end(status)


def _execute(first: str, *others: str) -> None:
    """Do what Python does with the words of its command line: a file, -c and code, or -m and the program."""
    name, sys.argv = ("-c", [*others]) if first == "-c" else (first, [first, *others])
    if first == "-m":
        sys.argv = [*others]
        runpy.run_module(others[0], run_name="__main__", alter_sys=True)
        return
    code = others[0] if name == "-c" else Path(name).read_text("utf-8")
    module = type(sys)("__main__")
    sys.modules["__main__"] = module
    exec(compile(code, name, "exec"), vars(module))  # noqa: S102


def _end(status: int) -> NoReturn:
    """End as Python does, without taking to pieces what was loaded."""
    vars(threading)["_shutdown"]()
    vars(atexit)["_run_exitfuncs"]()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)


_spawn = util.spawnv_passfds


def _server_forked(path: str | bytes, arguments: Sequence[str | bytes], kept: Sequence[int]) -> int:
    """Start the server of workers as a fork, with all it would load, and anything else as always."""
    code = os.fsdecode(arguments[-1])
    if "forkserver" not in code:
        return int(_spawn(path, arguments, kept))  # type: ignore[arg-type]
    pid = os.fork()
    if not pid:
        gc.freeze()  # databases that are open here belong to the program
        low = 3
        for descriptor in sorted(kept):
            os.closerange(low, descriptor)
            low = descriptor + 1
        os.closerange(low, 1 << 16)
        try:
            exec(code, {})  # noqa: S102
        finally:
            os._exit(1)
    return pid
