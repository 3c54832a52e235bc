"""The bundle: a folder with the program, Python and all libraries, and an archive of it, installed by unpacking."""

import lzma
import os
import re
import shutil
import stat
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

from build_tools import DIST, epoch, run_tool, version
from setup_console import Stop, say
from setup_environment import ROOT

FOLDER = DIST / "latticework"
WORK = ROOT / "build" / "bundle"
KERNELS = ROOT / "build" / "kernels"
LIBRARIES = "_internal"
"""The folder in the bundle with everything but the program itself."""
STRIPPED = re.compile(r"/libllvmlite\.so|/libpython3|/lib-dynload/")
"""Libraries with symbols that only a debugger reads, 40 MB; others were made so that stripping breaks them."""


def build_bundle(films: bool, kernels: bool) -> Path:
    """Build the folder, with compiled kernels or without; return its path."""
    if sys.platform != "win32" and not sysconfig.get_config_var("Py_ENABLE_SHARED"):
        raise Stop("This Python has no shared library, which a bundle needs: start build.py with another Python.")
    WORK.mkdir(parents=True, exist_ok=True)
    kernels_too = {"LATTICEWORK_KERNELS": str(KERNELS)} if kernels else {}
    if kernels:
        say("Compiling the kernels for common processors (ten minutes or more, once for these sources)")
        run_tool([str(ROOT / "installer" / "ship_kernels.py"), str(KERNELS)], "Compiling the kernels")
    say("Building the bundle (some minutes)")
    notices = WORK / "third_party_notices.txt"
    films_too = {"LATTICEWORK_FILMS": "yes"} if films else {}
    run_tool(["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath",
              str(WORK), str(ROOT / "installer" / "bundle" / "latticework.spec")], "Building the bundle",
             {"LATTICEWORK_NOTICES": str(notices)} | films_too | kernels_too)
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, FOLDER)
    shutil.copy(notices, FOLDER)
    _strip(FOLDER)
    return FOLDER


def _strip(folder: Path) -> None:
    if sys.platform == "linux" and shutil.which("strip"):
        for path in (folder / LIBRARIES).rglob("*.so*"):
            if STRIPPED.search(path.as_posix()) and not path.is_symlink():
                subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def build_archive(folder: Path = FOLDER) -> Path:
    """Pack the folder into an archive beside it, of the kind that its system opens by itself; return its path."""
    if not folder.exists():
        raise Stop("An archive is made of the bundle: build the bundle first.")
    say("Packing the archive")
    system = sysconfig.get_platform().replace(".", "_")
    base = folder.parent / f"latticework-{version()}-{system}"
    if os.name == "nt":
        return _zipped(folder, base.with_name(f"{base.name}.zip"))
    target = base.with_name(f"{base.name}.tar.xz")
    with lzma.open(target, "wb", preset=6) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for path in sorted([folder, *folder.rglob("*")]):
            tar.add(path, path.relative_to(folder.parent), recursive=False, filter=_plain)
    return target


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an entry that does not say who built it and when, and that everybody may read."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = int(epoch())
    entry.mode = 0o755 if entry.isdir() or entry.mode & stat.S_IXUSR else 0o644
    return entry


def _zipped(folder: Path, target: Path) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.rglob("*")):
            packed.write(path, path.relative_to(folder.parent))
    return target
