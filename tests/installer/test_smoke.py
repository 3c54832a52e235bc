"""The package for Debian on a bare Debian, as people use it: built, installed, used and removed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.timeout(0)  # building takes minutes, and the Debian is fetched
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("dpkg-deb"),
                    reason="only root can make a Debian in a folder, and only Debian and Ubuntu build packages")
def test_the_package_does_on_a_bare_debian_what_people_do(tmp_path):
    done = subprocess.run([sys.executable, str(ROOT / "installer" / "smoke_test.py"), str(tmp_path / "debian")],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    print(done.stdout)  # noqa: T201 - shown where it fails
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("all steps passed\n")
