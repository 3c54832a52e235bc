"""The program is killed while somebody draws in two windows: after the next start both puzzles go on."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import drawing_process
import forked_program
from latticework.gui.shell.recovery.recovery import CHANGES
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and process groups")


class Home:
    """A user's folders, and the programs that are started there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "mine.toml"
        save(Puzzle(builtin("square"), "Mine"), self.file)
        self.saved = self.file.read_bytes()
        self.environment = os.environ | {
            "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
            "QT_QPA_PLATFORM": "offscreen", "LATTICEWORK_NO_GL": "1",
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        }
        self.running: list[forked_program.Started] = []

    def start(self, *words: str | Path) -> forked_program.Started:
        """Start the program."""
        process = forked_program.start([sys.executable, drawing_process.__file__, *map(str, words)], self.folder,
                                       self.environment, forked_program.window, stderr=subprocess.DEVNULL)
        self.running.append(process)
        return process

    def drawn_and_killed(self, steps: int) -> list[int]:
        """Draw at least so many cells in each of two windows, then kill the program; return what it said last."""
        process = self.start("draw", self.file)
        last = [0, 0]
        while min(last) < steps:
            last = line(process)
        kill(process)
        for said in process.stdout or ():
            last = json.loads(said)
        return last

    @property
    def copies(self) -> list[Path]:
        """All recovery copies."""
        return sorted((self.folder / "data" / "latticework" / "recovery").glob("*/*.toml"))


def line(process: forked_program.Started) -> Any:
    """Return the next thing that a program says."""
    assert process.stdout is not None
    return json.loads(process.stdout.readline())


def kill(process: forked_program.Started) -> None:
    """Kill a program and all it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path)
    yield made
    for process in made.running:
        kill(process)
        assert process.stdout is not None
        process.stdout.close()


def close_enough(found: int, drawn: int) -> bool:
    """Whether at most the changes are missing that are copied together, and the copy that was being written."""
    return drawn - 2 * CHANGES <= found <= drawn + 1


def test_both_puzzles_go_on_and_nothing_was_written_to_the_users_file(home: Home) -> None:
    """Kill it twice: while drawing, and just after it had recovered."""
    drawn = home.drawn_and_killed(random.Random().randrange(20, 40))
    assert home.file.read_bytes() == home.saved
    for _ in range(2):
        second = home.start("recover")
        offered = line(second)
        assert all(map(close_enough, offered, sorted(drawn))), (offered, drawn)
        windows = {name: rest for name, *rest in line(second)}
        assert windows["Mine"][1:] == [str(home.file), True]
        assert sorted(cells for cells, *_ in windows.values()) == offered
        assert len(home.copies) == 2  # its own, in place of those that it took over
        kill(second)
    assert home.file.read_bytes() == home.saved


@pytest.mark.slow
def test_later_is_asked_again_and_a_second_program_is_not_offered_what_the_first_one_holds(home: Home) -> None:
    home.drawn_and_killed(15)
    first = home.start("look")
    offered = line(first)
    assert len(offered) == 2
    second = home.start("draw", home.file)
    line(second)
    kill(first)
    assert line(home.start("later")) == offered  # and not what the second program draws, which still runs
