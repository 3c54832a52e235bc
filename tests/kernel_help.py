"""Helpers of the tests of kept kernels: a cache of one's own to damage, and processes that permissions bind."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import forked_program
from latticework import kernel_cache
from latticework.search.warm_kernels import warm

TINY = """
import pathlib, sys, types
from latticework import kernel_cache
if len(sys.argv) > 1:
    kernel_cache.SOURCES = (pathlib.Path(sys.argv[1]),)
tiny = sys.modules["latticework.search.tiny"] = types.ModuleType("latticework.search.tiny")
source = "from numba import int64, njit\\n@njit(int64(int64), cache=True)\\ndef double(n): return 2 * n\\n"
exec(compile(source, "tiny.py", "exec"), tiny.__dict__)
print(tiny.double(21))
"""
"""A program with one kernel, which takes a moment to compile; its argument is another folder of sources."""


def environment(folder: Path) -> dict[str, str]:
    """Return an environment in which kernels are kept below a folder, as are temporary things."""
    (folder / "temporary").mkdir(exist_ok=True)
    return os.environ | {"NUMBA_CACHE_DIR": str(folder / "cache"), "TMPDIR": str(folder / "temporary")}


def bound_by_permissions() -> None:
    """Let permission bits bind the program that this process becomes, as they bind all users but root."""
    if sys.platform == "linux" and os.geteuid() == 0:
        for capability in (1, 2):  # CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH
            assert ctypes.CDLL(None).prctl(24, capability, 0, 0, 0) == 0  # PR_CAPBSET_DROP


def ran(arguments: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run Python to its end in the environment of a folder, bound by permissions; it begins without any kernel."""
    return forked_program.run([sys.executable, *arguments], folder, 800, env=environment(folder), load=compiler,
                              first=bound_by_permissions)


def ran_afresh(
    arguments: list[str], folder: Path, before: Callable[[], object] = bound_by_permissions, **variables: str
) -> "subprocess.CompletedProcess[str]":
    """Run Python to its end as users begin it, with nothing loaded."""
    return subprocess.run([sys.executable, *arguments], env=environment(folder) | variables, capture_output=True,
                          text=True, timeout=800, check=False, preexec_fn=before)


def compiler() -> None:
    """Load what compiles kernels, by compiling a function that is not kept."""
    from latticework import kernel_cache

    kernel_cache.njit("int64(int64)")(lambda n: n)


def tiny(folder: Path, *sources: str, before: Callable[[], object] | None = None) -> forked_program.Started:
    """Start the program with one kernel, bound by permissions."""
    return forked_program.start([sys.executable, "-c", TINY, *sources], folder, environment(folder), compiler, before,
                                first=bound_by_permissions)


def filled(folder: Path) -> Path:
    """Return the folder with copies of all compiled kernels where `environment` has the program look for them."""
    warm()
    kept = next(path for path in kernel_cache._folders() if path.exists())
    place = folder / "cache" / "latticework" / kept.name
    shutil.copytree(kept, place)
    for each in (place.parent, place):
        each.chmod(0o700)
    return place


def one_line(done: "subprocess.CompletedProcess[Any]") -> bool:
    """Whether a program said one line on standard error."""
    return bool(done.stderr.startswith("latticework: ") and done.stderr.count("\n") == 1)
