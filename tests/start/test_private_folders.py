"""Private folders that several programs make at once."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from latticework import private_folders

Meanwhile = Callable[[Callable[[], object]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Let another program do something after this one has looked at the folder."""
    look = private_folders.only_owner_writes

    def set_up(do: Callable[[], object]) -> None:
        left = [do]

        def late(folder: Path) -> bool:
            seen = look(folder)
            if left:
                left.pop()()
            return seen

        monkeypatch.setattr(private_folders, "only_owner_writes", late)
    return set_up


def test_another_program_makes_it_meanwhile(tmp_path: Path, meanwhile: Meanwhile) -> None:
    folder = tmp_path / "new" / "folder"
    meanwhile(lambda: (folder.parent.mkdir(), folder.mkdir(0o700), (folder / "kernel").touch()))
    assert not private_folders.make_private(folder)
    assert (folder / "kernel").exists()


def test_another_program_replaces_something_else_meanwhile(tmp_path: Path, meanwhile: Meanwhile) -> None:
    folder = tmp_path / "folder"
    folder.touch()
    meanwhile(lambda: (folder.unlink(), folder.mkdir(0o700), (folder / "kernel").touch()))
    assert not private_folders.make_private(folder)
    assert (folder / "kernel").exists()


def test_another_program_removes_something_else_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "folder"
    folder.touch()
    monkeypatch.setattr(private_folders, "discard", lambda path: (path.unlink(), path.unlink()))
    assert private_folders.make_private(folder)
    assert private_folders.only_owner_writes(folder)


@pytest.mark.skipif(os.name != "posix", reason="sets permissions")
def test_a_drive_on_which_everybody_can_write_everything_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = Path.mkdir
    monkeypatch.setattr(Path, "mkdir", lambda folder, **how: (make(folder, **how), folder.chmod(0o777)))
    with pytest.raises(PermissionError, match="cannot be closed"):
        private_folders.make_private(tmp_path / "folder")


AT_ONCE = """
import sys
from pathlib import Path
from latticework.private_folders import make_private
folder, name = Path(sys.argv[1]), sys.argv[2]
for number in range(200):
    sys.stdin.readline()
    make_private(folder / str(number))
    (folder / str(number) / name).touch()
    print(flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="sets permissions")
def test_programs_that_replace_something_else_at_once(tmp_path: Path) -> None:
    """Each finds what it wrote there: no other removed the new folder, or wrote into the old one."""
    words = [sys.executable, "-c", AT_ONCE, str(tmp_path)]
    programs = [subprocess.Popen([*words, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
                for name in "abc"]
    for number in range(200):
        strange = tmp_path / str(number)
        (strange / "deep" / "down").mkdir(parents=True)
        strange.chmod(0o777)
        for program in programs:
            said(program, "go")
        assert [heard(program) for program in programs] == ["\n"] * 3
        assert sorted(file.name for file in strange.iterdir()) == ["a", "b", "c"]
        assert private_folders.only_owner_writes(strange)
    assert [program.communicate(timeout=60)[0] for program in programs] == [""] * 3
    assert len([*tmp_path.iterdir()]) == 200


def said(program: "subprocess.Popen[str]", word: str) -> None:
    assert program.stdin is not None
    program.stdin.write(f"{word}\n")
    program.stdin.flush()


def heard(program: "subprocess.Popen[str]") -> str:
    assert program.stdout is not None
    return program.stdout.readline()
