"""The whole window under a restless user: no crash, no fault, nothing accumulates."""

import ast
import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOAK = Path(__file__).parent.parent / "window_soak.py"
SECONDS = float(os.environ.get("LATTICEWORK_SOAK", "300"))
WARM = 0.4  # of the lines of figures come from caches that are still being filled


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS + 300)
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="counts memory of Linux and its C library")
@pytest.mark.parametrize("how", ["cycles", "as in the program"])
def test_the_window_bears_a_restless_user(tmp_path: Path, how: str) -> None:
    """Each way takes five minutes, or the number of seconds that LATTICEWORK_SOAK says."""
    paths = os.pathsep.join([str(SOAK.parent), *sys.path])
    ended = subprocess.run([sys.executable, str(SOAK), str(SECONDS), "7", str(tmp_path), how], text=True, check=False,
                           capture_output=True, env=os.environ | {"PYTHONPATH": paths})
    assert ended.returncode == 0, ended.stdout + ended.stderr
    lines = [ast.literal_eval(told) for told in re.findall(r"\{'memory'[^}]*\}", ended.stdout)]
    warm = lines[round(WARM * len(lines)):-1]
    first, later = warm[:len(warm) // 2], warm[len(warm) // 2:]
    assert len(first) >= 2
    for figure, more in (("descriptors", 12), ("threads", 4), ("windows", 4), ("widgets", 70), ("memory", 80)):
        assert min(line[figure] for line in later) <= min(line[figure] for line in first) + more, lines
