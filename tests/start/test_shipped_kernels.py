"""Kernels that come with the program are used where they fit and are whole, and otherwise compiled here."""

import os
import platform
import shutil
from pathlib import Path

import pytest

from kernel_help import TINY, ran, ran_afresh

pytestmark = pytest.mark.skipif(platform.machine() not in {"x86_64", "AMD64"}, reason="ships nothing for others")

SHIPPED = """
from pathlib import Path
from latticework import kernel_cache, paths
paths.kernels = lambda: Path({folder!r})
"""
OTHER_PROCESSOR = "kernel_cache.binding.get_host_cpu_features = dict\n"
OTHER_SOURCES = "kernel_cache.__version__ = 'another'\n"


def shipped(folder: Path, level: str = "x86-64-v2") -> Path:
    """Make the file of one kernel for a processor as the installer does, and return it."""
    (folder / "built").mkdir()
    # Afresh, as numba looks for these variables when it is loaded.
    built = ran_afresh(["-c", TINY], folder / "built", NUMBA_CPU_NAME=level, NUMBA_CPU_FEATURES="")
    assert built.stdout == "42\n", built.stderr
    shutil.copytree(folder / "built" / "cache" / "latticework", folder / "shipped")
    [path] = (folder / "shipped").rglob("*.nbc")
    return path


def compiled(folder: Path, more: str = "") -> int:
    """Run the program with one kernel, check its answer, and return how many kernels it compiled."""
    (folder / "run").mkdir(exist_ok=True)
    done = ran(["-c", SHIPPED.format(folder=str(folder / "shipped")) + more + TINY], folder / "run")
    assert done.stdout == "42\n", done.stderr
    return len([*(folder / "run" / "cache").rglob("*.nbc")])


def test_it_is_used_and_nothing_compiled(tmp_path: Path) -> None:
    path = shipped(tmp_path)
    assert compiled(tmp_path) == 0
    assert path.exists()


@pytest.mark.parametrize("more", [OTHER_PROCESSOR, OTHER_SOURCES], ids=["processor", "version"])
def test_it_does_not_fit(tmp_path: Path, more: str) -> None:
    shipped(tmp_path)
    assert compiled(tmp_path, more) == 1


def test_it_is_damaged(tmp_path: Path) -> None:
    path = shipped(tmp_path)
    os.truncate(path, path.stat().st_size - 1)
    assert compiled(tmp_path) == 1


def test_the_own_one_comes_first(tmp_path: Path) -> None:
    path = shipped(tmp_path)
    assert compiled(tmp_path, OTHER_PROCESSOR) == 1
    path.write_bytes(b"")  # it would be removed when it is read
    assert compiled(tmp_path) == 1
    assert path.exists()
