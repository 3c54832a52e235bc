"""One program searches, another one looks, then the first is killed: what it had committed is there, and goes on."""

import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import forked_program
import session_help
import window_process
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import load
from latticework.search import WHOLE
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import command, kill_group, run, wait_until, write

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and process groups")
LOOKERS = ("solutions", "verify", "render", "window")
OPENED = "window with the search file"


class Place:
    """A folder with a puzzle and a search file, where programs are started whose home it is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.puzzle = write(folder, session_help.dominoes(8, 7))  # 324,000 solutions are to be stored
        self.prepared = prepare(load(self.puzzle))
        self.search = folder / "data" / "latticework" / "searches" / f"{self.prepared.fingerprint}.search"
        self.search.parent.mkdir(parents=True)
        self.environment = os.environ | {
            "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
            "QT_QPA_PLATFORM": "offscreen", "LATTICEWORK_NO_GL": "1",
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        }
        self.running: list[forked_program.Started] = []

    def start(self, *arguments: object) -> "Program":
        """Start a program as the leader of a process group of its own."""
        process = forked_program.start([str(a) for a in arguments], self.folder, self.environment,
                                       forked_program.window, stderr=subprocess.DEVNULL)
        self.running.append(process)
        return Program(process)

    def window(self, *words: str, file: Path | None = None) -> "Program":
        """Start a window with the puzzle or with another file."""
        return self.start(sys.executable, window_process.__file__, file or self.puzzle, *words)

    def explored(self) -> int:
        """Return how far the search file is, read as any program reads it; 0 where there is none."""
        return self.totals().explored if self.search.exists() else 0

    def totals(self) -> Totals:
        """Return the totals of the search file."""
        with closing(SearchFile.open(self.search)) as file:
            return file.totals()


class Program:
    """A program whose lines are read as they come."""

    def __init__(self, process: forked_program.Started) -> None:
        self.process, self.lines = process, [("", 0, 0)]
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self.process.stdout or ():
            state, *numbers = line.split()
            if state in SearchState.__members__:  # what `solve` says at the end is none
                self.lines.append((state, int(numbers[0]), int(numbers[1])))

    @property
    def last(self) -> tuple[str, int, int]:
        """The last line: state, share explored, solutions."""
        return self.lines[-1]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path)
    yield made
    for process in made.running:
        kill_group(process.pid)
        process.wait()
        if process.stdout:
            process.stdout.close()


def searching(place: Place, searcher: str) -> Program:
    """Start a program that searches, and wait until it has committed more than was there."""
    before = place.explored()
    program = place.window("solve") if searcher == "window" else place.start(
        *command("solve", place.puzzle, "--search", place.search, "--workers", 2, "--quiet", "--limit", 10**9))
    assert wait_until(lambda: place.explored() > before, 60)
    return program


def look(place: Place, looker: str) -> None:
    """Look at the search from another program, to its end."""
    if looker.startswith("window"):
        window = place.window(file=place.search if looker == OPENED else None)
        assert wait_until(lambda: window.last[0] in {"ELSEWHERE", "FINISHED"} and window.last[1] > 0, 60)
        states = {state for state, _, _ in window.lines}
        assert states <= {"", "IDLE", "LOOKING", "ELSEWHERE", "FINISHED"}, "it says that nobody searches"
        kill_group(window.process.pid) if random.random() < 0.5 else window.process.terminate()
        return
    arguments = {"solutions": ("--count", "--json"), "verify": ("--quiet",),
                 "render": ("-o", place.folder / "a.svg")}[looker]
    done = run(looker, place.search, *arguments, cwd=place.folder, seconds=240, env=place.environment)
    assert (done.returncode, done.stderr) == (0, "")


def rounds(place: Place, searcher: str, looker: str, number: int) -> int:
    """Search, look, kill; return how many kills fell between the first commit and the end."""
    between = 0
    for _ in range(number):
        program = searching(place, searcher)
        look(place, looker)
        seen = place.explored()
        said = program.last[1]
        wait_until(lambda: place.explored() > seen, 5)  # noqa: B023
        kill_group(program.process.pid)
        program.process.wait()
        now = place.explored()
        assert now >= max(seen, said), "what had been committed is lost"
        session_help.assert_sound(place.search, place.prepared)
        between += 0 < now < WHOLE
        if now == WHOLE:
            assert place.totals().copies == 1_292_697  # Kasteleyn 1961
            place.search.unlink()
    return between


class TestExactlyOnce:
    @pytest.mark.parametrize(("searcher", "looker"), in_part(
        [("window", "verify"), ("solve", "window"), ("solve", OPENED)], 3, several=True))
    def test_one_searches_and_one_looks(self, place: Place, searcher: str, looker: str) -> None:
        rounds(place, searcher, looker, 1)

    @pytest.mark.slow
    @pytest.mark.timeout(3600)
    @pytest.mark.parametrize("searcher", ["solve", "window"])
    @pytest.mark.parametrize("looker", [*LOOKERS, OPENED])
    def test_a_hundred_rounds_over_all_pairs(self, place: Place, searcher: str, looker: str) -> None:
        assert rounds(place, searcher, looker, 13)  # the look of a busy machine often outlasts the search

    def test_the_next_window_resumes_from_the_newest_state(self, place: Place) -> None:
        first = searching(place, "window")
        second = place.window("solve")  # it may search as soon as the first one does not
        assert wait_until(lambda: second.last[0] == "ELSEWHERE", 60)
        kill_group(first.process.pid)
        left = place.explored()
        assert wait_until(lambda: second.last[0] == "RUNNING" and second.last[1] > left, 60)
        assert min(explored for state, explored, _ in second.lines if state == "RUNNING") >= left
        kill_group(second.process.pid)
        session_help.assert_sound(place.search, place.prepared)
