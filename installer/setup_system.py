"""System packages: what Qt, OpenGL and the tests need, and how they are installed where that is allowed."""

import ctypes
import importlib
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from setup_console import Stop, run_quietly, say

# What Qt's core, its xcb platform and its GLX and EGL integrations link to and its wheel does not bring,
# with the Debian package of each. Mesa's drivers come as dependencies of libgl1 and libegl1.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
FONT = "a font"
XVFB = "Xvfb"
STRACE = "strace"
BUS = "dbus-run-session"
READER = "AT-SPI for Python"
"""What lets the Python of the system be a screen reader."""
DEBIAN = {**LIBRARIES, FONT: "fonts-dejavu-core", XVFB: "xvfb", STRACE: "strace", BUS: "dbus",
          READER: "python3-pyatspi"}
OF_TESTS = (XVFB, STRACE, BUS, READER)
"""What the tests need beyond the program."""
SYSTEM_PYTHON = "/usr/bin/python3"
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
APT = ("apt-get", "install", "-y", "--no-install-recommends")
# Another installation may be running on a fresh machine: wait for it rather than fail.
APT_WAIT = ("-o", "DPkg::Lock::Timeout=300")


def loads(library: str) -> bool:
    """Say whether the dynamic linker finds a library of this file name."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    """Say whether any outline font is installed: without one Qt draws empty boxes."""
    folders = (Path(folder).expanduser() for folder in FONT_FOLDERS)
    return any(True for folder in folders for _ in folder.rglob("*.[toTO][tT][fFcC]"))


def lacks(thing: str) -> bool:
    """Say whether a program is missing, or READER."""
    if thing != READER:
        return not shutil.which(thing)
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return not Path(SYSTEM_PYTHON).exists() or run_quietly([SYSTEM_PYTHON, "-c", asked])[0] != 0


def missing_things(programs: Iterable[str] = (), found: Callable[[str], bool] = loads) -> list[str]:
    """Return what a Qt window needs and is not there: library file names, FONT, and these programs."""
    things = [library for library in LIBRARIES if not found(library)]
    things += [] if has_font() else [FONT]
    return things + [program for program in programs if lacks(program)]


def debian_packages(things: Iterable[str]) -> list[str]:
    """Return the Debian packages that hold these things, each once; a thing of no table is a package."""
    return list(dict.fromkeys(DEBIAN.get(thing, thing) for thing in things))


def provided_name(thing: str, font: str) -> str:
    """Return the name by which dnf and zypper find the package that holds a library or a program."""
    if thing in {FONT, READER}:
        return font if thing == FONT else DEBIAN[READER]
    return f"{thing}()(64bit)" if ".so" in thing else f"/usr/bin/{thing}"


def by_hand(things: Sequence[str], tool: str) -> str:
    """Return the exact command for a person to type where ``tool`` is the machine's package tool."""
    if tool == "apt-get":
        return "sudo apt-get update && sudo " + shlex.join([*APT, *debian_packages(things)])
    if tool in {"dnf", "zypper"}:
        font = "dejavu-sans-fonts" if tool == "dnf" else "dejavu-fonts"
        return f"sudo {tool} install " + shlex.join(provided_name(thing, font) for thing in things)
    return f"(this system's package tool) install {' '.join(things)}"


def package_tool() -> str:
    """Return the name of this machine's package tool, or an empty string."""
    if Path("/etc/debian_version").exists() and shutil.which("apt-get"):
        return "apt-get"
    return next((tool for tool in ("dnf", "zypper") if shutil.which(tool)), "")


def privilege() -> list[str] | None:
    """Return what to put before a command to run it as root, or None where that is not allowed."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run_quietly(["sudo", "-n", "true"])[0] == 0:
        return ["sudo", "-n"]
    return None


def apt_install(packages: Sequence[str], prefix: Sequence[str]) -> str:
    """Install Debian packages; return an empty string, or the last lines of what went wrong."""
    start = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    install = [*start, *APT, *APT_WAIT, *packages]
    status, _ = run_quietly(install)
    if status != 0:  # the lists of packages are missing or too old
        run_quietly([*start, "apt-get", "update", *APT_WAIT])
        status, last = run_quietly(install)
    return "" if status == 0 else last


def provide(things: Sequence[str]) -> None:
    """Install what is missing where it may be done, else raise Stop with the exact command."""
    tool = package_tool()
    command = by_hand(things, tool)
    prefix = privilege() if tool == "apt-get" else None
    if prefix is None:
        raise Stop(f"Missing on this system: {', '.join(things)}\nInstall them with this command:\n  {command}")
    packages = debian_packages(things)
    say(f"Installing system packages: {' '.join(packages)}")
    last = apt_install(packages, prefix)
    if last:
        raise Stop(f"{last}\nThe system packages could not be installed. Try it by hand:\n  {command}")


def provide_system(window: bool, programs: Iterable[str] = ()) -> None:
    """See to all that the system lacks, at once, so that a person installs once; raise Stop where something is left.

    Without `window` the libraries and the font of a window are welcome, but not needed.
    """
    missing = all_missing(programs)
    try:
        if missing:
            provide(missing)
            importlib.invalidate_caches()
            left = all_missing(programs)
            if left:
                raise Stop(f"Still missing after the installation: {', '.join(left)}")
    except Stop:
        if window or missing_python_parts():
            raise
        say("The libraries of a window are missing; there is no display, so this goes on without them.")


def all_missing(programs: Iterable[str]) -> list[str]:
    """Return what Python, and on Linux a Qt window, lacks here, and which of these programs are not there."""
    return missing_python_parts() + (missing_things(programs) if sys.platform.startswith("linux") else [])


def missing_python_parts() -> list[str]:
    """Return the packages of parts of Python that some systems leave out; raise Stop if one has no package."""
    left_out = [name for name in ("ssl", "sqlite3", "ctypes") if importlib.util.find_spec(f"_{name}") is None]
    if left_out:
        raise Stop(f"This Python was built without {', '.join(left_out)}: use a complete Python 3.11 or later.")
    if importlib.util.find_spec("ensurepip") is not None:
        return []
    if package_tool() != "apt-get":  # elsewhere it comes with Python
        raise Stop("This Python has no ensurepip, so no virtual environment can be made: use a complete one.")
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]
