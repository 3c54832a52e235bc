"""Try the .deb on a bare Debian, as a person would: python3 installer/smoke_test.py [--package DEB] [FOLDER]

It installs the package into a Debian of its own in FOLDER, made with debootstrap where it is not there, does there as
another user what its users do, removes it, and looks what is left. Without --package it builds one first, so that it
never tries an old one. It needs root, and a Debian or Ubuntu. Each step is one line with its seconds; pictures and
files of the user stay in FOLDER/home/ann.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import setup_system
from build import build
from build_tools import version
from setup_console import Stop, redact, run_quietly, say

TOOLS = ("xvfb", "xauth", "x11-utils", "imagemagick", "desktop-file-utils", "appstream", "libglib2.0-bin",
         "shared-mime-info", "procps")
"""Packages that only the test needs; the program must do with those that its own package depends on."""
USER, HOME = "ann", "/home/ann"
FIRST_ENTRIES = ("/usr/share/applications/latticework.desktop", "/usr/bin/latticework",
                 "/usr/share/man/man1/latticework.1.gz", "/usr/share/doc/latticework/third_party_notices.txt",
                 "/usr/share/bash-completion/completions/latticework")

_WAIT_FOR_WINDOW = """
for i in $(seq 600); do
    xwininfo -root -tree 2>/dev/null | grep -q "{title}" && break
    sleep 0.2
done
xwininfo -root -tree | grep "{title}" || exit 1
"""
# pgrep: nobody takes note of the end of processes here, so they stay as zombies, which do not count.
OPEN_BY_DOUBLE_CLICK = """
export LIBGL_ALWAYS_SOFTWARE=1
Xvfb -displayfd 3 -screen 0 1280x800x24 +extension GLX -nolisten tcp 3>"$HOME/display" 2>/dev/null &
while [ ! -s "$HOME/display" ]; do sleep 0.1; done
export DISPLAY=:$(cat "$HOME/display")
gio open "$HOME/My puzzle.toml" || exit 1
""" + _WAIT_FOR_WINDOW.format(title="Soma") + """
# The target is drawn when its middle has shades: until then it is white.
for i in $(seq 300); do
    shades=$(import -window root -crop 400x300+500+250 -format %k info:)
    [ "$shades" -gt 20 ] && break
    sleep 0.5
done
import -window root "$HOME/opened.png"
[ "$shades" -gt 20 ] || { echo "nothing is drawn: $shades shades" >&2; exit 1; }
pkill -TERM -x latticework
for i in $(seq 600); do pgrep -x -r D,R,S latticework >/dev/null || exit 0; sleep 0.2; done
echo "the window does not close" >&2; exit 1
"""
SEARCH_AND_KILL = """
cd; latticework solve bedlam --engine bitset --workers 2 --search bedlam.search --quiet >solve.txt 2>&1 & program=$!
for i in $(seq 3000); do
    [ "$(stat -c %s bedlam.search 2>/dev/null || echo 0)" -gt 300000 ] && break
    sleep 0.1
done
kill -9 $program; wait $program 2>/dev/null
for i in $(seq 300); do pgrep -x -r D,R,S latticework >/dev/null || break; sleep 0.2; done
pgrep -x -r D,R,S latticework && { echo "workers outlive the program" >&2; exit 1; }
latticework solutions bedlam.search --count
"""
OWN_KERNELS = "echo $(find ~/.cache /tmp -name '*.nbc' 2>/dev/null | wc -l) files"
MIME = {"My puzzle.toml": "application/x-latticework-puzzle", "other.toml": "application/toml",
        "bedlam.search": "application/x-latticework-search", "soma.xmpuzzle": "application/x-burrtools-puzzle"}


class Debian:
    """A bare Debian in a folder, in which commands are run as root or as a user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not (folder / HOME.lstrip("/")).exists():  # the last thing that is made
            self._make()

    def _make(self) -> None:
        if self.folder.exists() and any(self.folder.iterdir()):
            raise Stop(f"{self.folder} should be empty, missing, or a Debian of this test: this one was not made "
                       "to its end, or is something else. Remove it, or name another folder.")
        if not shutil.which("debootstrap"):
            setup_system.provide(["debootstrap"])
        say("Making a bare Debian (some minutes)")
        status, last = run_quietly(["debootstrap", "--variant=minbase", "bookworm", str(self.folder)])
        if status != 0:
            raise Stop(f"{last}\nThe bare Debian could not be made.")
        self.root("provide tools", f"apt-get update && apt-get install -y --no-install-recommends {' '.join(TOOLS)}")
        self.root("add a user", f"useradd --create-home --shell /bin/bash {USER}")

    def root(self, step: str, script: str) -> str:
        """Run a script as root; return what it prints. Raises Stop with its last lines where it fails."""
        return self._run(step, ["sh", "-ec", script])

    def user(self, step: str, script: str) -> str:
        """Run a script as the user; return what it prints. Raises Stop with its last lines where it fails."""
        return self._run(step, ["runuser", "-u", USER, "--", "bash", "-c", script])

    def _run(self, step: str, command: Sequence[str]) -> str:
        """Run a command in a world of its own: what it starts ends with it, and nothing stays mounted."""
        place = shlex.quote(str(self.folder))
        inner = f"mount -t tmpfs none {place}/dev/shm; exec chroot {place} {shlex.join(command)}"  # noqa: S108
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.folder}/proc"]
        clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": HOME if "runuser" in command else "/root",
                 "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive", "TERM": "dumb"}
        begin = time.monotonic()
        done = subprocess.run([*alone, "sh", "-c", inner], env=clean, capture_output=True, text=True,
                              errors="replace", check=False)
        printed = redact(done.stdout.strip())
        if done.returncode:
            raise Stop(f"{printed[-2000:]}\n{redact(done.stderr)[-2000:]}\n{step}: FAILED (status {done.returncode})")
        say(f"{step:<44}{time.monotonic() - begin:7.1f} s")
        return printed


def expect(step: str, found: str, wanted: str) -> None:
    """Raise Stop unless a text has another one in it."""
    if wanted not in found:
        raise Stop(f"{step}: there should be {wanted!r}, but it is:\n{found}")


def install(debian: Debian, package: Path) -> None:
    """Install the package with what it depends on, and check all that it tells the desktop."""
    shutil.copy(package, debian.folder / "tmp" / "latticework.deb")
    debian.root("install by apt", "apt-get update && apt-get install -y --no-install-recommends /tmp/latticework.deb")
    debian.root("files of the package", f"ls {' '.join(FIRST_ENTRIES)}; rm /tmp/latticework.deb")
    debian.root("desktop-file-validate", "desktop-file-validate /usr/share/applications/latticework.desktop")
    debian.root("appstreamcli validate", "appstreamcli validate --no-net /usr/share/metainfo/org.latticework.*.xml")
    debian.root("completion is bash", "bash -n /usr/share/bash-completion/completions/latticework")


def solve(debian: Debian) -> None:
    """Solve in the terminal, kill a search of two workers, resume it, and export parts to be printed."""
    expect("version", debian.user("latticework --version", "latticework --version"), version())
    command = "cd; latticework solve soma --workers 2 2>&1"
    first = debian.user("solve soma, the first time", command)
    expect("first solve", first, "11,520")
    if "compiling" in first:
        raise Stop(f"first solve: the kernels that came with the program are not used\n{first}")
    found = debian.user("solve bedlam with two workers, kill -9", SEARCH_AND_KILL)
    say(f"    kept at the kill: {' '.join(found.split())}")
    expect("resume", debian.user("resume it to the end", "cd; latticework solve bedlam.search --workers 2"), "19,186")
    expect("compiled kernels of the user", debian.user("look for kernels that were compiled", OWN_KERNELS), "0 files")
    debian.user("export STL", "cd; latticework render bedlam.search -o bedlam.stl --cell 15; ls -l bedlam*.stl; "
                              "latticework convert soma -o soma.xmpuzzle")


def double_click(debian: Debian) -> None:
    """Check by which type a desktop knows files, and open one as it does at a double click."""
    puzzle = "/usr/lib/latticework/_internal/latticework/puzzles/cubic/soma.toml"
    debian.user("files of the user", f"cd; cp {puzzle} 'My puzzle.toml'; printf '[tool]\\nname = 1\\n' > other.toml")
    for name, wanted in MIME.items():
        told = debian.user(f"type of {name}", f"cd; gio info -a standard::content-type '{name}'")
        expect(f"type of {name}", told, f"content-type: {wanted}")
    say("    " + debian.user("open by double click, picture, close", OPEN_BY_DOUBLE_CLICK).strip())


def remove(debian: Debian, before: str) -> None:
    """Remove the package; raise Stop where it leaves anything but the user's own files."""
    debian.root("remove", "apt-get purge -y latticework && apt-get autoremove -y --purge")
    # In /tmp the killed program has left a folder of the user, which a restart of the system removes.
    places = "-not -path '/home/*' -not -path '/tmp/latticework-*'"
    left = debian.root("look for what is left", f"find / -xdev -iname '*latticework*' {places}")
    if left or packages(debian) != before:
        raise Stop(f"removed, but this is left: {left or 'packages that were not there before'}")
    own = debian.root("the user's files are there", f"ls {HOME}/bedlam.search {HOME}/bedlam.stl")
    expect("the user's files", own, "bedlam.search")


def packages(debian: Debian) -> str:
    """Return the names of all packages that are installed."""
    return debian.root("list of packages", "dpkg-query -W -f '${Package} ${Status}\\n' | grep ' installed$' | sort")


def smoke_test(folder: Path, package: Path) -> None:
    """Do all steps; raises Stop at the first that fails."""
    debian = Debian(folder)
    before = packages(debian)
    install(debian, package)
    solve(debian)
    double_click(debian)
    remove(debian, before)
    say("all steps passed")


def main(arguments: Sequence[str]) -> int:
    """Run the test with the package that is named or built now; return the exit status."""
    parser = argparse.ArgumentParser(prog="smoke_test.py", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", type=Path, metavar="DEB", help="the package to try, instead of a new one")
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="where the Debian is or will be")
    chosen = parser.parse_args(arguments)
    if os.geteuid() != 0:
        sys.stderr.write("The smoke test makes a Debian of its own, which only root may do.\n")
        return 1
    try:
        package = chosen.package or build(["bundle", "deb"], films=False, kernels=True)[-1]
        say(f"Trying {package.name}")
        with tempfile.TemporaryDirectory(prefix="lw-smoke-") as temporary:
            smoke_test(chosen.folder or Path(temporary) / "debian", package)
    except Stop as stop:
        sys.stderr.write(f"{stop}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
