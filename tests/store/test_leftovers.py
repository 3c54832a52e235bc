"""What killed programs leave beside a file that they were writing goes with the next run, and nothing else goes."""

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import session_help
from latticework import replaced_files
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.store import schema

BEFORE_RENAMING = """
import os, sys
def wait(*_):
    print("ready", flush=True)
    sys.stdin.read()
    os._exit(1)
os.replace = wait
from latticework.cli.main import run
from latticework.store.glance import copy_to
from pathlib import Path
if sys.argv[1] == "copy":
    copy_to(Path(sys.argv[2]), Path(sys.argv[3]))
run(sys.argv[1:])
"""


@contextmanager
def at_its_last_step(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Run a command in another process up to where it would give a file its name."""
    process = subprocess.Popen([sys.executable, "-c", BEFORE_RENAMING, *words], cwd=folder, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout
    try:
        # The event, not a time: it prints this when all is written.
        assert any(line == "ready\n" for line in process.stdout)
        yield process
    finally:
        process.kill()
        process.communicate()


def hidden(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a puzzle and a search that was finished."""
    session_help.write(tmp_path, session_help.dominoes(4, 2), "a.toml")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", session_help.InlinePool)
        session_help.finish(tmp_path / "a.search", prepare(parse(session_help.dominoes(4, 2), "test")))
    assert not hidden(tmp_path)
    return tmp_path


WRITERS = {
    "prove": ["prove", "a.toml", "out.pbp", "--quiet"],
    "certify": ["certify", "a.search", "-o", "out", "--quiet"],
    "convert": ["convert", "a.toml", "out.svg"],
    "shape": ["shape", "square", "box", "3", "4", "-o", "out.toml"],
    "copy of a search": ["copy", "a.search", "out.search"],
}


@pytest.mark.parametrize("words", WRITERS.values(), ids=WRITERS.keys())
def test_what_a_killed_writer_left_goes_with_the_next_run(words: list[str], folder: Path) -> None:
    with at_its_last_step(folder, *words) as process:
        left = hidden(folder)
        assert left
        replaced_files.replace(folder / "b", b"while it runs")
        assert hidden(folder) == left
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert hidden(folder) == left
        with at_its_last_step(folder, *words):
            assert len(hidden(folder)) == len(left)
            assert not {*hidden(folder)} & {*left}
    replaced_files.replace(folder / "b", b"after all")
    assert not hidden(folder)


def named(name: str) -> str:
    return f".{name}.abcd1234.latticework-new"


def test_only_our_own_files_go(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"kept")
    (tmp_path / named("link")).symlink_to("elsewhere")
    (tmp_path / named("folder")).mkdir()
    os.mkfifo(tmp_path / named("pipe"))
    for name in (".a.abcd1234", ".a.swp", ".a.abcd123.latticework-new", "a.abcd1234.latticework-new",
                 ".a.latticework-new", ".a.ABCD1234.latticework-new", ".a.abcd1234.latticework-new.bak"):
        (tmp_path / name).write_bytes(b"somebody's")
    before = {path.name for path in tmp_path.iterdir()}
    (tmp_path / named("a")).write_bytes(b"left")
    (tmp_path / f"{named('a')}-journal").write_bytes(b"left, too")
    replaced_files.replace(tmp_path / "b", b"new")
    assert {path.name for path in tmp_path.iterdir()} == before | {"b"}


def test_unfinished_search_files_go_before_a_search_of_that_name_begins(tmp_path: Path) -> None:
    for name in (".a.search.12.new", ".a.search.12.new-journal", ".a.search.12.new.bak", ".b.search.12.new"):
        (tmp_path / name).write_bytes(b"left")
    schema.remove_unfinished(tmp_path / "a.search")
    assert hidden(tmp_path) == [".a.search.12.new.bak", ".b.search.12.new"]
    schema.remove_unfinished(tmp_path / "no folder" / "a.search")


def test_that_of_another_user_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / named("a")).write_bytes(b"somebody's")
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    replaced_files.replace(tmp_path / "b", b"new")
    assert hidden(tmp_path) == [named("a")]


def test_a_file_taken_for_a_leftover_before_it_was_locked_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may look into the folder in the moment between making and locking it."""
    lock, removed = fcntl.flock, list[str]()

    def late(descriptor: int, how: int) -> None:
        if not removed:
            (left,) = hidden(tmp_path)
            removed.append(left)
            (tmp_path / left).unlink()
        lock(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", late)
    replaced_files.replace(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"
    assert removed
    assert not hidden(tmp_path)


def test_several_files_are_locked_until_all_have_their_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename: Callable[..., None] = os.replace

    def meanwhile(*names: Path) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(os, "replace", rename)
            replaced_files.replace(tmp_path / "c", b"of another program")
        rename(*names)

    monkeypatch.setattr(os, "replace", meanwhile)
    replaced_files.replace_all({tmp_path / "a": b"1", tmp_path / "b": b"2"})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "b", "c"]
