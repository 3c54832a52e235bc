"""A split or a merge killed at each of its system calls of one kind, one after the other.

To be run as python killed_parts.py FOLDER begin, which makes for each act a folder `before`; then, by strace as
`short_search` is, without `begin`: each kill gets a copy of that.
"""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

import session_help
from latticework.search import WHOLE
from latticework.session import SearchFile, dispatcher
from latticework.session.parts import merging, part_files, splitting
from latticework.session.worker import Task, run
from short_search import FOR_NOTHING, prepared

FATAL = 400
STEPS = {"pwrite64": 11, "fdatasync": 3}
"""At every which call of a kind they are killed; there are hundreds of writes."""


def quick() -> None:
    """Search in this process, and cut into few subtrees by short slices."""
    dispatcher.Pool = session_help.InlinePool  # type: ignore[attr-defined, assignment]
    patch = pytest.MonkeyPatch()
    patch.setattr(splitting, "FOR_EACH", 2)
    patch.setattr(splitting, "BUDGET", 5)


def split(folder: Path) -> None:
    """Split the search in two."""
    splitting.split(folder / "a.search", 2)


def merge(folder: Path) -> None:
    """Merge its two parts."""
    with part_files.held(folder / "a.search") as file:
        for name in ("a.1.search", "a.2.search"):
            merging.merge(file, prepared(), folder / name, again=1)


ACTS: dict[str, Callable[[Path], None]] = {"split": split, "merge": merge}


def begin(folder: Path) -> None:
    """Make a search that has begun, and one whose parts are solved."""
    for act in ACTS:
        own = folder / act / "before"
        own.mkdir(parents=True)
        with closing(SearchFile.create(own / "a.search", prepared().document, prepared().fingerprint)) as file:
            session_help.go_on(file, prepared(), 200)
    split(own)
    for name in ("a.1.search", "a.2.search"):
        session_help.finish(own / name, prepared())


def kill_at_each(folder: Path, kind: str, act: Callable[[Path], None]) -> None:
    """Do an act once for each call of a kind, in a process and a folder of its own, until it comes to its end."""
    for number in range(1, FATAL, STEPS.get(kind, 1)):
        own = folder / f"{number:03}"
        shutil.copytree(folder.parent / "before", own)
        child = os.fork()
        if not child:
            with (own / "nothing").open("wb") as file:
                for _ in range(FATAL - number):
                    with suppress(OSError):
                        FOR_NOTHING[kind](file.fileno(), own / "no such file")
            act(own)
            os._exit(0)
        if os.waitpid(child, 0)[1] == 0:
            return
    raise ValueError(f"it calls {kind} more than {FATAL} times")


def main(folder: Path) -> None:
    """Kill a split and a merge at calls of each kind."""
    run(prepared().job, Task(b"", WHOLE, 20, 4, 100))  # so that no child need load or compile kernels
    for name, act in ACTS.items():
        for kind in FOR_NOTHING:
            kill_at_each(folder / name / kind, kind, act)


if __name__ == "__main__":
    quick()
    (begin if "begin" in sys.argv else main)(Path(sys.argv[1]))
