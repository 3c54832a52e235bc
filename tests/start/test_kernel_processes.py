"""The window has kernels compiled by another process, which may be killed; two programs do not compile the same."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from numba.core.registry import cpu_target

from kernel_help import TINY, environment, ran, tiny
from latticework import compiling, kernel_cache
from latticework.cancel import CancelledError, cancellable
from latticework.run import kernel_processes
from session_help import wait_until

ELSEWHERE = """
import os, signal, sys, time
from numba.core import event
from latticework import compiling
from latticework.run import kernel_processes

compiling.elsewhere = kernel_processes.compile_elsewhere
{}
if __name__ == "__main__":
    with event.install_recorder("numba:compile") as compiled:
        from latticework.search.image_kernel import compare_images
    print(len(compiled.buffer), len(compare_images.signatures))
"""
"""A program that needs one kernel and has it compiled elsewhere; it prints how many functions it compiled itself."""

KILLING = """
ask = kernel_processes._requested
def requested(kernel):
    compiler = ask(kernel)
    if not os.path.exists("killed"):
        open("killed", "w").close()
        os.kill(compiler._process.pid, signal.SIGKILL)
    return compiler
kernel_processes._requested = requested
"""

NESTED = """
import sys, types
from latticework import compiling, kernel_cache
asked = []
compiling.elsewhere = lambda kernel: asked.append(kernel.function)
tiny = sys.modules["latticework.search.tiny"] = types.ModuleType("latticework.search.tiny")
source = "from numba import int64, njit\\n@njit(cache=True)\\ndef inner(n): return 2 * n\\n"
source += "@njit(int64(int64), cache=True)\\ndef outer(n): return inner(n)\\n"
exec(compile(source, "tiny.py", "exec"), tiny.__dict__)
print(tiny.outer(21), asked)
"""
"""A program with a kernel that needs another one; nobody compiles for it."""

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills, locks")


def program(folder: Path, more: str = "") -> list[str]:
    (folder / "program.py").write_text(ELSEWHERE.format(more))
    return [str(folder / "program.py")]


@pytest.mark.parametrize("more", ["", pytest.param(KILLING, marks=pytest.mark.slow)], ids=["left alone", "killed"])
def test_nothing_is_compiled_in_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str) -> None:
    monkeypatch.chdir(tmp_path)
    first, second = (ran(program(tmp_path, more), tmp_path) for _ in range(2))
    assert (first.stdout, first.stderr) == ("0 1\n", "")
    assert second.stdout == "0 1\n"
    assert bool(more) == Path("killed").exists()


def test_where_no_process_can_do_it_the_program_does(tmp_path: Path) -> None:
    """This kernel is in no module that another process could import."""
    done = ran(["-c", "from latticework import compiling\nfrom latticework.run import kernel_processes\n"
                      f"compiling.elsewhere = kernel_processes.compile_elsewhere\n{TINY}"], tmp_path)
    assert (done.stdout, done.stderr) == ("42\n", "")


def test_what_a_kernel_needs_is_compiled_with_it_and_not_waited_for(tmp_path: Path) -> None:
    """Another process would wait for the lock of the kernel that this one compiles."""
    done = ran(["-c", NESTED], tmp_path)
    assert (done.stdout, done.stderr) == ("42 ['outer']\n", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_the_compiler_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, *program(tmp_path)], env=environment(tmp_path)) as killed:
        compilers: list[Path] = []
        while not compilers and killed.poll() is None:
            children = Path(f"/proc/{killed.pid}/task/{killed.pid}/children").read_text("ascii").split()
            compilers = [each for each in map(Path("/proc").joinpath, children)
                         if b"spawn_main" in each.joinpath("cmdline").read_bytes()]
            time.sleep(0.05)
        killed.send_signal(signal.SIGKILL)
    assert compilers
    until = time.monotonic() + 60
    while compilers[0].exists() and time.monotonic() < until:
        time.sleep(0.1)
    assert not compilers[0].exists()


def test_waiting_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    class Busy:
        exit_status = None

    cancelled = threading.Event()
    cancelled.set()
    monkeypatch.setattr(kernel_processes, "_requested", lambda _: Busy)
    with cancellable(cancelled), pytest.raises(CancelledError):
        kernel_processes.compile_elsewhere(compiling.Kernel("module", "name", (), lambda: False))


def has_open(pid: int, folder: Path, name: str) -> bool:
    """Whether a process has a file of this name below a folder open."""
    targets = [one.readlink() for one in Path(f"/proc/{pid}/fd").iterdir() if one.is_symlink()]
    return any(target.name == name and target.is_relative_to(folder) for target in targets)


def test_what_another_program_compiles_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, folder in environment(tmp_path).items():
        monkeypatch.setenv(name, folder)
    program = tiny(tmp_path)
    assert program.communicate(timeout=60)[0] == "42\n"
    [path] = (tmp_path / "cache").rglob("*.nbc")
    stored = path.read_bytes()
    path.unlink()
    kernel_cache._locks.cache_clear()
    cache = kernel_cache.KernelCache(kernel_cache._locks)
    monkeypatch.setattr(cache, "_file_name", lambda *_: path.name)
    with cache.alone((), cpu_target.target_context.codegen()):
        program = tiny(tmp_path)
        assert wait_until(lambda: has_open(program.pid, tmp_path / "cache", "locks"), 60)
        assert program.poll() is None
        path.write_bytes(stored)  # as if this process had compiled it
        written = path.stat().st_ino
    assert program.communicate(timeout=60)[0] == "42\n"
    assert path.stat().st_ino == written
    kernel_cache._locks.cache_clear()
