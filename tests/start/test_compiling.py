"""Compiling kernels takes up to a minute: the program says so, with progress, whichever command comes first."""

import os
from pathlib import Path

import pytest

from kernel_help import TINY, filled, ran
from latticework import compiling, kernel_cache
from session_help import TWINS, write


def test_a_kernel_is_told_before_and_after_it_is_compiled_and_not_when_it_is_kept(tmp_path: Path) -> None:
    listening = "from latticework import compiling\ncompiling.listeners.append(lambda *told: print(*told))\n"
    first, second = (ran(["-c", listening + TINY], tmp_path) for _ in range(2))
    assert first.stdout == "0 1\n1 1\n42\n"
    assert second.stdout == "42\n"


@pytest.mark.skipif(os.name != "posix", reason="sets permissions")
@pytest.mark.parametrize(("arguments", "kernel"), [
    (["solve", "soma"], "explored_share.survey"),
    *(pytest.param(*case, marks=pytest.mark.slow) for case in (
        (["count", "pentominoes-3x20"], "counting.kernel.enter"),
        (["estimate", "bedlam", "--seconds", "0.1"], "random_dives.descend"))),
])
def test_each_command_says_so(tmp_path: Path, arguments: list[str], kernel: str) -> None:
    folder = filled(tmp_path)
    for path in folder.glob(f"latticework.search.{kernel}-*.nbc"):
        path.unlink()
    done = ran(["-m", "latticework", *arguments], tmp_path)
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert lines
    assert all(line.startswith("latticework: compiling the search for this machine") for line in lines)
    again = ran(["-m", "latticework", *arguments], tmp_path)
    assert again.stderr == ""


def test_a_command_listens_only_while_it_runs(tmp_path: Path) -> None:
    from latticework.cli.main import run

    assert run(["info", str(write(tmp_path, TWINS))]) == 0
    assert compiling.listeners == []


def test_every_kernel_is_kept_by_our_own_cache() -> None:
    """numba's own takes whatever it finds, and says nothing when it compiles."""
    for source in (source for folder in kernel_cache.SOURCES for source in folder.rglob("*.py")):
        text = source.read_text(encoding="utf-8")
        if "cache=True" in text:
            assert "from latticework.kernel_cache import njit\n" in text, source.name
