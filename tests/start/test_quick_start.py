"""A command loads what it needs and no more: numba and the kernels take longer than most commands."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from latticework import paths

SOMA = str(paths.library() / "cubic" / "soma.toml")
HEAVY = ("numba", "llvmlite", "PySide6", "pyqtgraph", "scipy", "trimesh", "ezdxf", "fpdf", "shapely", "manifold3d")
NO_NUMPY = [["--version"], ["--help"]]
NO_NUMBA = [["library"], ["library", "--json"], ["lattices"], ["info", SOMA], ["info", "soma", "--json"],
            ["solve", "--help"], ["render", "--help"], ["no-such-command"]]
TOLD = """
import json, sys
from latticework.__main__ import main
for arguments in json.loads(sys.argv[1]):
    sys.argv = ["latticework", *arguments]
    try:
        main()
    except SystemExit:
        pass
    print(*arguments, ":", *{name.partition(".")[0] for name in sys.modules}, file=sys.stderr)
"""


def loaded(commands: list[list[str]], folder: Path) -> dict[str, set[str]]:
    """Return the packages that are loaded after each of some commands, which one process does one after the other."""
    done = subprocess.run([sys.executable, "-c", TOLD, json.dumps(commands)], capture_output=True, text=True,
                          check=True, cwd=folder, timeout=120)
    said = dict(line.split(" : ") for line in done.stderr.splitlines() if " : " in line)
    assert len(said) == len(commands)
    return {command: set(names.split()) for command, names in said.items()}


@pytest.mark.parametrize(("commands", "unwanted"), [
    (NO_NUMPY, {*HEAVY, "numpy", "rich", "sqlite3", "msgspec"}), (NO_NUMBA, set(HEAVY))], ids=["simple", "no search"])
def test_a_command_loads_no_library_that_it_does_not_need(
    commands: list[list[str]], unwanted: set[str], tmp_path: Path
) -> None:
    found = {command: names & unwanted for command, names in loaded(commands, tmp_path).items()}
    assert not any(found.values()), found


def test_a_search_loads_its_own_engine_only(tmp_path: Path) -> None:
    code = ("import sys; from latticework.cli.main import run; run(['solve', 'soma', '--quiet']);"
            "print([n for n in sys.modules if n.startswith('latticework.search.')], file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "'latticework.search.bitset.kernel'" in done.stderr
    assert not any(f"search.{name}.kernel'" in done.stderr for name in ("dlx", "backtrack"))
    assert "'latticework.search.processor.compiler'" not in done.stderr
