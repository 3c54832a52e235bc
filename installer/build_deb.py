"""The package for Debian and Ubuntu: the folder of the bundle, and what tells a desktop of the program."""

import datetime
import shutil
import subprocess
from pathlib import Path

import bundle_contents
import setup_system
from build_bundle import FOLDER, WORK
from build_tools import DIST, epoch, run_tool, size, version
from setup_console import Stop, run_quietly, say
from setup_environment import ROOT

LINUX = ROOT / "installer" / "bundle" / "linux"
CONTROL = """\
Package: latticework
Version: {version}
Architecture: {architecture}
Maintainer: Latticework contributors <contributors@latticework.invalid>
Section: games
Priority: optional
Installed-Size: {kilobytes}
Depends: {depends}
Description: solver of put-together puzzles on any lattice
 Latticework covers a target with parts and finds all ways to do it. Parts and
 target are drawn, or taken from a library of puzzles or from files of other
 programs; searches can be paused and go on later. Solutions are seen in 3D,
 come apart, and can be printed or cut.
"""
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Latticework
Comment: third_party_notices.txt beside this file has the licences of all that comes with the program.

Files: *
Copyright: the contributors of Latticework
License: Expat

License: Expat
"""


def depends() -> list[str]:
    """Return the packages of the libraries that the bundle leaves to the system."""
    left = {package for library, package in setup_system.LIBRARIES.items()
            if bundle_contents.is_left_out(library, f"/usr/lib/{library}")}
    return sorted({*left, "libc6 (>= 2.35)", "libstdc++6", "libgcc-s1", setup_system.DEBIAN[setup_system.FONT]})


def build_deb() -> Path:
    """Build the package of the folder that was built before; return its path. Raises Stop where it fails."""
    if not FOLDER.exists() or not shutil.which("dpkg-deb"):
        raise Stop("A .deb is made of the bundle, by dpkg-deb of Debian or Ubuntu: build the bundle there first.")
    say("Building the .deb")
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    _lay_out(root)
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    architecture = asked.stdout.strip()
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(CONTROL.format(version=version(), architecture=architecture, kilobytes=size(root) // 1024,
                                      depends=", ".join(depends())), "utf-8")
    target = DIST / f"latticework_{version()}_{architecture}.deb"
    _for_everybody(root)
    pack = ["env", f"SOURCE_DATE_EPOCH={epoch()}", "dpkg-deb", "--root-owner-group", "-Zxz", "--build"]
    status, last = run_quietly([*pack, str(root), str(target)])
    if status != 0:
        raise Stop(f"{last}\nThe .deb could not be built.")
    return target


def _lay_out(root: Path) -> None:
    """Put all files of the package where they will be on the system."""
    program, share = root / "usr" / "lib" / "latticework", root / "usr" / "share"
    shutil.copytree(FOLDER, program, symlinks=True)
    command = root / "usr" / "bin" / "latticework"
    command.parent.mkdir()
    command.symlink_to("../lib/latticework/latticework")
    run_tool([str(ROOT / "installer" / "build_pages.py"), str(share)], "Making the man page and the icons")
    day = datetime.datetime.fromtimestamp(int(epoch()), datetime.UTC).date().isoformat()
    for name, folder in (("latticework.desktop", "applications"), ("latticework.xml", "mime/packages"),
                         ("org.latticework.Latticework.metainfo.xml", "metainfo")):
        text = (LINUX / name).read_text("utf-8").replace("@VERSION@", version()).replace("@DATE@", day)
        (share / folder).mkdir(parents=True)
        (share / folder / name).write_text(text, "utf-8")
    papers = share / "doc" / "latticework"
    papers.mkdir(parents=True)
    for name in ("README.md", "LICENSE", "third_party_notices.txt"):
        (program / name).rename(papers / name)
    licence = "".join(f" {line.strip() or '.'}\n" for line in (papers / "LICENSE").read_text("utf-8").splitlines())
    (papers / "LICENSE").unlink()
    (papers / "copyright").write_text(COPYRIGHT + licence, "utf-8")


def _for_everybody(root: Path) -> None:
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
