"""A command loads what it needs and no more: numba and the kernels take longer than most commands."""

import subprocess
import sys
from pathlib import Path

import pytest

from latticework import paths

SOMA = str(paths.library() / "cubic" / "soma.toml")
HEAVY = ("numba", "llvmlite", "PySide6", "pyqtgraph", "scipy")
NO_NUMPY = [["--version"], ["--help"]]
NO_NUMBA = [["library"], ["library", "--json"], ["lattices"], ["info", SOMA], ["info", "soma", "--json"],
            ["solve", "--help"], ["no-such-command"]]
TOLD = """
import sys
from latticework.__main__ import main
sys.argv = ["latticework", *sys.argv[1:]]
try:
    main()
except SystemExit:
    pass
sys.stderr.write(" ".join(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded(arguments: list[str], folder: Path) -> set[str]:
    """Return the packages that a command has loaded when it is done."""
    done = subprocess.run([sys.executable, "-c", TOLD, *arguments], capture_output=True, text=True, check=True,
                          cwd=folder, timeout=120)
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", NO_NUMPY, ids=" ".join)
def test_what_needs_no_puzzle_loads_no_library(arguments: list[str], tmp_path: Path) -> None:
    assert not loaded(arguments, tmp_path).intersection((*HEAVY, "numpy", "rich", "sqlite3", "msgspec"))


@pytest.mark.parametrize("arguments", NO_NUMBA, ids=" ".join)
def test_what_searches_nothing_loads_no_kernels(arguments: list[str], tmp_path: Path) -> None:
    assert not loaded(arguments, tmp_path).intersection(HEAVY)


def test_a_search_loads_its_own_engine_only(tmp_path: Path) -> None:
    code = ("import sys; from latticework.cli.main import run; run(['solve', 'soma', '--quiet']);"
            "print([n for n in sys.modules if n.startswith('latticework.search.')], file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "'latticework.search.bitset.kernel'" in done.stderr
    assert not any(f"search.{name}.kernel'" in done.stderr for name in ("dlx", "backtrack"))
    assert "'latticework.search.processor.compiler'" not in done.stderr
