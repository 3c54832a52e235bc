"""Folders of the sockets of worker processes: those of killed programs go at the next start, others stay."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from quick_suite import in_part
from session_help import kill_group, wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such folders")

PROGRAM = """
import multiprocessing.util, sys
from latticework.run.worker_pool import start_server
start_server()
print(multiprocessing.util.get_temp_dir(), flush=True)
sys.stdin.read()
"""


SEARCH = """
import latticework as lw
from latticework.api import search_on_demand

search_on_demand.ALONE = 0.0  # so that workers are started at once
solutions = lw.solve("pentominoes-3x20", workers=2)
print(len(list(solutions)), *solutions.counts)
"""


class Programs:
    """Programs that have started a server of workers, with an own folder for temporary things."""

    def __init__(self, folder: Path) -> None:
        self.base, self.running = folder, list[subprocess.Popen[str]]()

    def start(self) -> Path:
        """Start one; return the folder of its sockets."""
        program = subprocess.Popen([sys.executable, "-c", PROGRAM], env=os.environ | {"TMPDIR": str(self.base)},
                                   stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)
        self.running.append(program)
        assert program.stdout is not None
        return Path(program.stdout.readline().strip())

    def kill(self, number: int) -> None:
        """Kill one and the server that it has started."""
        os.killpg(self.running[number].pid, signal.SIGKILL)
        self.running[number].wait()

    def folders(self) -> set[Path]:
        """Return all folders of sockets."""
        return set(self.base.rglob("pymp-*"))


@pytest.fixture
def programs() -> Iterator[Programs]:
    with tempfile.TemporaryDirectory() as folder:  # the name of a test would be too long for a socket
        made = Programs(Path(folder))
        yield made
        for program in made.running:
            kill_group(program.pid)
            program.communicate()


def test_those_of_dead_programs_go_and_those_of_living_ones_stay(programs: Programs) -> None:
    folders = [programs.start() for _ in range(4)]
    assert programs.folders() == set(folders)
    assert len(set(folders)) == 4
    for number in (0, 2, 3):
        programs.kill(number)
    assert programs.folders() == set(folders)
    for folder in folders:
        os.utime(folder, (0, 0))  # a new folder may be of a program that is just starting
    last = programs.start()
    assert programs.folders() == {folders[1], last}


def test_one_that_ends_removes_its_own(programs: Programs) -> None:
    programs.start()
    programs.running[0].communicate("")
    assert wait_until(lambda: not programs.folders())


def test_folders_of_other_programs_stay(programs: Programs) -> None:
    others = {programs.base / "pymp-abcdefgh", programs.base / f"latticework-{os.geteuid()}" / "kernels"}
    for other in others:
        other.mkdir(parents=True)
        os.utime(other, (0, 0))
    programs.start()
    assert all(other.exists() for other in others)


def test_a_folder_that_others_could_write_is_not_used_as_it_is(programs: Programs) -> None:
    shared = programs.base / f"latticework-{os.geteuid()}"
    shared.mkdir()
    shared.chmod(0o777)
    (shared / "planted").touch()
    own = programs.start()
    assert own.parent == shared
    assert shared.stat().st_mode & 0o777 == 0o700
    assert not (shared / "planted").exists()


@pytest.mark.slow
@pytest.mark.parametrize("length", in_part([100, 40], 2))
def test_a_long_name_of_the_folder_for_temporary_things_stops_no_search(
    length: int, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(programs.base))
    long = programs.base / ("long" * (length // 4))
    long.mkdir()
    short, programs.base = programs.base, long
    assert programs.start().parent.parent == short
    done = subprocess.run([sys.executable, "-c", SEARCH], env=os.environ | {"TMPDIR": str(long)}, capture_output=True,
                          text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("2 8 4 2\n", "")
