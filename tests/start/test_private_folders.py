"""Private folders that several programs make at once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from latticework import private_folders

Meanwhile = Callable[[Callable[[], object]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Let another program do something after this one has looked at the folder."""
    look = private_folders.is_private

    def set_up(do: Callable[[], object]) -> None:
        left = [do]

        def late(folder: Path) -> bool:
            seen = look(folder)
            if left:
                left.pop()()
            return seen

        monkeypatch.setattr(private_folders, "is_private", late)
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
    assert private_folders.is_private(folder)
