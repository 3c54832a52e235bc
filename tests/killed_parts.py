"""A split or a merge killed at each of its system calls of some kinds: python killed_parts.py FOLDER [few].

strace watches as it does for `short_search`. Each kill gets a copy of what `begin` has made.
"""

import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import session_help
from latticework.jobs.slice_work import Task, run
from latticework.search import WHOLE
from latticework.shares import split_and_merge
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from short_search import FEW, FOR_NOTHING, be_watched, kill_at_each, prepared


def quick(patch: pytest.MonkeyPatch) -> None:
    """Search in this process, and cut into few subtrees by short slices."""
    patch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    patch.setattr(split_and_merge, "FOR_EACH", 2)
    patch.setattr(split_and_merge, "BUDGET", 5)


def split(folder: Path) -> None:
    """Split the search in two."""
    split_and_merge.split(folder / "a.search", 2)


def merge(folder: Path) -> None:
    """Merge its two parts."""
    with part_files.locked(folder / "a.search") as file:
        for name in ("a.1.search", "a.2.search"):
            split_and_merge.merge(file, prepared(), folder / name, again=1)


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


def main(folder: Path, steps: Mapping[str, int]) -> None:
    """Kill a split and a merge at calls of each kind."""
    run(prepared().job, Task(b"", WHOLE, 20, 4, 100))  # so that no child need load or compile kernels
    for name, act in ACTS.items():
        for kind in FOR_NOTHING:
            kill_at_each(folder / name / kind, kind, partial(shutil.copytree, folder / name / "before"), act,
                         steps.get(kind, 1))


if __name__ == "__main__":
    be_watched()
    quick(pytest.MonkeyPatch())
    main(Path(sys.argv[1]), FEW if "few" in sys.argv else {})
