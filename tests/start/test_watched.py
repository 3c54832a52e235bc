"""What a session asks of the system, watched by strace: no network, and no file outside the one folder.

A window is opened, solves with two workers, pauses, resumes and exports; the terminal solves and lists the library.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from latticework import kernel_cache, paths
from short_search import TRACE

pytestmark = pytest.mark.skipif(TRACE is None, reason="strace is not installed")

FILES = "openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat"
NETWORK = re.compile(r"socket\((AF_\w+)")
WRITES = re.compile(r"(?:^open.*O_(?:CREAT|WRONLY|RDWR)|^creat|^mkdir|^rename|^link|^symlink)")
HARMLESS = {"AF_UNIX", "AF_NETLINK"}
"""Sockets that lead to processes of this machine, and to its kernel."""
SESSION = Path(__file__).resolve().parents[1] / "whole_session.py"


class Watched:
    """Runs programs that strace watches, each process of theirs; the home is empty, and all is kept in one folder."""

    def __init__(self, folder: Path) -> None:
        self.calls, self.one, self.home = folder / "calls", folder / "one", folder / "home"
        self.temporary, self.out = folder / "t", folder / "out"
        for made in (self.calls, self.home, self.temporary, self.out):
            made.mkdir()
        kernels = Path(kernel_cache.KernelCache(paths.home).cache_path)
        shutil.copytree(kernels, self.one / "cache" / "kernels" / kernels.name)
        for made in (self.one / "cache" / "kernels", self.one / "cache" / "kernels" / kernels.name):
            made.chmod(0o700)

    def run(self, *words: object) -> None:
        """Run Python with some arguments to its end."""
        folders = {"HOME": self.home, paths.HOME: self.one, "TMPDIR": self.temporary,
                   "XDG_RUNTIME_DIR": self.temporary, "XDG_DATA_HOME": self.home / "data",
                   "XDG_CONFIG_HOME": self.home / "config", "XDG_CACHE_HOME": self.home / "cache"}
        variables = {name: str(folder) for name, folder in folders.items()} | {"PYTHONDONTWRITEBYTECODE": "1"}
        # -ff: a file for each process, so that no line is cut in two by another process.
        watcher = [str(TRACE), "-ff", "--seccomp-bpf", "-qq", "-o", str(self.calls / "of"), "-e",
                   f"trace=network,{FILES}"]
        ended = subprocess.run([*watcher, sys.executable, *map(str, words)], env=os.environ | variables,
                               capture_output=True, text=True, check=False, timeout=240)
        assert ended.returncode == 0, ended.stderr

    def lines(self) -> Iterator[str]:
        """Yield all calls."""
        for file in self.calls.iterdir():
            yield from file.read_text("utf-8", "replace").splitlines()

    def sockets(self) -> set[str]:
        """Return the families of all sockets that were opened."""
        return {found[1] for line in self.lines() if (found := NETWORK.match(line))}

    def written_outside(self) -> list[str]:
        """Return the calls that wrote elsewhere than into the folders that are meant, or to devices."""
        meant = tuple(map(str, (self.one, self.temporary, self.out, "/dev/", "/proc/", "/memfd")))
        return [line for line in self.lines() if WRITES.search(line) and " = -1 " not in line
                and not all(name.startswith(meant) for name in re.findall('"([^"]*)"', line))]


@pytest.fixture(scope="module")
def session() -> Iterator[Watched]:
    """The window and the terminal, used from beginning to end."""
    with tempfile.TemporaryDirectory() as folder:  # the name of a test would be too long for a socket
        made = Watched(Path(folder))
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PYTHONPATH", os.pathsep.join([*sys.path, str(SESSION.parent)]))
            made.run(SESSION, paths.library() / "cubic" / "bedlam.toml", made.out / "bedlam.png")
            made.run("-m", "latticework", "solve", "soma", "--workers", "2", "--search", made.out / "soma.search")
            made.run("-m", "latticework", "library")
        yield made


def test_there_is_no_network(session: Watched) -> None:
    assert "AF_UNIX" in session.sockets()  # else nothing was watched
    assert session.sockets() <= HARMLESS


def test_all_is_written_into_one_folder(session: Watched) -> None:
    assert session.written_outside() == []
    assert [*session.home.iterdir()] == []
    assert sorted(path.name for path in session.one.iterdir()) == ["cache", "searches", "settings"]
    assert len([*(session.one / "searches").glob("*.search")]) == 1
    assert sorted(path.name for path in session.out.iterdir()) == ["bedlam.png", "soma.search"]


@pytest.fixture
def other() -> Iterator[Watched]:
    with tempfile.TemporaryDirectory() as folder:
        yield Watched(Path(folder))


@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_a_program_that_opens_a_connection_is_found(other: Watched, family: str) -> None:
    other.run("-c", f"import socket, subprocess, sys; subprocess.run([sys.executable, '-c', "
                    f"'import socket; socket.socket(socket.{family})'], check=True)")
    assert family in other.sockets()


@pytest.mark.parametrize("act", ["open(path, 'w')", "os.mkdir(path)", "os.rename(own, path)", "os.link(own, path)",
                                 "os.symlink(own, path)"])
def test_a_program_that_writes_elsewhere_is_found(other: Watched, act: str) -> None:
    path, own = other.home / "new", other.out / "own"
    own.touch()
    other.run("-c", f"import os; path, own = {str(path)!r}, {str(own)!r}; {act}")
    assert len(other.written_outside()) == 1
